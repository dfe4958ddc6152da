// Options whose values are parsed by functions of option_values.h.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

#include "cli/options/option_values.h"

namespace quadrille::cli {

namespace option_text {

template <class Parse>
auto value_or_throw(Parse parse, const std::string& name, const std::string& text) {
  auto value = parse(text);
  if (!value) throw CLI::ValidationError(name, value.error().message);
  return std::move(*value);
}

}  // namespace option_text

/// An option whose text `parse` turns into a value or a sentence.
template <class T, class Parse>
CLI::Option* add_parsed(CLI::App& command, const std::string& name, T& value, Parse parse,
                        const std::string& description) {
  return command.add_option_function<std::string>(
      name,
      [&value, parse, name](const std::string& text) {
        value = option_text::value_or_throw(parse, name, text);
      },
      description);
}

/// A flag that may have a value, as in --trace=json; `parse` gets "true" where it has none.
template <class T, class Parse>
CLI::Option* add_parsed_flag(CLI::App& command, const std::string& name, T& value, Parse parse,
                             const std::string& description) {
  return command
      .add_option_function<std::string>(
          name,
          [&value, parse, name](const std::string& text) {
            value = option_text::value_or_throw(parse, name, text);
          },
          description)
      ->expected(0)
      ->default_str("true");
}

/// One that may be repeated: each text adds a value.
template <class T, class Parse>
CLI::Option* add_each_parsed(CLI::App& command, const std::string& name, std::vector<T>& values, Parse parse,
                             const std::string& description) {
  return command
      .add_option_function<std::vector<std::string>>(
          name,
          [&values, parse, name](const std::vector<std::string>& texts) {
            for (const std::string& text : texts) {
              values.push_back(option_text::value_or_throw(parse, name, text));
            }
          },
          description)
      ->allow_extra_args(false);
}

}  // namespace quadrille::cli
