#include "cli/commands/tool_calls.h"

#include <string_view>

#include <fmt/format.h>

#include "base/language.h"
#include "cli/commands/command.h"
#include "options/options.h"

namespace quadrille::cli {

int run_words(const std::vector<std::string>& words) {
  // The language of this process, whatever the environment says.
  const std::string_view name = language() == Language::french ? "fr" : "en";
  const std::string option = fmt::format("{}={}", options::long_name(options::kLang), name);
  std::vector<const char*> pointers{"quadrille", option.c_str()};
  for (const std::string& word : words) pointers.push_back(word.c_str());
  return static_cast<int>(Program().run(static_cast<int>(pointers.size()), pointers.data()));
}

}  // namespace quadrille::cli
