"""The descriptions of contents, each in a language: kept while they are used, so that a table is drawn once."""

import asyncio
from typing import Final

from clockwood.kernel.content import Content
from clockwood.scene.builder import SceneBuilder

MOST_KEPT: Final = 128


class Sceneries:
    """Keeps the descriptions that were used last, and nothing of the others."""

    def __init__(self, most: int = MOST_KEPT) -> None:
        self.most: Final = most
        self._kept: Final[dict[tuple[Content, str], SceneBuilder]] = {}

    def of(self, content: Content, language: str) -> SceneBuilder:
        """Return the description of a content."""
        return self._keep(content, language, self._kept.pop((content, language), None))

    async def prepare(self, content: Content, language: str) -> None:
        """Describe and draw a content for the first time, in a thread, while others are served."""
        if (content, language) not in self._kept:
            self._keep(content, language, await asyncio.to_thread(SceneBuilder, content, language))

    def _keep(self, content: Content, language: str, found: SceneBuilder | None) -> SceneBuilder:
        kept = SceneBuilder(content, language) if found is None else found
        self._kept[content, language] = kept
        while len(self._kept) > self.most:
            self._kept.pop(next(iter(self._kept)))
        return kept


SCENERIES: Final = Sceneries()
