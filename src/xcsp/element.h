// A constraint element of an instance: its parts as text, with the arguments of its group put in.
#pragma once

#include <pugixml.hpp>
#include <string>
#include <vector>

namespace quadrille::xcsp {

class Element {
 public:
  explicit Element(pugi::xml_node node) : node_(node) {}
  /// %0, %1, .. stand for the arguments, %... for those that the element does not name by number.
  Element(pugi::xml_node node, std::vector<std::string> arguments);

  [[nodiscard]] pugi::xml_node node() const { return node_; }
  [[nodiscard]] bool has(const char* child) const { return !node_.child(child).empty(); }
  /// The text of the first child of the name.
  [[nodiscard]] std::string text(const char* child) const { return filled(node_.child(child).text().get()); }
  [[nodiscard]] std::vector<std::string> texts(const char* child) const;
  /// Its own text.
  [[nodiscard]] std::string text() const { return filled(node_.text().get()); }
  /// The text of a child, or its own where it has no children at all.
  [[nodiscard]] std::string text_or_own(const char* child) const { return has(child) ? text(child) : text(); }
  [[nodiscard]] std::string attribute(const char* name, const char* otherwise = "") const {
    return node_.attribute(name).as_string(otherwise);
  }
  [[nodiscard]] std::string attribute(const char* child, const char* name, const char* otherwise) const {
    return node_.child(child).attribute(name).as_string(otherwise);
  }
  /// One more than the greatest number behind a % in it.
  [[nodiscard]] std::size_t numbered_arguments() const { return rest_; }

 private:
  [[nodiscard]] std::string filled(const std::string& text) const;

  pugi::xml_node node_;
  std::vector<std::string> arguments_;
  std::size_t rest_ = 0;  // the first argument of %...
};

}  // namespace quadrille::xcsp
