// How long do steps and ratings take, on HoDoKu's and on Sudoku Explainer's scale?
#include <algorithm>
#include <fstream>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "formats/read/read_puzzle.h"
#include "sudoku/conditions/conditions.h"
#include "support/cpu_clock.h"
#include "support/median.h"
#include "support/puzzle_file.h"
#include "techniques/explainer/notation.h"
#include "techniques/explainer/rating.h"
#include "techniques/path.h"

namespace quadrille::bench {
namespace {

using techniques::Position;

/// A puzzle with its data from the file.
struct Rated {
  Position position;
  std::string level;  // of HoDoKu; empty where the file does not say
  std::string er;     // of Sudoku Explainer; likewise
};

struct Times {
  std::vector<double> seconds;
  std::size_t right = 0;

  [[nodiscard]] double mean_ms() const {
    double sum = 0;
    for (const double time : seconds) sum += time;
    return 1e3 * sum / static_cast<double>(seconds.size());
  }
  [[nodiscard]] double percentile_ms(std::size_t percent) const {
    std::vector<double> sorted = seconds;
    std::ranges::sort(sorted);
    return 1e3 * sorted[(sorted.size() - 1) * percent / 100];
  }
};

void print_row(const std::string& name, const Times& times, bool has_truth) {
  if (times.seconds.empty()) return;
  fmt::print("| {} | {} | {} | {:.3f} | {:.3f} | {:.3f} | {:.0f} |\n", name, times.seconds.size(),
             has_truth ? fmt::format("{}", times.right) : "-", times.mean_ms(), times.percentile_ms(50),
             times.percentile_ms(95), 1e3 / times.mean_ms());
}

void print_head(const std::string& title) {
  fmt::print("\n{}\n\n| set | count | right | mean ms | median ms | p95 ms | a second |\n", title);
  fmt::print("| --- | --- | --- | --- | --- | --- | --- |\n");
}

template <class Work>
double seconds_of(Work work) {
  const double before = cpu_seconds();
  work();
  return cpu_seconds() - before;
}

/// The least time of some runs: other programs can only add to it.
template <class Work>
double least_seconds(int rounds, Work work) {
  double least = seconds_of(work);
  for (int round = 1; round < rounds; ++round) least = std::min(least, seconds_of(work));
  return least;
}

std::string rating_text(const techniques::Rating& rating) {
  return fmt::format("{} ({})", techniques::name_of(rating.level).english(), rating.score);
}

class Measurement {
 public:
  Measurement(std::string data, int rounds, std::size_t most)
      : data_(std::move(data)), rounds_(rounds), most_(most) {}

  void run() {
    print_head("HoDoKu's scale: level and score of a grid");
    rate_lines("classic9/easy_20k.txt");
    rate_lines("classic9/17_clue.txt");
    rate_by_level();
    print_head("Sudoku Explainer's scale: ER, EP and ED of a grid");
    explain_lines("classic9/easy_20k.txt");
    explain_by_rating();
    print_head("A hint: the next step of each position of a path, the singles left out");
    hint("levels.txt", read("rated/levels.txt"));
    hint("16x16", read_large("big/classic-16-gen", "s{:03}.txt"));
  }

 private:
  /// The grids of a file with one per line, and the text after each.
  std::vector<Rated> read(const std::string& name) {
    std::ifstream file(data_ + "/" + name);
    std::vector<Rated> all;
    for (std::string line; std::getline(file, line) && all.size() < most_;) {
      if (line.empty() || line.front() == '#') continue;
      const auto puzzle = formats::read_puzzle(line.substr(0, 81));
      if (!puzzle) continue;
      Rated rated{start_of(*puzzle), {}, {}};
      const std::string rest = line.substr(std::min<std::size_t>(line.size(), 81));
      const std::size_t close = rest.find(')');
      if (close != std::string::npos) rated.level = trimmed(rest.substr(0, close + 1));
      const std::size_t slash = rest.find('/');
      if (slash != std::string::npos) rated.er = word_around(rest, slash);
      all.push_back(std::move(rated));
    }
    return all;
  }

  std::vector<Rated> read_large(const std::string& folder, const std::string& pattern) {
    std::vector<Rated> all;
    for (int i = 1; i < 100 && all.size() < 20; ++i) {
      const auto puzzles = read_puzzles(data_ + "/" + folder + "/" + fmt::format(fmt::runtime(pattern), i));
      if (!puzzles) continue;
      for (const sudoku::Puzzle& puzzle : *puzzles) all.push_back({start_of(puzzle), {}, {}});
    }
    return all;
  }

