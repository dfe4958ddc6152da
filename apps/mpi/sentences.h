// The messages of quadrille-mpi.
#pragma once

#include "base/sentence.h"

namespace quadrille::mpi::say {

inline constexpr Sentence<> kQuadrilleMpiHelp{
    R"(Solves one hard puzzle or model by many processes together, which MPI starts on
one machine or on many:

  mpirun -np 8 quadrille-mpi solve --journal search.journal --resume puzzle.txt

usage: quadrille-mpi solve|count [options] FILE

FILE is a puzzle in any format that quadrille reads, a file of `quadrille
cubes`, or a FlatZinc model (NAME.fzn), of which `solve` finds one solution.

  --journal FILE   record finished work in this file, so that it can be resumed
  --resume         continue from the journal, if it exists
  --pieces N       the number of pieces to cut the search into at first; by
                   default 256
  --any            solve: print the first solution found, which may differ from
                   run to run
  --free           models: ignore the model's search annotations
  --output FORMAT  solve: the format of the solution of a puzzle; by default
                   frame
  --stats          print statistics of the search on standard error
  --lang en|fr     the language of messages
  --version, --help

The exit code is 0 if the answer is known, whatever it is; 2 if the command
line, the input or the journal is wrong; 71 if the system is out of memory or
cannot start a thread; 75 if the run may be tried again.
)",
    R"(Résout une grille difficile ou un modèle par plusieurs processus ensemble, que
MPI lance sur une ou plusieurs machines :

  mpirun -np 8 quadrille-mpi solve --journal travail.journal --resume grille.txt

utilisation : quadrille-mpi solve|count [options] FICHIER

FICHIER est une grille dans un format que lit quadrille, un fichier de
`quadrille cubes`, ou un modèle FlatZinc (NOM.fzn), dont `solve` trouve une
solution.

  --journal FICHIER  noter dans ce fichier le travail fait, pour pouvoir le
                     reprendre
  --resume           continuer d’après le journal, s’il existe
  --pieces N         le nombre de morceaux où couper d’abord la recherche ; 256
                     par défaut
  --any              solve : afficher la première solution trouvée, qui peut
                     changer d’une fois à l’autre
  --free             modèles : ignorer les annotations de recherche du modèle
  --output FORMAT    solve : le format de la solution d’une grille ; frame par
                     défaut
  --stats            afficher des statistiques sur l’erreur standard
  --lang en|fr       la langue des messages
  --version, --help

Le code de sortie est 0 si la réponse est connue, quelle qu’elle soit ; 2 si la
ligne de commande, l’entrée ou le journal est incorrect ; 71 si le système n’a
plus de mémoire ou ne peut pas lancer de fil d’exécution ; 75 si l’on peut
réessayer.
)"};

inline constexpr Sentence<> kNoTask{
    "expected a command: quadrille-mpi solve FILE, or quadrille-mpi count FILE",
    "on attend une commande : quadrille-mpi solve FICHIER, ou quadrille-mpi count FICHIER"};
inline constexpr Sentence<Text> kNoSuchTask{"found '{}', expected solve or count",
                                            "on lit « {} », on attend solve ou count"};
inline constexpr Sentence<Text> kNoSuchOption{
    "there is no option {}; for help: quadrille-mpi --help",
    "il n’y a pas d’option {} ; pour de l’aide : quadrille-mpi --help"};
inline constexpr Sentence<Text, Number, Text> kNeedsANumberUpTo{
    "{}: expected a whole number from 1 to {}, found '{}'",
    "{} : on attend un entier de 1 à {}, on lit « {} »"};
inline constexpr Sentence<Text> kNoSuchLanguage{"found the language '{}', expected en or fr",
                                                "on lit la langue « {} », on attend en ou fr"};
inline constexpr Sentence<> kResumeNeedsJournal{"--resume needs a journal: add --journal FILE",
                                                "--resume a besoin d’un journal : ajoutez --journal FICHIER"};
inline constexpr Sentence<Text> kNotAWritableFormat{
    "quadrille does not write a format '{}'; `quadrille formats` lists the formats",
    "quadrille n’écrit pas de format « {} » ; `quadrille formats` donne la liste des formats"};
inline constexpr Sentence<Text> kFormatCannotWrite{
    "the format {} cannot write such a grid; --output json can",
    "le format {} ne peut pas écrire une telle grille ; --output json le peut"};
// rows and columns of the usual boxes
inline constexpr Sentence<Number, Number> kBoxesAreNotAssumed{
    "the input does not mention boxes; add --box {}x{}, or --box none if there are none",
    "l’entrée ne parle pas de blocs ; ajoutez --box {}x{}, ou --box none s’il n’y en a pas"};
inline constexpr Sentence<> kReadingOptions{
    "How to read a puzzle, as `quadrille count --help` explains:",
    "Comment lire une grille, comme l’explique `quadrille count --help` :"};
inline constexpr Sentence<> kOptimises{
    "the model minimises or maximises, but quadrille-mpi only solves satisfaction models; use fzn-quadrille",
    "le modèle minimise ou maximise, mais quadrille-mpi ne résout que des modèles de satisfaction ; prenez "
    "fzn-quadrille"};
inline constexpr Sentence<> kModelsAreNotCounted{
    "quadrille-mpi count counts solutions of puzzles only; for a model, quadrille-mpi solve finds one "
    "solution, and fzn-quadrille -a all of them",
    "quadrille-mpi count ne compte que les solutions des grilles ; pour un modèle, quadrille-mpi solve en "
    "trouve une, et fzn-quadrille -a toutes"};
inline constexpr Sentence<Text> kJournalIsThere{
    "the journal {} already exists; add --resume to continue from it, or delete it",
    "le journal {} existe déjà ; ajoutez --resume pour continuer, ou effacez-le"};
inline constexpr Sentence<Text> kJournalOfAnother{
    "the journal {} belongs to another command, input or version; name another journal, or delete it",
    "le journal {} vient d’une autre commande, entrée ou version ; nommez un autre journal, ou effacez-le"};
inline constexpr Sentence<Text> kJournalIsDamaged{
    "{} is not a journal of quadrille-mpi, or is damaged; name another journal, or delete it",
    "{} n’est pas un journal de quadrille-mpi, ou est abîmé ; nommez un autre journal, ou effacez-le"};
// file, what the system says
inline constexpr Sentence<Text, Text> kJournalCannotBeWritten{"the journal {} cannot be written: {}",
                                                              "le journal {} ne peut pas être écrit : {}"};
inline constexpr Sentence<Number, Text, Text> kRankIsDifferent{
    "rank {} runs quadrille-mpi {}, but rank 0 runs {}; start the same version everywhere",
    "le rang {} exécute quadrille-mpi {}, mais le rang 0 {} ; lancez partout la même version"};
// ranks, pieces, failures
inline constexpr Sentence<Number, Number, Number> kStats{"ranks: {}; pieces: {}; failures: {}",
                                                         "rangs : {} ; morceaux : {} ; échecs : {}"};

}  // namespace quadrille::mpi::say
