// The values of the variables are those along a path through a layered graph (see layered_graph.h): regular
// and mdd. Values of a layer that have the same arcs form a kind and are looked at together. A set of nodes
// is a row of words. Arcs of a kind that lead equally far, from node i to node i + c, are followed by one
// shift; the automata that count have only a few such steps.
#include <algorithm>
#include <bit>
#include <map>
#include <utility>

#include "base/sort.h"
#include "cp/constraints/sequences/layered_graph.h"
#include "cp/constraints/support/fixpoint.h"
#include "cp/constraints/support/note.h"

namespace quadrille::cp {

namespace {

class PathThrough final : public Constraint {
 public:
  PathThrough(const Store& store, std::string_view name, std::vector<IntVar> variables,
              const LayeredGraph& graph);

  [[nodiscard]] std::string_view name() const override { return name_; }
  [[nodiscard]] bool propagate(Store& store, int stage, Word changed) override;
  void explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const override;
  [[nodiscard]] bool holds(std::span<const Value> values) const override;
  [[nodiscard]] std::size_t memory() const override;

 private:
  /// A set of nodes. The nodes of all layers are numbered together, and each layer begins with a new word.
  using Nodes = std::vector<Word>;
  /// Arcs from one word of nodes to another, all of which shift the node's bit by the same number.
  struct Step {
    std::uint32_t from, to;
    int by;
    Word start;  // the nodes where these arcs begin
    friend auto operator<=>(const Step&, const Step&) = default;

    [[nodiscard]] Word ahead(const Nodes& nodes) const { return std::rotl(nodes[from] & start, by); }
    [[nodiscard]] Word back(const Nodes& nodes) const { return std::rotr(nodes[to], by) & start; }
  };
  using Steps = std::vector<Step>;
  struct Kind {
    std::vector<Value> values;
    Word mask = 0;  // the values as bits, if the variable has a word domain
    Steps steps;
  };
  struct Layer {
    std::vector<Value> values;  // increasing
    std::vector<Kind> kinds;
    bool is_word;
  };

  enum class Why : std::uint8_t {
    unknown,  // the graph has no path at all, or no arc for the value
    no_path,  // about the layer: no remaining path uses the value
  };
  using Note = NoteOf<Why, Field<32>>;

  [[nodiscard]] Layer layer_of(const Store& store, const LayeredGraph& graph, std::size_t i) const;
  /// The steps for arcs whose nodes are numbered within their layers.
  [[nodiscard]] Steps steps_of(std::size_t layer, std::span<const GraphLayer::Arc> arcs) const;
  [[nodiscard]] Nodes only(std::size_t layer) const;
  /// Calls f(kind, b) for each kind of layer i, where b tells whether one of its values is in the domain.
  template <class Domains, class F>
  void for_each_kind(const Domains& domains, std::size_t i, F f) const;
  [[nodiscard]] bool drop_unknown(Store& store) const;
  [[nodiscard]] bool run_once(Store& store);
  [[nodiscard]] bool drop_unsupported(Store& store, std::size_t i);
  /// The nodes from which a path leads to the end; in `layer`, if it is a layer, only by `value`.
  [[nodiscard]] Nodes leading_to_end(const Past& past, std::size_t layer, Value value) const;

