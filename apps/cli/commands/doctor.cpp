// quadrille doctor: what this program is, what it finds on this machine, and how to get what is missing.
#include <unistd.h>

#include <string>

#include <fmt/format.h>

#include "cli/commands/command.h"
#include "cli/commands/doors.h"
#include "cli/commands/sentences.h"
#include "cli/packed/unpacker.h"
#include "cli/process/child_process.h"
#include "cli/serve/websocket_server.h"
#include "cli/text/text_layout.h"
#include "lanes/kernels.h"

namespace quadrille::cli {

namespace {

/// The version in what the program prints about itself: "2.8.3"; empty if there is none.
std::string version_of(const std::string& program) {
  std::string version;
  const auto take_line = [&version](std::string_view line) {
    constexpr std::string_view kBefore = "version ";
    const std::size_t begin = line.find(kBefore);
    if (!version.empty() || begin == std::string_view::npos) return;
    line.remove_prefix(begin + kBefore.size());
    version = line.substr(0, line.find_first_of(" ,\r\n"));
  };
  static_cast<void>(run_child({program, "--version"}, {}, take_line));
  return version;
}

class Doctor {
 public:
  explicit Doctor(Console& console) : console_(console) {}

  void tell(std::string_view what, const std::string& found) {
    constexpr std::size_t kColumn = 18;
    console_.write(term_and_meaning(what, found, kColumn, console_.page_columns()));
  }
  /// A program that is run, and our part beside it.
  void tell_program(std::string_view what, const std::string& name, bool has_version,
                    const std::filesystem::path& part, std::string_view package, bool needs_part) {
    const std::filesystem::path program = program_in_path(name);
    if (program.empty()) return tell(what, say::kMissingProgram(name, package));
    std::string found = program.string();
    if (const std::string version = has_version ? version_of(name) : ""; !version.empty())
      found += ' ' + version;
    if (!part.empty()) found += "; " + part.string();
    if (needs_part && part.empty()) found += "; " + say::kPartMissing();
    tell(what, found);
  }

 private:
  Console& console_;
};

std::string kernels_text() {
  std::string text;
  for (const std::string_view kernel : lanes::kernels())
    text += fmt::format("{}{}", text.empty() ? "" : " ",
                        kernel == lanes::active_kernel() ? say::kKernelInUse(kernel) : std::string(kernel));
  return text;
}

/// Whether such files can be read and written, or why not.
std::string packing_text(Packing packing, std::string_view package) {
  return make_unpacker(packing) ? say::kReadAndWrite() : say::kBuiltWithoutLibrary(package);
}

ExitCode examine(Console& console) {
  Doctor doctor(console);
  doctor.tell("quadrille", fmt::format("{} {}", QUADRILLE_VERSION, own_program().string()));
  doctor.tell(say::kKernels(), kernels_text());
  doctor.tell(say::kProcessors(), std::to_string(sysconf(_SC_NPROCESSORS_ONLN)));
  doctor.tell(".gz", packing_text(Packing::gzip, "zlib1g-dev"));
  doctor.tell(".zst", packing_text(Packing::zstd, "libzstd-dev"));
  doctor.tell_program("MiniZinc", "minizinc", true, minizinc_folder(), "minizinc", true);
  doctor.tell_program("SWI-Prolog", "swipl", true, prolog_folder(), "swi-prolog-nox", true);
  const auto page = find_page();
  doctor.tell("page", page ? page->string() : page.error().message);
  doctor.tell_program("page", "xdg-open", false, {}, "xdg-utils", false);
  doctor.tell("serve", has_server() ? "ws://localhost:4545" : say::kNoServer());
  doctor.tell_program("print", "pdftoppm", false, {}, "poppler-utils", false);
  doctor.tell_program("--fetch", "curl", false, {}, "curl", false);
  return ExitCode::solved;
}

}  // namespace

void add_doctor(Program& program) { program.add_command("doctor", examine); }

}  // namespace quadrille::cli
