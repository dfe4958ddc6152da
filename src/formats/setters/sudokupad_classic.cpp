#include "formats/setters/sudokupad_classic.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "base/sentence.h"
#include "formats/draft.h"

namespace quadrille::formats {

namespace {

constexpr Counted<> kGivensOfClassic{
    "found {} cell after scf, expected 81", "found {} cells after scf, expected 81",
    "on trouve {} case après scf, on en attend 81", "on trouve {} cases après scf, on en attend 81"};
constexpr Sentence<Text> kCharacterOfClassic{"found {} after scf, expected letters and digits",
                                             "on lit {} après scf, on attend des lettres et des chiffres"};
constexpr Sentence<Text> kRuleOfClassic{"found {} as a rule after scf, expected x or w",
                                        "on lit {} comme règle après scf, on attend x ou w"};

constexpr std::size_t kCells = 81;
constexpr std::size_t kDecimal = 10;

/// The number of empty cells after the cell, times 10, plus its digit; nullopt for other characters.
std::optional<std::size_t> code_of(char c) {
  if (c == '0') return 0;
  const auto place = sudoku::kDigitSymbols.find(c);
  const bool is_code = place != std::string_view::npos && place + 1 < 6 * kDecimal;
  return is_code ? std::optional(place + 1) : std::nullopt;
}

}  // namespace

bool is_sudokupad_classic(std::string_view text) {
  std::size_t cells = 0;
  for (; cells < kCells && !text.empty(); text.remove_prefix(1)) {
    const auto code = code_of(text.front());
    if (!code) return false;
    cells += 1 + *code / kDecimal;
  }
  return cells >= kCells && text.find_first_not_of("xw") == std::string_view::npos;
}

Item read_sudokupad_classic(const Token& text, const ReadOptions& options) {
  constexpr int kSize = 9;
  Draft draft{.start = text, .in_numbers = true, .size = kSize};
  draft.boxes = sudoku::usual_boxes(kSize);
  std::string_view rest = text.text;
  static constexpr std::string_view kDigitTexts = ".123456789";
  const auto add = [&](std::size_t digit, std::size_t times) {
    draft.givens.insert(draft.givens.end(), times, {kDigitTexts.substr(digit, 1), text.line, text.column});
  };
  for (; draft.givens.size() < kCells && !rest.empty(); rest.remove_prefix(1)) {
    const auto code = code_of(rest.front());
    if (!code) return failed(error_at(text, kCharacterOfClassic(in_quotes(rest.substr(0, 1)))));
    add(*code % kDecimal, 1);
    add(0, std::min(*code / kDecimal, kCells - draft.givens.size()));
  }
  if (draft.givens.size() != kCells) return failed(error_at(text, kGivensOfClassic(draft.givens.size())));
  std::vector<RuleText> rules;
  for (; !rest.empty(); rest.remove_prefix(1)) {
    const char c = rest.front();
    if (c != 'x' && c != 'w') return failed(error_at(text, kRuleOfClassic(in_quotes(rest.substr(0, 1)))));
    rules.push_back({{c == 'x' ? "diagonals" : "windoku", text.line, text.column}, {}});
  }
  return with_rules(finish(draft, options), rules);
}

}  // namespace quadrille::formats
