"""Warriors for hire and what is paid for them, written from the Law alone. [RF 11.2.7.III] [RR SV1] [RR SV4]"""

from typing import TYPE_CHECKING

from games.root.model.board import WARRIORS, Board

if TYPE_CHECKING:
    from games.root.model.fighting import Fight

SELLER = "riverfolk"
FEW = 2


def hired(fight: "Fight", seat: str) -> int:
    """Count the hired warriors that fight for a side: none against their owner. [RF 11.2.7.III]"""
    serve = seat in fight.board.hirers and SELLER not in (seat, fight.other(seat))
    return fight.board.warriors(SELLER, fight.clearing) if serve else 0


def hired_share(hits: int, own: int, lent: int) -> int:
    """Give hits in turn to own and hired warriors; return how many hired ones fall. [RF 11.2.7.III.a]"""
    fallen = 0
    for number in range(hits):
        if lent > fallen and (number % 2 or not own):
            fallen += 1
        elif own:
            own -= 1
        elif lent > fallen:
            fallen += 1
    return fallen


def hire(fight: "Fight") -> None:
    """Let an automaton that attacks with two or fewer warriors hire those beside them. [RR SV4] [RR SV5]"""
    board, buyer = fight.board, fight.attacker
    if SELLER not in board.seats or buyer not in board.bots or board.active != buyer or buyer not in WARRIORS:
        return
    if SELLER in (buyer, fight.defender) or buyer in board.hirers or not board.warriors(SELLER, fight.clearing):
        return
    if board.warriors(buyer, fight.clearing) <= FEW and may_buy(board, buyer):
        board.hirers.add(buyer)
        buy(board, buyer)


def price_of(board: Board, buyer: str) -> int:
    return 4 if board.vp[buyer] >= 20 else 3 if board.vp[buyer] >= 10 else 2


def may_buy(board: Board, buyer: str) -> bool:
    """Return whether an automaton may buy: not behind the seller, within its limit, and if it can pay. [RR SV1]"""
    if board.vp[buyer] < board.vp[SELLER]:
        return False
    near = sum(board.pieces["post"][c] > 0 and board.faction_pieces(buyer, c) > 0 for c in board.suit)
    if SELLER not in board.bots and board.bought > near:
        return False
    return buyer == "alliance" or board.supply[buyer] >= price_of(board, buyer)


def buy(board: Board, buyer: str) -> None:
    """Pay for a service; for the Alliance the seller's own warriors do. [RR SV5] [RR GREEDY]"""
    board.bought += 1
    others = [seat for seat in board.seats if seat != SELLER and seat not in board.dominant]
    leader = max(others, key=lambda seat: board.vp[seat], default="")
    if "greedy" in board.traits[SELLER] and board.bought == 1 and leader == buyer:
        board.score(SELLER, 1)
    price = price_of(board, buyer)
    payer = SELLER if buyer == "alliance" else buyer
    paid = min(price, board.supply[payer])
    board.supply[payer] -= paid
    board.payments[payer] += paid


def posts_fall(fight: "Fight", remover: str, count: int) -> None:
    """Lose half of the funds with trade posts; a bot half of the remover's payments. [RF 11.2.5.I] [RR BOARD]"""
    board = fight.board
    if not count:
        return
    if SELLER in board.bots:
        board.posts_left[fight.suit] += count
        gone = -(-board.payments[remover] // 2)
        if gone:
            board.payments[remover] -= gone
            board.supply[remover] += gone
        return
    for _ in range(-(-sum(board.funds.values()) // 2)):
        owners = {f"fund {seat}" for seat in board.funds if board.funds[seat]}
        owner = fight.answers.ask(SELLER, "PickFunds", owners).split()[1]
        board.funds[owner] -= 1
        board.supply[owner] += 1
