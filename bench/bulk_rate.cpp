// How many 9x9 grids does the bulk kernel answer in a second, from text to text, and how does it compare
// with tdoku? The answers are checked before anything is timed.
#include <dlfcn.h>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "base/input_error.h"
#include "lanes/kernels.h"
#include "support/grid_files.h"
#include "support/interleaved.h"

namespace quadrille::bench {
namespace {

constexpr std::size_t kCells = 81;

struct Options : GridFileOptions {
  std::string tdoku;
  std::size_t least = 100'000;  // grids in a round, at least: small files are answered several times
};

/// A set of grids, as the text of a file with one grid on each line.
struct Set {
  std::string name;
  std::string text;
  std::size_t count = 0;
  std::vector<std::uint64_t> expected;  // the number of solutions of each grid, 2 for two or more
};

/// tdoku's function, as its shared library exports it.
using Tdoku = std::size_t (*)(const char* puzzle, std::size_t limit, std::uint32_t configuration,
                              char* solution, std::size_t* guesses);

Parsed<Set> read_set(const std::string& path, std::size_t least) {
  const std::filesystem::path file(path);
  std::ifstream counts(std::filesystem::path(file).replace_extension(".counts"));
  Set set{.name = file.stem().string(), .text = {}, .expected = {}};
  std::string once;
  for (const std::string& grid : read_grids(path, kCells)) {
    once += grid + '\n';
    std::uint64_t expected = 1;
    counts >> expected;
    set.expected.push_back(counts.is_open() ? expected : 1);
  }
  if (once.empty()) return bad_input(fmt::format("{}: found no grids", path));
  const std::size_t times = (least + set.expected.size() - 1) / set.expected.size();
  const std::vector<std::uint64_t> expected = set.expected;
  set.expected.clear();
  for (std::size_t i = 0; i < times; ++i) {
    set.text += once;
    set.expected.insert(set.expected.end(), expected.begin(), expected.end());
  }
  set.count = set.expected.size();
  return set;
}

/// Whether the digits are a correct grid that contains the givens.
bool is_solution(std::string_view grid, std::string_view digits) {
  for (std::size_t a = 0; a < kCells; ++a) {
    if (digits[a] < '1' || digits[a] > '9') return false;
    if (grid[a] != '.' && grid[a] != '0' && grid[a] != digits[a]) return false;
    for (std::size_t b = 0; b < a; ++b) {
      const bool see_each_other =
          a / 9 == b / 9 || a % 9 == b % 9 || (a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3);
      if (see_each_other && digits[a] == digits[b]) return false;
    }
  }
  return true;
}

void answer(quadrille_solver* solver, const Set& set, std::uint64_t limit,
            std::vector<std::uint64_t>& solutions, std::string& digits) {
  quadrille_solve_many(solver, set.text.data(), kCells + 1, set.count, limit, solutions.data(),
                       digits.data());
}

Parsed<void> check(const Set& set, quadrille_solver* solver) {
  std::vector<std::uint64_t> solutions(set.count);
  std::string digits(set.count * kCells, '?');
  answer(solver, set, 2, solutions, digits);
  for (std::size_t i = 0; i < set.count; ++i) {
    const auto grid = std::string_view(set.text).substr(i * (kCells + 1), kCells);
    const bool fits =
        solutions[i] == 0 || is_solution(grid, std::string_view(digits).substr(i * kCells, kCells));
    if (solutions[i] != set.expected[i] || !fits) {
      return bad_input(fmt::format("{}: grid {}: found {} solutions, expected {}: {}", set.name, i + 1,
                                   solutions[i], set.expected[i], grid));
    }
  }
  return {};
}

/// The median time in microseconds for each grid, for each of the works.
template <class... Work>
std::vector<double> us_per_grid(int rounds, std::size_t count, Work... works) {
  std::vector<double> times = interleaved_seconds(rounds, works...);
  for (double& time : times) time *= 1e6 / static_cast<double>(count);
  return times;
}

void measure(const Set& set, const Options& options, quadrille_solver* solver, Tdoku tdoku) {
  std::vector<std::uint64_t> solutions(set.count);
  std::string digits(set.count * kCells, '?');
  const std::size_t few = std::min<std::size_t>(set.count, 5000);  // this many are also answered one by one
  for (const std::uint64_t limit : {1, 2}) {
    const auto in_bulk = [&] { answer(solver, set, limit, solutions, digits); };
    const auto one_by_one = [&](std::size_t count) {
      for (std::size_t i = 0; i < count; ++i)
        quadrille_solve(solver, set.text.data() + i * (kCells + 1), limit, digits.data() + i * kCells);
    };
    const auto by_tdoku = [&](std::size_t count) {
      std::size_t guesses = 0;
      for (std::size_t i = 0; tdoku != nullptr && i < count; ++i)
        tdoku(set.text.data() + i * (kCells + 1), limit, 0, digits.data() + i * kCells, &guesses);
    };
    const auto us = us_per_grid(options.rounds, set.count, in_bulk, [&] { by_tdoku(set.count); });
    const auto one = us_per_grid(options.rounds, few, [&] { one_by_one(few); }, [&] { by_tdoku(few); });
    const auto ratio = [&](const std::vector<double>& times) {
      return tdoku == nullptr ? std::string() : fmt::format("{:.2f}", times[1] / times[0]);
    };
    const std::string peer = tdoku == nullptr ? "" : fmt::format("{:.3f}", us[1]);
    fmt::print("| {} | {} | {} | {:.3f} | {:.0f} | {} | {} | {:.2f} | {} |\n", set.name, set.count,
               limit == 1 ? "first" : "unique", us[0], 1e6 / us[0], peer, ratio(us), one[0], ratio(one));
    std::fflush(stdout);
  }
}

int run(const Options& options) {
  Tdoku tdoku = nullptr;
  if (!options.tdoku.empty()) {
    void* const library = dlopen(options.tdoku.c_str(), RTLD_NOW);
    if (library != nullptr) tdoku = reinterpret_cast<Tdoku>(dlsym(library, "TdokuSolverDpllTriadSimd"));
    if (tdoku == nullptr) {
      fmt::print(stderr, "bulk_rate: {} is no library of tdoku: {}\n", options.tdoku, dlerror());
      return 2;
    }
  }
  fmt::print("kernel {}\n\n", lanes::active_kernel());
  fmt::print(
      "| set | grids | question | us/grid | grids/s | tdoku us/grid | tdoku / quadrille | one call, us | "
      "tdoku "
      "/ one call |\n"
      "|---|---|---|---|---|---|---|---|---|\n");
  const GridSolver solver(quadrille_new(9, 3, 3, nullptr));
  for (const std::string& file : options.files) {
    const auto set = read_set(file, options.least);
    if (!set) return fmt::print(stderr, "bulk_rate: {}\n", set.error().message), 2;
    if (const auto checked = check(*set, solver.get()); !checked) {
      fmt::print(stderr, "bulk_rate: wrong answer: {}\n", checked.error().message);
      return 1;
    }
    measure(*set, options, solver.get(), tdoku);
  }
  return 0;
}

}  // namespace
}  // namespace quadrille::bench

int main(int argc, char** argv) {
  quadrille::bench::Options options{{.files = {}, .rounds = 5}};
  CLI::App app(
      "Measures the bulk kernel on files of 9x9 grids, text in and text out; each grid has one solution, or "
      "as many as the line of FILE.counts says. CPU time of one core.");
  add_options(app, options);
  app.add_option("--tdoku", options.tdoku, "tdoku's library, to compare with");
  app.add_option("--least", options.least, "Grids in a round, at least");
  CLI11_PARSE(app, argc, argv);
  return quadrille::bench::run(options);
}
