// Pictures for printing: the shapes of sudoku/puzzle/full_picture.h, one puzzle a page or several.
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <iterator>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include <fmt/format.h>

#include "formats/catalogue.h"
#include "formats/pdf_file.h"
#include "formats/pdf_text.h"
#include "formats/shapes.h"
#include "sudoku/puzzle/full_picture.h"

namespace quadrille::formats {

namespace {

/// "#rrggbb" as the operands of rg and RG.
std::string pdf_colour(std::string_view colour) {
  constexpr int kBase = 16;
  constexpr double kMost = 255;
  const auto part = [&](std::size_t at) {
    return static_cast<double>(std::strtol(std::string(colour.substr(at, 2)).c_str(), nullptr, kBase)) /
           kMost;
  };
  return fmt::format("{:.3g} {:.3g} {:.3g}", part(1), part(3), part(5));
}

/// Appends the operators that draw shapes, where a cell is one unit wide and y runs downwards.
class PdfShapes {
 public:
  explicit PdfShapes(std::string& out) : out_(out) {}

  void draw(const sudoku::Picture& picture) {
    for (const auto& shape : picture.shapes()) {
      colour_ = pdf_colour(shape.colour);
      std::visit([&](const auto& kind) { draw_shape(kind); }, shape.kind);
    }
  }

 private:
  template <class... Arguments>
  void put(fmt::format_string<Arguments...> pattern, Arguments&&... arguments) {
    fmt::format_to(std::back_inserter(out_), pattern, std::forward<Arguments>(arguments)...);
  }

  void draw_shape(const sudoku::Square& square) {
    put("{} rg {:.5g} {:.5g} {:.4g} {:.4g} re f\n", colour_, square.centre.x - square.side / 2,
        square.centre.y - square.side / 2, square.side, square.side);
  }

  /// Four curves, whose points of control make them all but round.
  void draw_shape(const sudoku::Circle& circle) {
    constexpr double kControl = 0.5523;
    const auto [x, y] = circle.centre;
    const double r = circle.radius;
    const double k = kControl * r;
    if (circle.outline == 0) {
      put("{} rg", colour_);
    } else {
      put("{} RG {:.4g} w", colour_, circle.outline);
    }
    put(" {:.5g} {:.5g} m", x + r, y);
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
    put("{} RG {:.4g} w 1 J 1 j", colour_, line.width);
    put_points(line.points);
    put(" S\n");
  }

  void draw_shape(const sudoku::Outline& outline) {
    put("{} RG {:.4g} w 0 J 0 j", colour_, outline.width);
    if (outline.is_dashed) put(" [{:.4g} {:.4g}] 0 d", sudoku::kDash, sudoku::kGap);
    for (const auto& ring : outline.rings) {
      put_points(ring);
      put(" h");
    }
    put(" S{}\n", outline.is_dashed ? " [] 0 d" : "");
  }

  void put_points(const std::vector<sudoku::Point>& points) {
    char command = 'm';
    for (const auto& [x, y] : points) {
      put(" {:.5g} {:.5g} {}", x, y, command);
      command = 'l';
    }
  }

  /// The baseline lies a little below the middle; letters stand upright although y runs downwards.
  void draw_shape(const sudoku::Lettering& text) {
    constexpr double kBaseline = 0.36;
    const double left = text.centre.x - (text.begins_there ? 0 : pdf_width(text.text) * text.height / 2);
    const std::string letters =
        fmt::format("1 0 0 -1 {:.5g} {:.5g} Tm {}", left, text.centre.y + kBaseline * text.height,
                    pdf_shown(text.text, text.is_bold ? kPdfBoldFont : kPdfFont, text.height));
    if (text.has_rim)
      put("{} RG {:.4g} w 1 j BT 1 Tr {} 0 Tr ET\n", pdf_colour(sudoku::kWhite), 2 * sudoku::kRim, letters);
    put("{} rg BT {} ET\n", colour_, letters);
  }

