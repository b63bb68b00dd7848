"""Names of packs stand in pictures as they are, whatever characters they have."""

from xml.etree import ElementTree as ET

import pytest

from clockwood.kernel import svg

NAMES = ["Ash & Oak", "<script>alert(1)</script>", 'The "Old" Mill', "'", "]]>", "&lt;"]


@pytest.mark.parametrize("name", NAMES)
def test_words_in_a_picture_are_read_as_they_were_written(name: str) -> None:
    drawn = svg.sheet(10, 10, svg.group(svg.text((1, 2), name, 3), class_=name))
    picture = ET.fromstring(drawn)  # noqa: S314 - what was drawn just now
    group = picture[0]
    assert group.attrib["class"] == name
    assert [(each.tag.rpartition("}")[2], each.text, len(each)) for each in group] == [("text", name, 0)]
