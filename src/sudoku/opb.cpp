#include "sudoku/opb.h"

#include <fmt/format.h>

namespace quadrille::sudoku {

namespace {

constexpr int kNamesBetweenQuestions = 4096;

using IsStopped = std::function<bool(std::size_t)>;

std::vector<std::string> names_of(const CandidateVariables& variables, int size,
                                  const IsStopped& is_stopped) {
  std::vector<std::string> names;
  for (int v = 1; v <= variables.count(); ++v) {
    if (v % kNamesBetweenQuestions == 0 && is_stopped && is_stopped(0)) break;
    const auto [cell, digit] = variables.candidate(v);
    names.push_back(fmt::format("{}_{}", cell_name(cell, size), digit));
  }
  return names;
}

}  // namespace

Opb::Opb(const Model& model, const IsStopped& is_stopped)
    : variables_(model), formula_(names_of(variables_, model.size, is_stopped)) {
  const auto goes_on = [&] { return !is_stopped || !is_stopped(formula_.memory()); };
  for (std::size_t cell = 0; cell < model.candidates.size() && goes_on(); ++cell)
    add_cell(static_cast<int>(cell), model.size);
  for (const House& house : model.houses) {
    if (!goes_on()) return;
    add_house(house, model.size);
  }
  const std::string* rule = nullptr;
  for (const Difference& difference : model.differences) {
    if (!goes_on()) return;
    if (rule == nullptr || *rule != difference.rule) formula_.remark(difference.rule);
    rule = &difference.rule;
    add_difference(difference, model.size);
  }
}

Opb::Id Opb::add_at_most_one(std::vector<int> variables) {
  for (int& v : variables) v = -v;
  return formula_.add(variables, static_cast<int>(variables.size()) - 1);
}

void Opb::add_cell(int cell, int size) {
  formula_.remark(fmt::format("{}: a digit, and no two", cell_name(cell, size)));
  const std::vector<int> digits = variables_.of_cell(cell);
  add_some(digits);
  add_at_most_one(digits);
}

void Opb::add_house(const House& house, int size) {
  const bool is_full = static_cast<int>(house.cells.size()) == size;
  formula_.remark(house.name + (is_full ? ": each digit once at most, and at least" : ": no digit twice"));
  houses_.push_back({formula_.constraint_count() + 1, is_full ? Id{2} : Id{1}});
  for (int digit = 1; digit <= size; ++digit) {
    const std::vector<int> places = variables_.of_digit(house.cells, digit);
    add_at_most_one(places);
    if (is_full) add_some(places);
  }
}

void Opb::add_difference(const Difference& difference, int size) {
  for (int digit = 1; digit <= size; ++digit) {
    const int v = variables_.variable(difference.a, digit + difference.offset);
    const int w = variables_.variable(difference.b, digit);
    if (v != 0 && w != 0) add_at_most_one({v, w});
  }
}

void Opb::exclude(const Grid& grid) {
  std::vector<int> others;
  for (std::size_t cell = 0; cell < grid.size(); ++cell)
    others.push_back(-variables_.variable(static_cast<int>(cell), grid[cell]));
  formula_.remark("not the solution that was found");
  formula_.add(others, 1);
}

}  // namespace quadrille::sudoku
