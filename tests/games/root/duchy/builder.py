"""Tables of the Duchy, its swayed ministers and crowns, for its tests."""

from clockwood.games.root.words import MINISTERS
from games.root.builder import Scene, table

FOXES = ("anvil", "foxfolk-steel", "root-tea-fox", "travel-gear-fox", "protection-racket", "gently-used-knapsack")
RABBITS = ("a-visit-to-friends", "bake-sale", "root-tea-rabbit", "smugglers-trail")
MICE = ("investments", "sword-mouse", "root-tea-mouse", "mouse-in-a-sack")
BIRDS = ("birdy-bindle", "woodland-runners", "arms-trader", "crossbow-bird")
CROWNS = {"squire": 3, "noble": 3, "lord": 3}


def moles(below: int = 0, deck: str = "standard", **others: int) -> Scene:
    """Marquise, Eyrie and Duchy. Fox clearings are c1, c6, c8, c12; rabbit c3, c4, c5, c10; mouse c2, c7, c9, c11."""
    scene = table(duchy=1, deck=deck, **others).row("crowns", **CROWNS).set(burrow=below)
    scene.left["duchy"] -= below
    return scene


def swayed(scene: Scene, *ministers: str) -> Scene:
    """Let ministers be swayed, each with a crown."""
    ranks = ["foremole captain marshal", "brigadier banker mayor", "duchess-of-mud baron-of-dirt earl-of-stone"]
    worn = [sum(minister in rank.split() for minister in ministers) for rank in ranks]
    left = {rank: 3 - count for rank, count in zip(CROWNS, worn, strict=True)}
    return scene.set(swayed=sum(1 << MINISTERS.index(minister) for minister in ministers)).row("crowns", **left)


def crowns(scene: Scene) -> list[int]:
    return [int(scene.see(f"crowns.{rank}")) for rank in CROWNS]
