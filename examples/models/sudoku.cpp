// Sudoku: every row, column and box holds different digits.
#include <iostream>
#include <quadrille/quadrille.hpp>
#include <string>
using namespace quadrille;

int main() {
  const std::string puzzle =
      "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
  Model m;
  const auto cell = m.ints(81, 1, 9);
  for (int i = 0; i < 9; ++i) {
    std::vector<Int> row, column, box;
    for (int k = 0; k < 9; ++k) {
      row.push_back(cell[9 * i + k]);
      column.push_back(cell[9 * k + i]);
      box.push_back(cell[9 * (i / 3 * 3 + k / 3) + i % 3 * 3 + k % 3]);
    }
    for (const auto& house : {row, column, box}) m.all_different(house);
  }
  for (int c = 0; c < 81; ++c)
    if (puzzle[c] != '.') m.add(cell[c] == puzzle[c] - '0');
  for (const Solution& s : m.solutions())
    for (int c = 0; c < 81; ++c) std::cout << s[cell[c]] << (c % 9 == 8 ? '\n' : ' ');
}
