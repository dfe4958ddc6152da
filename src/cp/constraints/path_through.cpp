// The values of the variables are those along a path through a layered graph: regular and mdd. Values that
// have the same arcs are of one kind, and are looked at together.
#include <algorithm>
#include <map>
#include <utility>

#include "cp/constraints/fixpoint.h"
#include "cp/constraints/layered_graph.h"

namespace quadrille::cp {

namespace {

Word word_of(const Store& store, VariableId x) { return store.domains().word(x); }
Word word_of(const Past& past, VariableId x) { return past.word(x); }

class PathThrough final : public Constraint {
 public:
  PathThrough(const Store& store, std::string_view name, std::vector<IntVar> variables,
              const LayeredGraph& graph);

  [[nodiscard]] std::string_view name() const override { return name_; }
  [[nodiscard]] bool propagate(Store& store, int stage, Word changed) override;
  void explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const override;
  [[nodiscard]] bool holds(std::span<const Value> values) const override;

 private:
  using Marks = std::vector<std::uint8_t>;  // by node, of all layers counted together
  struct Arc {
    std::uint32_t from, to;
    friend auto operator<=>(const Arc&, const Arc&) = default;
  };
  struct Kind {
    std::vector<Value> values;
    Word mask = 0;  // the values, where the variable's domain is a word
    std::vector<Arc> arcs;
  };
  struct Layer {
    std::vector<Value> values;  // increasing
    std::vector<Kind> kinds;
    bool is_word;
  };

  static constexpr Word kNoArc = ~Word{0};  // data of a change; else the layer

  [[nodiscard]] Layer layer_of(const Store& store, const LayeredGraph& graph, std::size_t i) const;
  /// Calls f(kind, whether one of its values is in the domain) for each kind of a layer.
  template <class Domains, class F>
  void for_each_kind(const Domains& domains, std::size_t i, F f) const;
  [[nodiscard]] bool drop_unknown(Store& store) const;
  [[nodiscard]] bool run_once(Store& store);
  [[nodiscard]] bool drop_unsupported(Store& store, std::size_t i);
  /// Marks the nodes that lead to the end; of one layer, if given, by one value only.
  [[nodiscard]] Marks leading_to_end(const Past& past, std::size_t layer, Value value) const;

