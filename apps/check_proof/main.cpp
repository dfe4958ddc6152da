// check_proof: checks a proof that a formula has no model, or so many. It shares no code with the engine.
#include <array>
#include <cerrno>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <new>
#include <optional>
#include <stdexcept>
#include <string>

#include "check_proof/cutting_planes.h"
#include "check_proof/lrat.h"
#include "check_proof/shown.h"

namespace {

constexpr int kAccepted = 0;
constexpr int kRefused = 1;
constexpr int kBadInput = 2;
constexpr int kNoMemory = 71;

/// nullopt if the file cannot be read; throws std::bad_alloc if that is for want of memory.
std::optional<std::string> text_of(const std::string& file) {
  errno = 0;
  std::ifstream stream(file, std::ios::binary);
  if (!stream && errno == ENOMEM) throw std::bad_alloc();
  if (!stream) return std::nullopt;
  std::string text;
  std::array<char, 1 << 16> block{};
  do {
    stream.read(block.data(), block.size());
    text.append(block.data(), static_cast<std::size_t>(stream.gcount()));
  } while (stream);
  if (stream.bad()) return std::nullopt;
  return text;
}

int tell(const std::string& proof_file, const check_proof::Complaint& complaint) {
  std::cout << "refused: " << check_proof::shown(proof_file + ": " + complaint.text) << "\n";
  return kRefused;
}

int tell(const std::string& /*proof_file*/, const check_proof::Shown& shown) {
  std::cout << "accepted: the formula has ";
  if (shown.is_complete && shown.solutions == 0) {
    std::cout << "no model\n";
  } else {
    std::cout << (shown.is_complete ? "exactly " : "at least ") << shown.solutions
              << (shown.solutions == 1 ? " model\n" : " models\n");
  }
  return kAccepted;
}

int run(int argc, char** argv) {
  if (argc != 3) {
    std::cerr << "usage: check_proof FORMULA.cnf PROOF.lrat\n"
                 "       check_proof FORMULA.opb PROOF.pbp\n"
                 "Checks a proof that a formula has no model, or how many it has.\n"
                 "Exit codes: 0 accepted, 1 refused, 2 bad input, 71 out of memory.\n";
    return kBadInput;
  }
  const std::string formula_file = argv[1];
  const std::string proof_file = argv[2];
  const auto formula_text = text_of(formula_file);
  const auto proof = text_of(proof_file);
  if (!formula_text || !proof) {
    std::cerr << check_proof::shown(formula_text ? proof_file : formula_file) << ": cannot be read\n";
    return kBadInput;
  }
  const auto complain = [&](const check_proof::Complaint& complaint) {
    std::cerr << check_proof::shown(formula_file + ": " + complaint.text) << "\n";
    return kBadInput;
  };
  if (formula_file.ends_with(".opb")) {
    auto formula = check_proof::read_opb(*formula_text);
    if (auto* complaint = std::get_if<check_proof::Complaint>(&formula)) return complain(*complaint);
    const auto found =
        check_proof::check_cutting_planes(std::get<check_proof::PseudoBooleanFormula>(formula), *proof);
    const auto* refused = std::get_if<check_proof::Complaint>(&found);
    return refused != nullptr ? tell(proof_file, *refused)
                              : tell(proof_file, std::get<check_proof::Shown>(found));
  }
  auto formula = check_proof::read_dimacs(*formula_text);
  if (auto* complaint = std::get_if<check_proof::Complaint>(&formula)) return complain(*complaint);
  const auto complaint = check_proof::check_lrat(std::get<check_proof::Formula>(formula), *proof);
  return complaint ? tell(proof_file, *complaint) : tell(proof_file, check_proof::Shown{});
}

/// Nothing is said about the proof.
int tell_no_memory() {
  std::fputs("check_proof: out of memory; raise the limit (ulimit -v)\n", stderr);
  return kNoMemory;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    return run(argc, argv);
  } catch (const std::bad_alloc&) {
    return tell_no_memory();
  } catch (const std::length_error&) {  // more than a container holds
    return tell_no_memory();
  }
}
