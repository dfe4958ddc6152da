// Fish: the places of a digit in n base houses lie in n cover houses, so it is removed from the rest of the
// cover houses. Places that are not covered, and places in two base houses (endo fins), are fins: then only
// candidates that see all fins are removed. Sashimi: without its fins, a base house has at most one place
// left.
//
//            c2      c7            rows 2 and 8 have the digit x only in columns 2 and 7:
//   r2  . .  x  . .  x  . .        it is removed from the other cells of these columns
//   r8  . .  x  . .  x  . .
//
// Bases and covers may be houses of any kind, which gives more than forty names by size, shape and fins.
#include <algorithm>
#include <array>
#include <span>

#include "techniques/scan.h"

namespace quadrille::techniques {

namespace {

constexpr int kMostFins = 5;
constexpr int kMostEndoFins = 2;
constexpr int kLeastSize = 2;
constexpr std::size_t kMostSize = 7;

/// The kinds of base and cover houses. Basic: lines of one direction, covered by lines of the other. Franken:
/// also regions. Mutant: any other mixture.
enum class FishShape { basic, franken, mutant };

/// The target of the search for one technique.
struct FishKind {
  int size;
  FishShape shape;
  bool has_fins;
};

/// The names of the fish of one size.
struct FishNames {
  Technique basic, finned, sashimi, franken, finned_franken, mutant, finned_mutant;
};

/// By size, from the smallest.
constexpr std::array<FishNames, 6> names_by_size() {
  using enum Technique;
  return {{{x_wing, finned_x_wing, sashimi_x_wing, franken_x_wing, finned_franken_x_wing, mutant_x_wing,
            finned_mutant_x_wing},
           {swordfish, finned_swordfish, sashimi_swordfish, franken_swordfish, finned_franken_swordfish,
            mutant_swordfish, finned_mutant_swordfish},
           {jellyfish, finned_jellyfish, sashimi_jellyfish, franken_jellyfish, finned_franken_jellyfish,
            mutant_jellyfish, finned_mutant_jellyfish},
           {squirmbag, finned_squirmbag, sashimi_squirmbag, franken_squirmbag, finned_franken_squirmbag,
            mutant_squirmbag, finned_mutant_squirmbag},
           {whale, finned_whale, sashimi_whale, franken_whale, finned_franken_whale, mutant_whale,
            finned_mutant_whale},
           {leviathan, finned_leviathan, sashimi_leviathan, franken_leviathan, finned_franken_leviathan,
            mutant_leviathan, finned_mutant_leviathan}}};
}
constexpr std::array kNames = names_by_size();

FishKind kind_of(Technique technique) {
  for (int size = kLeastSize;; ++size) {
    const FishNames& names = kNames[at(size - kLeastSize)];
    if (technique == names.basic) return {size, FishShape::basic, false};
    if (technique == names.finned || technique == names.sashimi) return {size, FishShape::basic, true};
    if (technique == names.franken) return {size, FishShape::franken, false};
    if (technique == names.finned_franken) return {size, FishShape::franken, true};
    if (technique == names.mutant) return {size, FishShape::mutant, false};
    if (technique == names.finned_mutant) return {size, FishShape::mutant, true};
  }
}

/// A set of places of the digit, by their numbers. Sets of cells would work too, but are several times
/// slower: most searches have at most 64 places.
template <std::size_t kWords>
class Places {
 public:
  void add(std::size_t place) { words_[place / 64] |= bit(static_cast<int>(place % 64)); }
  [[nodiscard]] bool empty() const {
    Word any = 0;
    for (const Word word : words_) any |= word;
    return any == 0;
  }
  [[nodiscard]] int count() const {
    int count = 0;
    for (const Word word : words_) count += count_of(word);
    return count;
  }
  [[nodiscard]] bool meets(const Places& other) const { return !(*this & other).empty(); }
  template <class F>
  void for_each(F visit) const {
    for (std::size_t i = 0; i < kWords; ++i)
      for (const int place : Bits(words_[i])) visit(64 * i + static_cast<std::size_t>(place));
  }
  [[nodiscard]] friend Places operator&(Places a, const Places& b) {
    for (std::size_t i = 0; i < kWords; ++i) a.words_[i] &= b.words_[i];
    return a;
  }
  [[nodiscard]] friend Places operator|(Places a, const Places& b) {
    for (std::size_t i = 0; i < kWords; ++i) a.words_[i] |= b.words_[i];
    return a;
  }
  [[nodiscard]] friend Places operator-(Places a, const Places& b) {
    for (std::size_t i = 0; i < kWords; ++i) a.words_[i] &= ~b.words_[i];
    return a;
  }

