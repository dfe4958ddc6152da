#include "web/engine/engine.h"

#include <algorithm>
#include <array>
#include <vector>

#include "base/json_line.h"
#include "base/sentence.h"
#include "formats/text_cursor.h"
#include "web/engine/answers.h"
#include "web/engine/sentences.h"

namespace quadrille::web {

namespace {

struct Call {
  std::string_view name;
  Parsed<std::string> (*answer)(const Request&, UnfinishedSearches&);
  std::string_view arguments, answers;  // as types of TypeScript
};

constexpr auto kCalls = std::to_array<Call>({
#define CALL(name, arguments, answer) {#name, answer_##name, arguments, answer},
#include "web/engine/calls.def"
#undef CALL
});

std::string call_names() {
  std::vector<std::string_view> names;
  for (const Call& call : kCalls) names.push_back(call.name);
  return listed(names);
}

Parsed<std::string> answer_to(std::string_view message, UnfinishedSearches& unfinished) {
  const auto request = Request::read(message);
  if (!request) return tl::unexpected(request.error());
  const std::string name = request->call();
  const auto call = std::ranges::find(kCalls, name, &Call::name);
  if (call == kCalls.end()) return bad_input(say::kUnknownCall(formats::in_quotes(name), call_names()));
  return call->answer(*request, unfinished);
}

constexpr std::string_view kSharedTypes =
    R"(// The calls of the engine. Made from engine/calls.def by `page_calls --types`, which a test compares with this file.

/** Whole cells from the upper left corner of the grid: x to the right, y down. Heights and widths are in cells, too. */
export type Point = [x: number, y: number];

export type Shape = {
  role: string;
  colour: string;
  layer: 'shades' | 'marks' | 'lines' | 'grid' | 'clues' | 'digits';
} & (
  | { kind: 'square'; centre: Point; side: number }
  | { kind: 'circle'; centre: Point; radius: number; outline: number }
  | { kind: 'line'; points: Point[]; width: number }
  | { kind: 'outline'; rings: Point[][]; width: number; isDashed: boolean }
  | { kind: 'text'; centre: Point; height: number; text: string; beginsThere: boolean; isBold: boolean; hasRim: boolean }
);

/** Everything that shows a puzzle except its givens and the names of rules without a drawing. */
export interface Picture {
  area: { left: number; top: number; right: number; bottom: number };
  shapes: Shape[];
}

export interface Node {
  cells: number[];
  digit: number;
  isStrong: boolean;
}

/** A piece of the sentences about a step: the name of a part of its pattern, or a text that names none (-1). */
export interface Piece {
  text: string;
  part: number;
}

/** Candidates only where the part consists of these. */
export interface Part {
  kind: 'cells' | 'houses' | 'candidates';
  cells: number[];
  candidates: [cell: number, digit: number][];
}

/**
 * `text`: in HoDoKu's notation. `words`: in sentences. Each chain's first node has no link; the others have one from the node
 * before. A node holds if and only if it is reached by a strong link.
 */
export interface Step {
  technique: string;
  name: string;
  level: string;
  score: number;
  text: string;
  words: Piece[];
  parts: Part[];
  cells: number[];
  placements: [cell: number, digit: number][];
  eliminations: [cell: number, digit: number][];
  chains: Node[][];
}

/** `least` and `most`: the number of cells, or the range of a number. Without `most`: as many as there are digits. */
export interface RuleParameter {
  name: string;
  help: string;
  kind: 'cells' | 'cellLists' | 'number' | 'numbers' | 'digits' | 'digitList' | 'choice' | 'outside' | 'pattern' | 'automaton'
    | 'pairs' | 'uses';
  least: number;
  most: number | null;
  isPath: boolean;
  isOptional: boolean;
  choices: string[];
}

/** `isShape`: boxes and regions, which cannot be added as rules. `isDrawn`: generate can draw clues of it.
 * `needsOneBoard`: it is about rows, columns or all of a grid, as are all rules with a place beside the grid. */
export interface RuleEntry {
  name: string;
  summary: string;
  isShape: boolean;
  isDrawn: boolean;
  needsOneBoard: boolean;
  parameters: RuleParameter[];
}

/** `extension`: of the names of files, with its dot; empty if there is no usual one. */
export interface FormatEntry {
  name: string;
  summary: string;
  isRead: boolean;
  isWritten: boolean;
  extension: string;
}

export type Method = 'test' | 'value' | 'bounds' | 'domain' | 'automatic' | 'learning';

/** The other members depend on the event. */
export interface TraceEvent {
  event: string;
  [member: string]: unknown;
}

export interface Failure {
  event: 'error';
  message: string;
  line: number;
  column: number;
}

export interface Calls {
)";

}  // namespace

struct Engine::Unfinished : UnfinishedSearches {};

Engine::Engine() : unfinished_(std::make_unique<Unfinished>()) {}
Engine::~Engine() = default;

std::string Engine::answer(std::string_view request) {
  auto text = answer_to(request, *unfinished_);
  if (text) return *std::move(text);
  std::string line;
  JsonLine("error")
      .member("message", text.error().message)
      .member("line", text.error().line)
      .member("column", text.error().column)
      .end(line);
  return line;
}

std::string types_of_calls() {
  const auto object = [](const std::string& members) {
    return members.empty() ? "{}" : "{ " + members + " }";
  };
  std::string text(kSharedTypes);
  for (const Call& call : kCalls) {
    const std::string event = "event: '" + std::string(call.name) + "'; ";
    text += "  " + std::string(call.name) + ": {\n";
    text += "    arguments: " + object(std::string(call.arguments)) + ";\n";
    text += "    answer: " + object(event + std::string(call.answers)) + ";\n  };\n";
  }
  return text + "}\n";
}

}  // namespace quadrille::web
