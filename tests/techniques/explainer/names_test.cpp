#include "techniques/explainer/names.h"

#include <gtest/gtest.h>

#include <string>

#include "support/base/speaking.h"

namespace quadrille::techniques::explainer {
namespace {

std::string in_french(std::string_view name) {
  const test::Speaking french(Language::french);
  return name_text(name);
}

TEST(ExplainerNames, EnglishIsTheNameItself) {
  for (const char* const name :
       {"Hidden Single", "X-Wing", "Unique Rectangle type 2", "Unique Loop 8 type 4", "Unique Loop type 1",
        "BUG type 3", "Nishio Forcing Chains", "Dynamic Region Forcing Chains (+)",
        "Dynamic Cell Forcing Chains (+ Multiple Forcing Chains)",
        "Dynamic Double Forcing Chains (+ Dynamic Forcing Chains (+ Forcing Chains))"})
    EXPECT_EQ(name_text(name), name);
}

TEST(ExplainerNames, FrenchSaysAllOfTheName) {
  EXPECT_EQ(in_french("Hidden Single"), "Candidat unique caché");
  EXPECT_EQ(in_french("Unique Rectangle type 2"), "Rectangle unique de type 2");
  EXPECT_EQ(in_french("Unique Loop 8 type 4"), "Boucle unique de 8 cases, type 4");
  EXPECT_EQ(in_french("BUG type 3"), "Tombe universelle bivaluée de type 3");
  EXPECT_EQ(in_french("Dynamic Region Forcing Chains (+)"), "Chaînes forcées dynamiques d’une zone (+)");
  EXPECT_EQ(in_french("Dynamic Double Forcing Chains (+ Dynamic Forcing Chains (+ Forcing Chains))"),
            "Chaînes forcées doubles dynamiques (+ chaînes forcées dynamiques (+ chaînes forcées))");
}

}  // namespace
}  // namespace quadrille::techniques::explainer