 private:
  std::array<Word, kWords> words_{};
};

/// The search for one digit, with rows or with columns as bases.
template <std::size_t kWords>
class FishSearch {
 public:
  FishSearch(Scan& scan, FishKind kind, int digit)
      : scan_(scan), position_(scan.position()), board_(scan.board()), kind_(kind), digit_(digit) {
    cells_ = list_of(position_.cells_with(digit));
    number_.resize(at(board_.cell_count()));
    for (std::size_t i = 0; i < cells_.size(); ++i) {
      number_[at(cells_[i])] = i;
      all_.add(i);
    }
    peers_.reserve(cells_.size());
    for (const int cell : cells_) peers_.push_back(numbered(board_.peer_list(cell)));
  }

  /// Returns whether the scan has what it wants.
  [[nodiscard]] bool run(bool rows_are_bases) {
    const bool is_mutant = kind_.shape == FishShape::mutant;
    bases_.clear();
    covers_.clear();
    chosen_.clear();
    add_houses(rows_are_bases ? HouseKind::row : HouseKind::column, true, is_mutant);
    add_houses(rows_are_bases ? HouseKind::column : HouseKind::row, is_mutant, true);
    if (kind_.shape != FishShape::basic) add_houses(HouseKind::region, true, true);
    if (static_cast<int>(bases_.size()) < kind_.size) return false;
    look_from_fins();
    return add_base(0, {}, {}, all_);
  }

 private:
  using Set = Places<kWords>;
  struct Part {
    int house;
    Set places;
    Set targets;  // for a base: the candidates that may be removed because of its fins if it must have some;
                  // else all
  };
  /// A house that may cover the chosen bases.
  struct Usable {
    const Part* part;
    Set last_chance;  // the base places that no later house covers
  };

  /// The places among some cells.
  [[nodiscard]] Set numbered(std::span<const int> cells) const {
    Set set;
    for (const int cell : cells)
      if (position_.has({cell, digit_})) set.add(number_[at(cell)]);
    return set;
  }
  [[nodiscard]] CellSet cells_of(const Set& set) const {
    CellSet cells;
    set.for_each([&](std::size_t place) { cells.add(cells_[place]); });
    return cells;
  }
  /// The places in `of` that see all of these.
  [[nodiscard]] Set seen_by(const Set& places, Set of) const {
    places.for_each([&](std::size_t place) { of = of & peers_[place]; });
    return of;
  }
  /// The same for fins that are not covered.
  [[nodiscard]] Set seen_by_fins(const Set& fins, Set of) const {
    fins.for_each([&](std::size_t place) { of = of & sight_[place]; });
    return of;
  }

  /// In a basic fish, covers have no cell in common. So an uncovered fin removes nothing along its line of
  /// their kind, and a base with more places than there are covers has fins.
  void look_from_fins() {
    sight_ = peers_;
    if (kind_.shape != FishShape::basic) return;
    for (const Part& cover : covers_)
      cover.places.for_each([&](std::size_t place) { sight_[place] = sight_[place] - cover.places; });
    for (Part& base : bases_) {
      if (base.places.count() <= kind_.size) continue;
      base.targets = {};
      base.places.for_each([&](std::size_t place) { base.targets = base.targets | sight_[place]; });
    }
  }

  void add_houses(HouseKind kind, bool as_base, bool as_cover) {
    for (const int house : board_.houses_of_kind(kind)) {
      const int count = position_.place_count(house, digit_);
      if (count == 0) continue;
      const Part part{house, numbered(board_.house(house).cells), all_};
      if (as_base && board_.house(house).is_complete && (kind_.has_fins || count <= kind_.size))
        bases_.push_back(part);
      if (as_cover) covers_.push_back(part);
    }
  }