  std::string& out_;
  std::string colour_;
};

/// The part of a page that one puzzle has, in points; top: of its upper side.
struct Slot {
  double left, top, width, height;
};

/// Columns and rows of slots in which square pictures are largest.
class PageLayout {
 public:
  explicit PageLayout(int count) {
    double best = 0;
    for (int columns = 1; columns <= count; ++columns) {
      const int rows = (count + columns - 1) / columns;
      const double side = std::min(kWidth / columns, kHeight / rows);
      if (side <= best) continue;
      best = side;
      columns_ = columns;
      rows_ = rows;
    }
  }

  [[nodiscard]] Slot slot(int i) const {
    const double width = kWidth / columns_;
    const double height = kHeight / rows_;
    const int row = i / columns_;
    return {kMargin + i % columns_ * width, kPageHeight - kMargin - row * height, width - kGutter,
            height - kGutter};
  }

 private:
  static constexpr double kMargin = 45;
  static constexpr double kGutter = 15;  // right of each slot and below it
  static constexpr double kWidth = kPageWidth - 2 * kMargin + kGutter;
  static constexpr double kHeight = kPageHeight - 2 * kMargin + kGutter;

  int columns_ = 1;
  int rows_ = 1;
};

std::string heading_of(const sudoku::About& about) {
  if (about.title.empty() || about.author.empty()) return about.title + about.author;
  return fmt::format("{} ({})", about.title, about.author);
}

void draw_in_slot(const Document& document, Slot slot, std::string& out) {
  constexpr double kHeadingHeight = 12;
  constexpr double kHeadingRoom = 20;
  if (const std::string heading = heading_of(document.puzzle.about); !heading.empty()) {
    const double height = std::min(kHeadingHeight, slot.width / pdf_width(heading));
    fmt::format_to(std::back_inserter(out), "0 g BT {:.5g} {:.5g} Td {} ET\n", slot.left,
                   slot.top - kHeadingHeight, pdf_shown(heading, kPdfFont, height));
    slot.top -= kHeadingRoom;
    slot.height -= kHeadingRoom;
  }
  constexpr double kMostCell = 54;
  const auto picture = sudoku::full_picture(document.puzzle, shown_digits(document));
  const auto area = picture.area();
  const double columns = area.right - area.left;
  const double cell = std::min({kMostCell, slot.width / columns, slot.height / (area.bottom - area.top)});
  const double left = slot.left + (slot.width - columns * cell) / 2 - area.left * cell;
  fmt::format_to(std::back_inserter(out), "q {0:.5g} 0 0 -{0:.5g} {1:.5g} {2:.5g} cm\n", cell, left,
                 slot.top + area.top * cell);
  PdfShapes(out).draw(picture);
  out += "Q\n";
}

class PdfBooklet final : public Booklet {
 public:
  explicit PdfBooklet(int per_page) : per_page_(per_page), layout_(per_page) {}

  void add(const Document& document, std::string& out) override {
    const std::string& title = document.puzzle.about.title;
    ++puzzles_;
    file_.add_bookmark(title.empty() ? fmt::format("Puzzle {}", puzzles_) : title);
    draw_in_slot(document, layout_.slot(on_page_++), content_);
    if (on_page_ == per_page_) end_page(out);
  }
  void end(std::string& out) override {
    if (on_page_ > 0) end_page(out);
    file_.end(out);
  }

 private:
  void end_page(std::string& out) {
    file_.add_page(content_, out);
    content_.clear();
    on_page_ = 0;
  }

  int per_page_;
  PageLayout layout_;
  PdfFile file_;
  std::string content_;  // of the page so far
  int on_page_ = 0;      // puzzles
  int puzzles_ = 0;
};

void write_pdf(const Document& document, std::string& out) {
  PdfBooklet booklet(1);
  booklet.add(document, out);
  booklet.end(out);
}

}  // namespace

Format pdf_format() {
  return {.name = "pdf",
          .summary = "A picture for printing; convert puts many puzzles into one file",
          .extensions = ".pdf",
          .sniff = nullptr,
          .open = nullptr,
          .write = write_pdf,
          .writes_any_shape = true,
          .writes_extra_cells = true,
          .is_of_one_puzzle = true,
          .open_booklet = [](int per_page) -> std::unique_ptr<Booklet> {
            return std::make_unique<PdfBooklet>(per_page);
          },
          .holds = nullptr};
}

}  // namespace quadrille::formats
