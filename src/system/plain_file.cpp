#include "system/plain_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <string_view>

#include "system/ending.h"
#include "system/sentences.h"

namespace quadrille {

namespace fs = std::filesystem;

namespace {

FileKind kind_of(const std::string& path) {
  struct stat status{};
  if (stat(path.c_str(), &status) != 0) return FileKind::absent;
  if (S_ISREG(status.st_mode)) return FileKind::plain;
  return S_ISDIR(status.st_mode) ? FileKind::folder : FileKind::stream;
}

/// The target of a name's links; as many as the system follows.
std::string followed(const std::string& file) {
  constexpr int kMostLinks = 40;
  fs::path path(file);
  std::error_code error;
  for (int i = 0; i < kMostLinks && fs::is_symlink(fs::symlink_status(path, error)); ++i) {
    const fs::path target = fs::read_symlink(path, error);
    if (error) break;
    path = path.parent_path() / target;  // or just the target, if it is an absolute path
  }
  return path.string();
}

}  // namespace

FileTarget target_of(const std::string& file) {
  const FileKind kind = kind_of(file);
  if (kind != FileKind::plain && kind != FileKind::absent) return {file, kind};
  std::string path = followed(file);
  // Some links of /proc do not tell their targets.
  if (kind == FileKind::plain && !is_same_file(file, path)) return {file, kind};
  return {std::move(path), kind};
}

bool is_same_file(const std::string& a, const std::string& b) {
  struct stat first{}, second{};
  return stat(a.c_str(), &first) == 0 && stat(b.c_str(), &second) == 0 && first.st_dev == second.st_dev &&
         first.st_ino == second.st_ino;
}

Parsed<void> put_in_place(const std::string& written, const std::string& file) {
  struct stat status{};
  if (lstat(file.c_str(), &status) == 0 && !S_ISREG(status.st_mode))
    return bad_input(say::kFileIsNotPlain(file));
  if (std::rename(written.c_str(), file.c_str()) != 0)
    return bad_input(say::kFileCannotBeWritten(file, std::strerror(errno)));
  return {};
}

void sync_folder_of(const std::string& file) {
  const auto folder = fs::path(file).parent_path();
  const int descriptor = ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (descriptor < 0) return;
  static_cast<void>(fsync(descriptor));
  ::close(descriptor);
}

Parsed<void> replace_file(const std::string& file, const std::string& text) {
  constexpr int kPermissions = 0666;
  const std::string fresh = temporary_name(file);
  const int descriptor =
      ::open(fresh.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, kPermissions);
  if (descriptor < 0) return bad_input(say::kFileCannotBeWritten(file, std::strerror(errno)));
  const RemovedByEnd removed(fresh, descriptor);
  const bool is_written = write_all(descriptor, text) && fsync(descriptor) == 0;
  const int reason = errno;
  ::close(descriptor);
  auto placed = is_written ? put_in_place(fresh, file)
                           : bad_input(say::kFileCannotBeWritten(file, std::strerror(reason)));
  if (!placed) std::remove(fresh.c_str());
  return placed;
}

std::string temporary_prefix(const std::string& file) { return file + ".tmp."; }

std::string temporary_name(const std::string& file) {
  return temporary_prefix(file) + host_name() + '.' + std::to_string(getpid());
}

std::string host_name() {
  std::array<char, 256> host{};
  if (gethostname(host.data(), host.size() - 1) != 0) host[0] = '\0';
  return host.data();
}

bool write_all(int descriptor, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(descriptor, text.data(), text.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return false;
    text.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

}  // namespace quadrille
