// Solves a puzzle as a person could, and says how hard that is: the next step, all steps that are there, the
// whole path, and the rating. Makes a puzzle to order, too.
#include <cstdint>
#include <iostream>
#include <optional>
#include <string>

#include <quadrille/quadrille.hpp>

namespace techniques = quadrille::techniques;

namespace {

/// A puzzle of HoDoKu's level Hard with an X-Wing on its path.
std::optional<quadrille::Puzzle> puzzle_with_x_wing(const quadrille::Puzzle& kind) {
  techniques::Wanted wanted;
  wanted.level = {techniques::Level::hard, techniques::Level::hard};
  wanted.needs = {techniques::Technique::x_wing};
  techniques::Judge judge(wanted);
  quadrille::sudoku::GenerateOptions options;
  options.seed = 5;
  options.wants = [&judge](const quadrille::Puzzle& puzzle) { return judge.wants(puzzle); };
  std::optional<quadrille::Puzzle> found;
  std::uint64_t next = 0;
  const auto next_index = [&] { return found ? std::nullopt : std::optional(next++); };
  const auto on_puzzle = [&](std::uint64_t, const quadrille::Puzzle* puzzle) {
    if (puzzle != nullptr && !found) found = *puzzle;
  };
  return quadrille::sudoku::generate(kind, options, next_index, on_puzzle) ? found : std::nullopt;
}

}  // namespace

int main() {
  auto kind = quadrille::read_puzzle(std::string(81, '.')).value();
  const auto puzzle = puzzle_with_x_wing(kind);
  if (!puzzle) return 1;

  // Steps lead to the solution, of which there must be one: that of this puzzle was proved to be the only
  // one.
  techniques::Position position = techniques::position_of(*puzzle);
  const auto allowed = techniques::usual_techniques();
  const auto& board = position.board();
  if (const auto step = techniques::next_step(position, allowed))
    std::cout << "the next step: " << techniques::hodoku_text(*step, board) << '\n';
  std::cout << "steps to choose from: " << techniques::all_steps(position, allowed).size() << '\n';

  bool has_x_wing = false;
  const auto rating = techniques::walk(
      position, allowed, [&](const techniques::Step& step, const techniques::Position& /*before*/) {
        has_x_wing = has_x_wing || step.technique == techniques::Technique::x_wing;
        std::cout << techniques::hodoku_text(step, board) << '\n';
        return true;
      });
  std::cout << techniques::name_of(rating.level)() << " (" << rating.score << ")\n";
  return has_x_wing && rating.is_solved && rating.level == techniques::Level::hard ? 0 : 1;
}