  bool add_base(std::size_t next, const Set& places, const Set& endo_fins, const Set& targets) {
    if (static_cast<int>(chosen_.size()) == kind_.size) return search_covers(places, endo_fins, targets);
    if (scan_.is_over()) return true;
    for (std::size_t i = next; i < bases_.size(); ++i) {
      const Set twice = places & bases_[i].places;
      if (!twice.empty() && (!kind_.has_fins || kind_.shape == FishShape::basic ||
                             endo_fins.count() + twice.count() > kMostEndoFins))
        continue;
      const Set left = targets & bases_[i].targets;
      if (left.empty()) continue;
      chosen_.push_back(i);
      if (add_base(i + 1, places | bases_[i].places, endo_fins | twice, left)) return true;
      chosen_.pop_back();
    }
    return false;
  }

  bool search_covers(const Set& places, const Set& endo_fins, const Set& targets) {
    targets_ = seen_by(endo_fins, kind_.shape == FishShape::basic ? targets - places : targets);
    if (targets_.empty()) return false;
    usable_.clear();
    for (const Part& cover : covers_) {
      if (!cover.places.meets(places)) continue;
      bool is_base = false;
      for (const std::size_t base : chosen_) is_base = is_base || bases_[base].house == cover.house;
      if (!is_base) usable_.push_back({&cover, {}});
    }
    if (static_cast<int>(usable_.size()) < kind_.size) return false;
    // Without fins all bases are needed.
    if (!kind_.has_fins && kind_.shape == FishShape::basic && static_cast<int>(usable_.size()) > kind_.size)
      return false;
    Set later;
    for (std::size_t i = usable_.size(); i-- > 0;) {
      usable_[i].last_chance = (usable_[i].part->places & places) - later;
      later = later | usable_[i].part->places;
    }
    base_places_ = places;
    endo_fins_ = endo_fins;
    return add_cover(0, 0, {places, {}, {}, endo_fins, targets_});
  }

  /// The state after some covers have been chosen.
  struct Covered {
    Set open;     // base places that are not covered yet
    Set places;   // of the covers
    Set twice;    // places in two of them
    Set fins;     // places that are certainly fins
    Set targets;  // the possible eliminations that they all see
  };

  /// Covers are chosen in order. If one is skipped, the places that no later one covers become fins, and
  /// these must see something to remove.
  bool add_cover(std::size_t next, int count, Covered so_far) {
    if (count == kind_.size) return check(so_far);
    if (scan_.is_over()) return true;
    const auto after = at(kind_.size - count - 1);
    for (std::size_t i = next; i + after < usable_.size(); ++i) {
      const Set& added = usable_[i].part->places;
      covers_chosen_[at(count)] = usable_[i].part;
      if (add_cover(i + 1, count + 1,
                    {so_far.open - added, so_far.places | added, so_far.twice | (so_far.places & added),
                     so_far.fins, so_far.targets}))
        return true;
      const Set fins = so_far.open & usable_[i].last_chance;
      if (fins.empty()) continue;
      if (!kind_.has_fins) return false;
      so_far.targets = seen_by_fins(fins, so_far.targets);
      so_far.fins = so_far.fins | fins;
      if (so_far.targets.empty() || so_far.fins.count() > kMostFins) return false;
    }
    return false;
  }

  bool check(const Covered& covered) {
    const Set fins = covered.open | endo_fins_;
    Set gone = covered.places - base_places_;
    Set cannibals = covered.twice;
    if (kind_.has_fins) {
      const Set targets = covered.targets & (gone | cannibals);
      if (targets.empty()) return false;
      const int count = fins.count();
      if (count == 0 || count > kMostFins) return false;
      const Set seen = seen_by(fins, targets);
      gone = gone & seen;
      cannibals = cannibals & seen;
    } else if (!fins.empty()) {
      return false;
    }
    if (gone.empty() && cannibals.empty()) return false;
    return offer(cells_of(fins), cells_of(gone), cells_of(cannibals));
  }

