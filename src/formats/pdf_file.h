// A PDF file, written page by page: objects as they come, at the end the tables that say where they are.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace quadrille::formats {

/// The size of all pages, in points of 1/72 inch. Places are counted from the lower left corner.
struct PdfPaper {
  double width, height;
};
inline constexpr PdfPaper kA4{595, 842};
inline constexpr PdfPaper kLetter{612, 792};

/// PDF 1.4 with the standard fonts Helvetica (/F1), Helvetica-Bold (/F2) and Symbol (/F3), uncompressed and
/// in ASCII. The same pages give the same bytes. What is written is not kept: some 50 bytes a page are.
class PdfFile {
 public:
  /// title: of the document, in any UTF-8; empty: none.
  explicit PdfFile(const PdfPaper& paper, std::string title = {}) : paper_(paper), title_(std::move(title)) {}

  /// A name that leads to the page that is added next. Any UTF-8.
  void add_bookmark(std::string name);
  /// One below the last of add_bookmark, of which there is one. Readers of PDF show those above alone at
  /// first.
  void add_bookmark_below(std::string name);
  /// content: operators. Appends to `out`, which holds what comes next in the file.
  void add_page(std::string_view content, std::string& out);
  /// Ends the file, which has one page or more.
  void end(std::string& out);

 private:
  struct Bookmark {
    std::string name;
    std::size_t page;
    std::size_t below;  // how many of those that follow are below it
    bool is_below;      // another one
  };

  void begin(std::string& out);
  /// Objects come in any order, and are known by their numbers.
  void add_object(std::size_t number, std::string_view body, std::string& out);
  void add_bookmarks(std::string& out);
  void add_table(std::string& out) const;

  PdfPaper paper_;
  std::string title_;
  std::vector<std::size_t> places_;  // by number, of objects in the file
  std::vector<Bookmark> bookmarks_;
  std::size_t pages_ = 0;
  std::size_t written_ = 0;  // bytes
};

}  // namespace quadrille::formats
