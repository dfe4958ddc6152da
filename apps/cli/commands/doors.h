// Where the program finds what belongs to it, and the programs that it runs.
#pragma once

#include <filesystem>
#include <string_view>

#include "base/input_error.h"

namespace quadrille::cli {

/// This program's file; empty if the system does not tell.
[[nodiscard]] std::filesystem::path own_program();
/// The page's file beside the folder of the program, if it is a build, else where it is installed. The error
/// names that place.
[[nodiscard]] Parsed<std::filesystem::path> find_page();
/// The folder in which MiniZinc finds our solver: beside this program's build, or where it is installed.
/// Empty if neither exists, and MiniZinc must search by itself.
[[nodiscard]] std::filesystem::path minizinc_folder();
/// The folder that contains our library/ for Prolog: beside the program if it is a build, else where it is
/// installed. Empty if there is none.
[[nodiscard]] std::filesystem::path prolog_folder();
/// The folder with the exercises of the course: beside the program if it is a build, else where it is
/// installed. Empty if there is none.
[[nodiscard]] std::filesystem::path course_folder();
/// The file that PATH gives for a program; empty if there is none.
[[nodiscard]] std::filesystem::path program_in_path(std::string_view name);

}  // namespace quadrille::cli
