// Connects the options of src/options to the variables of a command.
#pragma once

#include <CLI/CLI.hpp>
#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/amount.h"
#include "options/option.h"
#include "options/values.h"

namespace quadrille::cli {

namespace option_text {

template <class Parse>
auto value_or_throw(const options::Option& option, Parse parse, const std::string& text) {
  auto value = parse(text);
  if (!value) throw CLI::ValidationError(std::string(options::long_name(option)), value.error().message);
  return std::move(*value);
}

}  // namespace option_text

/// An option whose text `parse` converts to a value or a sentence. If it is not given, `value` holds its
/// default. If its value is optional and missing, the text is "true".
template <class T, class Parse>
void bind(CLI::App& command, const options::Option& option, T& value, Parse parse) {
  if (!option.usual.empty()) value = option_text::value_or_throw(option, parse, std::string(option.usual));
  CLI::Option* const added = command.add_option_function<std::string>(
      std::string(option.names), [&value, &option, parse](const std::string& text) {
        value = option_text::value_or_throw(option, parse, text);
      });
  if (option.may_lack_value) added->expected(0)->default_str("true");
}

/// A repeatable option: each text adds a value.
template <class T, class Parse>
void bind_each(CLI::App& command, const options::Option& option, std::vector<T>& values, Parse parse) {
  command
      .add_option_function<std::vector<std::string>>(
          std::string(option.names),
          [&values, &option, parse](const std::vector<std::string>& texts) {
            for (const std::string& text : texts)
              values.push_back(option_text::value_or_throw(option, parse, text));
          })
      ->allow_extra_args(false);
}

/// A flag.
inline void bind(CLI::App& command, const options::Option& option, bool& value) {
  command.add_flag(std::string(option.names), value);
}

/// A text or a file.
inline void bind(CLI::App& command, const options::Option& option, std::string& value) {
  command.add_option(std::string(option.names), value);
}
inline void bind(CLI::App& command, const options::Option& option, std::vector<std::string>& values) {
  command.add_option(std::string(option.names), values)->allow_extra_args(false);
}

/// A number within the bounds of the option, all of which must be representable in T.
template <std::integral T>
void bind(CLI::App& command, const options::Option& option, T& value) {
  bind(command, option, value, [&option](std::string_view text) {
    return options::parse_number(option, text).map([](auto number) { return static_cast<T>(number); });
  });
}
template <std::integral T>
void bind(CLI::App& command, const options::Option& option, std::optional<T>& value) {
  bind(command, option, value, [&option](std::string_view text) {
    return options::parse_number(option, text).map([](auto number) { return static_cast<T>(number); });
  });
}

/// One of the option's choices.
inline void bind_choice(CLI::App& command, const options::Option& option, std::string& value) {
  bind(command, option, value,
       [&option](std::string_view text) { return options::parse_choice(option, text); });
}

/// Declares which of them exclude or require each other. Call it once all of
/// them are bound.
void relate(CLI::App& command, const std::vector<const options::Option*>& options);

}  // namespace quadrille::cli
