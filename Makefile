PYTHON ?= python3
GAME ?= ironwood
ARGS ?=
AGENTS ?= strong
CHALLENGERS ?= greedy regular strong
HARD_ironwood = --levels 0,3,6,9,12,15 --single-options
HARD_iron-kings = --levels 1,2,3,4,5,6,7,8
HARD_root = --together --levels 0,1,2,3 $(ROOT_TABLES)
FAIR_ironwood = --agents $(AGENTS) --lasting 4-14
FAIR_iron-kings = --agents regular --above 8 $(foreach n,2 3 4,--variant players=$(n),site-order=turn@400) \
	--variant players=4,site-order=drawn@200 \
	$(foreach n,2 3 4,--variant greedy:players=$(n),site-order=turn@200) --variant greedy:players=4,site-order=reverse@200 \
	$(foreach who,greedy regular,--variant $(who):players=1@100) --variant strong:players=1@30
FAIR_forge-war = --agents regular --above 8 --used 0 --edge 0 \
	$(foreach n,2 3 4,--variant players=$(n),length=simple) \
	$(foreach who,strong greedy,$(foreach long,simple epic,--variant $(who):players=1,length=$(long)@100)) \
	--variant greedy:players=2,length=epic@100
# Root: fourteen tables of four factions, such that any three of the eight meet at one of them.
comma := ,
nothing :=
space := $(nothing) $(nothing)
ROOT_FOURS = marquise+eyrie+alliance+vagabond marquise+eyrie+lizards+riverfolk marquise+eyrie+duchy+corvids \
	marquise+alliance+lizards+duchy marquise+alliance+riverfolk+corvids marquise+vagabond+lizards+corvids \
	marquise+vagabond+riverfolk+duchy eyrie+alliance+lizards+corvids eyrie+alliance+riverfolk+duchy \
	eyrie+vagabond+lizards+duchy eyrie+vagabond+riverfolk+corvids alliance+vagabond+lizards+riverfolk \
	alliance+vagabond+duchy+corvids lizards+riverfolk+duchy+corvids
BOT_marquise = mechanical-marquise
BOT_eyrie = electric-eyrie
BOT_alliance = automated-alliance
BOT_vagabond = vagabot
BOT_lizards = logical-lizards
BOT_riverfolk = riverfolk-robots
BOT_duchy = drillbit-duchy
BOT_corvids = cogwheel-corvids
ROOT_PLAY = $(foreach side,marquise eyrie,$(if $(findstring $(side),$(1)),,$(side)=0)) \
	$(foreach side,alliance vagabond lizards riverfolk duchy corvids,$(if $(findstring $(side),$(1)),$(side)=1))
ROOT_BOTS = $(foreach side,$(subst +, ,$(1)),seat.$(side)=$(BOT_$(side)):$(2))
ROOT_TABLE = $(subst $(space),$(comma),$(strip $(ROOT_PLAY)))
ROOT_TABLES = $(foreach four,$(ROOT_FOURS),--variant $(call ROOT_TABLE,$(four)))
FAIR_root = --agents regular --above 8 --used 0 --edge 0 --pooled \
	$(foreach four,$(ROOT_FOURS),--variant $(call ROOT_TABLE,$(four))@15 --variant greedy:$(call ROOT_TABLE,$(four))@30 \
	$(foreach level,0 1 2 3,--variant random:$(call ROOT_TABLE,$(four))$(comma)$(subst $(space),$(comma),$(strip $(call ROOT_BOTS,$(four),$(level))))))
