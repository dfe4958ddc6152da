// Sentences about compressed files.
#pragma once

#include "base/sentence.h"

namespace quadrille::cli::say {

// extension, library
inline constexpr Sentence<Text, Text> kBuiltWithout{
    "means compressed data ({}), but this quadrille was built without {}; use uncompressed text, or build "
    "with that library",
    "désigne des données compressées ({}), mais ce quadrille a été construit sans {} ; prenez le texte non "
    "compressé, ou construisez avec cette bibliothèque"};
inline constexpr Sentence<> kPackedIsCutShort{
    "ends in the middle of its compressed data, so some of it is missing; download or write it again",
    "s’arrête au milieu de ses données compressées, il en manque donc une partie ; téléchargez-le ou "
    "écrivez-le de nouveau"};
// the library's message
inline constexpr Sentence<Text> kPackedIsDamaged{
    "is damaged: its compressed data cannot be read ({}); download or write it again",
    "est abîmé : ses données compressées sont illisibles ({}) ; téléchargez-le ou écrivez-le de nouveau"};
inline constexpr Sentence<> kIndexDisagrees{"its index of frames disagrees",
                                            "son index de blocs est en désaccord"};
inline constexpr Sentence<Number> kFrameIsTooLarge{
    "has compressed frames of more than {} MiB, too large to find a position in; `quadrille convert` writes "
    "smaller ones",
    "a des blocs compressés de plus de {} Mio, trop grands pour y chercher une place ; `quadrille convert` "
    "en écrit de plus petits"};
inline constexpr Sentence<> kPartNeedsFrames{
    "is compressed without an index of frames, so parts cannot be found in it; decompress it, or write it "
    "again by `quadrille convert --out NAME.zst`",
    "est compressé sans index de blocs, on ne peut donc pas y trouver de partie ; décompressez-le, ou "
    "écrivez-le de nouveau par `quadrille convert --out NOM.zst`"};
inline constexpr Sentence<Text> kPackedCannotResume{
    "{} is compressed while it is written, so the run cannot be resumed; leave out --resume, or the "
    "extension of the name",
    "{} est compressé à mesure qu’il s’écrit, le travail ne peut donc pas être repris ; retirez --resume, ou "
    "l’extension du nom"};
inline constexpr Sentence<Text> kPartIsNotPacked{
    "{}: the output of a part cannot be compressed; choose another name, and compress the whole by "
    "`quadrille merge --out NAME.zst`",
    "{} : la sortie d’une partie ne peut pas être compressée ; choisissez un autre nom, et compressez le "
    "tout par `quadrille merge --out NOM.zst`"};

}  // namespace quadrille::cli::say
