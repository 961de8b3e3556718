# The commands for building, testing and running Glossa. `make help` prints them.

SHELL := /bin/bash
GLOSSA := .build/release/glossa
PORT ?= 8020
INPUTS ?= 10000000
WRITES ?= 100000
KILLS ?= 60
SIZES ?= 10,100,1000,10000
SECONDS_EACH ?= 240

.PHONY: help run build setup lexicon image-classifier test test-build test-portable check test-swift test-wasm core-ios test-browser fuzz no-network kill bench bench-learners format lint clean

help: ## Print these commands
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | awk -F'\t' '{printf "  make %-14s %s\n", $$1, $$2}'

run: build lexicon ## Set up, build, fetch the dictionaries, serve, print the address
	@exec $(GLOSSA) serve --port $(PORT)

# Of the modules that could be compiled, SwiftPM takes the last by name, and so nearly everything before Atomics and
# DequeModule. But NIO waits for those, and the server for NIO: with NIO built first, no processor waits for the other.
build: setup ## Build the release
	@swift build -c release --target NIOCore
	@swift build -c release --product glossa

setup: ## Install missing system packages
	@Scripts/setup

lexicon: build ## Fetch and compile the dictionaries
	@$(GLOSSA) lexicon build

image-classifier: setup ## Fetch ONNX Runtime and LiteRT, which run image classifiers
	@Scripts/image-classifier

# Compiling Glossa leaves one processor idle for minutes, as compiling the dictionaries does after it. WebAssembly is compiled
# meanwhile, and gives way; what is left of it takes what the Swift tests leave.
test: ## Run every test
	@Scripts/setup --tests
	@nice $(MAKE) --no-print-directory test-portable & portable=$$!; status=0; \
	$(MAKE) --no-print-directory test-swift || status=$$?; \
	wait $$portable && exit $$status
	@Scripts/core-wasm
	@Scripts/browser-tests

test-build: build ## Compile the Swift tests, and fetch what they and the browser tests need
	@{ $(GLOSSA) lexicon build && Scripts/image-classifier; } & fetched=$$!; status=0; \
	swift build -c release --product glossaPackageTests || status=$$?; \
	wait $$fetched && exit $$status

test-portable: ## Compile for WebAssembly and the iPhone, and prepare the browser tests
	@Scripts/browser-tests --prepare
	@Scripts/core-wasm --prepare
	@Scripts/core-ios

test-swift: test-build ## Run the Swift tests
	@Scripts/swift-tests

check: setup ## Build and run the tests of one module: make check MODULE=Pages
	@Scripts/check $(MODULE)

test-wasm: setup ## Compile Core for WebAssembly and run its tests there
	@Scripts/core-wasm

core-ios: ## Compile Core and the portable verbs for the iPhone
	@Scripts/core-ios

test-browser: lexicon image-classifier ## Run the browser tests
	@Scripts/browser-tests

fuzz: setup ## Feed INPUTS hostile inputs to every parser; failing inputs become fixtures
	@Scripts/fuzz $(INPUTS)

no-network: build ## Use every feature without a network, and report any DNS query or packet
	@Scripts/no-network $(GLOSSA)

kill: build ## Kill the server and PostgreSQL KILLS times during WRITES writes, and look for lost ones
	@Scripts/setup --tests
	@python3 Tests/EndToEnd/kill.py $(GLOSSA) --writes $(WRITES) --kills $(KILLS)
	@python3 Tests/EndToEnd/kill.py $(GLOSSA) --learners 16 --writes 20000 --kills $(KILLS)
	@python3 Tests/EndToEnd/kill.py $(GLOSSA) --learners 16 --servers 2 --writes 10000 --kills $(KILLS)
	@python3 Tests/EndToEnd/kill.py $(GLOSSA) --learners 16 --servers 2 --standby --writes 10000 --kills $(KILLS)

bench: lexicon ## Measure speed, memory and quality against similar programs
	@Scripts/bench

bench-learners: lexicon ## Measure what learners wait, and what each costs, with up to 10,000 of them
	@Scripts/setup --tests
	@python3 Benchmarks/learners.py $(GLOSSA) --sizes $(SIZES) --seconds $(SECONDS_EACH)
	@python3 Benchmarks/learners.py $(GLOSSA) --sizes $(SIZES) --seconds $(SECONDS_EACH) --postgresql
	@python3 Benchmarks/learners.py $(GLOSSA) --sizes 1000 --seconds $(SECONDS_EACH) --postgresql --servers 2

format: ## Format the source
	@swift format --in-place --recursive Sources Tests Package.swift

lint: ## Check the formatting of the source
	@swift format lint --strict --recursive Sources Tests Package.swift

clean: ## Remove build products (but neither dictionaries nor your data)
	@rm -rf .build .build-check .build-wasm .build-fuzz .build-ios .venv
