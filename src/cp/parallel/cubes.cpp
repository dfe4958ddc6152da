#include "cp/parallel/cubes.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "cp/learning/learner.h"

namespace quadrille::cp {

namespace {

struct SizedCube {
  Cube facts;
  std::uint64_t size;  // the number of values to remove until its variables are fixed
};

class CubeCutter {
 public:
  CubeCutter(Store& store, std::span<const IntVar> variables, const std::vector<double>& activities)
      : store_(store), variables_(variables), activities_(activities), cubes_{{{}, size()}} {}

  std::vector<Cube> cut(std::size_t count, const std::function<bool()>& is_stopped) {
    while (!cubes_.empty() && cubes_.size() < count && !is_stopped()) {
      const auto largest = std::ranges::max_element(cubes_, {}, &SizedCube::size);
      if (largest->size == 0) break;
      const auto parts = parts_of(largest->facts, is_stopped);
      if (!parts) break;
      cubes_.insert(cubes_.erase(largest), parts->begin(), parts->end());
    }
    std::vector<Cube> cubes;
    for (SizedCube& cube : cubes_) cubes.push_back(std::move(cube.facts));
    return cubes;
  }

 private:
  [[nodiscard]] std::uint64_t size() const {
    std::uint64_t size = 0;
    for (const IntVar x : variables_) size += store_.count(x) - 1;
    return size;
  }

  /// Nullopt after a stop, so that the cube stays whole.
  [[nodiscard]] std::optional<std::vector<SizedCube>> parts_of(const Cube& facts,
                                                               const std::function<bool()>& is_stopped) {
    std::vector<SizedCube> parts;
    bool was_stopped = false;
    store_.push();
    const auto impose = [&](Literal fact) { return store_.impose(fact); };
    const bool is_possible = std::ranges::all_of(facts, impose) && store_.propagate();
    was_stopped = store_.is_cut_short();
    if (is_possible && !was_stopped) {
      const IntVar x = *variable_to_split(store_, variables_, activities_);
      std::vector<Value> values;
      store_.for_each_value(x, [&](Value v) { values.push_back(v); });
      for (const Value v : values) {
        was_stopped = is_stopped();
        if (was_stopped) break;
        store_.push();
        if (store_.assign(x, v) && store_.propagate()) {
          parts.push_back({facts, size()});
          parts.back().facts.push_back(x.eq(v));
        }
        store_.pop();
      }
    }
    store_.pop();
    if (was_stopped) return std::nullopt;
    return parts;
  }

  Store& store_;
  std::span<const IntVar> variables_;
  const std::vector<double>& activities_;
  std::vector<SizedCube> cubes_;
};

}  // namespace

std::vector<Cube> cut_into_cubes(Store& store, std::span<const IntVar> variables,
                                 const std::vector<double>& activities, std::size_t count,
                                 const std::function<bool()>& is_stopped) {
  return CubeCutter(store, variables, activities).cut(count, is_stopped);
}

std::optional<IntVar> variable_to_split(const Store& store, std::span<const IntVar> variables,
                                        const std::vector<double>& activities) {
  std::optional<IntVar> best;
  double most = 0;
  for (const IntVar x : variables) {
    if (store.is_fixed(x)) continue;
    const double activity = activities.empty() ? 1 : activities[x.id()];
    const double gain = activity / static_cast<double>(store.count(x) - 1);
    if (best && gain <= most) continue;
    best = x;
    most = gain;
  }
  return best;
}

std::vector<Cube> parts_of_rest(Learner& learning, const Store& store, std::span<const IntVar> variables) {
  std::vector<Cube> parts = learning.rest();
  const auto x = variable_to_split(store, variables, learning.activities());
  if (parts.size() != 1 || !x) return parts;
  const Cube rest = std::move(parts.front());
  parts.clear();
  learning.assume(rest);  // so the store is at its root
  store.for_each_value(*x, [&](Value v) {
    parts.push_back(rest);
    parts.back().push_back(x->eq(v));
  });
  return parts;
}

}  // namespace quadrille::cp
