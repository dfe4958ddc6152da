#include "xcsp/solve.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <utility>

#include "xcsp/solutions.h"

namespace quadrille::xcsp {
namespace {

std::string answer(const std::string& xml, const cp::Limits& limits = {}) {
  std::string text;
  solve(xml, {.limits = limits}, [&text](std::string_view line) { text += line; });
  return text;
}

TEST(Solve, AnswersAsTheCompetitionsDo) {
  EXPECT_EQ(
      answer(
          instance_text("<instantiation><list> x[] </list><values> 2 1 </values></instantiation>", 2, 0, 3)),
      "s SATISFIABLE\nv <instantiation> <list> x[0] x[1] </list> <values> 2 1 </values> </instantiation>\n");
  EXPECT_EQ(answer(instance_text("<intension> lt(x[0],x[0]) </intension>", 1, 0, 3)), "s UNSATISFIABLE\n");
  EXPECT_EQ(answer(instance_text("<stretch/>", 1, 0, 3)), "c the constraint stretch\ns UNSUPPORTED\n");
  EXPECT_EQ(answer("<a/>"), "c found no <instance format=\"XCSP3\">\ns UNKNOWN\n");
}

TEST(Solve, TracesInPlaceOfTheAnswer) {
  std::string lines;
  const auto trace = [&](const std::string& xml) {
    lines.clear();
    return solve(xml, {.trace = true}, [&lines](std::string_view text) { lines += text; });
  };
  EXPECT_EQ(trace(instance_text("<allDifferent> x[] </allDifferent>", 2, 0, 3)), Status::satisfiable);
  EXPECT_TRUE(lines.starts_with("{\"event\":\"model\",")) << lines;
  EXPECT_NE(lines.find(R"({"event":"variable","name":"x[0]","domain":[[0,3]]})"), std::string::npos) << lines;
  EXPECT_NE(lines.find(R"("values":{"x[0]":)"), std::string::npos) << lines;
  EXPECT_NE(lines.find(R"({"event":"end","ending":"enough","solutions":1)"), std::string::npos) << lines;
  EXPECT_EQ(lines.find("\ns "), std::string::npos);
  EXPECT_EQ(trace(instance_text("<stretch/>", 1, 0, 3)), Status::unsupported);
  EXPECT_EQ(lines, "{\"event\":\"error\",\"message\":\"the constraint stretch\"}\n");
}

TEST(Solve, Optimises) {
  const std::string start = instance_text("<allDifferent> x[] </allDifferent>", 2, 0, 3);
  const auto with = [&](const std::string& objective) {
    return start.substr(0, start.size() - std::string("</instance>").size()) + "<objectives>" + objective +
           "</objectives></instance>";
  };
  const std::string most = answer(with("<maximize> sub(mul(2,x[0]),x[1]) </maximize>"));
  EXPECT_NE(most.find("o 6\ns OPTIMUM FOUND\nv "), std::string::npos) << most;
  const std::string least =
      answer(with("<minimize type=\"sum\"><list> x[] </list><coeffs> 3 1 </coeffs></minimize>"));
  EXPECT_NE(least.find("o 1\ns OPTIMUM FOUND\nv "), std::string::npos) << least;
  const std::string sum = answer(with("<maximize type=\"sum\"> x[] </maximize>"));
  EXPECT_NE(sum.find("o 5\ns OPTIMUM FOUND\nv "), std::string::npos) << sum;
  EXPECT_NE(answer(with("<minimize type=\"lex\"> x[] </minimize>")).find("UNSUPPORTED"), std::string::npos);
}

TEST(Solve, FindsAllSolutions) {
  const auto all = [](const std::string& constraints, const cp::Limits& limits = {}) {
    std::string text;
    const Status status = solve(instance_text(constraints, 3, 0, 2), {.limits = limits, .all = true},
                                [&text](std::string_view line) { text += line; });
    return std::pair(status, text);
  };
  const auto [status, text] = all("<allDifferent> x[] </allDifferent>");
  EXPECT_EQ(status, Status::satisfiable);
  EXPECT_TRUE(text.ends_with("d FOUND SOLUTIONS 6\ns SATISFIABLE\n")) << text;
  EXPECT_EQ(std::ranges::count(text, '\n'), 8);
  // The place is a helper variable, which may have several values in one solution.
  const std::string place = "<maximumArg><list> x[] </list><condition> (ge,1) </condition></maximumArg>";
  const auto expected = those([](const auto& x) { return std::max(x[1], x[2]) >= x[0]; }, 3, 0, 2).size();
  EXPECT_TRUE(
      all(place).second.ends_with("d FOUND SOLUTIONS " + std::to_string(expected) + "\ns SATISFIABLE\n"));
  EXPECT_EQ(all("<intension> lt(x[0],x[0]) </intension>").second, "s UNSATISFIABLE\n");
  EXPECT_EQ(all("<allDifferent> x[] </allDifferent>", {.nodes = 6}).first, Status::some_of_all);
}

TEST(Solve, RefusesInfiniteDomains) {
  for (const std::string domain : {"-infinity..3", "0..+infinity", "1 3..infinity"}) {
    const std::string text = "<instance format=\"XCSP3\" type=\"CSP\"><variables><var id=\"x\">" + domain +
                             "</var></variables><constraints/></instance>";
    EXPECT_EQ(answer(text), "c variables with infinite domains such as \"" + domain + "\"\ns UNSUPPORTED\n");
  }
}

TEST(Solve, EndsAtALimit) {
  cp::Limits limits;
  limits.nodes = 0;
  EXPECT_EQ(answer(instance_text("<allDifferent> x[] </allDifferent>", 3, 0, 3), limits), "s UNKNOWN\n");
}

}  // namespace
}  // namespace quadrille::xcsp
