// Reads all puzzles of a text in any format, and writes them as JSON, one per line.
#include <iostream>

#include <quadrille/quadrille.hpp>

namespace formats = quadrille::formats;

int main() {
  const std::string text = "# two puzzles\n1..............2\n34..............\n..21............\n";
  const auto format = formats::detect_format(text, "puzzles.txt");
  const auto reader = (*format)->open(text, {});
  int count = 0;
  while (const auto item = reader->next()) {
    if (!item->puzzle) {  // a bad one does not spoil the others
      std::cerr << item->puzzle.error().line << ": " << item->puzzle.error().message << '\n';
      continue;
    }
    std::string line;
    formats::find_format("json")->write({.puzzle = *item->puzzle}, line);
    std::cout << line;
    ++count;
  }
  return count == 3 ? 0 : 1;
}
