#include "cli/commands/proof_files.h"

#include <cerrno>
#include <cstring>
#include <utility>

#include <fmt/format.h>

#include "system/sentences.h"

namespace quadrille::cli {

namespace {

constexpr std::size_t kBytesBetweenWrites = 1 << 16;

}  // namespace

ProofFiles::ProofFiles(const std::string& name, std::string_view of_formula, std::string_view of_proof,
                       Reply& reply)
    : formula_{.name = name + std::string(of_formula)},
      proof_{.name = name + std::string(of_proof)},
      reply_(reply) {
  open(proof_);
  open(formula_);
  tell();
}

bool ProofFiles::put_in_place() {
  for (File* file : {&proof_, &formula_}) flush(*file);
  tell();
  if (!are_good_) return false;
  for (File* file : {&proof_, &formula_}) note(*file, file->file->put_in_place());
  tell();
  return are_good_;
}

void ProofFiles::open(File& file) {
  auto taken = OutputFile::take(file.name);
  if (!taken) {
    file.problem = taken.error().message;
    file.is_in_use = taken.error().is_in_use;
    return;
  }
  file.file.emplace(*std::move(taken));
  note(file, file.file->open_fresh());
}

void ProofFiles::write(File& file, std::string_view text) {
  file.buffer += text;
  if (file.buffer.size() >= kBytesBetweenWrites) flush(file);
}

void ProofFiles::flush(File& file) {
  if (file.problem.empty() && !write_all(file.file->descriptor(), file.buffer))
    file.problem = quadrille::say::kFileCannotBeWritten(file.name, std::strerror(errno));
  file.buffer.clear();
}

void ProofFiles::note(File& file, const Parsed<void>& done) {
  if (!done) file.problem = done.error().message;
}

void ProofFiles::tell() {
  for (const File* file : {&proof_, &formula_}) {
    if (file->problem.empty()) continue;
    reply_.note(fmt::format("quadrille: {}", file->problem));
    reply_.exit = file->is_in_use ? ExitCode::try_again : ExitCode::bad_input;
    are_good_ = false;
    return;
  }
}

}  // namespace quadrille::cli
