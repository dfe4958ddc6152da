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

class BatchThreads : public ::testing::Test {
 protected:
  BatchThreads() {
    std::ofstream puzzles(folder_ / "puzzles.txt");
    for (int i = 1; i <= 60; ++i) puzzles << (i == 40 ? "123412341234123\n" : "1...............\n");
  }
  ~BatchThreads() override { std::filesystem::remove_all(folder_); }

  std::string output(int threads, ExitCode expected) {
    const auto out = (folder_ / "out.txt").string();
    InputOptions options;
    options.files = {(folder_ / "puzzles.txt").string()};
    options.format = formats::find_format("line");
    {
      Console console;
      EXPECT_EQ(console.redirect(out), "");
      const auto exit =
          answer_all(options, Bulk::never, {}, console, {.threads = threads, .bad_line = "bad\n"},
                     [](bool) { return std::make_unique<SlowEcho>(); });
      EXPECT_EQ(exit, expected);
    }
    return text_of(out);
  }

  std::filesystem::path folder_ = [] {
    auto pattern = (std::filesystem::temp_directory_path() / "quadrille-XXXXXX").string();
    return std::filesystem::path(mkdtemp(pattern.data()));
  }();
};

TEST_F(BatchThreads, TheOutputDoesNotDependOnTheNumberOfThreads) {
  const std::string one = output(1, ExitCode::bad_input);
  EXPECT_NE(one.find("39\nbad\n41\n"), std::string::npos);
  EXPECT_EQ(output(2, ExitCode::bad_input), one);
  EXPECT_EQ(output(5, ExitCode::bad_input), one);
}

}  // namespace
}  // namespace quadrille::cli
