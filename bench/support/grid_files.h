// Shared by the measurements of quadrille_solve_many: options, files of grids, and the solver.
#pragma once

#include <fstream>
#include <memory>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "quadrille.h"

namespace quadrille::bench {

struct GridFileOptions {
  std::vector<std::string> files;
  int rounds;
};

inline void add_options(CLI::App& app, GridFileOptions& options) {
  app.add_option("FILE", options.files, "Grids, one a line.")->required();
  app.add_option("--rounds", options.rounds, "Of each measurement; the medians count.");
}

/// The first `cells` characters of each line that is long enough and is not a comment.
[[nodiscard]] inline std::vector<std::string> read_grids(const std::string& path, std::size_t cells) {
  std::ifstream file(path);
  std::vector<std::string> grids;
  for (std::string line; std::getline(file, line);)
    if (line.size() >= cells && line.front() != '#') grids.push_back(line.substr(0, cells));
  return grids;
}

struct FreeSolver {
  void operator()(quadrille_solver* solver) const { quadrille_free(solver); }
};
using GridSolver = std::unique_ptr<quadrille_solver, FreeSolver>;

}  // namespace quadrille::bench
