#include "formats/iss/item.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "formats/iss/puzzle.h"

namespace quadrille::formats {

namespace {

constexpr Sentence<Text> kExpectedItems{
    "found {}, expected items such as .Thermo~R1C1~R2C1 and .~R1C1_5",
    "on lit {}, on attend des éléments comme .Thermo~R1C1~R2C1 et .~R1C1_5"};
constexpr Sentence<Text> kUnknownItem{
    "found .{}, which this program does not know; the documentation of the format iss lists the items that "
    "it knows",
    "on lit .{}, que ce programme ne connaît pas ; la documentation du format iss donne la liste des "
    "éléments qu’il connaît"};
constexpr Sentence<> kNothingToEnd{"found .End without an open .Or, .And or .Replicate before it",
                                   "on lit .End sans .Or, .And ou .Replicate ouvert avant lui"};
constexpr Sentence<Text> kExpectedEnd{"found .{} without an end, expected .End after its items",
                                      "on lit .{} sans fin, on attend .End après ses éléments"};
constexpr Sentence<Number> kTooDeep{
    "found items within more than {} others, expected fewer",
    "on lit des éléments imbriqués dans plus de {} autres, on en attend moins"};

constexpr std::size_t kShown = 30;
constexpr std::string_view kEnd = "End";
constexpr std::array<std::string_view, 3> kIssComposites{"Or", "And", "Replicate"};
constexpr int kMostDepth = 16;

class ItemReader {
 public:
  explicit ItemReader(const IssText& text) : text_(text), pieces_(text.split(text.text(), '.')) {}

  Parsed<std::vector<IssItem>> read() {
    if (pieces_.size() < 2 || !pieces_.front().text.empty())
      return error_at(pieces_.front(), kExpectedItems(in_quotes(pieces_.front().text)));
    auto items = read_items(0);
    if (items && next_ < pieces_.size()) return error_at(pieces_[next_], kNothingToEnd());
    return items;
  }

 private:
  /// The items up to the next .End, or the end of the text.
  Parsed<std::vector<IssItem>> read_items(int depth) {
    std::vector<IssItem> items;
    for (; next_ < pieces_.size(); ++next_) {
      const Token& piece = pieces_[next_];
      const auto words = text_.split(piece.text, '~');
      IssItem item{words.front(), {words.begin() + 1, words.end()}, piece};
      if (item.name.text == kEnd) break;
      if (!item.name.text.empty() && !is_iss_name(item.name.text))
        return error_at(item.name, kUnknownItem(printable(item.name.text, kShown)));
      if (holds_iss_items(item.name.text)) {
        if (depth == kMostDepth) return error_at(item.name, kTooDeep(kMostDepth));
        ++next_;
        auto inside = read_items(depth + 1);
        if (!inside) return inside;
        if (next_ == pieces_.size()) return error_at(item.name, kExpectedEnd(item.name.text));
        item.items = std::move(*inside);
      }
      items.push_back(std::move(item));
    }
    return items;
  }

  const IssText& text_;
  std::vector<Token> pieces_;
  std::size_t next_ = 1;
};

}  // namespace

std::string IssItem::shown() const { return "." + printable(whole.text, kShown); }

bool holds_iss_items(std::string_view name) {
  return std::ranges::find(kIssComposites, name) != kIssComposites.end();
}

Parsed<std::vector<IssItem>> iss_items(const IssText& text) { return ItemReader(text).read(); }

const IssItem* find_iss_item(const std::vector<IssItem>& items, std::string_view name) {
  const auto found =
      std::ranges::find_if(items, [name](const IssItem& item) { return item.name.text == name; });
  return found == items.end() ? nullptr : &*found;
}

bool have_iss_item(const std::vector<IssItem>& items, std::string_view name) {
  return std::ranges::any_of(items, [name](const IssItem& item) {
    return item.name.text == name || have_iss_item(item.items, name);
  });
}

}  // namespace quadrille::formats
