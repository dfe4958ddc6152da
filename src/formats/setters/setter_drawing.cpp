#include "formats/setters/setter_drawing.h"

#include <utility>

#include "base/sentence.h"
#include "formats/setters/drawing_reader.h"

namespace quadrille::formats {

#define DRAWING(name) void read_##name##_drawing(DrawingReader& reader);
#include "formats/setters/drawings.def"
#undef DRAWING

namespace {

constexpr Counted<> kDrawnLines{"{} line", "{} lines", "{} trait", "{} traits"};
constexpr Counted<> kDrawnArrows{"{} arrow", "{} arrows", "{} flèche", "{} flèches"};
constexpr Counted<> kDrawnCircles{"{} circle", "{} circles", "{} cercle", "{} cercles"};
constexpr Counted<> kDrawnRectangles{"{} rectangle", "{} rectangles", "{} rectangle", "{} rectangles"};
constexpr Counted<> kDrawnTexts{"{} text", "{} texts", "{} texte", "{} textes"};
constexpr Counted<> kDrawnCages{"{} cage", "{} cages", "{} cage", "{} cages"};

}  // namespace

std::vector<std::string> SetterDrawing::words() const {
  int plain_lines = 0, arrows = 0, circles = 0, rectangles = 0, all_texts = texts, all_cages = 0;
  for (const DrawnLine& line : lines)
    if (!line.is_taken) ++(line.has_head ? arrows : plain_lines);
  for (const DrawnShape& shape : shapes)
    if (!shape.is_taken) ++(!shape.text.empty() ? all_texts : shape.is_round ? circles : rectangles);
  for (const DrawnCage& cage : cages) all_cages += static_cast<int>(!cage.is_taken);
  std::vector<std::string> words;
  const auto add = [&words](int number, const Counted<>& what) {
    if (number > 0) words.push_back(what(number));
  };
  add(plain_lines, kDrawnLines);
  add(arrows, kDrawnArrows);
  add(circles, kDrawnCircles);
  add(rectangles, kDrawnRectangles);
  add(all_texts, kDrawnTexts);
  add(all_cages, kDrawnCages);
  words.insert(words.end(), others.begin(), others.end());
  return words;
}

std::vector<Guess> guess_rules(SetterDrawing& drawing, const Puzzle& puzzle, const Grid* solution) {
  // Shapes that were used before their look was refuted are read once more.
  for (std::vector<RefutedLook> refuted;;) {
    SetterDrawing used = drawing;
    DrawingReader reader(used, puzzle, solution, refuted);
#define DRAWING(name) read_##name##_drawing(reader);
#include "formats/setters/drawings.def"
#undef DRAWING
    if (reader.refuted().size() == refuted.size()) {
      drawing = std::move(used);
      return reader.take_guesses();
    }
    refuted = reader.refuted();
  }
}

}  // namespace quadrille::formats
