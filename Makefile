# `make` alone lists what there is. Works from any folder: make -C path/to/here test
ROOT := $(shell cd "$(dir $(lastword $(MAKEFILE_LIST)))" && pwd)
SHELL := bash
.DEFAULT_GOAL := help
.PHONY: help demo test check format docs

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' "$(ROOT)/Makefile"

demo: ## build the tool and draw the popovers as pictures (OUT=folder, SCALE=2, ARGS="...")
	@"$(ROOT)/Scripts/install-packages" build fonts
	@"$(ROOT)/Scripts/quietly" swift build --package-path "$(ROOT)" --configuration release --product popover
	@"$(ROOT)/.build/release/popover" demo $(if $(OUT),--out "$(OUT)") $(if $(SCALE),--scale $(SCALE)) $(ARGS)

test: ## run the tests with the project's own fonts (ARGS="--filter Name")
	@"$(ROOT)/Scripts/install-packages" build fonts test
	@FONTCONFIG_FILE="$(ROOT)/Tests/Fonts/fonts.conf" \
	  "$(ROOT)/Scripts/quietly" swift test --package-path "$(ROOT)" --disable-xctest $(ARGS)

check: ## everything that CI runs: format, architecture, builds, tests, the consumer package
	@"$(ROOT)/Scripts/check"

format: ## settle the style of all Swift sources
	@cd "$(ROOT)" && swift format --in-place --parallel --recursive Package.swift Sources Tests

docs: ## turn the doc comments into a site in build/docs
	@"$(ROOT)/Scripts/docs"
