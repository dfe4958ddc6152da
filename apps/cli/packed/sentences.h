// Sentences about compressed files.
#pragma once

#include "base/sentence.h"

namespace quadrille::cli::say {

// extension, library
inline constexpr Sentence<Text, Text> kBuiltWithout{
    "is for compressed data ({}), and this quadrille was built without {}; use the text itself, or build "
    "with "
    "that library",
    "est fait pour des données compressées ({}), et ce quadrille a été construit sans {} ; prenez le texte "
    "lui-même, ou construisez avec cette bibliothèque"};
inline constexpr Sentence<> kPackedIsCutShort{
    "ends in the middle of its compressed data, so a part of it is missing; fetch it or write it again",
    "s’arrête au milieu de ses données compressées, il en manque donc une partie ; téléchargez-le ou "
    "écrivez-le de nouveau"};
// the library's message
inline constexpr Sentence<Text> kPackedIsDamaged{
    "is damaged: its compressed data cannot be read ({}); fetch it or write it again",
    "est abîmé : ses données compressées sont illisibles ({}) ; téléchargez-le ou écrivez-le de nouveau"};
inline constexpr Sentence<> kIndexDisagrees{"its index of frames says otherwise",
                                            "son index de blocs dit autre chose"};
inline constexpr Sentence<Number> kFrameIsTooLarge{
    "has compressed frames of more than {} MiB, too large to look up a place in; `quadrille convert` writes "
    "smaller ones",
    "a des blocs compressés de plus de {} Mio, trop grands pour y chercher une place ; `quadrille convert` "
    "en écrit de plus petits"};
inline constexpr Sentence<> kPartNeedsFrames{
    "is compressed without an index of frames, so the place of a part in it is not known; decompress it, or "
    "write it anew by `quadrille convert --out NAME.zst`",
    "est compressé sans index de blocs, on ne sait donc pas où s’y trouve une partie ; décompressez-le, ou "
    "écrivez-le de nouveau par `quadrille convert --out NOM.zst`"};
inline constexpr Sentence<Text> kPackedCannotResume{
    "{} is compressed while it is written, so such a run cannot be resumed; leave out --resume, or the "
    "ending of the name",
    "{} est compressé à mesure qu’il s’écrit, un tel travail ne peut donc pas être repris ; retirez "
    "--resume, "
    "ou la fin du nom"};
inline constexpr Sentence<Text> kPartIsNotPacked{
    "{}: the output of a part is not compressed; give it another name, and let `quadrille merge --out "
    "NAME.zst` compress all of them",
    "{} : la sortie d’une partie n’est pas compressée ; donnez-lui un autre nom, et laissez `quadrille merge "
    "--out NOM.zst` compresser le tout"};

}  // namespace quadrille::cli::say
