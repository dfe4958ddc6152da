// Does the engine still take exactly the same steps? Compares totals over fixed puzzles with a file.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku/solve/solve.h"
#include "support/dug_puzzles.h"
#include "support/puzzle_file.h"

namespace quadrille::bench {

namespace {

using sudoku::Puzzle;

constexpr std::string_view kTitle =
    "The work of the engine on fixed puzzles. A change that is not meant to alter the search must not "
    "change\n"
    "this file; a change that is meant to must update it and say so: see README.md.\n\n";

struct PuzzleSet {
  std::string name;
  std::vector<Puzzle> puzzles;
  std::uint64_t limit = 2;  // the number of solutions to look for in each puzzle
};

struct Level {
  std::string_view name;
  cp::Consistency consistency;
};
constexpr std::array<Level, 4> kLevels{{{"value", cp::Consistency::value},
                                        {"bounds", cp::Consistency::bounds},
                                        {"domain", cp::Consistency::domain},
                                        {"auto", cp::Consistency::automatic}}};

PuzzleSet dug(std::string name, int count, int size, sudoku::BoxShape boxes) {
  constexpr std::uint64_t kSeed = 2026;
  Random random(kSeed);
  PuzzleSet set{.name = std::move(name), .puzzles = {}};
  for (int i = 0; i < count; ++i) set.puzzles.push_back(dug_puzzle(size, boxes, random));
  return set;
}

/// Each puzzle without its first given. If the puzzles were minimal, they all have several solutions now.
PuzzleSet loosened(const PuzzleSet& set) {
  PuzzleSet result{.name = set.name + " less one", .puzzles = set.puzzles};
  for (Puzzle& puzzle : result.puzzles) {
    const auto given = std::ranges::find_if(puzzle.givens(), [](int digit) { return digit != 0; });
    puzzle.set_given(static_cast<int>(given - puzzle.givens().begin()), 0);
  }
  return result;
}

PuzzleSet all_grids_4x4() {
  Puzzle puzzle(4);
  static_cast<void>(puzzle.set_boxes(2, 2));
  return {.name = "all grids 4x4", .puzzles = {puzzle, Puzzle(4)}, .limit = ~std::uint64_t{0}};
}

/// A puzzle with differences between pairs of cells, in addition to the houses.
PuzzleSet anti_knight() {
  Puzzle puzzle(9);
  static_cast<void>(puzzle.set_boxes(3, 3));
  static_cast<void>(puzzle.add_rule("anti_knight"));
  return {.name = "anti-knight", .puzzles = {puzzle}, .limit = 100};
}

Parsed<PuzzleSet> examples(const std::filesystem::path& folder) {
  PuzzleSet set{.name = "examples", .puzzles = {}};
  for (const char* name : {"classic.txt", "diagonals.txt", "jigsaw.txt", "jigsaw7.txt", "lines.txt"}) {
    const auto puzzles = read_puzzles((folder / name).string());
    if (!puzzles) return tl::unexpected(puzzles.error());
    set.puzzles.insert(set.puzzles.end(), puzzles->begin(), puzzles->end());
  }
  return set;
}

std::string row(const PuzzleSet& set, const Level& level) {
  sudoku::Solver solver({.consistency = level.consistency});
  cp::Statistics total;
  for (const Puzzle& puzzle : set.puzzles) total += solver.count(puzzle, set.limit).statistics;
  return fmt::format("{:<17} {:<12} {:>7} {:>9} {:>9} {:>9} {:>12}\n", set.name, level.name,
                     set.puzzles.size(), total.solutions, total.nodes, total.failures, total.propagations);
}

Parsed<std::string> signature(const std::string& examples_folder) {
  auto own = examples(examples_folder);
  if (!own) return tl::unexpected(own.error());
  const PuzzleSet nine = dug("dug 9x9", 40, 9, {3, 3});
  const std::vector<PuzzleSet> sets{*own,
                                    nine,
                                    loosened(nine),
                                    dug("dug 6x6", 40, 6, {2, 3}),
                                    dug("dug latin 7", 20, 7, {0, 0}),
                                    dug("dug 12x12", 2, 12, {3, 4}),
                                    anti_knight(),
                                    all_grids_4x4()};
  std::string text(kTitle);
  text += fmt::format("{:<17} {:<12} {:>7} {:>9} {:>9} {:>9} {:>12}\n", "set", "consistency", "puzzles",
                      "solutions", "nodes", "failures", "propagations");
  for (const PuzzleSet& set : sets)
    for (const Level& level : kLevels) text += row(set, level);
  return text;
}

/// Returns 0 if the file agrees with the current work of the engine, else 1 after printing the differences.
int compare(const std::string& path, const std::string& now) {
  std::ifstream file(path);
  const std::string before{std::istreambuf_iterator<char>(file), {}};
  if (before == now) return 0;
  fmt::print("The engine takes other steps than {} records. Recorded:\n\n{}\nNow:\n\n{}\n", path, before,
             now);
  fmt::print(
      "If this is intended, update the file with --update, and say so where the change is described.\n");
  return 1;
}

}  // namespace

}  // namespace quadrille::bench

int main(int argc, char** argv) {
  using namespace quadrille::bench;
  std::string path;
  std::string examples_folder = "examples";
  bool update = false;
  CLI::App app("Checks whether the engine still takes exactly the same steps.");
  app.add_option("FILE", path, "The recorded steps: signature.txt.")->required();
  app.add_option("--examples", examples_folder, "The project's folder of examples.");
  app.add_flag("--update", update, "Update the file.");
  CLI11_PARSE(app, argc, argv);

  const auto now = signature(examples_folder);
  if (!now) {
    fmt::print(stderr, "signature: {}\n", now.error().message);
    return 2;
  }
  if (!update) return compare(path, *now);
  std::ofstream(path) << *now;
  return 0;
}
