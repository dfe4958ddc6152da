#include "python/engine_store.h"

#include <algorithm>
#include <atomic>
#include <span>

#include "cp/constraints/distinct.h"
#include "python/arguments.h"
#include "python/bindings.h"
#include "python/engine_callback.h"
#include "python/engine_constraint.h"
#include "python/interrupt.h"
#include "python/sentences.h"

namespace quadrille::python {

namespace {

std::uint64_t next_birth() {
  static std::atomic<std::uint64_t> births = 0;
  return ++births;
}

}  // namespace

// Use of the store.

class EngineStore::Working {
 public:
  Working(EngineStore& store, State state) : store_(store), before_(std::exchange(store.state_, state)) {
    store_.thread_ = PyThread_get_thread_ident();
  }
  ~Working() {
    if (store_.state_ != State::cleared) store_.state_ = before_;
  }
  Working(const Working&) = delete;
  Working& operator=(const Working&) = delete;

 private:
  EngineStore& store_;
  State before_;
};

void EngineStore::expect_readable() const {
  if (state_ == State::cleared) raise_input_error(say::kStoreIsGone());
  if (state_ == State::idle || thread_ == PyThread_get_thread_ident()) return;
  PyErr_SetString(PyExc_RuntimeError, say::kUsedByAnotherThread().c_str());
  throw py::error_already_set();
}

void EngineStore::expect_idle() const {
  expect_readable();
  if (state_ == State::propagating) raise_input_error(say::kStoreIsPropagating());
  if (state_ != State::idle) raise_input_error(say::kStoreIsExplaining());
}

cp::IntVar EngineStore::checked(const Variable& x) const {
  expect_readable();
  const cp::VariableId id = x.view.id();
  if (id >= variables_.size() || variables_[id].birth != x.birth)
    raise_input_error(say::kVariableOfNoStore(text_of(x)));
  return x.view;
}

cp::Literal EngineStore::checked(const Fact& fact) const {
  const cp::IntVar view = checked(fact.variable);
  return view.is(fact.relation, clamped(fact.value));
}

void EngineStore::expect_true(const Fact& fact) const {
  if (store_.truth(checked(fact)) != cp::Store::Truth::yes)
    raise_input_error(say::kNotTrueNow(text_of(fact)));
}

Variable EngineStore::handle(cp::IntVar view) const {
  const Variable& known = variables_[view.id()];
  return {known.birth, view, known.name};
}

Fact EngineStore::fact_of(cp::Literal literal) const {
  return {variables_[literal.variable], literal.relation, literal.value};
}

void EngineStore::raise_what_was_kept() {
  if (!error_) return;
  py::error_already_set error = *std::exchange(error_, std::nullopt);
  throw error;
}

// Variables and domains.

Variable EngineStore::enrol(cp::IntVar x, const std::optional<std::string>& name) {
  variables_.push_back(
      {next_birth(), x, std::make_shared<const std::string>(name ? *name : "x" + std::to_string(x.id()))});
  return variables_.back();
}

Variable EngineStore::variable(cp::Value min, cp::Value max, const std::optional<std::string>& name) {
  expect_idle();
  if (near(min) > near(max)) raise_input_error(say::kEmptyRange(min, max));
  if (max - min >= kMostValues) raise_input_error(say::kTooManyValues(kMostValues));
  return enrol(store_.new_variable(min, max), name);
}

Variable EngineStore::variable(const std::vector<cp::Value>& values, const std::optional<std::string>& name) {
  expect_idle();
  std::vector<cp::Value> sorted = values;
  std::ranges::sort(sorted);
  sorted.erase(std::ranges::unique(sorted).begin(), sorted.end());
  if (sorted.empty()) raise_input_error(say::kNoValues());
  if (near(sorted.back()) - near(sorted.front()) >= kMostValues)
    raise_input_error(say::kTooManyValues(kMostValues));
  return enrol(store_.new_variable_with_holes(sorted), name);
}

std::vector<Variable> EngineStore::variables() const {
  expect_readable();
  return variables_;
}

cp::Value EngineStore::min(const Variable& x) const { return store_.min(checked(x)); }
cp::Value EngineStore::max(const Variable& x) const { return store_.max(checked(x)); }
bool EngineStore::is_fixed(const Variable& x) const { return store_.is_fixed(checked(x)); }
std::uint64_t EngineStore::count(const Variable& x) const { return store_.count(checked(x)); }

cp::Value EngineStore::value(const Variable& x) const {
  if (!is_fixed(x)) raise_input_error(say::kNotFixed(count(x), text_of(x)));
  return store_.value(x.view);
}

bool EngineStore::contains(const Variable& x, cp::Value value) const {
  return store_.contains(checked(x), clamped(value));
}

std::vector<cp::Value> EngineStore::domain(const Variable& x) const { return values_of(store_, checked(x)); }

std::optional<bool> EngineStore::truth(const Fact& fact) const {
  const cp::Store::Truth truth = store_.truth(checked(fact));
  if (truth == cp::Store::Truth::open) return {};
  return truth == cp::Store::Truth::yes;
}

bool EngineStore::impose(const Fact& fact) {
  const cp::Literal literal = checked(fact);
  if (state_ != State::idle && state_ != State::propagating) raise_input_error(say::kStoreIsExplaining());
  Word data = 0;
  if (running_ != nullptr) {
    const auto found = running_->data_of({fact.variable, fact.relation, clamped(fact.value)});
    if (!found) raise_input_error(say::kNotInScope(*fact.variable.name, std::string(running_->name())));
    data = *found;
  }
  const bool has_failed = running_ != nullptr ? run_has_failed_ : failed_level_.has_value();
  if (has_failed) return false;
  if (store_.truth(literal) == cp::Store::Truth::yes || store_.impose(literal, data)) return true;
  failed_change_ = fact;
  if (running_ != nullptr) {
    run_has_failed_ = true;
  } else {
    failed_level_ = store_.level();
  }
  return false;
}

// Constraints.

void EngineStore::post(const py::object& object) {
  expect_idle();
  const Working working(*this, State::posting);
  const auto name = std::string(Py_TYPE(object.ptr())->tp_name);
  if (!py::hasattr(object, "scope") || !py::hasattr(object, "propagate"))
    raise_input_error(say::kNoConstraint(shown(object)));
  std::vector<cp::IntVar> scope;
  std::vector<cp::Events> events;
  for (const py::handle element : object.attr("scope")) {
    if (!py::isinstance<Variable>(element)) raise_input_error(say::kNoVariableInScope(name, shown(element)));
    if (scope.size() == kMostInScope) raise_input_error(say::kLargeScope(name, kMostInScope));
    scope.push_back(checked(element.cast<const Variable&>()));
  }
  const bool has_events = py::hasattr(object, "wakes_on");
  for (std::size_t i = 0; i < scope.size(); ++i) {
    int wanted = cp::kAnyChange;
    if (has_events) {
      const py::object answer = call_method(object, "wakes_on", py::int_(i));
      if (PyLong_Check(answer.ptr()) == 0) raise_input_error(say::kNoEvents(name, shown(answer)));
      wanted = answer.cast<int>();
    }
    constexpr int kAll = cp::kFixed | cp::kLower | cp::kUpper | cp::kAnyChange;
    if (wanted <= 0 || (wanted & ~kAll) != 0) raise_input_error(say::kNoEvents(name, std::to_string(wanted)));
    events.push_back(static_cast<cp::Events>(wanted));
  }
  constraints_.push_back(object);
  store_.post(std::make_unique<EngineConstraint>(*this, object, std::move(scope), std::move(events), name));
}

void EngineStore::post_all_different(const std::vector<Variable>& variables, cp::Consistency consistency) {
  expect_idle();
  std::vector<cp::IntVar> scope;
  for (const Variable& x : variables) scope.push_back(checked(x));
  constraints_.push_back(py::none());
  store_.post(cp::all_different(store_, std::move(scope), consistency));
}

std::vector<py::object> EngineStore::constraints() const {
  expect_readable();
  return constraints_;
}

bool EngineStore::propagate() {
  expect_idle();
  if (broken_level_) raise_input_error(say::kLevelIsBroken());
  if (failed_level_) return false;
  const Working working(*this, State::propagating);
  failed_change_.reset();
  const bool possible = store_.propagate();
  if (!possible) failed_level_ = store_.level();
  if (error_) broken_level_ = store_.level();
  raise_what_was_kept();
  return possible;
}

bool EngineStore::run(const EngineConstraint& constraint) {
  if (error_) return store_.fail(0);
  running_ = &constraint;
  run_has_failed_ = false;
  bool possible = true;
  error_ = caught([&] {
    const auto kept = py::reinterpret_borrow<py::object>(constraint.object());
    const py::object self = py::cast(this, py::return_value_policy::reference);
    const auto name = std::string(constraint.name());
    cp::Position before = 0;
    do {
      before = store_.domains().now();
      possible = read_truth(call_method(kept, "propagate", self), "propagate", name);
      if (possible && run_has_failed_)
        throw py::value_error(say::kTrueAfterFailure(name, text_of(*failed_change_)));
      // A change by one view narrows the others.
    } while (possible && constraint.has_repeats() && store_.domains().now() != before);
  });
  running_ = nullptr;
  if (error_) return store_.fail(0);
  if (possible) return true;
  if (!run_has_failed_) {
    failed_change_.reset();
    return store_.fail(0);
  }
  return false;
}

// Levels.

void EngineStore::push() {
  expect_idle();
  if (!failed_level_ && !store_.is_idle()) raise_input_error(say::kPropagateBeforePush());
  store_.push();
}

void EngineStore::pop() {
  expect_idle();
  if (store_.level() == 0) raise_input_error(say::kNoLevelToPop());
  pop_to(store_.level() - 1);
}

void EngineStore::pop_to(std::uint32_t level) {
  expect_idle();
  if (level > store_.level()) raise_input_error(say::kNoSuchLevel(level, store_.level()));
  if (level == store_.level()) return;
  store_.pop_to(level);
  if (failed_level_ && level < *failed_level_) failed_level_.reset();
  if (broken_level_ && level < *broken_level_) broken_level_.reset();
  variables_.resize(store_.variable_count());
  // Dropped last: an object that ends may run a program of its own, which may use this store.
  std::vector<py::object> dropped;
  while (constraints_.size() > store_.constraint_count()) {
    dropped.push_back(std::move(constraints_.back()));
    constraints_.pop_back();
  }
}

// Reasons.

cp::Position EngineStore::when(const Fact& fact) const {
  expect_true(fact);
  const cp::Literal literal = checked(fact);
  const auto first_time = [&](cp::Literal part) { return store_.domains().when(part); };
  if (literal.relation != cp::Relation::equal) return first_time(literal);
  const cp::Position lower = first_time({literal.variable, cp::Relation::at_least, literal.value});
  const cp::Position upper = first_time({literal.variable, cp::Relation::at_most, literal.value});
  if (lower == cp::kNever) return upper;
  return upper == cp::kNever ? lower : std::max(lower, upper);
}

std::int64_t EngineStore::position_of(const Fact& fact) const {
  const cp::Position position = when(fact);
  return position == cp::kNever ? -1 : static_cast<std::int64_t>(position);
}

std::uint32_t EngineStore::level_of(const Fact& fact) const {
  const cp::Position position = when(fact);
  std::uint32_t level = 0;
  if (position == cp::kNever) return level;
  while (level < store_.level() && store_.level_start(level + 1) <= position) ++level;
  return level;
}

Reasons EngineStore::reasons_of(std::vector<cp::Literal> literals, const cp::Constraint* by) const {
  Reasons reasons;
  for (const cp::Literal literal : literals) {
    const Fact fact = fact_of(literal);
    if (std::ranges::find(reasons.first, fact) == reasons.first.end()) reasons.first.push_back(fact);
  }
  reasons.second = by == nullptr ? py::object(py::none()) : constraints_[by->index()];
  return reasons;
}

Reasons EngineStore::explain(const Fact& fact) {
  expect_idle();
  const cp::Position position = when(fact);
  if (position == cp::kNever) return {{}, py::none()};
  const cp::Literal literal = checked(fact);
  const cp::Change& change = store_.domains().change(position);
  std::vector<cp::Literal> reasons;
  const Working working(*this, State::explaining);
  if (change.constraint == cp::kDecision) return {{}, py::none()};
  const auto* const made_by =
      change.constraint == cp::kHoles
          ? nullptr
          : dynamic_cast<const EngineConstraint*>(&store_.constraint(change.constraint));
  if (made_by != nullptr) {
    // The imposed fact implies this one, unless removing a value moved a bound further.
    const Fact imposed = made_by->fact_of(change.data);
    if (implies(imposed.literal(), literal)) {
      made_by->explain_change(cp::Past(store_, position), imposed, reasons);
      raise_what_was_kept();
      return reasons_of(std::move(reasons), made_by);
    }
  }
  const cp::Constraint* const by = store_.explain(literal, reasons);
  raise_what_was_kept();
  return reasons_of(std::move(reasons), by);
}

Reasons EngineStore::explain_failure() {
  expect_idle();
  if (broken_level_) raise_input_error(say::kLevelIsBroken());
  if (!failed_level_) raise_input_error(say::kHasNotFailed());
  const Working working(*this, State::explaining);
  std::vector<cp::Literal> reasons;
  const cp::Constraint* by = store_.explain_failure(reasons);
  const auto* const failed = dynamic_cast<const EngineConstraint*>(by);
  if (failed != nullptr || by == nullptr) reasons.clear();
  if (failed != nullptr && !error_)
    failed->explain_change(cp::Past(store_, store_.domains().now()), failed_change_, reasons);
  if ((failed != nullptr || by == nullptr) && failed_change_)
    reasons.push_back(failed_change_->opposite().literal());
  raise_what_was_kept();
  return reasons_of(std::move(reasons), by);
}

// Cycles.

int EngineStore::traverse(visitproc visit, void* arg) const {
  for (const py::object& object : constraints_) {
    Py_VISIT(object.ptr());
  }
  return 0;
}

void EngineStore::clear() {
  state_ = State::cleared;
  const std::vector<py::object> dropped = std::exchange(constraints_, {});
}

}  // namespace quadrille::python
