#include "check_proof/propagation.h"

#include <algorithm>
#include <functional>

namespace check_proof {

void Propagation::append(const Inequality& inequality) {
  const Row row = static_cast<Row>(rows_.size());
  Counted& counted = rows_.emplace_back();
  counted.first_slack = -inequality.bound;
  for (const auto& [variable, a] : inequality.terms) {
    const Literal literal = 2 * variable + (a < 0 ? 1 : 0);
    const Number magnitude = a < 0 ? -a : a;
    if (literal >= places_.size()) {
      places_.resize(2 * std::size_t{variable} + 2);
      is_true_.resize(places_.size());
    }
    counted.terms.push_back({literal, magnitude});
    places_[literal].push_back({row, magnitude});
    counted.first_slack += std::max<Number>(0, a);
  }
  std::ranges::sort(counted.terms, std::ranges::greater(), &Term::coefficient);
  count(counted);
}

void Propagation::count(Counted& counted) const {
  counted.slack = counted.first_slack;
  for (const Term& term : counted.terms)
    if (is_true_[term.literal ^ 1] != 0) counted.slack -= term.coefficient;
}

Propagation::Row Propagation::add(const Inequality& inequality) {
  append(inequality);
  const Row row = static_cast<Row>(rows_.size() - 1);
  if (!is_refuted_ && !is_stale_) is_refuted_ = !visit(row) || !run();
  return row;
}

void Propagation::remove(Row row) {
  Counted& counted = rows_[row];
  for (const Term& term : counted.terms)
    std::erase_if(places_[term.literal], [row](const Place& place) { return place.row == row; });
  is_stale_ |= counted.has_settled || is_refuted_;
  counted = {};
}

bool Propagation::refutes(const Inequality& inequality) {
  if (is_stale_) renew();
  if (is_refuted_) return true;
  const std::size_t settled = trail_.size();
  append(inequality);
  is_assuming_ = true;
  const bool possible = visit(static_cast<Row>(rows_.size() - 1)) && run();
  is_assuming_ = false;
  undo_to(settled);
  for (const Term& term : rows_.back().terms) places_[term.literal].pop_back();
  rows_.pop_back();
  return !possible;
}

bool Propagation::visit(Row row) {
  Counted& counted = rows_[row];
  if (counted.slack < 0) return false;
  for (const Term& term : counted.terms) {
    if (term.coefficient <= counted.slack) break;
    if ((is_true_[term.literal] | is_true_[term.literal ^ 1]) != 0) continue;
    is_true_[term.literal] = 1;
    trail_.push_back(term.literal);
    counted.has_settled |= !is_assuming_;
  }
  return true;
}

bool Propagation::run() {
  bool possible = true;
  while (possible && counted_ < trail_.size()) {
    for (const Place& place : places_[trail_[counted_++] ^ 1]) {
      Counted& counted = rows_[place.row];
      counted.slack -= place.coefficient;
      possible = possible && (counted.slack >= counted.terms.front().coefficient || visit(place.row));
    }
  }
  return possible;
}

void Propagation::undo_to(std::size_t size) {
  while (trail_.size() > size) {
    const Literal literal = trail_.back();
    if (counted_ == trail_.size()) {
      for (const Place& place : places_[literal ^ 1]) rows_[place.row].slack += place.coefficient;
      --counted_;
    }
    is_true_[literal] = 0;
    trail_.pop_back();
  }
}

void Propagation::renew() {
  trail_.clear();
  counted_ = 0;
  is_true_.assign(is_true_.size(), 0);
  is_refuted_ = is_stale_ = false;
  for (Counted& counted : rows_) {
    counted.has_settled = false;
    count(counted);
  }
  for (Row row = 0; row < rows_.size() && !is_refuted_; ++row) is_refuted_ = !visit(row);
  is_refuted_ = is_refuted_ || !run();
}

}  // namespace check_proof
