// check_proof: checks a proof that a formula has no model. It shares no code with the engine.
#include <cstdio>
#include <fstream>
#include <iostream>
#include <optional>
#include <sstream>
#include <string>

#include "check_proof/lrat.h"
#include "check_proof/pseudo_boolean.h"

namespace {

constexpr int kAccepted = 0;
constexpr int kRefused = 1;
constexpr int kBadInput = 2;

std::optional<std::string> text_of(const std::string& file) {
  std::ifstream stream(file, std::ios::binary);
  if (!stream) return std::nullopt;
  std::ostringstream text;
  text << stream.rdbuf();
  return text.str();
}

int tell(const std::string& proof_file, const std::optional<check_proof::Complaint>& complaint) {
  if (!complaint) {
    std::cout << "accepted: the formula has no model\n";
    return kAccepted;
  }
  std::cout << "refused: " << proof_file << ": " << complaint->text << "\n";
  return kRefused;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 3) {
    std::cerr
        << "usage: check_proof FORMULA.cnf PROOF.lrat\n"
           "       check_proof FORMULA.opb PROOF.pbp\n"
           "Checks a proof that a formula has no model. Exit codes: 0 accepted, 1 refused, 2 bad input.\n";
    return kBadInput;
  }
  const std::string formula_file = argv[1];
  const std::string proof_file = argv[2];
  const auto formula_text = text_of(formula_file);
  const auto proof = text_of(proof_file);
  if (!formula_text || !proof) {
    std::cerr << (formula_text ? proof_file : formula_file) << ": cannot be read\n";
    return kBadInput;
  }
  const auto complain = [&](const check_proof::Complaint& complaint) {
    std::cerr << formula_file << ": " << complaint.text << "\n";
    return kBadInput;
  };
  if (formula_file.ends_with(".opb")) {
    auto formula = check_proof::read_opb(*formula_text);
    if (auto* complaint = std::get_if<check_proof::Complaint>(&formula)) return complain(*complaint);
    return tell(proof_file, check_proof::check_cutting_planes(
                                std::get<check_proof::PseudoBooleanFormula>(formula), *proof));
  }
  auto formula = check_proof::read_dimacs(*formula_text);
  if (auto* complaint = std::get_if<check_proof::Complaint>(&formula)) return complain(*complaint);
  return tell(proof_file, check_proof::check_lrat(std::get<check_proof::Formula>(formula), *proof));
}
