#include "formats/drawn/pdf_file.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <utility>

#include <fmt/format.h>

#include "formats/drawn/pdf_text.h"

namespace quadrille::formats {

namespace {

// The numbers of objects. Each page has two objects, the page and its content; the bookmarks are last.
constexpr std::size_t kCatalogue = 1;
constexpr std::size_t kPages = 2;
constexpr std::size_t kOutlines = 3;
constexpr std::size_t kInformation = 4;
constexpr std::size_t kFirstFont = 5;
constexpr std::size_t kFirstPage = 8;

std::size_t number_of_page(std::size_t page) { return kFirstPage + 2 * page; }

std::string font(std::string_view name, bool is_latin) {
  return fmt::format("<< /Type /Font /Subtype /Type1 /BaseFont /{}{} >>", name,
                     is_latin ? " /Encoding /WinAnsiEncoding" : "");
}

}  // namespace

void PdfFile::add_bookmark(std::string name) { bookmarks_.push_back({std::move(name), pages_, 0, false}); }

void PdfFile::add_bookmark_below(std::string name) {
  const auto above = std::ranges::find(bookmarks_.rbegin(), bookmarks_.rend(), false, &Bookmark::is_below);
  assert(above != bookmarks_.rend());
  ++above->below;
  bookmarks_.push_back({std::move(name), pages_, 0, true});
}

void PdfFile::add_page(std::string_view content, std::string& out) {
  if (pages_ == 0) begin(out);
  const std::size_t number = number_of_page(pages_++);
  add_object(number, fmt::format("<< /Type /Page /Parent {} 0 R /Contents {} 0 R >>", kPages, number + 1),
             out);
  add_object(number + 1, fmt::format("<< /Length {} >>\nstream\n{}\nendstream", content.size(), content),
             out);
}

void PdfFile::end(std::string& out) {
  std::string kids;
  for (std::size_t page = 0; page < pages_; ++page) kids += fmt::format(" {} 0 R", number_of_page(page));
  add_object(
      kPages,
      fmt::format(
          "<< /Type /Pages /Count {} /MediaBox [0 0 {} {}]\n/Resources << /Font << {} {} 0 R {} {} 0 R {} "
          "{} 0 R >> >>\n/Kids [{} ] >>",
          pages_, paper_.width, paper_.height, kPdfFont, kFirstFont, kPdfBoldFont, kFirstFont + 1,
          kPdfSymbolFont, kFirstFont + 2, kids),
      out);
  add_bookmarks(out);
  add_table(out);
}

void PdfFile::begin(std::string& out) {
  constexpr std::string_view kHeader = "%PDF-1.4\n";
  out += kHeader;
  written_ = kHeader.size();
  add_object(kCatalogue,
             fmt::format("<< /Type /Catalog /Pages {} 0 R /Outlines {} 0 R >>", kPages, kOutlines), out);
  const std::string title = title_.empty() ? "" : fmt::format("/Title {} ", pdf_string(title_));
  add_object(kInformation, fmt::format("<< {}/Producer (Quadrille) >>", title), out);
  add_object(kFirstFont, font("Helvetica", true), out);
  add_object(kFirstFont + 1, font("Helvetica-Bold", true), out);
  add_object(kFirstFont + 2, font("Symbol", false), out);
}

void PdfFile::add_object(std::size_t number, std::string_view body, std::string& out) {
  if (places_.size() <= number) places_.resize(number + 1);
  places_[number] = written_;
  const std::size_t before = out.size();
  fmt::format_to(std::back_inserter(out), "{} 0 obj\n{}\nendobj\n", number, body);
  written_ += out.size() - before;
}

void PdfFile::add_bookmarks(std::string& out) {
  const std::size_t first = number_of_page(pages_);
  std::size_t on_top = 0, last = 0, above = kOutlines;
  const auto link = [first](std::string_view name, std::size_t i) {
    return fmt::format(" /{} {} 0 R", name, first + i);
  };
  for (std::size_t i = 0; i < bookmarks_.size(); ++i) {
    const auto& [name, page, below, is_below] = bookmarks_[i];
    std::string links;
    const std::size_t next = i + 1 + below;
    const bool has_next = next < bookmarks_.size() && bookmarks_[next].is_below == is_below;
    const bool has_previous = is_below ? bookmarks_[i - 1].is_below : on_top > 0;
    if (has_previous) links += link("Prev", is_below ? i - 1 : last);
    if (has_next) links += link("Next", next);
    if (below > 0)
      links += link("First", i + 1) + link("Last", i + below) + fmt::format(" /Count -{}", below);
    if (!is_below) {
      ++on_top;
      last = i;
      above = kOutlines;
    }
    add_object(first + i,
               fmt::format("<< /Title {} /Parent {} 0 R /Dest [{} 0 R /Fit]{} >>", pdf_string(name), above,
                           number_of_page(page), links),
               out);
    if (!is_below) above = first + i;
  }
  const std::string ends = on_top == 0 ? "" : link("First", 0) + link("Last", last);
  add_object(kOutlines, fmt::format("<< /Type /Outlines /Count {}{} >>", on_top, ends), out);
}

/// Each line of the table has 20 bytes.
void PdfFile::add_table(std::string& out) const {
  fmt::format_to(std::back_inserter(out), "xref\n0 {}\n0000000000 65535 f \n", places_.size());
  for (std::size_t number = 1; number < places_.size(); ++number)
    fmt::format_to(std::back_inserter(out), "{:010} 00000 n \n", places_[number]);
  fmt::format_to(std::back_inserter(out),
                 "trailer\n<< /Size {} /Root {} 0 R /Info {} 0 R >>\nstartxref\n{}\n%%EOF\n", places_.size(),
                 kCatalogue, kInformation, written_);
}

}  // namespace quadrille::formats
