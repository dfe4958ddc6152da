#include "techniques/explainer/rating.h"

#include <algorithm>

#include "techniques/explainer/multiple_chains.h"
#include "techniques/explainer/search.h"

namespace quadrille::techniques::explainer {

namespace {

constexpr int kUnsolved = 200;

using Search = void (*)(const Marks& marks, HintSink& sink);

constexpr ChainLevel dynamic(int nesting) {
  return {.is_multiple = true, .is_dynamic = true, .nesting = nesting};
}

constexpr std::array<Search, 30> kSearches{
#define SEARCH(name, call) +[](const Marks& marks, HintSink& sink) { call; },
#include "techniques/explainer/searches.def"
#undef SEARCH
};

}  // namespace

std::string decimal_text(int tenths) {
  return std::to_string(tenths / 10) + '.' + std::to_string(tenths % 10);
}

int tenths_of(double rating) { return static_cast<int>((rating + 0.05) * 10); }

std::string decimal_of(double rating) { return decimal_text(tenths_of(rating)); }

std::string text_of(const ExplainerRating& rating) {
  return decimal_text(rating.highest) + '/' + decimal_text(rating.to_first_placing) + '/' +
         decimal_text(rating.first);
}

std::optional<Hint> next_hint(const Marks& marks, const StepLimits& limits_of_call) {
  const StepLimits limits = limits_of_call.started();
  for (const Search search : kSearches) {
    HintSink sink(&limits);
    search(marks, sink);
    if (limits.are_reached()) return std::nullopt;  // the search may have missed the first hint
    if (!sink.empty()) return std::move(sink.hints().front());
  }
  return std::nullopt;
}

ExplainerRating walk(Marks& marks, const std::function<bool(const Hint&, const Marks&)>& visit,
                     const StepLimits& limits_of_call) {
  const StepLimits limits = limits_of_call.started();
  ExplainerRating rating;
  bool is_first = true;
  bool has_placed = false;
  while (!marks.is_solved()) {
    const std::optional<Hint> hint = next_hint(marks, limits);
    if (!hint) {
      rating.highest = kUnsolved;
      return rating;
    }
    if (!visit(*hint, marks)) return rating;
    rating.highest = std::max(rating.highest, tenths_of(hint->rating));
    if (is_first) rating.first = rating.highest;
    is_first = false;
    if (!has_placed && hint->placement) rating.to_first_placing = rating.highest;
    has_placed = has_placed || hint->placement.has_value();
    apply(*hint, marks);
  }
  rating.is_solved = true;
  return rating;
}

}  // namespace quadrille::techniques::explainer
