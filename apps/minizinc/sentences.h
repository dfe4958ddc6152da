// The messages of fzn-quadrille. MiniZinc prints them unchanged.
#pragma once

#include "base/sentence.h"

namespace quadrille::minizinc::say {

inline constexpr Sentence<> kHelp{
    R"(Solves a FlatZinc model. MiniZinc runs this program: minizinc --solver quadrille MODEL.mzn

usage: fzn-quadrille [flags] FILE    (- for standard input)

  -a        all solutions; where something is optimised, each better one as it is found
  -n N      at most N solutions
  -i        where something is optimised, each better solution as it is found
  -n-i N    at most N of these
  -a-o      all optimal solutions
  -n-o N    at most N of these
  -f        search as seems best, whatever the model says about search
  -t MS     end after so many milliseconds, with the best solution so far
  --memory-limit BYTES
            end when the search holds more: 500M, 2G, 64K, or bytes
  -r N      the seed of everything random (1)
  -p N      how many threads there may be; one is used so far
  -s        statistics
  -v        comments on what is done
  --trace=json
            what the search does, one JSON object a line, in place of all else
  --version, --help
)",
    R"(Résout un modèle FlatZinc. MiniZinc lance ce programme : minizinc --solver quadrille MODÈLE.mzn

utilisation : fzn-quadrille [options] FICHIER    (- pour l’entrée standard)

  -a        toutes les solutions ; si l’on optimise, chaque solution meilleure dès qu’elle est trouvée
  -n N      au plus N solutions
  -i        si l’on optimise, chaque solution meilleure dès qu’elle est trouvée
  -n-i N    au plus N d’entre elles
  -a-o      toutes les solutions optimales
  -n-o N    au plus N d’entre elles
  -f        chercher comme il semble le mieux, quoi que dise le modèle de la recherche
  -t MS     finir après ce nombre de millisecondes, avec la meilleure solution trouvée
  --memory-limit OCTETS
            finir quand la recherche occupe davantage : 500M, 2G, 64K, ou des octets
  -r N      la graine de tout ce qui est tiré au sort (1)
  -p N      combien de fils il peut y avoir ; un seul sert jusqu’ici
  -s        statistiques
  -v        commentaires sur ce qui est fait
  --trace=json
            ce que fait la recherche, un objet JSON par ligne, à la place de tout le reste
  --version, --help
)"};

inline constexpr Sentence<> kNoFile{
    "there is no file to solve; for help: fzn-quadrille --help",
    "il n’y a pas de fichier à résoudre ; pour de l’aide : fzn-quadrille --help"};
inline constexpr Sentence<Text> kOnlyTraceForPrograms{
    "{}: the only trace is the one for programs: --trace=json",
    "{} : la seule trace est celle pour des programmes : --trace=json"};
inline constexpr Sentence<Text> kNoSuchFlag{
    "there is no flag {}; for help: fzn-quadrille --help",
    "il n’y a pas d’option {} ; pour de l’aide : fzn-quadrille --help"};
inline constexpr Sentence<Text, Text> kTwoFiles{
    "one file is solved at a time, but there are two: {} and {}",
    "on résout un fichier à la fois, mais il y en a deux : {} et {}"};
// flag, what was found
inline constexpr Sentence<Text, Text> kNeedsANumber{"{} needs a whole number, but found '{}'",
                                                    "il faut un entier à {}, mais on lit « {} »"};
inline constexpr Sentence<Text> kCannotBeRead{"the file {} cannot be read",
                                              "le fichier {} ne peut pas être lu"};

}  // namespace quadrille::minizinc::say
