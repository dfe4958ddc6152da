#include "proof/veripb.h"

namespace quadrille::proof {

VeripbWriter::VeripbWriter(const OpbFormula& formula, std::function<void(std::string_view)> write)
    : formula_(formula), out_(std::move(write)), last_id_(formula.constraint_count()) {
  out_.text() = "pseudo-Boolean proof version 2.0\nf " + std::to_string(last_id_) + "\n";
}

void VeripbWriter::comment(std::string_view text) {
  out_.text() += "* ";
  out_.add_to_line(text);
  out_.end_line();
}

ConstraintId VeripbWriter::add_sum(std::span<const Summand> summands) {
  out_.text() += "pol";
  put(summands.front());
  for (const Summand& summand : summands.subspan(1)) {
    put(summand);
    out_.text() += " +";
  }
  out_.end_line();
  return ++last_id_;
}

ConstraintId VeripbWriter::add_clause(std::span<const int> literals) {
  out_.text() += "rup ";
  for (const int literal : literals) {
    out_.text() += literal > 0 ? "1 " : "1 ~";
    out_.text() += formula_.name(literal > 0 ? literal : -literal);
    out_.text() += ' ';
  }
  out_.text() += ">= 1 ;";
  out_.end_line();
  return ++last_id_;
}

void VeripbWriter::erase(std::span<const ConstraintId> ids) {
  out_.text() += "del id";
  for (const ConstraintId id : ids) put(id);
  out_.end_line();
}

void VeripbWriter::conclude() {
  const ConstraintId falsum = add_clause({});
  out_.text() += "output NONE\nconclusion UNSAT :";
  put(falsum);
  out_.text() += "\nend pseudo-Boolean proof\n";
  out_.flush();
}

void VeripbWriter::put(const Summand& summand) {
  put(summand.id);
  if (summand.factor != 1) out_.text() += ' ' + std::to_string(summand.factor) + " *";
}

void VeripbWriter::put(ConstraintId id) {
  out_.text() += ' ';
  out_.text() += std::to_string(id);
}

}  // namespace quadrille::proof
