#include "techniques/explainer/chains.h"

#include "base/sort.h"

namespace quadrille::techniques::explainer {

double chain_rating(double base, int complexity) {
  double added = 0;
  int bound = 4;
  bool is_odd = false;
  for (; complexity - 2 > bound; is_odd = !is_odd) {
    added += 0.1;
    bound = is_odd ? bound * 4 / 3 : bound * 3 / 2;
  }
  return base + added;
}

void CauseCollector::note(Mark mark) {
  const Literal off = literal(mark, false);
  if (noted_[off]) return;
  noted_[off] = true;
  causes_.push_back(off);
}

void CauseCollector::add(Literal on, Cause cause) {
  const Mark mark = mark_of(on);
  if (cause == Cause::cell) {
    for (const int digit : Bits(minus(source_.digits(mark.cell), current_.digits(mark.cell))))
      note({mark.cell, digit});
  } else if (cause != Cause::none && cause != Cause::advanced) {
    const auto kind = static_cast<Kind>(static_cast<int>(cause) - static_cast<int>(Cause::block));
    const int house = house_of(mark.cell, kind);
    for (const int place : Bits(minus(source_.places(house, mark.digit), current_.places(house, mark.digit))))
      note({cell_at(house, place), mark.digit});
  }
}

std::vector<Hint> in_order(std::vector<ChainDraft> drafts) {
  std::vector<std::size_t> order(drafts.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  sort_range(order, [&](std::size_t i, std::size_t j) {
    const ChainDraft& a = drafts[i];
    const ChainDraft& b = drafts[j];
    if (a.hint.rating != b.hint.rating) return a.hint.rating < b.hint.rating;
    if (a.complexity != b.complexity) return a.complexity < b.complexity;
    return a.order != b.order ? a.order < b.order : i < j;
  });
  std::vector<Hint> hints;
  std::map<std::vector<int>, bool> seen;
  for (const std::size_t i : order) {
    std::vector<int> key;
    for (const Removal& removal : drafts[i].hint.removals) {
      key.push_back(removal.cell);
      key.push_back(removal.digits);
    }
    if (seen.emplace(std::move(key), true).second) hints.push_back(std::move(drafts[i].hint));
  }
  return hints;
}

}  // namespace quadrille::techniques::explainer
