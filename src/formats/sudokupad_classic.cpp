#include "formats/sudokupad_classic.h"

#include <algorithm>
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

}  // namespace

Item read_sudokupad_classic(const Token& text, const ReadOptions& options) {
  constexpr int kSize = 9;
  constexpr std::size_t kCells = 81;
  constexpr int kBase = 10;
  Draft draft{.start = text, .in_numbers = true, .size = kSize};
  draft.boxes = sudoku::usual_boxes(kSize);
  std::string_view rest = text.text;
  static constexpr std::string_view kDigitTexts = ".123456789";
  const auto add = [&](std::size_t digit, std::size_t times) {
    draft.givens.insert(draft.givens.end(), times, {kDigitTexts.substr(digit, 1), text.line, text.column});
  };
  for (; draft.givens.size() < kCells && !rest.empty(); rest.remove_prefix(1)) {
    const char c = rest.front();
    const auto place = sudoku::kDigitSymbols.find(c);
    const std::size_t code = c == '0' ? 0 : place + 1;
    if (c != '0' && (place == std::string_view::npos || code >= 6 * kBase))
      return failed(error_at(text, kCharacterOfClassic(in_quotes(rest.substr(0, 1)))));
    add(code % kBase, 1);
    add(0, std::min(code / kBase, kCells - draft.givens.size()));
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
