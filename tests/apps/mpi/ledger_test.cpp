#include "mpi/ledger.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/random.h"
#include "mpi/journal.h"
#include "mpi/problem.h"
#include "support/base/rounds.h"

namespace quadrille::mpi {
namespace {

using Task = Ledger::Task;

cp::Piece piece_of(cp::VariableId variable, cp::Value value) {
  return {.facts = {{variable, cp::Relation::equal, value}}, .found = {}};
}

Report report(std::uint64_t piece, std::uint64_t solutions, std::vector<cp::Piece> left = {}) {
  return {.piece = piece,
          .result = {.solutions = solutions, .failures = 2, .solution = {}, .left = std::move(left)}};
}

TEST(Ledger, AddsUp) {
  Ledger ledger(Task::count);
  EXPECT_TRUE(ledger.is_fresh());
  EXPECT_TRUE(ledger.add(report(0, 5, {piece_of(0, 1), piece_of(0, 2)})));
  EXPECT_FALSE(ledger.is_fresh());
  const auto first = ledger.take();
  const auto second = ledger.take();
  ASSERT_TRUE(first && second);
  EXPECT_EQ(first->number, 1U);
  EXPECT_EQ(second->piece, piece_of(0, 2));
  EXPECT_FALSE(ledger.take());
  EXPECT_TRUE(ledger.add(report(2, 7, {piece_of(1, 9)})));
  EXPECT_FALSE(ledger.add(report(2, 7)));
  EXPECT_TRUE(ledger.add(report(1, 0)));
  EXPECT_FALSE(ledger.is_over());
  EXPECT_EQ(ledger.take()->number, 3U);
  EXPECT_TRUE(ledger.add(report(3, 1)));
  EXPECT_TRUE(ledger.is_over());
  EXPECT_EQ(ledger.solutions(), 13U);
  EXPECT_EQ(ledger.failures(), 8U);
}

/// Work that was handed out before a run ended is handed out again, because there is no report about it.
TEST(Ledger, GivesTheSameStateForTheSameReports) {
  Ledger ledger(Task::count);
  EXPECT_TRUE(ledger.add(report(0, 0, {piece_of(0, 1), piece_of(0, 2), piece_of(0, 3)})));
  EXPECT_TRUE(ledger.add(report(2, 4)));
  EXPECT_EQ(ledger.take()->number, 1U);
  EXPECT_EQ(ledger.take()->number, 3U);
  EXPECT_FALSE(ledger.has_waiting());
}

Report solved(std::uint64_t piece, cp::Value value) {
  return {.piece = piece, .result = {.solutions = 1, .failures = 0, .solution = {{value}}, .left = {}}};
}

TEST(Ledger, FindsTheFirstShare) {
  Ledger ledger(Task::first_share);
  EXPECT_TRUE(ledger.add(report(0, 0, {piece_of(0, 1), piece_of(0, 2), piece_of(0, 3)})));
  for (std::uint64_t number = 1; number <= 3; ++number) EXPECT_EQ(ledger.take()->number, number);
  EXPECT_TRUE(ledger.add(report(1, 0, {piece_of(1, 1), piece_of(1, 2)})));  // 4 and 5
  EXPECT_TRUE(ledger.add(solved(3, 3)));
  EXPECT_FALSE(ledger.is_wanted(3));
  EXPECT_TRUE(ledger.is_wanted(2));
  EXPECT_TRUE(ledger.add(solved(5, 1)));
  EXPECT_FALSE(ledger.is_wanted(2));
  EXPECT_FALSE(ledger.add(solved(2, 2)));
  EXPECT_FALSE(ledger.is_wanted(4));  // it is of the same share
  EXPECT_TRUE(ledger.is_over());
  EXPECT_EQ(*ledger.share(), piece_of(0, 1).facts);
}

TEST(Ledger, EndsWithAnySolution) {
  Ledger ledger(Task::any);
  EXPECT_TRUE(ledger.add(report(0, 0, {piece_of(0, 1), piece_of(0, 2)})));
  EXPECT_TRUE(ledger.add(solved(2, 7)));
  EXPECT_TRUE(ledger.is_over());
  EXPECT_FALSE(ledger.share());
  EXPECT_EQ(ledger.solution()->front(), 7);
}

TEST(Ledger, NoSolution) {
  Ledger ledger(Task::first_share);
  EXPECT_TRUE(ledger.add(report(0, 0)));
  EXPECT_TRUE(ledger.is_over());
  EXPECT_FALSE(ledger.solution());
}

TEST(Report, IsReadBack) {
  cp::Piece piece{.facts = {{3, cp::Relation::at_most, -5}, {7, cp::Relation::not_equal, 1LL << 40}},
                  .found = {{1, 2}, {2, 1}},
                  .is_open = true,
                  .first = 7};
  const Report whole{.piece = 9,
                     .result = {.solutions = 3, .failures = 8, .solution = {{4, 5}}, .left = {piece, {}}}};
  const std::vector<std::int64_t> numbers = numbers_of(whole);
  EXPECT_EQ(report_of(numbers), whole);
  EXPECT_EQ(report_of(numbers_of(report(1, 2))), report(1, 2));
  for (std::size_t size = 0; size < numbers.size(); ++size)
    EXPECT_FALSE(report_of({numbers.begin(), numbers.begin() + static_cast<std::ptrdiff_t>(size)})) << size;
  std::vector<std::int64_t> longer = numbers;
  longer.push_back(0);
  EXPECT_FALSE(report_of(longer));
  longer = numbers;
  longer[4] = 1'000'000'000'000;  // so many values
  EXPECT_FALSE(report_of(longer));
}

// A count by ranks that die, whose messages are late or come twice, with the real pieces, ledger and journal,
// and one random number generator that decides everything: a seed that fails, fails again.

using Wish = cp::PieceSearch::Wish;

/// A rank: what it searches, and the reports that it has sent and that have not arrived.
struct Rank {
  explicit Rank(const CommandLine& command, std::string_view text)
      : problem(*read_problem(text, command)), search(problem->setting(true)) {}

