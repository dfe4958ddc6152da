#include "minizinc/program.h"

#if __has_include(<malloc.h>)
#include <malloc.h>
#endif

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <new>
#include <optional>
#include <span>

#include "base/language.h"
#include "base/visible_text.h"
#include "minizinc/command_line.h"
#include "minizinc/last_words.h"
#include "minizinc/sentences.h"
#include "system/ending.h"
#include "system/sentences.h"

namespace quadrille::minizinc {

namespace {

// A signal handler can access only global variables.
constinit StopSource stop_source;

void on_signal(int /*signal*/) { stop_source.request_stop(); }

void install_signal_handlers() {
  for (const int signal : {SIGINT, SIGTERM, SIGXCPU}) std::signal(signal, on_signal);
}

/// Makes malloc keep memory that is freed. Otherwise it would soon be requested from the system again, and
/// each new page costs as much time as a search node.
void keep_memory() {
#if defined(M_TRIM_THRESHOLD) && defined(M_TOP_PAD)
  constexpr int kMostToKeep = 1 << 30;
  constexpr int kStep = 1 << 20;
  mallopt(M_TRIM_THRESHOLD, kMostToKeep);
  mallopt(M_TOP_PAD, kStep);
#endif
}

/// The rest of a stream, which may be a pipe; nullopt if it cannot be read.
std::optional<std::string> rest_of(std::istream& stream) {
  std::string text;
  std::array<char, 1 << 16> block{};
  do {
    stream.read(block.data(), block.size());
    text.append(block.data(), static_cast<std::size_t>(stream.gcount()));
  } while (stream);
  if (stream.bad()) return std::nullopt;
  return text;
}

/// Nullopt if the file cannot be read; throws std::bad_alloc if that is for want of memory.
std::optional<std::string> contents_of(const std::string& file) {
  if (file == "-") return rest_of(std::cin);
  errno = 0;
  std::ifstream stream(file, std::ios::binary);
  if (!stream && errno == ENOMEM) throw std::bad_alloc();
  return stream ? rest_of(stream) : std::nullopt;
}

int complain(const std::string& message) {
  std::fprintf(stderr, "fzn-quadrille: %s\n", visible_text(message).c_str());
  return EXIT_FAILURE;
}

int solve_file(CommandLine& line) {
  line.options.limits = line.options.limits.started();
  const std::optional<std::string> text = contents_of(line.file);
  if (!text) return complain(quadrille::say::kFileCannotBeRead(line.file));
  line.options.limits.stop = StopToken(stop_source);
  const std::string_view ending = line.options.trace ? "" : "=====UNKNOWN=====\n";
  LastWords out(line.options.limits.time, line.options.limits.stop, ending);
  const flatzinc::Output output{.write = [&](std::string_view words) { out.write(words); },
                                .keep = [&](std::string_view words) { out.keep(words); }};
  const Parsed<void> result = flatzinc::solve(*text, line.options, output);
  if (result) return EXIT_SUCCESS;
  const InputError& error = result.error();
  if (error.line == 0) return complain(error.message);
  return complain(line.file + ":" + std::to_string(error.line) + ":" + std::to_string(error.column) + ": " +
                  error.message);
}

}  // namespace

int run(int argc, const char* const* argv) {
  set_language(locale_language());
  if (!locale_shows_unicode()) set_setting(Setting::ascii);
  say_when_short("fzn-quadrille");
  outlive_full_files();
  const std::span words(argv, static_cast<std::size_t>(argc));
  Parsed<CommandLine> line = parse_command_line(words.subspan(words.empty() ? 0 : 1));
  if (!line) return complain(line.error().message);
  switch (line->task) {
    case CommandLine::Task::show_help: std::fputs(help_text().c_str(), stdout); return EXIT_SUCCESS;
    case CommandLine::Task::show_version: std::puts("fzn-quadrille " QUADRILLE_VERSION); return EXIT_SUCCESS;
    default: break;
  }
  install_signal_handlers();
  keep_memory();
  return solve_file(*line);
}

}  // namespace quadrille::minizinc
