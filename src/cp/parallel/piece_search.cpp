#include "cp/parallel/piece_search.h"

#include <algorithm>
#include <chrono>
#include <iterator>
#include <utility>

#include "cp/search/tree_search.h"

namespace quadrille::cp {

namespace {

constexpr std::uint64_t kMostValuesToSplit = 64;
/// The number of solutions from which on a piece may be open, and the number that compensates for a failure.
constexpr std::uint64_t kSolutionsOfOpen = 256;
constexpr std::uint64_t kSolutionsPerFailure = 8;
/// The least time in which begun parts of an open piece may be finished when parts are to be left; at least
/// as long as the piece has been in work, so that little is lost.
constexpr std::chrono::milliseconds kPatience{100};

}  // namespace

PieceSearch::PieceSearch(Setting setting) : setting_(std::move(setting)), store_(setting_.make_store()) {
  for (const Branching& branching : setting_.branchings) {
    if (branching.is_auxiliary) continue;
    for (const IntVar x : branching.variables) {
      place_.resize(std::max<std::size_t>(place_.size(), x.id() + std::size_t{1}));
      place_[x.id()] = {variables_.size(), x};
      variables_.push_back(x);
      if (store_.count(x) <= kMostValuesToSplit) to_split_.push_back(x);
    }
  }
  learning_ = make_learner(store_, setting_.branchings, setting_.options, statistics_);
  learning_->share(clauses_, false);
}

PieceResult PieceSearch::begin(std::uint64_t failures, std::size_t count) {
  turn_failures_ = failures;
  PieceResult result = *search({}, [] { return Wish::leave_parts; });
  turn_failures_ = Limits::kNone;
  std::vector<Piece> pieces;
  const std::size_t share = result.left.empty() ? 0 : 1 + count / result.left.size();
  for (const Piece& piece : result.left) std::ranges::move(cut(piece, share), std::back_inserter(pieces));
  result.left = std::move(pieces);
  return result;
}

std::optional<PieceResult> PieceSearch::search(Piece piece, const AskWish& wish) {
  const std::uint64_t failures = statistics_.failures;
  Task task{.piece = std::move(piece), .wish = wish, .result = {}};
  Ending ending{};
  if (!task.piece.is_open) {
    ending = search_by_learning(task);
  } else {
    ending = setting_.open != nullptr ? count_open(task) : search_by_tree(task);
  }
  if (ending == Ending::dropped) return std::nullopt;
  task.result.failures = statistics_.failures - failures;
  return std::move(task.result);
}

PieceSearch::Ending PieceSearch::search_by_learning(Task& task) {
  learning_->assume(task.piece.facts);
  task.by_branches = 0;
  // Pieces are disjoint: solutions that it found earlier, but that were not counted then, belong to this
  // piece.
  for (const Piece::Solution& found : excluded_)
    if (lies_in(found, task.piece.facts)) task.piece.found.insert(found);
  const std::uint64_t failures = statistics_.failures;
  while (!is_exhausted_) {
    const Limits limits = limits_of_turn();
    const Store::Watch watch(store_, [&] { return is_over(limits); });
    const SearchResult result = learning_->next(limits);
    if (result == SearchResult::exhausted) {
      is_exhausted_ = learning_->is_refuted();  // then there is nothing left in other pieces either
      break;
    }
    if (result == SearchResult::limit) {
      const Wish wish = task.wish();
      if (wish == Wish::drop) return Ending::dropped;
      if (wish == Wish::leave_parts && leave_parts(task)) return Ending::left;
      continue;
    }
    Piece::Solution found = solution(store_);
    if (!setting_.counts) {
      task.result.solutions = 1;
      task.result.solution = std::move(found);
      return Ending::done;
    }
    if (!learning_->goes_by_branches()) {
      excluded_.insert(found);
      task.piece.found.insert(std::move(found));
    } else if (!task.piece.found.contains(found)) {
      ++task.by_branches;
    }
    if (is_better_by_tree(task, statistics_.failures - failures)) {
      leave_open(task);
      return Ending::left;
    }
  }
  task.result.solutions += task.piece.found.size() + task.by_branches;
  return Ending::done;
}

bool PieceSearch::is_better_by_tree(const Task& task, std::uint64_t failures) const {
  const std::uint64_t solutions = task.piece.found.size() + task.by_branches;
  return solutions > kSolutionsOfOpen && solutions > kSolutionsPerFailure * failures;
}

void PieceSearch::leave_open(Task& task) {
  task.result.left.push_back({.facts = task.piece.facts, .found = {}, .is_open = true});
}

bool PieceSearch::leave_parts(Task& task) {
  std::vector<Cube> parts = parts_of_rest(*learning_, store_, to_split_);
  if (parts.size() < 2) return false;
  leave(task, std::move(parts));
  return true;
}

void PieceSearch::leave(Task& task, std::vector<Cube> parts) {
  for (Cube& facts : parts) {
    std::set<Piece::Solution> found = take_those_in(facts, task.piece.found);
    task.result.left.push_back({.facts = std::move(facts), .found = std::move(found)});
  }
  // The solutions that lie in none of the parts.
  task.result.solutions += task.piece.found.size() + task.by_branches;
}

PieceSearch::Ending PieceSearch::count_open(Task& task) {
  using Clock = std::chrono::steady_clock;
  const Piece piece = task.piece;
  const std::uint64_t last = std::min(piece.last, setting_.open->cut(piece.facts));
  Wish wish = Wish::go_on;
  const auto begun = Clock::now();
  auto asked = begun;
  auto end = Clock::time_point::max();  // once parts are to be left
  OpenTurn turn = setting_.open->count(piece.first, last, [&] {
    const auto now = Clock::now();
    if (now - asked >= setting_.turn && wish != Wish::drop) {
      asked = now;
      wish = std::max(wish, task.wish());
    }
    if (wish == Wish::leave_parts && end == Clock::time_point::max())
      end = now + std::max<Clock::duration>(kPatience, now - begun);
    if (wish == Wish::drop || now >= end) return Pace::stop;
    return wish == Wish::leave_parts ? Pace::finish : Pace::go_on;
  });
  if (wish == Wish::drop) return Ending::dropped;
  task.result.solutions += turn.solutions;
  std::vector<Piece>& left = task.result.left;
  for (Cube& facts : turn.unfinished)
    left.push_back({.facts = std::move(facts), .found = {}, .is_open = true});
  if (turn.next < last) {
    const std::uint64_t middle = turn.next + (last - turn.next) / 2;
    for (const auto& [from, to] : {std::pair(turn.next, middle), std::pair(middle, last)})
      if (from < to)
        left.push_back({.facts = piece.facts, .found = {}, .is_open = true, .first = from, .last = to});
  }
  if (left.empty()) return search_rare(task, std::move(turn.rare));
  for (Cube& facts : turn.rare) left.push_back({.facts = std::move(facts), .found = {}});
  return Ending::left;
}

PieceSearch::Ending PieceSearch::search_rare(Task& task, std::vector<Cube> parts) {
  for (std::size_t i = 0; i < parts.size(); ++i) {
    task.piece = {.facts = std::move(parts[i]), .found = {}};
    const Ending ending = search_by_learning(task);
    if (ending == Ending::dropped) return ending;
    if (ending == Ending::done) continue;
    for (++i; i < parts.size(); ++i) task.result.left.push_back({.facts = std::move(parts[i]), .found = {}});
    return ending;
  }
  return Ending::done;
}

PieceSearch::Ending PieceSearch::search_by_tree(Task& task) {
  if (plain_store_ == nullptr) plain_store_ = &setting_.make_store();
  const std::uint32_t root = plain_store_->level();
  SearchOptions options = setting_.options;
  options.assumptions = task.piece.facts;
  options.restarts = {};
  Ending ending = Ending::done;
  TreeSearch tree(*plain_store_, setting_.branchings, options, statistics_);
  for (SearchResult result{}; (result = tree.next(limits_of_turn())) != SearchResult::exhausted;) {
    if (result == SearchResult::solution) {
      ++task.result.solutions;
      continue;
    }
    const Wish wish = task.wish();
    if (wish == Wish::go_on) continue;
    ending = wish == Wish::drop ? Ending::dropped : Ending::left;
    if (wish == Wish::leave_parts)
      for (Cube& facts : tree.rest())
        task.result.left.push_back({.facts = std::move(facts), .found = {}, .is_open = true});
    break;
  }
  if (plain_store_->level() > root) plain_store_->pop_to(root);
  return ending;
}

Limits PieceSearch::limits_of_turn() const {
  Limits limits;
  if (turn_failures_ != Limits::kNone) {
    limits.failures = statistics_.failures + turn_failures_;
  } else {
    limits.time = TimeLimit(setting_.turn).started();
  }
  return limits;
}

std::vector<Piece> PieceSearch::cut(const Piece& piece, std::size_t count) {
  if (piece.is_open || count < 2) return {piece};
  if (plain_store_ == nullptr) plain_store_ = &setting_.make_store();
  Store& store = *plain_store_;
  std::vector<Piece> pieces;
  std::set<Piece::Solution> found = piece.found;
  store.push();
  const auto impose = [&](Literal fact) { return store.impose(fact); };
  if (std::ranges::all_of(piece.facts, impose) && store.propagate()) {
    for (Cube& part :
         cut_into_cubes(store, to_split_, learning_->activities(), count, [] { return false; })) {
      Piece& cut = pieces.emplace_back();
      cut.facts = piece.facts;
      cut.facts.insert(cut.facts.end(), part.begin(), part.end());
      cut.found = take_those_in(part, found);
    }
  }
  store.pop();
  return pieces;
}

std::set<Piece::Solution> PieceSearch::take_those_in(const Cube& facts,
                                                     std::set<Piece::Solution>& solutions) const {
  std::set<Piece::Solution> taken;
  for (auto s = solutions.begin(); s != solutions.end();) {
    const auto next = std::next(s);
    if (lies_in(*s, facts)) taken.insert(solutions.extract(s));
    s = next;
  }
  return taken;
}

bool PieceSearch::lies_in(const Piece::Solution& solution, const Cube& facts) const {
  return std::ranges::all_of(facts, [&](Literal fact) {
    const auto& [i, x] = place_[fact.variable];
    return fact.holds_for(x.to_base(solution[i]));
  });
}

Piece::Solution PieceSearch::solution(const Store& store) const {
  Piece::Solution values;
  for (const IntVar x : variables_) values.push_back(store.value(x));
  return values;
}

}  // namespace quadrille::cp
