// What the page asks for: a JSON object with the name of a call and its arguments, as calls.def lists them.
//
//   {"call":"why","puzzle":"1234..............","cell":4,"digit":3}
#pragma once

#include <cstdint>
#include <limits>
#include <string>
#include <string_view>

#include "base/input_error.h"
#include "formats/json_text.h"

namespace quadrille::web {

/// A value. The message that it was read from must outlive it.
class Request {
 public:
  /// The error says what is wrong with the message, which may be any bytes.
  [[nodiscard]] static Parsed<Request> read(std::string_view message);

  /// Empty where the request does not tell it.
  [[nodiscard]] std::string call() const;
  /// An argument that is a text, as it stands there.
  [[nodiscard]] Parsed<std::string> text(std::string_view name) const;
  /// The same; `usual` where it is left out.
  [[nodiscard]] Parsed<std::string> text(std::string_view name, std::string_view usual) const;

  struct Range {
    std::uint64_t least = 0;
    std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
  };
  /// An argument that is a whole number.
  [[nodiscard]] Parsed<std::uint64_t> number(std::string_view name, Range range) const;
  /// The same; `usual`, which need not be in the range, where it is left out.
  [[nodiscard]] Parsed<std::uint64_t> number(std::string_view name, Range range, std::uint64_t usual) const;

 private:
  explicit Request(formats::JsonText json) : json_(std::move(json)) {}

  formats::JsonText json_;
};

}  // namespace quadrille::web
