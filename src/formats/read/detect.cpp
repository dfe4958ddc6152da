#include "formats/read/detect.h"

#include <algorithm>

#include "formats/plain/grid_lines.h"
#include "formats/plain/recognise.h"
#include "formats/sentences.h"
#include "formats/text_cursor.h"

namespace quadrille::formats {

namespace {

/// Enough for a whole line of the largest grid in the longest one-line format, candidates.
constexpr std::size_t kSniffed = 300'000;

/// The start of the text, up to a line end.
std::string_view start_of(std::string_view text) {
  text = TextCursor(text).rest();
  if (text.size() <= kSniffed) return text;
  text = text.substr(0, kSniffed);
  const auto last_line = text.find_last_of("\r\n");
  return text.substr(0, last_line == std::string_view::npos ? text.size() : last_line);
}

/// Text has no control characters except white space, line ends, colours of terminals, and the end-of-file
/// character of DOS.
bool is_text(std::string_view text) {
  constexpr char kEndOfDosFile = '\x1A', kEscape = '\x1B';
  return std::ranges::none_of(text, [](char c) {
    return static_cast<unsigned char>(c) < ' ' && !is_space(c) && c != kEndOfDosFile && c != kEscape;
  });
}

struct Sniffed {
  const Format* format = nullptr;
  int sure = 0;
};

/// The format that is surest of the text, of those that look at its start.
Sniffed surest_of(std::string_view start, std::string_view file_name) {
  Sniffed best;
  int surest = 0;
  for (const Format& format : formats()) {
    // Sniffed scores count in whole points; an extension weighs less than one.
    const int sure = format.sniff == nullptr ? 0 : 2 * format.sniff(start);
    const int vote = sure > 0 && has_extension(format, file_name) ? sure + 1 : sure;
    if (vote <= surest) continue;
    surest = vote;
    best = {&format, sure / 2};
  }
  return best;
}

/// How sure it is that a text is plain, in the scores of Format::sniff.
int confidence_of(const plain::Yield& yield) {
  constexpr int kAllRead = 86, kMostRead = 82, kFewRead = 50, kNoneRead = 25;
  if (yield.puzzles == 0) return kNoneRead;
  return yield.mistakes == 0 ? kAllRead : yield.puzzles > yield.mistakes ? kMostRead : kFewRead;
}

/// Whether it is a formula in DIMACS CNF, after comments.
bool is_formula(std::string_view text) {
  TextCursor cursor(text);
  while (cursor.find_line() && (cursor.peek_line().text == "c" || cursor.peek_line().text.starts_with("c ")))
    cursor.take_line();
  return cursor.find_line() && cursor.peek_line().text.starts_with("p cnf ");
}

std::string_view first_line_of(std::string_view text) { return text.substr(0, text.find_first_of("\r\n")); }

}  // namespace

Parsed<const Format*> detect_format(std::string_view text, std::string_view file_name,
                                    const ReadOptions& options) {
  const auto start = start_of(text);
  if (is_blank(start)) return bad_input(say::kNoText(), 1, 1);
  if (text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF")) {
    return bad_input(say::kUtf16(), 1, 1);
  }
  if (!is_text(start)) return bad_input(say::kBinaryData(), 1, 1);
  // This is the most frequent input, and must be fast.
  constexpr std::size_t kUsualCells = 81;
  const auto whole = trimmed(start);
  if (whole.size() == kUsualCells && plain::are_grid_lines(whole, options)) return find_format("line");
  constexpr int kNamesItself = 88;
  if (plain::are_grid_lines(start, options)) {
    // Only these may look the same.
    for (const std::string_view name : {"candidates", "jigsaw_line"})
      if (find_format(name)->sniff(start) >= kNamesItself) return find_format(name);
    return find_format("line");
  }
  if (is_formula(start)) return bad_input(say::kFormula(), 1, 1);
  const auto [named, sure] = surest_of(start, file_name);
  if (sure >= kNamesItself) return named;
  const auto readings = plain::readings_of(start, options);
  if (!readings.empty() && confidence_of(readings.front()) >= sure) return find_format("plain");
  if (named != nullptr) return named;
  return bad_input(say::kUnknownFormat(in_quotes(first_line_of(whole))), 1, 1);
}

}  // namespace quadrille::formats
