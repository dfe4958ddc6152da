#include "techniques/explainer/names.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "techniques/sentences.h"

namespace quadrille::techniques::explainer {

namespace {

constexpr std::array<Sentence<>, 43> kNames{{
    {"Hidden Single", "Candidat unique caché"},
    {"Naked Single", "Candidat unique"},
    {"Direct Pointing", "Pointage direct"},
    {"Direct Claiming", "Revendication directe"},
    {"Direct Hidden Pair", "Paire cachée directe"},
    {"Direct Hidden Triplet", "Triplet caché direct"},
    {"Pointing", "Pointage"},
    {"Claiming", "Revendication"},
    {"Naked Pair", "Paire nue"},
    {"Naked Triplet", "Triplet nu"},
    {"Naked Quad", "Quadruplet nu"},
    {"Hidden Pair", "Paire cachée"},
    {"Hidden Triplet", "Triplet caché"},
    {"Hidden Quad", "Quadruplet caché"},
    {"X-Wing", "X-Wing"},
    {"Swordfish", "Espadon (Swordfish)"},
    {"Jellyfish", "Méduse (Jellyfish)"},
    {"XY-Wing", "XY-Wing"},
    {"XYZ-Wing", "XYZ-Wing"},
    {"Unique Rectangle", "Rectangle unique"},
    {"Unique Loop", "Boucle unique"},
    {"BUG", "Tombe universelle bivaluée"},
    {"Aligned Pair Exclusion", "Exclusion de paire alignée"},
    {"Aligned Triplet Exclusion", "Exclusion de triplet aligné"},
    {"Bidirectional Cycle", "Cycle bidirectionnel"},
    {"Bidirectional Y-Cycle", "Cycle Y bidirectionnel"},
    {"Bidirectional X-Cycle", "Cycle X bidirectionnel"},
    {"Generalized X-Wing", "X-Wing généralisé"},
    {"Turbot Fish", "Turbot"},
    {"Forcing Chain", "Chaîne forcée"},
    {"Forcing X-Chain", "Chaîne X forcée"},
    {"Nishio Forcing Chains", "Chaînes forcées de Nishio"},
    {"Double Forcing Chains", "Chaînes forcées doubles"},
    {"Cell Forcing Chains", "Chaînes forcées d’une case"},
    {"Region Forcing Chains", "Chaînes forcées d’une zone"},
    {"Contradiction Forcing Chains", "Chaînes forcées par contradiction"},
    {"Dynamic Double Forcing Chains", "Chaînes forcées doubles dynamiques"},
    {"Dynamic Cell Forcing Chains", "Chaînes forcées dynamiques d’une case"},
    {"Dynamic Region Forcing Chains", "Chaînes forcées dynamiques d’une zone"},
    {"Dynamic Contradiction Forcing Chains", "Chaînes forcées dynamiques par contradiction"},
    {"Forcing Chains", "chaînes forcées"},
    {"Multiple Forcing Chains", "chaînes forcées multiples"},
    {"Dynamic Forcing Chains", "chaînes forcées dynamiques"},
}};

constexpr std::string_view kType = " type ";

}  // namespace

// A name is in the table, possibly followed by the nested kind, " (+)" or " (+ NAME)", or by a type, before
// which there may be the length of a loop.
std::string name_text(std::string_view name) {
  if (const std::size_t nested = name.find(" (+"); nested != std::string_view::npos) {
    std::string_view inner = name.substr(nested + 3, name.size() - nested - 4);
    inner.remove_prefix(std::min(inner.find_first_not_of(' '), inner.size()));
    return fmt::format("{} (+{}{})", name_text(name.substr(0, nested)), inner.empty() ? "" : " ",
                       inner.empty() ? "" : name_text(inner));
  }
  if (const std::size_t type = name.find(kType); type != std::string_view::npos) {
    const std::string_view number = name.substr(type + kType.size());
    const std::size_t length = name.find_first_of("0123456789");
    if (length > type) return say::kOfType(name_text(name.substr(0, type)), number);
    return say::kOfLengthAndType(name_text(name.substr(0, length - 1)), name.substr(length, type - length),
                                 number);
  }
  const auto found = std::ranges::find(kNames, name, &Sentence<>::english);
  return found == kNames.end() ? std::string(name) : (*found)();
}

}  // namespace quadrille::techniques::explainer