  Position start_of(const sudoku::Puzzle& puzzle) {
    if (!kind_ || !kind_->is_of_same_kind(puzzle)) {
      board_ = std::make_shared<const techniques::Board>(sudoku::conditions_of(puzzle));
      kind_ = puzzle;
    }
    return techniques::position_of(puzzle, board_);
  }

  static std::string trimmed(const std::string& text) {
    const std::size_t first = text.find_first_not_of(' ');
    return first == std::string::npos ? "" : text.substr(first);
  }
  static std::string word_around(const std::string& text, std::size_t at) {
    const std::size_t before = text.rfind(' ', at);
    const std::size_t begin = before == std::string::npos ? 0 : before + 1;
    return text.substr(begin, text.find(' ', at) - begin);
  }

  void add_rating(Times& times, const Rated& rated) const {
    techniques::Rating rating;
    times.seconds.push_back(least_seconds(
        rounds_, [&] { rating = techniques::rate(rated.position, techniques::usual_techniques()); }));
    if (rating_text(rating) == rated.level) ++times.right;
  }

  void rate_lines(const std::string& name) {
    Times times;
    for (const Rated& rated : read(name)) add_rating(times, rated);
    print_row(name, times, false);
  }

  void rate_by_level() {
    std::map<std::string, Times> by_level;
    for (const Rated& rated : read("rated/levels.txt"))
      add_rating(by_level[rated.level.substr(0, rated.level.find(' '))], rated);
    for (const auto& [level, times] : by_level) print_row("levels.txt, " + level, times, true);
    std::map<std::string, Times> by_er;
    for (const std::string name : {"rated/se121.txt", "rated/levels.txt"})
      for (const Rated& rated : read(name)) add_rating(by_er[rated.er.substr(0, rated.er.find('.'))], rated);
    for (const auto& [er, times] : by_er) print_row("ER " + er + ".x", times, false);
  }

  void add_explained(Times& times, const Rated& rated) const {
    techniques::explainer::ExplainerRating rating;
    times.seconds.push_back(least_seconds(rounds_, [&] {
      auto marks = techniques::explainer::marks_of(rated.position);
      rating = techniques::explainer::walk(*marks, [](const auto&, const auto&) { return true; });
    }));
    if (techniques::explainer::text_of(rating) == rated.er) ++times.right;
  }

  void explain_lines(const std::string& name) {
    Times times;
    for (const Rated& rated : read(name)) add_explained(times, rated);
    print_row(name, times, false);
  }

  void explain_by_rating() {
    std::map<std::string, Times> by_rating;
    for (const std::string name : {"rated/se121.txt", "rated/levels.txt"})
      for (const Rated& rated : read(name))
        add_explained(by_rating[rated.er.substr(0, rated.er.find('.'))], rated);
    for (const auto& [rating, times] : by_rating) print_row("ER " + rating + ".x", times, true);
  }

  void hint(const std::string& name, const std::vector<Rated>& puzzles) const {
    Times times;
    for (const Rated& rated : puzzles) {
      Position position = rated.position;
      static_cast<void>(techniques::walk(
          position, techniques::usual_techniques(), [&](const techniques::Step& step, const Position& now) {
            if (step.technique > techniques::Technique::hidden_single)
              times.seconds.push_back(seconds_of(
                  [&] { static_cast<void>(techniques::next_step(now, techniques::usual_techniques())); }));
            return true;
          }));
      // If no technique applies, the search takes longest.
      if (!position.is_solved())
        times.seconds.push_back(seconds_of(
            [&] { static_cast<void>(techniques::next_step(position, techniques::usual_techniques())); }));
    }
    print_row(name, times, false);
  }

  std::string data_;
  int rounds_;
  std::size_t most_;
  std::optional<sudoku::Puzzle> kind_;
  std::shared_ptr<const techniques::Board> board_;
};

}  // namespace
}  // namespace quadrille::bench

int main(int argc, char** argv) {
  CLI::App app("Times steps and ratings of puzzles.");
  std::string data;
  int rounds = 3;
  std::size_t most = 1000;
  app.add_option("FOLDER", data, "Where the grids are.")->required();
  app.add_option("--rounds", rounds, "Of each rating; the least time counts.");
  app.add_option("--most", most, "Grids of each file.");
  CLI11_PARSE(app, argc, argv);
  quadrille::bench::Measurement(data, rounds, most).run();
}
