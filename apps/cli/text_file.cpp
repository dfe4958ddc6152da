#include "cli/text_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

#include <fmt/format.h>

#include "cli/interrupt.h"

namespace quadrille::cli {

namespace {

/// More is taken for a stream without end.
constexpr std::size_t kLargest = std::size_t{4} << 30;

class File {
 public:
  explicit File(const std::string& name)
      : descriptor_(name == "-" ? STDIN_FILENO : ::open(name.c_str(), O_RDONLY | O_CLOEXEC)) {}
  ~File() {
    if (descriptor_ > STDIN_FILENO) ::close(descriptor_);
  }
  File(const File&) = delete;
  File& operator=(const File&) = delete;

  [[nodiscard]] bool is_open() const { return descriptor_ >= 0; }
  [[nodiscard]] int descriptor() const { return descriptor_; }

 private:
  int descriptor_;
};

tl::unexpected<InputError> system_problem() {
  switch (errno) {
    case ENOENT: return bad_input("there is no such file");
    case EACCES: return bad_input("you have no permission to read it");
    case EISDIR: return bad_input("is a directory; name the files in it");
    default: return bad_input(fmt::format("cannot be read: {}", std::strerror(errno)));
  }
}

}  // namespace

std::string_view file_title(std::string_view file) { return file == "-" ? "standard input" : file; }

Parsed<std::string> read_text(const std::string& name) {
  const File file(name);
  if (!file.is_open()) return system_problem();
  struct stat status{};
  // One byte more than the file's size, so that its end is found without growing.
  std::size_t chunk = std::size_t{1} << 16;
  if (fstat(file.descriptor(), &status) == 0 && S_ISREG(status.st_mode)) {
    chunk = static_cast<std::size_t>(status.st_size) + 1;
  }
  std::string text;
  std::size_t size = 0;
  while (!interrupted()) {
    if (size > kLargest) {
      return bad_input(fmt::format("is larger than {} GiB; split it into parts", kLargest >> 30));
    }
    if (text.size() == size) text.resize(size + std::max(chunk, size));
    const ssize_t count = ::read(file.descriptor(), text.data() + size, text.size() - size);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return system_problem();
    if (count == 0) break;
    size += static_cast<std::size_t>(count);
  }
  text.resize(size);
  return text;
}

}  // namespace quadrille::cli
