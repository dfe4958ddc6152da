#include "mpi/program.h"

#include <gtest/gtest.h>

#include <array>
#include <condition_variable>
#include <deque>
#include <filesystem>
#include <fstream>
#include <mutex>
#include <thread>
#include <vector>

#include "formats/cubes.h"
#include "formats/read/read_puzzle.h"
#include "sudoku/solve/cubes.h"
#include "sudoku/solve/solve.h"

namespace quadrille::mpi {
namespace {

/// Ranks that are threads.
class Post {
 public:
  explicit Post(int size) : size_(size), boxes_(static_cast<std::size_t>(size)) {}

  class Rank final : public Channel {
   public:
    Rank(Post& post, int rank) : post_(post), rank_(rank) {}
    [[nodiscard]] int rank() const override { return rank_; }
    [[nodiscard]] int size() const override { return post_.size_; }
    void send(int rank, Tag tag, std::vector<std::int64_t> numbers) override {
      const std::lock_guard lock(post_.mutex_);
      post_.boxes_[static_cast<std::size_t>(rank)].push_back({rank_, tag, std::move(numbers)});
    }
    [[nodiscard]] std::optional<Message> receive() override {
      const std::lock_guard lock(post_.mutex_);
      auto& box = post_.boxes_[static_cast<std::size_t>(rank_)];
      if (box.empty()) return std::nullopt;
      Message message = std::move(box.front());
      box.pop_front();
      return message;
    }
    void broadcast(std::string& text) override {
      std::unique_lock lock(post_.mutex_);
      if (rank_ == 0) {
        post_.texts_.push_back(text);
        post_.came_.notify_all();
        return;
      }
      post_.came_.wait(lock, [&] { return post_.texts_.size() > heard_; });
      text = post_.texts_[heard_++];
    }

   private:
    Post& post_;
    int rank_;
    std::size_t heard_ = 0;
  };

