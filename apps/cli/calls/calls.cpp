#include "cli/calls/calls.h"

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <system_error>
#include <utility>

#include <fmt/chrono.h>
#include <fmt/format.h>

#include "cli/calls/sentences.h"
#include "cli/process/exit_code.h"
#include "options/commands/commands.h"
#include "system/ending.h"

namespace quadrille::cli::calls {

namespace {

/// How long after the limit a command may still tell what it has found before it is interrupted, and how long
/// after the interrupt before it is killed.
constexpr std::chrono::seconds kGrace{2}, kGraceOfInterrupt{30};
/// Standard input, output and errors.
constexpr rlim_t kMostDescriptors = 3;

/// Sanitizers open files and pipes to examine memory.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool kOpensFiles = true;
#elif defined(__has_feature)
constexpr bool kOpensFiles = __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) ||
                             __has_feature(undefined_behavior_sanitizer);
#else
constexpr bool kOpensFiles = false;
#endif

/// The bytes of address space that this process has; 0 if the system does not say.
rlim_t address_space() {
  std::ifstream file("/proc/self/statm");
  std::uint64_t pages = 0;
  file >> pages;
  return pages * static_cast<rlim_t>(sysconf(_SC_PAGESIZE));
}

void limit(int resource, rlim_t most) {
  const rlimit both{.rlim_cur = most, .rlim_max = most};
  setrlimit(static_cast<__rlimit_resource_t>(resource), &both);
}

/// Makes a text standard input. A file that has no name takes it, since a pipe would take only its start.
bool make_input(const std::string& text) {
  std::FILE* const file = std::tmpfile();
  if (file == nullptr || std::fwrite(text.data(), 1, text.size(), file) != text.size() ||
      std::fflush(file) != 0)
    return false;
  const int descriptor = fileno(file);
  return lseek(descriptor, 0, SEEK_SET) == 0 && dup2(descriptor, STDIN_FILENO) >= 0;
}

void fail(Outcome& outcome, Failure failure, std::string why) {
  outcome.failure = failure;
  outcome.why = std::move(why);
}

/// Closes all descriptors except the standard ones, such as the connections of clients: a client whose
/// connection the server closes must not wait until a call of another one has ended.
void close_others() {
  std::vector<int> open;
  std::error_code error;
  for (const auto& entry : std::filesystem::directory_iterator("/dev/fd", error)) {
    const std::string name = entry.path().filename();
    int descriptor = -1;
    std::from_chars(name.data(), name.data() + name.size(), descriptor);
    if (descriptor > STDERR_FILENO) open.push_back(descriptor);
  }
  for (const int descriptor : open) close(descriptor);
}

}  // namespace

Calls::~Calls() {
  for (Running& running : running_) {
    kill_now(running);
    reap(running);
  }
}

CallId Calls::add(CommandCall command) {
  waiting_.push_back({.id = next_id_, .command = std::move(command)});
  start_waiting();
  return next_id_++;
}

void Calls::start_waiting() {
  while (!waiting_.empty() && running_.size() < limits_.at_once) {
    Waiting call = std::move(waiting_.front());
    waiting_.pop_front();
    start(std::move(call));
  }
}

void Calls::start(Waiting call) {
  // A search ends by itself with what it has found; a process is interrupted only if it does not.
  const auto milliseconds = std::chrono::duration_cast<std::chrono::milliseconds>(limits_.time);
  const options::Command& command = *options::find_command(call.command.words.front());
  if (has_option(command, "--time-limit"))
    call.command.words.push_back(fmt::format("--time-limit={}ms", milliseconds.count()));
  if (has_option(command, "--memory-limit"))
    call.command.words.push_back(fmt::format("--memory-limit={}", limits_.memory));
  const auto give_up = [&](int problem) {
    not_started_.push_back(
        {.id = call.id,
         .outcome = {.failure = Failure::not_started, .why = say::kCallNotStarted(std::strerror(problem))}});
  };
  std::array<int, 2> output{}, errors{};
  if (pipe(output.data()) != 0) return give_up(errno);
  if (pipe(errors.data()) != 0) {
    give_up(errno);
    for (const int descriptor : output) close(descriptor);
    return;
  }
  const pid_t child = fork();
  if (child == 0) be_child(call.command, output[1], errors[1]);
  const int problem = errno;
  close(output[1]);
  close(errors[1]);
  if (child < 0) {
    give_up(problem);
    close(output[0]);
    close(errors[0]);
    return;
  }
  for (const int descriptor : {output[0], errors[0]}) {
    fcntl(descriptor, F_SETFL, O_NONBLOCK);
    fcntl(descriptor, F_SETFD, FD_CLOEXEC);
  }
  running_.push_back({.id = call.id,
                      .process = child,
                      .output = output[0],
                      .errors = errors[0],
                      .end = Clock::now() + limits_.time + kGrace});
}