  std::unique_ptr<Problem> problem;
  cp::PieceSearch search;
  std::optional<Ledger::Work> work;
  std::vector<std::vector<std::int64_t>> sent;
};

class Simulation {
 public:
  Simulation(CommandLine command, std::string text, std::uint64_t seed)
      : command_(std::move(command)), text_(std::move(text)), random_(seed) {}
  ~Simulation() { std::filesystem::remove(file_); }
  Simulation(const Simulation&) = delete;
  Simulation& operator=(const Simulation&) = delete;

  /// The count, after some runs that have died.
  std::uint64_t run() {
    for (;;)
      if (const auto count = run_once()) return *count;
  }
  [[nodiscard]] int deaths() const { return deaths_; }

 private:
  [[nodiscard]] bool happens(std::uint64_t one_in) { return random_.below(one_in) == 0; }

  /// Nullopt: all have died.
  std::optional<std::uint64_t> run_once() {
    Ledger ledger(Ledger::Task::count);
    std::optional<Journal> journal = opened(ledger);
    std::vector<std::unique_ptr<Rank>> ranks;
    for (std::uint64_t i = 0; i < 1 + random_.below(3U); ++i)
      ranks.push_back(std::make_unique<Rank>(command_, text_));
    if (ledger.is_fresh())
      note({.piece = 0, .result = ranks.front()->search.begin(1 + random_.below(20U), 8)}, ledger, journal);
    while (!ledger.is_over()) {
      Rank& rank = *ranks[random_.below(ranks.size())];
      if (!rank.work) rank.work = ledger.take();
      if (rank.work && happens(2)) search(rank);
      if (!rank.sent.empty() && happens(2)) receive(rank, ledger, journal);
      if (deaths_ < kMostDeaths && happens(20)) {
        ++deaths_;
        journal.reset();
        cut_journal();
        return std::nullopt;
      }
    }
    return ledger.solutions();
  }

  std::optional<Journal> opened(Ledger& ledger) {
    auto journal = Journal::open(file_, "quadrille-mpi test\n", true, ledger);
    EXPECT_TRUE(journal) << journal.error().message;
    return std::optional<Journal>(*std::move(journal));
  }

  void search(Rank& rank) {
    const auto result =
        rank.search.search(rank.work->piece, [this] { return happens(3) ? Wish::leave_parts : Wish::go_on; });
    rank.sent.push_back(numbers_of(Report{.piece = rank.work->number, .result = *result}));
    if (happens(10)) rank.sent.push_back(rank.sent.back());  // it comes twice
    rank.work.reset();
  }

  void receive(Rank& rank, Ledger& ledger, std::optional<Journal>& journal) {
    const std::size_t which = random_.below(rank.sent.size());
    const auto report = report_of(rank.sent[which]);
    rank.sent.erase(rank.sent.begin() + static_cast<std::ptrdiff_t>(which));
    ASSERT_TRUE(report);
    note(*report, ledger, journal);
  }

  static void note(const Report& report, Ledger& ledger, std::optional<Journal>& journal) {
    if (ledger.add(report)) {
      EXPECT_TRUE(journal->add(report));
    }
  }

  /// What was written last may not have reached the disk.
  void cut_journal() {
    const auto size = std::filesystem::file_size(file_);
    if (happens(2))
      std::filesystem::resize_file(file_, size - random_.below(std::min<std::uintmax_t>(size, 40)));
  }

  static constexpr int kMostDeaths = 30;

  CommandLine command_;
  std::string text_;
  Random random_;
  std::string file_ =
      testing::TempDir() + "mpi_simulation." + std::to_string(getpid()) + '.' + command_.reading;
  int deaths_ = 0;
};

TEST(Ledger, CountsRightWhateverDies) {
  const std::uint64_t first = test::random_seed(1);
  int deaths = 0;
  for (std::uint64_t seed = first; seed < first + test::random_rounds(std::uint64_t{2}); ++seed) {
    // Open: the kernel counts it.
    CommandLine command{.task = CommandLine::Task::count, .file = "puzzle"};
    command.read.boxes = sudoku::BoxShape{2, 3};
    Simulation six(command, "123456" + std::string(30, '.') + "\n", seed);
    EXPECT_EQ(six.run(), 39168U) << seed;
    deaths += six.deaths();
    // With a rule that the kernel does not know: the tree is searched.
    command.read.boxes = sudoku::BoxShape{2, 2};
    command.reading = "thermometer";
    command.rules = {{"thermometer", "r1c1 r1c2"}};
    Simulation thermometer(command, std::string(16, '.') + "\n", seed);
    EXPECT_EQ(thermometer.run(), 144U) << seed;  // half of all
    deaths += thermometer.deaths();
  }
  EXPECT_GT(deaths, 0);
}

}  // namespace
}  // namespace quadrille::mpi
