// The language and the setting of sentences, for the duration of a test.
#pragma once

#include "base/language.h"

namespace quadrille::test {

/// Sets them, and restores English in Unicode when it is destroyed.
class Speaking {
 public:
  explicit Speaking(Language language, Setting setting = Setting::unicode) {
    set_language(language);
    set_setting(setting);
  }
  ~Speaking() {
    set_language(Language::english);
    set_setting(Setting::unicode);
  }
  Speaking(const Speaking&) = delete;
  Speaking& operator=(const Speaking&) = delete;
};

}  // namespace quadrille::test
