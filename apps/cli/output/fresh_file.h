// A file that appears under its name only when it is complete: it is written beside that name, and renamed.
#pragma once

#include <string>
#include <utility>

#include "base/input_error.h"
#include "cli/output/console.h"

namespace quadrille::cli {

/// What is written is called FILE.tmp.HOST.PID, so that runs at the same time do not meet, and is locked for
/// as long as its run lives. What was not put in place is removed; only a run that is killed leaves it
/// behind.
class FreshFile {
 public:
  /// Sends the console's output there. The program ends with try_again where that cannot be written later on.
  [[nodiscard]] static Parsed<FreshFile> open(const std::string& file, Console& console);
  ~FreshFile();
  FreshFile(FreshFile&& other) noexcept
      : file_(std::move(other.file_)),
        written_(std::exchange(other.written_, {})),
        descriptor_(std::exchange(other.descriptor_, kNone)) {}
  FreshFile& operator=(FreshFile&&) = delete;
  FreshFile(const FreshFile&) = delete;
  FreshFile& operator=(const FreshFile&) = delete;

  /// Renames it, once all that the console was given is safe on the disk.
  [[nodiscard]] Parsed<void> put_in_place(Console& console);

 private:
  static constexpr int kNone = -1;

  FreshFile(std::string file, std::string written, int descriptor)
      : file_(std::move(file)), written_(std::move(written)), descriptor_(descriptor) {}

  std::string file_;
  std::string written_;  // its name until then; empty once it is in place
  int descriptor_;       // holds the lock
};

/// What the names of a file begin with as long as it is not in place: FILE.tmp.
[[nodiscard]] std::string temporary_prefix(const std::string& file);

/// Who works at a file that is not in place.
enum class Worker { none, alive, dead };
[[nodiscard]] Worker find_worker(const std::string& file);

/// Writes a short file so that, whatever happens, the old one or the new one is there. False where it cannot
/// be written; errno tells why.
[[nodiscard]] bool replace_file(const std::string& file, const std::string& text);

}  // namespace quadrille::cli
