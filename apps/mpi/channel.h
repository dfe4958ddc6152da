// Messages between the ranks of a run. What implements it need not be MPI: tests have threads.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace quadrille::mpi {

enum class Tag : std::uint8_t {
  // From a rank to rank 0.
  hello,   // ready for pieces
  report,  // of its piece, and ready for another; empty: the piece was dropped
  bye,     // the last one
  // From rank 0 to a rank.
  piece,        // its number, and a report that leaves the piece itself
  leave_parts,  // others have nothing to do
  drop,         // what becomes of the piece no longer matters
  stop,         // there will be nothing more to do
};

struct Message {
  int rank;  // that sent it
  Tag tag;
  std::vector<std::int64_t> numbers;
};

class Channel {
 public:
  Channel() = default;
  Channel(const Channel&) = delete;
  Channel& operator=(const Channel&) = delete;
  virtual ~Channel() = default;

  [[nodiscard]] virtual int rank() const = 0;
  [[nodiscard]] virtual int size() const = 0;
  /// Messages from one rank to another arrive in order. It does not wait until they do.
  virtual void send(int rank, Tag tag, std::vector<std::int64_t> numbers) = 0;
  /// The next message that is there.
  [[nodiscard]] virtual std::optional<Message> receive() = 0;
  /// Gives the text of rank 0 to all; each rank calls it.
  virtual void broadcast(std::string& text) = 0;
};

}  // namespace quadrille::mpi
