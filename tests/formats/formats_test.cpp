// Requirements on every format of formats.def: it reads its corpus, is distinguished from the others, and
// reads back what it writes.
#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "formats/read/detect.h"
#include "formats/reading.h"
#include "fuzz/format_invariants.h"
#include "sudoku/solve/solve.h"
#include "support/base/rounds.h"
#include "support/base/shared_data.h"
#include "support/sudoku/random_puzzle.h"

namespace quadrille::formats {
namespace {

struct Sample {
  std::filesystem::path file;
  std::string format;  // the folder it is in
  std::string text;
};

std::vector<Sample> corpus() {
  std::vector<Sample> samples;
  const auto folder = std::filesystem::path(QUADRILLE_SOURCE_DIR) / "tests" / "fuzz" / "corpus";
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
    if (!entry.is_regular_file()) continue;
    std::ifstream input(entry.path(), std::ios::binary);
    samples.push_back(
        {entry.path(), entry.path().parent_path().filename(), {std::istreambuf_iterator<char>(input), {}}});
  }
  return samples;
}

bool is_broken(const Sample& sample) { return sample.file.filename().string().starts_with("broken"); }

std::vector<const Format*> readable() {
  std::vector<const Format*> found;
  for (const Format& format : formats()) {
    if (format.open != nullptr) found.push_back(&format);
  }
  return found;
}

/// Those that write single grids; boards_test.cpp tests the others.
std::vector<const Format*> readable_and_writable() {
  std::vector<const Format*> found = readable();
  std::erase_if(found, [](const Format* format) {
    return format->write == nullptr || format->boards == BoardsOfFormat::needed;
  });
  return found;
}

std::vector<const Format*> writable() {
  std::vector<const Format*> found;
  for (const Format& format : formats()) {
    if (format.write != nullptr) found.push_back(&format);
  }
  return found;
}

/// A Latin square, boxes of some shape or other, or regions anywhere.
Puzzle any_shape(int size, Random& random) {
  Puzzle puzzle(size);
  const auto rows = 1 + static_cast<int>(random.below(static_cast<std::uint64_t>(size)));
  const auto usual = sudoku::usual_boxes(size);
  const auto kind = random.below(4);
  if (kind == 0) {
    EXPECT_TRUE(puzzle.set_regions(test::random_regions(size, false, random)));
  } else if (kind == 1 && size % rows == 0) {
    EXPECT_TRUE(puzzle.set_boxes(rows, size / rows));
  } else if (kind == 2 && usual.rows > 0) {
    EXPECT_TRUE(puzzle.set_boxes(usual.rows, usual.columns));
  }
  return puzzle;
}

class EveryFormat : public testing::TestWithParam<const Format*> {};
/// The readable formats that can express any puzzle.
class EveryWritableFormat : public EveryFormat {};

TEST_P(EveryFormat, ReadsTheWholeCorpusInOrder) {
  for (const Sample& sample : corpus()) {
    EXPECT_EQ(fault_of_reading(*GetParam(), sample.text, writable()), "") << sample.file;
  }
}

/// The puzzles in JSON; an error is its message.
std::vector<std::string> jsons(const std::vector<Item>& items) {
  std::vector<std::string> found;
  for (const Item& item : items) {
    std::string& text = found.emplace_back();
    if (item.puzzle) {
      find_format("json")->write({*item.puzzle, item.solution ? &*item.solution : nullptr}, text);
    } else {
      text = item.puzzle.error().message;
    }
  }
  return found;
}

TEST_P(EveryFormat, ReadsItsOwnSamples) {
  int samples = 0;
  for (const Sample& sample : corpus()) {
    if (sample.format != GetParam()->name || is_broken(sample)) continue;
    ++samples;
    const auto items = read_all(sample.format, sample.text);
    EXPECT_FALSE(items.empty()) << sample.file;
    for (const Item& item : items)
      EXPECT_TRUE(item.puzzle) << sample.file << ": " << item.puzzle.error().message;
    const auto detected = detect_format(sample.text, sample.file.string());
    ASSERT_TRUE(detected) << sample.file << ": " << detected.error().message;
    const bool is_plain = (*detected)->name == "plain" || (*detected)->name == "line";
    if (!is_plain) {
      EXPECT_EQ((*detected)->name, GetParam()->name) << sample.file;
      continue;
    }
    // A plain text gives the same puzzles, whether its format is named or not; but a full grid after a puzzle
    // that it solves is its solution.
    const auto found = read_all((*detected)->name, sample.text);
    if (!std::ranges::any_of(found, [](const Item& item) { return item.solution.has_value(); })) {
      EXPECT_EQ(jsons(found), jsons(items)) << sample.file;
    }
  }
  EXPECT_GT(samples, 0) << "no sample in the corpus";
}

TEST_P(EveryFormat, ReportsWhatIsBrokenInItsSamples) {
  for (const Sample& sample : corpus()) {
    if (sample.format != GetParam()->name || !is_broken(sample)) continue;
    const auto items = read_all(sample.format, sample.text);
    EXPECT_TRUE(std::ranges::any_of(items, [](const Item& item) { return !item.puzzle; })) << sample.file;
  }
}

TEST_P(EveryFormat, EndsOnTextsOfAllSorts) {
  std::vector<std::string> texts{"",
                                 "\n",
                                 "\r\n\r\n",
                                 "#",
                                 "[",
                                 "]",
                                 "{",
                                 "}",
                                 "\"",
                                 "'",
                                 "|",
                                 "[|",
                                 "%",
                                 "/*",
                                 "1",
                                 "0",
                                 "-1",
                                 "9\n",
                                 std::string(1, '\0'),
                                 "\xEF\xBB\xBF",
                                 "size",
                                 "=",
                                 ";",
                                 "a=",
                                 "[Puzzle]"};
  for (const char c : std::string_view("[{(1.\n ,|\"'#\xFF")) texts.emplace_back(100'000, c);
  for (const std::string& text : texts) {
    EXPECT_EQ(fault_of_reading(*GetParam(), text, {}), "") << text.substr(0, 10);
  }
}

/// An empty grid of the usual shape, with cages at the beginning of rows.
Puzzle random_killer(int size, Random& random) {
  Puzzle puzzle(size);
  const auto boxes = sudoku::usual_boxes(size);
  if (boxes.rows > 0) {
    EXPECT_TRUE(puzzle.set_boxes(boxes.rows, boxes.columns));
  }
  for (int row = 1; row <= size && size > 3; row += 1 + static_cast<int>(random.below(3))) {
    const auto total = 3 + random.below(static_cast<std::uint64_t>(size));
    EXPECT_TRUE(puzzle.add_rule("killer_cage", fmt::format("r{0}c1 r{0}c2 total={1}", row, total)));
  }
  return puzzle;
}

TEST_P(EveryWritableFormat, GivesBackEveryPuzzleItHolds) {
  Random random(1);
  int held = 0;
  for (int size = 1; size <= sudoku::kMaxSize; size += size < 10 ? 1 : test::kEvery) {
    for (int i = 0; i < (size < 10 ? 20 : 2); ++i) {
      Puzzle puzzle = any_shape(size, random);
      for (int cell = 0; cell < puzzle.cell_count(); ++cell) {
        const auto value = static_cast<int>(random.below(2 * static_cast<std::uint64_t>(size)));
        puzzle.set_given(cell, value > size ? 0 : value);
      }
      if (i % 4 == 1) test::add_random_restrictions(puzzle, random);
      if (i % 4 == 2) test::add_random_rules(3, puzzle, random);
      if (i % 8 == 7) puzzle = random_killer(size, random);
      held += GetParam()->holds(puzzle) ? 1 : 0;
      ASSERT_EQ(fault_of_round_trip(puzzle, *GetParam()), "") << "size " << size;
    }
  }
  EXPECT_GT(held, 0);
}

/// "line, error or givens" of all items.
std::vector<std::string> outlines(const std::vector<Item>& items) {
  std::vector<std::string> found;
  for (const Item& item : items) {
    std::string outline = std::to_string(item.line) + ": ";
    if (item.puzzle) {
      find_format("json")->write({*item.puzzle, item.solution ? &*item.solution : nullptr}, outline);
    } else {
      const InputError& error = item.puzzle.error();
      outline += std::to_string(error.line) + ":" + std::to_string(error.column) + ": " + error.message;
    }
    found.push_back(std::move(outline));
  }
  return found;
}

TEST_P(EveryFormat, TakesEachKindOfLineEnd) {
  for (const Sample& sample : corpus()) {
    if (sample.format != GetParam()->name || is_broken(sample)) continue;
    std::string unix_text, mac_text, windows_text;
    for (const char c : sample.text) {
      if (c == '\r') continue;
      unix_text += c;
      mac_text += c == '\n' ? '\r' : c;
      windows_text += c == '\n' ? std::string("\r\n") : std::string(1, c);
    }
    const auto expected = outlines(read_all(sample.format, unix_text));
    EXPECT_EQ(outlines(read_all(sample.format, mac_text)), expected) << sample.file;
    EXPECT_EQ(outlines(read_all(sample.format, windows_text)), expected) << sample.file;
  }
}

/// The items of a text that the reader gets part by part. Once `margin` bytes follow, an item is taken as
/// read.
std::vector<Item> read_in_parts(const Format& format, std::string_view text, std::size_t part,
                                std::size_t margin) {
  std::vector<Item> items;
  std::size_t end = std::min(margin, text.size());
  const auto reader = format.open(text.substr(0, end), {});
  for (;;) {
    const std::size_t before = reader->rest().size();
    auto item = reader->next();
    if (end == text.size() || (item && reader->rest().size() >= margin)) {
      if (!item) return items;
      items.push_back(std::move(*item));
      continue;
    }
    const std::size_t start = end - before;
    end = std::min(end + part, text.size());
    reader->again(text.substr(start, end - start));
  }
}

TEST_P(EveryFormat, ReadsInPartsWhatItReadsAsAWhole) {
  for (const Sample& sample : corpus()) {
    if (sample.format != GetParam()->name || is_broken(sample)) continue;
    const std::string text = sample.text + "\n" + sample.text + "\n" + sample.text;
    const auto expected = outlines(read_all(sample.format, text));
    for (const std::size_t part : {100U, 1000U}) {
      EXPECT_EQ(outlines(read_in_parts(*GetParam(), text, part, 1000)), expected)
          << sample.file << " in parts of " << part;
    }
  }
}

TEST_P(EveryWritableFormat, GivesBackTheDigitsOfEverySize) {
  for (int size = 1; size <= sudoku::kMaxSize; ++size) {
    Puzzle puzzle(size);
    const auto boxes = sudoku::usual_boxes(size);
    if (boxes.rows > 0) {
      ASSERT_TRUE(puzzle.set_boxes(boxes.rows, boxes.columns));
    }
    for (int cell = 0; cell < puzzle.cell_count(); ++cell)
      puzzle.set_given(cell, (cell + cell / size) % size + 1);
    std::string text;
    if (size > GetParam()->most_size) {
      EXPECT_FALSE(GetParam()->holds(puzzle)) << "size " << size;
      continue;
    }
    GetParam()->write({puzzle}, text);
    // A question mark would mean a digit without a symbol; in links it begins the query.
    if (!text.starts_with("https://")) {
      EXPECT_EQ(text.find('?'), std::string::npos) << "size " << size;
    }
    ASSERT_EQ(fault_of_round_trip(puzzle, *GetParam()), "") << "size " << size;
  }
}

/// A puzzle with a solution: each row is the row above it, moved; jigsaws have any regions.
Puzzle plausible_puzzle(int size, bool is_jigsaw, Random& random) {
  Puzzle puzzle(size);
  const auto boxes = sudoku::usual_boxes(size);
  if (is_jigsaw) {
    EXPECT_TRUE(puzzle.set_regions(test::random_regions(size, false, random)));
  } else if (boxes.rows > 0) {
    EXPECT_TRUE(puzzle.set_boxes(boxes.rows, boxes.columns));
  }
  const int step = std::max(boxes.columns, 1);
  const int band = std::max(boxes.rows, 1);
  for (int cell = 0; cell < puzzle.cell_count(); ++cell) {
    const int row = cell / size;
    const int digit = (row % band * step + row / band + cell % size) % size + 1;
    if (random.below(5) < 2) puzzle.set_given(cell, digit);
  }
  // One at least.
  puzzle.set_given(size - 1, size);
  return puzzle;
}

/// Whether nothing tells a few such grids, one below the other, from a grid and its regions or its solution.
bool is_ambiguous(const Puzzle& puzzle, const Format& format, int count) {
  constexpr int kLastSymbol = 35;  // from here on rows are numbers with blanks between them
  const bool has_bars = puzzle.has_boxes();
  if (puzzle.size() == 1) return true;
  if (count == 1) return false;
  return format.name == "ss" || (format.name == "spf" && !has_bars) ||
         (format.name == "msk" && puzzle.size() > kLastSymbol);
}

TEST_P(EveryWritableFormat, IsRecognisedAtEverySize) {
  Random random(3);
  for (int size = 1; size <= sudoku::kMaxSize; size += size < 10 ? 1 : test::kEvery) {
    for (const int count : size < 10 ? std::vector{1, 2, 3} : std::vector{2}) {
      std::string text;
      std::vector<Puzzle> puzzles;
      for (int i = 0; i < count; ++i) {
        const Puzzle puzzle = plausible_puzzle(size, GetParam()->name.starts_with("jigsaw"), random);
        if (!GetParam()->holds(puzzle) || is_ambiguous(puzzle, *GetParam(), count)) continue;
        puzzles.push_back(puzzle);
        GetParam()->write({puzzle}, text);
      }
      if (puzzles.empty()) continue;
      const auto detected = detect_format(text, "");
      ASSERT_TRUE(detected) << size << ": " << detected.error().message;
      std::vector<Puzzle> read;
      for (const Item& item : read_all((*detected)->name, text)) {
        ASSERT_TRUE(item.puzzle) << size << " as " << (*detected)->name << ": "
                                 << item.puzzle.error().message;
        read.push_back(*item.puzzle);
      }
      EXPECT_TRUE(read == puzzles) << size << " as " << (*detected)->name << "\n" << text.substr(0, 2000);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Formats, EveryFormat, testing::ValuesIn(readable()),
                         [](const auto& parameter) { return std::string(parameter.param->name); });
INSTANTIATE_TEST_SUITE_P(Formats, EveryWritableFormat, testing::ValuesIn(readable_and_writable()),
                         [](const auto& parameter) { return std::string(parameter.param->name); });

TEST(Formats, WriteEveryPuzzle) {
  Random random(2);
  for (const int size : {1, 2, 9, 10, 35, 36, 61, 62, 64}) {
    Puzzle puzzle = any_shape(size, random);
    puzzle.set_given(0, size);
    test::add_random_restrictions(puzzle, random);
    const Grid solution(puzzle.givens().size(), size);
    for (const Format* format : writable()) {
      for (const bool colour : {false, true}) {
        std::string out;
        format->write({.puzzle = puzzle, .solution = &solution, .colour = colour}, out);
        EXPECT_TRUE(out.ends_with('\n')) << format->name;
      }
    }
  }
}

TEST(Formats, AreCheckedByRoundTripsThatCanFail) {
  Format forgetful = *find_format("json");
  forgetful.write = [](const Document& document, std::string& out) {
    find_format("json")->write({Puzzle(document.puzzle.size())}, out);
  };
  EXPECT_EQ(fault_of_round_trip(Puzzle(4), forgetful), "");
  EXPECT_NE(fault_of_round_trip(sample_puzzle(), forgetful), "");
}

class FirstPuzzlesData : public test::SharedData, public testing::WithParamInterface<std::string> {};

TEST_P(FirstPuzzlesData, AreSolvedAndComeBackFromEveryFormat) {
  const Item item = read_item("sections", text("first/" + GetParam() + ".txt"));
  ASSERT_TRUE(item.puzzle && item.solution);
  std::vector<Grid> found;
  const auto result = sudoku::Solver().solve(*item.puzzle, [&](const Grid& grid) {
    found.push_back(grid);
    return true;
  });
  EXPECT_EQ(result.ending, sudoku::Ending::complete);
  EXPECT_EQ(found, std::vector<Grid>{*item.solution});
  int held = 0;
  for (const Format* format : readable_and_writable()) {
    held += format->holds(*item.puzzle) ? 1 : 0;
    EXPECT_EQ(fault_of_round_trip(*item.puzzle, *format), "") << format->name;
  }
  EXPECT_GT(held, 4);
}

INSTANTIATE_TEST_SUITE_P(Formats, FirstPuzzlesData,
                         testing::Values("classic-a", "classic-b", "jigsaw5-a", "jigsaw5-b", "jigsaw5-c",
                                         "jigsaw7-a"),
                         [](const auto& parameter) {
                           std::string name = parameter.param;
                           std::erase(name, '-');
                           return name;
                         });

/// A puzzle of any layout up to 12 x 12, with rules and restrictions of its cells.
Puzzle puzzle_of_any_layout(Random& random) {
  Puzzle puzzle =
      test::random_shape(test::random_layout(1 + static_cast<int>(random.below(144)), random), random);
  test::add_random_rules(2, puzzle, random);
  for (int cell = 0; cell < puzzle.cell_count(); ++cell) {
    const auto digits = static_cast<std::uint64_t>(puzzle.layout().digits);
    if (random.below(3) == 0) puzzle.set_given(cell, 1 + static_cast<int>(random.below(digits)));
  }
  return puzzle;
}

TEST(Formats, OfAnyShapeWriteEveryLayout) {
  Random random(6);
  for (int round = 0; round < 300; ++round) {
    Puzzle puzzle = puzzle_of_any_layout(random);
    const Grid solution(puzzle.givens().size(), puzzle.layout().digits);
    if (puzzle.layout().last_value() > sudoku::kMostSymbols) continue;
    for (const Format* format : writable()) {
      if (!format->writes_any_shape || !can_write_boards(*format, puzzle.layout()) ||
          (format->name == "cnf" && puzzle.cell_count() > 30))
        continue;
      if (!format->writes_extra_cells && puzzle.layout().extra_cell_count() > 0) continue;
      std::string out;
      format->write({puzzle, &solution}, out);
      EXPECT_TRUE(out.ends_with('\n')) << format->name;
    }
    EXPECT_EQ(fault_of_round_trip(puzzle, *find_format("sections")), "") << test::describe(puzzle);
    test::add_random_restrictions(puzzle, random);
    EXPECT_EQ(fault_of_round_trip(puzzle, *find_format("json")), "") << test::describe(puzzle);
  }
}

TEST(FormatsSlow, GiveBackEachRule) {
  const int rounds = test::random_rounds(100);
  const char* const only = std::getenv("QUADRILLE_RANDOM_RULE");
  for (const sudoku::Rule& rule : sudoku::rules()) {
    if (rule.is_shape() || (only != nullptr && rule.name != only)) continue;
    SCOPED_TRACE(rule.name);
    Random random(7);
    int puzzles = 0, held = 0;
    for (int round = 0; round < rounds; ++round) {
      Puzzle puzzle = round % 4 == 0   ? puzzle_of_any_layout(random)
                      : round % 4 == 1 ? test::random_shape(test::random_layout_of_regions(random), random)
                                       : test::random_shape(4 + static_cast<int>(random.below(6)), random);
      const std::size_t others = puzzle.rules().size();
      for (std::uint64_t uses = 1 + random.below(3); uses > 0; --uses)
        static_cast<void>(puzzle.add_rule(rule.name, test::random_argument(rule, puzzle.layout(), random)));
      if (puzzle.rules().size() == others) continue;
      ++puzzles;
      for (const Format* format : readable_and_writable()) {
        held += can_write(*format, puzzle) && format->holds(puzzle) ? 1 : 0;
        ASSERT_EQ(fault_of_round_trip(puzzle, *format), "") << format->name << ": " << test::describe(puzzle);
      }
    }
    EXPECT_GT(puzzles, rounds / 200);
    EXPECT_GE(held, puzzles) << "JSON holds each puzzle";
  }
}

}  // namespace
}  // namespace quadrille::formats
