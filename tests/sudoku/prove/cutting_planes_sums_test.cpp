#include <gtest/gtest.h>

#include "sudoku/prove/cutting_planes_log.h"
#include "sudoku/solve/posting.h"

namespace quadrille::sudoku {
namespace {

using cp::Literal;

/// A cage in a grid of size 4, and what the log writes when it is told of what its sum infers.
class CuttingPlanesSums : public testing::Test {
 protected:
  CuttingPlanesSums() {
    EXPECT_TRUE(puzzle_.add_rule("killer_cage", "r1c1 r2c2 r3c3 total=6"));
    conditions_ = conditions_of(puzzle_);
    static_cast<void>(post(conditions_, store_, cp::Consistency::automatic));
    opb_.emplace(conditions_);
    log_.emplace(conditions_, *opb_, store_.constraint_count(), 1);
    while (!std::holds_alternative<Sum>(conditions_.list[sum_].kind)) ++sum_;
  }

  [[nodiscard]] std::string written() const {
    std::string text;
    proof::VeripbWriter writer(opb_->formula(), [&text](std::string_view piece) { text += piece; });
    EXPECT_TRUE(log_->write(writer, [] { return false; }));
    const std::size_t begin = text.find('\n', text.find('\n') + 1) + 1;
    return text.substr(begin, text.find("rup >= 1 ;") - begin);
  }
  void tell(Literal fact, const std::vector<Literal>& reasons) {
    log_->on_reasons(store_, store_.constraint(sum_), fact, reasons);
  }
  static Literal literal(int cell, cp::Relation relation, int digit) {
    return {static_cast<cp::VariableId>(cell), relation, digit};
  }

  Puzzle puzzle_{4};
  Conditions conditions_;
  cp::Store store_;
  std::optional<Opb> opb_;
  std::optional<CuttingPlanesLog> log_;
  std::size_t sum_ = 0;
};

TEST_F(CuttingPlanesSums, AddTheGreatestContributionsOfTheCellsToTheSum) {
  // The other two come to 2 at least, so this is not 4 .. with 1 and 2 at least it is not 3 either.
  tell(literal(0, cp::Relation::not_equal, 4),
       {literal(5, cp::Relation::at_least, 1), literal(10, cp::Relation::at_least, 2)});
  tell(literal(0, cp::Relation::not_equal, 4),
       {literal(5, cp::Relation::at_least, 1), literal(10, cp::Relation::at_least, 2)});
  const auto id = [](Opb::Id number) { return " " + std::to_string(number); };
  EXPECT_EQ(written(), "* cage 6 at r1c1: what its cells give at least\npol" + id(opb_->part(sum_, 1)) +
                           id(opb_->some_digit(0)) + " +" + id(opb_->some_digit(5)) + " +" +
                           id(opb_->some_digit(10)) + " 2 * +\n");
}

TEST_F(CuttingPlanesSums, GoThroughCasesWhereBoundsDoNotDo) {
  // 3 is no digit of the third cell, so the first two do not come to 3 with a 1.
  tell(literal(0, cp::Relation::not_equal, 1),
       {literal(5, cp::Relation::equal, 2), literal(10, cp::Relation::not_equal, 3)});
  EXPECT_NE(written().find("rup 1 ~r1c1_1"), std::string::npos) << written();
}

TEST_F(CuttingPlanesSums, SayWhichDigitsNoSetHas) {
  // 1 2 3 is the only set of three different digits that come to 6.
  std::size_t digits = sum_;
  while (!std::holds_alternative<OneOf>(conditions_.list[digits].kind)) ++digits;
  log_->on_reasons(store_, store_.constraint(digits), literal(0, cp::Relation::not_equal, 4), {});
  EXPECT_NE(written().find("rup 1 ~r1c1_4 >= 1 ;"), std::string::npos) << written();
}

}  // namespace
}  // namespace quadrille::sudoku
