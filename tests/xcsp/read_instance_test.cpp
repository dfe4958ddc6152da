#include "xcsp/read_instance.h"

#include <gtest/gtest.h>

#include "xcsp/solutions.h"

namespace quadrille::xcsp {
namespace {

std::string message(std::string_view xml) {
  const auto instance = read_instance(xml);
  return instance ? "" : instance.error().message;
}

TEST(ReadInstance, GivesVariablesTheirDomains) {
  const auto read = read_instance(
      "<instance format=\"XCSP3\" type=\"CSP\"><variables><var id=\"a\"> 1 3..5 </var><var id=\"b\" "
      "as=\"a\"/>"
      "<array id=\"x\" size=\"[2][2]\"><domain for=\"x[0][]\"> 7 </domain><domain for=\"x[1][1]\"> 8..9 "
      "</domain></array>"
      "</variables></instance>");
  ASSERT_TRUE(read);
  Instance& instance = **read;
  EXPECT_EQ(instance.names(), (std::vector<std::string>{"a", "b", "x[0][0]", "x[0][1]", "x[1][1]"}));
  ASSERT_TRUE(instance.store.propagate());
  EXPECT_EQ(instance.store.count(instance.named("b")), 4U);
  EXPECT_EQ(instance.store.value(instance.named("x[0][1]")), 7);
}

TEST(ReadInstance, TellsWhatIsWrong) {
  EXPECT_NE(message("no xml"), "");
  EXPECT_EQ(message("<a/>"), "found no <instance format=\"XCSP3\">");
  EXPECT_EQ(message("<instance format=\"XCSP3\" type=\"WCSP\"/>"), "instances of the type WCSP");
  const std::string start = "<instance format=\"XCSP3\" type=\"CSP\"><variables>";
  EXPECT_NE(message(start + "<var id=\"a\"> </var></variables></instance>"), "");
  EXPECT_NE(message(start + "<var id=\"a\"> 1..x </var></variables></instance>"), "");
  EXPECT_NE(message(start + "<var id=\"a\"> 1 </var><var id=\"a\"> 1 </var></variables></instance>"), "");
  EXPECT_NE(message(start + "<array id=\"a\" size=\"[99999][99999]\"> 1 </array></variables></instance>"),
            "");
  EXPECT_NE(message(start + "<array id=\"a\" size=\"[10000001]\"> 1 </array></variables></instance>"), "");
}

TEST(ReadInstance, IsReadNoFurtherThanWanted) {
  int questions = 0;
  const auto is_stopped = [&questions] { return ++questions == 100; };
  const auto instance = read_instance(
      "<instance format=\"XCSP3\" type=\"CSP\"><variables><array id=\"x\" size=\"[1000][1000]\"> 0..3 "
      "</array>"
      "</variables></instance>",
      is_stopped);
  ASSERT_FALSE(instance);
  EXPECT_EQ(instance.error().kind, Trouble::Kind::stopped);
  EXPECT_EQ(questions, 100);
}

}  // namespace
}  // namespace quadrille::xcsp
