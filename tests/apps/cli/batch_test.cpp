#include "cli/batch.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
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

/// Knows how many solutions there are from the bulk kernel, of most grids.
class KnownEcho final : public Answerer {
 public:
  void answer(const Entry& entry, Reply& reply) override {
    reply.out += fmt::format("{} alone\n", entry.item.line);
  }
  std::optional<ExitCode> answer_known(const Known& known, std::string_view, int line,
                                       std::string& out) override {
    if (line % 11 == 0) return std::nullopt;
    out += fmt::format("{} {}\n", line, known.solutions);
    return ExitCode::solved;
  }
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

  std::string output(const char* file, Bulk bulk, int threads, const MakeAnswerer& make_answerer) {
    const auto out = (folder_ / "out.txt").string();
    InputOptions options;
    options.files = {(folder_ / file).string()};
    options.format = formats::find_format("line");
    {
      Console console;
      EXPECT_EQ(console.redirect(out), "");
      const auto exit =
          answer_all(options, bulk, {}, console, {.threads = threads, .bad_line = "bad\n"}, make_answerer);
      EXPECT_EQ(exit, ExitCode::bad_input);
    }
    return text_of(out);
  }

  std::filesystem::path folder_ = [] {
    auto pattern = (std::filesystem::temp_directory_path() / "quadrille-XXXXXX").string();
    return std::filesystem::path(mkdtemp(pattern.data()));
  }();
};

TEST_F(BatchThreads, TheOutputDoesNotDependOnTheNumberOfThreads) {
  const auto answers = [this](int threads) {
    return output("puzzles.txt", Bulk::never, threads, [](bool) { return std::make_unique<SlowEcho>(); });
  };
  const std::string one = answers(1);
  EXPECT_NE(one.find("39\nbad\n41\n"), std::string::npos);
  EXPECT_EQ(answers(2), one);
  EXPECT_EQ(answers(5), one);
}

TEST_F(BatchThreads, TheBulkRoadAnswersInOrderWhateverTheNumberOfThreads) {
  const auto answers = [this](int threads) {
    return output("blocks.txt", Bulk::always, threads, [](bool) { return std::make_unique<KnownEcho>(); });
  };
  std::string expected;
  for (int i = 1; i <= kGrids; ++i)
    expected += i % 1000 == 0 ? "bad\n"
                : i % 11 == 0 ? fmt::format("{} alone\n", i)
                              : fmt::format("{} 1\n", i);
  EXPECT_EQ(answers(1), expected);
  EXPECT_EQ(answers(3), expected);
}

}  // namespace
}  // namespace quadrille::cli
