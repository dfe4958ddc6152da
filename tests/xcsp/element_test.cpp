#include "xcsp/element.h"

#include <gtest/gtest.h>

namespace quadrille::xcsp {
namespace {

TEST(Element, GetsTheArgumentsOfItsGroup) {
  pugi::xml_document document;
  ASSERT_TRUE(
      document.load_string("<sum start=\"1\"><list> %1 %... </list><condition> (eq,%0) </condition></sum>"));
  const Element element(document.child("sum"), {"a", "b", "c", "d"});
  EXPECT_EQ(element.text("list"), " b c d  ");
  EXPECT_EQ(element.text("condition"), " (eq,a) ");
  EXPECT_EQ(element.numbered_arguments(), 2U);
  EXPECT_EQ(element.attribute("start"), "1");
  EXPECT_EQ(element.attribute("list", "startIndex", "0"), "0");
  EXPECT_FALSE(element.has("coeffs"));
}

TEST(Element, KeepsWhatNoArgumentFits) {
  pugi::xml_document document;
  ASSERT_TRUE(document.load_string("<a>%7 % %99999999999999999999 %0</a>"));
  EXPECT_EQ(Element(document.child("a"), {"x"}).text(), "%7 % %99999999999999999999 x");
}

}  // namespace
}  // namespace quadrille::xcsp
