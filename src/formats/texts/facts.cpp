// Facts of Prolog and answer set programming: name(row, column, digit).
//
//   initial(1,1,5). initial(1,2,3).
//   given(1,1,5; 1,2,3).
#include <algorithm>
#include <array>
#include <memory>

#include "base/visible_text.h"
#include "formats/catalogue.h"
#include "formats/cell_places.h"
#include "formats/draft.h"
#include "formats/texts/term_text.h"

namespace quadrille::formats {

namespace {

/// One triple of numbers of a fact.
struct Fact {
  std::string_view name;
  Token place;
  std::array<Token, 3> numbers;
};

bool is_in_functor(char c) { return is_letter(c) || is_digit(c) || c == '_'; }

Token take_of_fact(TextCursor& cursor, bool (*is_part)(char c)) {
  const auto rest = cursor.rest();
  const auto end = std::ranges::find_if_not(rest, is_part);
  return cursor.take(static_cast<std::size_t>(end - rest.begin()));
}

/// Takes the fact at the cursor; nullopt, and the cursor is anywhere, if there is none.
std::optional<std::vector<Fact>> take_fact(TextCursor& cursor) {
  const Token name = take_of_fact(cursor, is_in_functor);
  if (name.text.empty() || !is_letter(name.text.front()) || cursor.peek() != '(') return std::nullopt;
  std::vector<Fact> facts;
  char separator = ';';
  while (separator == ';') {
    Fact fact{name.text, name, {}};
    for (Token& number : fact.numbers) {
      cursor.take(1);
      skip_space_and_comments(cursor);
      number = take_of_fact(cursor, is_digit);
      if (!decimal(number.text)) return std::nullopt;
      skip_space_and_comments(cursor);
      const bool is_last = &number == &fact.numbers.back();
      if (!is_last && cursor.peek() != ',') return std::nullopt;
    }
    facts.push_back(fact);
    separator = cursor.peek();
  }
  if (separator != ')') return std::nullopt;
  cursor.take(1);
  // Solvers print facts without dots.
  if (cursor.peek() == '.') {
    cursor.take(1);
  } else {
    if (!cursor.at_end() && !is_space(cursor.peek())) return std::nullopt;
    skip_space_and_comments(cursor);
    if (cursor.peek() == ':') return std::nullopt;
  }
  return facts;
}

/// Moves past the end of a statement, a dot before a blank, or of its line.
void skip_asp_statement(TextCursor& cursor) {
  const auto rest = cursor.rest();
  std::size_t end = 0;
  bool is_end = false;
  while (end < rest.size() && !is_end) {
    const char c = rest[end++];
    is_end = c == '\n' || c == '\r' || (c == '.' && (end == rest.size() || is_space(rest[end])));
  }
  cursor.take(end);
}

struct Facts {
  std::vector<Fact> of_cells;
  PassedOver passed;
};

/// The facts of the first name that some have; the other statements are passed over.
Facts facts_in(TextCursor cursor) {
  std::vector<Fact> all;
  Facts found;
  const auto pass = [&found](const Token& statement) {
    if (++found.passed.lines > 1) return;
    found.passed.first_line = statement.line;
    found.passed.first_text = visible_text(trimmed(statement.text));
  };
  for (skip_space_and_comments(cursor); !cursor.at_end(); skip_space_and_comments(cursor)) {
    TextCursor ahead = cursor;
    if (const auto facts = take_fact(ahead)) {
      all.insert(all.end(), facts->begin(), facts->end());
      cursor = ahead;
    } else {
      pass(found.passed.lines == 0 ? cursor.peek_line() : cursor.here());
      skip_asp_statement(cursor);
    }
  }
  for (const Fact& fact : all) {
    if (fact.name == all.front().name) {
      found.of_cells.push_back(fact);
    } else {
      pass(fact.place);
    }
  }
  return found;
}

/// One puzzle from all of a text.
class FactsReader final : public Reader {
 public:
  FactsReader(std::string_view text, ReadOptions options) : options_(std::move(options)), text_(text) {}

  std::optional<Item> next() override {
    if (is_read_) return std::nullopt;
    is_read_ = true;
    const Facts facts = facts_in(TextCursor(text_));
    passed_ = facts.passed;
    if (facts.of_cells.empty()) return std::nullopt;
    std::vector<CellDigit> cells;
    for (const Fact& fact : facts.of_cells)
      cells.push_back({fact.numbers[0], fact.numbers[1], fact.numbers[2]});
    return puzzle_of_cells(cells, options_);
  }
  [[nodiscard]] std::string_view rest() const override { return is_read_ ? std::string_view() : text_; }
  void again(std::string_view text) override {
    text_ = text;
    is_read_ = false;
  }
  [[nodiscard]] PassedOver passed_over() const override { return passed_; }

 private:
  ReadOptions options_;
  std::string_view text_;
  bool is_read_ = false;
  PassedOver passed_;
};

std::unique_ptr<Reader> open_facts(std::string_view text, const ReadOptions& options) {
  return std::make_unique<FactsReader>(text, options);
}

/// Whether there are as many facts as a puzzle has at least.
int sniff_facts(std::string_view text) {
  constexpr std::size_t kFewest = 4;
  if (text.find('(') == std::string_view::npos) return 0;
  const auto facts = facts_in(TextCursor(text));
  if (facts.of_cells.size() < kFewest) return 0;
  const auto is_small = [](const Fact& fact) {
    return std::ranges::all_of(fact.numbers, [](const Token& number) {
      return decimal(number.text).value_or(0) <= sudoku::kMaxSize;
    });
  };
  return std::ranges::all_of(facts.of_cells, is_small) ? 92 : 0;
}

}  // namespace

Format facts_format() {
  return {.name = "facts",
          .summary{"Facts of Prolog and answer set programming: given(1,1,5), by row, column and digit",
                   "Des faits de Prolog et d’ASP : given(1,1,5), par ligne, colonne et chiffre"},
          .extensions = ".lp",
          .sniff = sniff_facts,
          .open = open_facts,
          .write = nullptr,
          .is_of_one_puzzle = true,
          .holds = nullptr};
}

}  // namespace quadrille::formats
