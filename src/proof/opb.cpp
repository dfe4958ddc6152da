#include "proof/opb.h"

#include "base/piece_writer.h"

namespace quadrille::proof {

void OpbFormula::append(const AtLeast& constraint, std::string& text) const {
  // OPB proper has no negated literals, so ~x is written as 1 - x.
  int bound = constraint.bound;
  for (std::size_t i = 0; i < constraint.literals.size(); ++i) {
    const int literal = constraint.literals[i];
    const int weight = constraint.weight(i);
    text += literal > 0 ? '+' : '-';
    text += std::to_string(weight) + ' ';
    text += name(literal > 0 ? literal : -literal);
    text += ' ';
    bound -= literal > 0 ? 0 : weight;
  }
  text += ">= " + std::to_string(bound) + " ;";
}

void OpbFormula::write(const std::function<void(std::string_view)>& write, StopToken stop) const {
  constexpr std::size_t kConstraintsBetweenLooks = 256;
  PieceWriter out(write);
  out.text() = "* #variable= " + std::to_string(variable_count()) +
               " #constraint= " + std::to_string(constraint_count());
  out.end_line();
  if (preserved_ > 0) {
    out.text() += "preserved:";
    for (int v = 1; v <= preserved_; ++v) out.text() += ' ' + name(v);
    out.text() += " ;";
    out.end_line();
  }
  auto remark = remarks_.begin();
  for (std::size_t i = 0; i < constraint_count(); ++i) {
    if (i % kConstraintsBetweenLooks == 0 && stop.stop_requested()) break;
    for (; remark != remarks_.end() && remark->first == i; ++remark) {
      out.text() += "* ";
      out.add_to_line(remark->second);
      out.end_line();
    }
    append(constraint(i), out.text());
    out.end_line();
  }
  out.flush();
}

}  // namespace quadrille::proof
