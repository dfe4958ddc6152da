#include "python/reading.h"

#include "formats/read/detect.h"
#include "formats/sentences.h"
#include "options/values.h"
#include "python/arguments.h"
#include "python/many.h"
#include "python/sentences.h"

namespace quadrille::python {

namespace {

/// file_name: empty if there is none.
const formats::Format& readable_format(std::string_view text, std::string_view file_name,
                                       const TextOptions& options) {
  if (!options.format) return *value_of(formats::detect_format(text, file_name, options.read));
  return *value_of(options::parse_readable_format(*options.format));
}

/// The sentence about the drawing and the rules that it seems to mean.
std::string not_understood(const formats::Drawing& drawing) {
  if (drawing.guesses.empty() || drawing.are_guesses_taken) return say::kDrawingNeedsIgnoring(drawing.what);
  std::vector<std::string> rules;
  for (const auto& [rule, argument, look] : drawing.guesses)
    rules.push_back(formats::say::kGuess(rule, argument, look));
  return say::kDrawingNeedsAccepting(drawing.what, listed(rules));
}

/// Raises InputError if it has no puzzle, or may have rules that are not understood.
Puzzle puzzle_of(formats::Item item, const TextOptions& options) {
  if (!item.puzzle) {
    if (item.puzzle.error().line == 0) item.puzzle.error().line = item.line;
    raise(item.puzzle.error());
  }
  if (item.drawing.may_be_rules && !item.drawing.what.empty() && !options.ignores_drawing)
    raise({not_understood(item.drawing), item.line, 0});
  return std::move(*item.puzzle);
}

py::list puzzles_in(std::string_view text, std::string_view file_name, const TextOptions& options,
                    bool lenient) {
  py::list puzzles;
  const auto reader = readable_format(text, file_name, options).open(text, options.read);
  while (auto item = reader->next()) {
    const auto add = [&] { puzzles.append(std::make_shared<Puzzle>(puzzle_of(*std::move(item), options))); };
    if (!lenient)
      add();
    else if (const py::object error = exception_of(add); !error.is_none())
      puzzles.append(error);
  }
  return puzzles;
}

py::list read_text(const py::object& text, const std::optional<std::string>& format, bool lenient,
                   bool accept_drawing, bool ignore_drawing) {
  const auto utf8 = py::isinstance<py::bytes>(text) ? std::optional(text.cast<std::string>()) : utf8_in(text);
  if (!utf8) throw py::type_error(say::kNotAText(shown(text)));
  return puzzles_in(*utf8, {}, {format, ignore_drawing, {.accepts_drawing = accept_drawing}}, lenient);
}

py::list read_file(const py::object& file, const std::optional<std::string>& format, bool lenient,
                   bool accept_drawing, bool ignore_drawing) {
  const py::object path = py::module_::import("pathlib").attr("Path")(file);
  const auto text = path.attr("read_bytes")().cast<std::string>();
  return puzzles_in(text, py::str(path.attr("name")).cast<std::string>(),
                    {format, ignore_drawing, {.accepts_drawing = accept_drawing}}, lenient);
}

}  // namespace

std::optional<std::string> utf8_in(py::handle object) {
  py::detail::make_caster<std::string> caster;
  if (!py::isinstance<py::str>(object) || !caster.load(object, false)) return std::nullopt;
  return py::detail::cast_op<std::string&&>(std::move(caster));
}

Puzzle puzzle_in(std::string_view text, const TextOptions& options) {
  const auto reader = readable_format(text, {}, options).open(text, options.read);
  auto item = reader->next();
  if (!item) raise_input_error(formats::say::kNoPuzzle());
  if (item->puzzle)
    if (const auto second = reader->next()) raise({formats::say::kSecondPuzzle(), second->line, 0});
  return puzzle_of(*std::move(item), options);
}

void add_reading(py::module_& module) {
  const auto define = [&](const char* name, auto function, const char* argument, const char* meaning) {
    module.def(name, function, py::arg(argument), py::kw_only(), py::arg("format") = py::none(),
               py::arg("lenient") = false, py::arg("accept_drawing") = false,
               py::arg("ignore_drawing") = false, meaning);
  };
  define("read_text", &read_text, "text",
         "The puzzles of a text, as a list. Any format that the program reads, including several grids, with "
         "remarks and\nheadings between them.\n\nformat: by default it is recognised.\nlenient: a puzzle "
         "that cannot be read gives the InputError, with its line; otherwise it is raised.\naccept_drawing, "
         "ignore_drawing: as for Puzzle.\n\n>>> quadrille.read_text('1..2\\n..3.\\n....\\n4...\\n\\n"
         "1234............\\n')\n[Puzzle('1..2..3.....4...'), Puzzle('1234............')]\n");
  define("read_file", &read_file, "file",
         "The puzzles of a file, as a list: read_text of its contents. The extension of its name helps to "
         "recognise the format.\nRaises OSError, as open() does, if it cannot be read.\n");
}

}  // namespace quadrille::python
