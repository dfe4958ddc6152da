// Reads the words of a step one after the other.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "check_proof/inequality.h"
#include "check_proof/words.h"

namespace check_proof {

/// Words that are not as expected are answered by a Refusal. The words must outlive this object.
class Reader {
 public:
  explicit Reader(std::span<const std::string_view> words) : words_(words) {}

  [[nodiscard]] bool is_at_end() const { return words_.empty(); }
  /// The next word, empty at the end.
  std::string_view next() {
    if (words_.empty()) return {};
    const std::string_view word = words_.front();
    words_ = words_.subspan(1);
    return word;
  }
  void expect(std::string_view expected) {
    if (next() != expected) throw Refusal{"expected \"" + std::string(expected) + "\""};
  }
  [[nodiscard]] Number next_number() {
    const auto word = next();
    const auto value = number(word);
    if (!value) throw Refusal{"found \"" + std::string(word) + "\", expected a number"};
    return *value;
  }
  void expect_end() {
    if (const auto word = next(); !word.empty())
      throw Refusal{"found \"" + std::string(word) + "\", expected the end of the step"};
  }

 private:
  std::span<const std::string_view> words_;
};

}  // namespace check_proof
