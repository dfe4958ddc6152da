// Requests of the page: a JSON object with the name of a call and its arguments, as calls.def lists them.
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

/// A value. The message that it was parsed from must outlive it.
class Request {
 public:
  /// The error describes the mistake in the message, which may be any bytes.
  [[nodiscard]] static Parsed<Request> read(std::string_view message);

  /// Empty if the request does not name it.
  [[nodiscard]] std::string call() const;
  /// A text argument, as written.
  [[nodiscard]] Parsed<std::string> text(std::string_view name) const;
  /// The same; `usual` if it is missing.
  [[nodiscard]] Parsed<std::string> text(std::string_view name, std::string_view usual) const;

  struct Range {
    std::uint64_t least = 0;
    std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
  };
  /// An integer argument.
  [[nodiscard]] Parsed<std::uint64_t> number(std::string_view name, Range range) const;
  /// The same; `usual`, which need not be in the range, if it is missing.
  [[nodiscard]] Parsed<std::uint64_t> number(std::string_view name, Range range, std::uint64_t usual) const;

 private:
  explicit Request(formats::JsonText json) : json_(std::move(json)) {}

  formats::JsonText json_;
};

}  // namespace quadrille::web
