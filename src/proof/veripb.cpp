#include "proof/veripb.h"

#include <string>
#include <vector>

namespace quadrille::proof {

VeripbWriter::VeripbWriter(const OpbFormula& formula, VeripbVersion version,
                           std::function<void(std::string_view)> write)
    : formula_(formula), version_(version), out_(std::move(write)), last_id_(formula.constraint_count()) {
  out_.text() += version_ == VeripbVersion::v2 ? "pseudo-Boolean proof version 2.0\n"
                                               : "pseudo-Boolean proof version 3.0\n";
  out_.text() += "f";
  put(last_id_);
  end_step();
}

void VeripbWriter::comment(std::string_view text) {
  out_.text() += version_ == VeripbVersion::v2 ? "* " : "% ";
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
  end_step();
  return ++last_id_;
}

ConstraintId VeripbWriter::add_clause(std::span<const int> literals) {
  out_.text() += "rup";
  for (const int literal : literals) {
    out_.text() += " 1";
    put_literal(literal);
  }
  out_.text() += " >= 1 ;";
  out_.end_line();
  return ++last_id_;
}

void VeripbWriter::erase(std::span<const ConstraintId> ids) {
  out_.text() += "del id";
  for (const ConstraintId id : ids) put(id);
  end_step();
}

ConstraintId VeripbWriter::add_solution(std::span<const int> literals) {
  out_.text() += "solx";
  for (const int literal : literals) put_literal(literal);
  end_step();
  ++last_id_;
  ++solutions_;
  // What the step itself excludes are the values of all preserved variables, from which propagation infers
  // less.
  std::vector<int> opposites;
  for (const int literal : literals)
    if (formula_.is_preserved(literal > 0 ? literal : -literal)) opposites.push_back(-literal);
  return add_clause(opposites);
}

void VeripbWriter::conclude_unsatisfiable() {
  const ConstraintId falsum = add_clause({});
  conclude("UNSAT : " + std::to_string(falsum));
}

void VeripbWriter::conclude_complete() {
  const ConstraintId falsum = add_clause({});
  conclude("ENUMERATION_COMPLETE " + std::to_string(solutions_) + " : " + std::to_string(falsum));
}

void VeripbWriter::conclude_partial() { conclude("ENUMERATION_PARTIAL " + std::to_string(solutions_)); }

void VeripbWriter::conclude(std::string_view what) {
  out_.text() += "output NONE";
  end_step();
  out_.text() += "conclusion ";
  out_.text() += what;
  end_step();
  out_.text() += "end pseudo-Boolean proof";
  end_step();
  out_.flush();
}

void VeripbWriter::end_step() {
  if (version_ == VeripbVersion::v3) out_.text() += " ;";
  out_.end_line();
}

void VeripbWriter::put_literal(int literal) {
  out_.text() += literal > 0 ? " " : " ~";
  out_.text() += formula_.name(literal > 0 ? literal : -literal);
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
