#include "formats/drawn/booklet.h"

#include <algorithm>
#include <span>
#include <utility>

#include <fmt/format.h>

#include "formats/drawn/pdf_picture.h"
#include "formats/drawn/pdf_text.h"
#include "formats/sentences.h"
#include "sudoku/puzzle/full_picture.h"

namespace quadrille::formats {

namespace {

// In points.
constexpr double kPageMargin = 45;
constexpr double kHeadRoom = 20;  // for the title above the puzzles
constexpr double kFootRoom = 15;  // for the page number below them
constexpr double kSmallText = 9;
constexpr double kGreyText = 0.35;

PdfPaper paper_of(Paper paper) { return paper == Paper::a4 ? kA4 : kLetter; }

/// The numbers of columns and rows of slots for which square pictures are largest.
class PageLayout {
 public:
  PageLayout(const PdfPaper& paper, int count, double gutter)
      : gutter_(gutter),
        top_(paper.height - kPageMargin - kHeadRoom),
        width_(paper.width - 2 * kPageMargin + gutter),
        height_(top_ - kPageMargin - kFootRoom + gutter) {
    double best = 0;
    for (int columns = 1; columns <= count; ++columns) {
      const int rows = (count + columns - 1) / columns;
      const double side = std::min(width_ / columns, height_ / rows);
      if (side <= best) continue;
      best = side;
      columns_ = columns;
      rows_ = rows;
    }
  }

  [[nodiscard]] PdfArea slot(int i) const {
    const double width = width_ / columns_;
    const double height = height_ / rows_;
    const int row = i / columns_;
    return {kPageMargin + i % columns_ * width, top_ - row * height, width - gutter_, height - gutter_};
  }

 private:
  double gutter_;  // the space to the right of and below each slot
  double top_, width_, height_;
  int columns_ = 1;
  int rows_ = 1;
};

/// Draws the number, the title, the difficulty at the right, and the picture below.
void draw_puzzle(int number, const BookletPuzzle& puzzle, PdfArea slot, std::string& out) {
  constexpr double kHeading = 11, kRoom = 17, kGap = 6, kMostCell = 54, kMostOfWidth = 0.45;
  const double baseline = slot.top - kHeading;
  const std::string count = std::to_string(number);
  append_pdf_line(count, {slot.left, baseline, kHeading, kPdfBoldFont}, out);
  double left = slot.left + pdf_width(count) * kHeading + kGap;
  double right = slot.left + slot.width;
  const auto& about = puzzle.puzzle.about;
  if (const std::string_view rating = puzzle.rating.empty() ? about.level : puzzle.rating; !rating.empty()) {
    const double wide = std::min(pdf_width(rating) * kSmallText, slot.width * kMostOfWidth);
    append_pdf_line(rating, {right - wide, baseline, kSmallText, kPdfFont, kGreyText, wide}, out);
    right -= wide + kGap;
  }
  const bool has_room = right - left > kHeading;
  if (has_room)
    append_pdf_line(pdf_heading(about), {left, baseline, kHeading, kPdfFont, 0, right - left}, out);
  slot.top -= kRoom;
  slot.height -= kRoom;
  append_pdf_picture(sudoku::full_picture(puzzle.puzzle, puzzle.puzzle.givens()), slot, kMostCell, out);
}

}  // namespace

Booklet::Booklet(BookletOptions options)
    : options_(std::move(options)), paper_(paper_of(options_.paper)), file_(paper_, options_.title) {}

void Booklet::add(const BookletPuzzle& puzzle, std::string& out) {
  if (puzzles_++ == 0) file_.add_bookmark(say::kPuzzles());
  const std::string& title = puzzle.puzzle.about.title;
  file_.add_bookmark_below(title.empty() ? std::to_string(puzzles_) : fmt::format("{} {}", puzzles_, title));
  constexpr double kGutter = 20;
  const PageLayout layout(paper_, options_.per_page, kGutter);
  draw_puzzle(puzzles_, puzzle, layout.slot(on_page_++), content_);
  if (puzzle.solution != nullptr && options_.solutions_per_page > 0)
    solved_.push_back({puzzles_, puzzle.puzzle, *puzzle.solution});
  if (on_page_ == options_.per_page) end_page(out);
}

void Booklet::end(std::string& out) {
  if (on_page_ > 0) end_page(out);
  add_solutions(out);
  file_.end(out);
}

void Booklet::add_solutions(std::string& out) {
  constexpr double kGutter = 14, kHeading = 9, kRoom = 12, kMostCell = 30;
  const int most = options_.solutions_per_page;
  const PageLayout layout(paper_, std::max(most, 1), kGutter);
  std::span<const Solved> rest(solved_);
  if (!rest.empty()) file_.add_bookmark(say::kSolutions());
  while (!rest.empty()) {
    const auto page = rest.first(std::min(rest.size(), static_cast<std::size_t>(most)));
    rest = rest.subspan(page.size());
    const int first = page.front().number, last = page.back().number;
    file_.add_bookmark_below(first == last ? std::to_string(first) : fmt::format("{} - {}", first, last));
    for (const auto& [number, puzzle, solution] : page) {
      PdfArea slot = layout.slot(on_page_++);
      append_pdf_line(std::to_string(number), {slot.left, slot.top - kHeading, kHeading, kPdfBoldFont},
                      content_);
      slot.top -= kRoom;
      slot.height -= kRoom;
      append_pdf_picture(sudoku::full_picture(puzzle, solution), slot, kMostCell, content_);
    }
    end_page(out);
  }
}

void Booklet::end_page(std::string& out) {
  const double wide = paper_.width - 2 * kPageMargin;
  append_pdf_line(
      options_.title,
      {kPageMargin, paper_.height - kPageMargin - kSmallText, kSmallText, kPdfFont, kGreyText, wide},
      content_);
  const std::string number = std::to_string(++pages_);
  const double left = (paper_.width - pdf_width(number) * kSmallText) / 2;
  append_pdf_line(number, {left, kPageMargin, kSmallText, kPdfFont, kGreyText}, content_);
  file_.add_page(content_, out);
  content_.clear();
  on_page_ = 0;
}

}  // namespace quadrille::formats
