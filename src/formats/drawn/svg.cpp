// A picture for web pages: the shapes of sudoku/puzzle/full_picture.h, each with its role as its class.
#include <iterator>
#include <string>
#include <string_view>
#include <variant>

#include <fmt/format.h>

#include "formats/catalogue.h"
#include "formats/foreign_text.h"
#include "formats/shapes.h"
#include "sudoku/puzzle/full_picture.h"

namespace quadrille::formats {

namespace {

constexpr int kCell = 40;
constexpr int kMargin = 4;

constexpr std::string_view kStyle = R"(<style>
text { font-family: sans-serif; text-anchor: middle; }
polyline, path { fill: none; }
polyline { stroke-linecap: round; stroke-linejoin: round; }
</style>
)";

class SvgPicture {
 public:
  explicit SvgPicture(std::string& out) : out_(out) {}

  void draw(const sudoku::Picture& picture, std::string_view title) {
    const auto area = picture.area();
    const int x = area.left * kCell;
    const int y = area.top * kCell;
    const int width = 2 * kMargin + (area.right - area.left) * kCell;
    const int height = 2 * kMargin + (area.bottom - area.top) * kCell;
    put(R"(<svg xmlns="http://www.w3.org/2000/svg" width="{0}" height="{1}" viewBox="{2} {3} {0} {1}">)",
        width, height, x, y);
    out_ += '\n';
    if (!title.empty()) put("<title>{}</title>\n", in_xml(title));
    out_ += kStyle;
    put("<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" fill=\"#fff\"/>\n", x, y, width, height);
    for (const auto& shape : picture.shapes()) {
      std::visit([&](const auto& kind) { draw_shape(shape, kind); }, shape.kind);
      out_ += '\n';
    }
    out_ += "</svg>\n";
  }

 private:
  template <class... Arguments>
  void put(fmt::format_string<Arguments...> pattern, Arguments&&... arguments) {
    fmt::format_to(std::back_inserter(out_), pattern, std::forward<Arguments>(arguments)...);
  }

  [[nodiscard]] static double place(double cells) { return kMargin + cells * kCell; }

  void draw_shape(const sudoku::Shape& shape, const sudoku::Square& square) {
    const double half = square.side / 2;
    put(R"(<rect class="{}" x="{:.6g}" y="{:.6g}" width="{:.4g}" height="{:.4g}" fill="{}"/>)", shape.role,
        place(square.centre.x - half), place(square.centre.y - half), square.side * kCell,
        square.side * kCell, shape.colour);
  }

  void draw_shape(const sudoku::Shape& shape, const sudoku::Circle& circle) {
    put(R"(<circle class="{}" cx="{:.6g}" cy="{:.6g}" r="{:.4g}")", shape.role, place(circle.centre.x),
        place(circle.centre.y), circle.radius * kCell);
    if (circle.outline == 0) {
      put(R"( fill="{}"/>)", shape.colour);
    } else {
      put(R"( fill="none" stroke="{}" stroke-width="{:.4g}"/>)", shape.colour, circle.outline * kCell);
    }
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

  void draw_shape(const sudoku::Shape& shape, const sudoku::Outline& outline) {
    put(R"(<path class="{}" stroke="{}" stroke-width="{:.4g}")", shape.role, shape.colour,
        outline.width * kCell);
    if (outline.is_dashed)
      put(R"( stroke-dasharray="{:.4g} {:.4g}")", sudoku::kDash * kCell, sudoku::kGap * kCell);
    put(R"( d=")");
    for (const auto& ring : outline.rings) {
      char command = 'M';
      for (const auto& [x, y] : ring) {
        put("{}{:.6g} {:.6g}", command, place(x), place(y));
        command = 'L';
      }
      put("z");
    }
    put(R"("/>)");
  }

  void draw_shape(const sudoku::Shape& shape, const sudoku::Lettering& text) {
    const std::string rim = text.has_rim
                                ? fmt::format(R"( stroke="{}" stroke-width="{:.4g}" paint-order="stroke")",
                                              sudoku::kWhite, 2 * sudoku::kRim * kCell)
                                : "";
    put(R"(<text class="{}" x="{:.6g}" y="{:.6g}" dy=".35em" font-size="{:.4g}" fill="{}"{}{}{}>{}</text>)",
        shape.role, place(text.centre.x), place(text.centre.y), text.height * kCell, shape.colour, rim,
        text.is_bold ? R"( font-weight="bold")" : "",
        // A text-anchor in a style would override an attribute.
        text.begins_there ? R"( style="text-anchor:start")" : "", in_xml(text.text));
  }

  std::string& out_;
};

void write_svg(const Document& document, std::string& out) {
  const auto picture = sudoku::full_picture(document.puzzle, shown_digits(document));
  SvgPicture(out).draw(picture, document.puzzle.about.title);
}

}  // namespace

Format svg_format() {
  return {.name = "svg",
          .summary{"A picture for web pages and printing", "Une image pour pages web et impression"},
          .extensions = ".svg",
          .sniff = nullptr,
          .open = nullptr,
          .write = write_svg,
          .writes_any_shape = true,
          .boards = BoardsOfFormat::allowed,
          .writes_extra_cells = true,
          .holds = nullptr};
}

}  // namespace quadrille::formats
