// Sentences about the values of options.
#pragma once

#include "base/sentence.h"

namespace quadrille::options::say {

// The last argument is the text that was found.
inline constexpr Sentence<Number, Number, Text> kExpectedNumberBetween{
    "expected a whole number from {} to {}, found '{}'", "on attend un entier de {} à {}, on lit « {} »"};
inline constexpr Sentence<Number, Text> kExpectedNumberFrom{
    "expected a whole number, {} or more, found '{}'", "on attend un entier d’au moins {}, on lit « {} »"};
inline constexpr Sentence<Text, Text> kExpectedOneOf{"expected one of {}; found '{}'",
                                                     "on attend l’un de {} ; on lit « {} »"};
inline constexpr Sentence<Text> kExpectedJson{"expected json or no value, found '{}'",
                                              "on attend json ou aucune valeur, on lit « {} »"};
inline constexpr Sentence<Text> kNoThreads{"expected 1, as this build has no threads, found '{}'",
                                           "on attend 1, car cette version n’a pas de fils, on lit « {} »"};
inline constexpr Sentence<Number, Text> kExpectedSize{
    "expected a whole number from 1 to {}, or the rows and columns of a square grid, such as 4x4; found '{}'",
    "on attend un entier de 1 à {}, ou les lignes et les colonnes d’une grille carrée, comme 4x4 ; on lit "
    "« {} »"};
inline constexpr Sentence<Number, Text> kExpectedBox{
    "expected the rows and columns of a box of at most {} cells, such as 2x3, or none; found '{}'",
    "on attend les lignes et les colonnes d’un bloc d’au plus {} cases, comme 2x3, ou none ; on lit « {} »"};
inline constexpr Sentence<Number, Text> kExpectedPart{
    "expected a part and the number of parts, at most {}, such as 0/16 for the first of 16 and 15/16 for the "
    "last; found '{}'",
    "on attend une partie et le nombre de parties, au plus {}, comme 0/16 pour la première de 16 et 15/16 "
    "pour la dernière ; on lit « {} »"};
inline constexpr Sentence<Number> kExpectedLabels{
    "expected a label for each cell of a square grid, found {} labels",
    "on attend une étiquette pour chaque case d’une grille carrée, on trouve {} étiquettes"};

inline constexpr Sentence<Text> kExpectedOrigin{
    "expected the origin of a page without a path, such as https://example.org or http://localhost:8000; "
    "found '{}'",
    "on attend l’origine d’une page, sans chemin, comme https://example.org ou http://localhost:8000 ; on "
    "lit « {} »"};

// Names that are unknown, or not applicable.
inline constexpr Sentence<Text> kNoSuchFormat{
    "there is no format '{}'; `quadrille formats` lists them",
    "il n’y a pas de format « {} » ; `quadrille formats` en donne la liste"};
inline constexpr Sentence<Text, Text> kNoSuchFormatButPerhaps{
    "there is no format '{}'; did you mean {}? `quadrille formats` lists them",
    "il n’y a pas de format « {} » ; vouliez-vous dire {} ? `quadrille formats` en donne la liste"};
inline constexpr Sentence<Text> kFormatOnlyWritten{"the format '{}' can only be written",
                                                   "le format « {} » ne peut qu’être écrit"};
inline constexpr Sentence<Text> kFormatOnlyRead{"the format '{}' can only be read",
                                                "le format « {} » ne peut qu’être lu"};

inline constexpr Sentence<Text> kUnknownTechnique{
    "there is no technique {}; `quadrille techniques` lists them",
    "il n’y a pas de technique {} ; `quadrille techniques` en donne la liste"};

inline constexpr Sentence<Text, Text> kUnknownTechniqueButPerhaps{
    "there is no technique {}; did you mean {}? `quadrille techniques` lists them",
    "il n’y a pas de technique {} ; vouliez-vous dire {} ? `quadrille techniques` en donne la liste"};

// Ranges; the last argument is the text that was found.
inline constexpr Sentence<Text, Text> kExpectedLevels{
    "expected one of {}, or a range such as medium..hard or hard..; found '{}'",
    "on attend l’un de {}, ou un intervalle comme medium..hard ou hard.. ; on lit « {} »"};
inline constexpr Sentence<Number, Text> kExpectedScores{
    "expected a whole number up to {}, or a range such as 800..1000 or 800..; found '{}'",
    "on attend un entier jusqu’à {}, ou un intervalle comme 800..1000 ou 800.. ; on lit « {} »"};
inline constexpr Sentence<Text> kExpectedExplainerRatings{
    "expected a rating from 1.0 to 19.9 with one decimal, or a range such as 7.0..7.5 or 7.0..; found '{}'",
    "on attend une note de 1.0 à 19.9 avec une décimale, ou un intervalle comme 7.0..7.5 ou 7.0.. ; on lit "
    "« {} »"};
inline constexpr Sentence<Text> kEmptyRange{
    "expected a range that begins with its smaller end, found '{}'",
    "on attend un intervalle qui commence par sa plus petite borne, on lit « {} »"};

}  // namespace quadrille::options::say
