#include "system/output_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <charconv>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <utility>

#include "system/running_process.h"
#include "system/sentences.h"

namespace quadrille {

tl::expected<OutputFile, OutputRefusal> OutputFile::take(const std::string& file) {
  auto output = take_with_left(file);
  if (output && output->lock_.was_left()) output->remove_what_was_left();
  return output;
}

tl::expected<OutputFile, OutputRefusal> OutputFile::take_with_left(const std::string& file) {
  FileTarget target = target_of(file);
  if (target.kind != FileKind::plain && target.kind != FileKind::absent)
    return tl::unexpected(OutputRefusal{say::kFileIsNotPlain(file)});
  auto lock = OutputLock::take(target.path, file);
  if (!lock) return tl::unexpected(std::move(lock.error()));
  return OutputFile(file, std::move(target.path), *std::move(lock));
}

OutputFile::OutputFile(std::string name, std::string path, OutputLock lock)
    : name_(std::move(name)), path_(std::move(path)), lock_(std::move(lock)) {}

OutputFile::OutputFile(OutputFile&& other) noexcept
    : name_(std::move(other.name_)),
      path_(std::move(other.path_)),
      lock_(std::move(other.lock_)),
      descriptor_(std::exchange(other.descriptor_, kNone)),
      fresh_(std::exchange(other.fresh_, {})),
      removed_(std::move(other.removed_)) {}

OutputFile::~OutputFile() {
  if (!fresh_.empty()) std::remove(fresh_.c_str());
  if (descriptor_ != kNone) ::close(descriptor_);
}

Parsed<void> OutputFile::open(const std::string& file, int flags) {
  constexpr int kPermissions = 0666;
  // Non-blocking, since the name may refer to a pipe by now.
  descriptor_ =
      ::open(file.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | flags, kPermissions);
  struct stat status{};
  if (descriptor_ == kNone || fstat(descriptor_, &status) != 0)
    return bad_input(say::kFileCannotBeWritten(name_, std::strerror(errno)));
  if (!S_ISREG(status.st_mode)) return bad_input(say::kFileIsNotPlain(name_));
  return {};
}

Parsed<void> OutputFile::open_in_place(std::uint64_t keep) {
  if (auto opened = open(path_, 0); !opened) return opened;
  // A run that has deleted FILE.lock, or uses another name for the file, is stopped by this lock.
  if (is_locked_by_another(descriptor_)) return bad_input(say::kFileIsInUseBySomeone(name_));
  const auto length = static_cast<off_t>(keep);
  if (ftruncate(descriptor_, length) != 0 || lseek(descriptor_, length, SEEK_SET) < 0)
    return bad_input(say::kFileCannotBeWritten(name_, std::strerror(errno)));
  return {};
}

Parsed<void> OutputFile::open_fresh() {
  std::string fresh = temporary_name(path_);
  if (auto opened = open(fresh, O_TRUNC); !opened) return opened;
  set_fresh(std::move(fresh));
  return {};
}

Parsed<void> OutputFile::open_left(const std::string& host, std::uint64_t process, std::uint64_t keep) {
  const std::string left = temporary_prefix(path_) + host + '.' + std::to_string(process);
  std::string fresh = temporary_name(path_);
  const bool may_work = host != host_name() || is_running(process);
  if (may_work && !lock_.is_exclusive()) return bad_input(say::kFileIsInUseBySomeone(name_));
  struct stat status{};
  const bool is_there = stat(left.c_str(), &status) == 0 && S_ISREG(status.st_mode) &&
                        static_cast<std::uint64_t>(status.st_size) >= keep;
  if (!is_there || std::rename(left.c_str(), fresh.c_str()) != 0)
    return bad_input(say::kFileCannotBeRead(left));
  if (auto opened = open(fresh, 0); !opened) return opened;
  set_fresh(std::move(fresh));
  const auto length = static_cast<off_t>(keep);
  if (ftruncate(descriptor_, length) != 0 || lseek(descriptor_, length, SEEK_SET) < 0)
    return bad_input(say::kFileCannotBeWritten(name_, std::strerror(errno)));
  return {};
}

void OutputFile::set_fresh(std::string fresh) {
  removed_ = std::make_unique<RemovedByEnd>(fresh, descriptor_);
  fresh_ = std::move(fresh);
}

void OutputFile::leave() {
  removed_.reset();
  fresh_.clear();
}

void OutputFile::remove_what_was_left() const {
  namespace fs = std::filesystem;
  const fs::path output(path_);
  const auto folder = output.parent_path();
  const std::string begin =
      output.filename().string() + '.';  // the files beside it are FILE.json and the like
  const std::string middle = temporary_prefix("") + host_name() + '.';
  const auto is_left = [&](std::string_view name) {
    const std::size_t at = name.rfind(middle);
    if (at == std::string_view::npos || !name.starts_with(begin)) return false;
    const char* const end = name.data() + name.size();
    std::uint64_t process = 0;
    const auto [rest, error] = std::from_chars(name.data() + at + middle.size(), end, process);
    return error == std::errc() && rest == end && !is_running(process);
  };
  std::error_code error;
  for (fs::directory_iterator entry(folder.empty() ? "." : folder, error), end; !error && entry != end;
       entry.increment(error))
    if (is_left(entry->path().filename().string())) std::remove(entry->path().c_str());
}

Parsed<void> OutputFile::check_place() const {
  return is_name_of(path_.c_str(), descriptor_) ? Parsed<void>() : bad_input(say::kFileWasReplaced(name_));
}

Parsed<void> OutputFile::put_in_place() {
  if (fdatasync(descriptor_) != 0) return bad_input(say::kFileCannotBeWritten(name_, std::strerror(errno)));
  if (fresh_.empty()) return check_place();
  if (auto placed = quadrille::put_in_place(fresh_, path_); !placed) return placed;
  removed_.reset();
  fresh_.clear();
  sync_folder_of(path_);
  return {};
}

}  // namespace quadrille
