#include "mpi/journal.h"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <charconv>
#include <cstring>
#include <optional>
#include <string_view>

#include "mpi/sentences.h"
#include "system/sentences.h"

namespace quadrille::mpi {

namespace {

std::optional<Report> report_in(std::string_view line) {
  std::vector<std::int64_t> numbers;
  const char* at = line.data();
  const char* const end = at + line.size();
  while (at < end) {
    std::int64_t number = 0;
    const auto [next, code] = std::from_chars(at, end, number);
    if (code != std::errc() || (next < end && *next != ' ')) return std::nullopt;
    numbers.push_back(number);
    at = next < end ? next + 1 : next;
  }
  return report_of(numbers);
}

std::optional<std::string> contents(int descriptor) {
  std::string text;
  std::array<char, 1 << 16> block{};
  ssize_t size = 0;
  while ((size = read(descriptor, block.data(), block.size())) > 0)
    text.append(block.data(), static_cast<std::size_t>(size));
  return size < 0 ? std::nullopt : std::optional(std::move(text));
}

}  // namespace

tl::expected<Journal, OutputRefusal> Journal::open(const std::string& file, const std::string& header,
                                                   bool resume, Ledger& ledger) {
  constexpr int kMode = 0666;
  const auto refuse = [](std::string message) { return tl::unexpected(OutputRefusal{std::move(message)}); };
  auto owner = OutputFile::take(file);
  if (!owner) return tl::unexpected(std::move(owner.error()));
  const int flags = O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW | (resume ? 0 : O_EXCL);
  const int descriptor = ::open(owner->path().c_str(), flags, kMode);
  if (descriptor < 0)
    return refuse(errno == EEXIST ? say::kJournalIsThere(file)
                                  : say::kJournalCannotBeWritten(file, std::strerror(errno)));
  Journal journal(*std::move(owner), descriptor);
  // Whoever has deleted the other lock, or has another name for the file, meets this one.
  if (is_locked_by_another(descriptor))
    return tl::unexpected(OutputRefusal{quadrille::say::kFileIsInUseBySomeone(file), true});
  if (auto replayed = journal.replay(header, ledger); !replayed) return refuse(replayed.error().message);
  return journal;
}

Journal::~Journal() {
  if (descriptor_ >= 0) close(descriptor_);
}

Parsed<void> Journal::replay(const std::string& header, Ledger& ledger) {
  const std::optional<std::string> text = contents(descriptor_);
  if (!text) return bad_input(say::kJournalCannotBeWritten(owner_.name(), std::strerror(errno)));
  const std::size_t end = text->rfind('\n') + 1;  // the end of the complete lines; 0 if there is none
  if (end == 0) {
    if (!header.starts_with(*text)) return bad_input(say::kJournalIsDamaged(owner_.name()));
    if (ftruncate(descriptor_, 0) != 0)
      return bad_input(say::kJournalCannotBeWritten(owner_.name(), std::strerror(errno)));
    return write(header);
  }
  std::string_view rest = std::string_view(*text).substr(0, end);
  if (!rest.starts_with(header)) {
    const bool is_journal = rest.starts_with(header.substr(0, header.find(' ') + 1));
    return bad_input(is_journal ? say::kJournalOfAnother(owner_.name())
                                : say::kJournalIsDamaged(owner_.name()));
  }
  for (rest.remove_prefix(header.size()); !rest.empty(); rest.remove_prefix(rest.find('\n') + 1)) {
    const std::optional<Report> report = report_in(rest.substr(0, rest.find('\n')));
    if (!report || !ledger.add(*report)) return bad_input(say::kJournalIsDamaged(owner_.name()));
  }
  if (end < text->size() && ftruncate(descriptor_, static_cast<off_t>(end)) != 0)
    return bad_input(say::kJournalCannotBeWritten(owner_.name(), std::strerror(errno)));
  return {};
}

Parsed<void> Journal::add(const Report& report) {
  std::string line;
  for (const std::int64_t number : numbers_of(report)) {
    if (!line.empty()) line += ' ';
    line += std::to_string(number);
  }
  line += '\n';
  return write(line);
}

Parsed<void> Journal::write(const std::string& line) {
  for (std::size_t done = 0; done < line.size();) {
    const ssize_t size = ::write(descriptor_, line.data() + done, line.size() - done);
    if (size < 0 && errno == EINTR) continue;
    if (size <= 0) return bad_input(say::kJournalCannotBeWritten(owner_.name(), std::strerror(errno)));
    done += static_cast<std::size_t>(size);
  }
  const auto now = std::chrono::steady_clock::now();
  if (now - saved_ < std::chrono::seconds(1)) return {};
  saved_ = now;
  if (!is_name_of(owner_.path().c_str(), descriptor_))
    return bad_input(quadrille::say::kFileWasReplaced(owner_.name()));
  if (fdatasync(descriptor_) != 0 && errno != EINVAL)
    return bad_input(say::kJournalCannotBeWritten(owner_.name(), std::strerror(errno)));
  return {};
}

}  // namespace quadrille::mpi
