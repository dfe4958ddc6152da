#include "python/signature.h"

namespace quadrille::python {

namespace {

constexpr std::string_view kRefusal = ": incompatible ";
constexpr std::string_view kFirstSignature = "\n    1. ";

/// The parts between the commas outside all brackets and quotes.
std::vector<std::string_view> parts_of(std::string_view text) {
  std::vector<std::string_view> parts;
  int depth = 0;
  bool is_quoted = false;
  std::size_t begin = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (c == '\'') is_quoted = !is_quoted;
    if (is_quoted) continue;
    depth += (c == '[' || c == '(' || c == '{') - (c == ']' || c == ')' || c == '}');
    if (c != ',' || depth > 0) continue;
    parts.push_back(text.substr(begin, i - begin));
    begin = i + 1;
  }
  parts.push_back(text.substr(begin));
  for (std::string_view& part : parts)
    while (part.starts_with(' ')) part.remove_prefix(1);
  return parts;
}

/// text: from the opening bracket to the closing one.
Signature signature_in(std::string_view text) {
  Signature signature;
  bool is_by_name = false;
  for (const std::string_view part : parts_of(text)) {
    if (part == "*") is_by_name = true;
    const std::size_t colon = part.find(": ");
    if (colon == std::string_view::npos) continue;
    const std::size_t equals = part.find(" = ");
    signature.parameters.push_back({std::string(part.substr(0, colon)),
                                    std::string(part.substr(colon + 2, equals - colon - 2)),
                                    equals != std::string_view::npos, is_by_name});
  }
  return signature;
}

}  // namespace

bool lists_signatures(std::string_view text) {
  return text.find(kRefusal) != std::string_view::npos &&
         text.find(kFirstSignature) != std::string_view::npos;
}

std::vector<Signature> signatures_in(std::string_view refusal) {
  std::vector<Signature> signatures;
  std::size_t line = refusal.find(kFirstSignature);
  while (line != std::string_view::npos) {
    const std::string_view rest = refusal.substr(line + 1);
    const std::string_view one = rest.substr(0, rest.find('\n'));
    const std::size_t arrow = std::min(one.rfind(" -> "), one.size());
    const std::size_t open = one.find('('), close = one.rfind(')', arrow);
    if (open == std::string_view::npos || close == std::string_view::npos || close < open) break;
    signatures.push_back(signature_in(one.substr(open + 1, close - open - 1)));
    if (one.size() == rest.size() || !rest.substr(one.size()).starts_with("\n    ")) break;
    line += 1 + one.size();
  }
  return signatures;
}

std::string_view type_constructed(std::string_view refusal) {
  const std::size_t first = refusal.find(kFirstSignature) + kFirstSignature.size();
  return refusal.substr(first, refusal.find('(', first) - first);
}

}  // namespace quadrille::python
