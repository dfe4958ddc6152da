// A picture of the puzzle: givens, solved digits and candidates, regions by thick lines, and what the rules
// draw (sudoku/puzzle/picture.h); rules that draw nothing are named below.
#include <algorithm>
#include <cmath>
#include <span>

#include <fmt/format.h>

#include "formats/catalogue.h"
#include "formats/shapes.h"
#include "sudoku/puzzle/picture.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::formats {

namespace {

constexpr int kCell = 40;
constexpr int kMargin = 4;
constexpr int kCaption = 24;

constexpr std::string_view kStyle = R"(<style>
text { font-family: sans-serif; text-anchor: middle; }
.given { font-weight: bold; fill: #000; }
.solved { fill: #1f5fbf; }
.candidate { fill: #555; }
.caption { fill: #333; font-size: 14px; text-anchor: start; }
polyline { fill: none; stroke-linecap: round; stroke-linejoin: round; }
.cells { fill: none; stroke: #888; stroke-width: 1; }
.regions { fill: none; stroke: #000; stroke-width: 3; stroke-linecap: square; }
</style>
)";

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

class SvgPicture {
 public:
  SvgPicture(const Document& document, std::string& out)
      : document_(document), puzzle_(document.puzzle), size_(puzzle_.size()), out_(out) {}

  void draw() {
    const auto caption = names_of_rules();
    const auto shown = sudoku::picture_of(puzzle_);
    const auto area = shown.area();
    const int x = area.left * kCell;
    const int y = area.top * kCell;
    const int width = 2 * kMargin + (area.right - area.left) * kCell;
    const int shown_height = 2 * kMargin + (area.bottom - area.top) * kCell;
    const int height = shown_height + (caption.empty() ? 0 : kCaption);
    put(R"(<svg xmlns="http://www.w3.org/2000/svg" width="{0}" height="{1}" viewBox="{2} {3} {0} {1}">)",
        width, height, x, y);
    out_ += '\n';
    if (!puzzle_.about.title.empty()) put("<title>{}</title>\n", escaped(puzzle_.about.title));
    out_ += kStyle;
    put("<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" fill=\"#fff\"/>\n", x, y, width, height);
    const auto texts =
        std::ranges::lower_bound(shown.shapes(), sudoku::Layer::kTexts, {}, &sudoku::Shape::layer);
    draw_shapes({shown.shapes().begin(), texts});
    draw_lines();
    draw_shapes({texts, shown.shapes().end()});
    for (int cell = 0; cell < puzzle_.cell_count(); ++cell) draw_cell(cell);
    if (!caption.empty())
      put("<text class=\"caption\" x=\"{}\" y=\"{}\">{}</text>\n", x + kMargin, y + shown_height + 14,
          caption);
    out_ += "</svg>\n";
  }

 private:
  template <class... Arguments>
  void put(fmt::format_string<Arguments...> pattern, Arguments&&... arguments) {
    fmt::format_to(std::back_inserter(out_), pattern, std::forward<Arguments>(arguments)...);
  }

  [[nodiscard]] static double place(double cells) { return kMargin + cells * kCell; }
  [[nodiscard]] static int place(int cells) { return kMargin + cells * kCell; }

  [[nodiscard]] std::string names_of_rules() const {
    std::string names;
    for (const auto& rule : puzzle_.rules()) {
      const auto& first_use = *std::ranges::find(puzzle_.rules(), rule.name, &sudoku::RuleUse::name);
      if (&rule != &first_use || sudoku::find_rule(rule.name)->draw != nullptr) continue;
      names += names.empty() ? rule.name : ", " + rule.name;
    }
    std::ranges::replace(names, '_', ' ');
    return escaped(names);
  }

  void draw_shapes(std::span<const sudoku::Shape> shapes) {
    for (const auto& shape : shapes) {
      std::visit([&](const auto& kind) { draw_shape(shape, kind); }, shape.kind);
      out_ += '\n';
    }
  }

  void draw_shape(const sudoku::Shape& shape, const sudoku::Square& square) {
    const double half = square.side / 2;
    put(R"(<rect class="{}" x="{:.6g}" y="{:.6g}" width="{:.4g}" height="{:.4g}" fill="{}"/>)", shape.role,
        place(square.centre.x - half), place(square.centre.y - half), square.side * kCell,
        square.side * kCell, shape.colour);
  }

  void draw_shape(const sudoku::Shape& shape, const sudoku::Circle& circle) {
    put(R"(<circle class="{}" cx="{:.6g}" cy="{:.6g}" r="{:.4g}" fill="{}"/>)", shape.role,
        place(circle.centre.x), place(circle.centre.y), circle.radius * kCell, shape.colour);
  }

  void draw_shape(const sudoku::Shape& shape, const sudoku::Line& line) {
    put(R"(<polyline class="{}" stroke="{}" stroke-width="{:.4g}" points=")", shape.role, shape.colour,
        line.width * kCell);
    std::string_view gap;
    for (const auto& [x, y] : line.points) {
      put("{}{:.6g},{:.6g}", gap, place(x), place(y));
      gap = " ";
    }
    put(R"("/>)");
  }

  void draw_shape(const sudoku::Shape& shape, const sudoku::Text& text) {
    put(R"(<text class="{}" x="{:.6g}" y="{:.6g}" dy=".35em" font-size="{:.4g}" fill="{}">{}</text>)",
        shape.role, place(text.centre.x), place(text.centre.y), text.height * kCell, shape.colour,
        escaped(text.text));
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
          .write = [](const Document& document, std::string& out) { SvgPicture(document, out).draw(); },
          .holds = nullptr};
}

}  // namespace quadrille::formats
