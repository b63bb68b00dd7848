"""A skull, about 22 units wide around the origin: for ground that hurts, and for damage."""

from typing import Final

from clockwood.kernel.svg import circle, ink, path

BONE: Final = "M0 -11C7 -11 11 -6.5 11 -1C11 3 9 5.2 6.6 6.2V11H-6.6V6.2C-9 5.2 -11 3 -11 -1C-11 -6.5 -7 -11 0 -11Z"


def skull(bone: str = "raised", edge: str = "danger") -> str:
    eyes = circle((-4.4, -0.8), 2.9, fill=ink(edge)) + circle((4.4, -0.8), 2.9, fill=ink(edge))
    nose = path("M0 2.4L2 6H-2Z", fill=ink(edge))
    teeth = path("M-2.4 7.6V11M2.4 7.6V11", fill="none", stroke=ink(edge), stroke_width=1.4)
    return path(BONE, fill=ink(bone), stroke=ink(edge), stroke_width=2, stroke_linejoin="round") + eyes + nose + teeth
