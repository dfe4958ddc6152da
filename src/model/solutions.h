// The solutions of a model: a range to iterate over once, and its elements.
#pragma once

#include <cstddef>
#include <iterator>
#include <memory>
#include <optional>
#include <vector>

#include "cp/limits.h"
#include "model/expression.h"

namespace quadrille {

namespace cp {
class Search;
class Store;
}  // namespace cp

/// Values for all variables of a model: a value that does not change when the search continues.
class Solution {
 public:
  explicit Solution(const cp::Store& store);

  // The value of an expression. Throws std::invalid_argument for an expression of another model, or with
  // variables that were created after the search began.

  [[nodiscard]] Value operator[](const Sum& sum) const;
  [[nodiscard]] std::vector<Value> operator[](const Array& array) const;

 private:
  const cp::Store* store_;     // identifies the model whose values it has
  std::vector<Value> values_;  // by variable
};

/// A search in progress. It ends with the last solution, or when this object is destroyed; until then the
/// model has no other.
///
/// Lifetime: the model must outlive it. A solution that an iterator gives is overwritten by the next one; a
/// copy may be kept. Threads: one at a time, and none may use the model in the meantime.
class Solutions {
 public:
  Solutions(cp::Store& store, std::shared_ptr<cp::Search> search);
  Solutions(Solutions&&) = default;
  Solutions& operator=(Solutions&&) = default;
  ~Solutions() = default;

  class Iterator {
   public:
    using value_type = Solution;             // NOLINT(readability-identifier-naming): a standard iterator
                                             // member
    using difference_type = std::ptrdiff_t;  // NOLINT(readability-identifier-naming)

    Iterator() = default;
    explicit Iterator(Solutions& range) : range_(&range) { range_->advance(); }
    const Solution& operator*() const { return range_->current(); }
    const Solution* operator->() const { return &range_->current(); }
    Iterator& operator++() {
      range_->advance();
      return *this;
    }
    void operator++(int) { range_->advance(); }
    bool operator==(std::default_sentinel_t) const { return !range_->current_; }

   private:
    Solutions* range_ = nullptr;
  };

  /// Continues the search up to the next solution.
  [[nodiscard]] Iterator begin() { return Iterator(*this); }
  [[nodiscard]] static std::default_sentinel_t end() { return {}; }

  /// Whether all solutions were found. False while the search continues, or if a limit ended it.
  [[nodiscard]] bool is_complete() const { return is_complete_; }
  [[nodiscard]] const cp::Statistics& statistics() const { return statistics_; }

 private:
  void advance();
  [[nodiscard]] const Solution& current() const;

  cp::Store* store_;
  std::shared_ptr<cp::Search> search_;  // null after the end of the search
  cp::Statistics statistics_;
  std::optional<Solution> current_;
  bool is_complete_ = false;
};

}  // namespace quadrille
