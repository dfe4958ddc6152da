#include "check_proof/propagation.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace check_proof {

void Propagation::note(Literal literal) {
  const std::size_t count = 2 * (std::size_t{literal} / 2) + 2;
  if (count <= places_.size()) return;
  places_.resize(count);
  watching_.resize(count);
  is_true_.resize(count);
}

Propagation::Counted Propagation::counted(const Inequality& inequality) {
  Counted row;
  row.first_slack = -inequality.bound;
  for (const auto& [variable, a] : inequality.terms) {
    const Literal literal = 2 * variable + (a < 0 ? 1 : 0);
    note(literal);
    row.terms.push_back({literal, a < 0 ? -a : a});
    row.first_slack += std::max<Number>(0, a);
  }
  std::ranges::sort(row.terms, std::ranges::greater(), &Term::coefficient);
  // The degree is the sum of all coefficients minus the slack.
  Number degree = -row.first_slack;
  for (const Term& term : row.terms) degree += term.coefficient;
  row.is_clause = row.terms.size() > 1 && degree > 0 && row.terms.back().coefficient >= degree;
  return row;
}

void Propagation::append(Counted row) {
  const Row index = static_cast<Row>(rows_.size());
  for (const Term& term : row.terms) places_[term.literal].push_back({index, term.coefficient});
  count(row);
  rows_.push_back(std::move(row));
}

void Propagation::append_clause(Counted row) {
  std::ranges::partition(row.terms, [this](const Term& term) { return !is_false(term.literal); });
  for (const Term& term : {row.terms[0], row.terms[1]})
    watching_[term.literal].push_back(static_cast<Row>(rows_.size()));
  rows_.push_back(std::move(row));
}

void Propagation::count(Counted& counted) const {
  counted.slack = counted.first_slack;
  for (const Term& term : counted.terms)
    if (is_true_[term.literal ^ 1] != 0) counted.slack -= term.coefficient;
}

Propagation::Row Propagation::add(const Inequality& inequality) {
  Counted row = counted(inequality);
  row.is_clause ? append_clause(std::move(row)) : append(std::move(row));
  const Row index = static_cast<Row>(rows_.size() - 1);
  if (!is_refuted_ && !is_stale_) is_refuted_ = !visit(index) || !run();
  return index;
}

void Propagation::remove(Row row) {
  Counted& counted = rows_[row];
  if (!counted.is_clause) {
    for (const Term& term : counted.terms)
      std::erase_if(places_[term.literal], [row](const Place& place) { return place.row == row; });
  }
  is_stale_ |= counted.has_settled || is_refuted_;
  counted = {};
}

bool Propagation::refutes(const Inequality& inequality) {
  if (is_stale_) renew();
  if (is_refuted_) return true;
  const std::size_t settled = trail_.size();
  Counted row = counted(inequality);
  row.is_clause = false;  // it stays for a moment only
  append(std::move(row));
  is_assuming_ = true;
  const bool possible = visit(static_cast<Row>(rows_.size() - 1)) && run();
  is_assuming_ = false;
  undo_to(settled);
  for (const Term& term : rows_.back().terms) places_[term.literal].pop_back();
  rows_.pop_back();
  return !possible;
}

std::optional<std::vector<Propagation::Literal>> Propagation::following(std::span<const Literal> literals) {
  if (is_stale_) renew();
  if (is_refuted_) return std::nullopt;
  const std::size_t settled = trail_.size();
  is_assuming_ = true;
  Counted assumed;
  bool possible = true;
  for (const Literal literal : literals) {
    note(literal);
    possible = possible && !is_false(literal);
    if (possible && !is_true(literal)) set(literal, assumed);
  }
  possible = possible && run();
  is_assuming_ = false;
  std::optional<std::vector<Literal>> found;
  if (possible) found = trail_;
  undo_to(settled);
  return found;
}

void Propagation::set(Literal literal, Counted& reason) {
  is_true_[literal] = 1;
  trail_.push_back(literal);
  reason.has_settled |= !is_assuming_;
}

bool Propagation::visit(Row row) {
  Counted& counted = rows_[row];
  if (counted.is_clause) {
    if (is_false(counted.terms[0].literal)) return false;
    if (is_false(counted.terms[1].literal) && !is_true(counted.terms[0].literal))
      set(counted.terms[0].literal, counted);
    return true;
  }
  if (counted.slack < 0) return false;
  for (const Term& term : counted.terms) {
    if (term.coefficient <= counted.slack) break;
    if (!is_true(term.literal) && !is_false(term.literal)) set(term.literal, counted);
  }
  return true;
}

bool Propagation::visit_watching(Literal literal) {
  std::vector<Row>& rows = watching_[literal];
  bool possible = true;
  std::size_t kept = 0;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const Row row = rows[i];
    std::vector<Term>& terms = rows_[row].terms;
    if (terms.empty()) continue;  // it was removed
    if (terms[0].literal == literal) std::swap(terms[0], terms[1]);
    if (possible && !is_true(terms[0].literal)) {
      const auto other = std::find_if(terms.begin() + 2, terms.end(),
                                      [this](const Term& term) { return !is_false(term.literal); });
      if (other != terms.end()) {
        std::iter_swap(terms.begin() + 1, other);
        watching_[terms[1].literal].push_back(row);
        continue;
      }
      possible = visit(row);
    }
    rows[kept++] = row;
  }
  rows.resize(kept);
  return possible;
}

bool Propagation::run() {
  bool possible = true;
  while (possible && counted_ < trail_.size()) {
    const Literal fallen = trail_[counted_++] ^ 1;
    for (const Place& place : places_[fallen]) {
      Counted& counted = rows_[place.row];
      counted.slack -= place.coefficient;
      possible = possible && (counted.slack >= counted.terms.front().coefficient || visit(place.row));
    }
    possible = possible && visit_watching(fallen);
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
  // A clause that has become one literal is visited as the other literals become false.
  for (Row row = 0; row < rows_.size() && !is_refuted_; ++row)
    if (!rows_[row].is_clause) is_refuted_ = !visit(row);
  is_refuted_ = is_refuted_ || !run();
}

}  // namespace check_proof
