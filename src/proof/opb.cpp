#include "proof/opb.h"

#include <algorithm>

namespace quadrille::proof {

namespace {

constexpr std::size_t kPieceOfOpb = 1 << 16;

}  // namespace

void OpbFormula::append(const AtLeast& constraint, std::string& text) const {
  // OPB proper has no negated literals: ~x is 1 - x.
  int bound = constraint.bound;
  for (const int literal : constraint.literals) {
    text += literal > 0 ? "+1 " : "-1 ";
    text += name(literal > 0 ? literal : -literal);
    text += ' ';
    bound -= literal > 0 ? 0 : 1;
  }
  text += ">= " + std::to_string(bound) + " ;\n";
}

void OpbFormula::write(const std::function<void(std::string_view)>& write) const {
  std::string text = "* #variable= " + std::to_string(variable_count()) +
                     " #constraint= " + std::to_string(constraint_count()) + "\n";
  auto remark = remarks_.begin();
  for (std::size_t i = 0; i < constraint_count(); ++i) {
    for (; remark != remarks_.end() && remark->first == i; ++remark) text += "* " + remark->second + "\n";
    append(constraint(i), text);
    if (text.size() < kPieceOfOpb) continue;
    write(text);
    text.clear();
  }
  write(text);
}

}  // namespace quadrille::proof
