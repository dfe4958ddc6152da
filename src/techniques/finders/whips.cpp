// Whips: chains in which each link may depend on the target and on all earlier links.
//
//   r4c2{3 5} - r4c9{5 7} - 7c9{r1c9 .}    The target is assumed. It excludes 3 from r4c2, and all else
//                                          but 5. So 5 is there, and excludes 5 from r4c9. There 7 is left,
//                                          and then column 9 has no place left for 7.
//
// The other candidates of a sector are excluded by the target or by an earlier link, and are not written. So
// the target is removed. Each link is a sector: a cell, or a digit in a complete house; so houses may have
// any shape.
//
// An OR-k whip also has a link that is a pattern with guardians, a tridagon: one of k guardians holds, as one
// candidate of a sector does.
//
// All whips of a target grow together, the shortest first. A candidate that was reached once is not reached
// again, though another path to it might lead further: so some whips are missed, but none takes long to find.
#include <algorithm>
#include <optional>
#include <utility>

#include "techniques/scan.h"
#include "techniques/tridagons.h"

namespace quadrille::techniques {

namespace {

class WhipSearch {
 public:
  /// With patterns, all whips depend on one of them.
  WhipSearch(Scan& scan, std::vector<Step> patterns)
      : scan_(scan),
        position_(scan.position()),
        board_(scan.board()),
        longest_(board_.bounded(kLongest, 3)),
        patterns_(std::move(patterns)) {
    number_candidates();
    note_links();
    note_sectors();
    note_patterns();
  }

  void run() {
    std::vector<Step> steps;
    for (std::size_t target = 0; target < candidates_.size(); ++target) {
      if (scan_.is_over()) return;
      if (auto step = whip_of(target)) steps.push_back(std::move(*step));
    }
    scan_.take_best(steps, [](const Step& a, const Step& b) { return a.through.size() < b.through.size(); });
  }

 private:
  using Set = std::vector<Word>;  // of candidates, by their numbers

  /// Candidates of which one holds: those of a sector, or the guardians of a pattern.
  struct Part {
    Sector sector;
    Set members;
    const Step* pattern = nullptr;
  };
  /// A consequence of the target.
  struct Link {
    std::size_t last;      // the previous link; the first one is the target itself
    std::size_t part;      // the sector in which one candidate is left
    std::size_t excluded;  // a candidate of it that the previous link excludes
    std::size_t left;      // the one that is left
    int length;
    const Step* pattern;  // the pattern that this link or an earlier one depends on; at most one
    Set off;              // the candidates that all of this excludes
  };

  void number_candidates() {
    numbers_.resize(at(board_.cell_count()) * at(board_.digit_count()));
    for (const int cell : position_.open_cells())
      for (const int digit : list_of(position_.candidates(cell))) {
        numbers_[index_of({cell, digit})] = candidates_.size();
        candidates_.push_back({cell, digit});
      }
    width_ = (candidates_.size() + 63) / 64;
  }
  [[nodiscard]] std::size_t index_of(Candidate candidate) const {
    return at(candidate.cell) * at(board_.digit_count()) + at(candidate.digit - 1);
  }
  [[nodiscard]] std::size_t number_of(Candidate candidate) const { return numbers_[index_of(candidate)]; }
  static void add(Set& set, std::size_t number) { set[number / 64] |= bit(static_cast<int>(number % 64)); }

  void note_links() {
    const Implications& links = scan_.links(NodeKinds::candidates);
    for (const Candidate& candidate : candidates_) {
      Set excluded(width_);
      for (const Implications::Node node : links.follows(links.node(candidate, true)))
        if (!Implications::is_on(node)) add(excluded, number_of({links.cell_of(node), links.digit_of(node)}));
      excludes_.push_back(std::move(excluded));
    }
  }

  void note_sectors() {
    parts_of_.resize(candidates_.size());
    for (const int cell : position_.open_cells()) {
      Part part{{cell, Sector::kCell}, Set(width_)};
      for (const int digit : list_of(position_.candidates(cell))) add(part.members, number_of({cell, digit}));
      add_part(std::move(part));
    }
    for (int house = 0; house < board_.house_count(); ++house)
      for (int digit = 1; digit <= board_.digit_count(); ++digit) {
        if (!board_.house(house).is_complete || position_.place_count(house, digit) == 0) continue;
        Part part{{house, digit}, Set(width_)};
        for (const int cell : position_.places(house, digit)) add(part.members, number_of({cell, digit}));
        add_part(std::move(part));
      }
  }
  void note_patterns() {
    for (const Step& pattern : patterns_) {
      Part part{Step::kGuardians, Set(width_), &pattern};
      for (const Candidate& guardian : pattern.fins) add(part.members, number_of(guardian));
      add_part(std::move(part));
    }
  }
  void add_part(Part&& part) {
    for_each(part.members, [&](std::size_t member) { parts_of_[member].push_back(parts_.size()); });
    parts_.push_back(std::move(part));
  }
  template <class F>
  static void for_each(const Set& set, F visit) {
    for (std::size_t i = 0; i < set.size(); ++i)
      for (const int number : Bits(set[i])) visit(64 * i + static_cast<std::size_t>(number));
  }

