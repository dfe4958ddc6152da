#include "mpi/ledger.h"

#include <algorithm>
#include <span>
#include <utility>

namespace quadrille::mpi {

bool Ledger::add(const Report& report) {
  const auto found = open_.find(report.piece);
  if (found == open_.end()) return false;
  const std::uint64_t share = found->second.share;
  open_.erase(found);
  std::erase(waiting_, report.piece);
  solutions_ += report.result.solutions;
  failures_ += report.result.failures;
  add_pieces(report.result.left, report.piece, share);
  if (task_ != Task::count && report.result.solution) note_solution(report, share);
  return true;
}

void Ledger::add_pieces(const std::vector<cp::Piece>& pieces, std::uint64_t parent, std::uint64_t share) {
  std::vector<std::uint64_t> numbers;
  for (const cp::Piece& piece : pieces) {
    const bool is_share = parent == 0;
    open_.emplace(next_, Entry{piece, is_share ? shares_.size() : share});
    if (is_share) shares_.push_back(piece.facts);
    numbers.push_back(next_++);
  }
  // Depth first: otherwise the pieces would be as many as those of a level of the tree.
  waiting_.insert(waiting_.begin(), numbers.begin(), numbers.end());
}

void Ledger::note_solution(const Report& report, std::uint64_t share) {
  solution_ = report.result.solution;
  if (task_ == Task::first_share && report.piece != 0) {
    share_ = shares_[share];
    // Shares before it may have solutions, too.
    std::erase_if(open_, [&](const auto& entry) { return entry.second.share >= share; });
  } else {
    open_.clear();
  }
  std::erase_if(waiting_, [&](std::uint64_t piece) { return !open_.contains(piece); });
}

std::optional<Ledger::Work> Ledger::take() {
  if (waiting_.empty()) return std::nullopt;
  // If the first solution is requested, shares in order.
  const auto next =
      task_ == Task::first_share
          ? std::ranges::min_element(waiting_, {}, [&](std::uint64_t i) { return open_.at(i).share; })
          : waiting_.begin();
  const std::uint64_t number = *next;
  waiting_.erase(next);
  return Work{number, open_.at(number).piece};
}

namespace {

using Numbers = std::vector<std::int64_t>;

void add_values(std::span<const cp::Value> values, Numbers& numbers) {
  numbers.push_back(static_cast<std::int64_t>(values.size()));
  numbers.insert(numbers.end(), values.begin(), values.end());
}

/// Takes numbers from the front; once one is missing or out of place, is_good() is false.
class NumberReader {
 public:
  explicit NumberReader(std::span<const std::int64_t> rest) : rest_(rest) {}

  std::int64_t next() {
    if (rest_.empty()) is_good_ = false;
    if (!is_good_) return 0;
    const std::int64_t number = rest_.front();
    rest_ = rest_.subspan(1);
    return number;
  }
  std::uint64_t natural() { return static_cast<std::uint64_t>(next()); }
  /// How many things follow, each of so many numbers or more.
  std::size_t count(std::size_t numbers_each) {
    const std::uint64_t count = natural();
    if (count > rest_.size() / numbers_each) is_good_ = false;
    return is_good_ ? count : 0;
  }
  std::vector<cp::Value> values() {
    std::vector<cp::Value> values(count(1));
    for (cp::Value& value : values) value = next();
    return values;
  }
  cp::Cube cube() {
    cp::Cube facts(count(3));
    for (cp::Literal& fact : facts) {
      fact.variable = static_cast<cp::VariableId>(next());
      const std::int64_t relation = next();
      if (relation < 0 || relation > 3) is_good_ = false;
      fact.relation = static_cast<cp::Relation>(relation & 3);
      fact.value = next();
    }
    return facts;
  }
  cp::Piece piece() {
    cp::Piece piece{.facts = cube(), .found = {}};
    for (std::size_t left = count(1); left > 0; --left) piece.found.insert(values());
    piece.is_open = next() != 0;
    piece.first = natural();
    piece.last = natural();
    return piece;
  }
  [[nodiscard]] bool is_good() const { return is_good_; }
  [[nodiscard]] bool is_at_end() const { return rest_.empty(); }

 private:
  std::span<const std::int64_t> rest_;
  bool is_good_ = true;
};

void add_piece(const cp::Piece& piece, Numbers& numbers) {
  numbers.push_back(static_cast<std::int64_t>(piece.facts.size()));
  for (const cp::Literal fact : piece.facts)
    numbers.insert(numbers.end(), {fact.variable, static_cast<std::int64_t>(fact.relation), fact.value});
  numbers.push_back(static_cast<std::int64_t>(piece.found.size()));
  for (const cp::Piece::Solution& solution : piece.found) add_values(solution, numbers);
  numbers.insert(numbers.end(), {piece.is_open ? 1 : 0, static_cast<std::int64_t>(piece.first),
                                 static_cast<std::int64_t>(piece.last)});
}

}  // namespace

std::vector<std::int64_t> numbers_of(const Report& report) {
  const cp::PieceResult& result = report.result;
  Numbers numbers{static_cast<std::int64_t>(report.piece), static_cast<std::int64_t>(result.solutions),
                  static_cast<std::int64_t>(result.failures), result.solution ? 1 : 0};
  if (result.solution) add_values(*result.solution, numbers);
  numbers.push_back(static_cast<std::int64_t>(result.left.size()));
  for (const cp::Piece& piece : result.left) add_piece(piece, numbers);
  return numbers;
}

std::optional<Report> report_of(const std::vector<std::int64_t>& numbers) {
  NumberReader reader(numbers);
  Report report{.piece = reader.natural(), .result = {}};
  report.result.solutions = reader.natural();
  report.result.failures = reader.natural();
  if (reader.next() != 0) report.result.solution = reader.values();
  for (std::size_t left = reader.count(5); left > 0 && reader.is_good(); --left)
    report.result.left.push_back(reader.piece());
  if (!reader.is_good() || !reader.is_at_end()) return std::nullopt;
  return report;
}

}  // namespace quadrille::mpi
