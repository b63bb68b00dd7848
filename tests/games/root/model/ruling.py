"""Rule of a clearing, written from the Law alone. [RT 2.5a] [RT 2.5b] [RT 2.5c] [RT 2.5d] [RT 2.5e] [EY 7.2.2]"""

from games.root.model.board import Board


def presence(board: Board, seat: str, clearing: int) -> int:
    """Count what a player has there for rule: warriors, hired ones too, and buildings; tokens with Soup Kitchens."""
    kitchens = board.has_crafted(seat, "soup-kitchens")
    tokens = 2 * board.tokens(seat, clearing) if kitchens else 0
    hired = board.warriors("riverfolk", clearing) if seat in board.hirers else 0
    return board.warriors(seat, clearing) + board.buildings(seat, clearing) + tokens + hired


def ruler(board: Board, clearing: int) -> str | None:
    """Return who rules: Lizards with a garden, else the one with most, of several with most the Eyrie. [LC 10.2.4]"""
    if board.buildings("lizards", clearing) if "lizards" in board.seats else False:
        return "lizards"
    counts = {seat: presence(board, seat, clearing) for seat in board.seats}
    highest = max(counts.values())
    if highest == 0:
        return None
    first = [seat for seat, count in counts.items() if count == highest]
    if len(first) == 1:
        return first[0]
    return "eyrie" if "eyrie" in first else None


def ruled(board: Board, seat: str) -> list[int]:
    return [clearing for clearing in board.suit if ruler(board, clearing) == seat]
