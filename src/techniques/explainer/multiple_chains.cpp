#include "techniques/explainer/multiple_chains.h"

#include <algorithm>

#include "techniques/explainer/search.h"

namespace quadrille::techniques::explainer {

namespace {

bool are_reached(const StepLimits* limits) { return limits != nullptr && limits->are_reached(); }

/// The hints of the first rule with new hints: plus levels use steps, nested levels also chains. Empty once a
/// limit is reached.
std::vector<Hint> advanced_hints(const Marks& source, const Marks& now, int nesting,
                                 const StepLimits* limits) {
  if (are_reached(limits)) return {};
  HintSink sink(source, limits);
  find_locking(now, sink);
  if (sink.empty()) find_hidden_set(now, 2, sink);
  if (sink.empty()) find_naked_set(now, 2, sink);
  if (sink.empty()) find_fish(now, 2, sink);
  if (sink.empty() && (nesting == 2 || nesting == 3)) find_simple_chain(now, sink);
  if (sink.empty() && nesting == 3) find_multiple_chain(now, {.is_multiple = true}, sink);
  if (sink.empty() && nesting >= 4) find_multiple_chain(now, {.is_multiple = true, .is_dynamic = true}, sink);
  if (sink.empty() && nesting >= 5)
    find_multiple_chain(now, {.is_multiple = true, .is_dynamic = true, .nesting = nesting - 3}, sink);
  return std::move(sink.hints());
}

enum class Shape { double_forcing = 1, cell = 5, house = 6, contradiction = 7 };

double base_rating(ChainLevel level) {
  if (level.nesting >= 2) return 9.5 + 0.5 * (level.nesting - 2);
  if (level.nesting == 1) return 9.0;
  if (level.is_nishio) return 7.5;
  return level.is_dynamic ? 8.5 : 8.0;
}

std::string nesting_suffix(int nesting) {
  switch (nesting) {
    case 0: return "";
    case 1: return " (+)";
    case 2: return " (+ Forcing Chains)";
    case 3: return " (+ Multiple Forcing Chains)";
    case 4: return " (+ Dynamic Forcing Chains)";
    default: return " (+ Dynamic Forcing Chains" + nesting_suffix(nesting - 3) + ")";
  }
}

std::string chain_name(ChainLevel level, Shape shape) {
  if (level.is_nishio) return "Nishio Forcing Chains";
  std::string name = level.is_dynamic ? "Dynamic " : "";
  switch (shape) {
    case Shape::double_forcing: name += "Double"; break;
    case Shape::cell: name += "Cell"; break;
    case Shape::house: name += "Region"; break;
    case Shape::contradiction: name += "Contradiction"; break;
  }
  return name + " Forcing Chains" + nesting_suffix(level.nesting);
}

/// The end of one branch of a chain.
struct Branch {
  const Growth* growth = nullptr;
  Literal end = 0;
  bool is_clash = false;
};

class MultipleChains {
 public:
  MultipleChains(const Marks& marks, ChainLevel level, const Marks* source, const StepLimits* limits)
      : marks_(marks),
        level_(level),
        source_(source),
        limits_(limits),
        grower_(marks, level,
                [this](const Marks& now) { return advanced_hints(marks_, now, level_.nesting, limits_); }),
        from_on_(at(kCells * kSize)) {}

  [[nodiscard]] std::vector<ChainDraft> drafts() {
    for (int cell = 0; cell < kCells && !are_reached(limits_); ++cell) {
      const int size = size_of(marks_.digits(cell));
      if (size > 2 || (size == 2 && level_.is_dynamic)) look_at(cell);
    }
    return std::move(drafts_);
  }

 private:
  void look_at(int cell) {
    for (const int digit : Bits(marks_.digits(cell))) {
      const Literal on = literal({cell, digit}, true);
      if (level_.is_dynamic) look_at_both(on);
      if (!level_.is_nishio) look_at_houses({cell, digit});
    }
    if (level_.is_nishio || (size_of(marks_.digits(cell)) > 2 && !level_.is_multiple)) return;
    std::vector<Literal> starts;
    for (const int digit : Bits(marks_.digits(cell))) starts.push_back(literal({cell, digit}, true));
    offer_common(Shape::cell, Cause::cell, starts);
  }

  /// Contradictions from the literal and from its opposite, and common consequences of both.
  void look_at_both(Literal on) {
    const Growth& from_on = growth_from(on);
    offer_contradiction(from_on, on);
    grower_.grow(opposite(on), from_off_);
    offer_contradiction(from_off_, opposite(on));
    if (level_.is_nishio || size_of(marks_.digits(cell_of(on))) < 3) return;
    for (const std::vector<Literal>* ends : {&from_on.on(), &from_on.off()})
      for (const Literal end : *ends)
        if (from_off_.reached()[end])
          offer(Shape::double_forcing, Cause::none, end, {{{&from_on, end}, {&from_off_, end}}});
  }

  void offer_contradiction(const Growth& growth, Literal start) {
    if (!growth.has_clash()) return;
    const Literal clash = growth.clashing();
    std::array branches{Branch{&growth, clash, true}, Branch{&growth, opposite(clash)}};
    if (!is_on(clash)) std::swap(branches[0], branches[1]);
    offer(Shape::contradiction, Cause::none, opposite(start), branches);
  }

