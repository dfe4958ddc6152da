#include "cli/output/output.h"

#include <fcntl.h>

#include <CLI/CLI.hpp>
#include <cerrno>
#include <cstring>

#include "cli/options/bind.h"
#include "cli/output/sentences.h"
#include "cli/packed/packing.h"
#include "cli/packed/sentences.h"
#include "options/options.h"

namespace quadrille::cli {

void add_out_options(const std::vector<std::string>& command_line, CLI::App& command, OutOptions& options) {
  options.command_line = &command_line;
  bind(command, options::kOut, options.file);
  bind(command, options::kResume, options.resume);
  bind(command, options::kPart, options.part, options::parse_part);
}

void add_unordered_option(CLI::App& command, OutOptions& options) {
  bind(command, options::kUnordered, options.unordered);
}

ExitCode refuse_output(const OutputRefusal& refusal, Console& console) {
  console.complain(refusal.message);
  return refusal.is_in_use ? ExitCode::try_again : ExitCode::bad_input;
}

namespace {

/// The option that such an output does not support; empty if there is none.
std::string why_not_resumed(const OutOptions& options, FileKind kind) {
  if (!options.resume) return "";
  if (options.unordered) return say::kUnorderedCannotResume();
  if (kind == FileKind::stream) return say::kNoFileToResume(options.file);
  return packing_of_name(options.file) == Packing::none ? "" : say::kPackedCannotResume(options.file);
}

/// A device or a pipe, which any number of runs may write.
Parsed<void> open_stream(const std::string& file, Console& console) {
  const int descriptor = ::open(file.c_str(), O_WRONLY | O_CLOEXEC);
  if (descriptor < 0) return bad_input(say::kCannotBeWritten(file, std::strerror(errno)));
  console.redirect(descriptor);
  return {};
}

}  // namespace

tl::expected<Output, ExitCode> Output::open(const OutOptions& options, const InputOptions& input,
                                            Console& console) {
  const auto refuse = [&console](const std::string& sentence) {
    console.complain(sentence);
    return tl::unexpected(ExitCode::bad_input);
  };
  const FileKind kind = options.file.empty() ? FileKind::absent : target_of(options.file).kind;
  if (const std::string why = why_not_resumed(options, kind); !why.empty()) return refuse(why);
  Output output;
  if (options.file.empty()) return output;
  if (kind == FileKind::stream) {
    if (const auto opened = open_stream(options.file, console); !opened)
      return refuse(opened.error().message);
    return output;
  }
  for (const std::string& file : input.files)
    if (is_same_file(file, options.file)) return refuse(say::kOverwritesInput(options.file));
  if (auto opened = output.open_file(options, console); !opened) return tl::unexpected(opened.error());
  return output;
}

tl::expected<void, ExitCode> Output::open_file(const OutOptions& options, Console& console) {
  const auto refuse = [&console](const std::string& sentence) {
    console.complain(sentence);
    return tl::unexpected(ExitCode::bad_input);
  };
  auto packer = packer_for(options.file);
  if (!packer) return refuse(packer.error().message);
  auto file = OutputFile::take(options.file);
  if (!file) return tl::unexpected(refuse_output(file.error(), console));
  const std::string journal_file = Journal::name_for(*file);
  if (!options.resume && target_of(journal_file).kind != FileKind::absent)
    return refuse(say::kRunIsNotComplete(options.file, journal_file));
  if (options.unordered || *packer != nullptr) {
    if (const auto opened = file->open_in_place(0); !opened) return refuse(opened.error().message);
    console.redirect(file->descriptor());
    console.pack(*std::move(packer));
    file_.emplace(*std::move(file));
    return {};
  }
  auto journal = Journal::open(*std::move(file), *options.command_line, options.resume, console);
  if (!journal) return refuse(journal.error().message);
  if (journal->is_complete()) {
    console.note(options.file + ": " + say::kRunIsComplete());
    return tl::unexpected(ExitCode::solved);
  }
  journal_.emplace(*std::move(journal));
  return {};
}

ExitCode Output::close(ExitCode answers, Console& console) {
  if (!file_) return answers;  // the journal has handled it
  console.make_safe();
  if (const auto placed = file_->put_in_place(); !placed) {
    console.complain(placed.error().message);
    return ExitCode::bad_input;
  }
  return answers;
}

}  // namespace quadrille::cli
