#include <gtest/gtest.h>

#include "sudoku/conditions/encoding.h"
#include "sudoku/posting/posting.h"
#include "sudoku/prove/cutting_planes_log.h"

namespace quadrille::sudoku {
namespace {

using cp::Literal;

/// A use of a rule in a grid of size 4, and the output of the log for inferences of its conditions.
class CuttingPlanesOfRule : public testing::Test {
 protected:
  CuttingPlanesOfRule(const char* rule, const char* argument) {
    EXPECT_TRUE(puzzle_.add_rule(rule, argument));
    conditions_ = conditions_of(puzzle_);
    static_cast<void>(post(conditions_, store_, cp::Consistency::automatic));
    opb_.emplace(opb_of(conditions_));
    log_.emplace(conditions_, *opb_, store_.constraint_count(), 1);
  }

  /// The index of the first condition of a kind.
  template <class Kind>
  [[nodiscard]] std::size_t first() const {
    std::size_t i = 0;
    while (!std::holds_alternative<Kind>(conditions_.list[i].kind)) ++i;
    return i;
  }
  [[nodiscard]] std::string written() const {
    std::string text;
    proof::VeripbWriter writer(opb_->formula(), proof::VeripbVersion::v2,
                               [&text](std::string_view piece) { text += piece; });
    EXPECT_TRUE(log_->write(writer, true, [] { return false; }));
    writer.conclude_unsatisfiable();
    const std::size_t begin = text.find('\n', text.find('\n') + 1) + 1;
    return text.substr(begin, text.find("rup >= 1 ;") - begin);
  }
  void tell(std::size_t condition, Literal fact, const std::vector<Literal>& reasons) {
    log_->on_reasons(store_, store_.constraint(condition), fact, reasons);
  }
  static Literal literal(int cell, cp::Relation relation, int digit) {
    return {static_cast<cp::VariableId>(cell), relation, digit};
  }

  Puzzle puzzle_{4};
  Conditions conditions_;
  cp::Store store_;
  std::optional<Opb> opb_;
  std::optional<CuttingPlanesLog> log_;
};

class CuttingPlanesSums : public CuttingPlanesOfRule {
 protected:
  CuttingPlanesSums() : CuttingPlanesOfRule("killer_cage", "r1c1 r2c2 r3c3 total=6"), sum_(first<Sum>()) {}

  std::size_t sum_;
};

TEST_F(CuttingPlanesSums, AddTheGreatestContributionsOfTheCellsToTheSum) {
  // The sum of the other two is at least 2, so this is not 4; with 1 and 2 it is at least 3, so this is not 3
  // either.
  tell(sum_, literal(0, cp::Relation::not_equal, 4),
       {literal(5, cp::Relation::at_least, 1), literal(10, cp::Relation::at_least, 2)});
  tell(sum_, literal(0, cp::Relation::not_equal, 4),
       {literal(5, cp::Relation::at_least, 1), literal(10, cp::Relation::at_least, 2)});
  const auto id = [](Opb::Id number) { return " " + std::to_string(number); };
  EXPECT_EQ(written(), "* cage 6 at r1c1: the least that its cells give\npol" + id(opb_->part(sum_, 1)) +
                           id(opb_->some_digit(0)) + " +" + id(opb_->some_digit(5)) + " +" +
                           id(opb_->some_digit(10)) + " 2 * +\n");
}

TEST_F(CuttingPlanesSums, GoThroughCasesWhereBoundsDoNotDo) {
  // 3 is not a digit of the third cell, so the sum of the first two is not 3 with a 1.
  tell(sum_, literal(0, cp::Relation::not_equal, 1),
       {literal(5, cp::Relation::equal, 2), literal(10, cp::Relation::not_equal, 3)});
  EXPECT_NE(written().find("rup 1 ~r1c1_1"), std::string::npos) << written();
}

TEST_F(CuttingPlanesSums, SayWhichDigitsNoSetHas) {
  // 1 2 3 is the only set of three different digits with the sum 6.
  tell(first<OneOf>(), literal(0, cp::Relation::not_equal, 4), {});
  EXPECT_NE(written().find("rup 1 ~r1c1_4 >= 1 ;"), std::string::npos) << written();
}

/// As many odd as even digits in two cells, and as many low as high ones.
class CuttingPlanesCounts : public CuttingPlanesOfRule {
 protected:
  CuttingPlanesCounts() : CuttingPlanesOfRule("equality_cage", "r1c1 r2c2") {}
};

TEST_F(CuttingPlanesCounts, GoThroughTheDigitsOfACellThatHoldsOneOfThem) {
  // The second cell holds 1 or 3, so the first does not; propagation cannot see that, because no digit of
  // either is fixed.
  tell(first<DigitCount>(), literal(0, cp::Relation::not_equal, 1),
       {literal(5, cp::Relation::not_equal, 2), literal(5, cp::Relation::not_equal, 4)});
  EXPECT_EQ(written(), "rup 1 ~r1c1_1 1 r2c2_2 1 r2c2_4 >= 1 ;\n");
}

/// The number of times that one digit occurs in three cells.
class CuttingPlanesCountsOfOneDigit : public CuttingPlanesOfRule {
 protected:
  CuttingPlanesCountsOfOneDigit() : CuttingPlanesOfRule("look_and_say", "r1c1 r2c2 r3c3 says=1 3") {}
};

TEST_F(CuttingPlanesCountsOfOneDigit, NeedNoStep) {
  tell(first<DigitCount>(), literal(0, cp::Relation::not_equal, 3), {literal(5, cp::Relation::equal, 3)});
  EXPECT_EQ(written(), "");
}

}  // namespace
}  // namespace quadrille::sudoku
