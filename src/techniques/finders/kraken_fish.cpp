// Kraken fish: a fish with fins from which chains lead to one elimination. If no fin holds, the fish proves
// it; if one does, its chain.
//
//            c2      c7            Type 1: the fish would remove x from r5c2, and the fin leads there, too.
//   r2  . .  x  . .  x  x fin      Type 2: r2c2, r8c2 and the fin lead to one elimination anywhere in the
//   r8  . .  x  . .  x  . .        grid. If the fin does not hold, one of the two places in column 2 does.
//
// Bases are rows and covers columns, or vice versa, so regions may have any shape.
#include <algorithm>
#include <array>

#include "techniques/guardians.h"

namespace quadrille::techniques {

namespace {

class KrakenSearch {
 public:
  explicit KrakenSearch(Scan& scan)
      : scan_(scan),
        position_(scan.position()),
        board_(scan.board()),
        chains_(scan),
        eliminated_(scan.board()),
        is_of_type_2_(scan.wanted() == Technique::kraken_fish_2) {}

  void run() {
    const int most = board_.bounded(is_of_type_2_ ? kMostSizeOfType2 : kMostSize, 2);
    for (size_ = 2; size_ <= most; ++size_)
      for (digit_ = 1; digit_ <= board_.digit_count(); ++digit_)
        for (const bool rows_are_bases : {true, false}) {
          bases_ = houses_of(rows_are_bases ? HouseKind::row : HouseKind::column, true);
          covers_ = houses_of(rows_are_bases ? HouseKind::column : HouseKind::row, false);
          if (add_base(0, 0, {})) return;
        }
  }

 private:
  static constexpr int kMostSize = 4, kMostSizeOfType2 = 3;
  static constexpr int kMostFins = 3, kMostFinsOfType2 = 2;

  struct Part {
    int house;
    CellSet places;
  };

  [[nodiscard]] std::vector<Part> houses_of(HouseKind kind, bool as_bases) const {
    std::vector<Part> parts;
    for (const int house : board_.houses_of_kind(kind)) {
      const int count = position_.place_count(house, digit_);
      const bool may_be_base = board_.house(house).is_complete && count <= size_ + kMostFins;
      if (count != 0 && (!as_bases || may_be_base)) parts.push_back({house, position_.places(house, digit_)});
    }
    return parts;
  }

  bool add_base(std::size_t next, int count, const CellSet& places) {
    if (count == size_) {
      base_places_ = places;
      return add_cover(0, 0, places, {});
    }
    if (scan_.is_over()) return true;
    for (std::size_t i = next; i < bases_.size(); ++i) {
      chosen_bases_[at(count)] = &bases_[i];
      if (add_base(i + 1, count + 1, places | bases_[i].places)) return true;
    }
    return false;
  }

  bool add_cover(std::size_t next, int count, const CellSet& open, const CellSet& covered) {
    if (count == size_) return check(open, covered - base_places_);
    if (scan_.is_over()) return true;
    for (std::size_t i = next; i < covers_.size(); ++i) {
      if (!covers_[i].places.meets(open)) continue;
      chosen_covers_[at(count)] = &covers_[i];
      if (add_cover(i + 1, count + 1, open - covers_[i].places, covered | covers_[i].places)) return true;
    }
    return false;
  }

  /// fins: places that are not covered; targets: the possible eliminations of the fish.
  bool check(const CellSet& fins, const CellSet& targets) {
    if (fins.empty() || fins.count() > (is_of_type_2_ ? kMostFinsOfType2 : kMostFins)) return false;
    fins_.clear();
    for (const int fin : fins) fins_.push_back({fin, digit_});
    return is_of_type_2_ ? check_covers() : check_targets(targets, fins);
  }

  bool check_targets(const CellSet& targets, const CellSet& fins) {
    const CellSet easier = board_.common_peers(fins);  // a finned fish removes these
    for (const int target : targets - easier) {
      const Candidate gone{target, digit_};
      const auto leads = [&](Candidate fin) { return chains_.excludes(fin, gone); };
      if (!eliminated_.has(gone) && std::ranges::all_of(fins_, leads) && offer(fins_, gone)) return true;
    }
    return false;
  }

  bool check_covers() {
    for (int i = 0; i < size_; ++i) {
      std::vector<Candidate> starts;
      for (const int cell : chosen_covers_[at(i)]->places& base_places_) starts.push_back({cell, digit_});
      starts.insert(starts.end(), fins_.begin(), fins_.end());
      for (const Candidate& gone : chains_.excluded_by_all(starts))
        if (!eliminated_.has(gone) && offer(starts, gone)) return true;
    }
    return false;
  }

  bool offer(const std::vector<Candidate>& starts, Candidate gone) {
    Step step{.technique = scan_.wanted(), .digits = {digit_}, .fins = fins_};
    if (!chains_.add_chains(step, starts, gone)) return false;
    for (int i = 0; i < size_; ++i) {
      step.base.push_back(chosen_bases_[at(i)]->house);
      step.cover.push_back(chosen_covers_[at(i)]->house);
      step.use(step.base.back(), digit_);
      step.use(step.cover.back(), digit_);
    }
    for (const int cell : base_places_) step.cells.push_back(cell);
    static_cast<void>(eliminated_.note(step));
    return scan_.offer(std::move(step));
  }

  Scan& scan_;
  const Position& position_;
  const Board& board_;
  ChainsToOne chains_;
  Eliminated eliminated_;
  bool is_of_type_2_;
  int size_ = 0;
  int digit_ = 0;
  std::vector<Part> bases_, covers_;
  std::array<const Part*, kMostSize> chosen_bases_{}, chosen_covers_{};
  CellSet base_places_;
  std::vector<Candidate> fins_;
};

}  // namespace

void find_kraken_fish(Scan& scan) { KrakenSearch(scan).run(); }

}  // namespace quadrille::techniques
