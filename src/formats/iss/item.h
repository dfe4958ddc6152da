// The items of a text of Interactive Sudoku Solver.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "base/sentence.h"
#include "formats/draft.h"
#include "formats/iss/text.h"

namespace quadrille::formats {

/// .NAME~ARGUMENT~.., and the items up to its .End if it contains items.
struct IssItem {
  Token name;
  std::vector<Token> arguments;
  Token whole;  // without the dot
  std::vector<IssItem> items{};

  /// An empty one if the item has fewer arguments.
  [[nodiscard]] Token argument(std::size_t i) const {
    return i < arguments.size() ? arguments[i] : Token{{}, name.line, name.column};
  }
  /// As in the text, for messages.
  [[nodiscard]] std::string shown() const;
  /// An error in the arguments. The sentence begins with the item.
  template <class... Args>
  [[nodiscard]] tl::unexpected<InputError> refuse(const Sentence<Text, Args...>& sentence,
                                                  const std::type_identity_t<Args>&... args) const {
    return error_at(name, sentence(shown(), args...));
  }
};

/// Whether items of that name contain items, up to .End.
[[nodiscard]] bool holds_iss_items(std::string_view name);

/// The items of the text. An error if there are none, one is unknown, or an .End is missing or unmatched.
[[nodiscard]] Parsed<std::vector<IssItem>> iss_items(const IssText& text);

/// The first item of that name; null if there is none. Does not search nested items.
[[nodiscard]] const IssItem* find_iss_item(const std::vector<IssItem>& items, std::string_view name);
/// Whether an item of that name is among them, or nested in one of them.
[[nodiscard]] bool have_iss_item(const std::vector<IssItem>& items, std::string_view name);

}  // namespace quadrille::formats
