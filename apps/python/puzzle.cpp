#include <pybind11/stl.h>

#include <cmath>

#include "options/values.h"
#include "python/arguments.h"
#include "python/bindings.h"
#include "python/interrupt.h"
#include "python/reading.h"
#include "python/sentences.h"

namespace quadrille::python {

namespace {

// Sources of a puzzle.

/// The shape and the rules given besides the source, in the notation of the command line.
struct Beside {
  formats::ReadOptions shape;
  std::vector<sudoku::RuleText> rules;
};

/// (rows, columns) of a box.
std::optional<sudoku::BoxShape> box_in(py::handle object) {
  py::detail::make_caster<std::pair<int, int>> caster;
  if (!caster.load(object, true)) return std::nullopt;
  const auto [rows, columns] = py::detail::cast_op<std::pair<int, int>>(std::move(caster));
  return sudoku::BoxShape{rows, columns};
}

Beside beside_of(const py::object& boxes, const std::optional<std::string>& boards,
                 const std::optional<std::string>& regions, const std::vector<std::string>& rules) {
  Beside beside;
  if (boards) beside.shape.boards = value_of(options::parse_boards(*boards));
  if (const auto text = utf8_in(boxes)) {
    beside.shape.boxes = value_of(options::parse_box(*text));
  } else if (!boxes.is_none()) {
    beside.shape.boxes = box_in(boxes);
    if (!beside.shape.boxes) throw py::type_error(say::kNoBoxes(shown(boxes)));
  }
  if (regions) beside.shape.regions = value_of(options::parse_regions(*regions));
  for (const std::string& rule : rules) beside.rules.push_back(value_of(options::parse_rule(rule)));
  return beside;
}

void add_rules(Puzzle& puzzle, const std::vector<sudoku::RuleText>& rules) {
  for (const sudoku::RuleText& rule : rules) value_of(puzzle.add_rule(rule.name, rule.argument));
}

Puzzle empty_grid(int size, const formats::ReadOptions& shape) {
  if (size < 1 || size > sudoku::kMaxSize) raise_input_error(say::kSizeOutOfRange(size, sudoku::kMaxSize));
  Puzzle puzzle(shape.boards.empty() ? sudoku::Layout(size)
                                     : value_of(sudoku::layout_called(shape.boards, size)));
  const sudoku::BoxShape boxes = shape.boxes.value_or(sudoku::usual_boxes(size));
  if (!shape.regions.empty()) {
    value_of(puzzle.set_regions(shape.regions));
  } else if (boxes.rows > 0) {
    value_of(puzzle.set_boxes(boxes.rows, boxes.columns));
  }
  return puzzle;
}

constexpr std::size_t kMostNumbers = std::size_t{sudoku::kMaxSize} * sudoku::kMaxSize;

int number_in(py::handle object) {
  if (object.is_none()) return 0;
  const Py_ssize_t number = PyNumber_AsSsize_t(object.ptr(), nullptr);
  if (number == -1 && PyErr_Occurred() != nullptr) {
    PyErr_Clear();
    throw py::type_error(say::kNoNumber(shown(object)));
  }
  return static_cast<int>(std::clamp<Py_ssize_t>(number, -1, sudoku::kMaxSize + 1));
}

/// Numbers in reading order, from a list of numbers or of rows.
std::vector<int> numbers_in(const py::sequence& source) {
  std::vector<int> numbers;
  if (py::len(source) > kMostNumbers) raise_input_error(say::kNoSquare(py::len(source)));
  numbers.reserve(py::len(source) * 9);
  std::size_t row = 0;
  for (const py::handle element : source) {
    if (!py::isinstance<py::sequence>(element)) {
      numbers.push_back(number_in(element));
      continue;
    }
    const auto in_row = py::reinterpret_borrow<py::sequence>(element);
    if (py::len(in_row) != py::len(source))
      raise_input_error(say::kRowLength(++row, py::len(in_row), py::len(source)));
    ++row;
    for (const py::handle number : in_row) numbers.push_back(number_in(number));
  }
  return numbers;
}

Puzzle puzzle_of_numbers(const std::vector<int>& numbers, const formats::ReadOptions& shape) {
  const int size = static_cast<int>(std::lround(std::sqrt(static_cast<double>(numbers.size()))));
  if (numbers.size() != static_cast<std::size_t>(size) * static_cast<std::size_t>(size))
    raise_input_error(say::kNoSquare(numbers.size()));
  Puzzle puzzle = empty_grid(size, shape);
  for (int cell = 0; cell < puzzle.cell_count(); ++cell) {
    const int number = numbers[sudoku::at(cell)];
    if (number < 0 || number > size)
      raise_input_error(say::kDigitOutOfRange(sudoku::cell_name(cell, puzzle.layout()), number, size));
    puzzle.set_given(cell, number);
  }
  return puzzle;
}

bool is_list_of_texts(const py::object& source) {
  if (!py::isinstance<py::list>(source) && !py::isinstance<py::tuple>(source)) return false;
  return py::len(source) > 0 && py::isinstance<py::str>(py::reinterpret_borrow<py::sequence>(source)[0]);
}

/// The lines of a text. As many as each has characters are the rows of a grid, which are one line.
py::object joined(const py::sequence& lines) {
  bool are_rows = true;
  for (std::size_t i = 0; i < py::len(lines); ++i) {
    const py::object line = lines[i];
    if (!py::isinstance<py::str>(line)) throw py::type_error(say::kNoLine(shown(line), i));
    are_rows &= py::len(line) == py::len(lines);
  }
  return py::str(are_rows ? "" : "\n").attr("join")(lines);
}

SharedPuzzle make(py::object source, const py::object& boxes, const std::optional<std::string>& boards,
                  const std::optional<std::string>& regions, const Listed<std::string, false>& rules,
                  const std::optional<std::string>& format, bool accept_drawing, bool ignore_drawing) {
  Beside beside = beside_of(boxes, boards, regions, rules.items);
  beside.shape.accepts_drawing = accept_drawing;
  if (py::isinstance<py::dict>(source)) source = py::module_::import("json").attr("dumps")(source);
  if (is_list_of_texts(source)) source = joined(source);
  const bool is_text = py::isinstance<py::str>(source) || py::isinstance<py::bytes>(source);
  if (format && !is_text) raise_input_error(say::kTextAloneHasFormat());
  if (py::hasattr(source, "tolist")) source = source.attr("tolist")();  // numpy arrays and the like
  std::optional<Puzzle> puzzle;
  if (is_text) {
    const auto text =
        py::isinstance<py::bytes>(source) ? std::optional(source.cast<std::string>()) : utf8_in(source);
    if (!text) throw py::type_error(say::kNoPuzzleSource());
    puzzle = puzzle_in(*text, {format, ignore_drawing, beside.shape});
  } else if (py::isinstance<py::int_>(source)) {
    puzzle = empty_grid(number_in(source), beside.shape);
  } else if (py::isinstance<py::sequence>(source)) {
    puzzle = puzzle_of_numbers(numbers_in(source), beside.shape);
  } else {
    throw py::type_error(say::kNoPuzzleSource());
  }
  add_rules(*puzzle, beside.rules);
  return std::make_shared<Puzzle>(*std::move(puzzle));
}

// Output formats of a puzzle.

std::string written(const Puzzle& puzzle, const std::string& name, const FullGrid* solution) {
  const formats::Format& format = *value_of(options::parse_writable_format(name));
  if (solution != nullptr && solution->digits.size() != sudoku::at(puzzle.cell_count()))
    raise_input_error(say::kSolutionOfOtherShape(solution->digits.size(), puzzle.cell_count()));
  if (!formats::can_write(format, puzzle) ||
      (format.holds != nullptr && !format.holds(puzzle) && (format.says == nullptr || !format.says(puzzle))))
    raise_input_error(say::kFormatNotFor(name));
  std::string text;
  format.write({.puzzle = puzzle, .solution = solution == nullptr ? nullptr : &solution->digits}, text);
  return text;
}

/// One line: the shortest format that expresses the whole puzzle.
std::string source_of(const Puzzle& puzzle) {
  const formats::Format& line = *formats::find_format("line");
  const bool fits = formats::can_write(line, puzzle) && line.holds(puzzle);
  std::string text = text_in(fits ? "line" : "json", {.puzzle = puzzle});
  if (text.ends_with('\n')) text.pop_back();
  return text;
}

py::list rule_list(const Puzzle& puzzle) {
  py::list rules;
  for (const sudoku::RuleText& rule : sudoku::rule_texts(puzzle))
    rules.append(rule.argument.empty() ? rule.name : rule.name + "=" + rule.argument);
  return rules;
}

using PuzzleType = py::class_<Puzzle, SharedPuzzle>;

void add_properties(PuzzleType& type) {
  type.def_property_readonly(
          "shape",
          [](const Puzzle& puzzle) { return py::make_tuple(puzzle.layout().rows, puzzle.layout().columns); },
          "The numbers of rows and columns.")
      .def_property_readonly(
          "digits",
          [](const Puzzle& puzzle) {
            return py::module_::import("builtins")
                .attr("range")(puzzle.layout().first_value, puzzle.layout().last_value() + 1);
          },
          "The digits that cells hold.\n\n"
          ">>> quadrille.Puzzle(9).digits\n"
          "range(1, 10)\n")
      .def_property_readonly(
          "givens", [](const Puzzle& puzzle) { return rows_of(puzzle.layout(), puzzle.givens()); },
          "The givens, a list for each row; 0 for an open cell.")
      .def_property_readonly("rules", &rule_list,
                             "The rules besides those of the shape, each written as after --rule.")
      .def_property_readonly(
          "title", [](const Puzzle& puzzle) { return puzzle.about.title; }, "Its title, or ''.")
      .def_property_readonly(
          "author", [](const Puzzle& puzzle) { return puzzle.about.author; }, "Its author, or ''.");
}

void add_changes(PuzzleType& type) {
  type.def(
          "with_given",
          [](const Puzzle& puzzle, const py::object& place, int digit) {
            auto other = std::make_shared<Puzzle>(puzzle);
            const int cell = cell_of(place, puzzle.layout());
            const int wanted = digit == 0 ? 0 : puzzle.layout().digit_of(digit);
            if (digit != 0 && wanted == 0)
              raise_input_error(say::kDigitOutOfRange(sudoku::cell_name(cell, puzzle.layout()), digit,
                                                      puzzle.layout().last_value()));
            other->set_given(cell, wanted);
            return other;
          },
          py::arg("cell"), py::arg("digit"),
          "A copy with this given; 0 removes the given.\n\n>>> quadrille.Puzzle(4).with_given('r1c2', "
          "3)\nPuzzle('.3..............')\n")
      .def(
          "with_rule",
          [](const Puzzle& puzzle, const std::string& rule) {
            auto other = std::make_shared<Puzzle>(puzzle);
            add_rules(*other, {value_of(options::parse_rule(rule))});
            return other;
          },
          py::arg("rule"),
          "A copy with one more rule.\n\n"
          ">>> quadrille.Puzzle(9).with_rule('killer_cage=r1c1 r1c2 total=3').count(limit=1000)\n"
          "1000\n");
}

void add_texts(PuzzleType& type) {
  type.def(
          "to",
          [](const Puzzle& puzzle, const std::string& format, const FullGrid* solution) {
            return written(puzzle, format, solution);
          },
          py::arg("format"), py::arg("solution") = py::none(),
          "The puzzle as text in a format of the program: 'json', 'frame', 'svg', 'iss' ..\n\nsolution: a "
          "grid whose digits are also written.\n\n>>> print(quadrille.Puzzle('12' '..').to('frame'), "
          "end='')\n┏━━━┯━━━┓\n┃ 1 │ 2 ┃\n┠───┼───┨\n┃   │   ┃\n┗━━━┷━━━┛\n")
      .def(
          "to_dict",
          [](const Puzzle& puzzle) -> py::object {
            return py::module_::import("json").attr("loads")(text_in("json", {.puzzle = puzzle}));
          },
          "The puzzle as a dict, from which Puzzle makes an equal one.")
      .def(
          "to_numpy", [](const Puzzle& puzzle) { return array_of(puzzle.layout(), puzzle.givens()); },
          "The givens as an array of uint8 of the shape (rows, columns).")
      .def(
          "svg", [](const Puzzle& puzzle) { return text_in("svg", {.puzzle = puzzle}); }, "A picture.")
      .def("_repr_svg_", [](const Puzzle& puzzle) { return text_in("svg", {.puzzle = puzzle}); })
      .def("__str__", &source_of);
}

/// Comparison and hashing by value.
void add_value(PuzzleType& type) {
  type.def("__repr__",
           [](const Puzzle& puzzle) {
             return "Puzzle(" + py::repr(py::str(source_of(puzzle))).cast<std::string>() + ")";
           })
      .def(
          "__eq__", [](const Puzzle& puzzle, const Puzzle& other) { return puzzle == other; },
          py::is_operator())
      .def("__hash__", [](const Puzzle& puzzle) { return py::hash(py::str(source_of(puzzle))); })
      .def("__copy__", [](const SharedPuzzle& puzzle) { return puzzle; })
      .def(
          "__deepcopy__", [](const SharedPuzzle& puzzle, const py::dict&) { return puzzle; }, py::arg("memo"))
      .def(py::pickle(
          [](const Puzzle& puzzle) { return py::make_tuple(text_in("json", {.puzzle = puzzle})); },
          [](const py::tuple& state) {
            const auto text = py::len(state) == 1 ? utf8_in(state[0]) : std::nullopt;
            if (!text) throw py::type_error(say::kNoState("Puzzle"));
            return std::make_shared<Puzzle>(puzzle_in(*text, {.format = "json", .ignores_drawing = true}));
          }));
}

}  // namespace

void add_puzzle(py::module_& module) {
  PuzzleType type(
      module, "Puzzle",
      "A puzzle: a grid with givens, a shape and rules. It never changes.\n\nsource: a text in any format "
      "that the program reads, including a link to an editor, or a list of\nits lines, such as the rows of a "
      "grid; rows of numbers (lists or an array), 0 or None for an open cell; a dict as in\nthe format json; "
      "or a size, which gives an empty grid.\nboxes: (rows, columns) of a box, '2x3', or 'none'; by default "
      "the usual boxes.\nboards: boards that overlap, such as 'samurai' or 'r1c1 r7c7'; a size is then that "
      "of a board.\nregions: a label for each cell, 'aabb' 'aabc' ..\nrules: each written as after "
      "--rule, such as 'diagonals' or 'killer_cage=r1c1 r1c2 total=10'.\nformat: that of a text; by default "
      "it is recognised.\naccept_drawing: take a drawing for the rules that it seems to mean; `rules` then "
      "includes them.\nignore_drawing: accept a puzzle even if its drawing may stand for rules that are not "
      "understood.\n\n>>> puzzle = quadrille.Puzzle([[1, 0, 0, 0],\n...                            [0, 0, 2, "
      "0],\n...                            [0, 3, 0, 0],\n...                            [0, 0, 0, 4]], "
      "rules=['diagonals=main'])\n>>> puzzle.rules\n['diagonals=main']\n>>> "
      "quadrille.Puzzle('1.....2..3.....4')\nPuzzle('1.....2..3.....4')\n>>> quadrille.Puzzle(9, "
      "boards='samurai').shape\n(21, 21)\n");
  type.def(py::init(&make), py::arg("source"), py::kw_only(), py::arg("boxes") = py::none(),
           py::arg("boards") = py::none(), py::arg("regions") = py::none(), py::arg("rules") = py::tuple(),
           py::arg("format") = py::none(), py::arg("accept_drawing") = false,
           py::arg("ignore_drawing") = false);
  add_properties(type);
  add_changes(type);
  add_texts(type);
  add_value(type);
  add_solutions(type, module);
  add_explanations(type, module);
  add_verify(type, module);
  add_steps(type, module);
  add_canon(type, module);
}

}  // namespace quadrille::python
