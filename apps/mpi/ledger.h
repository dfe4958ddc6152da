// The pieces of the search that are done, in work, or to be done: the state of rank 0. It changes only by
// reports, so that the same reports, read from a journal, give the same state.
#pragma once

#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "cp/parallel/piece.h"

namespace quadrille::mpi {

/// The result of a piece. Piece 0 is the whole search; the pieces that a report leaves are numbered from the
/// last one on.
struct Report {
  std::uint64_t piece = 0;
  cp::PieceResult result;
  friend bool operator==(const Report&, const Report&) = default;
};

class Ledger {
 public:
  enum class Task : std::uint8_t {
    count,
    first_share,  // which is the first share of the search, in the order of the first report, with a solution
    any,          // any solution
  };
  /// Handed out, and not to be handed out again.
  struct Work {
    std::uint64_t number;
    cp::Piece piece;
  };

  explicit Ledger(Task task) : task_(task) { open_.emplace(0, Entry{}); }

  /// False where the report is about no open piece: it changes nothing.
  [[nodiscard]] bool add(const Report& report);
  /// The next piece that nobody has.
  [[nodiscard]] std::optional<Work> take();
  /// Whether what becomes of a piece still matters.
  [[nodiscard]] bool is_wanted(std::uint64_t piece) const { return open_.contains(piece); }
  [[nodiscard]] bool has_waiting() const { return !waiting_.empty(); }
  [[nodiscard]] bool is_fresh() const { return next_ == 1 && open_.size() == 1; }
  [[nodiscard]] bool is_over() const { return open_.empty(); }

  [[nodiscard]] std::uint64_t solutions() const { return solutions_; }
  [[nodiscard]] std::uint64_t failures() const { return failures_; }
  [[nodiscard]] std::uint64_t pieces() const { return next_; }
  /// Facts that hold in the wanted solution, if there is one, and that single it out together with the order
  /// of an ordinary search.
  [[nodiscard]] const std::optional<cp::Piece::Solution>& solution() const { return solution_; }
  [[nodiscard]] const std::optional<cp::Cube>& share() const { return share_; }

 private:
  struct Entry {
    cp::Piece piece;
    std::uint64_t share = 0;
  };

  void add_pieces(const std::vector<cp::Piece>& pieces, std::uint64_t parent, std::uint64_t share);
  void note_solution(const Report& report, std::uint64_t share);

  Task task_;
  std::map<std::uint64_t, Entry> open_;  // by number
  std::deque<std::uint64_t> waiting_;
  std::vector<cp::Cube> shares_;  // the pieces that the first report left
  std::uint64_t next_ = 1;        // the number of the next piece
  std::uint64_t solutions_ = 0;
  std::uint64_t failures_ = 0;
  std::optional<cp::Piece::Solution> solution_;
  std::optional<cp::Cube> share_;
};

/// Converts a report to numbers, for messages and the journal, and back; nullopt if they are not a report.
[[nodiscard]] std::vector<std::int64_t> numbers_of(const Report& report);
[[nodiscard]] std::optional<Report> report_of(const std::vector<std::int64_t>& numbers);

}  // namespace quadrille::mpi
