// A file that only one run writes at a time.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "base/input_error.h"
#include "system/ending.h"
#include "system/output_lock.h"
#include "system/plain_file.h"

namespace quadrille {

/// From take() on, it owns the output with everything beside it under its name: a journal, a receipt, files
/// that are not in place yet. It is opened once, in one of two ways, and closed at the end. Threads: one at a
/// time.
class OutputFile {
 public:
  /// Refused if it is not a plain file, or another run writes it. Links are followed.
  [[nodiscard]] static tl::expected<OutputFile, OutputRefusal> take(const std::string& file);
  /// The same, but what killed runs have left is there until remove_what_was_left().
  [[nodiscard]] static tl::expected<OutputFile, OutputRefusal> take_with_left(const std::string& file);
  ~OutputFile();
  OutputFile(OutputFile&& other) noexcept;
  OutputFile& operator=(OutputFile&&) = delete;
  OutputFile(const OutputFile&) = delete;
  OutputFile& operator=(const OutputFile&) = delete;

  /// Its name in messages.
  [[nodiscard]] const std::string& name() const { return name_; }
  /// The name with links followed.
  [[nodiscard]] const std::string& path() const { return path_; }
  [[nodiscard]] bool is_there() const { return target_of(path_).kind != FileKind::absent; }
  /// Whether its last owner was a run that was killed, so that it may be incomplete.
  [[nodiscard]] bool was_left() const { return lock_.was_left(); }

  /// Removes files by killed runs on this host that never got their names.
  void remove_what_was_left() const;

  /// Opens it under its own name, to be written after its first `keep` bytes. The error is a sentence.
  [[nodiscard]] Parsed<void> open_in_place(std::uint64_t keep);
  /// Continues the file that a run on `host` has left under another name, after its first `keep` bytes; as
  /// open_fresh() otherwise. An error if that run may still be at work, or the file is not there.
  [[nodiscard]] Parsed<void> open_left(const std::string& host, std::uint64_t process, std::uint64_t keep);
  /// Opens it under another name, until put_in_place(). A file that is not put in place is removed; only a
  /// run that is killed leaves it, and the next owner on that host removes it. The error is a sentence.
  [[nodiscard]] Parsed<void> open_fresh();

  /// Leaves the file under the name of open_fresh(), for open_left(). Nothing may be written afterwards.
  void leave();

  /// The descriptor of the file that was opened for writing.
  [[nodiscard]] int descriptor() const { return descriptor_; }
  /// For a file that was opened in place: an error, as a sentence, if its name no longer refers to it, so
  /// that the text written is lost.
  [[nodiscard]] Parsed<void> check_place() const;
  /// Makes it safe on the disk and gives it its name. The error is a sentence. Nothing may be written
  /// afterwards.
  [[nodiscard]] Parsed<void> put_in_place();

 private:
  static constexpr int kNone = -1;

  OutputFile(std::string name, std::string path, OutputLock lock);
  [[nodiscard]] Parsed<void> open(const std::string& file, int flags);
  void set_fresh(std::string fresh);

  std::string name_;
  std::string path_;
  OutputLock lock_;
  int descriptor_ = kNone;
  std::string fresh_;  // its name until it is in place; empty: its own name
  std::unique_ptr<RemovedByEnd> removed_;
};

}  // namespace quadrille
