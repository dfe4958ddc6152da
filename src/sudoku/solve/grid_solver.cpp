#include "sudoku/solve/grid_solver.h"

#include <algorithm>
#include <concepts>
#include <string>

#include "base/refuse.h"
#include "lanes/batch.h"
#include "lanes/grid_text.h"
#include "lanes/single9.h"
#include "sudoku/solve/lanes_shape.h"
#include "sudoku/solve/sentences.h"
#include "sudoku/solve/solve.h"

namespace quadrille::sudoku {

static_assert(GridSolver::kBadGrid == lanes::kNoGrid);

namespace {

// The kernel pays off for many grids, or many solutions of one. Measured: bench/few_grids.
constexpr std::size_t kFewestForKernel = 400;
constexpr std::uint64_t kFewSolutions = 1000;

// The engines read text. Numbers are converted to text on input and back on output, many cells at a time: the
// compiler turns these loops into SIMD instructions.

void copy_as_text(const char* cells, std::size_t count, int /*size*/, char* text) {
  std::copy_n(cells, count, text);
}
void copy_as_text(const std::uint8_t* cells, std::size_t count, int size, char* text) {
  constexpr int kNine = 9;
  constexpr int kZ = 35;  // the digit that is written Z
  for (std::size_t i = 0; i < count; ++i) {
    const int digit = cells[i];
    const int symbol = '0' + digit + (digit > kNine ? 'A' - '9' - 1 : 0) + (digit > kZ ? 'a' - 'Z' - 1 : 0);
    text[i] = static_cast<char>(digit > size ? '?' : symbol);
  }
}

void copy_from_text(const char* text, std::size_t count, char* cells) { std::copy_n(text, count, cells); }
void copy_from_text(const char* text, std::size_t count, std::uint8_t* cells) {
  for (std::size_t i = 0; i < count; ++i) {
    const int symbol = static_cast<unsigned char>(text[i]);
    const int digit = symbol - '0' - (symbol > '9' ? 'A' - '9' - 1 : 0) - (symbol > 'Z' ? 'a' - 'Z' - 1 : 0);
    cells[i] = static_cast<std::uint8_t>(digit);
  }
}

/// Feeds the kernel.
template <class Cell>
class Many final : public lanes::Exchange {
 public:
  Many(int size, const GridSolver::Row<Cell>& grids, std::span<std::uint64_t> solutions,
       std::span<Cell> digits)
      : size_(size),
        cells_(static_cast<std::size_t>(size) * static_cast<std::size_t>(size)),
        grids_(grids),
        solutions_(solutions),
        digits_(digits),
        line_(cells_, ' ') {}

  [[nodiscard]] lanes::Taken take(lanes::Candidates candidates) override {
    while (taken_ < grids_.count) {
      if (read(taken_++, candidates)) return lanes::Taken::grid;
      solutions_[taken_ - 1] = GridSolver::kBadGrid;
    }
    return lanes::Taken::end;
  }

  void give(const lanes::Answer& answer) override {
    while (solutions_[given_] == GridSolver::kBadGrid) ++given_;
    solutions_[given_] = answer.solutions;
    if (!digits_.empty() && !answer.first.empty()) write(answer.first, digits_.data() + given_ * cells_);
    ++given_;
  }

 private:
  [[nodiscard]] bool read(std::size_t index, lanes::Candidates candidates) {
    const Cell* const grid = grids_.first + index * grids_.stride;
    if constexpr (std::same_as<Cell, char>) {
      return lanes::read_grid(size_, grid, candidates);
    } else {
      copy_as_text(grid, cells_, size_, line_.data());
      return lanes::read_grid(size_, line_.data(), candidates);
    }
  }
  void write(std::span<const Word> solution, Cell* digits) {
    if constexpr (std::same_as<Cell, char>) {
      lanes::write_grid(size_, solution, digits);
    } else {
      lanes::write_grid(size_, solution, line_.data());
      copy_from_text(line_.data(), cells_, digits);
    }
  }

  int size_;
  std::size_t cells_;
  const GridSolver::Row<Cell>& grids_;
  std::span<std::uint64_t> solutions_;
  std::span<Cell> digits_;
  std::string line_;
  std::size_t taken_ = 0;
  std::size_t given_ = 0;
};

void expect_limit(std::uint64_t limit) {
  if (limit == 0) refuse(say::kGridSolverLimit());
}

/// Checks the size of a buffer; an optional one may be empty.
void expect_room(const Sentence<Number, Number>& sentence, std::size_t room, std::size_t needed,
                 bool may_be_missing) {
  const bool is_missing = may_be_missing && room == 0;
  if (room < needed && !is_missing) refuse(sentence(room, needed));
}

}  // namespace

struct GridSolver::State {
  Puzzle puzzle;
  Solver solver;
  StopToken stop;
  std::optional<lanes::Shape> shape;
  bool is_classic = false;

