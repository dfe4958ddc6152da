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
#include "system/output_file.h"

namespace quadrille::mpi {

class Journal {
 public:
  /// Opens the file, which is this run's alone from now on. It must be absent unless `resume`; then its first
  /// line must be the header, and all its reports go to `ledger`.
  [[nodiscard]] static tl::expected<Journal, OutputRefusal> open(const std::string& file,
                                                                 const std::string& header, bool resume,
                                                                 Ledger& ledger);
  ~Journal();
  Journal(Journal&& other) noexcept
      : owner_(std::move(other.owner_)), descriptor_(std::exchange(other.descriptor_, -1)) {}
  Journal& operator=(Journal&&) = delete;
  Journal(const Journal&) = delete;
  Journal& operator=(const Journal&) = delete;

  /// Safe from the end of the process at once, and from a power cut a second later. An error where the file
  /// cannot be written, or is no more what its name stands for.
  [[nodiscard]] Parsed<void> add(const Report& report);

 private:
  Journal(OutputFile owner, int descriptor) : owner_(std::move(owner)), descriptor_(descriptor) {}
  [[nodiscard]] Parsed<void> replay(const std::string& header, Ledger& ledger);
  [[nodiscard]] Parsed<void> write(const std::string& line);

  OutputFile owner_;
  int descriptor_;
  std::chrono::steady_clock::time_point saved_ = std::chrono::steady_clock::now();
};

}  // namespace quadrille::mpi
