// A PDF file, written page by page: objects as they come, at the end the tables that say where they are.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace quadrille::formats {

/// Of all pages: A4, in points of 1/72 inch, from the lower left corner.
inline constexpr double kPageWidth = 595;
inline constexpr double kPageHeight = 842;

/// PDF 1.4 with the standard fonts Helvetica (/F1), Helvetica-Bold (/F2) and Symbol (/F3), uncompressed and
/// in ASCII. The same pages give the same bytes. What is written is not kept: some 50 bytes a page are.
class PdfFile {
 public:
  /// A name that leads to the page that is added next. Any UTF-8.
  void add_bookmark(std::string name);
  /// content: operators. Appends to `out`, which holds what comes next in the file.
  void add_page(std::string_view content, std::string& out);
  /// Ends the file, which has one page or more.
  void end(std::string& out);

 private:
  struct Bookmark {
    std::string name;
    std::size_t page;
  };

  void begin(std::string& out);
  /// Objects come in any order, and are known by their numbers.
  void add_object(std::size_t number, std::string_view body, std::string& out);
  void add_bookmarks(std::string& out);
  void add_table(std::string& out) const;

  std::vector<std::size_t> places_;  // by number, of objects in the file
  std::vector<Bookmark> bookmarks_;
  std::size_t pages_ = 0;
  std::size_t written_ = 0;  // bytes
};

}  // namespace quadrille::formats
