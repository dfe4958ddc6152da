#include "cp/trace/model_trace.h"

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <sstream>
#include <string>

#include "support/base/allocated.h"
#include "support/cp/small_models.h"

namespace quadrille::test {
namespace {

using namespace quadrille::cp;

/// The trace of a search for all solutions, without the time that it took.
std::string trace_of(Store& store, std::vector<NamedVariable> variables, const SearchOptions& options = {}) {
  std::string lines;
  ModelTrace trace([&lines](std::string_view text) { lines += text; });
  trace.begin(store, variables);
  store.set_observer(&trace);
  Branching branching;
  for (const auto& [name, x] : variables) branching.variables.push_back(x);
  Search search(store, {branching}, options);
  SearchResult result = SearchResult::limit;
  while ((result = search.next()) == SearchResult::solution) trace.solution(store);
  trace.end(result, search.statistics());
  store.set_observer(nullptr);
  return lines.substr(0, lines.rfind(",\"seconds\""));
}

TEST(ModelTrace, TellsWhatIsPostedAndWhatHappens) {
  Store store;
  const IntVar x = store.new_variable(0, 2);
  const IntVar y = store.new_variable(0, 100);
  store.post(linear({{1, x}, {1, y}}, Comparison::equal, 2));
  store.post(not_equal(x, y));
  EXPECT_EQ(trace_of(store, {{"x", x}, {"y", y}, {"z", x + 1}, {"same", x}}),
            R"({"event":"model","variables":2,"constraints":2}
{"event":"variable","name":"x","domain":[[0,2]]}
{"event":"variable","name":"y","domain":[[0,100]]}
{"event":"variable","name":"z","is":"x + 1"}
{"event":"variable","name":"same","is":"x"}
{"event":"constraint","name":"equal 1","kind":"equal","scope":["x","-y + 2"]}
{"event":"constraint","name":"not_equal 2","kind":"not_equal","scope":["x","y"]}
{"event":"node","node":1,"parent":null,"depth":0,"decision":null}
{"event":"removal","node":1,"constraint":"equal 1","variable":"y","removed":[[3,100]],"left":[[0,2]]}
{"event":"node","node":2,"parent":1,"depth":1,"decision":{"variable":"x","relation":"=","value":0}}
{"event":"removal","node":2,"constraint":null,"variable":"x","removed":[[1,2]],"left":[[0,0]]}
{"event":"removal","node":2,"constraint":"equal 1","variable":"y","removed":[[0,1]],"left":[[2,2]]}
{"event":"solution","node":2,"values":{"x":0,"y":2,"z":1,"same":0}}
{"event":"node","node":3,"parent":1,"depth":1,"decision":{"variable":"x","relation":"!=","value":0}}
{"event":"removal","node":3,"constraint":null,"variable":"x","removed":[[0,0]],"left":[[1,2]]}
{"event":"removal","node":3,"constraint":"equal 1","variable":"y","removed":[[2,2]],"left":[[0,1]]}
{"event":"node","node":4,"parent":3,"depth":1,"decision":{"variable":"x","relation":"=","value":1}}
{"event":"removal","node":4,"constraint":null,"variable":"x","removed":[[2,2]],"left":[[1,1]]}
{"event":"removal","node":4,"constraint":"equal 1","variable":"y","removed":[[0,0]],"left":[[1,1]]}
{"event":"failure","node":4,"constraint":"not_equal 2"}
{"event":"node","node":5,"parent":3,"depth":1,"decision":{"variable":"x","relation":"!=","value":1}}
{"event":"removal","node":5,"constraint":null,"variable":"x","removed":[[1,1]],"left":[[2,2]]}
{"event":"removal","node":5,"constraint":"equal 1","variable":"y","removed":[[1,1]],"left":[[0,0]]}
{"event":"solution","node":5,"values":{"x":2,"y":0,"z":3,"same":2}}
{"event":"end","ending":"complete","solutions":2,"nodes":5,"failures":1,"propagations":9,"depth":1)");
}

/// The values of a range list such as [[0,3],[7,7]], from the text after a key.
std::set<Value> values_of(const std::string& line, const std::string& key) {
  std::set<Value> values;
  std::size_t at = line.find("\"" + key + "\":[") + key.size() + 4;
  while (line[at] == '[' || line[at] == ',') {
    const std::size_t from = line.find('[', at) + 1, comma = line.find(',', from), to = line.find(']', comma);
    for (Value v = std::stoll(line.substr(from, comma - from)); v <= std::stoll(line.substr(comma + 1)); ++v)
      values.insert(v);
    at = to + 1;
  }
  return values;
}

std::string text_of(const std::string& line, const std::string& key) {
  const std::size_t from = line.find("\"" + key + "\":") + key.size() + 3;
  return line.substr(from, line.find_first_of(",}", from) - from);
}

/// A reader who removes from a parent's domains the removals of its node and of its children gets the domains
/// of each.
TEST(ModelTrace, LetsDomainsBeFollowedFromNodeToNode) {
  using State = std::map<std::string, std::set<Value>>;
  for (const SearchOptions& options : {SearchOptions{}, SearchOptions{.mode = SearchMode::free},
                                       SearchOptions{.mode = SearchMode::mixed, .first_turn = 2},
                                       SearchOptions{.mode = SearchMode::automatic}}) {
    RandomCosts problem(3);
    std::vector<NamedVariable> variables{{"cost", problem.cost}};
    for (const IntVar x : problem.x) variables.push_back({"x" + std::to_string(x.id()), x});
    const IntVar wide = problem.store.new_variable(-100, 300);  // with holes, and more than 64 values
    problem.store.post(not_equal(wide, problem.x[0]));
    problem.store.post(linear({{1, wide}, {-1, problem.cost}, {-1, problem.x[0]}}, Comparison::equal, 0));
    variables.push_back({"wide", wide});
    std::istringstream lines(trace_of(problem.store, variables, options));
    State first;
    std::map<std::string, State> states;  // by node
    int removals = 0;
    for (std::string line; std::getline(lines, line);) {
      const std::string event = text_of(line, "event");
      if (event == "\"variable\"") first[text_of(line, "name")] = values_of(line, "domain");
      if (event == "\"node\"") {
        const std::string parent = text_of(line, "parent");
        states[text_of(line, "node")] = parent == "null" ? first : states.at(parent);
      }
      if (event != "\"removal\"") continue;
      ++removals;
      const std::string node = text_of(line, "node");
      std::set<Value>& domain = (node == "0" ? first : states.at(node))[text_of(line, "variable")];
      for (const Value v : values_of(line, "removed")) domain.erase(v);
      ASSERT_EQ(domain, values_of(line, "left")) << line;
    }
    EXPECT_GT(removals, 100);
  }
}

TEST(ModelTrace, HoldsNoMoreMemoryHoweverLongItIs) {
  if (!allocated_bytes()) GTEST_SKIP() << "memory cannot be measured here";
  Store store;
  std::vector<NamedVariable> variables;
  for (int i = 0; i < 14; ++i) variables.push_back({"b" + std::to_string(i), store.new_boolean()});
  std::size_t bytes = 0, before = 0, most = 0;
  ModelTrace trace([&](std::string_view lines) {
    bytes += lines.size();
    most = std::max(most, *allocated_bytes());
  });
  trace.begin(store, variables);
  store.set_observer(&trace);
  Branching branching;
  for (const auto& [name, x] : variables) branching.variables.push_back(x);
  Search search(store, {branching});
  for (int solutions = 0; search.next() == SearchResult::solution; ++solutions) {
    trace.solution(store);
    if (solutions == 100) before = *allocated_bytes();
  }
  store.set_observer(nullptr);
  EXPECT_GT(bytes, 5'000'000U);
  EXPECT_LT(most, before + (1U << 17U));
}

}  // namespace
}  // namespace quadrille::test
