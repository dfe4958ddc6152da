#include "sudoku/explain/violations.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <map>
#include <unordered_map>
#include <utility>

#include "base/overloaded.h"
#include "base/sort.h"
#include "sudoku/explain/clues.h"
#include "sudoku/explain/use_names.h"

namespace quadrille::sudoku {

namespace {

void sort_uniquely(std::vector<int>& numbers) {
  sort_range(numbers);
  const auto [first, last] = std::ranges::unique(numbers);
  numbers.erase(first, last);
}

/// Whether there are no gaps between the digits.
bool are_consecutive(Digits digits) { return (digits & (digits + (digits & (~digits + 1)))) == 0; }

/// The digit of each cell as a set, empty for an empty cell: houses are examined very often.
using DigitOfCell = std::vector<Digits>;

/// Appends the cells that hold a digit that another cell of the house holds, too. False if there are none.
bool add_repeated(const std::vector<int>& house, const DigitOfCell& digits, std::vector<int>& cells) {
  Digits once = 0, twice = 0;
  for (const int cell : house) {
    twice |= once & digits[at(cell)];
    once |= digits[at(cell)];
  }
  if (twice == 0) return false;
  for (const int cell : house)
    if ((twice & digits[at(cell)]) != 0) cells.push_back(cell);
  return true;
}

/// Adds the violations of givens and restrictions.
void add_clue_violations(const Puzzle& puzzle, const Grid& state, bool is_restricted,
                         std::vector<Violation>& found) {
  const Grid& givens = puzzle.givens();
  for (int cell = 0; cell < puzzle.cell_count(); ++cell) {
    const int digit = state[at(cell)] != 0 ? state[at(cell)] : givens[at(cell)];
    if (digit == 0) continue;
    if (givens[at(cell)] != 0 && givens[at(cell)] != digit)
      found.push_back({"given", name_of_cell_clue({Clue::Kind::given, cell}, puzzle), {cell}});
    if (is_restricted && (puzzle.candidates(cell) & digit_bit(digit)) == 0)
      found.push_back({"candidates", name_of_cell_clue({Clue::Kind::candidates, cell}, puzzle), {cell}});
  }
}

}  // namespace

Grid with_givens(const Puzzle& puzzle, Grid state) {
  for (std::size_t cell = 0; cell < state.size(); ++cell)
    if (state[cell] == 0) state[cell] = puzzle.givens()[cell];
  return state;
}

/// A condition, and what need not be computed for each state.
struct Verifier::Tested {
  ConditionKind kind;
  std::vector<int> cells;  // increasing, without repetitions
  std::size_t part = 0;
  bool is_impossible = false;  // no digits satisfy it
};

/// Tells of one condition after another whether the digits of a state contradict it.
class Verifier::StateTest {
 public:
  /// Begins with the empty state.
  StateTest(int cells, Digits all)
      : filled_(at(cells)), digits_(at(cells)), allowed_(at(cells), all), left_(at(cells)) {}

  /// Takes another state. Returns whether it overwrites a given.
  [[nodiscard]] bool begin(const Puzzle& puzzle, const Grid& state, bool is_restricted) {
    const Grid& givens = puzzle.givens();
    bool overwrites = false;
    for (std::size_t cell = 0; cell < state.size(); ++cell) {  // without branches: it is done very often
      const int given = givens[cell];
      const int digit = state[cell] != 0 ? state[cell] : given;
      overwrites |= (given != 0) & (given != digit);
      filled_[cell] = digit;
      digits_[cell] = Digits{digit != 0} << (static_cast<unsigned>(digit - 1) % kMaxSize);
    }
    const bool was_restricted = std::exchange(is_restricted_, is_restricted);
    if (is_restricted || was_restricted)
      for (int cell = 0; cell < puzzle.cell_count(); ++cell) allowed_[at(cell)] = puzzle.candidates(cell);
    return overwrites;
  }

