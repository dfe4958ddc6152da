#include "cli/serve/client_worker.h"

#include <utility>

#include "serve/answer.h"
#include "serve/messages.h"

namespace quadrille::cli {

ClientWorker::ClientWorker(std::uint64_t memory, OnMessage on_message, OnEnd on_end)
    : memory_(memory),
      on_message_(std::move(on_message)),
      on_end_(std::move(on_end)),
      thread_([this] { work(); }) {}

ClientWorker::~ClientWorker() {
  stop();
  thread_.join();
}

void ClientWorker::submit(serve::Request request) {
  std::optional<Job> replaced;
  {
    const std::lock_guard lock(mutex_);
    if (running_ != nullptr) running_->request_stop();
    replaced = std::exchange(waiting_, Job{std::move(request), std::make_shared<StopSource>()});
  }
  changed_.notify_one();
  if (replaced) on_message_(serve::canceled(replaced->request.nonce), Kind::last);
}

void ClientWorker::stop() {
  const std::lock_guard lock(mutex_);
  is_ending_ = true;
  if (running_ != nullptr) running_->request_stop();
  changed_.notify_one();
}

void ClientWorker::work() {
  while (const std::optional<Job> job = next_job()) answer(*job);
  on_end_();
}

std::optional<ClientWorker::Job> ClientWorker::next_job() {
  std::unique_lock lock(mutex_);
  running_ = nullptr;
  changed_.wait(lock, [this] { return is_ending_ || waiting_.has_value(); });
  if (is_ending_) return std::nullopt;
  std::optional<Job> job = std::exchange(waiting_, std::nullopt);
  running_ = job->stop;
  return job;
}

void ClientWorker::answer(const Job& job) const {
  cp::Limits limits;
  limits.memory = memory_;
  limits.stop = StopToken(*job.stop);
  const auto tell = [this](std::string message) { on_message_(std::move(message), Kind::progress); };
  on_message_(serve::answer(job.request, limits, tell), Kind::last);
}

}  // namespace quadrille::cli