TRAITS_root = $(ROOT_TABLES)

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
PACKS = $(dir $(wildcard src/clockwood/games/*/content/pack.toml))
COMPILED := $(BIN)/python -m tools.compiled
FAST := not slow and not compiled
LOCK = $(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 \
	--generate-hashes --no-emit-index-url --no-header

# Tests start many processes, each of which would translate every module anew.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
WEB := $(shell find web/src web/public -type f 2>/dev/null) $(wildcard src/clockwood/locale/page.*.ftl) \
	src/clockwood/scene/theme.css src/clockwood/scene/schema.json src/clockwood/server/schema.json \
	web/index.html web/vite.config.ts web/svelte.config.js
PAGE := src/clockwood/web/index.html

.PHONY: help play terminal system test check lint packs page web-check browser compiled soak bench balance difficulty traits words house lock wheels clean
.PHONY: web-lint web-types web-test docs pictures

help:
	@echo "make play        open the browser table (ARGS=… for options of clockwood serve)"
	@echo "make terminal    sit down at a table in the terminal (GAME=ironwood, ARGS=… for options)"
	@echo "make check       format, lint, types, import contracts, packs and fast tests; before every commit"
	@echo "make test        the whole suite, on the interpreted and on the compiled form, in a real browser, and the docs"
	@echo "make page        build the browser page into the package, if its sources changed"
	@echo "make browser     the page's tests in a real browser"
	@echo "make compiled    build the compiled form under build/compiled, if its sources changed"
	@echo "make soak        slow tests with many examples, KILLS=2000 of servers under load on each database, REQUESTS=1000000"
	@echo "                 made from the API's description, then GAMES=100000 random games, checked at every decision, and"
	@echo "                 MIXED=50000 of Root, each at a table of its own drawn from all options"
	@echo "make bench       measure how fast the rules run on this machine"
	@echo "make balance     measure whether sides and cards are fair (GAMES=100 games of equal agents)"
	@echo "make difficulty  measure how often agents beat each level of the automata (GAMES=300 games a cell)"
	@echo "make traits      measure what each trait of an automaton changes (GAMES=200 games a trait and table)"
	@echo "make words       every message of a language with sample arguments (ARGS='--language pl')"
	@echo "make docs        build the documentation as a site in build/docs/html, and check its links"
	@echo "make pictures    take the pictures of docs/pictures: each game on the page, played by agents up to a question"
	@echo "make wheels      the source distribution and a compiled wheel for every CPython from 3.11 to 3.14 that is found, into dist/,"
	@echo "                 each tried in a new environment (PYTHONS='python3.14 …' names more interpreters)"
	@echo "make house       draw docs/house.svg from the modules and imports of the package"
	@echo "make lock        pin the newest allowed dependencies anew (needs the network)"
	@echo "make clean       remove the environment and everything built"

$(VENV)/made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed; try: make PYTHON=python3.11 …")'
	$(PYTHON) -m venv $(VENV)
	@touch $@

# Enough to serve the page; what compiles the rules can come while people play.
$(VENV)/serve: $(VENV)/made requirements/run.txt
	$(PIP) --require-hashes -r requirements/run.txt
	@$(BIN)/python -m compileall -q src
	@touch $@

# The last line lets `import clockwood` find the compiled form while it is current (build_steps/form.py).
$(VENV)/run: $(VENV)/serve requirements/build.txt pyproject.toml setup.py
	$(PIP) --require-hashes -r requirements/build.txt
	$(PIP) --no-deps --no-build-isolation --editable .
	@printf '%s\nimport clockwood_form\n' "$(CURDIR)/build_steps/startup" \
		> "$$($(BIN)/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))')/clockwood_form.pth"
	@touch $@

$(VENV)/lab: $(VENV)/run requirements/lab.txt
	$(PIP) --require-hashes -r requirements/lab.txt
	@touch $@

$(VENV)/docs: $(VENV)/serve requirements/docs.txt requirements/rl.txt
	$(PIP) --require-hashes -r requirements/docs.txt
	$(PIP) --require-hashes -r requirements/rl.txt
	@touch $@

$(VENV)/dev: $(VENV)/run requirements/dev.txt requirements/peers.txt
	$(PIP) --require-hashes -r requirements/dev.txt
	$(PIP) --require-hashes -r requirements/peers.txt
	@touch $@

# As large as all the rest together: only the whole suite takes it.
$(VENV)/ray: $(VENV)/dev requirements/ray.txt
	$(PIP) --require-hashes -r requirements/ray.txt
	@touch $@

# Not `npm ci`: it refuses a lock without the binaries of other systems, which optional packages leave out.
web/node_modules/made: web/package.json web/package-lock.json
	cd web && npm install --no-save --no-audit --no-fund --loglevel=error
	@touch $@

$(PAGE): web/node_modules/made $(WEB)
	$(PYTHON) tools/page_types.py
	cd web && npm run --silent build -- --logLevel warn
	@touch $@

page: $(PAGE)

play:
	@$(MAKE) --no-print-directory --jobs 2 $(VENV)/serve $(PAGE)
	@$(BIN)/python -m tools.play --open $(ARGS)

terminal: $(VENV)/run
	@$(COMPILED)
	@$(BIN)/clockwood play $(GAME) $(ARGS)

compiled: $(VENV)/run
	@$(COMPILED) --must

lint: $(VENV)/dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	CLOCKWOOD_FORM=interpreted $(BIN)/lint-imports --no-logo

web-lint web-types web-test: web-%: web/node_modules/made
	cd web && npm run --silent $*

web-check: web-lint web-types web-test

browser: $(VENV)/dev $(PAGE)
	$(BIN)/python tools/system.py
	$(COMPILED)
	cd web && CLOCKWOOD=../$(BIN)/clockwood npm run --silent e2e

packs: $(VENV)/run
	for pack in $(PACKS); do $(BIN)/clockwood pack check $$pack || exit 1; done

# What reads the sources runs side by side, each told as a whole; the tests take all cores by themselves.
check: $(VENV)/dev web/node_modules/made
	$(MAKE) --no-print-directory --jobs 2 $(if $(filter output-sync,$(.FEATURES)),--output-sync) web-check lint packs
	HYPOTHESIS_PROFILE=quick CLOCKWOOD_FORM=interpreted $(BIN)/python -m pytest -m "$(FAST)"

system:
	$(PYTHON) tools/system.py

test: export CLOCKWOOD_NEEDS_POSTGRESQL := 1
test: system check $(VENV)/ray $(PAGE)
	$(COMPILED) --must
	CLOCKWOOD_FORM=compiled $(BIN)/python -m pytest
	$(MAKE) browser
	$(MAKE) docs

soak: $(VENV)/dev
	$(COMPILED)
	HYPOTHESIS_PROFILE=soak CONFORMANCE_SAMPLES=2000 CONFORMANCE_STORIES=100 $(BIN)/python -m pytest -m slow
	PYTHONPATH=tests $(BIN)/python -m server.kills --kills $(or $(KILLS),2000)
	PYTHONPATH=tests $(BIN)/python -m server.fuzz --requests $(or $(REQUESTS),1000000)
	PYTHONPATH=tests $(BIN)/python -m conformance.soak --games $(or $(GAMES),100000)
	PYTHONPATH=tests $(BIN)/python -m conformance.soak root --mixed --games $(or $(MIXED),50000)

bench: $(VENV)/run
	@$(COMPILED)
	@$(BIN)/clockwood bench $(ARGS)

balance: $(VENV)/lab
	@echo "$(or $(GAMES),100) games for each table, a tenth of a full study unless GAMES= says more (GAMES=1000)"
	@$(COMPILED)
	@$(BIN)/clockwood balance $(GAME) \
		$(FAIR_$(GAME)) --games $(or $(GAMES),100) --seed 1 $(ARGS)

difficulty: $(VENV)/lab
	@$(COMPILED)
	@$(BIN)/clockwood difficulty $(GAME) \
		$(addprefix --agent ,$(CHALLENGERS)) $(HARD_$(GAME)) --games $(or $(GAMES),300) --seed 1 $(ARGS)

traits: $(VENV)/lab
	@$(COMPILED)
	@$(BIN)/clockwood traits $(GAME) $(TRAITS_$(GAME)) --games $(or $(GAMES),200) --seed 1 $(ARGS)

words: $(VENV)/run
	@$(BIN)/clockwood words $(GAME) $(ARGS)

docs: $(VENV)/docs
	PYTHONPATH=src CLOCKWOOD_FORM=interpreted $(BIN)/sphinx-build --quiet --fresh-env --fail-on-warning --keep-going \
		--doctree-dir build/docs/doctrees docs build/docs/html
	@$(BIN)/python -m tools.site_links build/docs/html
	@echo "open build/docs/html/index.html"

pictures: $(VENV)/run $(PAGE)
	$(COMPILED)
	$(BIN)/python -m tools.table_pictures

house: $(VENV)/made
	@$(BIN)/python -m tools.house

wheels: $(VENV)/run $(PAGE)
	@$(BIN)/python -m tools.wheels $(PYTHONS)

lock: $(VENV)/dev
	cd requirements && for name in run build lab docs rl dev peers ray train; do ../$(LOCK) -o $$name.txt $$name.in > /dev/null || exit 1; done

clean:
	rm -rf $(VENV) build dist web/node_modules src/clockwood/web src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