  /// Appends the cells to blame. False if the condition can still hold.
  [[nodiscard]] bool add_blamed(const Tested& tested, std::vector<int>& cells) {
    if (tested.is_impossible) {
      cells.insert(cells.end(), tested.cells.begin(), tested.cells.end());
      return true;
    }
    if (const auto* const house = std::get_if<Distinct>(&tested.kind)) {
      if (add_repeated(house->members, digits_, cells)) return true;
      if (!is_restricted_) return false;
    }
    open_.clear();
    for (const int cell : tested.cells)
      if (filled_[at(cell)] == 0) open_.push_back(cell);
    const bool is_empty = open_.size() == tested.cells.size();
    if (is_empty && !is_restricted_) return false;
    if (!is_contradicted(tested)) return false;
    if (const auto pair = std::visit([&](const auto& kind) { return kind.clash(filled_); }, tested.kind))
      cells.insert(cells.end(), {pair->first, pair->second});
    else
      std::ranges::copy_if(tested.cells, std::back_inserter(cells),
                           [&](int cell) { return is_empty || filled_[at(cell)] != 0; });
    return true;
  }

  /// Whether no digits satisfy the condition.
  [[nodiscard]] bool is_impossible(const Tested& tested) {
    open_ = tested.cells;
    return is_contradicted(tested);
  }

 private:
  [[nodiscard]] bool is_contradicted(const Tested& tested) {
    if (open_.empty()) return !holds(tested.kind);
    for (const int cell : tested.cells)
      left_[at(cell)] = filled_[at(cell)] == 0 ? allowed_[at(cell)] : digit_bit(filled_[at(cell)]);
    return std::visit(
        Overloaded{[&](const Sum& sum) { return cannot_reach(sum, tested); },
                   [&](const DigitWord& word) { return rejects_all(word) || no_filling_holds(tested.kind); },
                   [&](const auto& kind) {
                     return is_narrowed_away(kind, tested) || no_filling_holds(tested.kind);
                   }},
        tested.kind);
  }

  [[nodiscard]] bool holds(const ConditionKind& kind) const {
    return std::visit([&](const auto& of_kind) { return of_kind.holds(filled_); }, kind);
  }

  /// Whether the digits and candidates exclude each digit of some cell.
  template <class Kind>
  [[nodiscard]] bool is_narrowed_away(const Kind& kind, const Tested& tested) {
    if (kind.clash(filled_)) return true;
    kind.narrow(filled_, left_);
    return std::ranges::any_of(tested.cells, [&](int cell) { return left_[at(cell)] == 0; });
  }

  [[nodiscard]] bool cannot_reach(const Sum& sum, const Tested& tested) {
    int least = 0, greatest = 0;
    bool has_gaps = false;
    for (const auto& [factor, cell] : sum.terms) {
      const Digits digits = left_[at(cell)];
      if (digits == 0) return true;
      const int low = factor * (lowest(digits) + 1), high = factor * (highest(digits) + 1);
      least += std::min(low, high);
      greatest += std::max(low, high);
      has_gaps |= !is_single(digits) && (std::abs(factor) != 1 || !are_consecutive(digits));
    }
    if (sum.comparison != Sum::Comparison::at_least && least > sum.total) return true;
    if (sum.comparison != Sum::Comparison::at_most && greatest < sum.total) return true;
    // Without gaps, every number between the least and the greatest is a sum.
    return has_gaps && sum.comparison == Sum::Comparison::equal && is_narrowed_away(sum, tested);
  }

  /// Whether the automaton rejects every word of the candidates. False if that takes too long to tell.
  [[nodiscard]] bool rejects_all(const DigitWord& word) {
    constexpr std::size_t kMostSteps = 1'000'000;
    std::size_t steps = 0;
    const DigitAutomaton& automaton = *word.automaton;
    states_ = {0};
    for (const int cell : word.path) {
      next_.clear();
      ++step_;
      const Digits digits = left_[at(cell)];
      steps += states_.size() * at(count_of(digits));
      if (steps > kMostSteps) return false;
      for (const int state : states_)
        for (const int i : Bits(digits))
          if (const auto to = automaton.next(state, i + 1); to && !is_reached(*to)) next_.push_back(*to);
      std::swap(states_, next_);
    }
    return std::ranges::none_of(states_, [&](int state) { return automaton.accepts(state); });
  }
  /// Also notes that the state was reached in this step.
  [[nodiscard]] bool is_reached(int state) {
    if (at(state) >= reached_.size()) reached_.resize(2 * at(state) + 1);
    return std::exchange(reached_[at(state)], step_) == step_;
  }