  /// False if a character is not a digit of this size.
  [[nodiscard]] bool set_givens(std::string_view grid) {
    const auto symbols = kDigitSymbols.substr(0, static_cast<std::size_t>(puzzle.size()));
    for (int cell = 0; cell < puzzle.cell_count(); ++cell) {
      const char symbol = grid[static_cast<std::size_t>(cell)];
      const std::size_t digit = symbols.find(symbol);
      if (digit == std::string_view::npos && symbol != '.' && symbol != '0') return false;
      puzzle.set_given(cell, digit == std::string_view::npos ? 0 : static_cast<int>(digit) + 1);
    }
    return true;
  }
};

GridSolver::GridSolver(const Puzzle& kind, StopToken stop) {
  if (!kind.layout().is_usual()) refuse(say::kUnusualLayout());
  if (!kind.layout().extra_cells().empty()) refuse(say::kNoExtraCellsInTexts());
  if (kind.size() > kMostSymbols) refuse(say::kGridSolverSize(kind.size(), kMostSymbols));
  state_ = std::make_unique<State>(State{kind, Solver({.limits = {.stop = stop}}), stop, {}, false});
  for (int cell = 0; cell < kind.cell_count(); ++cell) {
    state_->puzzle.set_given(cell, 0);
    state_->puzzle.restrict_candidates(cell, kind.all_digits());
  }
  state_->shape = lanes_shape(kind);
  state_->is_classic = state_->shape == lanes::classic9();
}
GridSolver::~GridSolver() = default;
GridSolver::GridSolver(GridSolver&&) noexcept = default;
GridSolver& GridSolver::operator=(GridSolver&&) noexcept = default;

std::uint64_t GridSolver::solve(std::string_view grid, std::uint64_t limit, std::span<char> digits) {
  const std::size_t cells = at(state_->puzzle.cell_count());
  expect_limit(limit);
  expect_room(say::kRoomForCharacters, digits.size(), cells, true);
  if (grid.size() != cells) return kBadGrid;
  if (state_->is_classic)
    return lanes::solve_single9(grid.data(), limit, digits.empty() ? nullptr : digits.data());
  if (!state_->set_givens(grid)) return kBadGrid;
  std::uint64_t found = 0;
  const auto result = state_->solver.solve(state_->puzzle, [&](const Grid& solution) {
    if (found++ == 0 && !digits.empty())
      std::ranges::transform(solution, digits.begin(),
                             [](int digit) { return kDigitSymbols[static_cast<std::size_t>(digit - 1)]; });
    return found < limit;
  });
  return result.solutions;
}

void GridSolver::solve_many(const Grids& grids, std::uint64_t limit, std::span<std::uint64_t> solutions,
                            std::span<char> digits) {
  solve_each(grids, limit, solutions, digits);
}

void GridSolver::solve_many(const NumberGrids& grids, std::uint64_t limit, std::span<std::uint64_t> solutions,
                            std::span<std::uint8_t> digits) {
  solve_each(grids, limit, solutions, digits);
}

template <class Cell>
void GridSolver::solve_each(const Row<Cell>& grids, std::uint64_t limit, std::span<std::uint64_t> solutions,
                            std::span<Cell> digits) {
  if (grids.count == 0) return;
  const std::size_t cells = at(state_->puzzle.cell_count());
  expect_limit(limit);
  expect_room(say::kRoomForNumbers, solutions.size(), grids.count, false);
  expect_room(say::kRoomForCharacters, digits.size(), grids.count * cells, true);
  if (grids.first == nullptr) refuse(say::kNoGrids());
  if (grids.count > 1 && grids.stride < cells) refuse(say::kGridsApart(grids.stride, cells));
  const bool has_kernel = state_->shape.has_value();
  if (has_kernel && grids.count >= kFewestForKernel) return by_kernel(grids, limit, solutions, digits);
  const std::uint64_t few = has_kernel ? std::min(limit, kFewSolutions) : limit;
  std::string text(cells, '.');
  std::string solution(digits.empty() ? 0 : cells, '.');
  for (std::size_t i = 0; i < grids.count && !state_->stop.stop_requested(); ++i) {
    const Cell* const grid = grids.first + i * grids.stride;
    const std::span<Cell> room = digits.empty() ? digits : digits.subspan(i * cells, cells);
    copy_as_text(grid, cells, state_->puzzle.size(), text.data());
    solutions[i] = solve(text, few, solution);
    if (solutions[i] != 0 && solutions[i] != kBadGrid && !room.empty())
      copy_from_text(solution.data(), cells, room.data());
    if (solutions[i] == few && few < limit)
      by_kernel(Row<Cell>{grid, grids.stride, 1}, limit, solutions.subspan(i, 1), room);
  }
}

template <class Cell>
void GridSolver::by_kernel(const Row<Cell>& grids, std::uint64_t limit, std::span<std::uint64_t> solutions,
                           std::span<Cell> digits) {
  std::ranges::fill(solutions, 0);
  Many<Cell> many(state_->puzzle.size(), grids, solutions, digits);
  lanes::solve_batch(*state_->shape, many, {.limit = limit, .stop = state_->stop});
}

}  // namespace quadrille::sudoku
