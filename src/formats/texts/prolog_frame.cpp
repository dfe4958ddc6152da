// The grid in the style of Prolog programs: |5,3,_|_,7,_|_,_,_| with lines of = between the bands.
#include <fmt/format.h>

#include "formats/catalogue.h"
#include "formats/shapes.h"

namespace quadrille::formats {

namespace {

class PrologFrame {
 public:
  explicit PrologFrame(const Document& document)
      : puzzle_(document.puzzle),
        digits_(shown_digits(document)),
        size_(puzzle_.size()),
        width_(size_ < 10 ? 1 : 2) {}

  void write(std::string& out) const {
    for (int row = 0; row < size_; ++row) {
      if (row > 0) write_line_above(row, out);
      write_row(row, out);
    }
  }

 private:
  void write_row(int row, std::string& out) const {
    for (int column = 0; column < size_; ++column) {
      const int cell = row * size_ + column;
      const int digit = digits_[static_cast<std::size_t>(cell)];
      out += column == 0 || are_apart(puzzle_, cell - 1, cell) ? '|' : ',';
      out += fmt::format("{:>{}}", digit == 0 ? "_" : std::to_string(digit), width_);
    }
    out += "|\n";
  }

  /// A line under the cells at the lower edge of their regions; omitted if there are none.
  void write_line_above(int row, std::string& out) const {
    std::string line;
    bool was_apart = false;
    for (int column = 0; column < size_; ++column) {
      const int cell = row * size_ + column;
      const bool is_apart = are_apart(puzzle_, cell - size_, cell);
      line += is_apart || was_apart ? '=' : ' ';
      line.append(static_cast<std::size_t>(width_), is_apart ? '=' : ' ');
      was_apart = is_apart;
    }
    line += was_apart ? '=' : ' ';
    const auto end = line.find_last_of('=');
    if (end != std::string::npos) out += line.substr(0, end + 1) + '\n';
  }

  const Puzzle& puzzle_;
  const Grid& digits_;
  int size_;
  int width_;  // number of digits of the greatest number
};

}  // namespace

Format prolog_frame_format() {
  return {.name = "prolog_frame",
          .summary{"The grid as Prolog programs print it: |5,3,_|_,7,_|_,_,_|",
                   "La grille comme l’affichent les programmes Prolog : |5,3,_|_,7,_|_,_,_|"},
          .extensions = "",
          .sniff = nullptr,
          .open = nullptr,
          .write = [](const Document& document, std::string& out) { PrologFrame(document).write(out); },
          .holds = nullptr};
}

}  // namespace quadrille::formats
