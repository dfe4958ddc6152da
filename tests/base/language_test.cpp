#include "base/language.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <initializer_list>
#include <map>
#include <string>

namespace quadrille {
namespace {

/// The environment's locale for the duration of a test: only these variables are set.
class Locale {
 public:
  explicit Locale(const std::map<std::string, std::string>& values) {
    for (const char* const name : {"LC_ALL", "LC_MESSAGES", "LC_CTYPE", "LANG"}) {
      const char* const value = std::getenv(name);
      if (value != nullptr) before_[name] = value;
      unsetenv(name);
    }
    for (const auto& [name, value] : values) setenv(name.c_str(), value.c_str(), 1);
  }
  ~Locale() {
    for (const char* const name : {"LC_ALL", "LC_MESSAGES", "LC_CTYPE", "LANG"}) unsetenv(name);
    for (const auto& [name, value] : before_) setenv(name.c_str(), value.c_str(), 1);
  }
  Locale(const Locale&) = delete;
  Locale& operator=(const Locale&) = delete;

 private:
  std::map<std::string, std::string> before_;
};

Language language_in(const std::map<std::string, std::string>& values) {
  const Locale locale(values);
  return locale_language();
}

bool shows_unicode_in(const std::map<std::string, std::string>& values) {
  const Locale locale(values);
  return locale_shows_unicode();
}

TEST(Language, IsEnglishUntilAProgramSetsAnother) {
  EXPECT_EQ(language(), Language::english);
  set_language(Language::french);
  EXPECT_EQ(language(), Language::french);
  set_language(Language::english);
  EXPECT_EQ(language(), Language::english);
}

TEST(Language, ALocaleBeginsWithItsLanguage) {
  EXPECT_EQ(language_of_locale("fr"), Language::french);
  EXPECT_EQ(language_of_locale("fr_CA.UTF-8"), Language::french);
  EXPECT_EQ(language_of_locale("fr@euro"), Language::french);
  EXPECT_EQ(language_of_locale("en_GB.UTF-8"), Language::english);
  for (const char* const other : {"", "C", "C.UTF-8", "POSIX", "frp_FR", "fro", "de_DE.UTF-8"})
    EXPECT_EQ(language_of_locale(other), std::nullopt) << other;
}

TEST(Language, TheFirstVariableThatIsSetDecides) {
  EXPECT_EQ(language_in({}), Language::english);
  EXPECT_EQ(language_in({{"LANG", "fr_FR.UTF-8"}}), Language::french);
  EXPECT_EQ(language_in({{"LC_MESSAGES", "en_GB.UTF-8"}, {"LANG", "fr_FR.UTF-8"}}), Language::english);
  EXPECT_EQ(language_in({{"LC_ALL", "fr_FR.UTF-8"}, {"LC_MESSAGES", "en_GB.UTF-8"}}), Language::french);
  EXPECT_EQ(language_in({{"LC_ALL", ""}, {"LANG", "fr_FR.UTF-8"}}), Language::french);
  EXPECT_EQ(language_in({{"LC_ALL", "C"}, {"LANG", "fr_FR.UTF-8"}}), Language::english);
  EXPECT_EQ(language_in({{"LC_CTYPE", "fr_FR.UTF-8"}}), Language::english);
}

TEST(Language, UnicodeIsShownUnlessALocaleIsWithoutIt) {
  EXPECT_TRUE(shows_unicode_in({}));
  EXPECT_TRUE(shows_unicode_in({{"LANG", "fr_FR.utf8"}}));
  EXPECT_FALSE(shows_unicode_in({{"LANG", "fr_FR"}}));
  EXPECT_FALSE(shows_unicode_in({{"LC_ALL", "C"}, {"LANG", "fr_FR.UTF-8"}}));
  EXPECT_TRUE(shows_unicode_in({{"LC_CTYPE", "C.UTF-8"}, {"LANG", "C"}}));
}

}  // namespace
}  // namespace quadrille
