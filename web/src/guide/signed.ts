/** Returns a share in hundredths with its sign: +3, −19, ±0. */
export function signed(share: number): string {
  const hundredths = Math.round(100 * Math.abs(share));
  return hundredths === 0 ? "±0" : `${share < 0 ? "−" : "+"}${hundredths}`;
}
