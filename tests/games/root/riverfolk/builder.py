"""Tables of the Riverfolk Company, with warriors of all owners in its boxes, for its tests."""

from games.root.builder import Scene, table

FOXES = ("anvil", "foxfolk-steel", "root-tea-fox", "travel-gear-fox", "protection-racket", "gently-used-knapsack")
RABBITS = ("a-visit-to-friends", "bake-sale", "root-tea-rabbit", "smugglers-trail")
MICE = ("investments", "sword-mouse", "root-tea-mouse", "mouse-in-a-sack")
BIRDS = ("birdy-bindle", "woodland-runners", "arms-trader", "crossbow-bird")
PRICES = {"hand-card": 1, "riverboats": 2, "mercenaries": 3}
LEFT = {"fox": 3, "rabbit": 3, "mouse": 3}


def company(deck: str = "standard", **others: object) -> Scene:
    """Marquise, Eyrie and Riverfolk; rivers run through c4, c5, c7, c10 and c11.

    Fox clearings are c1, c6, c8, c12; rabbit c3, c4, c5, c10; mouse c2, c7, c9, c11.
    """
    options = {"riverfolk": 1, "deck": deck, **others}
    return table(**options).row("prices", **PRICES).row("posts_left", **LEFT)  # type: ignore[arg-type]


def box(scene: Scene, name: str, **owners: int) -> Scene:
    """Put warriors into Payments, Funds or Committed."""
    for owner, count in owners.items():
        scene.row(name, **{owner: count})
        scene.left[owner] -= count
    return scene


def funds(scene: Scene, **owners: int) -> Scene:
    return box(scene, "funds", **owners)


def posts(scene: Scene, *clearings: str) -> Scene:
    """Trade posts that have left their rows for the map."""
    left = dict(LEFT)
    for clearing in clearings:
        scene.put(**{clearing: "post"})
        left[str(scene.rows["suit"][clearing])] -= 1
    return scene.row("posts_left", **left)


def held(scene: Scene, name: str) -> dict[str, int]:
    """Return whose warriors are in a box."""
    found = {seat: int(scene.see(f"{name}.{seat}")) for seat in scene.seats}
    return {seat: count for seat, count in found.items() if count}