  /// The shortest whip that removes the target.
  [[nodiscard]] std::optional<Step> whip_of(std::size_t target) {
    links_.assign(1, {0, 0, 0, target, 0, nullptr, excludes_[target]});
    reached_.assign(candidates_.size(), false);
    reached_[target] = true;
    for (std::size_t i = 0; i < links_.size() && links_[i].length < longest_; ++i)
      if (const auto end = extend(i)) {
        const bool is_wanted = (end->pattern == nullptr) == patterns_.empty();
        return is_wanted ? std::optional(step_of(*end)) : std::nullopt;
      }
    return std::nullopt;
  }

  /// Adds the consequences of a link. Returns the end of a whip: a sector in which nothing is left.
  [[nodiscard]] std::optional<Link> extend(std::size_t last) {
    for (std::size_t word = 0; word < width_; ++word)
      for (const int number : Bits(excludes_[links_[last].left][word])) {
        const std::size_t excluded = 64 * word + static_cast<std::size_t>(number);
        for (const std::size_t part : parts_of_[excluded]) {
          const Step* const before = links_[last].pattern;
          const Step* const pattern = parts_[part].pattern;
          if (before != nullptr && pattern != nullptr) continue;
          const std::optional<std::size_t> left = only_left(parts_[part].members, links_[last].off);
          if (!left) continue;
          Link next{
              last, part, excluded, *left, links_[last].length + 1, before != nullptr ? before : pattern, {}};
          if (*left == kNone) return next;
          if (reached_[*left]) continue;
          reached_[*left] = true;
          next.off = links_[last].off;
          for (std::size_t i = 0; i < width_; ++i) next.off[i] |= excludes_[*left][i];
          links_.push_back(std::move(next));
        }
      }
    return std::nullopt;
  }

  /// The only member that is not off, or kNone; nullopt if there are several.
  [[nodiscard]] static std::optional<std::size_t> only_left(const Set& members, const Set& off) {
    std::size_t left = kNone;
    for (std::size_t i = 0; i < members.size(); ++i) {
      const Word open = members[i] & ~off[i];
      if (open == 0) continue;
      if (left != kNone || !is_single(open)) return std::nullopt;
      left = 64 * i + static_cast<std::size_t>(lowest(open));
    }
    return left;
  }

  [[nodiscard]] Step step_of(const Link& end) const {
    std::vector<const Link*> way{&end};
    while (way.back()->last != 0) way.push_back(&links_[way.back()->last]);
    std::ranges::reverse(way);
    const std::size_t target = links_.front().left;
    Step step{.technique = scan_.wanted()};
    if (end.pattern != nullptr) {
      step = *end.pattern;
      step.technique = Technique::or_k_whip;
    }
    step.eliminate(candidates_[target].cell, candidates_[target].digit);
    std::vector<std::size_t> held{target};
    for (const Link* const link : way) {
      const Part& part = parts_[link->part];
      step.through.push_back(part.sector);
      if (part.pattern == nullptr) step.sectors.push_back(part.sector);
      for_each(part.members, [&](std::size_t member) {
        if (member != link->left) note_exclusion(step, held, member);
      });
      step.chain.push_back(node_of(link->excluded, false));
      if (link->left == kNone) break;
      step.chain.push_back(node_of(link->left, true));
      held.push_back(link->left);
    }
    return step;
  }
  /// Records that the target or an earlier link excludes a candidate.
  void note_exclusion(Step& step, const std::vector<std::size_t>& held, std::size_t gone) const {
    for (const std::size_t each : held) {
      if ((excludes_[each][gone / 64] & bit(static_cast<int>(gone % 64))) == 0) continue;
      step.use_link(board_, candidates_[each], candidates_[gone]);
      return;
    }
  }
  [[nodiscard]] ChainNode node_of(std::size_t number, bool is_left) const {
    return {candidates_[number].cell, candidates_[number].digit, is_left};
  }

  static constexpr int kLongest = 12;
  static constexpr std::size_t kNone = static_cast<std::size_t>(-1);

  Scan& scan_;
  const Position& position_;
  const Board& board_;
  int longest_;
  std::vector<Step> patterns_;
  std::vector<Candidate> candidates_;  // by number
  std::vector<std::size_t> numbers_;   // by cell and digit
  std::size_t width_ = 0;              // number of words of a set
  std::vector<Set> excludes_;          // by candidate
  std::vector<Part> parts_;
  std::vector<std::vector<std::size_t>> parts_of_;  // by candidate
  std::vector<Link> links_;
  std::vector<bool> reached_;  // by candidate
};

}  // namespace

void find_whip(Scan& scan) { WhipSearch(scan, {}).run(); }

void find_or_k_whip(Scan& scan) {
  std::vector<Step> patterns = tridagons_of(scan);
  if (!patterns.empty()) WhipSearch(scan, std::move(patterns)).run();
}

}  // namespace quadrille::techniques
