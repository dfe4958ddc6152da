// The two files of a proof.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "cli/bulk/batch.h"
#include "system/output_file.h"

namespace quadrille::cli {

/// A formula and a proof about it that are being written; the files appear once both are complete. A problem
/// with a file is noted in the reply, with its exit code. Threads: one at a time.
class ProofFiles {
 public:
  using Write = std::function<void(std::string_view)>;

  /// name: of both files, without extensions. The reply must outlive this object.
  ProofFiles(const std::string& name, std::string_view of_formula, std::string_view of_proof, Reply& reply);

  [[nodiscard]] bool are_good() const { return are_good_; }
  [[nodiscard]] const std::string& name_of_formula() const { return formula_.name; }
  [[nodiscard]] const std::string& name_of_proof() const { return proof_.name; }
  /// They may be used during the life of this object.
  [[nodiscard]] Write formula() {
    return [this](std::string_view text) { write(formula_, text); };
  }
  [[nodiscard]] Write proof() {
    return [this](std::string_view text) { write(proof_, text); };
  }
  /// Call it after the last write. Returns whether both files are there.
  [[nodiscard]] bool put_in_place();

 private:
  struct File {
    std::string name;
    std::optional<OutputFile> file;
    std::string buffer;
    std::string problem;  // a sentence; empty if there is none
    bool is_in_use = false;
  };

  void open(File& file);
  static void write(File& file, std::string_view text);
  static void flush(File& file);
  static void note(File& file, const Parsed<void>& done);
  /// Notes the first problem of the two, if any.
  void tell();

  File formula_, proof_;
  Reply& reply_;
  bool are_good_ = true;
};

}  // namespace quadrille::cli
