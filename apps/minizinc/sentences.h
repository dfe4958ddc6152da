// What fzn-quadrille says to people. MiniZinc shows it as it stands.
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
)"};

inline constexpr Sentence<> kNoFile{"there is no file to solve; for help: fzn-quadrille --help"};
inline constexpr Sentence<Text> kOnlyTraceForPrograms{
    "{}: the only trace is the one for programs: --trace=json"};
inline constexpr Sentence<Text> kNoSuchFlag{"there is no flag {}; for help: fzn-quadrille --help"};
inline constexpr Sentence<Text, Text> kTwoFiles{"one file is solved at a time, but there are two: {} and {}"};
// flag, what was found
inline constexpr Sentence<Text, Text> kNeedsANumber{"{} needs a whole number, but found '{}'"};
inline constexpr Sentence<Text> kCannotBeRead{"the file {} cannot be read"};

}  // namespace quadrille::minizinc::say
