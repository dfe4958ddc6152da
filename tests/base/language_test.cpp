#include "base/language.h"

#include <gtest/gtest.h>

namespace quadrille {
namespace {

TEST(Language, IsEnglishUntilAProgramSetsAnother) {
  EXPECT_EQ(language(), Language::english);
  set_language(Language::french);
  EXPECT_EQ(language(), Language::french);
  set_language(Language::english);
  EXPECT_EQ(language(), Language::english);
}

}  // namespace
}  // namespace quadrille
