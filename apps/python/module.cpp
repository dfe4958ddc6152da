// The Python module: everything that `import quadrille` provides, except the version.
#include "python/bindings.h"
#include "python/interrupt.h"

PYBIND11_MODULE(_quadrille, module) {
  using namespace quadrille::python;  // NOLINT(google-build-using-namespace): all of it is for here
  // The types of all arguments and results are in quadrille/_quadrille.pyi, which editors and mypy read.
  py::options options;
  options.disable_function_signatures();
  module.doc() = "Solves, counts, checks, explains and makes Sudoku and every grid like it.";
  module.attr("__version__") = QUADRILLE_VERSION;
  prepare_for_signals();
  add_errors(module);
  add_grid(module);
  add_puzzle(module);
  add_generate(module);
  add_solve_many(module);
  add_model(module);
}
