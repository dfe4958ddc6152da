// Colours: the places of a digit that are connected by houses with two places each get two alternating
// colours; one of the colours holds everywhere. Simple colours: a colour that sees itself is removed (wrap),
// and so are candidates that see both colours (trap). Multi colours: two such nets. If a colour of the first
// sees one of the second, one of the two others holds, and candidates that see both are removed (1); a colour
// that sees both of the other net is removed (2).
#include <array>

#include "techniques/scan.h"

namespace quadrille::techniques {

namespace {

struct ColourNet {
  std::array<CellSet, 2> colours;
  std::vector<int> houses;  // the houses that connect them
};

void colour_from(const Position& position, int cell, int digit, std::size_t colour, CellSet& open,
                 ColourNet& net) {
  if (!open.contains(cell)) return;
  net.colours[colour].add(cell);
  open.remove(cell);
  for (const int house : position.board().houses_of(cell)) {
    if (!position.board().house(house).is_complete || position.place_count(house, digit) != 2) continue;
    net.houses.push_back(house);
    CellSet other = position.places(house, digit);
    other.remove(cell);
    colour_from(position, other.first(), digit, 1 - colour, open, net);
  }
}

std::vector<ColourNet> nets_of(const Position& position, int digit) {
  CellSet open;
  for (const int cell : position.cells_with(digit))
    for (const int house : position.board().houses_of(cell))
      if (position.board().house(house).is_complete && position.place_count(house, digit) == 2)
        open.add(cell);
  std::vector<ColourNet> nets;
  while (!open.empty()) {
    ColourNet net;
    colour_from(position, open.first(), digit, 0, open, net);
    if (!net.colours[0].empty() && !net.colours[1].empty()) nets.push_back(std::move(net));
  }
  return nets;
}

bool see_any(const Board& board, const CellSet& a, const CellSet& b) {
  // NOLINTNEXTLINE(readability-use-anyofallof): the iterator of a cell set is not a standard one
  for (const int cell : a)
    if (board.peers(cell).meets(b)) return true;
  return false;
}

/// Records in the proof how a cell of `a` sees one of `b`.
void use_sight(Step& step, const Board& board, const CellSet& a, const CellSet& b, int digit) {
  for (const int cell : a) {
    const CellSet seen = board.peers(cell) & b;
    if (seen.empty()) continue;
    step.use_link(board, {cell, digit}, {seen.first(), digit});
    return;
  }
}

/// The places that see a cell of each.
CellSet between(const Position& position, const CellSet& a, const CellSet& b, int digit) {
  CellSet seen_a;
  CellSet seen_b;
  for (const int cell : a) seen_a |= position.board().peers(cell);
  for (const int cell : b) seen_b |= position.board().peers(cell);
  return seen_a & seen_b & position.cells_with(digit);
}

void eliminate_between(Step& step, const Position& position, const CellSet& a, const CellSet& b, int digit) {
  const Board& board = position.board();
  for (const int cell : between(position, a, b, digit)) {
    step.eliminate(cell, digit);
    step.use_link(board, {cell, digit}, {(board.peers(cell) & a).first(), digit});
    step.use_link(board, {cell, digit}, {(board.peers(cell) & b).first(), digit});
  }
}

void add_net(Step& step, const ColourNet& net, int digit) {
  for (const CellSet& colour : net.colours) step.colours.push_back(list_of(colour));
  for (const int house : net.houses) step.use(house, digit);
}

bool search_simple(Scan& scan, int digit) {
  const Position& position = scan.position();
  for (const ColourNet& net : nets_of(position, digit)) {
    Step wrap{.technique = Technique::simple_colors_wrap, .digits = {digit}};
    for (const CellSet& colour : net.colours) {
      if (!see_any(scan.board(), colour, colour)) continue;
      wrap.eliminate(colour, digit);
      use_sight(wrap, scan.board(), colour, colour, digit);
    }
    if (!wrap.eliminations.empty()) {
      add_net(wrap, net, digit);
      if (scan.offer(std::move(wrap))) return true;
    }
    Step trap{.technique = Technique::simple_colors_trap, .digits = {digit}};
    eliminate_between(trap, position, net.colours[0], net.colours[1], digit);
    if (!trap.eliminations.empty()) {
      add_net(trap, net, digit);
      if (scan.offer(std::move(trap))) return true;
    }
  }
  return false;
}

/// Whether cells of the first see both colours of the second net; stops at the cell that decides it.
bool sees_both(const Board& board, const CellSet& first, const ColourNet& second) {
  return see_any(board, first, second.colours[0]) && see_any(board, first, second.colours[1]);
}

bool search_multi(Scan& scan, int digit) {
  const Position& position = scan.position();
  const Board& board = scan.board();
  const std::vector<ColourNet> nets = nets_of(position, digit);
  for (const ColourNet& a : nets) {
    for (const ColourNet& b : nets) {
      if (&a == &b) continue;
      Step second{.technique = Technique::multi_colors_2, .digits = {digit}};
      for (const CellSet& colour : a.colours) {
        if (!sees_both(board, colour, b)) continue;
        second.eliminate(colour, digit);
        use_sight(second, board, colour, b.colours[0], digit);
        use_sight(second, board, colour, b.colours[1], digit);
      }
      if (!second.eliminations.empty()) {
        add_net(second, a, digit);
        add_net(second, b, digit);
        if (scan.offer(std::move(second))) return true;
      }
      Step first{.technique = Technique::multi_colors_1, .digits = {digit}};
      for (const std::size_t i : {0U, 1U})
        for (const std::size_t j : {0U, 1U}) {
          if (!see_any(board, a.colours[i], b.colours[j])) continue;
          use_sight(first, board, a.colours[i], b.colours[j], digit);
          eliminate_between(first, position, a.colours[1 - i], b.colours[1 - j], digit);
        }
      if (first.eliminations.empty()) continue;
      add_net(first, a, digit);
      add_net(first, b, digit);
      if (scan.offer(std::move(first))) return true;
    }
  }
  return false;
}

}  // namespace

void find_simple_colors(Scan& scan) {
  static_cast<void>(scan.find_by_digit([&](int digit) { return search_simple(scan, digit); }));
}

void find_multi_colors(Scan& scan) {
  static_cast<void>(scan.find_by_digit([&](int digit) { return search_multi(scan, digit); }));
}

}  // namespace quadrille::techniques