  void look_at_houses(Mark mark) {
    for (const Kind kind : kKinds) {
      const int house = house_of(mark.cell, kind);
      const Mask places = marks_.places(house, mark.digit);
      if (size_of(places) < 2 || (size_of(places) > 2 && !level_.is_multiple)) continue;
      if (cell_at(house, lowest(places)) != mark.cell) continue;
      std::vector<Literal> starts;
      for (const int place : Bits(places))
        starts.push_back(literal({cell_at(house, place), mark.digit}, true));
      offer_common(Shape::house, cause_of(kind), starts);
    }
  }

  /// Offers the common consequences of the starts, of which one holds.
  void offer_common(Shape shape, Cause cause, const std::vector<Literal>& starts) {
    std::vector<Branch> branches;
    LiteralSet common;
    common.set();
    for (const Literal start : starts) {
      branches.push_back({&growth_from(start)});
      common &= branches.back().growth->reached();
    }
    if (common.none()) return;
    const Growth& first = *branches.front().growth;
    for (const std::vector<Literal>* ends : {&first.on(), &first.off()})
      for (const Literal end : *ends) {
        if (!common[end]) continue;
        for (Branch& branch : branches) branch.end = end;
        offer(shape, cause, end, branches);
      }
  }

  const Growth& growth_from(Literal on) {
    std::unique_ptr<Growth>& growth = from_on_[on / 2U];
    if (!growth) {
      growth = std::make_unique_for_overwrite<Growth>();
      grower_.grow(on, *growth);
    }
    return *growth;
  }

  /// Without a source only the best hint counts, so the branches are followed no further than its complexity.
  void offer(Shape shape, Cause cause, Literal conclusion, std::span<const Branch> branches) {
    const Mark mark = mark_of(conclusion);
    const Mask gone =
        is_on(conclusion) ? minus(marks_.digits(mark.cell), mask_of(mark.digit)) : mask_of(mark.digit);
    if (gone == 0) return;
    const bool wants_best = source_ == nullptr && !drafts_.empty();
    const int limit = wants_best ? drafts_.front().complexity : kMostComplex;
    int complexity = 0;
    for (const Branch& branch : branches) {
      complexity += branch.growth->ancestor_count(branch.end, branch.is_clash, limit - complexity);
      if (complexity > limit) return;
    }
    if (level_.nesting >= 2) complexity += nested_complexity(branches);
    const int order = static_cast<int>(shape);
    if (wants_best && (complexity > limit || (complexity == limit && order >= drafts_.front().order))) return;
    ChainDraft draft{.complexity = complexity, .order = order};
    draft.hint.rating = chain_rating(base_rating(level_), complexity);
    draft.hint.removals = {{mark.cell, gone}};
    if (is_on(conclusion)) draft.hint.placement = mark;
    if (source_ == nullptr) {
      draft.hint.name = chain_name(level_, shape);
      drafts_.clear();
    } else {
      note_sources(draft, cause, branches);
    }
    drafts_.push_back(std::move(draft));
  }

  /// Each chain that is used counts once.
  static int nested_complexity(std::span<const Branch> branches) {
    std::vector<const ChainRecord*> counted;
    int complexity = 0;
    for (const Branch& branch : branches)
      for (const Literal literal : branch.growth->ancestors(branch.end, branch.is_clash)) {
        if (branch.is_clash && literal == branch.end) continue;
        const ChainRecord* const nested = branch.growth->nested(literal);
        if (nested == nullptr) continue;
        const bool is_new = std::ranges::none_of(counted, [&](const ChainRecord* other) {
          return other == nested || other->literals == nested->literals;
        });
        if (!is_new) continue;
        counted.push_back(nested);
        complexity += nested->complexity;
      }
    return complexity;
  }

  void note_sources(ChainDraft& draft, Cause cause, std::span<const Branch> branches) const {
    auto record = std::make_shared<ChainRecord>();
    CauseCollector causes(*source_, marks_);
    for (const Branch& branch : branches) {
      for (const Literal literal : branch.growth->ancestors(branch.end, branch.is_clash)) {
        record->literals.push_back(literal);
        if (!is_on(literal)) continue;
        const Cause own = branch.growth->cause(literal, branch.is_clash);
        causes.add(literal, own == Cause::none ? cause : own);
      }
      record->literals.push_back(kLiterals);
    }
    record->complexity = draft.complexity;
    draft.hint.causes = causes.take();
    draft.hint.chain = std::move(record);
  }

  static constexpr int kMostComplex = 1 << 20;

  const Marks& marks_;
  ChainLevel level_;
  const Marks* source_;
  const StepLimits* limits_;
  Grower grower_;
  std::vector<std::unique_ptr<Growth>> from_on_;
  Growth from_off_;
  std::vector<ChainDraft> drafts_;
};

}  // namespace

void find_multiple_chain(const Marks& marks, ChainLevel level, HintSink& sink) {
  for (Hint& hint : in_order(MultipleChains(marks, level, sink.source(), sink.limits()).drafts()))
    if (sink.add(std::move(hint))) return;
}

}  // namespace quadrille::techniques::explainer
