// The Python module: everything that `import quadrille` provides, except the version.
#include "base/language.h"
#include "python/arguments.h"
#include "python/bindings.h"
#include "python/interrupt.h"
#include "python/sentences.h"

namespace quadrille::python {

namespace {

void choose_language(const std::string& name) {
  if (name != "en" && name != "fr") raise_input_error(say::kNoLanguage(shown(py::str(name))));
  set_language(name == "fr" ? Language::french : Language::english);
}

void add_language(py::module_& module) {
  set_language(locale_language());
  module.def("set_language", &choose_language, py::arg("language"),
             "Sets the language of all sentences, including names of houses: 'en' or 'fr'. By default it is "
             "that\nof the locale.\n\n>>> quadrille.set_language('en')\n");
  module.def(
      "get_language", [] { return language() == Language::french ? "fr" : "en"; },
      "The language of all sentences: 'en' or 'fr'.");
}

}  // namespace

}  // namespace quadrille::python

PYBIND11_MODULE(_quadrille, module) {
  using namespace quadrille::python;  // NOLINT(google-build-using-namespace): all of it is for here
  // The types of all arguments and results are in quadrille/_quadrille.pyi, which editors and mypy read.
  py::options options;
  options.disable_function_signatures();
  module.doc() = "Solves, counts, checks, explains and makes Sudoku and every grid like it.";
  module.attr("__version__") = QUADRILLE_VERSION;
  prepare_for_signals();
  add_language(module);
  add_errors(module);
  add_grid(module);
  add_puzzle(module);
  add_reading(module);
  add_environment(module);
  add_generate(module);
  add_solve_many(module);
  add_model(module);
  add_engine(module);
  guard_arguments(module);
}
