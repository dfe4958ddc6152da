#include "answers/schema.h"

#include <algorithm>

#include "answers/count.h"
#include "answers/needless.h"
#include "answers/progress.h"
#include "answers/steps.h"
#include "answers/verify.h"
#include "answers/why.h"

namespace quadrille::answers {

namespace {

constexpr std::string_view kText = R"({"type":"string"})";
constexpr std::string_view kNumber = R"({"type":"integer","minimum":0})";
constexpr std::string_view kNumbers = R"({"type":"array","items":{"type":"integer"}})";
constexpr std::string_view kFile = R"({"type":"string","description":"The file of the puzzle or state."})";
constexpr std::string_view kLine =
    R"({"type":"integer","minimum":0,"description":"Its line, from 1 on; 0 if it has none."})";
constexpr std::string_view kReason = R"({"type":"string","description":"Why there is no answer."})";
constexpr std::string_view kRefusal = R"({"$ref":"#/$defs/refusal"})";
constexpr std::string_view kOfCells =
    R"({"type":"object","additionalProperties":{"type":"array","items":{"type":"integer"}}})";
constexpr std::string_view kPairs =
    R"({"type":"array","items":{"type":"array","items":{"type":"string"},"minItems":2,"maxItems":2}})";

ObjectSchema placed() {
  ObjectSchema schema;
  schema.add("file", kFile).add("line", kLine);
  return schema;
}

std::string any_of(const std::vector<std::string>& schemas) {
  std::vector<RawJson> list;
  for (const std::string& schema : schemas) list.push_back({schema});
  return JsonObject().member("anyOf", list).end();
}

/// A record, or the one of a puzzle for which there is no answer.
std::string or_refusal(const std::string& record) { return any_of({std::string(kRefusal), record}); }

std::string event(std::string_view name) { return JsonObject().member("const", name).end(); }

/// The puzzle with its solution, as puzzle.schema.json has it, after the place and the verdict.
std::string solve() {
  ObjectSchema record = placed();
  record.add("verdict", R"({"enum":["unique","several","found","no_solution","unknown"]})");
  std::string schema = record.end("unevaluatedProperties");
  schema.insert(1, R"("$ref":"puzzle.schema.json#/$defs/members",)");
  return any_of({placed().add("verdict", kText).add("reason", kReason).end(), schema});
}

std::string candidates() {
  JsonObject needless;
  details::SchemaOf<NeedlessAnswer>::add(needless);
  return or_refusal(
      placed()
          .add("candidates", kOfCells)
          .add("undecided", kOfCells, false)
          .add("limit", kNumber, false)
          .add("counts",
               R"({"type":"object","additionalProperties":{"type":"object","additionalProperties":)"
               R"({"type":"integer","minimum":0}}})",
               false)
          .add("equal", kPairs, false)
          .add("different", kPairs, false)
          .add("undecided_pairs", kNumber, false)
          .add("needless", any_of({needless.end(), R"({"type":"null"})"}), false)
          .add("stopped", kReason, false)
          .end());
}

std::string steps() {
  return any_of({placed().add("event", event("step")).add_answer<StepAnswer>().end(),
                 placed().add("event", event("rating")).add_answer<RatingAnswer>().end(),
                 placed().add("event", event("error")).add("message", kReason).end()});
}

std::string canon() {
  return ObjectSchema()
      .add("canon", kText)
      .add("transposed", R"({"type":"boolean"})")
      .add("rows", kNumbers)
      .add("columns", kNumbers)
      .add("digits", kNumbers)
      .add("automorphisms", kNumber)
      .end();
}

/// Breaks the lines of JSON before members and elements, unless they are deeper than that.
std::string laid_out(std::string_view json, int deepest) {
  std::string text;
  int depth = 0;
  bool is_in_string = false;
  for (std::size_t i = 0; i < json.size(); ++i) {
    const char c = json[i];
    if (c == '"' && (i == 0 || json[i - 1] != '\\')) is_in_string = !is_in_string;
    const bool ends = !is_in_string && (c == '}' || c == ']');
    const auto break_line = [&] { text += '\n' + std::string(2 * static_cast<std::size_t>(depth), ' '); };
    if (ends && depth-- <= deepest) break_line();
    text += c;
    if (is_in_string) continue;
    const bool begins = c == '{' || c == '[';
    if (begins) ++depth;
    if ((begins || c == ',') && depth <= deepest) break_line();
    if ((c == ',' && depth > deepest) || c == ':') text += ' ';
  }
  return text + '\n';
}

}  // namespace

std::string answers_schema() {
  const std::vector<std::pair<std::string_view, std::string>> commands{
      {"solve", solve()},
      {"count", any_of({std::string(kRefusal), placed().add_answer<CountAnswer>().end(),
                        placed().add_answer<EstimateAnswer>().end()})},
      {"check", or_refusal(placed()
                               .add_answer<CheckAnswer>()
                               .add_answer<ProgressAnswer>(true)
                               .add("remark", kText, false)
                               .end())},
      {"verify", or_refusal(placed().add("id", kText, false).add_answer<VerifyAnswer>().end())},
      {"why", or_refusal(placed().add_answer<WhyAnswer>().end())},
      {"candidates", candidates()},
      {"hint", or_refusal(placed().add_answer<StepAnswer>().end())},
      {"steps", steps()},
      {"rate", or_refusal(placed().add_answer<RatingAnswer>().end())},
      {"canon", canon()},
      {"generate", R"({"$ref":"puzzle.schema.json"})"}};
  JsonObject definitions;
  std::vector<RawJson> all;
  definitions.member("refusal", RawJson{placed().add("reason", kReason).end()});
  for (const auto& [name, schema] : commands) {
    definitions.member(name, RawJson{schema});
    all.push_back({JsonObject().member("$ref", "#/$defs/" + std::string(name)).end()});
  }
  constexpr int kDeepest = 4;
  return laid_out(
      JsonObject()
          .member("$schema", std::string_view("https://json-schema.org/draft/2020-12/schema"))
          .member("$id", std::string_view("urn:quadrille:answers:1"))
          .member("title", std::string_view("Answers of Quadrille, version 1"))
          .member("description",
                  std::string_view("The records that each command prints with --output json, one per "
                                   "line. A change that may break a reader gets a new version."))
          .member("anyOf", all)
          .member("$defs", RawJson{definitions.end()})
          .end(),
      kDeepest);
}

}  // namespace quadrille::answers
