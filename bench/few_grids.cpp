// What does a grid take in one call for many, by the number of grids, beside a call for each?
#include <algorithm>
#include <cstdio>
#include <fstream>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "quadrille.h"
#include "support/cpu_clock.h"
#include "support/median.h"

namespace quadrille::bench {
namespace {

constexpr std::size_t kCounts[]{1, 2, 8, 32, 64, 128, 256, 512, 1024, 4096};

struct Options {
  std::vector<std::string> files;
  int size = 9;
  int box = 3;
  int rounds = 15;
};

/// Lines of equal length, as often as it takes.
std::string read_grids(const std::string& path, std::size_t cells, std::size_t count) {
  std::ifstream file(path);
  std::string once;
  for (std::string line; std::getline(file, line);)
    if (line.size() >= cells && line.front() != '#') once += line.substr(0, cells) + '\n';
  std::string text;
  while (!once.empty() && text.size() < count * (cells + 1)) text += once;
  return text;
}

class Measurement {
 public:
  Measurement(const Options& options, std::string text)
      : options_(options),
        cells_(static_cast<std::size_t>(options.size) * static_cast<std::size_t>(options.size)),
        text_(std::move(text)),
        solver_(quadrille_new(options.size, options.box, options.size / options.box, nullptr)) {}
  ~Measurement() { quadrille_free(solver_); }
  Measurement(const Measurement&) = delete;
  Measurement& operator=(const Measurement&) = delete;

  /// Microseconds a grid: by one call, and by a call for each. False when the answers differ.
  [[nodiscard]] bool take(const std::string& name, std::size_t count) {
    std::vector<std::uint64_t> by_one_call(count);
    std::vector<std::uint64_t> one_by_one(count);
    std::string digits(count * cells_, '?');
    const std::size_t repeats = std::max<std::size_t>(1, 256 / count);
    const auto many = [&] {
      quadrille_solve_many(solver_, text_.data(), cells_ + 1, count, 2, by_one_call.data(), digits.data());
    };
    const auto each = [&] {
      for (std::size_t i = 0; i < count; ++i)
        one_by_one[i] =
            quadrille_solve(solver_, text_.data() + i * (cells_ + 1), 2, digits.data() + i * cells_);
    };
    std::vector<double> of_many;
    std::vector<double> of_each;
    for (int round = 0; round < options_.rounds; ++round) {
      of_many.push_back(seconds(many, repeats));
      of_each.push_back(seconds(each, repeats));
    }
    const double grids = 1e-6 * static_cast<double>(count * repeats);
    const double us = median(of_many) / grids;
    const double us_each = median(of_each) / grids;
    fmt::print("| {} | {} | {:.2f} | {:.2f} | {:.2f} |\n", name, count, us, us_each, us / us_each);
    std::fflush(stdout);
    return by_one_call == one_by_one;
  }

 private:
  template <class Work>
  static double seconds(Work work, std::size_t repeats) {
    const double before = cpu_seconds();
    for (std::size_t i = 0; i < repeats; ++i) work();
    return cpu_seconds() - before;
  }

  const Options& options_;
  std::size_t cells_;
  std::string text_;
  quadrille_solver* solver_;
};

int run(const Options& options) {
  fmt::print(
      "| set | grids | one call, us/grid | a call for each, us/grid | ratio |\n|---|---|---|---|---|\n");
  const auto cells = static_cast<std::size_t>(options.size) * static_cast<std::size_t>(options.size);
  for (const std::string& file : options.files) {
    const std::string text = read_grids(file, cells, std::ranges::max(kCounts));
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
  quadrille::bench::Options options;
  CLI::App app(
      "Measures quadrille_solve_many on the first grids of each file, from one to some thousands, beside "
      "quadrille_solve. Prints a table.");
  app.add_option("FILE", options.files, "Grids, one a line.")->required();
  app.add_option("--size", options.size, "Of the grids (default: 9).");
  app.add_option("--box", options.box, "Rows of a box (default: 3).");
  app.add_option("--rounds", options.rounds, "Of each measurement; the medians count.");
  CLI11_PARSE(app, argc, argv);
  return quadrille::bench::run(options);
}
