// The messages of fzn-quadrille. MiniZinc prints them unchanged.
#pragma once

#include "base/sentence.h"

namespace quadrille::minizinc::say {

inline constexpr Sentence<> kFznQuadrilleHelp{
    R"(Solves a FlatZinc model. MiniZinc runs this program:
minizinc --solver quadrille MODEL.mzn

usage: fzn-quadrille [flags] FILE    (- for standard input)

  -a        print all solutions; if the model optimises, each better solution as
            it is found
  -n N      print at most N solutions
  -i        if the model optimises, print each better solution as it is found
  -n-i N    print at most N of these
  -a-o      print all optimal solutions
  -n-o N    print at most N of these
  -f        ignore the model's search annotations; the solver chooses the search
  -t MS     end after this many milliseconds, with the best solution so far
  --memory-limit SIZE
            end if the search needs more memory: 500M, 2G, 64K, or a number of
            bytes
  -r N      the seed for random choices; by default 1
  -p N      the most threads to use; at present one is used
  -s        print statistics
  -v        print comments on the work
  --trace=json
            print the events of the search instead of all else, one JSON object
            per line
  --version, --help
)",
    R"(Résout un modèle FlatZinc. MiniZinc lance ce programme :
minizinc --solver quadrille MODÈLE.mzn

utilisation : fzn-quadrille [options] FICHIER    (- pour l’entrée standard)

  -a        afficher toutes les solutions ; si le modèle optimise, chaque
            solution meilleure dès qu’elle est trouvée
  -n N      afficher au plus N solutions
  -i        si le modèle optimise, afficher chaque solution meilleure dès
            qu’elle est trouvée
  -n-i N    afficher au plus N d’entre elles
  -a-o      afficher toutes les solutions optimales
  -n-o N    afficher au plus N d’entre elles
  -f        ignorer les annotations de recherche du modèle ; le solveur choisit
  -t MS     finir après ce nombre de millisecondes, avec la meilleure solution
            trouvée
  --memory-limit TAILLE
            finir si la recherche demande plus de mémoire : 500M, 2G, 64K, ou un
            nombre d’octets
  -r N      la graine des choix tirés au sort ; 1 par défaut
  -p N      le nombre maximal de fils d’exécution ; un seul sert pour l’instant
  -s        afficher des statistiques
  -v        afficher des commentaires sur le travail
  --trace=json
            afficher les événements de la recherche à la place de tout le reste,
            un objet JSON par ligne
  --version, --help
)"};

inline constexpr Sentence<Text> kNoSuchFlag{
    "there is no flag {}; for help: fzn-quadrille --help",
    "il n’y a pas d’option {} ; pour de l’aide : fzn-quadrille --help"};
// flag, what was found
inline constexpr Sentence<Text, Text> kNeedsANumber{"{}: expected a whole number, found '{}'",
                                                    "{} : on attend un entier, on lit « {} »"};

}  // namespace quadrille::minizinc::say
