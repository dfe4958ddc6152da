// A constraint element of an instance: access to the texts of its parts, with the arguments of its group
// filled in.
#pragma once

#include <pugixml.hpp>
#include <string>
#include <vector>

namespace quadrille::xcsp {

class Element {
 public:
  explicit Element(pugi::xml_node node) : node_(node) {}
  /// %0, %1, .. are replaced by the arguments; %... by all arguments that the element does not use by number.
  Element(pugi::xml_node node, std::vector<std::string> arguments);

  [[nodiscard]] pugi::xml_node node() const { return node_; }
  [[nodiscard]] bool has(const char* child) const { return !node_.child(child).empty(); }
  /// The text of the first child with this name.
  [[nodiscard]] std::string text(const char* child) const { return filled(node_.child(child).text().get()); }
  [[nodiscard]] std::vector<std::string> texts(const char* child) const;
  /// The element's own text.
  [[nodiscard]] std::string text() const { return filled(node_.text().get()); }
  /// The text of a child or, if it is missing, the element's own text.
  [[nodiscard]] std::string text_or_own(const char* child) const { return has(child) ? text(child) : text(); }
  [[nodiscard]] std::string attribute(const char* name, const char* otherwise = "") const {
    return node_.attribute(name).as_string(otherwise);
  }
  [[nodiscard]] std::string attribute(const char* child, const char* name, const char* otherwise) const {
    return node_.child(child).attribute(name).as_string(otherwise);
  }
  /// The greatest number after a % in the element, plus one.
  [[nodiscard]] std::size_t numbered_arguments() const { return rest_; }

 private:
  [[nodiscard]] std::string filled(const std::string& text) const;

  pugi::xml_node node_;
  std::vector<std::string> arguments_;
  std::size_t rest_ = 0;  // the first argument for %...
};

}  // namespace quadrille::xcsp
