#include "sudoku/generate/generate.h"

#include <pybind11/stl.h>

#include <random>

#include "options/values.h"
#include "python/bindings.h"
#include "python/interrupt.h"
#include "python/sentences.h"

namespace quadrille::python {

namespace {

Puzzle classic() {
  Puzzle puzzle(9);
  value_of(puzzle.set_boxes(3, 3));
  return puzzle;
}

std::vector<SharedPuzzle> generate(std::size_t count, const std::optional<Puzzle>& kind,
                                   const std::vector<std::string>& draw, std::optional<std::uint64_t> seed,
                                   const std::string& symmetry, std::optional<int> clues, bool minimal) {
  sudoku::GenerateOptions options{.seed = seed ? *seed : std::random_device()(),
                                  .symmetry = value_of(options::parse_symmetry(symmetry)),
                                  .clues = clues,
                                  .minimal = minimal,
                                  .drawn_rules = draw,
                                  .stop = signals()};
  const Puzzle wanted = kind.value_or(classic());
  std::vector<SharedPuzzle> puzzles(count);
  std::uint64_t next = 0;
  const bool is_possible = without_lock([&] {
    return sudoku::generate(
        wanted, options, [&] { return next < count ? std::optional(next++) : std::nullopt; },
        [&](std::uint64_t index, const Puzzle* puzzle) {
          if (puzzle != nullptr) puzzles[index] = std::make_shared<Puzzle>(*puzzle);
        });
  });
  if (!is_possible) raise_no_solution(say::kNoGridOfKind());
  for (const SharedPuzzle& puzzle : puzzles)
    if (puzzle == nullptr) raise_input_error(say::kNoPuzzleOfKind(options.most_attempts));
  return puzzles;
}

}  // namespace

void add_generate(py::module_& module) {
  module.def("generate", &generate, py::arg("count") = 1, py::kw_only(), py::arg("kind") = py::none(),
             py::arg("draw") = std::vector<std::string>{}, py::arg("seed") = py::none(),
             py::arg("symmetry") = "none", py::arg("clues") = py::none(), py::arg("minimal") = false,
             "New puzzles with one solution each, in a list.\n\n"
             "kind: an empty puzzle of the size, shape and rules that are wanted; a classic one where it is\n"
             "left out.\n"
             "draw: rules whose clues are drawn, such as 'killer_cage'.\n"
             "seed: the same gives the same puzzles.\n"
             "symmetry: of the givens: 'none', 'rotate180', 'rotate90', 'mirror', 'flip', 'diagonal'.\n"
             "clues: how many givens; as few as come where it is left out.\n"
             "minimal: no given can be left out.\n\n"
             ">>> puzzles = quadrille.generate(3, seed=1, symmetry='rotate180')\n"
             ">>> [puzzle.check().is_unique for puzzle in puzzles]\n"
             "[True, True, True]\n");
}

}  // namespace quadrille::python
