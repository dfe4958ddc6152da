#include <stdint.h>

#include <quadrille/quadrille.h>

int main(void) {
  const char* text =
      "3...4..8...2...143..9.3.....3...2..4..7...9..6..8...7.....2.3..573...6...2..7...5\n"
      "5.3.1...2..9...5...8...6.......4...6..1...3..7...8.......2...9...7...8..4...5.1.3\n";
  size_t count = 2;
  uint64_t solutions[2];
  char digits[2 * 81];
@EXAMPLE@
  return solutions[0] == 1 ? 0 : 1;
}
