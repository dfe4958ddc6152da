#include "python/engine_constraint.h"

#include "python/arguments.h"
#include "python/bindings.h"
#include "python/engine_callback.h"
#include "python/interrupt.h"
#include "python/sentences.h"

namespace quadrille::python {

namespace {

constexpr int kValueBits = 40;
constexpr cp::Value kValueShift = cp::Value{1} << (kValueBits - 1);  // makes values of 40 bits positive
constexpr int kRelationBits = 2;

}  // namespace

bool EngineConstraint::propagate(cp::Store& /*store*/, int /*stage*/, Word /*changed*/) {
  return owner_.run(*this);
}

std::optional<Word> EngineConstraint::data_of(const Fact& fact) const {
  auto place = std::ranges::find(scope(), fact.variable.view);
  if (place == scope().end()) place = std::ranges::find(scope(), fact.variable.view.id(), &cp::IntVar::id);
  if (place == scope().end()) return {};
  const auto [relation, value] = place->seen(fact.literal());
  return (static_cast<Word>(place - scope().begin()) << (kValueBits + kRelationBits)) |
         (static_cast<Word>(relation) << kValueBits) | static_cast<Word>(value + kValueShift);
}

Fact EngineConstraint::fact_of(Word data) const {
  return {owner_.handle(scope()[data >> (kValueBits + kRelationBits)]),
          static_cast<cp::Relation>((data >> kValueBits) & low_bits(kRelationBits)),
          static_cast<cp::Value>(data & low_bits(kValueBits)) - kValueShift};
}

void EngineConstraint::explain(const cp::Past& past, cp::Literal fact, Word data,
                               std::vector<cp::Literal>& reasons) const {
  explain_change(past, fact.is_falsum() ? std::nullopt : std::optional(fact_of(data)), reasons);
}

void EngineConstraint::explain_change(const cp::Past& past, const std::optional<Fact>& fact,
                                      std::vector<cp::Literal>& reasons) const {
  if (owner_.error_) return;
  owner_.error_ = caught([&] {
    const auto kept = py::reinterpret_borrow<py::object>(object_);
    if (py::hasattr(kept, "explain")) {
      const py::object view = py::cast(EnginePast(owner_, past));
      const py::object question = fact ? py::cast(*fact) : py::object(py::none());
      py::object answer;
      const auto error = caught([&] { answer = call_method(kept, "explain", view, question); });
      view.cast<EnginePast&>().end();
      if (error) throw py::error_already_set(*error);
      if (!py::hasattr(answer, "__iter__")) throw py::type_error(say::kNoReasons(name_, shown(answer)));
      for (const py::handle element : answer) {
        if (!py::isinstance<Fact>(element)) throw py::type_error(say::kNoReason(name_, shown(element)));
        const Fact& reason = element.cast<const Fact&>();
        const cp::Literal literal = owner_.checked(reason);
        if (!past.holds(literal)) throw py::value_error(say::kReasonDidNotHold(name_, text_of(reason)));
        reasons.push_back(literal);
      }
      return;
    }
    // All that was known of the variables.
    for (const cp::IntVar x : scope()) {
      const cp::Domains& domains = owner_.store_.domains();
      const cp::IntVar plain(x.id());
      const cp::Value min = past.min(plain);
      const cp::Value max = past.max(plain);
      if (min > domains.min_at(x.id(), 0)) reasons.push_back(plain.ge(min));
      if (max < domains.max_at(x.id(), 0)) reasons.push_back(plain.le(max));
      for (cp::Value v = min + 1; v < max; ++v)
        if (!past.contains(plain, v) && domains.contains_at(x.id(), v, 0)) reasons.push_back(plain.ne(v));
    }
  });
}

bool EngineConstraint::holds(std::span<const cp::Value> values) const {
  bool answer = false;
  auto error = caught([&] {
    py::list list;
    for (const cp::Value value : values) list.append(value);
    answer = read_truth(call_method(object_, "holds", list), "holds", name_);
  });
  if (error && !owner_.error_) owner_.error_ = std::move(error);
  return answer;
}

const cp::Past& EnginePast::past() const {
  if (past_ == nullptr) raise_input_error(say::kPastIsOver());
  return *past_;
}

cp::IntVar EnginePast::checked(const Variable& x) const {
  static_cast<void>(past());  // without it, there may be no store
  return store_->checked(x);
}

cp::Value EnginePast::value(const Variable& x) const {
  if (!is_fixed(x)) raise_input_error(say::kNotFixed(domain(x).size(), text_of(x)));
  return past().min(x.view);
}

bool EnginePast::contains(const Variable& x, cp::Value value) const {
  return past().contains(checked(x), clamped(value));
}

std::vector<cp::Value> EnginePast::domain(const Variable& x) const { return values_of(past(), checked(x)); }

bool EnginePast::holds(const Fact& fact) const {
  static_cast<void>(past());
  return past().holds(store_->checked(fact));
}

}  // namespace quadrille::python
