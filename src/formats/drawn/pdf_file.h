// A PDF file that is written page by page: objects in any order, and at the end the tables of their
// positions.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace quadrille::formats {

/// The size of all pages, in points of 1/72 inch. Coordinates start at the lower left corner.
struct PdfPaper {
  double width, height;
};
inline constexpr PdfPaper kA4{595, 842};
inline constexpr PdfPaper kLetter{612, 792};

/// PDF 1.4 with the standard fonts Helvetica (/F1), Helvetica-Bold (/F2) and Symbol (/F3), uncompressed and
/// in ASCII. The same pages give the same bytes. Written text is not kept; some 50 bytes per page are.
class PdfFile {
 public:
  /// title: of the document, in any UTF-8; empty: none.
  explicit PdfFile(const PdfPaper& paper, std::string title = {}) : paper_(paper), title_(std::move(title)) {}

  /// Adds a bookmark to the page that is added next. name: any UTF-8.
  void add_bookmark(std::string name);
  /// Adds a bookmark below the last one of add_bookmark(), which must exist. PDF viewers initially show only
  /// the upper level.
  void add_bookmark_below(std::string name);
  /// content: operators. Appends the next part of the file to `out`.
  void add_page(std::string_view content, std::string& out);
  /// Ends the file, which must have at least one page.
  void end(std::string& out);

 private:
  struct Bookmark {
    std::string name;
    std::size_t page;
    std::size_t below;  // number of following bookmarks below it
    bool is_below;      // it is below another one
  };

  void begin(std::string& out);
  /// Objects may be added in any order; they are identified by their numbers.
  void add_object(std::size_t number, std::string_view body, std::string& out);
  void add_bookmarks(std::string& out);
  void add_table(std::string& out) const;

  PdfPaper paper_;
  std::string title_;
  std::vector<std::size_t> places_;  // by object number: the position in the file
  std::vector<Bookmark> bookmarks_;
  std::size_t pages_ = 0;
  std::size_t written_ = 0;  // number of bytes
};

}  // namespace quadrille::formats
