#include "formats/models/model_language.h"

#include <cstdlib>
#include <iterator>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace quadrille::formats {

std::string ModelLanguage::is_in(const std::string& variable, const std::vector<int>& values) const {
  Texts cases;
  for (const int value : values) cases.push_back(compare(variable, Comparison::equal, std::to_string(value)));
  return cases.size() == 1 ? cases.front() : any(cases);
}

void ModelLanguage::add(std::string_view statement) {
  if (!label_.empty()) statements_ += comment_line(label_);
  label_.clear();
  statements_ += statement;
  statements_ += '\n';
}

std::string InfixLanguage::sum(const std::vector<Factor>& terms) const {
  std::string result;
  for (const auto& [factor, variable] : terms) {
    const bool is_first = result.empty();
    if (!is_first || factor < 0) result += is_first ? "-" : factor < 0 ? " - " : " + ";
    const int magnitude = std::abs(factor);
    result += magnitude == 1 ? variable : fmt::format("{}*{}", magnitude, variable);
  }
  return result;
}

std::string InfixLanguage::compare(const std::string& a, Comparison comparison, const std::string& b) const {
  const std::string_view op = comparison == Comparison::equal       ? operators_.equal
                              : comparison == Comparison::not_equal ? operators_.not_equal
                              : comparison == Comparison::at_most   ? operators_.at_most
                                                                    : operators_.at_least;
  return fmt::format("{} {} {}", a, op, b);
}

std::string InfixLanguage::all(const Texts& formulas) const {
  return fmt::format("({})", fmt::join(formulas, fmt::format(" {} ", operators_.conjunction)));
}

std::string InfixLanguage::any(const Texts& formulas) const {
  return fmt::format("({})", fmt::join(formulas, fmt::format(" {} ", operators_.disjunction)));
}

std::string listed(std::span<const std::string> texts, std::string_view between) {
  return fmt::format("{}", fmt::join(texts, between));
}

std::string listed(std::span<const int> numbers, std::string_view between) {
  return fmt::format("{}", fmt::join(numbers, between));
}

ModelLanguage::Texts names_of_extra_cells(const sudoku::Layout& layout) {
  ModelLanguage::Texts names;
  for (int cell = layout.grid_cell_count(); cell < layout.cell_count(); ++cell)
    names.push_back(cell_name(cell, layout));
  return names;
}

}  // namespace quadrille::formats
