# Everything runs from a fresh clone with python3 (3.11 or newer), a C compiler and make; `make` alone lists the targets.

PYTHON ?= python3
JOBS   ?= 2
V      := .venv
READY  := $(V)/.ready
UV     := 0.13.7
FLAGS  ?=
TYPED  := src tests $(patsubst %/,%,$(sort $(dir $(wildcard tools/*.py bench/*.py examples/*.py)))) $(wildcard hatch_build.py)

export PIP_DISABLE_PIP_VERSION_CHECK := 1

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup play web webtest browser pictures test prove lint bench native lock clean distclean

help: ## list the targets
	@grep -E '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /  make \1\t/' | expand -t 20

setup: $(READY) ## make .venv with the locked packages and this package in it

# The lock is an ordinary requirements file with hashes, so pip can stand in where only pip knows the way to an index.
$(READY): pyproject.toml requirements.lock
	@tools/base.sh $(PYTHON)
	test -x $(V)/bin/uv || { $(PYTHON) -m venv --clear $(V) && $(V)/bin/python -m pip install -q uv==$(UV); }
	$(V)/bin/uv pip sync -q --system-certs --python $(V)/bin/python --compile-bytecode requirements.lock \
	  || $(V)/bin/python -m pip install -q -r requirements.lock
	$(V)/bin/uv pip install -q --python $(V)/bin/python --no-deps --no-build-isolation --offline -e .
	@touch $@

play: setup web ## open the lobby in the browser
	$(V)/bin/kontor play

# The browser client: types from the server's own description, words and rulebooks from the engine's catalogues.
BUILT  := src/kontor/server/static/index.html
NODE   := web/node_modules/.ready
SEEN   := $(shell find web/src web/public web/index.html web/vite.config.ts src/kontor/text src/kontor/titles -type f \
            \( -path 'web/*' -o -name '*.ftl' -o -name '*.md' \) -not -name schema.d.ts)

web: $(BUILT) ## build the browser client

$(NODE): web/package.json web/package-lock.json
	@tools/base.sh $(PYTHON) web
	cd web && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

web/src/api/schema.d.ts: $(READY) $(NODE) $(wildcard src/kontor/server/*.py src/kontor/titles/*/view*.py)
	$(V)/bin/kontor openapi > web/openapi.json
	cd web && npm run --silent api

$(BUILT): $(SEEN) web/src/api/schema.d.ts
	cd web && npm run --silent build
	@touch $@

# The gate plays little with the compiled engine, so the C compiler need not take long over it; the proof plays much.
test: export KONTOR_NATIVE_LEVEL := 0

# Tests in the browser run by themselves, because Playwright keeps an event loop running in its process; they wait more
# than they work, so one more runs beside them.
# What plays many games runs on the compiled engine; the conformance suite proves it equal to plain Python.
FAST  := PYTHONPATH=build/native
PAGES := $(shell expr $(JOBS) + 1)
PLAIN := --ignore tests/conformance --ignore tests/strength --ignore tests/e2e

test: setup ## the gate: style, types, tests, plain against compiled, rule matrix, the browser
	@$(MAKE) -j$(JOBS) --no-print-directory lint native webtest browser
	$(V)/bin/pytest -n $(JOBS) $(PLAIN) $(FLAGS)
	$(V)/bin/pytest -n $(PAGES) --dist worksteal tests/e2e $(FLAGS)
	$(FAST) $(V)/bin/pytest -n $(JOBS) --dist worksteal tests/conformance tests/strength $(FLAGS)
	$(V)/bin/kontor rules check

# `make prove TITLES=rivalcities` proves one title, and the house around it
EVERY  := rivalcities novgorod oltremare merchants
TITLES ?= $(EVERY)
OTHERS := $(filter-out $(TITLES),$(EVERY))
PREFIX_rivalcities := RIV
PREFIX_novgorod    := NOV
PREFIX_oltremare   := OLT
PREFIX_merchants   := MER
FUZZ_rivalcities   := 2000
FUZZ_novgorod      := 1000
FUZZ_oltremare     := 1000
FUZZ_merchants     := 300

WANTED := $(if $(OTHERS),-k "$(foreach t,$(OTHERS),not $(t) and) not nameless")

# Each step of the proof can be run by itself; `prove` stops at the first that fails and says which.
STEPS := prove-build prove-plain prove-server prove-browser prove-games prove-rules prove-mutants prove-fuzz
TESTS := $(V)/bin/pytest -n $(JOBS) --dist worksteal --prove
LEAK  := tests/server/test_leak.py
.PHONY: $(STEPS)

prove: setup ## everything that takes longer: bigger counts, whole games in the browser, mutants, fuzzing
	@for step in $(STEPS); do $(MAKE) --no-print-directory $$step || exit 1; done

prove-build:
	@tools/step.sh $@ "style, types, compiled engine, browser client and its tests" \
	  $(MAKE) -j$(JOBS) --no-print-directory lint native webtest browser

prove-plain: setup
	@tools/step.sh $@ "the gate's tests in plain Python" $(V)/bin/pytest -n $(JOBS) $(PLAIN) --ignore tests/server $(WANTED) $(FLAGS)

prove-server: setup
	@tools/step.sh $@ "the server: hostile requests, hundreds of crashes" $(TESTS) tests/server --ignore $(LEAK) $(WANTED) $(FLAGS)

prove-browser: setup
	@tools/step.sh $@ "whole games in the browser" $(TESTS) -n $(PAGES) tests/e2e $(WANTED) $(FLAGS)

prove-games: setup
	@$(FAST) tools/step.sh $@ "every law, every sentence, every leak, every claim about bots, over many games of the compiled engine" \
	  $(TESTS) tests/conformance tests/strength tests/titles tests/text tests/lab $(LEAK) $(WANTED) $(FLAGS)

prove-rules: setup
	@tools/step.sh $@ "every rule has its test" $(V)/bin/kontor rules check

prove-mutants: setup
	@$(foreach t,$(TITLES),tools/step.sh $@ "broken rules of $(t) are noticed" \
	  $(V)/bin/python tools/mutants.py --jobs $(JOBS) --only $(PREFIX_$(t)) &&) true

prove-fuzz: setup
	@$(foreach t,$(TITLES),$(FAST) tools/step.sh $@ "random games of $(t)" \
	  $(V)/bin/kontor fuzz $(t) --games $(FUZZ_$(t)) --jobs $(JOBS) &&) true

webtest: web ## types and tests of the browser client
	cd web && npm run --silent check && npm run --silent test

browser: setup
	@tools/base.sh $(PYTHON) browser

pictures: setup web browser ## pictures of the app: docs/pictures, and build/pictures for every size, light and language
	$(V)/bin/python -m tools.browser_pictures

lint: setup ## ruff and mypy --strict
	$(V)/bin/ruff check .
	$(V)/bin/mypy $(TYPED)

bench: setup native web browser ## the engine beside Catanatron, the server beside a bare one, the browser beside a bare page
	$(V)/bin/python -m bench
	$(V)/bin/python -m bench.server
	$(V)/bin/python -m bench.web

native: setup ## compile the engine into build/native; the sources stay pure
	$(V)/bin/python tools/build_native.py

lock: setup ## resolve the dependencies anew
	$(V)/bin/uv pip compile -q --system-certs --upgrade --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	  --no-header --extra dev pyproject.toml -o requirements.lock

clean: ## remove what builds and tests leave behind; the environment stays
	rm -rf build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis $(READY) $(dir $(BUILT)) web/openapi.json web/src/api/schema.d.ts
	find src tests tools bench examples \( -name '*.so' -o -name '*.pyd' \) -delete 2>/dev/null || true
	find src tests tools bench examples -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

distclean: clean ## also remove the environment
	rm -rf $(V) web/node_modules
