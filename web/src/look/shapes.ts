// Outlines of seat marks and pieces, centred on 0 0, about 40 wide and 46 high.

export const SHAPES: Record<string, string> = {
  hexagon: "M0-21 18-10.5v21L0 21-18 10.5v-21Z",
  leaf: "M0-22C14-16 20-6 17 6 15 15 7 20 0 22-7 20-15 15-17 6-20-6-14-16 0-22Z",
  square: "M-18-18h36v36h-36Z",
  lozenge: "M0-23 20 0 0 23-20 0Z",
  triangle: "M0-21 21 17h-42Z",
  circle: "M-20 0a20 20 0 1 1 40 0a20 20 0 1 1-40 0Z",
  block: "M-10-20h20v7h10v14h-5v18h-30v-18h-5v-14h10Z",
  cone: "M-19-15h38L0 21Z",
  flag: "M-8 20v-40h20l-6 8 6 8h-16v24Z",
};

export const shapeOf = (shape: string): string => SHAPES[shape] ?? SHAPES["circle"] ?? "";
