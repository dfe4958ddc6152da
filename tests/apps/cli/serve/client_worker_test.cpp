#include "cli/serve/client_worker.h"

#include <gtest/gtest.h>

#include <condition_variable>
#include <mutex>
#include <string>
#include <vector>

#include "serve/messages.h"

namespace quadrille::cli {
namespace {

constexpr std::uint64_t kMemory = 100'000'000;

/// The messages of a worker.
class Mailbox {
 public:
  [[nodiscard]] ClientWorker::OnMessage receiver() {
    return [this](std::string message, ClientWorker::Kind kind) {
      const std::lock_guard lock(mutex_);
      if (kind == ClientWorker::Kind::last) last_.push_back(std::move(message));
      has_progress_ = has_progress_ || kind == ClientWorker::Kind::progress;
      changed_.notify_all();
    };
  }
  void wait_for_progress() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return has_progress_; });
    has_progress_ = false;
  }
  std::vector<std::string> wait_for_last(std::size_t count) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return last_.size() >= count; });
    return last_;
  }

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<std::string> last_;
  bool has_progress_ = false;
};

serve::Request request(std::int64_t nonce, serve::Command command) {
  std::string row = "[{},{},{},{},{},{},{},{},{}]";
  std::string text = R"({"size":9,"grid":[)" + row;
  for (int i = 1; i < 9; ++i) text += "," + row;
  return {.nonce = nonce, .command = command, .data = text + "]}"};
}

TEST(ClientWorkerThreads, AnswerOneRequestAfterAnother) {
  Mailbox mailbox;
  ClientWorker worker(kMemory, mailbox.receiver(), [] {});
  worker.submit(request(1, serve::Command::check));
  EXPECT_EQ(mailbox.wait_for_last(1)[0], serve::counted(1, 2, false));
  worker.submit(request(2, serve::Command::check));
  EXPECT_EQ(mailbox.wait_for_last(2)[1], serve::counted(2, 2, false));
}

TEST(ClientWorkerThreads, StopWhatANewRequestReplaces) {
  Mailbox mailbox;
  ClientWorker worker(kMemory, mailbox.receiver(), [] {});
  worker.submit(request(1, serve::Command::estimate));
  mailbox.wait_for_progress();
  worker.submit(request(2, serve::Command::count));
  EXPECT_EQ(mailbox.wait_for_last(1)[0], serve::canceled(1));
  mailbox.wait_for_progress();
  worker.submit({.nonce = 3, .command = serve::Command::cancel, .data = ""});
  EXPECT_EQ(mailbox.wait_for_last(3),
            (std::vector{serve::canceled(1), serve::canceled(2), serve::canceled(3)}));
}

TEST(ClientWorkerThreads, GiveEachOfManyRequestsALastMessage) {
  constexpr std::size_t kRequests = 50;
  Mailbox mailbox;
  ClientWorker worker(kMemory, mailbox.receiver(), [] {});
  for (std::size_t i = 0; i < kRequests; ++i)
    worker.submit(request(static_cast<std::int64_t>(i), serve::Command::estimate));
  worker.submit({.nonce = 99, .command = serve::Command::cancel, .data = ""});
  EXPECT_EQ(mailbox.wait_for_last(kRequests + 1).size(), kRequests + 1);
}

TEST(ClientWorkerThreads, EndWhileASearchGoesOn) {
  Mailbox mailbox;
  bool has_ended = false;
  {
    ClientWorker worker(kMemory, mailbox.receiver(), [&] { has_ended = true; });
    worker.submit(request(1, serve::Command::count));
    mailbox.wait_for_progress();
  }
  EXPECT_TRUE(has_ended);
}

}  // namespace
}  // namespace quadrille::cli
