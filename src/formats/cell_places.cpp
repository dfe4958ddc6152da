#include "formats/cell_places.h"

#include <algorithm>
#include <array>

#include "base/sentence.h"

namespace quadrille::formats {

namespace {

constexpr Sentence<Number, Number> kUnknownPlaces{
    "found rows and columns from {} to {}, which may be counted from 0 or from 1; give the size by --size",
    "on trouve des lignes et des colonnes de {} à {}, qui se comptent peut-être de 0 ou de 1 ; donnez la "
    "taille "
    "par --size"};
constexpr Sentence<Text> kSecondDigit{"found {} for a cell that has another digit",
                                      "on lit {} pour une case qui a un autre chiffre"};

int number_in(const Token& token) { return decimal(token.text).value_or(0); }

}  // namespace

std::optional<CellPlaces> cell_places(int least, int greatest, int size) {
  constexpr std::array<int, 6> kUsualSizes{4, 6, 9, 12, 16, 25};
  const int first = least == 0 ? 0 : 1;
  if (size == 0) {
    const auto usual = std::ranges::find_if(kUsualSizes, [&](int each) { return each > greatest - first; });
    if (usual == kUsualSizes.end()) return std::nullopt;
    size = *usual;
  }
  const bool is_known = first == 0 || greatest == size;
  return greatest - first < size && is_known ? std::optional(CellPlaces{first, size}) : std::nullopt;
}

tl::unexpected<InputError> unknown_places(const Token& at, int least, int greatest) {
  return error_at(at, kUnknownPlaces(least, greatest));
}

Item puzzle_of_cells(const std::vector<CellDigit>& cells, const ReadOptions& options) {
  int least = sudoku::kMaxSize, greatest = 0;
  for (const CellDigit& cell : cells) {
    least = std::min({least, number_in(cell.row), number_in(cell.column)});
    greatest = std::max({greatest, number_in(cell.row), number_in(cell.column)});
  }
  const Token& start = cells.front().row;
  const auto counted = cell_places(least, greatest, options.size);
  if (!counted) return failed(unknown_places(start, least, greatest));
  const auto [first, size] = *counted;
  Draft draft{.start = start, .size = size};
  draft.givens.assign(squared(size), {".", start.line, start.column});
  for (const auto& [row, column, digit] : cells) {
    const int cell = (number_in(row) - first) * size + number_in(column) - first;
    Token& given = draft.givens[static_cast<std::size_t>(cell)];
    if (given.text != "." && given.text != digit.text)
      return failed(error_at(digit, kSecondDigit(in_quotes(digit.text))));
    given = digit;
  }
  return finish(draft, options);
}

}  // namespace quadrille::formats
