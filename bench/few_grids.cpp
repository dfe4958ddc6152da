// Measures the cost of a grid in one call for many grids, depending on their number, compared with one call
// for each.
#include <algorithm>
#include <cstdio>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "support/grid_files.h"
#include "support/interleaved.h"

namespace quadrille::bench {
namespace {

constexpr std::size_t kCounts[]{1, 2, 8, 32, 64, 128, 256, 512, 1024, 4096};

struct Options : GridFileOptions {
  int size = 9;
  int box = 3;
};

/// `count` grids, one on each line: those of the file, again and again. Empty if the file has none.
std::string repeated(const std::vector<std::string>& grids, std::size_t count) {
  std::string text;
  for (std::size_t i = 0; !grids.empty() && i < count; ++i) text += grids[i % grids.size()] + '\n';
  return text;
}

class Measurement {
 public:
  Measurement(const Options& options, std::string text)
      : options_(options),
        cells_(static_cast<std::size_t>(options.size) * static_cast<std::size_t>(options.size)),
        text_(std::move(text)),
        solver_(quadrille_new(options.size, options.box, options.size / options.box, nullptr)) {}

  /// Measures the microseconds for each grid, with one call for all and with one call for each. False if
  /// the answers differ.
  [[nodiscard]] bool take(const std::string& name, std::size_t count) {
    std::vector<std::uint64_t> by_one_call(count);
    std::vector<std::uint64_t> one_by_one(count);
    std::string digits(count * cells_, '?');
    const std::size_t repeats = std::max<std::size_t>(1, 256 / count);
    const auto many = [&] {
      for (std::size_t repeat = 0; repeat < repeats; ++repeat)
        quadrille_solve_many(solver_.get(), text_.data(), cells_ + 1, count, 2, by_one_call.data(),
                             digits.data());
    };
    const auto each = [&] {
      for (std::size_t i = 0; i < count * repeats; ++i) {
        const std::size_t grid = i % count;
        one_by_one[grid] = quadrille_solve(solver_.get(), text_.data() + grid * (cells_ + 1), 2,
                                           digits.data() + grid * cells_);
      }
    };
    const std::vector<double> seconds = interleaved_seconds(options_.rounds, many, each);
    const double grids = 1e-6 * static_cast<double>(count * repeats);
    const double us = seconds[0] / grids;
    const double us_each = seconds[1] / grids;
    fmt::print("| {} | {} | {:.2f} | {:.2f} | {:.2f} |\n", name, count, us, us_each, us / us_each);
    std::fflush(stdout);
    return by_one_call == one_by_one;
  }

 private:
  const Options& options_;
  std::size_t cells_;
  std::string text_;
  GridSolver solver_;
};

int run(const Options& options) {
  fmt::print(
      "| set | grids | one call, us/grid | a call for each, us/grid | ratio |\n|---|---|---|---|---|\n");
  const auto cells = static_cast<std::size_t>(options.size) * static_cast<std::size_t>(options.size);
  for (const std::string& file : options.files) {
    const std::string text = repeated(read_grids(file, cells), std::ranges::max(kCounts));
    if (text.empty()) return fmt::print(stderr, "few_grids: {}: found no grids\n", file), 2;
    Measurement measurement(options, text);
    const std::string name = file.substr(file.rfind('/') + 1);
    for (const std::size_t count : kCounts)
      if (!measurement.take(name, count)) return fmt::print(stderr, "few_grids: {}: wrong answer\n", name), 1;
  }
  return 0;
}

}  // namespace
}  // namespace quadrille::bench

int main(int argc, char** argv) {
  quadrille::bench::Options options{{.files = {}, .rounds = 15}};
  CLI::App app(
      "Measures quadrille_solve_many on the first grids of each file, from one to some thousands, beside "
      "quadrille_solve. Prints a table.");
  add_options(app, options);
  app.add_option("--size", options.size, "Of the grids (default: 9).");
  app.add_option("--box", options.box, "Rows of a box (default: 3).");
  CLI11_PARSE(app, argc, argv);
  return quadrille::bench::run(options);
}