  /// Tries all candidates of the empty cells, if these are few.
  [[nodiscard]] bool no_filling_holds(const ConditionKind& kind) {
    constexpr std::size_t kMostOpen = 2;
    if (open_.size() > kMostOpen) return false;
    const bool is_found = has_filling(kind, 0);
    for (const int cell : open_) filled_[at(cell)] = 0;
    return !is_found;
  }
  [[nodiscard]] bool has_filling(const ConditionKind& kind, std::size_t from) {
    if (from == open_.size()) return holds(kind);
    int& digit = filled_[at(open_[from])];
    for (const int i : Bits(left_[at(open_[from])])) {
      digit = i + 1;
      if (has_filling(kind, from + 1)) return true;
    }
    return false;
  }

  Grid filled_;                  // the state with the givens
  DigitOfCell digits_;           // the same
  std::vector<Digits> allowed_;  // by the restrictions of the cells
  bool is_restricted_ = false;   // whether any cell is
  // Of the condition that is being tested.
  std::vector<int> open_;     // its empty cells
  std::vector<Digits> left_;  // the candidates of its cells, by cell of the grid
  // Of walks through automata.
  std::vector<int> states_, next_;
  std::vector<unsigned> reached_;  // by state: the last step that reached it
  unsigned step_ = 0;
};

struct Verifier::Kind {
  /// A house or a use of a rule, or a part of one.
  struct Part {
    std::string rule, name;
  };
  /// A condition that does not hold: its part, and its cells in `blamed`.
  struct Broken {
    std::size_t part, begin, end;
  };
  explicit Kind(const Puzzle& puzzle) : test(puzzle.cell_count(), puzzle.all_digits()) {}

  std::vector<Part> parts;
  std::vector<Tested> tested;
  StateTest test;
  // Of the last state.
  std::vector<Broken> broken;
  std::vector<int> blamed;
};

Verifier::Verifier(std::unique_ptr<Kind> kind) : kind_(std::move(kind)) {}
Verifier::~Verifier() = default;
Verifier::Verifier(Verifier&&) noexcept = default;
Verifier& Verifier::operator=(Verifier&&) noexcept = default;

std::optional<Verifier> Verifier::of(const Puzzle& puzzle, const cp::Limits& limits_of_call) {
  const cp::Limits limits = limits_of_call.started();
  const auto conditions = conditions_within(puzzle, limits);
  if (!conditions) return std::nullopt;
  auto kind = std::make_unique<Kind>(puzzle);
  const UseNames names(puzzle, *conditions);
  std::map<std::string, std::size_t> places;  // of the parts, by name
  std::unordered_map<const Origin*, std::size_t> places_of;
  for (const Condition& condition : conditions->stated()) {
    const Origin& origin = *condition.origin;
    const auto [place, is_new] = places_of.try_emplace(&origin);
    if (is_new) {
      const auto [named, has_new_name] = places.try_emplace(names.of_part(origin), kind->parts.size());
      if (has_new_name) kind->parts.push_back({origin.rule, named->first});
      place->second = named->second;
    }
    Tested& tested = kind->tested.emplace_back(Tested{condition.kind, condition.cells(), place->second});
    sort_uniquely(tested.cells);
    tested.is_impossible = kind->test.is_impossible(tested);
    if (cp::is_over(limits)) return std::nullopt;
  }
  return Verifier(std::move(kind));
}

std::vector<Violation> Verifier::violations(const Puzzle& puzzle, const Grid& state) {
  std::vector<Violation> found;
  auto& [parts, list, test, broken, blamed] = *kind_;
  const bool is_restricted = puzzle.has_restrictions();
  const bool overwrites = test.begin(puzzle, state, is_restricted);
  if (overwrites || is_restricted) add_clue_violations(puzzle, state, is_restricted, found);
  broken.clear();
  blamed.clear();
  for (const Tested& tested : list) {
    const std::size_t begin = blamed.size();
    if (test.add_blamed(tested, blamed)) broken.push_back({tested.part, begin, blamed.size()});
  }
  sort_range(broken, {}, &Kind::Broken::part);
  for (std::size_t i = 0; i < broken.size(); ++i) {
    const auto [part, begin, end] = broken[i];
    if (i == 0 || broken[i - 1].part != part) found.push_back({parts[part].rule, parts[part].name, {}});
    found.back().cells.insert(found.back().cells.end(), blamed.data() + begin, blamed.data() + end);
  }
  for (Violation& violation : found) sort_uniquely(violation.cells);
  return found;
}

}  // namespace quadrille::sudoku
