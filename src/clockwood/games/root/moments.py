"""Parts of Root, factions among them, and its moments: what common rules ask of factions that they do not know."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.marks import mark_of
from clockwood.games.root.mat import BOX, Mat, MatRow, describe_mat, draw_row, items_row
from clockwood.games.root.table.cells import NIL, items_of
from clockwood.games.root.words import ITEMS, PIECES, WARRIOR
from clockwood.kernel.automaton import Automaton
from clockwood.kernel.content import Content
from clockwood.kernel.events import Event
from clockwood.kernel.match import Match
from clockwood.kernel.part import Part
from clockwood.kernel.question import Question
from clockwood.kernel.scene import Counter, Mark, PieceKind, Setting
from clockwood.kernel.seen import Seen, SeenPiece, number_in
from clockwood.kernel.sketch import Sketch
from clockwood.kernel.step import NOT_ASKED, Step
from clockwood.kernel.view import Flat

FIGURE: Final[i64] = 0
BUILDING: Final[i64] = 1
TOKEN: Final[i64] = 2
MANY: Final[i64] = 99


@final
class PieceRow:
    """Pieces of one kind on the map: their row of clearings, their sort, how many there are, and the rule that says so.

    Warriors come first in a faction's list and have a cell that counts their supply.
    """

    def __init__(self, piece: i64, sort: i64, row: i64, count: i64, cite: str) -> None:
        self.piece: Final = piece
        self.sort: Final = sort
        self.row: Final = row
        self.count: Final = count
        self.cite: Final = cite


@mypyc_attr(allow_interpreted_subclasses=True)
class RootPart(Part):
    """A part of Root: it lists the questions that are its own."""

    def asks(self) -> dict[type[Step], str]:
        """Return the steps whose questions it puts in words, each with the rule of the question."""
        return {}

    def prompt(self, match: Match, question: Question) -> Event | None:
        cite = self.asks().get(type(question.step))
        return None if cite is None else question.asked(cite, [])


@mypyc_attr(allow_interpreted_subclasses=True)
class FactionPart(RootPart):
    """A faction, as the common rules see it. What it does not say, the Law's general part says.

    Nouns are data: `pieces`, `supply` (the cell of warriors not in play), `pawn` (the cell of the place of a pawn),
    `stacked` (the tokens of which several may lie in one clearing), `rules_by` (a row of pieces that rule a clearing
    whatever else is there), `hired_by` (the cell of the seats, as bits, that treat its warriors as their own; the next
    two note what hired warriors the attacker and the defender of a battle are about to lose), `boats` (the cell of the
    seats for which rivers are paths), `prefers_birds` and `shuns_birds` (the cards it buys as an automaton), and the
    facts set after construction. Of a homeland its card says how many clearings lie `home_between` it and those of
    others, whether it is `home_at_edge` of the map, and how many slots it needs.
    Verbs are the methods below; `seat` is always the faction's own.
    """

    def __init__(self, name: str, pieces: list[PieceRow], supply: i64) -> None:
        self.name: Final = name
        self.pieces: Final = pieces
        self.supply: Final = supply
        self.pawn: i64 = NIL
        self.stacked: str = ""
        self.rules_by: i64 = NIL
        self.rules_ties: bool = False
        self.roams: bool = False
        self.swims: bool = False
        self.holds_openly: bool = False
        self.hired_by: i64 = NIL
        self.boats: i64 = NIL
        self.prefers_birds: bool = False
        self.shuns_birds: bool = False
        self.starts_in_corner: bool = False
        self.home_between: i64 = 0
        self.home_at_edge: bool = False
        self.home_slots: i64 = 0
        self.is_bot: bool = False

    def warriors(self) -> i64:
        """Return the row of its warriors, one of zeros where it has none."""
        return self.pieces[0].row if self.pieces and self.pieces[0].piece == WARRIOR else NIL

    def describe(self, content: Content, setting: Setting) -> None:
        """Add its pieces, each under the key that its row has in views."""
        seat = content.names["seat"].index(self.name)
        setting.marks[seat] = mark_of(self.name)
        for row in self.pieces:
            if row.sort == FIGURE:
                label = f"scene-warriors-{self.name}"
                setting.pieces.append(PieceKind(self.name, label, mark_of(self.name), seat, about="about-warriors"))
                continue
            spot, shape = ("slots", "square") if row.sort == BUILDING else ("tokens", "circle")
            name = PIECES[row.piece]
            mark = Mark(name[0].upper(), shape, "plain")
            setting.pieces.append(
                PieceKind(name, f"piece-{name}", mark, seat, spot, name == self.stacked, f"about-{name}")
            )
        if self.supply != NIL:
            setting.counters.append(Counter(f"{self.name}-supply", "scene-supply", seat, "icon:figure"))
        describe_mat(setting, self.name, seat, self.mat(), content.names[BOX], self.board())

    def board(self) -> str:
        """Return the name of its own board, by which its picture is found."""
        return f"mat-{self.name}-bot" if self.is_bot else f"mat-{self.name}"

    def mat(self) -> Mat:
        """Return its own board; rows of its pieces come first, then the items it crafted."""
        return Mat([items_row(self.name)])

    def away(self, content: Content, view: Flat, row: MatRow) -> int:
        """Count the pieces of a row that are on the map."""
        return sum(number_in(view, f"{row.piece}.{name}") for name in content.names["clearing"])

    def draw(self, content: Content, view: Flat, seen: Seen) -> None:
        """Put what has not left its board onto it: pieces that are not on the map, and crafted items."""
        for row in self.mat().rows:
            if row.piece:
                draw_row(seen, row, row.spaces - self.away(content, view, row))
        for item in ITEMS:
            held = number_in(view, f"{self.name}.items.{item}")
            used = number_in(view, f"{self.name}.flipped.{item}")
            if held - used > 0:
                seen.pieces.append(SeenPiece(f"{self.name}-items", f"item-{item}", held - used))
            if used > 0:
                seen.pieces.append(SeenPiece(f"{self.name}-items", f"used-{item}", used))

    def board_lines(self, view: Flat) -> Sketch:
        """Return its own board as text, besides points, hand, supply and items."""
        return []

    def letters(self, view: Flat, clearing: str) -> str:
        """Return its tokens in a clearing as letters, where their first letters do not tell them apart."""
        return ""

    # -- the game

    def before_dealing(self, match: Match, seat: i64) -> None:
        """Take what nobody else may have: cards out of the deck, a character; before anybody draws. [RT 5.1.3]"""

    def begin(self, match: Match, seat: i64) -> None:
        """Set up: put its pieces where the Law says, and push what must be asked. [RT 5.1.7]"""

    def begin_drafted(self, match: Match, seat: i64) -> None:
        """Set up as the card of the advanced setup says: as in the standard one, where it says no more. [RT A.8.3]"""
        self.begin(match, seat)

    def settle(self, match: Match, seat: i64, clearing: i64) -> None:
        """Put its first pieces in the homeland that was chosen. [RT A.8.3.I]"""

    def meets_others(self, match: Match, seat: i64) -> None:
        """Lay out what depends on the factions of the others, once everybody chose one. [RT A.8.3]"""

    def birdsong(self, match: Match, seat: i64) -> None:
        """Push the steps of its Birdsong."""

    def daylight(self, match: Match, seat: i64) -> None:
        """Push the steps of its Daylight."""

    def evening(self, match: Match, seat: i64) -> None:
        """Push the steps of its Evening."""

    def turn_begins(self, match: Match, seat: i64) -> None:
        """Answer that a turn begins, its own or another's: what lasted for the turn before is over."""

    def phase_begins(self, match: Match, seat: i64, other: i64, phase: i64) -> None:
        """Answer that a phase of a turn begins, its own or another's: push what comes first in it. [RT PW1]"""

    def craft_failed(self, match: Match, seat: i64, other: i64, card: i64) -> None:
        """Answer that an automaton could not craft its order card: push what it may do about it. [RR SV2]"""

    # -- crafting

    def crafting(self, state: vec[i64], seat: i64, suit: i64) -> i64:
        """Count its crafting pieces of a suit, those used this turn too. [RT 4.1.1c]"""
        return 0

    def item_points(self, match: Match, seat: i64, printed: i64) -> i64:
        """Return the points for a crafted item. [RT 3.2.2]"""
        return printed

    def most_activated(self, match: Match, seat: i64) -> i64:
        """Return how many crafting pieces it can afford to activate, however many there are."""
        return MANY

    def activates(self, match: Match, seat: i64, suit: i64, count: i64) -> None:
        """Do what it costs to activate so many crafting pieces of a suit, besides that they are used this turn."""

    def crafting_clearings(self, state: vec[i64], seat: i64) -> i64:
        """Return the clearings with its crafting pieces as bits, for Tunnels."""
        return 0

    def items_held(self, match: Match, seat: i64, item: i64) -> i64:
        """Count its items of a kind, in whatever state they are."""
        return match.state[items_of(seat, item)]

    def items_brought(self, match: Match, seat: i64, item: i64) -> i64:
        """Count items of a kind that came to the table with it, besides those of the supply. [RT 4.1.5]"""
        return 0

    # -- battle

    def cap(self, match: Match, seat: i64, clearing: i64) -> i64:
        """Return the most rolled hits it can deal there. [RT 4.3.3.I]"""
        return match.state[self.warriors() + clearing]

    def fights_with(self) -> str:
        """Return the pieces that let it roll hits, by the name of their row in the sheet of a battle."""
        return "warriors"

    def is_defenseless(self, match: Match, seat: i64, clearing: i64) -> bool:
        """Return whether it is defenseless there as defender. [RT 4.3.5.II]"""
        return match.state[self.warriors() + clearing] == 0

    def extra_hits(self, match: Match, seat: i64, attacking: bool) -> i64:
        """Return hits it deals beyond those rolled, without asking. [RT 4.3.5.I]"""
        return 0

    def takes_higher(self, match: Match, seat: i64) -> bool:
        """Return whether as defender it deals the higher die. [RT 4.3.3b]"""
        return False

    def battle_begins(self, match: Match, seat: i64, attacking: bool) -> None:
        """Push what it may do at the very start of a battle, before any ambush. [RT 4.3.7]"""

    def before_roll(self, match: Match, seat: i64) -> None:
        """Push what it may do before the roll, in its own battle or another's. [RT 4.3.2]"""

    def lends(self, match: Match, seat: i64) -> i64:
        """Return by how much it raises the cap of a defender who enlists it."""
        return 0

    def battle_uses(self, match: Match, seat: i64, options: vec[i64]) -> vec[i64]:
        """Add what it may do after the roll, besides cards, as actions of its own verbs. [RT 4.3.4]"""
        return options

    def battle_use(self, match: Match, seat: i64, action: i64) -> None:
        """Do what it chose of `battle_uses`."""

    def take_hits(self, match: Match, seat: i64, side: i64, hits: i64) -> bool:
        """Take hits in its own way: push its steps and return True. Else its pieces there are lost. [RT 4.3.6b]"""
        return False

    def battle_over(self, match: Match, seat: i64, side: i64) -> None:
        """Do what comes at the end of a battle it fought in."""

    # -- pieces

    def add_pawn_moves(self, match: Match, seat: i64, origins: i64, options: vec[i64]) -> vec[i64]:
        """Add the moves of its pawn for which a card pays, out of the clearings of a mask."""
        return options

    def why_not_pawn(self, match: Match, seat: i64, origin: i64, to: i64) -> i64:
        """Return why its pawn may not make a move for which a card pays."""
        return NOT_ASKED

    def move_pawn(self, match: Match, seat: i64, to: i64) -> None:
        """Make a move of its pawn for which a card pays."""

    def bars_placing(self, match: Match, seat: i64, clearing: i64) -> bool:
        """Return whether nobody else places pieces there. [RT 4.2.5]"""
        return False

    def bars_leaving(self, match: Match, seat: i64, clearing: i64) -> bool:
        """Return whether nobody else moves out of there. [RT 4.2.5]"""
        return False

    def camp_ways(self, state: vec[i64], seat: i64) -> i64:
        """Return the clearings beside its camp as bits, where it has one.

        The camp lies beside the map, after the last clearing in the row of its warriors: nobody else enters it, and it
        always rules it. [UD 12.2.2a]
        """
        return 0

    def must_keep_out(self, match: Match, seat: i64, origin: i64, to: i64) -> bool:
        """Return whether its own warriors may not move that way."""
        return False

    def gives_way(self, match: Match, seat: i64, clearing: i64, automaton: i64) -> bool:
        """Give way to an automaton that would place there or move out, and return True: that part is not done."""
        return False

    def entered(self, match: Match, seat: i64, mover: i64, clearing: i64) -> None:
        """Answer that another's warriors moved into a clearing: push what follows. [RT 4.2.4]"""

    def fell(self, match: Match, seat: i64, remover: i64, clearing: i64, pieces: i64) -> None:
        """Answer that its pieces were removed from a clearing, packed as in its list: push what follows. [RT 1.5.4c]"""

    def struck(self, match: Match, seat: i64, owner: i64, clearing: i64, pieces: i64) -> None:
        """Answer that it removed pieces of another, packed as in the other's list. [RT 1.5.4c]"""

    def unscored(self, match: Match, seat: i64, pieces: i64) -> i64:
        """Return for how many of its removed pieces, packed as in its list, nobody scores. [RT 3.2.1]"""
        return 0

    def cleared(self, match: Match, seat: i64, remover: i64, clearing: i64) -> None:
        """Answer an effect that removes all enemy pieces from its clearing, beside the loss of its pieces."""

    # -- facedown tokens

    def guessable(self, state: vec[i64], seat: i64, clearing: i64) -> i64:
        """Return what its facedown token in a clearing may be for whoever guesses, as bits; 0 where there is none."""
        return 0

    def guessed(self, match: Match, seat: i64, guesser: i64, clearing: i64, plot: i64, card: i64) -> None:
        """Answer a guess at its facedown token, for which another has shown a card."""

    # -- others

    def elsewhere(self, match: Match, seat: i64) -> i64:
        """Count its warriors that are neither on the map nor in the supply."""
        return 0

    def keeps(self, match: Match, seat: i64, owner: i64) -> i64:
        """Count the warriors of any owner that lie on its board."""
        return 0

    def purse(self, match: Match, seat: i64) -> i64:
        """Return how much it can pay for what another sells: the warriors of its supply. [RF 11.2.6b]"""
        return match.state[self.supply]

    def pays(self, match: Match, seat: i64, price: i64) -> bool:
        """Pay in its own way: push its steps and return True. Else warriors of its supply go. [RF 11.2.6c]"""
        return False

    def may_win_by_dominance(self) -> bool:
        """Return whether an activated dominance is a way to win; else `activated` says what it is. [RT 3.3.5]"""
        return True

    def may_activate(self, match: Match, seat: i64) -> bool:
        """Return whether it may activate a dominance at all."""
        return True

    def activated(self, match: Match, seat: i64, card: i64) -> None:
        """Do what its activated dominance does, where it is no way to win."""

    def hides(self, action: i64) -> bool:
        """Return whether an action of its own verbs is done out of sight of the others."""
        return False

    def ending(self, step: Step, options: vec[i64]) -> i64:
        """Return the answer that ends what it has begun, as a judge imagines it; -1 where the step begins anew."""
        return -1

    def collect(self, match: Match, seat: i64, card: i64) -> None:
        """Take a card that anybody spends or discards, in place of the discard pile. [LC 10.2.6a]"""

    def takes_item(self, match: Match, seat: i64, item: i64) -> bool:
        """Take a crafted item into play in its own way and return True; else it goes to the box. [RT 4.1.2b]"""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class RootBot(Automaton):
    """An automaton that plays a faction: the same cells and pieces, another turn. See `bots/`.

    `book` is the name of its rules in tags. `printed` is its turn in short: phase, word of the message, rule.
    """

    def __init__(self, name: str, level: int, traits: list[str]) -> None:
        super().__init__(name, level, traits)
        self.book: str = ""
        self.printed: list[tuple[str, str, str]] = []

    def faction(self, human: FactionPart) -> FactionPart:
        """Return the faction as this automaton plays it, in place of a person's."""
        raise NotImplementedError
