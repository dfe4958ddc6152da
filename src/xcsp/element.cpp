#include "xcsp/element.h"

#include <algorithm>
#include <cctype>

namespace quadrille::xcsp {

namespace {

/// The end of the number that begins at `start`, after a %.
std::size_t end_of_number(const std::string& text, std::size_t start) {
  while (start < text.size() && std::isdigit(static_cast<unsigned char>(text[start])) != 0) ++start;
  return start;
}

/// The number after the % at a position. Very long numbers become npos, which no group has as an argument
/// either.
std::size_t index_at(const std::string& text, std::size_t place) {
  const std::string digits = text.substr(place + 1, end_of_number(text, place + 1) - place - 1);
  return digits.size() > 6 ? std::string::npos : std::stoul(digits);
}

bool is_numbered(const std::string& text, std::size_t place) {
  return end_of_number(text, place + 1) > place + 1;
}

/// The greatest number after a % in the node, plus one.
std::size_t count_numbered(pugi::xml_node node) {
  std::size_t count = 0;
  const std::string text = node.value();
  for (std::size_t at = text.find('%'); at != std::string::npos; at = text.find('%', at + 1))
    if (is_numbered(text, at) && index_at(text, at) != std::string::npos)
      count = std::max(count, index_at(text, at) + 1);
  for (const pugi::xml_node child : node.children()) count = std::max(count, count_numbered(child));
  return count;
}

}  // namespace

Element::Element(pugi::xml_node node, std::vector<std::string> arguments)
    : node_(node), arguments_(std::move(arguments)), rest_(count_numbered(node)) {}

std::vector<std::string> Element::texts(const char* child) const {
  std::vector<std::string> result;
  for (const pugi::xml_node node : node_.children(child)) result.push_back(filled(node.text().get()));
  return result;
}

std::string Element::filled(const std::string& text) const {
  std::string result;
  std::size_t done = 0;
  for (std::size_t at = text.find('%'); at != std::string::npos; at = text.find('%', done)) {
    result += text.substr(done, at - done);
    if (text.compare(at, 4, "%...") == 0) {
      for (std::size_t i = rest_; i < arguments_.size(); ++i) result += arguments_[i] + " ";
      done = at + 4;
    } else if (is_numbered(text, at) && index_at(text, at) < arguments_.size()) {
      result += arguments_[index_at(text, at)];
      done = end_of_number(text, at + 1);
    } else {
      result += '%';
      done = at + 1;
    }
  }
  return result + text.substr(done);
}

}  // namespace quadrille::xcsp
