#include "cli/commands/doors.h"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <system_error>

#include "cli/commands/sentences.h"

namespace quadrille::cli {

namespace fs = std::filesystem;

fs::path own_program() {
  std::error_code error;
  fs::path program = fs::read_symlink("/proc/self/exe", error);
  return error ? fs::path() : program;
}

Parsed<fs::path> find_page() {
  std::error_code error;
  const fs::path folder = own_program().parent_path();
  const std::array places{folder / ".." / "page" / "quadrille.html",
                          folder / ".." / "share" / "quadrille" / "quadrille.html"};
  for (const fs::path& place : places)
    if (fs::exists(place, error)) return place.lexically_normal();
  return bad_input(say::kNoPage(places.back().lexically_normal().string()));
}

fs::path minizinc_folder() {
  std::error_code error;
  const fs::path program = own_program();
  if (program.empty()) return {};
  for (const char* place : {"minizinc", "../share/minizinc/solvers"}) {
    const fs::path folder = program.parent_path() / place;
    if (fs::exists(folder / "quadrille.msc", error)) return folder.lexically_normal();
  }
  return {};
}

fs::path prolog_folder() {
  std::error_code error;
  const fs::path program = own_program().parent_path();
  for (const fs::path& folder : {program / "prolog", program / ".." / "lib" / "quadrille" / "prolog"})
    if (fs::exists(folder / "library" / "quadrille_clpfd.so", error)) return folder.lexically_normal();
  return {};
}

fs::path course_folder() {
  std::error_code error;
  const fs::path program = own_program().parent_path();
  for (const fs::path& folder : {program / "course", program / ".." / "share" / "quadrille" / "course"})
    if (fs::exists(folder / "course.py", error)) return folder.lexically_normal();
  return {};
}

fs::path program_in_path(std::string_view name) {
  const char* const folders = std::getenv("PATH");
  for (std::string_view rest = folders == nullptr ? "" : folders; !rest.empty();) {
    const std::size_t end = std::min(rest.find(':'), rest.size());
    const fs::path file = fs::path(rest.substr(0, end)) / name;
    if (access(file.c_str(), X_OK) == 0) return file;
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return {};
}

}  // namespace quadrille::cli
