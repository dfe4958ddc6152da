// Small random models of one global constraint, and the parts of their texts in each language.
#pragma once

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <string>
#include <vector>

#include "base/random.h"
#include "support/modelling/doors.h"

namespace quadrille::test {

using cp::Value;

struct GlobalModel {
  std::vector<std::vector<Value>> domains{};      // increasing
  std::vector<std::vector<std::size_t>> lists{};  // of variables, by index
  std::vector<Value> numbers{};
  std::vector<std::vector<Value>> rows{};
  std::vector<Step> steps{};
};

/// Makes a random model, list by list.
class GlobalMaker {
 public:
  explicit GlobalMaker(std::uint64_t seed) : random_(seed) {}

  /// A number of elements that most constraints take, in one model always the same.
  [[nodiscard]] Value size() const { return size_; }
  [[nodiscard]] Value between(Value least, Value greatest) {
    return least + static_cast<Value>(random_.below(greatest - least + 1));
  }
  /// Adds a list of new variables with values between these numbers, or, rarely, far beyond them.
  void list(Value size, Value least, Value greatest);
  /// Adds a list of new variables that can be positive, and of which some can be negative.
  void amounts(Value size, Value greatest);
  void numbers(Value size, Value least, Value greatest);
  /// Adds numbers in any order, the greatest now and then far beyond unless they are to be near; gives how
  /// many.
  Value different_numbers(Value least, Value greatest, bool are_near = false);
  void rows(Value size, Value width, Value least, Value greatest);
  /// The model, with random steps.
  [[nodiscard]] GlobalModel model();

 private:
  bool one_in(int n) { return random_.below(n) == 0; }
  /// In some models, occasionally a value that is far from all others.
  Value or_far(Value v) { return is_wide_ && one_in(3) ? kFar : v; }

  static constexpr Value kFar = 4900;

  Random random_;
  GlobalModel model_;
  bool is_wide_ = one_in(6);
  Value size_ = between(2, 5);
};

/// The parts of the text of a constraint.
class GlobalText {
 public:
  /// A list of variables is written as all of them, each put into `variable` ("x{}"), with `between` between
  /// two and put into `list`.
  struct Language {
    fmt::string_view variable;
    fmt::string_view list;
    std::string_view between;
  };
  static constexpr Language kFlatZinc{"x{}", "[{}]", ","};
  static constexpr Language kXcsp{"x[{}]", "{}", " "};

  GlobalText(const GlobalModel& model, const Language& language);

  /// The variables of a list: "[x0,x1]" in FlatZinc, "x[0] x[1]" in XCSP3.
  [[nodiscard]] const std::string& list(std::size_t i) const { return lists_[i]; }
  /// The first variable of a list; of the last list.
  [[nodiscard]] const std::string& first(std::size_t i) const { return first_[i]; }
  [[nodiscard]] const std::string& last() const { return first_.back(); }
  [[nodiscard]] const std::string& numbers() const { return numbers_; }
  [[nodiscard]] const GlobalModel& model() const { return *model_; }
  /// The name with all lists as arguments.
  [[nodiscard]] std::string of_lists(const char* name) const {
    return fmt::format("{}({})", name, fmt::join(lists_, ","));
  }

 private:
  const GlobalModel* model_;
  std::vector<std::string> lists_;
  std::vector<std::string> first_;
  std::string numbers_;
};

/// A whole model in FlatZinc with variables x0, x1, ..
[[nodiscard]] std::string flatzinc_model(const GlobalModel& model, const std::string& constraint);
/// A whole model in XCSP3 with variables x[0], x[1], ..
[[nodiscard]] std::string xcsp_model(const GlobalModel& model, const std::string& constraint);

}  // namespace quadrille::test
