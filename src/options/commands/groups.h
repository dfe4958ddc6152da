// The common parts of the descriptions of commands: titles of groups of options, and groups.
#pragma once

#include "options/commands/commands.h"
#include "options/options.h"

namespace quadrille::options::described {

// Titles of groups.
inline constexpr Sentence<> kReading{"How to read the input", "Comment lire l’entrée"};
inline constexpr Sentence<> kPrinting{"What to print", "Quoi afficher"};
inline constexpr Sentence<> kSearching{"How to search", "Comment chercher"};
inline constexpr Sentence<> kKindOfPuzzle{"What to make", "Quoi fabriquer"};
inline constexpr Sentence<> kWanted{"Which puzzles to keep", "Quelles grilles garder"};
inline constexpr Sentence<> kMaking{"How to make them", "Comment les fabriquer"};
inline constexpr Sentence<> kTechniques{"Which techniques to use", "Quelles techniques employer"};
inline constexpr Sentence<> kOthers{"Options", "Options"};
// Arguments and groups of several commands.
inline constexpr Argument kFiles{
    .value{"FILE", "FICHIER"},
    .is_repeated = true,
    .meaning{
        "Files to read (- for standard input), or links that contain a puzzle. By default standard input.",
        "Les fichiers à lire (- pour l’entrée standard), ou des liens qui contiennent une grille. Par "
        "défaut, l’entrée standard."}};
// Functions, so that no program holds them that does not ask for them, such as the page's engine.
inline Group input() {
  return {kReading,
          {&kFormat, &kSize, &kBox, &kBoards, &kRegions, &kRule, &kDigits, &kFetch, &kFetchFrom,
           &kAcceptDrawing}};
}
inline Group input_with_drawing() {
  Group group = input();
  group.options.push_back(&kIgnoreDrawing);
  return group;
}
inline Group search() {
  return {kSearching,
          {&kEngine, &kConsistency, &kBranch, &kSeed, &kTimeLimit, &kMemoryLimit, &kThreads, &kStats}};
}
inline Group help_alone() { return {kOthers, {&kHelp}}; }

}  // namespace quadrille::options::described
