// Reads numbers and domains in Prolog's notation: 7, inf..3, 1..9 \/ {12, 14}.
#pragma once

#include <SWI-Prolog.h>

#include <cstdint>

#include "modelling/interval_set.h"

namespace quadrille::prolog {

using modelling::complement;
using modelling::Interval;
using modelling::IntervalSet;
using modelling::normalised;
using modelling::Value;

enum class Reading : std::uint8_t {
  ok,
  unsupported,  // the kernel language has no such goal
  beyond,       // numbers are too large
  error,        // a Prolog exception is pending
};

/// Terms nested more deeply are left to Prolog, whose stack can grow.
constexpr int kMostDepth = 4000;

void initialise_domain_reader();
/// Reads an integer; larger ones give `beyond`.
[[nodiscard]] Reading read_number(term_t term, Value& value);
/// Reads a domain; malformed ones give `unsupported`.
[[nodiscard]] Reading read_domain(term_t term, IntervalSet& domain);

}  // namespace quadrille::prolog
