"""The agent that searches with a network: it says which answers are worth a try and who is likely to win."""

from typing import Final

from clockwood.agents.ismcts.agent import IsmctsAgent
from clockwood.agents.ismcts.settings import SearchSettings, Stop
from clockwood.agents.learned.layers import Layers
from clockwood.agents.learned.network import Network
from clockwood.agents.learned.shipped import shipped_layers
from clockwood.agents.learned.tables import layers_of
from clockwood.agents.learned.weights import Weights
from clockwood.kernel.content import Content
from clockwood.kernel.match import Match
from clockwood.kernel.rng import Generator

BIAS: Final = 0.3
"""Scales the bonus for answers that the network gives a large share; 0.2 and 0.35 do as well, 0.7 worse."""

SETTINGS: Final = SearchSettings(260, bias=BIAS)
"""The level `learned`: so many iterations take no longer than those of `strong`."""


class LearnedAgent(IsmctsAgent):
    """Searches with the weights it is given, or those of the game; a table they do not fit is refused."""

    def __init__(
        self,
        name: str,
        rng: Generator,
        settings: SearchSettings,
        weights: Weights | None = None,
        stop: Stop | None = None,
    ) -> None:
        super().__init__(name, rng, settings, stop)
        self.weights: Final = weights
        self.network: Network | None = None
        self.content: Content | None = None

    def network_at(self, match: Match) -> Network | None:
        network = self.network
        if network is None or self.content is not match.content:
            network = Network(self.layers_at(match))
            self.network = network
            self.content = match.content
        return network

    def layers_at(self, match: Match) -> Layers:
        if self.weights is None:
            return shipped_layers(match.game, match.content)
        return layers_of(match.game, match.content, self.weights)
