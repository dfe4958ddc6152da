// Calls about many puzzles: shared by threads, without Python's lock, with the wrong rows marked.
#pragma once

#include <pybind11/pybind11.h>

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <exception>
#include <mutex>
#include <optional>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#include "base/stop_token.h"
#include "options/values.h"
#include "python/answers.h"
#include "python/bindings.h"
#include "python/interrupt.h"

namespace quadrille::python {

/// Raises an error for fewer than one.
void check_threads(int threads);

/// Calls work(stop) on this thread, without Python's lock, and on threads - 1 further ones; if the system has
/// no room for so many, on fewer; never on more than the command line allows. An exception stops all of them,
/// and is thrown again. work: must return soon after a stop.
template <class Work>
void on_threads(std::size_t threads, Work work) {
  StopSource all(signals());  // only this thread sees signals, and tells the others
  std::mutex mutex;
  std::exception_ptr failure;
  const auto guarded = [&] {
    try {
      work(StopToken(all));
      if (!all.stop_requested()) return;
    } catch (...) {
      const std::lock_guard lock(mutex);
      failure = std::current_exception();
    }
    all.request_stop();
  };
  without_lock([&] {
    const std::size_t most = std::min<std::size_t>(threads, options::kMostThreads);
    std::vector<std::thread> others;
    others.reserve(most - 1);
    try {
      while (others.size() + 1 < most) others.emplace_back(guarded);
    } catch (const std::system_error&) {  // NOLINT(bugprone-empty-catch): those that there are do all of it
    }
    guarded();
    for (std::thread& other : others) other.join();
    if (failure) std::rethrow_exception(failure);
    return 0;
  });
}

/// Divides `count` rows into parts of that length, each of which the next free thread works on.
/// make_worker(stop): called by each thread; returns a function of the first row of a part and their number.
template <class MakeWorker>
void in_parts(std::size_t count, std::size_t part, int threads, MakeWorker make_worker) {
  std::atomic<std::size_t> next = 0;
  on_threads(std::min(static_cast<std::size_t>(threads), count / part + 1), [&](const StopToken& stop) {
    auto worker = make_worker(stop);
    while (!stop.stop_requested()) {
      const std::size_t begin = next.fetch_add(part);
      if (begin >= count) return;
      worker(begin, std::min(part, count - begin));
    }
  });
}

/// A puzzle of a list or, if there is none, the exception that says why.
struct ManyRow {
  SharedPuzzle puzzle;
  py::object error;
};

/// The column with puzzles of a table of pandas; nullopt if the object is not a table.
[[nodiscard]] std::optional<py::object> puzzle_column(const py::object& object);
/// The table with further columns, which have as many rows, in a DataFrame. If the table has a column of that
/// name already, the new one is called found_NAME.
[[nodiscard]] py::object with_columns(const py::object& table, py::object columns);

/// The puzzles of a list of puzzles or of whatever makes one, of a column, or of the table's column with
/// puzzles. lenient: rows without a puzzle get the exception, which is raised otherwise.
[[nodiscard]] std::vector<ManyRow> many_rows(const py::object& puzzles, bool lenient);

/// The list of answers or, for a table, the table with the members of the answers in further columns.
[[nodiscard]] py::object many_answers(const py::object& puzzles, const py::list& answers);

/// The exception that f raises.
template <class F>
py::object exception_of(F f) {
  try {
    f();
  } catch (py::error_already_set& error) {
    return error.value();
  }
  return py::none();
}

/// Asks about each puzzle. make_worker(stop): called by each thread; returns a function of a puzzle, which
/// gives a result. show(row, result): the answer in Python, or an exception if there is none.
template <class Result, class MakeWorker, class Show>
py::object answer_many(const py::object& puzzles, bool lenient, int threads, MakeWorker make_worker,
                       Show show) {
  constexpr std::size_t kAtATime = 16;
  check_threads(threads);
  const std::vector<ManyRow> rows = many_rows(puzzles, lenient);
  std::vector<std::optional<Result>> results(rows.size());
  in_parts(rows.size(), kAtATime, threads, [&](const StopToken& stop) {
    return [&, ask = make_worker(stop)](std::size_t begin, std::size_t count) mutable {
      for (std::size_t i = begin; i < begin + count && !stop.stop_requested(); ++i)
        if (rows[i].puzzle != nullptr) results[i].emplace(ask(*rows[i].puzzle));
    };
  });
  py::list answers;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (rows[i].puzzle == nullptr) {
      answers.append(rows[i].error);
      continue;
    }
    const auto shown = [&] { answers.append(show(rows[i].puzzle, *std::exchange(results[i], {}))); };
    if (!lenient)
      shown();
    else if (const py::object error = exception_of(shown); !error.is_none())
      answers.append(error);
  }
  return many_answers(puzzles, answers);
}

}  // namespace quadrille::python
