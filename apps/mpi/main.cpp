// quadrille-mpi, over MPI.
#define OMPI_SKIP_MPICXX 1
#define MPICH_SKIP_MPICXX 1
#include <mpi.h>

#include <cstdlib>
#include <list>
#include <span>
#include <utility>

#include "base/language.h"
#include "mpi/channel.h"
#include "mpi/program.h"
#include "system/ending.h"

namespace quadrille::mpi {

namespace {

class MpiChannel final : public Channel {
 public:
  [[nodiscard]] int rank() const override {
    int rank = 0;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    return rank;
  }
  [[nodiscard]] int size() const override {
    int size = 0;
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    return size;
  }

  void send(int rank, Tag tag, std::vector<std::int64_t> numbers) override {
    sending_.remove_if([](Sending& sending) {
      int is_done = 0;
      MPI_Test(&sending.request, &is_done, MPI_STATUS_IGNORE);
      return is_done != 0;
    });
    Sending& sending = sending_.emplace_back();
    sending.numbers = std::move(numbers);
    MPI_Isend(sending.numbers.data(), static_cast<int>(sending.numbers.size()), MPI_INT64_T, rank,
              static_cast<int>(tag), MPI_COMM_WORLD, &sending.request);
  }

  [[nodiscard]] std::optional<Message> receive() override {
    int is_there = 0;
    MPI_Status status;
    MPI_Iprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &is_there, &status);
    if (is_there == 0) return std::nullopt;
    int count = 0;
    MPI_Get_count(&status, MPI_INT64_T, &count);
    Message message{status.MPI_SOURCE, static_cast<Tag>(status.MPI_TAG), {}};
    message.numbers.resize(static_cast<std::size_t>(count));
    MPI_Recv(message.numbers.data(), count, MPI_INT64_T, status.MPI_SOURCE, status.MPI_TAG, MPI_COMM_WORLD,
             MPI_STATUS_IGNORE);
    return message;
  }

  void broadcast(std::string& text) override {
    auto size = static_cast<std::uint64_t>(text.size());
    MPI_Bcast(&size, 1, MPI_UINT64_T, 0, MPI_COMM_WORLD);
    text.resize(size);
    MPI_Bcast(text.data(), static_cast<int>(size), MPI_CHAR, 0, MPI_COMM_WORLD);
  }

  /// Waits until all that was sent has arrived.
  void finish() {
    for (Sending& sending : sending_) MPI_Wait(&sending.request, MPI_STATUS_IGNORE);
    sending_.clear();
  }

 private:
  struct Sending {
    std::vector<std::int64_t> numbers;
    MPI_Request request = MPI_REQUEST_NULL;
  };
  std::list<Sending> sending_;  // messages on their way
};

}  // namespace

}  // namespace quadrille::mpi

int main(int argc, char** argv) {
  using namespace quadrille;
  say_when_short("quadrille-mpi");
  outlive_full_files();
  MPI_Init(&argc, &argv);
  set_language(locale_language());
  if (!locale_shows_unicode()) set_setting(Setting::ascii);
  say_when_short("quadrille-mpi");  // in that language
  mpi::MpiChannel channel;
  const std::span words(argv, static_cast<std::size_t>(argc));
  const int code = mpi::run(channel, words.subspan(words.empty() ? 0 : 1), stdout, stderr);
  channel.finish();
  MPI_Finalize();
  return code;
}