  [[nodiscard]] Technique name(const CellSet& fins) const {
    const FishNames& names = kNames[at(kind_.size - kLeastSize)];
    const FishShape shape = shape_of_chosen();
    if (shape == FishShape::mutant) return kind_.has_fins ? names.finned_mutant : names.mutant;
    if (shape == FishShape::franken) return kind_.has_fins ? names.finned_franken : names.franken;
    if (!kind_.has_fins) return names.basic;
    const bool is_sashimi = std::ranges::any_of(
        chosen_, [&](std::size_t base) { return (cells_of(bases_[base].places) - fins).count() <= 1; });
    return is_sashimi ? names.sashimi : names.finned;
  }

  [[nodiscard]] FishShape shape_of_chosen() const {
    std::array<bool, 3> among_bases{};  // by kind of house
    std::array<bool, 3> among_covers{};
    for (const std::size_t base : chosen_) among_bases[kind_of_house(bases_[base])] = true;
    for (int i = 0; i < kind_.size; ++i) among_covers[kind_of_house(*covers_chosen_[at(i)])] = true;
    const auto [base_rows, base_columns, base_regions] = among_bases;
    const auto [cover_rows, cover_columns, cover_regions] = among_covers;
    if ((base_columns || cover_rows) && (base_rows || cover_columns)) return FishShape::mutant;
    return base_regions || cover_regions ? FishShape::franken : FishShape::basic;
  }
  [[nodiscard]] std::size_t kind_of_house(const Part& part) const {
    return static_cast<std::size_t>(board_.house(part.house).kind);
  }

  bool offer(const CellSet& fins, const CellSet& gone, const CellSet& cannibals) {
    const Technique technique = name(fins);
    // Mutant searches find so many simpler fish that these are not kept.
    if (kind_.shape == FishShape::mutant && technique != scan_.wanted()) return false;
    const CellSet endo_fins = cells_of(endo_fins_);
    Step step{.technique = technique, .digits = {digit_}, .cells = list_of(cells_of(base_places_) - fins)};
    for (const std::size_t base : chosen_) step.base.push_back(bases_[base].house);
    for (int i = 0; i < kind_.size; ++i) step.cover.push_back(covers_chosen_[at(i)]->house);
    step.eliminate(gone, digit_);
    step.eliminate(cannibals, digit_);
    for (const int fin : fins - endo_fins) step.fins.push_back({fin, digit_});
    for (const int fin : endo_fins) step.endo_fins.push_back({fin, digit_});
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
  std::vector<int> cells_;           // by number: the places of the digit
  std::vector<std::size_t> number_;  // by cell that is a place: its number
  std::vector<Set> peers_;           // likewise: the places that it sees
  std::vector<Set> sight_;  // likewise: those of them that may be removed because of it if it is not covered
  Set all_;
  std::vector<Part> bases_, covers_;
  std::vector<std::size_t> chosen_;
  std::vector<Usable> usable_;
  std::array<const Part*, kMostSize> covers_chosen_{};
  Set base_places_, endo_fins_;
  Set targets_;  // possible eliminations
};

/// Whether there are enough bases among the houses of that kind.
bool has_bases(const Position& position, FishKind kind, int digit, HouseKind houses) {
  const auto of_kind = position.board().houses_of_kind(houses);
  return std::ranges::count_if(of_kind, [&](int house) {
           const int count = position.place_count(house, digit);
           return count != 0 && (kind.has_fins || count <= kind.size);
         }) >= kind.size;
}

template <std::size_t kWords>
bool search_digit(Scan& scan, FishKind kind, int digit) {
  FishSearch<kWords> search(scan, kind, digit);
  return search.run(true) || (kind.shape != FishShape::mutant && search.run(false));
}

}  // namespace

void find_fish(Scan& scan) {
  const FishKind kind = kind_of(scan.wanted());
  if (!scan.wants_all() && kind.has_fins && kind.shape == FishShape::basic && scan.take_kept()) return;
  static_cast<void>(scan.find_by_digit([&](int digit) {
    if (kind.shape == FishShape::basic && !has_bases(scan.position(), kind, digit, HouseKind::row) &&
        !has_bases(scan.position(), kind, digit, HouseKind::column))
      return false;
    const int places = scan.position().cells_with(digit).count();
    if (places <= 64) return search_digit<1>(scan, kind, digit);
    return places <= 256 ? search_digit<4>(scan, kind, digit)
                         : search_digit<kMostCells / 64>(scan, kind, digit);
  }));
}

}  // namespace quadrille::techniques
