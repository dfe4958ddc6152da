// Finds, among the constraints posted, families of disjoint permutations (in a Sudoku: the rows, the
// columns, the boxes) and the pairs of families that cross.
#include <algorithm>

#include "cp/constraints/distinct/all_different.h"

namespace quadrille::cp {

namespace {

constexpr std::size_t kMostFamilies = 16;
constexpr std::size_t kNone = static_cast<std::size_t>(-1);

/// Houses without common variables, all with the same origin.
struct Family {
  explicit Family(std::size_t variable_count) : house_of(variable_count, kNone) {}

  Houses houses;
  std::vector<std::size_t> constraints;  // of each house, its index in the store
  std::vector<std::size_t> house_of;     // of each variable, or kNone

  [[nodiscard]] bool meets(const std::vector<IntVar>& house) const {
    return std::ranges::any_of(house, [&](IntVar x) { return house_of[x.id()] != kNone; });
  }
  void add(const std::vector<IntVar>& house, std::size_t constraint) {
    for (const IntVar x : house) house_of[x.id()] = houses.size();
    houses.push_back(house);
    constraints.push_back(constraint);
  }
};

/// Puts each house into the first family that it fits.
std::vector<Family> families_of(const Store& store) {
  std::vector<Family> families;
  const auto origin_of = [&](const std::vector<IntVar>& house) {
    return store.domains().origin(house.front().id());
  };
  for (std::size_t i = 0; i < store.constraint_count(); ++i) {
    const auto* const posted = as_all_different(store.constraint(i));
    if (posted == nullptr || !posted->permutes() || posted->scope().empty()) continue;
    const std::vector<IntVar>& house = posted->scope();
    const auto family = std::ranges::find_if(families, [&](const Family& f) {
      return origin_of(f.houses.front()) == origin_of(house) && !f.meets(house);
    });
    if (family != families.end())
      family->add(house, i);
    else if (families.size() < kMostFamilies)
      families.emplace_back(store.variable_count()).add(house, i);
  }
  return families;
}

/// Whether a house of one shares several variables with a house of the other, and neither contains the
/// other. (If one contains the other, crossings() infers nothing beyond domain consistency.)
bool cross(const Family& first, const Family& second) {
  std::vector<std::size_t> shared(
      first.houses.size());  // the variables of a house, by house of the first family
  return std::ranges::any_of(second.houses, [&](const std::vector<IntVar>& house) {
    for (const IntVar x : house)
      if (const std::size_t met = first.house_of[x.id()]; met != kNone) ++shared[met];
    const bool are_crossing = std::ranges::any_of(house, [&](IntVar x) {
      const std::size_t met = first.house_of[x.id()];
      return met != kNone && shared[met] > 1 && shared[met] < house.size() &&
             shared[met] < first.houses[met].size();
    });
    for (const IntVar x : house)
      if (const std::size_t met = first.house_of[x.id()]; met != kNone) shared[met] = 0;
    return are_crossing;
  });
}

}  // namespace

std::vector<CrossingFamilies> crossing_families(const Store& store) {
  const std::vector<Family> families = families_of(store);
  std::vector<CrossingFamilies> result;
  for (std::size_t a = 0; a < families.size(); ++a)
    for (std::size_t b = a + 1; b < families.size(); ++b)
      if (cross(families[a], families[b]))
        result.push_back({families[a].constraints, families[b].constraints});
  return result;
}

std::unique_ptr<Constraint> crossings(const Store& store, const CrossingFamilies& families) {
  const auto houses = [&store](const std::vector<std::size_t>& constraints) {
    Houses result;
    for (const std::size_t i : constraints) result.push_back(as_all_different(store.constraint(i))->scope());
    return result;
  };
  return crossings(store, houses(families.first), houses(families.second));
}

std::vector<std::unique_ptr<Constraint>> all_crossings(const Store& store) {
  std::vector<std::unique_ptr<Constraint>> result;
  for (const CrossingFamilies& families : crossing_families(store))
    result.push_back(crossings(store, families));
  return result;
}

}  // namespace quadrille::cp