 private:
  int size_;
  std::mutex mutex_;
  std::condition_variable came_;
  std::vector<std::deque<Message>> boxes_;
  std::vector<std::string> texts_;
};

struct Outcome {
  int code;
  std::string out, errors;
  friend bool operator==(const Outcome&, const Outcome&) = default;
};

std::string text_of(std::FILE* file) {
  std::rewind(file);
  std::string text;
  for (int c = 0; (c = std::fgetc(file)) != EOF;) text += static_cast<char>(c);
  std::fclose(file);
  return text;
}

/// Of rank 0; the others must end, too.
Outcome run_ranks(int ranks, const std::vector<const char*>& words) {
  Post post(ranks);
  std::FILE* const out = std::tmpfile();
  std::FILE* const errors = std::tmpfile();
  std::vector<std::thread> others;
  for (int rank = 1; rank < ranks; ++rank)
    others.emplace_back([&, rank] {
      Post::Rank channel(post, rank);
      static_cast<void>(run(channel, words, out, errors));
    });
  Post::Rank channel(post, 0);
  const int code = run(channel, words, out, errors);
  for (std::thread& other : others) other.join();
  return {code, text_of(out), text_of(errors)};
}

using Words = std::vector<const char*>;

std::string file_with(const std::string& name, const std::string& text) {
  std::string file = testing::TempDir() + "quadrille_mpi_" + name;
  std::ofstream(file, std::ios::binary) << text;
  return file;
}

std::string count_of(std::string_view puzzle, const formats::ReadOptions& read = {}) {
  return std::to_string(sudoku::Solver().count(*formats::read_puzzle(puzzle, read)).solutions) + '\n';
}

const std::string kOpen = "1234..45" + std::string(28, '.') + "\n";
constexpr const char* kBox = "--box=2x3";
const std::string kEmpty4 = "................\n";

TEST(MpiProgramThreads, CountsAsOneThreadDoes) {
  for (const std::string& puzzle : {kOpen, kEmpty4, "11.............." + std::string("\n")}) {
    const std::string file = file_with("count", puzzle);
    for (const int ranks : {1, 2, 3}) {
      const Outcome outcome = run_ranks(
          ranks, puzzle == kOpen ? Words{"count", kBox, file.c_str()} : Words{"count", file.c_str()});
      EXPECT_EQ(outcome.code, 0);
      EXPECT_EQ(outcome.out, count_of(puzzle)) << ranks;
    }
  }
}

TEST(MpiProgramThreads, ReadsPuzzlesAsTheOptionsSay) {
  const std::string latin = "123423413...4...\n";
  const std::string file = file_with("latin", latin);
  const Outcome none = run_ranks(2, {"count", file.c_str()});
  EXPECT_EQ(none.out, "0\n");
  EXPECT_NE(none.errors.find("both hold"), std::string::npos) << none.errors;
  EXPECT_EQ(run_ranks(2, {"count", "--box", "none", file.c_str()}).out,
            count_of(latin, {.boxes = sudoku::BoxShape{0, 0}}));
  EXPECT_EQ(run_ranks(2, {"count", "--box=none", "--rule", "diagonals", file.c_str()}).code, 0);
  EXPECT_EQ(run_ranks(1, {"count", "--regions", "aabbaabbccddccdd", file.c_str()}).out, "0\n");
  const std::string labels = file_with("labels", "aaaa\nbbbb\ncccc\ndddd\n");
  EXPECT_EQ(run_ranks(2, {"count", "--regions", labels.c_str(), file.c_str()}).out,
            count_of(latin, {.boxes = sudoku::BoxShape{0, 0}}));
  EXPECT_EQ(run_ranks(1, {"count", "--format", "json", file.c_str()}).code, 2);
  // The boxes of 6x6 are not assumed.
  const Outcome doubtful = run_ranks(2, {"count", file_with("six", kOpen).c_str()});
  EXPECT_EQ(doubtful.code, 2);
  EXPECT_NE(doubtful.errors.find("--box 2x3"), std::string::npos) << doubtful.errors;
}

TEST(MpiProgramThreads, CountsCubes) {
  const auto puzzle = *formats::read_puzzle(kOpen);
  const auto cubes = sudoku::cut_puzzle(puzzle, {.count = 20});
  const std::string text = formats::cubes_text(puzzle, cubes);
  EXPECT_EQ(run_ranks(2, {"count", file_with("cubes", text).c_str()}), (Outcome{0, count_of(kOpen), ""}));
  const std::string shorter = text.substr(0, text.rfind('\n', text.size() - 2) + 1);
  const Outcome outcome = run_ranks(2, {"count", file_with("cubes", shorter).c_str()});
  EXPECT_EQ(outcome.code, 2);
  EXPECT_NE(outcome.errors.find("create it again"), std::string::npos);
  const std::string doubled = shorter + shorter.substr(shorter.rfind('\n', shorter.size() - 2) + 1);
  EXPECT_EQ(run_ranks(2, {"count", file_with("cubes", doubled).c_str()}).code, 2);
}

TEST(MpiProgramThreads, SolvesInOneWay) {
  const std::string file = file_with("solve", kOpen);
  const Outcome alone = run_ranks(1, {"solve", kBox, "--output", "line", file.c_str()});
  EXPECT_EQ(alone.code, 0);
  EXPECT_EQ(alone.out.size(), 37U);
  EXPECT_EQ(alone.out.substr(0, 4), "1234");
  EXPECT_EQ(run_ranks(3, {"solve", kBox, "--output", "line", file.c_str()}), alone);
  EXPECT_EQ(run_ranks(2, {"solve", file_with("none", "11..............\n").c_str()}).out, "no solution\n");
}

TEST(MpiProgramThreads, SolvesModels) {
  const std::string sum =
      file_with("sum.fzn",
                "var 1..9: x :: output_var; var 1..9: y :: output_var;\n"
                "constraint int_lin_eq([1,1],[x,y],17); constraint int_lt(x,y); solve satisfy;\n");
  for (const int ranks : {1, 2})
    EXPECT_EQ(run_ranks(ranks, {"solve", sum.c_str()}).out, "x = 8;\ny = 9;\n----------\n");
  const std::string none = file_with("none.fzn",
                                     "var 1..2: x; var 1..2: y; var 1..2: z; constraint int_ne(x,y);\n"
                                     "constraint int_ne(y,z); constraint int_ne(x,z); solve satisfy;\n");
  EXPECT_EQ(run_ranks(2, {"solve", "--any", none.c_str()}).out, "=====UNSATISFIABLE=====\n");
  const std::string best = file_with("best.fzn", "var 1..2: x; solve minimize x;\n");
  EXPECT_NE(run_ranks(1, {"solve", best.c_str()}).errors.find("minimises"), std::string::npos);
  EXPECT_NE(run_ranks(1, {"count", sum.c_str()}).errors.find("counts solutions of puzzles only"),
            std::string::npos);
}

TEST(MpiProgramThreads, GoesOnFromTheJournal) {
  const std::string file = file_with("resume", kOpen);
  const std::string journal = testing::TempDir() + "quadrille_mpi_resume.journal";
  std::filesystem::remove(journal);
  const std::vector<const char*> words{"count", kBox, "--journal", journal.c_str(), "--resume", file.c_str()};
  const Outcome whole = run_ranks(2, words);
  EXPECT_EQ(whole, (Outcome{0, count_of(kOpen), ""}));
  std::ifstream stream(journal, std::ios::binary);
  const std::string text{std::istreambuf_iterator(stream), {}};
  for (std::size_t part = 0; part <= 10; ++part) {
    std::ofstream(journal, std::ios::binary) << text.substr(0, text.size() * part / 10);
    EXPECT_EQ(run_ranks(2, words), whole) << part;
  }
  EXPECT_EQ(run_ranks(2, {"count", "--box=3x2", "--journal", journal.c_str(), "--resume", file.c_str()}).code,
            2);
  EXPECT_NE(run_ranks(2, {"count", kBox, "--journal", journal.c_str(), file.c_str()}).errors.find("--resume"),
            std::string::npos);
  EXPECT_EQ(run_ranks(2, {"solve", kBox, "--journal", journal.c_str(), "--resume", file.c_str()}).code, 2);
}

TEST(MpiProgramThreads, SaysWhatIsWrong) {
  EXPECT_EQ(run_ranks(2, {"solve", "/nowhere/puzzle"}),
            (Outcome{2, "", "quadrille-mpi: the file /nowhere/puzzle cannot be read\n"}));
  const std::string bad = file_with("bad", "12x4\n");
  const Outcome outcome = run_ranks(2, {"solve", bad.c_str()});
  EXPECT_EQ(outcome.code, 2);
  EXPECT_EQ(outcome.errors.find("quadrille-mpi: " + bad + ":"), 0U);
  EXPECT_NE(run_ranks(1, {"solve", kBox, "--output", "nonsense", file_with("solve", kOpen).c_str()})
                .errors.find("nonsense"),
            std::string::npos);
  const std::string hole =
      file_with("hole", R"({"size":2,"regions":[["a","b"],["a",null]],"givens":[[1,0],[0,0]]})");
  const Outcome unwritten = run_ranks(1, {"solve", "--output", "prolog", hole.c_str()});
  EXPECT_EQ(unwritten.code, 2);
  EXPECT_TRUE(unwritten.errors.ends_with("the format prolog cannot write such a grid; --output json can\n"));
  const std::string help = run_ranks(2, {"--help"}).out;
  EXPECT_NE(help.find("usage"), std::string::npos);
  EXPECT_NE(help.find("--box RxC|none"), std::string::npos);
}

}  // namespace
}  // namespace quadrille::mpi
