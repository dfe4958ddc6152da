#include "cli/output/author_notes.h"

#include <algorithm>

#include <fmt/format.h>

#include "cli/output/sentences.h"
#include "formats/text_cursor.h"

namespace quadrille::cli {

void note_author(const Entry& entry, Reply& reply) {
  constexpr std::size_t kMostWords = 2000;
  const sudoku::Puzzle& puzzle = *entry.item.puzzle;
  const std::string& drawn = entry.item.drawing.what;
  std::string words = puzzle.about.description;
  if (words.empty() && drawn.empty()) return;
  const auto note = [&](const std::string& sentence) { reply.note(entry.place() + ": " + sentence); };
  std::vector<std::string> rules;
  for (const sudoku::RuleUse& use : puzzle.rules())
    if (std::ranges::find(rules, use.name) == rules.end()) rules.push_back(use.name);
  note(rules.empty() ? say::kNothingTakenAsRules() : say::kTakenAsRules(listed(rules)));
  if (!drawn.empty()) note(say::kDrawnBesides(drawn));
  std::ranges::replace(words, '\n', ' ');
  if (!words.empty()) note(say::kAuthorsWords(formats::printable(words, kMostWords)));
}

void note_reading(const Entry& entry, Reply& reply) {
  if (!entry.doubt.empty()) reply.note(fmt::format("{}: {}", entry.file, entry.doubt));
  if (!entry.item.doubt.empty()) reply.note(fmt::format("{}: {}", entry.place(), entry.item.doubt));
  const formats::Drawing& drawing = entry.item.drawing;
  if (!drawing.are_guesses_taken) return;
  for (const std::string& text : texts_of(drawing.guesses))
    reply.note(fmt::format("{}: {}", entry.place(), say::kTakenAs(text)));
}

}  // namespace quadrille::cli
