// The trace of any model, for programs: one JSON object per line (docs/trace.md). First the posted
// constraints, then the events of the search: nodes, removals with the constraints that made them, failures,
// learnt clauses, solutions. It holds the names of the variables, the path to the present node, and some
// lines that are not yet written; so its memory does not grow with the length of the search.
//
//   ModelTrace trace([](std::string_view lines) { std::fwrite(lines.data(), 1, lines.size(), stdout); });
//   trace.begin(store, {{"x", x}, {"y", y}});   // after posting, before anything is propagated
//   store.set_observer(&trace);
//   Search search(store, {{{x, y}}});
//   SearchResult result;
//   while ((result = search.next()) == SearchResult::solution) trace.solution(store);
//   trace.end(result, search.statistics());
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cp/search_options.h"
#include "cp/trace/node_path.h"

namespace quadrille::cp {

struct NamedVariable {
  std::string name;
  IntVar variable;
};

class ModelTrace final : public Observer {
 public:
  /// Receives whole lines, at least one.
  using Write = std::function<void(std::string_view)>;

  explicit ModelTrace(Write write) : write_(std::move(write)) {}
  ~ModelTrace() override { flush(); }

  /// Reports the variables, with their present domains, and the constraints. One variable of the store may
  /// have several names; one without a name is called by its number, "#7".
  void begin(const Store& store, std::vector<NamedVariable> variables);
  /// The solution that the store holds.
  void solution(const Store& store, std::optional<Value> objective = std::nullopt);
  /// result: of the last call of Search::next().
  void end(SearchResult result, const Statistics& statistics);

  void on_node(const Store& store, Literal decision, std::uint32_t depth) override;
  void on_changes(const Store& store, const Constraint* constraint, std::uint32_t begin,
                  std::uint32_t end) override;
  void on_failure(const Store& store, const Constraint* constraint) override;
  void on_learnt(const Store& store, std::span<const Literal> facts, std::uint32_t depth) override;
  void on_outcome(const Store& store, NodeOutcome outcome, std::uint32_t depth) override;

 private:
  /// "linear 3", the third constraint of the model; only the name for one that was posted later.
  [[nodiscard]] std::optional<std::string> name_of(const Constraint* constraint) const;
  /// "x", "-x + 1".
  [[nodiscard]] std::string text_of(IntVar x) const;
  void tell_variables(const Store& store);
  void tell_constraints(const Store& store);
  /// Writes one removal for all changes of a variable since the trail had the length `begin`; the last of
  /// them is at `last`.
  void tell_removal(const Store& store, const Constraint* constraint, Position begin, Position last);
  /// Writes the collected lines if they are many.
  void pass_on();
  void flush();

  Write write_;
  std::vector<NamedVariable> variables_;
  std::vector<std::string> names_;  // by variable of the store
  std::size_t constraints_ = 0;     // of the model
  NodePath nodes_;
  std::string lines_;  // not yet written
};

}  // namespace quadrille::cp
