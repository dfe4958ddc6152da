#include "xcsp/read_instance.h"

#include <algorithm>

#include "cp/wide.h"
#include "xcsp/constraints.h"
#include "xcsp/sentences.h"

namespace quadrille::xcsp {

namespace {

using pugi::xml_node;

constexpr int kMaxSize = 10'000'000;  // the greatest size of an array

// Variables.

void add_variable(Instance& instance, xml_node node, const std::string& name, const std::string& domain) {
  const std::string type = node.attribute("type").as_string("integer");
  if (type == "symbolic") return instance.add_symbolic(name, domain);
  if (type == "integer") return instance.add(name, instance.new_variable(domain));
  instance.unsupported(say::kOtherVariables(type));
}

/// The node that has the domain of a variable or array: itself, or the one that its attribute `as` names.
xml_node source_of(xml_node node) {
  if (const pugi::xml_attribute as = node.attribute("as"))
    for (const xml_node other : node.parent().children(node.name()))
      if (other.attribute("id").as_string() == std::string(as.as_string())) return other;
  return node;
}

void read_variable(Instance& instance, xml_node node) {
  add_variable(instance, node, node.attribute("id").as_string(), source_of(node).text().get());
}

std::vector<int> sizes_of(Instance& instance, const std::string& text) {
  std::vector<int> sizes;
  cp::Wide total = 1;
  for (std::size_t open = text.find('['); open != std::string::npos; open = text.find('[', open + 1)) {
    const std::size_t close = text.find(']', open);
    const Value size =
        instance.number(text.substr(open + 1, close == std::string::npos ? close : close - open - 1));
    total *= std::max<Value>(size, 0);
    if (size < 0 || size > kMaxSize || total > kMaxSize) instance.bad(say::kArrayOfSize(text));
    if (instance.trouble()) return {0};
    sizes.push_back(static_cast<int>(size));
  }
  return sizes;
}

void read_array(Instance& instance, xml_node node) {
  const std::string id = node.attribute("id").as_string();
  instance.add_array(id, sizes_of(instance, node.attribute("size").as_string()));
  if (instance.trouble()) return;
  const xml_node source = source_of(node);
  std::unordered_map<std::string, std::string> domains;
  std::string others = source.child("domain") ? "" : source.text().get();
  for (const xml_node domain : source.children("domain")) {
    const std::string members = domain.attribute("for").as_string();
    if (members == "others") others = domain.text().get();
    for (const std::string& word : words_of(members == "others" ? "" : members))
      for (const std::string& name : instance.expand(word)) domains[name] = domain.text().get();
  }
  for (const std::string& name : instance.expand(id + "[]")) {
    if (!instance.goes_on()) return;
    const auto own = domains.find(name);
    const std::string& domain = own == domains.end() ? others : own->second;
    if (!words_of(domain).empty()) add_variable(instance, node, name, domain);
  }
}

// Constraints.

/// The arguments of a group; whole arrays are replaced by their elements.
std::vector<std::string> arguments_of(Instance& instance, xml_node node) {
  std::vector<std::string> arguments;
  for (const std::string& word : words_of(node.text().get())) {
    if (word.find('(') != std::string::npos || parse_number(word)) {
      arguments.push_back(word);
      continue;
    }
    for (std::string& name : instance.expand(word)) arguments.push_back(std::move(name));
  }
  return arguments;
}

void read_constraints(Instance& instance, xml_node parent) {
  const auto post = [&](const Element& element) {
    if (instance.goes_on()) post_constraint(instance, element);
  };
  for (const xml_node node : parent.children()) {
    if (instance.trouble()) return;
    const std::string name = node.name();
    if (node.type() != pugi::node_element) continue;
    if (name == "block") {
      read_constraints(instance, node);
    } else if (name == "group") {
      const xml_node pattern = node.first_child();
      for (const xml_node arguments : node.children("args"))
        post(Element(pattern, arguments_of(instance, arguments)));
    } else {
      post(Element(node));
    }
  }
}

// The objective.

IntVar objective_of(Instance& instance, xml_node node) {
  const std::string type = node.attribute("type").as_string("expression");
  const Element element(node);
  if (type == "expression") return instance.value(element.text());
  const std::vector<IntVar> list = instance.list(element.text_or_own("list"));
  const std::vector<Value> factors = instance.numbers(element.text("coeffs"));
  if (!factors.empty() && factors.size() != list.size()) {
    instance.bad(say::kObjectiveCoefficients(list.size(), factors.size()));
    return instance.constant(0);
  }
  std::vector<cp::Term> terms;
  for (std::size_t i = 0; i < list.size(); ++i) terms.push_back({factors.empty() ? 1 : factors[i], list[i]});
  if (type == "sum") return instance.sum(terms);
  std::vector<IntVar> scaled;
  for (const cp::Term& term : terms) scaled.push_back(instance.sum({term}));
  if (!scaled.empty() && type == "maximum") return instance.builder.maximum(scaled);
  if (!scaled.empty() && type == "minimum") return instance.builder.minimum(scaled);
  if (type == "nValues") {
    const IntVar number = instance.builder.helper(0, static_cast<Value>(scaled.size()));
    instance.post(cp::nvalue(scaled, number));
    return number;
  }
  instance.unsupported(say::kOtherObjective(type));
  return instance.constant(0);
}

void read_objective(Instance& instance, xml_node objectives) {
  const xml_node node = objectives.first_child();
  if (!node) return;
  if (node.next_sibling()) return instance.unsupported(say::kSeveralObjectives());
  instance.is_maximised = node.name() == std::string("maximize");
  const IntVar objective = objective_of(instance, node);
  instance.cost = instance.is_maximised ? -objective : objective;
}

/// The error in the XML, with its position.
std::string mistake_in_xml(const pugi::xml_parse_result& parsed, std::string_view xml) {
  if (parsed.status == pugi::status_no_document_element) return say::kNoXml();
  const std::string_view before = xml.substr(0, static_cast<std::size_t>(parsed.offset));
  const auto line = 1 + std::ranges::count(before, '\n');
  if (parsed.status == pugi::status_end_element_mismatch) return say::kOtherEndTag(line);
  return say::kMistakeInXml(line, parsed.description());
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
    return trouble(Trouble::Kind::bad_input, say::kNoInstance());
  const std::string type = root.attribute("type").as_string();
  if (type != "CSP" && type != "COP") return trouble(Trouble::Kind::unsupported, say::kOtherInstances(type));
  auto read = std::make_unique<Instance>(is_stopped);
  Instance& instance = *read;
  for (const xml_node node : root.child("variables").children()) {
    if (node.name() == std::string("array")) read_array(instance, node);
    if (node.name() == std::string("var")) read_variable(instance, node);
    if (instance.trouble()) break;
  }
  if (!instance.trouble()) read_constraints(instance, root.child("constraints"));
  if (!instance.trouble()) read_objective(instance, root.child("objectives"));
  if (instance.trouble()) return tl::unexpected(*instance.trouble());
  for (auto& crossings : cp::all_crossings(instance.store)) instance.post(std::move(crossings));
  return read;
}

}  // namespace quadrille::xcsp
