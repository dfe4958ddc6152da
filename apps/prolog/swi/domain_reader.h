// Reads numbers and domains as they are written in Prolog: 7, inf..3, 1..9 \/ {12, 14}.
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
  unsupported,  // no goal of the kernel language
  beyond,       // numbers too large
  error,        // a Prolog exception is pending
};

/// Deeper terms are left to Prolog, whose stack grows.
constexpr int kMostDepth = 4000;

void initialise_domain_reader();
/// An integer; others are beyond.
[[nodiscard]] Reading read_number(term_t term, Value& value);
/// Malformed domains are unsupported.
[[nodiscard]] Reading read_domain(term_t term, IntervalSet& domain);

}  // namespace quadrille::prolog
