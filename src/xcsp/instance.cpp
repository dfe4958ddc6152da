#include "xcsp/instance.h"

#include <algorithm>

#include "xcsp/constraints.h"

namespace quadrille::xcsp {

namespace {

using pugi::xml_node;

constexpr int kMaxSize = 10'000'000;  // of an array

// Variables.

void add_variable(Model& model, xml_node node, const std::string& name, const std::string& domain) {
  const std::string type = node.attribute("type").as_string("integer");
  if (type == "symbolic") return model.add_symbolic(name, domain);
  if (type == "integer") return model.add(name, model.new_variable(domain));
  model.unsupported("variables of the type " + type);
}

/// Where the domain of a variable or array stands: with itself, or with another.
xml_node source_of(xml_node node) {
  if (const pugi::xml_attribute as = node.attribute("as"))
    for (const xml_node other : node.parent().children(node.name()))
      if (other.attribute("id").as_string() == std::string(as.as_string())) return other;
  return node;
}

void read_variable(Model& model, xml_node node) {
  add_variable(model, node, node.attribute("id").as_string(), source_of(node).text().get());
}

std::vector<int> sizes_of(Model& model, const std::string& text) {
  std::vector<int> sizes;
  __int128 total = 1;
  for (std::size_t open = text.find('['); open != std::string::npos; open = text.find('[', open + 1)) {
    const std::size_t close = text.find(']', open);
    const Value size =
        model.number(text.substr(open + 1, close == std::string::npos ? close : close - open - 1));
    total *= std::max<Value>(size, 0);
    if (size < 0 || size > kMaxSize || total > kMaxSize) model.bad("found an array of the size " + text);
    if (model.trouble()) return {0};
    sizes.push_back(static_cast<int>(size));
  }
  return sizes;
}

void read_array(Model& model, xml_node node) {
  const std::string id = node.attribute("id").as_string();
  model.add_array(id, sizes_of(model, node.attribute("size").as_string()));
  if (model.trouble()) return;
  const xml_node source = source_of(node);
  std::unordered_map<std::string, std::string> domains;
  std::string others = source.child("domain") ? "" : source.text().get();
  for (const xml_node domain : source.children("domain")) {
    const std::string members = domain.attribute("for").as_string();
    if (members == "others") others = domain.text().get();
    for (const std::string& word : words_of(members == "others" ? "" : members))
      for (const std::string& name : model.expand(word)) domains[name] = domain.text().get();
  }
  for (const std::string& name : model.expand(id + "[]")) {
    if (!model.goes_on()) return;
    const auto own = domains.find(name);
    const std::string& domain = own == domains.end() ? others : own->second;
    if (!words_of(domain).empty()) add_variable(model, node, name, domain);
  }
}

// Constraints.

/// The arguments of a group, whole arrays taken apart.
std::vector<std::string> arguments_of(Model& model, xml_node node) {
  std::vector<std::string> arguments;
  for (const std::string& word : words_of(node.text().get())) {
    if (word.find('(') != std::string::npos || parse_number(word)) {
      arguments.push_back(word);
      continue;
    }
    for (std::string& name : model.expand(word)) arguments.push_back(std::move(name));
  }
  return arguments;
}

void read_constraints(Model& model, xml_node parent) {
  const auto post = [&](const Element& element) {
    if (model.goes_on()) post_constraint(model, element);
  };
  for (const xml_node node : parent.children()) {
    if (model.trouble()) return;
    const std::string name = node.name();
    if (node.type() != pugi::node_element) continue;
    if (name == "block") {
      read_constraints(model, node);
    } else if (name == "group") {
      const xml_node pattern = node.first_child();
      for (const xml_node arguments : node.children("args"))
        post(Element(pattern, arguments_of(model, arguments)));
    } else {
      post(Element(node));
    }
  }
}

// The objective.

IntVar objective_of(Model& model, xml_node node) {
  const std::string type = node.attribute("type").as_string("expression");
  const Element element(node);
  if (type == "expression") return model.value(element.text());
  const std::vector<IntVar> list = model.list(element.text_or_own("list"));
  const std::vector<Value> factors = model.numbers(element.text("coeffs"));
  if (!factors.empty() && factors.size() != list.size()) {
    model.bad("found an objective of " + std::to_string(list.size()) + " variables with " +
              std::to_string(factors.size()) + " coefficients");
    return model.constant(0);
  }
  std::vector<cp::Term> terms;
  for (std::size_t i = 0; i < list.size(); ++i) terms.push_back({factors.empty() ? 1 : factors[i], list[i]});
  if (type == "sum") return model.sum(terms);
  std::vector<IntVar> scaled;
  for (const cp::Term& term : terms) scaled.push_back(model.sum({term}));
  if (!scaled.empty() && type == "maximum") return model.builder.maximum(scaled);
  if (!scaled.empty() && type == "minimum") return model.builder.minimum(scaled);
  if (type == "nValues") {
    const IntVar number = model.builder.helper(0, static_cast<Value>(scaled.size()));
    model.post(cp::nvalue(scaled, number));
    return number;
  }
  model.unsupported("an objective of the type " + type);
  return model.constant(0);
}

void read_objective(Instance& instance, xml_node objectives) {
  const xml_node node = objectives.first_child();
  if (!node) return;
  if (node.next_sibling()) return instance.model.unsupported("several objectives");
  instance.is_maximised = node.name() == std::string("maximize");
  const IntVar objective = objective_of(instance.model, node);
  instance.cost = instance.is_maximised ? -objective : objective;
}

/// Where the XML has a mistake, and which.
std::string mistake_in_xml(const pugi::xml_parse_result& parsed, std::string_view xml) {
  if (parsed.status == pugi::status_no_document_element)
    return "found no XML, expected <instance format=\"XCSP3\" ..>";
  const std::string_view before = xml.substr(0, static_cast<std::size_t>(parsed.offset));
  const std::string line = std::to_string(1 + std::ranges::count(before, '\n'));
  if (parsed.status == pugi::status_end_element_mismatch)
    return "line " + line + ": found an end tag of another element than the one that is open";
  return "line " + line + ": found a mistake in the XML: " + parsed.description();
}

}  // namespace

tl::expected<std::unique_ptr<Instance>, Trouble> read_instance(std::string_view xml,
                                                               const std::function<bool()>& is_stopped) {
  const auto trouble = [](Trouble::Kind kind, std::string message) {
    return tl::unexpected(Trouble{kind, std::move(message)});
  };
  pugi::xml_document document;
  const pugi::xml_parse_result parsed = document.load_buffer(xml.data(), xml.size());
  if (!parsed) return trouble(Trouble::Kind::bad_input, mistake_in_xml(parsed, xml));
  const xml_node root = document.child("instance");
  if (!root || root.attribute("format").as_string() != std::string("XCSP3"))
    return trouble(Trouble::Kind::bad_input, "found no <instance format=\"XCSP3\">");
  const std::string type = root.attribute("type").as_string();
  if (type != "CSP" && type != "COP")
    return trouble(Trouble::Kind::unsupported, "instances of the type " + type);
  auto instance = std::make_unique<Instance>(is_stopped);
  Model& model = instance->model;
  for (const xml_node node : root.child("variables").children()) {
    if (node.name() == std::string("array")) read_array(model, node);
    if (node.name() == std::string("var")) read_variable(model, node);
    if (model.trouble()) break;
  }
  if (!model.trouble()) read_constraints(model, root.child("constraints"));
  if (!model.trouble()) read_objective(*instance, root.child("objectives"));
  if (model.trouble()) return tl::unexpected(*model.trouble());
  for (auto& crossings : cp::all_crossings(model.store)) model.post(std::move(crossings));
  return instance;
}

}  // namespace quadrille::xcsp
