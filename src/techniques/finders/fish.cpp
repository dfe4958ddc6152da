// Fish: the places of a digit in n base houses lie in n cover houses, so it goes from the rest of the cover
// houses. Places that are not covered, and places in two base houses (endo fins), are fins: then only what
// sees all fins goes. Sashimi: without its fins, a base house has at most one place left.
//
//            c2      c7            rows 2 and 8 have the digit x in columns 2 and 7 alone:
//   r2  . .  x  . .  x  . .        it goes from the other cells of these columns
//   r8  . .  x  . .  x  . .
#include <algorithm>
#include <array>

#include "techniques/scan.h"

namespace quadrille::techniques {

namespace {

constexpr int kMostFins = 5;
constexpr int kMostEndoFins = 2;
constexpr std::size_t kMostSize = 4;

enum class FishShape { basic, franken };

/// What the search of one technique looks for.
struct FishKind {
  int size;
  FishShape shape;
  bool has_fins;
};

FishKind kind_of(Technique technique) {
  switch (technique) {
    case Technique::x_wing: return {2, FishShape::basic, false};
    case Technique::swordfish: return {3, FishShape::basic, false};
    case Technique::jellyfish: return {4, FishShape::basic, false};
    case Technique::finned_x_wing:
    case Technique::sashimi_x_wing: return {2, FishShape::basic, true};
    case Technique::finned_swordfish:
    case Technique::sashimi_swordfish: return {3, FishShape::basic, true};
    case Technique::finned_jellyfish:
    case Technique::sashimi_jellyfish: return {4, FishShape::basic, true};
    case Technique::franken_x_wing: return {2, FishShape::franken, false};
    case Technique::franken_swordfish: return {3, FishShape::franken, false};
    case Technique::finned_franken_x_wing: return {2, FishShape::franken, true};
    default: return {3, FishShape::franken, true};
  }
}

/// The search for one digit, with rows or with columns as bases.
class FishSearch {
 public:
  FishSearch(Scan& scan, FishKind kind, int digit, bool rows_are_bases)
      : scan_(scan), position_(scan.position()), board_(scan.board()), kind_(kind), digit_(digit) {
    add_houses(rows_are_bases ? HouseKind::row : HouseKind::column, true, false);
    add_houses(rows_are_bases ? HouseKind::column : HouseKind::row, false, true);
    if (kind.shape == FishShape::franken) add_houses(HouseKind::region, true, true);
  }

  /// Whether the scan has what it wants.
  [[nodiscard]] bool run() { return static_cast<int>(bases_.size()) >= kind_.size && add_base(0, {}, {}); }

 private:
  struct Part {
    int house;
    CellSet places;
  };
  /// A house that may cover the bases that are chosen.
  struct Usable {
    const Part* part;
    CellSet last_chance;  // the base places that no later one covers
  };

  void add_houses(HouseKind kind, bool as_base, bool as_cover) {
    for (const int house : board_.houses_of_kind(kind)) {
      const int count = position_.place_count(house, digit_);
      if (count == 0) continue;
      const Part part{house, position_.places(house, digit_)};
      if (as_base && board_.house(house).is_complete && (kind_.has_fins || count <= kind_.size))
        bases_.push_back(part);
      if (as_cover) covers_.push_back(part);
    }
  }

  bool add_base(std::size_t next, const CellSet& places, const CellSet& endo_fins) {
    if (static_cast<int>(chosen_.size()) == kind_.size) return search_covers(places, endo_fins);
    if (scan_.is_over()) return true;
    for (std::size_t i = next; i < bases_.size(); ++i) {
      const CellSet twice = places & bases_[i].places;
      if (!twice.empty() && (!kind_.has_fins || kind_.shape == FishShape::basic ||
                             endo_fins.count() + twice.count() > kMostEndoFins))
        continue;
      chosen_.push_back(i);
      if (add_base(i + 1, places | bases_[i].places, endo_fins | twice)) return true;
      chosen_.pop_back();
    }
    return false;
  }

  bool search_covers(const CellSet& places, const CellSet& endo_fins) {
    usable_.clear();
    for (const Part& cover : covers_) {
      if (!cover.places.meets(places)) continue;
      bool is_base = false;
      for (const std::size_t base : chosen_) is_base = is_base || bases_[base].house == cover.house;
      if (!is_base) usable_.push_back({&cover, {}});
    }
    if (static_cast<int>(usable_.size()) < kind_.size) return false;
    CellSet later;
    for (std::size_t i = usable_.size(); i-- > 0;) {
      usable_[i].last_chance = (usable_[i].part->places & places) - later;
      later |= usable_[i].part->places;
    }
    base_places_ = places;
    endo_fins_ = endo_fins;
    targets_ = position_.cells_with(digit_);
    if (kind_.shape == FishShape::basic) targets_ -= places;
    return add_cover(0, 0, {places, {}, {}, board_.common_peers(endo_fins)});
  }

