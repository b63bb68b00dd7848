"""Content packs that the host of the server installed, one folder each."""

from pathlib import Path
from typing import Final

from clockwood.kernel.errors import BadPack
from clockwood.packs import read_pack
from clockwood.server.core.refusals import Refused


class InstalledPacks:
    """Packs in `folder/GAME/NAME/pack.toml`. A match names its packs by NAME and does not contain them."""

    def __init__(self, folder: Path | None) -> None:
        self.folder: Final = folder

    def names(self, game: str) -> list[str]:
        if self.folder is None or not (self.folder / game).is_dir():
            return []
        return sorted(path.parent.name for path in (self.folder / game).glob("*/pack.toml"))

    def folders(self, game: str, names: list[str]) -> list[str]:
        """Return the folders of these packs, or refuse the first that is not installed."""
        known = self.names(game)
        for name in names:
            if name not in known:
                raise Refused(f"no such pack here; there are {', '.join(known) or 'none'}", "packs", code="no-pack")
        return [str(Path(str(self.folder)) / game / name) for name in names]

    def listed(self, game: str) -> list[dict[str, str]]:
        """Return the name and id of each pack of a game; packs that cannot be read are left out."""
        found: list[dict[str, str]] = []
        for name, folder in zip(self.names(game), self.folders(game, self.names(game)), strict=True):
            try:
                pack, _ = read_pack(Path(folder))
            except BadPack:
                continue
            found.append({"name": name, "id": pack.text()})
        return found
