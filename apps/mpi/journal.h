// The reports that rank 0 has had, in a file: whatever ends a run, the next one goes on from there.
//
//   quadrille-mpi 0.1.0 count 8f3a..        which program, what it does, and a hash of the input and options
//   0 0 12 0 3 ..                           a report a line, as numbers; a line that was cut off does not
//   count
#pragma once

#include <chrono>
#include <string>
#include <utility>
#include <vector>

#include "base/input_error.h"
#include "mpi/ledger.h"

namespace quadrille::mpi {

class Journal {
 public:
  /// Opens the file and locks it. It must be absent unless `resume`; then its first line must be the header,
  /// and all its reports go to `ledger`. The error is a sentence.
  [[nodiscard]] static Parsed<Journal> open(const std::string& file, const std::string& header, bool resume,
                                            Ledger& ledger);
  ~Journal();
  Journal(Journal&& other) noexcept
      : file_(std::move(other.file_)), descriptor_(std::exchange(other.descriptor_, -1)) {}
  Journal& operator=(Journal&&) = delete;
  Journal(const Journal&) = delete;
  Journal& operator=(const Journal&) = delete;

  /// Safe from the end of the process at once, and from a power cut a second later.
  [[nodiscard]] Parsed<void> add(const Report& report);

 private:
  Journal(std::string file, int descriptor) : file_(std::move(file)), descriptor_(descriptor) {}
  [[nodiscard]] Parsed<void> replay(const std::string& header, Ledger& ledger);
  [[nodiscard]] Parsed<void> write(const std::string& line);

  std::string file_;
  int descriptor_;
  std::chrono::steady_clock::time_point saved_ = std::chrono::steady_clock::now();
};

}  // namespace quadrille::mpi