void Calls::be_child(const CommandCall& command, int output, int errors) const {
  // Ctrl-C is for the server, which ends its calls.
  setpgid(0, 0);
  limit(RLIMIT_CORE, 0);
  const bool is_ready = make_input(command.input) && dup2(output, STDOUT_FILENO) >= 0 &&
                        dup2(errors, STDERR_FILENO) >= 0 && chdir("/") == 0;
  if (!is_ready) std::abort();
  close_others();
  limit(RLIMIT_AS, address_space() + limits_.memory);
  if (!kOpensFiles) limit(RLIMIT_NOFILE, kMostDescriptors);
  const int code = run_(command.words);
  std::fflush(nullptr);
  _exit(code);
}

void Calls::cancel(CallId id) {
  std::erase_if(waiting_, [id](const Waiting& call) { return call.id == id; });
  std::erase_if(not_started_, [id](const EndedCall& call) { return call.id == id; });
  const auto found = std::ranges::find(running_, id, &Running::id);
  if (found == running_.end()) return;
  kill_now(*found);
  reap(*found);
  running_.erase(found);
  start_waiting();
}

void Calls::add_descriptors(std::vector<pollfd>& descriptors) const {
  for (const Running& running : running_)
    for (const int descriptor : {running.output, running.errors})
      if (descriptor >= 0) descriptors.push_back({.fd = descriptor, .events = POLLIN, .revents = 0});
}

int Calls::patience() const {
  if (!not_started_.empty()) return 0;
  if (running_.empty()) return -1;
  const auto first = std::ranges::min_element(running_, {}, &Running::end)->end - Clock::now();
  const auto milliseconds = std::chrono::duration_cast<std::chrono::milliseconds>(first).count() + 1;
  return static_cast<int>(std::clamp<long long>(milliseconds, 1, 60'000));
}

std::vector<EndedCall> Calls::take_ended() {
  const auto now = Clock::now();
  for (Running& running : running_) {
    take(running, running.output, running.outcome.output);
    take(running, running.errors, running.outcome.errors);
    look_at_clock(running, now);
  }
  std::vector<EndedCall> all = std::exchange(not_started_, {});
  for (std::size_t i = 0; i < running_.size();) {
    if (running_[i].output >= 0 || running_[i].errors >= 0) {
      ++i;
      continue;
    }
    Running ended = std::move(running_[i]);
    running_.erase(running_.begin() + static_cast<std::ptrdiff_t>(i));
    reap(ended);
    all.push_back({.id = ended.id, .outcome = std::move(ended.outcome)});
  }
  start_waiting();
  return all;
}

void Calls::take(Running& running, int& descriptor, std::string& text) const {
  std::array<char, 1 << 16> buffer{};
  while (descriptor >= 0) {
    const ssize_t size = read(descriptor, buffer.data(), buffer.size());
    if (size < 0 && errno == EINTR) continue;
    if (size < 0 && errno == EAGAIN) return;
    if (size <= 0) {
      close(std::exchange(descriptor, -1));
      return;
    }
    text.append(buffer.data(), std::min(static_cast<std::size_t>(size),
                                        limits_.output - std::min(text.size(), limits_.output)));
    if (text.size() >= limits_.output && !running.is_killed) {
      fail(running.outcome, Failure::too_long, say::kAnswerTooLong(limits_.output));
      kill_now(running);
    }
  }
}

void Calls::look_at_clock(Running& running, Clock::time_point now) const {
  if (now < running.end) return;
  if (running.is_interrupted) return kill_now(running);
  running.is_interrupted = true;
  running.end = now + kGraceOfInterrupt;
  fail(running.outcome, Failure::too_late,
       say::kCallTooLong(
           fmt::format("{}", std::chrono::duration_cast<std::chrono::milliseconds>(limits_.time))));
  kill(running.process, SIGINT);
}

void Calls::kill_now(Running& running) {
  running.is_killed = true;
  kill(running.process, SIGKILL);
}

void Calls::reap(Running& running) const {
  for (int* descriptor : {&running.output, &running.errors})
    if (*descriptor >= 0) close(std::exchange(*descriptor, -1));
  int status = 0;
  while (waitpid(running.process, &status, 0) < 0 && errno == EINTR) {
  }
  Outcome& outcome = running.outcome;
  if (WIFEXITED(status)) outcome.exit_code = WEXITSTATUS(status);
  if (outcome.failure != Failure::none) return;
  if (!WIFEXITED(status)) fail(outcome, Failure::unexpected, say::kCallEnded());
  if (outcome.exit_code == kShortOfResources) {
    fail(outcome, Failure::too_large, say::kCallShort(limits_.memory));
    outcome.errors.clear();  // advice about the limits of this machine
  }
}

}  // namespace quadrille::cli::calls
