// Sentences about files to write, and about a lack of system resources.
#pragma once

#include "base/sentence.h"

namespace quadrille::say {

// file, the system's reason
inline constexpr Sentence<Text, Text> kFileCannotBeWritten{"{} cannot be written: {}",
                                                           "{} ne peut pas être écrit : {}"};
inline constexpr Sentence<Text> kFileIsNotPlain{
    "{} is not a plain file, and stays as it is; give the name of a file, or one that is free",
    "{} n’est pas un simple fichier, et reste tel quel ; donnez le nom d’un fichier, ou un nom libre"};
// file, number of the process
inline constexpr Sentence<Text, Number> kFileIsInUse{
    "{} is being written by another run, process {}; wait until that has ended, or give another name",
    "{} est en cours d’écriture par un autre travail, le processus {} ; attendez qu’il soit fini, ou donnez "
    "un autre nom"};
// file, number of the process, host
inline constexpr Sentence<Text, Number, Text> kFileIsInUseElsewhere{
    "{} is being written by another run, process {} on {}; wait until that has ended, or give another name",
    "{} est en cours d’écriture par un autre travail, le processus {} sur {} ; attendez qu’il soit fini, ou "
    "donnez un autre nom"};
inline constexpr Sentence<Text> kFileIsInUseBySomeone{
    "{} is being written by another run; wait until that has ended, or give another name",
    "{} est en cours d’écriture par un autre travail ; attendez qu’il soit fini, ou donnez un autre nom"};
// lock, file
inline constexpr Sentence<Text, Text> kNoLock{
    "{} has the name of the lock of {}, but is another file; rename it, or give another name",
    "{} a le nom du verrou de {}, mais est un autre fichier ; renommez-le, ou donnez un autre nom"};
inline constexpr Sentence<Text> kFileWasReplaced{
    "{} was deleted or replaced while this run wrote it, so what it wrote is lost; begin again",
    "{} a été effacé ou remplacé pendant que ce travail l’écrivait, ce qu’il a écrit est donc perdu ; "
    "recommencez"};

inline constexpr Sentence<> kNoMemory{
    "the system gives no more memory; end other programs, raise the limit (ulimit -v), or take fewer threads",
    "le système ne donne plus de mémoire ; terminez d’autres programmes, relevez la limite (ulimit -v), ou "
    "prenez moins de fils d’exécution"};
inline constexpr Sentence<> kNoThread{
    "the system starts no more threads; take fewer, or raise its limits (ulimit -u, ulimit -v)",
    "le système ne lance plus de fils d’exécution ; prenez-en moins, ou relevez ses limites (ulimit -u, "
    "ulimit -v)"};

}  // namespace quadrille::say