  /// What some chosen covers have come to.
  struct Covered {
    CellSet open;   // base places that are not covered yet
    CellSet cells;  // of the covers
    CellSet twice;  // cells in two of them
    CellSet seen;   // by all places that are fins for certain
  };

  /// Covers are chosen in order. One that is passed over leaves its last chances to be covered as fins, and
  /// these must see something to remove.
  bool add_cover(std::size_t next, int count, Covered so_far) {
    if (count == kind_.size) return check(so_far);
    if (scan_.is_over()) return true;
    const auto after = at(kind_.size - count - 1);
    for (std::size_t i = next; i + after < usable_.size(); ++i) {
      const CellSet& added = usable_[i].part->places;
      covers_chosen_[at(count)] = usable_[i].part;
      if (add_cover(i + 1, count + 1,
                    {so_far.open - added, so_far.cells | added, so_far.twice | (so_far.cells & added),
                     so_far.seen}))
        return true;
      const CellSet fins = so_far.open & usable_[i].last_chance;
      if (fins.empty()) continue;
      if (!kind_.has_fins) return false;
      for (const int fin : fins) so_far.seen &= board_.peers(fin);
      if (!so_far.seen.meets(targets_)) return false;
    }
    return false;
  }

  bool check(const Covered& covered) {
    const CellSet fins = covered.open | endo_fins_;
    CellSet gone = covered.cells - base_places_;
    CellSet cannibals = covered.twice;
    if (kind_.has_fins) {
      gone &= covered.seen;
      cannibals &= covered.seen;
      if (gone.empty() && cannibals.empty()) return false;
      const int count = fins.count();
      if (count == 0 || count > kMostFins) return false;
      const CellSet seen = board_.common_peers(fins);
      gone &= seen;
      cannibals &= seen;
    } else if (!fins.empty()) {
      return false;
    }
    if (gone.empty() && cannibals.empty()) return false;
    return offer(fins, gone, cannibals);
  }

  [[nodiscard]] Technique name(const CellSet& fins) const {
    const auto larger = [&](Technique smallest) {
      return static_cast<Technique>(static_cast<int>(smallest) + kind_.size - 2);
    };
    bool is_franken = false;
    bool is_sashimi = false;
    for (const std::size_t base : chosen_) {
      is_franken = is_franken || board_.house(bases_[base].house).kind == HouseKind::region;
      is_sashimi = is_sashimi || (bases_[base].places - fins).count() <= 1;
    }
    for (int i = 0; i < kind_.size; ++i)
      is_franken = is_franken || board_.house(covers_chosen_[at(i)]->house).kind == HouseKind::region;
    if (is_franken)
      return larger(kind_.has_fins ? Technique::finned_franken_x_wing : Technique::franken_x_wing);
    if (!kind_.has_fins) return larger(Technique::x_wing);
    const Technique finned = kind_.size == 2   ? Technique::finned_x_wing
                             : kind_.size == 3 ? Technique::finned_swordfish
                                               : Technique::finned_jellyfish;
    return is_sashimi ? static_cast<Technique>(static_cast<int>(finned) + 1) : finned;
  }

  bool offer(const CellSet& fins, const CellSet& gone, const CellSet& cannibals) {
    Step step{.technique = name(fins), .digits = {digit_}, .cells = list_of(base_places_ - fins)};
    for (const std::size_t base : chosen_) step.base.push_back(bases_[base].house);
    for (int i = 0; i < kind_.size; ++i) step.cover.push_back(covers_chosen_[at(i)]->house);
    step.eliminate(gone, digit_);
    step.eliminate(cannibals, digit_);
    for (const int fin : fins - endo_fins_) step.fins.push_back({fin, digit_});
    for (const int fin : endo_fins_) step.endo_fins.push_back({fin, digit_});
    for (const int house : step.base) step.use(house, digit_);
    for (const int house : step.cover) step.use(house, digit_);
    for (const int cell : gone | cannibals) step.use_links(board_, fins, cell, digit_);
    return scan_.offer(std::move(step));
  }

  Scan& scan_;
  const Position& position_;
  const Board& board_;
  FishKind kind_;
  int digit_;
  std::vector<Part> bases_, covers_;
  std::vector<std::size_t> chosen_;
  std::vector<Usable> usable_;
  std::array<const Part*, kMostSize> covers_chosen_{};
  CellSet base_places_, endo_fins_;
  CellSet targets_;  // what may go
};

bool search_fish(Scan& scan, FishKind kind) {
  for (int digit = 1; digit <= scan.board().digit_count(); ++digit)
    for (const bool rows_are_bases : {true, false})
      if (FishSearch(scan, kind, digit, rows_are_bases).run()) return true;
  return false;
}

}  // namespace

void find_fish(Scan& scan) {
  const FishKind kind = kind_of(scan.wanted());
  if (!scan.wants_all() && kind.has_fins && kind.shape == FishShape::basic && scan.take_kept()) return;
  static_cast<void>(search_fish(scan, kind));
}

}  // namespace quadrille::techniques
