#include "formats/texts/term_text.h"

#include <gtest/gtest.h>

namespace quadrille::formats {
namespace {

std::string error_of_list(std::string_view text) {
  TextCursor cursor(text);
  const auto list = take_list(cursor);
  return list ? "" : std::to_string(list.error().column) + ": " + list.error().message;
}

std::string givens_of_list(std::string_view text) {
  TextCursor cursor(text);
  std::string givens;
  const auto list = take_list(cursor);
  EXPECT_TRUE(list) << text;
  for (const Token& cell : draft_of(*list).givens) givens += cell.text;
  return givens;
}

TEST(TermText, SkipsBlanksAndComments) {
  TextCursor cursor(" % one\n/* two\n */ x");
  skip_space_and_comments(cursor);
  EXPECT_EQ(cursor.peek(), 'x');
  EXPECT_EQ(cursor.here().line, 3);
  TextCursor open("/* no end");
  skip_space_and_comments(open);
  EXPECT_EQ(open.peek(), '/') << "it hides nothing";
}

TEST(TermText, TakesNestedLists) {
  TextCursor cursor("[[1, _], % comment\n ['a b',\"c\"]] rest");
  const auto list = take_list(cursor);
  ASSERT_TRUE(list);
  EXPECT_EQ(list->lengths, (std::vector<std::size_t>{2, 2}));
  ASSERT_EQ(list->elements.size(), 4U);
  EXPECT_EQ(list->elements[2].text, "a b");
  EXPECT_EQ(list->elements[2].line, 2);
  EXPECT_EQ(list->elements[2].column, 4);
  EXPECT_EQ(cursor.rest(), " rest");
}

TEST(TermText, TakesVariablesForEmptyCells) {
  EXPECT_EQ(givens_of_list("[_,A,_x,<>,0,1,2,3,4]"), "....01234");
}

TEST(TermText, PutsBlocksInReadingOrder) {
  EXPECT_EQ(givens_of_list("[[[1,2],[3,4]],[[5,6],[7,8]],[[a,b],[c,d]],[[e,f],[g,h]]]"), "12563478abefcdgh");
  EXPECT_EQ(givens_of_list("[[[[1,2],[3,4]],[[5,6],[7,8]]],[[[a,b],[c,d]],[[e,f],[g,h]]]]"),
            "12563478abefcdgh");
  EXPECT_EQ(givens_of_list("[|1,2|3,4|]"), "1234");
}

TEST(TermText, SaysWhatIsWrong) {
  EXPECT_EQ(error_of_list("[1,2"), "1: found the start of a list without its end, expected ]");
  EXPECT_EQ(error_of_list("[[1,2],[3]]"),
            "10: found the end of a list of 1 elements, expected 2 as in the lists before it");
  EXPECT_EQ(error_of_list("[[1],2]"),
            "6: found an element beside a list, expected only lists or only elements");
  EXPECT_EQ(error_of_list("[1,(2)]"), "4: found \"(2)]\" in a list, expected an element, a comma or ]");
  EXPECT_EQ(error_of_list("[[[[[1]]]]]"), "5: found lists nested 5 deep, expected at most 4");
  std::string long_list = "[";
  for (int i = 0; i < 5'000; ++i) long_list += "1,";
  EXPECT_EQ(error_of_list(long_list + "1]"),
            "8194: found more than 4096 elements in a list, expected at most 4096");
}

TEST(TermText, AddsRegionsAndSolutions) {
  TextCursor cursor("[1,0,0,0] [a,a,b,b] [1,2,2,1] [a]");
  const auto next = [&] {
    cursor.skip_space();
    return *take_list(cursor);
  };
  Draft draft = draft_of(next());
  EXPECT_TRUE(add_list(draft, next()));
  EXPECT_EQ(draft.regions[3].text, "b");
  EXPECT_TRUE(add_list(draft, next()));
  EXPECT_EQ(draft.solution[3].text, "1");
  EXPECT_FALSE(add_list(draft, next()));
}

TEST(TermText, FitsRegionsThatCanBeTold) {
  Puzzle puzzle(2);
  EXPECT_TRUE(fits_term(puzzle));
  ASSERT_TRUE(puzzle.set_regions({"a b", "a b", "2", "2"}));
  EXPECT_TRUE(fits_term(puzzle));
  ASSERT_TRUE(puzzle.set_regions({"it's", "it's", "2", "2"}));
  EXPECT_FALSE(fits_term(puzzle));
  ASSERT_TRUE(puzzle.set_regions({"1", "2", "2", "1"}));
  EXPECT_FALSE(fits_term(puzzle));
}

}  // namespace
}  // namespace quadrille::formats
