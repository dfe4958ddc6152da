#include "python/many.h"

#include <array>
#include <string_view>

#include "python/arguments.h"
#include "python/sentences.h"

namespace quadrille::python {

namespace {

/// The names of the column with puzzles, the best first.
constexpr std::array kNames{"puzzle", "question", "quiz", "quizzes", "sudoku", "givens"};

/// Whether it is a table of pandas.
bool is_table(const py::object& object) {
  return py::hasattr(object, "columns") && py::hasattr(object, "index") && py::hasattr(object, "to_dict");
}

py::object column_of(const py::object& table) {
  for (const char* const name : kNames)
    if (table.attr("columns").contains(name)) return table[name];
  raise_input_error(say::kNoPuzzleColumn(shown(py::list(table.attr("columns")))));
}

SharedPuzzle puzzle_of(py::handle source) {
  if (py::isinstance<Puzzle>(source)) return source.cast<SharedPuzzle>();
  return py::type::of<Puzzle>()(source).cast<SharedPuzzle>();
}

/// The members of an answer by name; the steps of a list as texts; the sentence of an exception as the
/// reason.
py::dict members_of(py::handle answer) {
  if (py::hasattr(answer, "to_dict")) return answer.attr("to_dict")();
  py::dict members;
  if (py::isinstance<py::list>(answer)) {
    py::list texts;
    for (const py::handle step : answer) texts.append(py::str(step));
    members["steps"] = texts;
  } else {
    members["reason"] = py::str(answer);
  }
  return members;
}

}  // namespace

void check_threads(int threads) {
  if (threads < 1) raise_input_error(say::kThreads(threads));
}

std::vector<ManyRow> many_rows(const py::object& puzzles, bool lenient) {
  std::vector<ManyRow> rows;
  const py::object list = puzzle_column(puzzles).value_or(puzzles);
  const bool are_read = read_list(list, true, [&](const py::handle& source) {
    ManyRow& row = rows.emplace_back();
    const auto read = [&] { row.puzzle = puzzle_of(source); };
    if (lenient)
      row.error = exception_of(read);
    else
      read();
    return true;
  });
  if (!are_read) throw py::type_error(say::kNotPuzzles(shown(puzzles)));
  return rows;
}

py::object many_answers(const py::object& puzzles, const py::list& answers) {
  if (!is_table(puzzles)) return answers;
  py::list records;
  for (const py::handle answer : answers) records.append(members_of(answer));
  return with_columns(puzzles, py::module_::import("pandas").attr("DataFrame")(records));
}

std::optional<py::object> puzzle_column(const py::object& object) {
  return is_table(object) ? std::optional(column_of(object)) : std::nullopt;
}

py::object with_columns(const py::object& table, py::object columns) {
  columns.attr("index") = table.attr("index");
  py::dict names;  // of columns that the table has already
  for (const py::handle name : columns.attr("columns"))
    if (table.attr("columns").contains(name)) names[name] = py::str("found_") + py::str(name);
  columns = columns.attr("rename")(py::arg("columns") = names);
  return py::module_::import("pandas").attr("concat")(py::make_tuple(table, columns), py::arg("axis") = 1);
}

}  // namespace quadrille::python
