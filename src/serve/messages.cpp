#include "serve/messages.h"

#include <cmath>

#include "base/json_line.h"
#include "sudoku/solve/estimate.h"

namespace quadrille::serve {

/// Found by append_json() through argument-dependent lookup.
static std::string to_json(const LogicalCell& cell) {
  std::string text = R"({"value":)" + quadrille::to_json(cell.value);
  if (cell.value == 0) {
    text += R"(,"candidates":)";
    append_json(cell.candidates, text);
  }
  return text + '}';
}

namespace {

/// {"nonce":1,"type":"solved",..}
class Message {
 public:
  Message(std::int64_t nonce, std::string_view type) {
    add("nonce", nonce);
    add("type", type);
  }

  template <class Value>
  Message& add(std::string_view name, const Value& value) {
    text_ += text_.empty() ? '{' : ',';
    append_json(name, text_);
    text_ += ':';
    append_json(value, text_);
    return *this;
  }
  /// JSON has no infinite numbers.
  Message& add_number(std::string_view name, double number) {
    if (std::isfinite(number)) return add(name, number);
    return add(name, std::string_view(number > 0 ? "Infinity" : "-Infinity"));
  }
  [[nodiscard]] std::string end() { return std::move(text_) + '}'; }

 private:
  std::string text_;
};

}  // namespace

std::string canceled(std::int64_t nonce) { return Message(nonce, "canceled").end(); }

std::string invalid(std::int64_t nonce, std::string_view sentence) {
  return Message(nonce, "invalid").add("message", sentence).end();
}

std::string solved(std::int64_t nonce, const sudoku::Grid& solution) {
  return Message(nonce, "solved").add("solution", solution).end();
}

std::string counted(std::int64_t nonce, std::uint64_t count, bool is_in_progress) {
  return Message(nonce, "count").add("count", count).add("inProgress", is_in_progress).end();
}

std::string true_candidates(std::int64_t nonce, const std::vector<std::int64_t>& solutions) {
  return Message(nonce, "truecandidates").add("solutionsPerCandidate", solutions).end();
}

std::string estimated(std::int64_t nonce, const sudoku::LogMean& solutions) {
  constexpr double kIn95Percent = 1.96;  // standard errors on each side
  const double estimate = std::exp(solutions.log());
  // A single probe gives no error estimate.
  const double relative_error = solutions.count() < 2 ? 0 : solutions.relative_error();
  const double error = relative_error == 0 ? 0 : estimate * relative_error;
  const bool is_finite = std::isfinite(estimate) && std::isfinite(error);
  return Message(nonce, "estimate")
      .add_number("estimate", estimate)
      .add_number("stderr", error)
      .add("iterations", solutions.count())
      .add_number("ci95_lower", is_finite ? estimate - kIn95Percent * error : 0)
      .add_number("ci95_upper", is_finite ? estimate + kIn95Percent * error : estimate)
      .add_number("relErrPercent", 100 * kIn95Percent * relative_error)
      .end();
}

std::string logical(std::int64_t nonce, const std::vector<LogicalCell>& cells, std::string_view text,
                    bool is_valid) {
  return Message(nonce, "logical").add("cells", cells).add("message", text).add("isValid", is_valid).end();
}

}  // namespace quadrille::serve
