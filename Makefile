# `make` alone lists what there is. Works from any folder: make -C path/to/here test
ROOT := $(shell cd "$(dir $(lastword $(MAKEFILE_LIST)))" && pwd)
SHELL := bash
.DEFAULT_GOAL := help
.PHONY: help demo test check check-ios api format docs fuzz bench bench-peers

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' "$(ROOT)/Makefile"

# What `make demo` passes on: OUT=folder SCALE=2 SIZE=640x720 APPEARANCE=dark DATABASE=file HEADLESS=1 SCREEN=name
demo_options = --out "$(or $(OUT),$(ROOT)/build/pictures)" $(if $(SCALE),--scale "$(SCALE)") \
  $(if $(SIZE),--size "$(SIZE)") $(if $(APPEARANCE),--appearance "$(APPEARANCE)") \
  $(if $(DATABASE),--database "$(DATABASE)") $(if $(HEADLESS),--headless)

demo: ## build the tool and show the popovers; without a display, draw them into OUT (also SCALE, SIZE, APPEARANCE)
	@"$(ROOT)/Scripts/install-packages" build fonts
	@"$(ROOT)/Scripts/build-release" --package-path "$(ROOT)" --product popover
	@"$(ROOT)/.build/release/popover" demo $(SCREEN) $(demo_options)

test: ## run the tests with the project's own fonts (ARGS="--filter Name")
	@"$(ROOT)/Scripts/install-packages" build fonts test
	@FONTCONFIG_FILE="$(ROOT)/Tests/Fonts/fonts.conf" \
	  "$(ROOT)/Scripts/quietly" swift test --package-path "$(ROOT)" --no-parallel --disable-xctest $(ARGS)

check: ## everything that CI runs: format, architecture, builds, tests, the consumer package
	@"$(ROOT)/Scripts/check"

check-ios: ## build the portable libraries with xcodebuild, where there is one
	@"$(ROOT)/Scripts/check-ios"

api: ## compare every public name with Apple's, and count which of what popover libraries use are here
	@"$(ROOT)/Scripts/install-packages" build
	@"$(ROOT)/Scripts/api/check-api"

format: ## settle the style of all Swift sources
	@cd "$(ROOT)" && swift format --in-place --parallel --recursive Package.swift Sources Tests

docs: ## turn the doc comments into a site in build/docs
	@"$(ROOT)/Scripts/docs"

fuzz: ## throw made-up lines and layouts at their readers with libFuzzer (SECONDS=600 TARGET=format|layout)
	@"$(ROOT)/Scripts/fuzz" "$(or $(TARGET),all)" "$(or $(SECONDS),60)"

bench: ## measure, and print a line of JSON a figure (ONLY=solver: those whose name begins so)
	@"$(ROOT)/Scripts/install-packages" build fonts
	@"$(ROOT)/Scripts/build-release" --package-path "$(ROOT)" --product PopoverBenchmarks >&2
	@FONTCONFIG_FILE="$(ROOT)/Tests/Fonts/fonts.conf" "$(ROOT)/.build/release/PopoverBenchmarks" "$(ONLY)"

bench-peers: ## measure ours and others' libraries on the same work, and print the ratios (ONLY=...)
	@"$(ROOT)/Scripts/install-packages" build fonts
	@"$(ROOT)/Scripts/build-release" --package-path "$(ROOT)" --product PopoverBenchmarks >&2
	@FONTCONFIG_FILE="$(ROOT)/Tests/Fonts/fonts.conf" "$(ROOT)/Scripts/bench-peers" "$(ONLY)"
