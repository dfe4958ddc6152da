#include "sudoku/families.h"

#include <algorithm>

namespace quadrille::sudoku {

namespace {

std::vector<const House*> houses_met(const Family& family, const House& house) {
  std::vector<const House*> met;
  for (const int cell : house.cells) {
    const House* const here = family.house_at[static_cast<std::size_t>(cell)];
    if (here != nullptr) met.push_back(here);
  }
  return met;
}

}  // namespace

std::vector<Family> families_of(const Model& model) {
  std::vector<Family> families;
  for (const House& house : model.houses) {
    if (static_cast<int>(house.cells.size()) != model.size) continue;
    auto family =
        std::ranges::find_if(families, [&](const Family& f) { return houses_met(f, house).empty(); });
    if (family == families.end())
      family = families.insert(family, {{}, std::vector<const House*>(model.candidates.size())});
    family->houses.push_back(&house);
    for (const int cell : house.cells) family->house_at[static_cast<std::size_t>(cell)] = &house;
  }
  return families;
}

bool cross(const Family& first, const Family& second) {
  return std::ranges::any_of(second.houses, [&](const House* house) {
    std::vector<const House*> met = houses_met(first, *house);
    std::ranges::sort(met);
    return std::ranges::adjacent_find(met) != met.end();
  });
}

}  // namespace quadrille::sudoku
