// A file that one run writes, and nobody else meanwhile.
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

/// It owns the output from take() on, with all that stands beside it under its name: a journal, a receipt,
/// what is not in place yet. It is opened once, in one of two ways, and closed at the end. Threads: one at a
/// time.
class OutputFile {
 public:
  /// Refused where it is not a plain file, or another run writes it. Links are followed.
  [[nodiscard]] static tl::expected<OutputFile, OutputRefusal> take(const std::string& file);
  ~OutputFile();
  OutputFile(OutputFile&& other) noexcept;
  OutputFile& operator=(OutputFile&&) = delete;
  OutputFile(const OutputFile&) = delete;
  OutputFile& operator=(const OutputFile&) = delete;

  /// What messages call it.
  [[nodiscard]] const std::string& name() const { return name_; }
  /// Links followed.
  [[nodiscard]] const std::string& path() const { return path_; }
  [[nodiscard]] bool is_there() const { return target_of(path_).kind != FileKind::absent; }
  /// Whether a run that was killed had it last, so that it may not be complete.
  [[nodiscard]] bool was_left() const { return lock_.was_left(); }

  /// To be written under its own name, after its first `keep` bytes. The error is a sentence.
  [[nodiscard]] Parsed<void> open_in_place(std::uint64_t keep);
  /// To be written under another name, until put_in_place(). What is not put in place is removed; only a run
  /// that is killed leaves it, and the next owner on that host removes it. The error is a sentence.
  [[nodiscard]] Parsed<void> open_fresh();

  /// Of what was opened, to be written.
  [[nodiscard]] int descriptor() const { return descriptor_; }
  /// Of what was opened in place: an error, as a sentence, where its name stands for it no more, so that what
  /// is written there is lost.
  [[nodiscard]] Parsed<void> check_place() const;
  /// Makes it safe on the disk and gives it its name. The error is a sentence. Nothing may be written
  /// afterwards.
  [[nodiscard]] Parsed<void> put_in_place();

 private:
  static constexpr int kNone = -1;

  OutputFile(std::string name, std::string path, OutputLock lock);
  [[nodiscard]] Parsed<void> open(const std::string& file, int flags);
  /// By runs on this host that were killed: files that never got their names.
  void remove_what_was_left() const;

  std::string name_;
  std::string path_;
  OutputLock lock_;
  int descriptor_ = kNone;
  std::string fresh_;  // its name until it is in place; empty: it has its own
  std::unique_ptr<RemovedByEnd> removed_;
};

}  // namespace quadrille
