#include "sudoku/puzzle/definition.h"

namespace quadrille::sudoku {

std::vector<std::string_view> Definition::texts() const {
  std::vector<std::string_view> texts{name, summary};
  for (const auto& [parameter, kind] : parameters) {
    texts.emplace_back(parameter);
    texts.emplace_back(kind);
  }
  texts.insert(texts.end(), conditions.begin(), conditions.end());
  for (const Drawing& drawing : drawings)
    texts.insert(texts.end(), {drawing.shape, drawing.of, drawing.at, drawing.colour});
  return texts;
}

}  // namespace quadrille::sudoku
