#include "formats/drawn/pdf_picture.h"

#include <algorithm>
#include <iterator>
#include <utility>
#include <variant>
#include <vector>

#include <fmt/format.h>

#include "formats/drawn/pdf_text.h"
#include "formats/rgb.h"

namespace quadrille::formats {

namespace {

/// "#rrggbb" as the operands of rg and RG.
std::string pdf_colour(std::string_view colour) {
  constexpr double kMost = 255;
  const Rgb rgb = rgb_of(colour);
  return fmt::format("{:.3g} {:.3g} {:.3g}", rgb.red / kMost, rgb.green / kMost, rgb.blue / kMost);
}

/// Appends the operators that draw shapes, in coordinates where a cell is one unit wide and y grows
/// downwards. Colours, widths and fonts are set only when they change.
class PdfShapes {
 public:
  explicit PdfShapes(std::string& out) : out_(out) {}

  void draw(const sudoku::Picture& picture) {
    for (const auto& shape : picture.shapes()) {
      colour_ = shape.colour;
      std::visit([&](const auto& kind) { draw_shape(kind); }, shape.kind);
    }
    end_text();
  }

 private:
  template <class... Arguments>
  void put(fmt::format_string<Arguments...> pattern, Arguments&&... arguments) {
    fmt::format_to(std::back_inserter(out_), pattern, std::forward<Arguments>(arguments)...);
  }

  void fill_with(std::string_view colour) {
    if (std::exchange(filled_, colour) != colour) put("{} rg ", pdf_colour(colour));
  }
  void draw_lines(std::string_view colour, double width) {
    if (std::exchange(drawn_, colour) != colour) put("{} RG ", pdf_colour(colour));
    if (std::exchange(width_, width) != width) put("{:.4g} w ", width);
  }
  void set_round(bool is_round) {
    if (std::exchange(is_round_, is_round) != is_round) put("{0} J {0} j ", is_round ? 1 : 0);
  }
  void end_text() {
    if (std::exchange(is_in_text_, false)) out_ += "ET\n";
  }

  void draw_shape(const sudoku::Square& square) {
    end_text();
    fill_with(colour_);
    put("{:.5g} {:.5g} {:.4g} {:.4g} re f\n", square.centre.x - square.side / 2,
        square.centre.y - square.side / 2, square.side, square.side);
  }

  /// Four Bezier curves whose control points make them almost circular.
  void draw_shape(const sudoku::Circle& circle) {
    constexpr double kControl = 0.5523;
    const auto [x, y] = circle.centre;
    const double r = circle.radius;
    const double k = kControl * r;
    end_text();
    if (circle.outline == 0) {
      fill_with(colour_);
    } else {
      draw_lines(colour_, circle.outline);
    }
    put("{:.5g} {:.5g} m", x + r, y);
    const auto curve = [this](double x1, double y1, double x2, double y2, double x3, double y3) {
      put(" {:.5g} {:.5g} {:.5g} {:.5g} {:.5g} {:.5g} c", x1, y1, x2, y2, x3, y3);
    };
    curve(x + r, y + k, x + k, y + r, x, y + r);
    curve(x - k, y + r, x - r, y + k, x - r, y);
    curve(x - r, y - k, x - k, y - r, x, y - r);
    curve(x + k, y - r, x + r, y - k, x + r, y);
    put(" {}\n", circle.outline == 0 ? "f" : "s");
  }

  void draw_shape(const sudoku::Line& line) {
    end_text();
    draw_lines(colour_, line.width);
    set_round(true);
    put_points(line.points);
    out_ += "S\n";
  }

  void draw_shape(const sudoku::Outline& outline) {
    end_text();
    draw_lines(colour_, outline.width);
    set_round(false);
    if (outline.is_dashed) put("[{:.4g} {:.4g}] 0 d ", sudoku::kDash, sudoku::kGap);
    for (const auto& ring : outline.rings) {
      put_points(ring);
      out_ += "h ";
    }
    out_ += outline.is_dashed ? "S [] 0 d\n" : "S\n";
  }

  void put_points(const std::vector<sudoku::Point>& points) {
    char command = 'm';
    for (const auto& [x, y] : points) {
      put("{:.5g} {:.5g} {} ", x, y, command);
      command = 'l';
    }
  }

  /// The baseline is a little below the middle; letters are upright although y grows downwards.
  void draw_shape(const sudoku::Lettering& text) {
    constexpr double kBaseline = 0.36;
    if (!std::exchange(is_in_text_, true)) out_ += "BT\n";
    const double left = text.centre.x - (text.begins_there ? 0 : pdf_width(text.text) * text.height / 2);
    const double baseline = text.centre.y + kBaseline * text.height;
    const auto put_letters = [&] {
      put("1 0 0 -1 {:.5g} {:.5g} Tm {}\n", left, baseline,
          pdf_shown(text.text, text.is_bold ? kPdfBoldFont : kPdfFont, text.height, font_));
    };
    if (text.has_rim) {
      draw_lines(sudoku::kWhite, 2 * sudoku::kRim);
      set_round(true);
      out_ += "1 Tr ";
      put_letters();
      out_ += "0 Tr ";
    }
    fill_with(colour_);
    put_letters();
  }

  std::string& out_;
  std::string_view colour_;  // of the shape
  // The current settings; empty and 0: not set yet.
  std::string_view filled_, drawn_;
  double width_ = 0;
  bool is_round_ = false;
  bool is_in_text_ = false;
  PdfFont font_;
};

}  // namespace

void append_pdf_picture(const sudoku::Picture& picture, const PdfArea& area, double most_cell,
                        std::string& out) {
  const auto drawn = picture.area();
  const double columns = drawn.right - drawn.left;
  const double cell = std::min({most_cell, area.width / columns, area.height / (drawn.bottom - drawn.top)});
  const double left = area.left + (area.width - columns * cell) / 2 - drawn.left * cell;
  fmt::format_to(std::back_inserter(out), "q {0:.5g} 0 0 -{0:.5g} {1:.5g} {2:.5g} cm\n", cell, left,
                 area.top + drawn.top * cell);
  PdfShapes(out).draw(picture);
  out += "Q\n";
}

std::string pdf_heading(const sudoku::About& about) {
  if (about.title.empty() || about.author.empty()) return about.title + about.author;
  return fmt::format("{} ({})", about.title, about.author);
}

void append_pdf_line(std::string_view text, const PdfLine& line, std::string& out) {
  if (text.empty()) return;
  PdfFont font;
  const double height = std::min(line.height, line.most_width / std::max(pdf_width(text), 1e-3));
  fmt::format_to(std::back_inserter(out), "{:.3g} g BT {:.5g} {:.5g} Td {} ET\n", line.grey, line.left,
                 line.baseline, pdf_shown(text, line.font, height, font));
}

}  // namespace quadrille::formats
