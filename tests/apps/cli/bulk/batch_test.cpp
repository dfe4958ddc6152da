#include "cli/bulk/batch.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <limits>
#include <sstream>
#include <thread>

namespace quadrille::cli {
namespace {

/// Answers with the puzzle's line; the earlier ones take longer, the last are long.
class SlowEcho final : public Answerer {
 public:
  void answer(const Entry& entry, Reply& reply) override {
    const int line = entry.item.line;
    std::this_thread::sleep_for(std::chrono::microseconds(line % 7 * 300));
    for (int i = 0; i < line; ++i) {
      reply.out += fmt::format("{}\n{}", line, std::string(line % 10 == 0 ? 5000 : 0, ' '));
      reply.pass_on();
    }
    if (line % 5 == 0) reply.note(fmt::format("note {}", line));
    reply.exit = line == 30 ? ExitCode::no_solution : ExitCode::solved;
    reply.statistics.nodes = 1;
  }
};

std::string text_of(const std::filesystem::path& file) {
  std::ifstream stream(file);
  return {std::istreambuf_iterator<char>(stream), {}};
}

/// Gets the number of solutions from the bulk kernel, for most grids.
class KnownEcho final : public Answerer {
 public:
  void answer(const Entry& entry, Reply& reply) override {
    reply.out += fmt::format("{} alone\n", entry.item.line);
  }
  std::optional<ExitCode> answer_known(const Known& known, std::string_view, int line,
                                       std::string& out) override {
    if (line % 11 == 0) return std::nullopt;
    out += fmt::format("{} {}\n", line, known.solutions());
    return ExitCode::solved;
  }
};

/// Line 11 waits until the output contains a later line's answer, or for ten minutes.
class WaitingEcho final : public Answerer {
 public:
  explicit WaitingEcho(std::filesystem::path out) : out_(std::move(out)) {}

  void answer(const Entry& entry, Reply& reply) override {
    for (int i = 0; i < 60'000 && text_of(out_).find("20001\n") == std::string::npos; ++i)
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
    reply.out += fmt::format("{}\n", entry.item.line);
  }
  std::optional<ExitCode> answer_known(const Known&, std::string_view, int line, std::string& out) override {
    if (line == 11) return std::nullopt;
    out += fmt::format("{}\n", line);
    return ExitCode::solved;
  }

 private:
  std::filesystem::path out_;
};

class BatchThreads : public ::testing::Test {
 protected:
  BatchThreads() {
    std::ofstream puzzles(folder_ / "puzzles.txt");
    for (int i = 1; i <= 60; ++i) puzzles << (i == 40 ? "123412341234123\n" : "1...............\n");
    std::ofstream blocks(folder_ / "blocks.txt");
    for (int i = 1; i <= kGrids; ++i) blocks << (i % 1000 == 0 ? "12341234\n" : "1..4341221434321\n");
  }
  ~BatchThreads() override { std::filesystem::remove_all(folder_); }

  static constexpr int kGrids = 50'000;  // of three blocks and more

  [[nodiscard]] std::filesystem::path out() const { return folder_ / "out.txt"; }

  std::string output(const char* file, Bulk bulk, const AnswerOptions& batch,
                     const MakeAnswerer& make_answerer, const char* format = "line") {
    InputOptions options;
    options.files = {(folder_ / file).string()};
    options.format = formats::find_format(format);
    const int descriptor = open(out().c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
    {
      Console console;
      console.redirect(descriptor);
      EXPECT_EQ(answer_all(options, bulk, {}, console, batch, make_answerer), ExitCode::bad_input);
    }
    close(descriptor);
    return text_of(out());
  }

  static void write_bad(const Entry& /*entry*/, std::string& out) { out += "bad\n"; }

  std::filesystem::path folder_ = [] {
    auto pattern = (std::filesystem::temp_directory_path() / "quadrille-XXXXXX").string();
    return std::filesystem::path(mkdtemp(pattern.data()));
  }();
};

TEST_F(BatchThreads, TheOutputDoesNotDependOnTheNumberOfThreads) {
  const auto answers = [this](int threads) {
    return output("puzzles.txt", Bulk::never, {.threads = threads, .write_bad = write_bad},
                  [](bool) { return std::make_unique<SlowEcho>(); });
  };
  const std::string one = answers(1);
  EXPECT_NE(one.find("39\nbad\n41\n"), std::string::npos);
  EXPECT_EQ(answers(2), one);
  EXPECT_EQ(answers(5), one);
}

TEST_F(BatchThreads, TheBulkRoadAnswersInOrderWhateverTheNumberOfThreads) {
  const auto answers = [this](int threads, Bulk bulk, const char* format) {
    return output(
        "blocks.txt", bulk, {.threads = threads, .write_bad = write_bad},
        [](bool) { return std::make_unique<KnownEcho>(); }, format);
  };
  std::string expected;
  for (int i = 1; i <= kGrids; ++i)
    expected += i % 1000 == 0 ? "bad\n"
                : i % 11 == 0 ? fmt::format("{} alone\n", i)
                              : fmt::format("{} 1\n", i);
  for (const int threads : {1, 3}) {
    EXPECT_EQ(answers(threads, Bulk::always, "line"), expected);
    EXPECT_EQ(answers(threads, Bulk::where_it_suits, "sdm"), expected);  // puzzles that are read one by one
  }
}

TEST_F(BatchThreads, TheKernelCountsManySolutionsOfPuzzlesReadOneByOne) {
  std::ofstream(folder_ / "open.txt") << "123" << std::string(33, '.') << "\n12\n";
  const std::string text = output(
      "open.txt", Bulk::where_it_suits,
      {.write_bad = write_bad, .entry_limit = std::numeric_limits<std::uint64_t>::max()},
      [](bool) { return std::make_unique<KnownEcho>(); }, "sdm");
  EXPECT_EQ(text, "1 235008\nbad\n");
}

TEST_F(BatchThreads, UnorderedABlockDoesNotWaitForAnother) {
  const std::string text = output("blocks.txt", Bulk::always, {.threads = 2, .unordered = true},
                                  [this](bool) { return std::make_unique<WaitingEcho>(out()); });
  std::istringstream stream(text);
  std::vector<int> lines{std::istream_iterator<int>(stream), {}};
  EXPECT_GT(std::ranges::find(lines, 11), std::ranges::find(lines, 20001));
  std::ranges::sort(lines);
  std::vector<int> expected;
  for (int i = 1; i <= kGrids; ++i)
    if (i % 1000 != 0) expected.push_back(i);
  EXPECT_EQ(lines, expected);
}

}  // namespace
}  // namespace quadrille::cli