  std::string_view name_;
  std::vector<Layer> layers_;
  std::size_t node_count_;
  bool has_path_;
  Marks from_start_, to_end_;  // of the present run
};

PathThrough::PathThrough(const Store& store, std::string_view name, std::vector<IntVar> variables,
                         const LayeredGraph& graph)
    : Constraint(std::move(variables), bit(2)),
      name_(name),
      node_count_(graph.node_count),
      has_path_(graph.has_path) {
  for (std::size_t i = 0; i < scope().size(); ++i) layers_.push_back(layer_of(store, graph, i));
}

PathThrough::Layer PathThrough::layer_of(const Store& store, const LayeredGraph& graph, std::size_t i) const {
  const IntVar x = scope()[i];
  const GraphLayer& from = graph.layers[i];
  Layer layer{from.values, {}, store.domains().is_word(x.id())};
  std::map<std::vector<Arc>, std::size_t> kinds;
  for (std::size_t k = 0; k < from.values.size(); ++k) {
    std::vector<Arc> arcs;
    for (const GraphLayer::Arc& arc : from.arcs_of(k))
      arcs.push_back({static_cast<std::uint32_t>(graph.index(i, arc.from)),
                      static_cast<std::uint32_t>(graph.index(i + 1, arc.to))});
    std::ranges::sort(arcs);
    const auto [place, is_new] = kinds.try_emplace(std::move(arcs), layer.kinds.size());
    if (is_new) layer.kinds.push_back({{}, 0, place->first});
    Kind& kind = layer.kinds[place->second];
    kind.values.push_back(from.values[k]);
    if (layer.is_word) kind.mask |= satisfying(x.eq(from.values[k]), store.domains().origin(x.id()));
  }
  return layer;
}

template <class Domains, class F>
void PathThrough::for_each_kind(const Domains& domains, std::size_t i, F f) const {
  const IntVar x = scope()[i];
  const Layer& layer = layers_[i];
  const Word word = layer.is_word ? word_of(domains, x.id()) : 0;
  const auto is_possible = [&](Value v) { return domains.contains(x, v); };
  for (const Kind& kind : layer.kinds)
    f(kind, layer.is_word ? (word & kind.mask) != 0 : std::ranges::any_of(kind.values, is_possible));
}

bool PathThrough::propagate(Store& store, int, Word changed) {
  if (!has_path_) return store.fail(kNoArc);
  if (changed == ~Word{0} && !drop_unknown(store)) return false;
  return run_to_fixpoint(store, [&] { return run_once(store); });
}

bool PathThrough::drop_unknown(Store& store) const {
  for (std::size_t i = 0; i < scope().size(); ++i)
    if (!keep_known(store, scope()[i], layers_[i].values, kNoArc)) return false;
  return true;
}

bool PathThrough::run_once(Store& store) {
  from_start_.assign(node_count_, 0);
  to_end_.assign(node_count_, 0);
  from_start_.front() = 1;
  to_end_.back() = 1;
  for (std::size_t i = 0; i < scope().size(); ++i)
    for_each_kind(store, i, [&](const Kind& kind, bool possible) {
      if (!possible) return;
      for (const Arc& arc : kind.arcs) from_start_[arc.to] |= from_start_[arc.from];
    });
  if (from_start_.back() == 0) return store.fail(scope().size());
  for (std::size_t i = scope().size(); i-- > 0;)
    if (!drop_unsupported(store, i)) return false;
  return true;
}

bool PathThrough::drop_unsupported(Store& store, std::size_t i) {
  Word gone = 0;
  bool possible = true;
  for_each_kind(store, i, [&](const Kind& kind, bool has_values) {
    if (!has_values) return;
    std::uint8_t is_supported = 0;
    for (const Arc& arc : kind.arcs) {
      const auto on_path = static_cast<std::uint8_t>(from_start_[arc.from] & to_end_[arc.to]);
      to_end_[arc.from] |= on_path;
      is_supported |= on_path;
    }
    if (is_supported != 0) return;
    gone |= kind.mask;
    if (layers_[i].is_word) return;
    for (const Value v : kind.values) possible = possible && store.remove(scope()[i], v, i);
  });
  return possible && (gone == 0 || store.keep(scope()[i].id(), ~gone, i));
}

PathThrough::Marks PathThrough::leading_to_end(const Past& past, std::size_t layer, Value value) const {
  Marks result(node_count_, 0);
  result.back() = 1;
  for (std::size_t i = scope().size(); i-- > 0;)
    for_each_kind(past, i, [&](const Kind& kind, bool possible) {
      if (i == layer ? !std::ranges::binary_search(kind.values, value) : !possible) return;
      for (const Arc& arc : kind.arcs) result[arc.from] |= result[arc.to];
    });
  return result;
}

/// From the start, the nodes reached when all values are allowed except those that lead over to the end:
/// these are the reasons (Gange, Stuckey and Szymanek, "MDD propagators with explanation", Constraints 2011).
void PathThrough::explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const {
  if (data == kNoArc) return;
  const Value value = fact.is_falsum() ? 0 : scope()[data].from_base(fact.value);
  const Marks to_end = leading_to_end(past, data, value);
  Marks reached(node_count_, 0);
  reached.front() = 1;
  for (std::size_t i = 0; i < scope().size(); ++i)
    for (const Kind& kind : layers_[i].kinds) {
      if (i == data && !std::ranges::binary_search(kind.values, value)) continue;
      const bool leads_over = std::ranges::any_of(
          kind.arcs, [&](const Arc& arc) { return (reached[arc.from] & to_end[arc.to]) != 0; });
      if (leads_over) {
        for (const Value v : kind.values) reasons.push_back(scope()[i].ne(v));
      } else {
        for (const Arc& arc : kind.arcs) reached[arc.to] |= reached[arc.from];
      }
    }
}

bool PathThrough::holds(std::span<const Value> values) const {
  if (!has_path_) return false;
  Marks reached(node_count_, 0);
  reached.front() = 1;
  for (std::size_t i = 0; i < values.size(); ++i)
    for (const Kind& kind : layers_[i].kinds)
      if (std::ranges::binary_search(kind.values, values[i]))
        for (const Arc& arc : kind.arcs) reached[arc.to] |= reached[arc.from];
  return reached.back() != 0;
}

}  // namespace

std::unique_ptr<Constraint> path_through(const Store& store, std::string_view name,
                                         std::vector<IntVar> variables, const LayeredGraph& graph) {
  return std::make_unique<PathThrough>(store, name, std::move(variables), graph);
}

}  // namespace quadrille::cp
