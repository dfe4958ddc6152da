#include "sudoku/prove/cutting_planes_log.h"

#include <gtest/gtest.h>

#include "cp/constraints/logic.h"
#include "sudoku/conditions/encoding.h"
#include "sudoku/posting/posting.h"

namespace quadrille::sudoku {
namespace {

using cp::Literal;

/// Conditions in a store, and a log that is notified about it.
class CuttingPlanesLogTest : public testing::Test {
 protected:
  CuttingPlanesLogTest() {
    EXPECT_TRUE(puzzle_.set_boxes(2, 3));
    conditions_ = conditions_of(puzzle_);
    posting_ = post(conditions_, store_, cp::Consistency::automatic);
    opb_.emplace(opb_of(conditions_));
    log_.emplace(conditions_, *opb_, store_.constraint_count(), 1);
  }

  /// The output of the log between the first two lines and the last four.
  [[nodiscard]] std::string written() const {
    std::string text;
    proof::VeripbWriter writer(opb_->formula(), proof::VeripbVersion::v2,
                               [&text](std::string_view piece) { text += piece; });
    EXPECT_TRUE(log_->write(writer, true, [] { return false; }));
    writer.conclude_unsatisfiable();
    const std::size_t begin = text.find('\n', text.find('\n') + 1) + 1;
    return text.substr(begin, text.find("rup >= 1 ;") - begin);
  }
  [[nodiscard]] std::string sum_of(std::initializer_list<Opb::Id> ids) const {
    std::string text = "pol";
    for (const Opb::Id id : ids) text += " " + std::to_string(id) + (id == *ids.begin() ? "" : " +");
    return text + "\n";
  }
  static Literal is_not(int cell, int digit) {
    return {static_cast<cp::VariableId>(cell), cp::Relation::not_equal, digit};
  }
  static Literal is(int cell, int digit) {
    return {static_cast<cp::VariableId>(cell), cp::Relation::equal, digit};
  }

  Puzzle puzzle_{6};
  Conditions conditions_;
  cp::Store store_;
  Posting posting_;
  std::optional<Opb> opb_;
  std::optional<CuttingPlanesLog> log_;
};

TEST_F(CuttingPlanesLogTest, WritesTheSumOfAHallSetOnce) {
  // The first two cells of row 1 hold only 1 and 2, so the third does not.
  std::vector<Literal> reasons;
  for (const int cell : {0, 1})
    for (int digit = 3; digit <= 6; ++digit) reasons.push_back(is_not(cell, digit));
  for (const int digit : {1, 2}) log_->on_reasons(store_, store_.constraint(0), is_not(2, digit), reasons);
  EXPECT_EQ(written(),
            "* row 1: cells r1c1 r1c2, digits 1 2\n" + sum_of({opb_->one_place(0, 1), opb_->one_place(0, 2),
                                                               opb_->some_digit(0), opb_->some_digit(1)}));
}

TEST_F(CuttingPlanesLogTest, TakesTheShorterOfTwoSums) {
  // Only the last two cells of row 1 can hold 5 or 6, so they hold nothing else.
  std::vector<Literal> reasons;
  for (int cell = 0; cell < 4; ++cell)
    for (const int digit : {5, 6}) reasons.push_back(is_not(cell, digit));
  log_->on_reasons(store_, store_.constraint(0), is_not(4, 1), reasons);
  EXPECT_EQ(written(),
            "* row 1: digits 5 6, cells r1c5 r1c6\n" + sum_of({opb_->some_place(0, 5), opb_->some_place(0, 6),
                                                               opb_->one_digit(4), opb_->one_digit(5)}));
}

TEST_F(CuttingPlanesLogTest, SaysNothingOfWhatPropagationSees) {
  log_->on_reasons(store_, store_.constraint(0), is_not(2, 1), std::vector{is(0, 1)});
  std::vector<Literal> elsewhere;
  for (int cell = 1; cell < 6; ++cell) elsewhere.push_back(is_not(cell, 4));
  log_->on_reasons(store_, store_.constraint(0), is(0, 4), elsewhere);
  EXPECT_EQ(written(), "");
}

TEST_F(CuttingPlanesLogTest, WritesWhatTheEndNeedsAndTakesItAwayAfterItsLastUse) {
  std::vector<Literal> reasons;
  for (const int cell : {0, 1})
    for (int digit = 3; digit <= 6; ++digit) reasons.push_back(is_not(cell, digit));
  const cp::Constraint& row = store_.constraint(0);
  cp::Constraint& learnt = store_.post(cp::clause({is_not(0, 1)}));
  // Of three clauses, the conclusion needs the third, which depends on the first, which depends on a Hall
  // set.
  log_->on_reasons(store_, row, is_not(2, 1), reasons);
  log_->on_learnt(store_, std::vector{is_not(0, 1), is(1, 2)}, 0);
  log_->on_learnt(store_, std::vector{is_not(5, 5)}, 0);
  log_->on_reasons(store_, learnt, is(1, 2), std::vector{is(0, 1)});
  log_->on_learnt(store_, std::vector{is(7, 3), is_not(8, 4)}, 0);
  log_->on_reasons(store_, learnt, Literal::falsum(), std::vector{is_not(7, 3), is(8, 4)});
  const auto first = std::to_string(opb_->formula().constraint_count() + 1);
  const auto second = std::to_string(opb_->formula().constraint_count() + 2);
  EXPECT_EQ(written(), "* row 1: cells r1c1 r1c2, digits 1 2\n" +
                           sum_of({opb_->one_place(0, 1), opb_->one_place(0, 2), opb_->some_digit(0),
                                   opb_->some_digit(1)}) +
                           "rup 1 ~r1c1_1 1 r1c2_2 >= 1 ;\ndel id " + first +
                           "\nrup 1 r2c2_3 1 ~r2c3_4 >= 1 ;\ndel id " + second + "\n");
}

TEST_F(CuttingPlanesLogTest, AddsUpTwoHousesThatCross) {
  // Row 1 can hold 3 only in its first box, so the rest of that box does not.
  const cp::Constraint& crossings = store_.constraint(store_.constraint_count() - 1);
  ASSERT_EQ(crossings.name(), "crossings");
  log_->on_reasons(store_, crossings, is_not(6, 3), std::vector{is_not(3, 3), is_not(4, 3), is_not(5, 3)});
  EXPECT_EQ(written(),
            "* row 1 and box 1: digit 3\n" + sum_of({opb_->some_place(0, 3), opb_->one_place(12, 3)}));
}

TEST_F(CuttingPlanesLogTest, StopsWhenAsked) {
  log_->on_learnt(store_, std::vector{is_not(5, 5)}, 0);
  proof::VeripbWriter writer(opb_->formula(), proof::VeripbVersion::v2, [](std::string_view) {});
  EXPECT_FALSE(log_->write(writer, true, [] { return true; }));
  EXPECT_GT(log_->memory(), 0U);
}

}  // namespace
}  // namespace quadrille::sudoku
