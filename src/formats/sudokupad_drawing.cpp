#include "formats/sudokupad_drawing.h"

#include "base/sentence.h"
#include "formats/json_object.h"

namespace quadrille::formats {

namespace {

constexpr Counted<> kPadLines{"{} line", "{} lines", "{} trait", "{} traits"};
constexpr Counted<> kPadArrows{"{} arrow", "{} arrows", "{} flèche", "{} flèches"};
constexpr Counted<> kPadCircles{"{} circle", "{} circles", "{} cercle", "{} cercles"};
constexpr Counted<> kPadRectangles{"{} rectangle", "{} rectangles", "{} rectangle", "{} rectangles"};
constexpr Counted<> kPadTexts{"{} text", "{} texts", "{} texte", "{} textes"};
constexpr Counted<> kPadCages{"{} cage", "{} cages", "{} cage", "{} cages"};

}  // namespace

void SudokuPadDrawing::add_shapes(const JsonText& json, const std::vector<JsonValue>& shapes) {
  for (const JsonValue shape : shapes) {
    const auto rounded = member_of(json, shape, "rounded");
    const bool has_text = !word_of_member(json, shape, "text").empty();
    const bool is_round = rounded && is_true(json, *rounded);
    ++(has_text ? texts : is_round ? circles : rectangles);
  }
}

std::vector<std::string> SudokuPadDrawing::words() const {
  std::vector<std::string> words;
  const auto add = [&words](int number, const Counted<>& what) {
    if (number > 0) words.push_back(what(number));
  };
  add(lines, kPadLines);
  add(arrows, kPadArrows);
  add(circles, kPadCircles);
  add(rectangles, kPadRectangles);
  add(texts, kPadTexts);
  add(cages, kPadCages);
  words.insert(words.end(), others.begin(), others.end());
  return words;
}

}  // namespace quadrille::formats
