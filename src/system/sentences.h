// Sentences about files, about a lack of system resources, and about the command lines of programs.
#pragma once

#include "base/sentence.h"

namespace quadrille::say {

// file, the system's reason
inline constexpr Sentence<Text, Text> kFileCannotBeWritten{"{} cannot be written: {}",
                                                           "{} ne peut pas être écrit : {}"};
inline constexpr Sentence<Text> kFileIsNotPlain{
    "{} is not a regular file and is left unchanged; give the name of a file, or an unused name",
    "{} n’est pas un fichier ordinaire et reste inchangé ; donnez le nom d’un fichier, ou un nom libre"};
// file, number of the process
inline constexpr Sentence<Text, Number> kFileIsInUse{
    "{} is being written by another run, process {}; wait until it has ended, or give another name",
    "{} est en cours d’écriture par un autre travail, le processus {} ; attendez qu’il soit fini, ou donnez "
    "un autre nom"};
// file, number of the process, host
inline constexpr Sentence<Text, Number, Text> kFileIsInUseElsewhere{
    "{} is being written by another run, process {} on {}; wait until it has ended, or give another name",
    "{} est en cours d’écriture par un autre travail, le processus {} sur {} ; attendez qu’il soit fini, ou "
    "donnez un autre nom"};
inline constexpr Sentence<Text> kFileIsInUseBySomeone{
    "{} is being written by another run; wait until it has ended, or give another name",
    "{} est en cours d’écriture par un autre travail ; attendez qu’il soit fini, ou donnez un autre nom"};
// lock, file
inline constexpr Sentence<Text, Text> kNoLock{
    "{} has the name of the lock of {}, but is another file; rename it, or give another name",
    "{} a le nom du verrou de {}, mais est un autre fichier ; renommez-le, ou donnez un autre nom"};
inline constexpr Sentence<Text> kFileWasReplaced{
    "{} was deleted or replaced while this run was writing it, so the output is lost; start again",
    "{} a été effacé ou remplacé pendant que ce travail l’écrivait, la sortie est donc perdue ; recommencez"};

inline constexpr Sentence<> kNoMemory{
    "out of memory; end other programs, raise the limit (ulimit -v), or use fewer threads",
    "mémoire épuisée ; terminez d’autres programmes, relevez la limite (ulimit -v), ou prenez moins de fils "
    "d’exécution"};
inline constexpr Sentence<> kNoThread{
    "the system cannot start more threads; use fewer, or raise its limits (ulimit -u, ulimit -v)",
    "le système ne peut pas lancer plus de fils d’exécution ; prenez-en moins, ou relevez ses limites "
    "(ulimit -u, ulimit -v)"};

// Command lines of programs: the program, and what was found.
inline constexpr Sentence<Text> kNoFileNamed{
    "found no file, expected the name of one; for help: {} --help",
    "il n’y a pas de fichier, on attend le nom d’un fichier ; pour de l’aide : {} --help"};
inline constexpr Sentence<Text, Text> kTwoFiles{"found two files, {} and {}, expected one",
                                                "on lit deux fichiers, {} et {}, on en attend un seul"};
inline constexpr Sentence<Text> kFileCannotBeRead{"the file {} cannot be read",
                                                  "le fichier {} ne peut pas être lu"};
inline constexpr Sentence<Text> kNeedsAValue{"{} needs a value", "il faut une valeur à {}"};
inline constexpr Sentence<> kOnlyTraceForPrograms{
    "the only trace of a model is that for programs: --trace=json",
    "la seule trace d’un modèle est celle pour des programmes : --trace=json"};

}  // namespace quadrille::say
