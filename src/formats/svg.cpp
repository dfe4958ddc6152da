// A picture of the puzzle: givens, solved digits and candidates, regions by thick lines, diagonals and extra
// regions as they are usually drawn; rules without a picture are named below.
#include <algorithm>
#include <array>
#include <cmath>

#include <fmt/format.h>

#include "formats/catalogue.h"
#include "formats/shapes.h"
#include "sudoku/conditions.h"

namespace quadrille::formats {

namespace {

constexpr int kCell = 40;
constexpr int kMargin = 4;
constexpr int kCaption = 24;

constexpr std::string_view kStyle = R"(<style>
text { font-family: sans-serif; text-anchor: middle; }
.given { font-weight: bold; fill: #000; }
.solved { fill: #1f5fbf; }
.candidate { fill: #666; }
.caption { fill: #333; font-size: 14px; text-anchor: start; }
.shade { fill: #d9e4f2; }
.diagonal { stroke: #b0b0b0; stroke-width: 2; }
.cells { fill: none; stroke: #888; stroke-width: 1; }
.regions { fill: none; stroke: #000; stroke-width: 3; stroke-linecap: square; }
</style>
)";

/// Rules that the picture itself shows.
constexpr std::array<std::string_view, 3> kDrawnRules{"diagonals", "extra_regions", "windoku"};

bool is_shaded(const sudoku::Origin& origin) {
  return origin.rule == "extra_regions" || origin.rule == "windoku";
}

std::string escaped(std::string_view text) {
  std::string safe;
  for (const char c : text) {
    if (c == '&') {
      safe += "&amp;";
    } else if (c == '<') {
      safe += "&lt;";
    } else {
      safe += c >= 0 && c < ' ' ? ' ' : c;
    }
  }
  return safe;
}

class Picture {
 public:
  Picture(const Document& document, std::string& out)
      : document_(document), puzzle_(document.puzzle), size_(puzzle_.size()), out_(out) {}

  void draw() {
    const auto caption = names_of_rules();
    const int width = 2 * kMargin + size_ * kCell;
    const int height = width + (caption.empty() ? 0 : kCaption);
    put(R"(<svg xmlns="http://www.w3.org/2000/svg" width="{0}" height="{1}" viewBox="0 0 {0} {1}">)", width,
        height);
    out_ += '\n';
    if (!puzzle_.about.title.empty()) put("<title>{}</title>\n", escaped(puzzle_.about.title));
    out_ += kStyle;
    put("<rect width=\"{}\" height=\"{}\" fill=\"#fff\"/>\n", width, height);
    draw_rules();
    for (int cell = 0; cell < puzzle_.cell_count(); ++cell) draw_cell(cell);
    draw_lines();
    if (!caption.empty())
      put("<text class=\"caption\" x=\"{}\" y=\"{}\">{}</text>\n", kMargin, width + 14, caption);
    out_ += "</svg>\n";
  }

 private:
  template <class... Arguments>
  void put(fmt::format_string<Arguments...> pattern, Arguments&&... arguments) {
    fmt::format_to(std::back_inserter(out_), pattern, std::forward<Arguments>(arguments)...);
  }

  [[nodiscard]] static int place(int row_or_column) { return kMargin + row_or_column * kCell; }

  [[nodiscard]] std::string names_of_rules() const {
    std::string names;
    for (const auto& rule : puzzle_.rules()) {
      const auto& first_use = *std::ranges::find(puzzle_.rules(), rule.name, &sudoku::RuleUse::name);
      if (&rule != &first_use || std::ranges::find(kDrawnRules, rule.name) != kDrawnRules.end()) continue;
      names += names.empty() ? rule.name : ", " + rule.name;
    }
    std::ranges::replace(names, '_', ' ');
    return escaped(names);
  }

  void draw_rules() {
    const sudoku::Conditions conditions = sudoku::conditions_of(puzzle_);
    for (const sudoku::Condition& condition : conditions.stated()) {
      if (!is_shaded(*condition.origin)) continue;
      for (const int cell : condition.cells()) {
        put("<rect class=\"shade\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"/>\n", place(cell % size_),
            place(cell / size_), kCell, kCell);
      }
    }
    if (std::ranges::find(puzzle_.rules(), "diagonals", &sudoku::RuleUse::name) == puzzle_.rules().end())
      return;
    for (const auto& [from, to] : {std::pair(0, size_), std::pair(size_, 0)}) {
      put("<line class=\"diagonal\" x1=\"{}\" y1=\"{}\" x2=\"{}\" y2=\"{}\"/>\n", place(0), place(from),
          place(size_), place(to));
    }
  }

  void draw_cell(int cell) {
    const int digit = shown_digits(document_)[static_cast<std::size_t>(cell)];
    const int x = place(cell % size_);
    const int y = place(cell / size_);
    if (digit != 0) {
      draw_number(puzzle_.given(cell) != 0 ? "given" : "solved", digit, x + kCell / 2.0, y + kCell / 2.0, 22);
    } else if (puzzle_.candidates(cell) != puzzle_.all_digits()) {
      draw_candidates(cell, x, y);
    }
  }

  /// Each candidate at its own place of a small square.
  void draw_candidates(int cell, int x, int y) {
    const int side = static_cast<int>(std::ceil(std::sqrt(size_)));
    const double step = static_cast<double>(kCell) / side;
    for (const int i : Bits(puzzle_.candidates(cell))) {
      const int row = i / side;
      const int column = i % side;
      draw_number("candidate", i + 1, x + (column + 0.5) * step, y + (row + 0.5) * step, 0.7 * step);
    }
  }

  void draw_number(std::string_view kind, int number, double x, double y, double height) {
    put("<text class=\"{}\" x=\"{:.4g}\" y=\"{:.4g}\" dy=\".35em\" font-size=\"{:.3g}\">{}</text>\n", kind, x,
        y, height, number);
  }

  void draw_lines() {
    std::string thin;
    std::string thick = fmt::format("M{0} {0}h{1}v{1}h-{1}z", kMargin, size_ * kCell);
    for (int cell = 0; cell < puzzle_.cell_count(); ++cell) {
      const int x = place(cell % size_);
      const int y = place(cell / size_);
      if (cell % size_ > 0) {
        (are_apart(puzzle_, cell, cell - 1) ? thick : thin) += fmt::format("M{} {}v{}", x, y, kCell);
      }
      if (cell >= size_) {
        (are_apart(puzzle_, cell, cell - size_) ? thick : thin) += fmt::format("M{} {}h{}", x, y, kCell);
      }
    }
    if (!thin.empty()) put("<path class=\"cells\" d=\"{}\"/>\n", thin);
    put("<path class=\"regions\" d=\"{}\"/>\n", thick);
  }

  const Document& document_;
  const Puzzle& puzzle_;
  int size_;
  std::string& out_;
};

}  // namespace

Format svg_format() {
  return {.name = "svg",
          .summary = "A picture for web pages and printing",
          .extensions = ".svg",
          .sniff = nullptr,
          .open = nullptr,
          .write = [](const Document& document, std::string& out) { Picture(document, out).draw(); },
          .holds = nullptr};
}

}  // namespace quadrille::formats
