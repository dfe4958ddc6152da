#include "proof/veripb.h"

namespace quadrille::proof {

namespace {

constexpr std::size_t kPieceOfVeripb = 1 << 16;

}  // namespace

VeripbWriter::VeripbWriter(const OpbFormula& formula, std::function<void(std::string_view)> write)
    : formula_(formula), write_(std::move(write)), last_id_(formula.constraint_count()) {
  buffer_ = "pseudo-Boolean proof version 2.0\nf " + std::to_string(last_id_) + "\n";
}

void VeripbWriter::comment(std::string_view text) {
  buffer_ += "* ";
  buffer_ += text;
  end_line();
}

ConstraintId VeripbWriter::add_sum(std::span<const ConstraintId> summands) {
  buffer_ += "pol";
  put(summands.front());
  for (const ConstraintId id : summands.subspan(1)) {
    put(id);
    buffer_ += " +";
  }
  end_line();
  return ++last_id_;
}

ConstraintId VeripbWriter::add_clause(std::span<const int> literals) {
  buffer_ += "rup ";
  for (const int literal : literals) {
    buffer_ += literal > 0 ? "1 " : "1 ~";
    buffer_ += formula_.name(literal > 0 ? literal : -literal);
    buffer_ += ' ';
  }
  buffer_ += ">= 1 ;";
  end_line();
  return ++last_id_;
}

void VeripbWriter::erase(std::span<const ConstraintId> ids) {
  buffer_ += "del id";
  for (const ConstraintId id : ids) put(id);
  end_line();
}

void VeripbWriter::conclude() {
  const ConstraintId falsum = add_clause({});
  buffer_ += "output NONE\nconclusion UNSAT :";
  put(falsum);
  buffer_ += "\nend pseudo-Boolean proof\n";
  write_(buffer_);
  buffer_.clear();
}

void VeripbWriter::put(ConstraintId id) {
  buffer_ += ' ';
  buffer_ += std::to_string(id);
}

void VeripbWriter::end_line() {
  buffer_ += '\n';
  if (buffer_.size() < kPieceOfVeripb) return;
  write_(buffer_);
  buffer_.clear();
}

}  // namespace quadrille::proof
