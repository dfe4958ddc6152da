// r <=> all of some literals hold, or r => all hold, where r is the reification's literal. It is treated as
// the clause {r, not a, not b, ..} for one direction and the implications r => a, r => b, .. for the other.
#include "cp/constraints/logic.h"
#include "cp/constraints/logic/watched_literals.h"
#include "cp/constraints/support/note.h"

namespace quadrille::cp {

namespace {

class Conjunction final : public Constraint {
 public:
  /// `clause` is the opposites of the literals, followed by r.
  Conjunction(std::vector<Literal> clause, Reification::Mode mode)
      : Constraint(variables_of(clause), bit(0)),
        is_full_(mode == Reification::Mode::full),
        clause_(std::move(clause)) {}

  [[nodiscard]] std::string_view name() const override { return "conjunction"; }
  [[nodiscard]] Events wakes_on(std::size_t i) const override {
    const Events forward = falsifying(~clause_[i]);
    return is_full_ ? static_cast<Events>(forward | falsifying(clause_[i])) : forward;
  }
  [[nodiscard]] bool propagate(Store& store, int stage, Word changed) override;
  void explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const override;
  [[nodiscard]] bool is_clauses() const override { return true; }
  [[nodiscard]] std::vector<std::vector<Literal>> clauses() const override;
  [[nodiscard]] bool holds(std::span<const Value> values) const override;

 private:
  enum class Why : std::uint8_t {
    clause,   // about the literal at the position in the clause: all others are false
    implied,  // r holds
    refuted,  // about r: the literal at the position is false
  };
  using Note = NoteOf<Why, Field<32>>;

  [[nodiscard]] std::size_t count() const { return clause_.literals().size() - 1; }
  [[nodiscard]] Literal r() const { return clause_[count()]; }
  [[nodiscard]] bool impose_all(Store& store) const;

  bool is_full_;
  WatchedLiterals clause_;
};

bool Conjunction::propagate(Store& store, int, Word changed) {
  const auto is_touched = [&](std::size_t i) { return (changed & bit(static_cast<int>(i % 64))) != 0; };
  if (store.truth(r()) == Store::Truth::yes) return !is_touched(count()) || impose_all(store);
  for (std::size_t i = 0; i < count(); ++i)
    if (is_touched(i) && store.truth(clause_[i]) == Store::Truth::yes)
      return store.impose(~r(), Note::pack(Why::refuted, i));
  if (!is_full_) return true;
  switch (clause_.examine(store, changed)) {
    case WatchedLiterals::Verdict::open: return true;
    case WatchedLiterals::Verdict::must_be:
      return store.impose(clause_[clause_.last()], Note::pack(Why::clause, clause_.last()));
    default: return store.fail(Note::pack(Why::clause, clause_.literals().size()));
  }
}

bool Conjunction::impose_all(Store& store) const {
  for (std::size_t i = 0; i < count(); ++i)
    if (!store.impose(~clause_[i], Note::pack(Why::implied))) return false;
  return true;
}

void Conjunction::explain(const Past&, Literal, Word data, std::vector<Literal>& reasons) const {
  const auto [why, at] = Note::unpack(data);
  switch (why) {
    case Why::clause: return clause_.explain(at, reasons);
    case Why::implied: return reasons.push_back(r());
    case Why::refuted: return reasons.push_back(clause_[at]);
  }
}

std::vector<std::vector<Literal>> Conjunction::clauses() const {
  std::vector<std::vector<Literal>> result;
  if (is_full_) result.push_back(clause_.literals());
  for (std::size_t i = 0; i < count(); ++i) result.push_back({~r(), ~clause_[i]});
  return result;
}

bool Conjunction::holds(std::span<const Value> values) const {
  bool all = true;
  for (std::size_t i = 0; i < count(); ++i) all = all && !clause_[i].holds_for(values[i]);
  const bool is_true = r().holds_for(values.back());
  return is_full_ ? is_true == all : !is_true || all;
}

}  // namespace

std::unique_ptr<Constraint> conjunction(const std::vector<Literal>& literals, Reification reification) {
  std::vector<Literal> clause;
  for (const Literal literal : literals) clause.push_back(~literal);
  clause.push_back(reification.literal);
  return std::make_unique<Conjunction>(std::move(clause), reification.mode);
}

std::unique_ptr<Constraint> disjunction(const std::vector<Literal>& literals, Reification reification) {
  std::vector<Literal> opposites{~reification.literal};
  if (reification.mode == Reification::Mode::half) {
    opposites.insert(opposites.end(), literals.begin(), literals.end());
    return clause(opposites);
  }
  opposites.clear();
  for (const Literal literal : literals) opposites.push_back(~literal);
  return conjunction(opposites, {~reification.literal});
}

std::unique_ptr<Constraint> equivalence(Literal a, Literal b) { return conjunction({a}, {b}); }

}  // namespace quadrille::cp
