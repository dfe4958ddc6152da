// The messages of quadrille-mpi.
#pragma once

#include "base/sentence.h"

namespace quadrille::mpi::say {

inline constexpr Sentence<> kHelp{
    R"(Searches one hard puzzle or model together, as processes of MPI on one machine or many:

  mpirun -np 8 quadrille-mpi solve --journal search.journal --resume puzzle.txt

usage: quadrille-mpi solve|count [options] FILE

FILE is a puzzle in any format that quadrille reads, a file of `quadrille cubes`, or a model in
FlatZinc, whose name ends with .fzn and of which `solve` finds one solution.

  --journal FILE   write down what is done, so that it need not be done again
  --resume         go on from the journal, if it is there
  --pieces N       cut the search into so many pieces at first (256)
  --any            solve: print the solution that is found first; which one that is may differ from
                   run to run
  --free           models: search as seems best, whatever the model says about search
  --output FORMAT  solve: how to write the solution of a puzzle (frame)
  --stats          what the search took, on standard error
  --lang en|fr     the language
  --version, --help

The exit code is 0 once the answer is known, whatever it is, 75 where the run may be tried again,
71 where the system gave no memory or no thread, and 2 where the command line, the input or the
journal is wrong.
)",
    R"(Cherche ensemble dans une grille difficile ou un modèle, comme processus de MPI sur une machine ou plusieurs :

  mpirun -np 8 quadrille-mpi solve --journal recherche.journal --resume grille.txt

utilisation : quadrille-mpi solve|count [options] FICHIER

FICHIER est une grille dans un format que lit quadrille, un fichier de `quadrille cubes`, ou un modèle
FlatZinc, dont le nom finit par .fzn et dont `solve` trouve une solution.

  --journal FICHIER  noter ce qui est fait, pour ne pas devoir le refaire
  --resume           continuer d’après le journal, s’il est là
  --pieces N         couper d’abord la recherche en autant de morceaux (256)
  --any              solve : afficher la solution trouvée en premier, qui peut changer d’une fois à l’autre
  --free             modèles : chercher comme il semble le mieux, quoi que dise le modèle de la recherche
  --output FORMAT    solve : comment écrire la solution d’une grille (frame)
  --stats            ce que la recherche a demandé, sur la sortie d’erreur
  --lang en|fr       la langue
  --version, --help

Le code de sortie est 0 dès que la réponse est connue, quelle qu’elle soit, 75 si l’on peut réessayer,
71 si le système n’a pas donné de mémoire ou de fil d’exécution, et 2 si la ligne de commande, l’entrée
ou le journal ne convient pas.
)"};

inline constexpr Sentence<> kNoTask{
    "say what to do: quadrille-mpi solve FILE, or quadrille-mpi count FILE",
    "dites que faire : quadrille-mpi solve FICHIER, ou quadrille-mpi count FICHIER"};
inline constexpr Sentence<Text> kNoSuchTask{"found '{}' where 'solve' or 'count' was expected",
                                            "on lit « {} » où l’on attendait « solve » ou « count »"};
inline constexpr Sentence<> kNoFile{
    "there is no file to search; for help: quadrille-mpi --help",
    "il n’y a pas de fichier où chercher ; pour de l’aide : quadrille-mpi --help"};
inline constexpr Sentence<Text, Text> kTwoFiles{
    "one file is searched at a time, but there are two: {} and {}",
    "on cherche dans un fichier à la fois, mais il y en a deux : {} et {}"};
inline constexpr Sentence<Text> kNoSuchOption{
    "there is no option {}; for help: quadrille-mpi --help",
    "il n’y a pas d’option {} ; pour de l’aide : quadrille-mpi --help"};
inline constexpr Sentence<Text> kNeedsAValue{"{} needs a value behind it", "il faut une valeur après {}"};
inline constexpr Sentence<Text, Number, Text> kNeedsANumber{
    "{} needs a whole number from 1 to {}, but found '{}'",
    "il faut à {} un entier de 1 à {}, mais on lit « {} »"};
inline constexpr Sentence<Text> kNoSuchLanguage{"found the language '{}'; expected en or fr",
                                                "on lit la langue « {} » ; on attendait en ou fr"};
inline constexpr Sentence<> kResumeNeedsJournal{"--resume needs a journal: add --journal FILE",
                                                "--resume a besoin d’un journal : ajoutez --journal FICHIER"};
inline constexpr Sentence<Text> kNoSuchFormat{
    "there is no format '{}' that quadrille writes; `quadrille formats` lists them",
    "il n’y a pas de format « {} » que quadrille écrive ; `quadrille formats` les énumère"};
inline constexpr Sentence<Text> kFormatCannotWrite{
    "the format {} cannot write such a grid; --output json can",
    "le format {} ne peut pas écrire une telle grille ; --output json le peut"};
// how many the header says, how many there are
inline constexpr Sentence<Number, Number> kCubesMissing{
    "the first line says that there are {} cubes, but the file has {}; cut the puzzle again by `quadrille "
    "cubes`",
    "la première ligne annonce {} cubes, mais le fichier en a {} ; recoupez la grille par `quadrille cubes`"};
inline constexpr Sentence<> kOptimises{
    "the model minimises or maximises; quadrille-mpi finds solutions of models that only satisfy: use "
    "fzn-quadrille",
    "le modèle minimise ou maximise ; quadrille-mpi trouve des solutions de modèles à satisfaire seulement : "
    "prenez fzn-quadrille"};
inline constexpr Sentence<> kModelsAreNotCounted{
    "solutions of models are not counted; quadrille-mpi solve finds one, and fzn-quadrille -a all",
    "les solutions de modèles ne sont pas comptées ; quadrille-mpi solve en trouve une, et fzn-quadrille -a "
    "toutes"};
inline constexpr Sentence<Text> kCannotBeRead{"the file {} cannot be read",
                                              "le fichier {} ne peut pas être lu"};
inline constexpr Sentence<> kNoSolution{"no solution", "aucune solution"};
inline constexpr Sentence<Text> kJournalIsThere{
    "the journal {} is there already; add --resume to go on from it, or delete it",
    "le journal {} est déjà là ; ajoutez --resume pour continuer, ou supprimez-le"};
inline constexpr Sentence<Text> kJournalOfAnother{
    "the journal {} is of another command, input or version; name another journal, or delete it",
    "le journal {} est d’une autre commande, entrée ou version ; nommez un autre journal, ou supprimez-le"};
inline constexpr Sentence<Text> kJournalIsDamaged{
    "{} is no journal of quadrille-mpi, or damaged; name another journal, or delete it",
    "{} n’est pas un journal de quadrille-mpi, ou est abîmé ; nommez un autre journal, ou supprimez-le"};
// file, what the system says
inline constexpr Sentence<Text, Text> kJournalCannotBeWritten{"the journal {} cannot be written: {}",
                                                              "le journal {} ne peut pas être écrit : {}"};
inline constexpr Sentence<Number, Text, Text> kRankIsDifferent{
    "rank {} runs quadrille-mpi {}, and rank 0 {}; start the same version everywhere",
    "le rang {} exécute quadrille-mpi {}, et le rang 0 {} ; lancez partout la même version"};
// ranks, pieces, failures
inline constexpr Sentence<Number, Number, Number> kStats{"ranks: {}; pieces: {}; failures: {}",
                                                         "rangs : {} ; morceaux : {} ; échecs : {}"};

}  // namespace quadrille::mpi::say
