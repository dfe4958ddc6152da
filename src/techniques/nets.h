// The consequences of a candidate by nets, in which a single may depend on several candidates being off.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "techniques/implications.h"

namespace quadrille::techniques {

/// For each candidate that is on, or off, a table of its consequences. First the candidate is placed or
/// removed, and the resulting singles are placed, in four rounds; these entries list all their reasons. Then
/// the table is expanded: the consequences of each entry, by its own table, are entered, too. So a chain to
/// an entry has branches where a single depends on more than one candidate being off:
///
///   r1c2<>5 (r5c2=5 r5c2<>8) r9c2=8        r9c2 is 8 since r1c2 is not and, by the branch, r5c2 is not
///
/// Tables, their order and their chains are those of HoDoKu. A board with at most nine digits.
class Nets {
 public:
  using Node = Implications::Node;

  /// The position and the links, with groups, must outlive this object and must not change.
  Nets(const Position& position, const Implications& links);

  /// The consequences of a start, as candidates on or off; the start is the first.
  [[nodiscard]] std::vector<Node> all_from(Node start) const;
  /// The chain from the start to a consequence, with its branches.
  [[nodiscard]] std::vector<ChainNode> chain(Node start, Node end) const;
  /// Records in the step how the end follows from the start.
  void note_proof(Step& step, Node start, Node end) const;

 private:
  /// Why an entry follows from its reasons.
  enum class Cause : std::uint8_t { start, link, cell, house, table };
  struct Entry {
    Node node;
    Cause cause;
    std::int16_t house = -1;         // the house that proves it, if the cause is a house
    std::uint32_t first_reason = 0;  // in Table::reasons
    std::uint16_t reason_count = 0;  // number of all reasons
    int distance = 1;                // as HoDoKu counts
    Node source = 0;                 // the start of the other table, if the cause is a table
  };
  struct Table {
    std::vector<Entry> entries;  // from the start
    std::vector<std::uint16_t> reasons;
    std::vector<std::int16_t> places;  // by node: the index of its entry; -1 if there is none
    std::size_t own = 0;               // number of entries before expansion
    [[nodiscard]] bool has(Node node) const { return places[node] >= 0; }
    [[nodiscard]] std::size_t place(Node node) const { return static_cast<std::size_t>(places[node]); }
  };

  void fill(Node start);
  [[nodiscard]] int shown_house(const Position& now, Candidate single) const;
  [[nodiscard]] int proving_house(const Table& table, Candidate single) const;
  void place(Table& table, Position& now, Candidate single, Cause cause) const;
  void place_singles(Table& table, Position& now) const;
  static void add(Table& table, Entry entry, std::span<const std::uint16_t> reasons);
  void add_linked(Table& table, bool groups_alone) const;
  void expand(Table& table) const;

  /// The five entries that HoDoKu keeps as reasons, the last of them first; 0 if there are fewer.
  [[nodiscard]] static std::array<std::size_t, 5> parents(const Table& table, const Entry& entry);
  /// The path from an entry back to the start. branches: receives what else the nodes on the path need; null
  /// for a branch itself, which ends where it meets the main chain.
  [[nodiscard]] std::vector<Node> walk_back(const Table& table, Node end, const std::vector<Node>& main,
                                            std::vector<Node>* branches) const;
  /// need: the entries of the table that the proof needs, by their node.
  void find_needed(const Table& table, Node node, std::vector<bool>& need) const;
  void note_entry(Step& step, const Table& table, const Entry& entry) const;

  const Position& position_;
  const Board& board_;
  const Implications& links_;
  std::vector<Table> tables_;  // by node
};

}  // namespace quadrille::techniques
