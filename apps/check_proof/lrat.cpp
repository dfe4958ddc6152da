#include "check_proof/lrat.h"

#include <cstdint>
#include <unordered_map>

#include "check_proof/words.h"

namespace check_proof {

namespace {

using Id = std::int64_t;

class LratChecker {
 public:
  LratChecker(const Formula& formula, std::string_view proof) : words_(proof) {
    for (const auto& clause : formula.clauses) {
      clauses_.emplace(++last_id_, clause);
      make_room(clause);
    }
    variables_ = formula.variables;
  }

  [[nodiscard]] std::optional<Complaint> run() {
    for (auto word = words_.next(); !word.empty(); word = words_.next()) {
      const auto id = number(word);
      if (!id || *id <= 0)
        return here("expected the number of a clause, found \"" + std::string(word) + "\"");
      const auto second = words_.next();
      if (auto complaint = second == "d" ? take_away() : add(*id, second)) return complaint;
      if (is_done_) return std::nullopt;
    }
    return here("the proof ends without the empty clause");
  }

 private:
  [[nodiscard]] Complaint here(const std::string& what) const {
    return {"line " + std::to_string(words_.line()) + ": " + what};
  }
  [[nodiscard]] static std::size_t index(int literal) {
    return literal > 0 ? 2 * static_cast<std::size_t>(literal) : 2 * static_cast<std::size_t>(-literal) + 1;
  }
  /// A header may speak of many more variables than there are.
  void make_room(const std::vector<int>& clause) {
    for (const int literal : clause) {
      const std::size_t end = index(literal) / 2 * 2 + 2;
      if (end > is_false_.size()) is_false_.resize(end);
    }
  }
  void make_false(int literal) {
    is_false_[index(literal)] = true;
    falsified_.push_back(literal);
  }

  [[nodiscard]] std::optional<Complaint> take_away() {
    while (true) {
      const auto id = number(words_.next());
      if (!id) return here("expected numbers of clauses, then 0");
      if (*id == 0) return std::nullopt;
      if (clauses_.erase(*id) == 0) return here("there is no clause " + std::to_string(*id) + " to delete");
    }
  }

  [[nodiscard]] std::optional<Complaint> add(Id id, std::string_view word) {
    if (id <= last_id_)
      return here("clause " + std::to_string(id) + " does not have a greater number than the last");
    std::vector<int> clause;
    for (; word != "0"; word = words_.next()) {
      const auto literal = number(word);
      if (!literal || *literal == 0 || *literal > variables_ || *literal < -variables_)
        return here("expected a literal of the formula, found \"" + std::string(word) + "\"");
      clause.push_back(static_cast<int>(*literal));
    }
    make_room(clause);
    for (const int literal : clause) {
      if (is_false_[index(-literal)]) return here("the clause contains a literal and its negation");
      make_false(literal);
    }
    auto complaint = follow_hints();
    for (const int literal : falsified_) is_false_[index(literal)] = false;
    falsified_.clear();
    if (complaint) return complaint;
    is_done_ = clause.empty();
    clauses_.emplace(id, std::move(clause));
    last_id_ = id;
    return std::nullopt;
  }

  [[nodiscard]] std::optional<Complaint> follow_hints() {
    bool is_refuted = false;
    while (true) {
      const auto hint = number(words_.next());
      if (!hint || *hint < 0) return here("expected numbers of clauses as hints, then 0");
      if (*hint == 0) break;
      if (is_refuted) return here("hints follow the one that is false");
      const auto clause = clauses_.find(*hint);
      if (clause == clauses_.end()) return here("there is no clause " + std::to_string(*hint));
      int open = 0;
      int last = 0;
      for (const int literal : clause->second) {
        if (is_false_[index(literal)] || literal == last) continue;
        ++open;
        last = literal;
      }
      if (open > 1)
        return here("clause " + std::to_string(*hint) + " has several literals that are not false");
      if (open == 1 && is_false_[index(-last)])
        return here("clause " + std::to_string(*hint) + " is true, so it implies nothing");
      if (open == 1) make_false(-last);
      is_refuted = open == 0;
    }
    if (!is_refuted) return here("the hints do not refute the negation of the clause");
    return std::nullopt;
  }

  Words words_;
  std::unordered_map<Id, std::vector<int>> clauses_;
  std::vector<bool> is_false_;  // by literal
  std::vector<int> falsified_;
  int variables_ = 0;
  Id last_id_ = 0;
  bool is_done_ = false;
};

}  // namespace

std::optional<Complaint> check_lrat(const Formula& formula, std::string_view proof) {
  return LratChecker(formula, proof).run();
}

}  // namespace check_proof
