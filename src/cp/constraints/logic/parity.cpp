// The number of literals that hold is odd, or is even. Nothing follows while two literals are open.
#include <array>

#include "cp/constraints/logic.h"
#include "cp/constraints/logic/watched_literals.h"

namespace quadrille::cp {

namespace {

class Parity final : public Constraint {
 public:
  Parity(std::vector<Literal> literals, bool is_odd)
      : Constraint(variables_of(literals), bit(0)), literals_(std::move(literals)), is_odd_(is_odd) {}

  [[nodiscard]] std::string_view name() const override { return "parity"; }
  [[nodiscard]] Events wakes_on(std::size_t i) const override {
    return static_cast<Events>(falsifying(literals_[i]) | falsifying(~literals_[i]));
  }
  [[nodiscard]] bool propagate(Store& store, int stage, Word changed) override;

  void explain(const Past& past, Literal, Word data, std::vector<Literal>& reasons) const override {
    for (std::size_t i = 0; i < literals_.size(); ++i)
      if (i != data) reasons.push_back(past.holds(literals_[i]) ? literals_[i] : ~literals_[i]);
  }

  [[nodiscard]] bool holds(std::span<const Value> values) const override {
    bool is_odd = false;
    for (std::size_t i = 0; i < values.size(); ++i) is_odd ^= literals_[i].holds_for(values[i]);
    return is_odd == is_odd_;
  }

 private:
  [[nodiscard]] bool is_open(const Store& store, std::size_t i) const {
    return store.truth(literals_[i]) == Store::Truth::open;
  }

  std::vector<Literal> literals_;
  bool is_odd_;
  std::array<std::size_t, 2> watches_{0, 0};  // two literals that were open at the last check; checked before
                                              // use
};

bool Parity::propagate(Store& store, int, Word) {
  if (watches_[0] != watches_[1] && is_open(store, watches_[0]) && is_open(store, watches_[1])) return true;
  std::size_t open = 0;
  bool is_odd = false;
  for (std::size_t i = 0; i < literals_.size(); ++i) {
    const Store::Truth truth = store.truth(literals_[i]);
    is_odd ^= truth == Store::Truth::yes;
    if (truth != Store::Truth::open) continue;
    watches_[open++] = i;
    if (open == 2) return true;
  }
  if (open == 0) return is_odd == is_odd_ || store.fail(literals_.size());
  const std::size_t last = watches_[0];
  return store.impose(is_odd == is_odd_ ? ~literals_[last] : literals_[last], last);
}

}  // namespace

std::unique_ptr<Constraint> parity(std::vector<Literal> literals, bool is_odd) {
  return std::make_unique<Parity>(std::move(literals), is_odd);
}

}  // namespace quadrille::cp
