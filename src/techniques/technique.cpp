#include "techniques/technique.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace quadrille::techniques {

namespace {

constexpr std::array kTechniques{
#define TECHNIQUE(id, name, french, code, score, level, family, group, use) \
  TechniqueInfo{Technique::id, #id, {name, french}, code, score, Level::level, Technique::group, Use::use},
#include "techniques/techniques.def"
#undef TECHNIQUE
};

constexpr std::array<Sentence<>, 5> kLevelNames{{{"Easy", "Facile"},
                                                 {"Medium", "Moyenne"},
                                                 {"Hard", "Difficile"},
                                                 {"Unfair", "Retorse"},
                                                 {"Extreme", "Extrême"}}};

}  // namespace

const Sentence<>& name_of(Level level) { return kLevelNames[static_cast<std::size_t>(level)]; }

std::span<const TechniqueInfo> all_techniques() { return kTechniques; }

const TechniqueInfo& info_of(Technique technique) { return kTechniques[static_cast<std::size_t>(technique)]; }

std::optional<Technique> technique_of_key(std::string_view key) {
  const auto found = std::ranges::find(kTechniques, key, &TechniqueInfo::key);
  if (found == kTechniques.end()) return std::nullopt;
  return found->id;
}

}  // namespace quadrille::techniques