  std::string_view name_;
  std::vector<Layer> layers_;
  std::vector<std::uint32_t> first_words_;  // by layer, and for the end: its first word
  bool has_path_;
  bool is_repeating_;          // a variable occurs twice, so that one run need not reach the fixpoint
  Nodes from_start_, to_end_;  // in the present run: the nodes joined to the start, and to the end
};

PathThrough::PathThrough(const Store& store, std::string_view name, std::vector<IntVar> variables,
                         const LayeredGraph& graph)
    : Constraint(std::move(variables), bit(2)),
      name_(name),
      has_path_(graph.has_path),
      is_repeating_(comes_twice(scope())) {
  std::size_t words = 0;
  for (std::size_t i = 0; i <= scope().size(); ++i) {
    first_words_.push_back(static_cast<std::uint32_t>(words));
    words += (graph.size(i) + 63) / 64;
  }
  for (std::size_t i = 0; i < scope().size(); ++i) layers_.push_back(layer_of(store, graph, i));
}

PathThrough::Layer PathThrough::layer_of(const Store& store, const LayeredGraph& graph, std::size_t i) const {
  const IntVar x = scope()[i];
  const GraphLayer& from = graph.layers[i];
  Layer layer{from.values, {}, store.domains().is_word(x.id())};
  std::map<Steps, std::size_t> kinds;
  for (std::size_t k = 0; k < from.values.size(); ++k) {
    Steps steps = steps_of(i, from.arcs_of(k));
    const auto [place, is_new] = kinds.try_emplace(std::move(steps), layer.kinds.size());
    if (is_new) layer.kinds.push_back({{}, 0, place->first});
    Kind& kind = layer.kinds[place->second];
    kind.values.push_back(from.values[k]);
    if (layer.is_word) kind.mask |= satisfying(x.eq(from.values[k]), store.domains().origin(x.id()));
  }
  return layer;
}

PathThrough::Steps PathThrough::steps_of(std::size_t layer, std::span<const GraphLayer::Arc> arcs) const {
  Steps single;
  for (const GraphLayer::Arc& arc : arcs)
    single.push_back({first_words_[layer] + arc.from / 64, first_words_[layer + 1] + arc.to / 64,
                      static_cast<int>(arc.to % 64) - static_cast<int>(arc.from % 64),
                      bit(static_cast<int>(arc.from % 64))});
  sort_range(single);
  Steps steps;
  for (const Step& step : single) {
    const auto goes_with = [&](const Step& s) {
      return s.from == step.from && s.to == step.to && s.by == step.by;
    };
    if (steps.empty() || !goes_with(steps.back())) steps.push_back(step);
    steps.back().start |= step.start;
  }
  return steps;
}

/// The set of the first node of a layer (or of the end).
PathThrough::Nodes PathThrough::only(std::size_t layer) const {
  Nodes nodes(first_words_.back() + 1, 0);
  nodes[first_words_[layer]] = 1;
  return nodes;
}

template <class Domains, class F>
void PathThrough::for_each_kind(const Domains& domains, std::size_t i, F f) const {
  const IntVar x = scope()[i];
  const Layer& layer = layers_[i];
  const Word word = layer.is_word ? domains.word(x.id()) : 0;
  const auto is_possible = [&](Value v) { return domains.contains(x, v); };
  for (const Kind& kind : layer.kinds)
    f(kind, layer.is_word ? (word & kind.mask) != 0 : std::ranges::any_of(kind.values, is_possible));
}

bool PathThrough::propagate(Store& store, int, Word changed) {
  if (!has_path_) return store.fail(Note::pack(Why::unknown));
  if (changed == ~Word{0} && !drop_unknown(store)) return false;
  if (!is_repeating_) return run_once(store);
  return run_to_fixpoint(store, [&] { return run_once(store); });
}

bool PathThrough::drop_unknown(Store& store) const {
  for (std::size_t i = 0; i < scope().size(); ++i)
    if (!keep_known(store, scope()[i], layers_[i].values, Note::pack(Why::unknown))) return false;
  return true;
}

bool PathThrough::run_once(Store& store) {
  from_start_ = only(0);
  to_end_ = only(scope().size());
  for (std::size_t i = 0; i < scope().size(); ++i)
    for_each_kind(store, i, [&](const Kind& kind, bool possible) {
      if (!possible) return;
      for (const Step& step : kind.steps) from_start_[step.to] |= step.ahead(from_start_);
    });
  if (from_start_.back() == 0) return store.fail(Note::pack(Why::no_path, scope().size()));
  for (std::size_t i = scope().size(); i-- > 0;)
    if (!drop_unsupported(store, i)) return false;
  return true;
}

bool PathThrough::drop_unsupported(Store& store, std::size_t i) {
  Word gone = 0;
  bool possible = true;
  for_each_kind(store, i, [&](const Kind& kind, bool has_values) {
    if (!has_values) return;
    Word supported = 0;
    for (const Step& step : kind.steps) {
      const Word on_path = from_start_[step.from] & step.back(to_end_);
      to_end_[step.from] |= on_path;
      supported |= on_path;
    }
    if (supported != 0) return;
    gone |= kind.mask;
    if (layers_[i].is_word) return;
    for (const Value v : kind.values)
      possible = possible && store.remove(scope()[i], v, Note::pack(Why::no_path, i));
  });
  return possible && (gone == 0 || store.keep(scope()[i].id(), ~gone, Note::pack(Why::no_path, i)));
}

PathThrough::Nodes PathThrough::leading_to_end(const Past& past, std::size_t layer, Value value) const {
  Nodes result = only(scope().size());
  for (std::size_t i = scope().size(); i-- > 0;)
    for_each_kind(past, i, [&](const Kind& kind, bool possible) {
      if (i == layer ? !std::ranges::binary_search(kind.values, value) : !possible) return;
      for (const Step& step : kind.steps) result[step.from] |= step.back(result);
    });
  return result;
}

/// Walks from the start with all values allowed, also those removed, except for values that would lead to a
/// node from which the end can be reached: these are the reasons (Gange, Stuckey and Szymanek, "MDD
/// propagators with explanation", Constraints 2011).
void PathThrough::explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const {
  const auto [why, at] = Note::unpack(data);
  if (why == Why::unknown) return;
  const Value value = fact.is_falsum() ? 0 : scope()[at].from_base(fact.value);
  const Nodes to_end = leading_to_end(past, at, value);
  Nodes reached = only(0);
  for (std::size_t i = 0; i < scope().size(); ++i)
    for (const Kind& kind : layers_[i].kinds) {
      if (i == at && !std::ranges::binary_search(kind.values, value)) continue;
      const bool leads_over = std::ranges::any_of(
          kind.steps, [&](const Step& step) { return (reached[step.from] & step.back(to_end)) != 0; });
      if (leads_over) {
        for (const Value v : kind.values) reasons.push_back(scope()[i].ne(v));
      } else {
        for (const Step& step : kind.steps) reached[step.to] |= step.ahead(reached);
      }
    }
}

std::size_t PathThrough::memory() const {
  std::size_t bytes = Constraint::memory() + 2 * sizeof(Word) * (first_words_.back() + 1);
  for (const Layer& layer : layers_)
    for (const Kind& kind : layer.kinds)
      bytes += sizeof(Kind) + kind.steps.capacity() * sizeof(Step) + kind.values.capacity() * sizeof(Value);
  return bytes;
}

bool PathThrough::holds(std::span<const Value> values) const {
  if (!has_path_) return false;
  Nodes reached = only(0);
  for (std::size_t i = 0; i < values.size(); ++i)
    for (const Kind& kind : layers_[i].kinds)
      if (std::ranges::binary_search(kind.values, values[i]))
        for (const Step& step : kind.steps) reached[step.to] |= step.ahead(reached);
  return reached.back() != 0;
}

}  // namespace

std::unique_ptr<Constraint> path_through(const Store& store, std::string_view name,
                                         std::vector<IntVar> variables, const LayeredGraph& graph) {
  return std::make_unique<PathThrough>(store, name, std::move(variables), graph);
}

}  // namespace quadrille::cp
