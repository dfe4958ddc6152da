// JSON of other programs: every grid that an object holds, wherever it is.
//
//   {"puzzle":"53..7....6..","solution":"534678912.."}
//   {"newboard":{"grids":[{"value":[[0,0,5,..],..],"solution":[[7,8,5,..],..],"difficulty":"Easy"}]}}
//   {"cells":[{"position":[0,0],"value":5,"fixed":true,"earmarks":[]},..]}
#include <algorithm>
#include <array>
#include <memory>
#include <utility>

#include "formats/catalogue.h"
#include "formats/json/json_cages.h"
#include "formats/json/object.h"
#include "formats/json/object_grids.h"
#include "formats/json/puzzle.h"

namespace quadrille::formats {

namespace {

constexpr Sentence<Text> kExpectedObject{"found {}, expected an object", "on lit {}, on attend un objet"};

/// Whether the text begins with an array of arrays of objects.
bool begins_with_rows(std::string_view text) {
  TextCursor cursor(text);
  for (const char bracket : {'[', '[', '{'}) {
    cursor.skip_space();
    if (cursor.take(1).text != std::string_view(&bracket, 1)) return false;
  }
  return true;
}

/// Whether the text begins with an array whose first object is a killer cage.
bool begins_with_cages(std::string_view text) {
  TextCursor cursor(text);
  cursor.skip_space();
  if (cursor.take(1).text != "[") return false;
  cursor.skip_space();
  if (cursor.peek() != '{') return false;
  const auto json = JsonText::take_object(cursor);
  return json && is_cage(*json, JsonText::kRoot);
}

/// Several puzzles may come from one object.
class JsonGridsReader final : public Reader {
 public:
  JsonGridsReader(std::string_view text, ReadOptions options)
      : options_(std::move(options)), state_{TextCursor(text)} {}

  std::optional<Item> next() override {
    last_ = state_;
    if (state_.items == nullptr || state_.given == state_.items->size()) {
      auto items = take_items();
      if (items.empty()) return std::nullopt;
      state_.items = std::make_shared<const std::vector<Item>>(std::move(items));
      state_.given = 0;
    }
    return (*state_.items)[state_.given++];
  }
  [[nodiscard]] std::string_view rest() const override { return state_.cursor.rest(); }
  void again(std::string_view text) override {
    state_ = last_;
    state_.cursor.set_rest(text);
  }

 private:
  /// Those of the next object.
  std::vector<Item> take_items() {
    TextCursor& cursor = state_.cursor;
    const bool is_array = begins_with_rows(cursor.rest()) || begins_with_cages(cursor.rest());
    cursor.take(std::min(cursor.rest().find_first_not_of(is_array ? ", \t\r\n" : "[], \t\r\n"),
                         cursor.rest().size()));
    std::vector<Item> items;
    if (cursor.at_end()) return items;
    if (cursor.peek() != '{' && !is_array) {
      const Token found = cursor.peek_line();
      do cursor.take_line();
      while (!cursor.at_end() && cursor.peek() != '{');
      items.push_back(failed(error_at(found, kExpectedObject(in_quotes(found.text)))));
      return items;
    }
    auto json = JsonText::take_object(cursor);
    if (json) return grids_of_object(*json, options_);
    items.push_back(failed(std::move(json.error())));
    return items;
  }

  struct State {
    TextCursor cursor;
    std::shared_ptr<const std::vector<Item>> items = nullptr;
    std::size_t given = 0;  // how many of them were returned
  };

  ReadOptions options_;
  State state_;
  State last_ = state_;  // before the last next()
};

std::unique_ptr<Reader> open_json_grids(std::string_view text, const ReadOptions& options) {
  return std::make_unique<JsonGridsReader>(text, options);
}

/// Our own objects give the givens by that name, and describe a shape by names that others rarely use.
bool may_be_own(const JsonText& json) {
  constexpr std::array<std::string_view, 8> kOwnNames{"givens", "rules",       "definitions", "regions",
                                                      "boxes",  "extra_cells", "boards",      "candidates"};
  return std::ranges::any_of(
      kOwnNames, [&json](auto name) { return member_of(json, JsonText::kRoot, name).has_value(); });
}

int sniff_json_grids(std::string_view text) {
  constexpr int kSure = 96, kLikely = 89, kNotOwn = 40;
  TextCursor cursor(text);
  cursor.skip_space();
  const bool are_cages = begins_with_cages(text);
  const bool is_array = begins_with_rows(text) || are_cages;
  if (cursor.peek() == '[' && !is_array) {
    cursor.take(1);
    cursor.skip_space();
  }
  if (cursor.peek() != '{' && !is_array) return 0;
  const std::string_view object = cursor.rest();
  auto json = JsonText::take_object(cursor);
  if (!json) {
    // Perhaps only the start of the object is known.
    const auto name = object.find('"');
    if (name == std::string_view::npos || !is_blank(object.substr(1, name - 1))) return 0;
    const bool is_foreign = !is_json_member(object.substr(name + 1, object.find('"', name + 1) - name - 1)) &&
                            object.find("\"givens\"") == std::string_view::npos;
    return is_foreign && cursor.at_end() ? kLikely : 0;
  }
  if (!are_cages && may_be_own(*json)) return 0;
  return grids_of_object(*json, {}).front().puzzle ? kSure : kNotOwn;
}

}  // namespace

Format json_grids_format() {
  return {.name = "json_grids",
          .summary{R"(JSON of other programs, with grids anywhere: {"puzzle":"53..7..","solution":..})",
                   R"(Le JSON d’autres programmes, où qu’y soient les grilles : {"puzzle":"53..7..",..})"},
          .extensions = ".json .jsonl .ndjson",
          .sniff = sniff_json_grids,
          .open = open_json_grids,
          .write = nullptr,
          .holds = nullptr};
}

}  // namespace quadrille::formats
