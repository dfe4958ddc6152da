#include "cli/process/child_process.h"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>

#include <fmt/format.h>

#include "cli/process/interrupt.h"

namespace quadrille::cli {

namespace {

std::vector<char*> pointers(std::vector<std::string>& words) {
  std::vector<char*> result;
  for (std::string& word : words) result.push_back(word.data());
  result.push_back(nullptr);
  return result;
}

std::vector<std::string> changed_environment(
    const std::vector<std::pair<std::string, std::string>>& changes) {
  std::vector<std::string> result;
  for (const auto& [name, value] : changes) result.push_back(fmt::format("{}={}", name, value));
  for (char** entry = environ; *entry != nullptr; ++entry) {
    const std::string_view text = *entry;
    bool is_changed = false;
    for (const auto& [name, value] : changes) is_changed = is_changed || text.starts_with(name + "=");
    if (!is_changed) result.emplace_back(text);
  }
  return result;
}

/// Waits until there is something to read, or the end. If this program was interrupted, it interrupts the
/// child, once, even if there is always something to read.
void wait_for_input(int input, pid_t child, bool& is_asked) {
  constexpr int kGlanceInMilliseconds = 50;
  pollfd waiting{.fd = input, .events = POLLIN, .revents = 0};
  do {
    if (is_asked || !interrupt_token().stop_requested()) continue;
    kill(child, SIGINT);
    is_asked = true;
  } while (poll(&waiting, 1, kGlanceInMilliseconds) <= 0);
}

void take_lines(int input, pid_t child, const std::function<void(std::string_view)>& take_line) {
  std::string rest;
  std::array<char, 4096> buffer{};
  bool is_asked = false;
  for (;;) {
    wait_for_input(input, child, is_asked);
    const ssize_t size = read(input, buffer.data(), buffer.size());
    if (size < 0 && errno == EINTR) continue;
    if (size <= 0) break;
    rest.append(buffer.data(), static_cast<std::size_t>(size));
    std::size_t begin = 0;
    for (std::size_t end = rest.find('\n'); end != std::string::npos; end = rest.find('\n', begin)) {
      take_line(std::string_view(rest).substr(begin, end + 1 - begin));
      begin = end + 1;
    }
    rest.erase(0, begin);
  }
  if (!rest.empty()) take_line(rest);
}

}  // namespace

Parsed<int> run_child(const std::vector<std::string>& words,
                      const std::vector<std::pair<std::string, std::string>>& environment,
                      const std::function<void(std::string_view)>& take_line, bool reads_input) {
  std::array<int, 2> ends{};
  if (pipe(ends.data()) != 0) return bad_input(std::strerror(errno));
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
  posix_spawn_file_actions_addclose(&actions, ends[0]);
  posix_spawn_file_actions_addclose(&actions, ends[1]);
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  if (!reads_input) {
    // A process group of its own: a signal to the whole group of this program, as from a terminal or from
    // `timeout`, would reach the child a second time.
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  }
  std::vector<std::string> arguments = words;
  std::vector<std::string> variables = changed_environment(environment);
  pid_t child = 0;
  const int fault = posix_spawnp(&child, arguments.front().c_str(), &actions, &attributes,
                                 pointers(arguments).data(), pointers(variables).data());
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  close(ends[1]);
  if (fault != 0) {
    close(ends[0]);
    return bad_input(std::strerror(fault));
  }
  take_lines(ends[0], child, take_line);
  close(ends[0]);
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) continue;
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

}  // namespace quadrille::cli
