// quadrille techniques: the catalogue of techniques.
#include "techniques/technique.h"

#include <algorithm>

#include <fmt/format.h>

#include "answers/steps.h"
#include "cli/commands/catalogue.h"
#include "cli/commands/command.h"
#include "cli/commands/sentences.h"
#include "cli/options/technique_options.h"
#include "cli/text/text_layout.h"

namespace quadrille::cli {

namespace {

using techniques::TechniqueInfo;

struct TechniqueExample {
  std::string_view key, puzzle;
};

constexpr TechniqueExample kTechniqueExamples[] = {
#define EXAMPLE(key, puzzle) {#key, puzzle},
#include "cli/commands/technique_examples.def"
#undef EXAMPLE
};

/// A star marks techniques that are tried only on request.
ExitCode list_techniques(Console& console) {
  std::size_t key_columns = 0;  // including two spaces
  std::size_t columns = 0;      // of the levels, including a space
  for (const TechniqueInfo& info : techniques::all_techniques()) {
    key_columns = std::max(key_columns, info.key.size() + 2);
    columns = std::max(columns, width(techniques::name_of(info.level)()) + 1);
  }
  for (const TechniqueInfo& info : techniques::all_techniques())
    console.write(fmt::format("{:<{}}{:<{}}{:>5} {} {}\n", info.key, key_columns,
                              techniques::name_of(info.level)(), columns, info.score,
                              info.use == techniques::Use::on_request ? '*' : ' ', info.name()));
  return ExitCode::solved;
}

/// Adds the command that solves the example, and the first step of the technique.
void add_example(const TechniqueInfo& info, CatalogueEntry& entry) {
  const auto* const example = std::ranges::find(kTechniqueExamples, info.key, &TechniqueExample::key);
  if (example == std::end(kTechniqueExamples)) return;
  entry.command = {"steps", std::string(example->puzzle)};
  const auto item = formats::find_format("line")->open(example->puzzle, {})->next();
  const SearchFlags no_limits;
  StepsAnswers answers(no_limits, options::Scale::hodoku);
  const auto steps = answers.begin(*item->puzzle, true);
  if (!steps) return;
  static_cast<void>((*steps)->walk([&](const answers::StepAnswer& step) {
    if (entry.shown.empty() && step.technique == info.key) entry.shown = step.text + '\n';
  }));
}

Parsed<CatalogueEntry> technique_entry(const std::string& name, const Console& /*console*/) {
  const auto technique = options::parse_technique(name);
  if (!technique) return tl::unexpected(technique.error());
  const TechniqueInfo& info = techniques::info_of(*technique);
  CatalogueEntry entry{
      .name = info.key,
      .sentences = {info.name() + '.', say::kLevelAndScore(techniques::name_of(info.level)(), info.score)},
      .command = {},
      .shown = {}};
  if (info.use == techniques::Use::on_request) entry.sentences.push_back(say::kTriedOnRequest());
  if (info.reads_conditions()) entry.sentences.push_back(say::kNeedsRules());
  add_example(info, entry);
  return entry;
}

}  // namespace

void add_techniques(Program& program) {
  add_catalogue(program, "techniques", list_techniques, technique_entry);
}

}  // namespace quadrille::cli
