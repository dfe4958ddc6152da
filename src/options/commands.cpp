#include "options/commands.h"

#include <algorithm>

#include "options/command_options.h"
#include "options/options.h"

namespace quadrille::options {

namespace {

// Titles of groups.
constexpr Sentence<> kReading{"How to read the input"};
constexpr Sentence<> kPrinting{"What to print"};
constexpr Sentence<> kSearching{"How to search"};
constexpr Sentence<> kKindOfPuzzle{"What to make"};
constexpr Sentence<> kWanted{"Which of them are wanted"};
constexpr Sentence<> kMaking{"How to make them"};
constexpr Sentence<> kTechniques{"Which techniques to use"};
constexpr Sentence<> kOthers{"Options"};

// What several commands share.
const Argument kFiles{
    .value = "FILE",
    .is_repeated = true,
    .meaning{"Files to read, - for standard input, or links that hold a puzzle. None: standard input."}};
const Group kInput{kReading, {&kFormat, &kSize, &kBox, &kRegions, &kRule, &kDigits}};
const Group kInputWithDrawing{kReading,
                              {&kFormat, &kSize, &kBox, &kRegions, &kRule, &kDigits, &kIgnoreDrawing}};
const Group kSearch{
    kSearching, {&kEngine, &kConsistency, &kBranch, &kSeed, &kTimeLimit, &kMemoryLimit, &kThreads, &kStats}};
const Group kHelpAlone{kOthers, {&kHelp}};

Command solve() {
  return {.name = "solve",
          .meaning{"Print the solution, and whether it is the only one."},
          .arguments{kFiles},
          .groups{kInputWithDrawing,
                  {kPrinting,
                   {&kFirst, &kAll, &kNext, &kLimitOfSolve, &kOutputOfSolve, &kTrace, &kOut, &kResume, &kPart,
                    &kUnordered}},
                  kSearch,
                  kHelpAlone},
          .examples{{"Solve a puzzle, and tell whether the solution is the only one:",
                     "quadrille solve puzzle.txt"},
                    {"A file with a puzzle a line, two at a time; only solutions are printed:",
                     "quadrille solve --output line --threads 2 puzzles.txt"},
                    {"See the constraints at work:", "quadrille solve --trace puzzle.txt"}},
          .answers_puzzles = true};
}

Command count() {
  return {.name = "count",
          .meaning{"Print the number of solutions, one number a puzzle."},
          .arguments{kFiles},
          .groups{kInputWithDrawing,
                  {kPrinting, {&kLimitOfCount, &kEstimate, &kProbes, &kOut, &kResume, &kPart, &kUnordered}},
                  kSearch,
                  kHelpAlone},
          .examples{{"The number of solutions; Ctrl-C prints how many there are at least:",
                     "quadrille count puzzle.txt"},
                    {"Whether there are none, one or more, for each line of a file:",
                     "quadrille count --limit 2 puzzles.txt"},
                    {"All grids of four rows:", "echo ................ | quadrille count"},
                    {"About how many there are, where they are too many to be counted:",
                     "quadrille count --estimate puzzle.txt"}},
          .answers_puzzles = true};
}

Command check() {
  return {
      .name = "check",
      .meaning{"Tell whether a puzzle has exactly one solution. It may be malformed, have "
               "contradictory givens, no solution (and which givens cannot stand "
               "together), or several (and where they differ)."},
      .arguments{kFiles},
      .groups{kInput,
              {kPrinting,
               {&kUnique, &kMinimalOfCheck, &kProof, &kProofFormat, &kOut, &kResume, &kPart, &kUnordered}},
              kSearch,
              kHelpAlone},
      .examples{{"Is this a proper puzzle?", "quadrille check puzzle.txt"},
                {"The same for scripts: the exit code is 0 for one solution alone:",
                 "quadrille check --unique puzzles.txt"},
                {"Could it do with fewer givens?", "quadrille check --minimal puzzle.txt"},
                {"A proof that a program without trust in this one can check:",
                 "quadrille check --proof puzzle puzzle.txt"},
                {"One that people can read, too:",
                 "quadrille check --proof puzzle --proof-format veripb puzzle.txt"}},
      .answers_puzzles = true};
}

Command why() {
  return {
      .name = "why",
      .meaning{"Tell why a cell must hold a digit, or cannot. Name the smallest set of givens found that "
               "forces it, "
               "and the houses it takes; where it is not forced, show a solution in which it is otherwise."},
      .arguments{{.value = "FILE|FACT",
                  .is_repeated = true,
                  .meaning{"Files to read, and what is asked about: r1c3=7, r1c3!=7 or r1c3."}}},
      .groups{kInputWithDrawing,
              {kSearching, {&kBranch, &kSeed, &kTimeLimitOfFact, &kMemoryLimitOfFact}},
              kHelpAlone},
      .examples{
          {"Why is the cell in row 1, column 3 a 7? Why not a 4?", "quadrille why puzzle.txt r1c3=7 r1c3!=4"},
          {"What is in it, and why?", "quadrille why puzzle.txt r1c3"}},
      .answers_puzzles = true};
}

Command candidates() {
  return {
      .name = "candidates",
      .meaning{
          "Tell which candidates of each cell stand in a solution. A limit or Ctrl-C prints what is known, "
          "and how many candidates are undecided."},
      .arguments{kFiles},
      .groups{kInputWithDrawing,
              {kPrinting, {&kLimitOfCandidates, &kPairs, &kNeedless, &kOutputOfCandidates}},
              {kSearching, {&kTimeLimit, &kMemoryLimit}},
              kHelpAlone},
      .examples{
          {"All true candidates of a puzzle with several solutions:", "quadrille candidates puzzle.txt"},
          {"Those that leave one solution, too:", "quadrille candidates --limit 2 puzzle.txt"},
          {"Which clues could be dropped?", "quadrille candidates --needless puzzle.txt"}},
      .answers_puzzles = true};
}

Command hint() {
  return {
      .name = "hint",
      .meaning{"Tell the next step by which a person could solve the puzzle. The givens and the candidates "
               "of the input are where it starts."},
      .arguments{kFiles},
      .groups{kInputWithDrawing,
              {kPrinting, {&kHintLevel}},
              {kTechniques, {&kScale, &kOnly, &kWithout}},
              kHelpAlone},
      .examples{{"What comes next?", "quadrille hint puzzle.txt"},
                {"Only where to look:", "quadrille hint --level where puzzle.txt"}},
      .answers_puzzles = true};
}

Command steps() {
  return {.name = "steps",
          .meaning{"Solve the puzzle as a person could, and print each step. The steps, their order and the "
                   "rating are those of HoDoKu 2.3.2, as far as the techniques go that `quadrille "
                   "techniques` lists, or those of Sudoku Explainer 1.2.1."},
          .arguments{kFiles},
          .groups{kInputWithDrawing,
                  {kPrinting, {&kJsonOfSteps}},
                  {kTechniques, {&kScale, &kOnly, &kWithout}},
                  kHelpAlone},
          .examples{{"The whole way to the solution:", "quadrille steps puzzle.txt"},
                    {"By singles alone, as far as they lead:",
                     "quadrille steps --only naked_single --only hidden_single puzzle.txt"}},
          .answers_puzzles = true};
}

Command rate() {
  return {
      .name = "rate",
      .meaning{
          "Tell how hard puzzles are for people. A line a puzzle gives the level and the score of "
          "HoDoKu 2.3.2. With `--scale se` it gives ER, EP and ED of Sudoku Explainer 1.2.1: the ratings "
          "of the hardest step, of the hardest up to the first digit placed, and of the first."},
      .arguments{kFiles},
      .groups{kInputWithDrawing,
              {kTechniques, {&kScale, &kOnly, &kWithout}},
              {kPrinting, {&kOut, &kResume, &kPart}},
              {kSearching, {&kThreads}},
              kHelpAlone},
      .examples{{"How hard is this?", "quadrille rate puzzle.txt"},
                {"By Sudoku Explainer:", "quadrille rate --scale se puzzle.txt"},
                {"A file with a puzzle a line, two at a time:", "quadrille rate --threads 2 puzzles.txt"}},
      .answers_puzzles = true};
}

Command techniques() {
  return {
      .name = "techniques",
      .meaning{
          "List the techniques by which steps are found. They stand in the order in which they are tried, "
          "with their level and their score."},
      .groups{kHelpAlone},
      .examples{{"Which techniques are there?", "quadrille techniques"}}};
}

Command show() {
  return {.name = "show",
          .meaning{"Print or draw puzzles without solving them."},
          .arguments{kFiles},
          .groups{kInput, {kPrinting, {&kOutput}}, kHelpAlone},
          .examples{{"In a frame, with the regions:", "quadrille show puzzle.txt"},
                    {"As a picture:", "quadrille show --output svg puzzle.txt > puzzle.svg"}},
          .answers_puzzles = true};
}

Command convert() {
  return {.name = "convert",
          .meaning{"Write puzzles in another format."},
          .arguments{kFiles},
          .groups{kInput, {kPrinting, {&kTo, &kOut, &kResume, &kPart}}, kHelpAlone},
          .examples{{"Into JSON, which holds every puzzle whole:", "quadrille convert --to json puzzle.txt"},
                    {"Many files into one, a line for each puzzle:",
                     "quadrille convert --to line *.sdk -o puzzles.txt"}},
          .answers_puzzles = true};
}

Command print() {
  return {
      .name = "print",
      .meaning{"Write a booklet of puzzles as a PDF file. It has their titles, a bookmark for each, and the "
               "solutions at the back."},
      .arguments{kFiles},
      .groups{kInputWithDrawing,
              {kPrinting, {&kTitle, &kPerPage, &kSolutionsPerPage, &kPaper, &kRatingOfPrint, &kOut}},
              {kSearching, {&kTimeLimit, &kMemoryLimit}},
              kHelpAlone},
      .examples{{"Six puzzles on a page, and the solutions:", "quadrille print puzzles.txt --out book.pdf"},
                {"Twelve easy ones to give away, two on a page:",
                 "quadrille generate --count 12 --difficulty easy --symmetry rotate180 | quadrille print "
                 "--per-page 2 --title \"For Sunday\" --rate hodoku --out sunday.pdf"}},
      .answers_puzzles = true};
}

Command generate() {
  return {
      .name = "generate",
      .meaning{"Make puzzles with one solution. They have as few givens as come when those are taken "
               "away in random order. A --rule that takes an argument and has none draws its clues itself: "
               "cages, lines, dots, numbers beside the grid; clues that are not needed go."},
      .groups{{kKindOfPuzzle,
               {&kCount, &kSeedOfGenerate, &kClues, &kMinimalOfGenerate, &kSymmetry, &kSize, &kBox, &kRegions,
                &kRandomRegions, &kRule, &kPerRule, &kKeepClues}},
              {kWanted, {&kDifficulty, &kScore, &kExplainerRating, &kNeeds, &kHardest, &kNoGuess}},
              {kPrinting, {&kOutputOfGenerate, &kOut, &kResume, &kPart}},
              {kMaking, {&kThreadsOfGenerate, &kTries, &kTimeLimitOfGenerate}},
              kHelpAlone},
      .examples{
          {"A puzzle to print:", "quadrille generate --symmetry rotate180 | quadrille show"},
          {"A million, in which no given can be left out; the same whenever it is run:",
           "quadrille generate --count 1000000 --minimal --seed 7 --out puzzles.txt"},
          {"Ten that take an X-Wing and nothing harder:", "quadrille generate --count 10 --hardest x_wing"},
          {"Of another kind:", "quadrille generate --size 6 --rule diagonals --clues 10"},
          {"A killer without givens:", "quadrille generate --rule killer_cage --clues 0"}}};
}

const Argument kOutputsOfParts{
    .value = "FILE",
    .is_required = true,
    .is_repeated = true,
    .meaning{"The outputs of the parts, in any order. Receipts among them are passed over, so that part.* "
             "may stand for all."}};

Command merge() {
  return {
      .name = "merge",
      .meaning{"Put the outputs of all parts together, as one run would have written them. Every part must "
               "be there once, of the same command, version and input, and no byte may have changed since. "
               "Where parts are missing, their numbers are printed, as `sbatch --array` takes them, and "
               "the exit code is 75."},
      .arguments{kOutputsOfParts},
      .groups{{kPrinting, {&kOutOfMerge}}, kHelpAlone},
      .examples{{"Three parts, by one shell or by three machines, and the whole:",
                 "for i in 0 1 2; do quadrille solve --output line --part $i/3 --out part.$i puzzles.txt; "
                 "done; quadrille merge --out solutions.txt part.?"}}};
}

Command status() {
  return {
      .name = "status",
      .meaning{"Tell which parts are done, which are in work and which are missing. The exit code is 0 once "
               "all are done, else 75."},
      .arguments{kOutputsOfParts},
      .groups{kHelpAlone},
      .examples{{"How far is it?", "quadrille status part.{0..15}"}}};
}

Command compare() {
  return {
      .name = "compare",
      .meaning{
          "Search a puzzle in several ways, and print the work side by side. They are generate-and-test, "
          "forward "
          "checking, bounds consistency, domain consistency, clause learning, the bulk kernel and adaptive "
          "search. For generate-and-test a node is a full grid, for adaptive search an exchange in one; a "
          "propagation of the bulk kernel is a sweep over all its lanes."},
      .arguments{kFiles},
      .groups{kInput,
              {kSearching,
               {&kGrids, &kLimitOfCompare, &kBranch, &kSeed, &kTimeLimitOfMethod, &kMemoryLimitOfMethod}},
              kHelpAlone},
      .examples{{"Why constraints beat generate-and-test:", "quadrille compare puzzle.txt"}},
      .answers_puzzles = true};
}

Command prolog() {
  return {
      .name = "prolog",
      .meaning{"Run a CLP(FD) program for SWI-Prolog or GNU Prolog, under SWI-Prolog and on this engine."},
      .arguments{{.value = "FILE", .is_required = true, .meaning{"The program."}},
                 {.value = "GOAL", .meaning{"What to ask; without it, SWI-Prolog asks you."}}},
      .groups{{kOthers, {&kDialect, &kMemoryLimitOfProlog, &kHelp}}},
      .examples{{"Print the answers of a goal; ; asks for the next.",
                 "quadrille prolog examples/prolog/queens.pl \"queens(8, Qs), label(Qs)\""},
                {"Load a program, and ask it questions.", "quadrille prolog examples/prolog/sudoku.pl"}}};
}

Command mzn() {
  return {
      .name = "mzn",
      .meaning{"Solve a MiniZinc model (needs MiniZinc's compiler)."},
      .arguments{
          {.value = "FILE", .is_required = true, .is_repeated = true, .meaning{"The model, then its data."}}},
      .groups{{kOthers,
               {&kData, &kAssignment, &kIncludeFolder, &kAllOfModel, &kLimitOfModel, &kFree, &kSeedOfModel,
                &kTimeLimitOfModel, &kMemoryLimitOfModel, &kStatsOfModel, &kVerbose, &kOutputMode,
                &kSolverFlags, &kHelp}}},
      .examples{{"A model with its data:", "quadrille mzn jigsaw.mzn jigsaw7.dzn"},
                {"Data on the command line:", "quadrille mzn -D n=8 queens.mzn"},
                {"All solutions, and what the search took:", "quadrille mzn --all --stats sudoku.mzn"}}};
}

Command xcsp() {
  return {.name = "xcsp",
          .meaning{"Solve an instance in the format XCSP3. The answer is as its competitions ask for: "
                   "\"s\" and the status, \"o\" and the cost of each better solution, \"v\" and the "
                   "best one. A constraint that is not supported is named."},
          .arguments{{.value = "FILE", .is_required = true, .meaning{"The instance; - is standard input."}}},
          .groups{{kOthers, {&kTraceOfInstance, &kStatsOfInstance, &kHelp}},
                  {kSearching, {&kTimeLimitOfInstance, &kMemoryLimitOfInstance}}},
          .examples{{"Solve an instance, for ten seconds at most:",
                     "quadrille xcsp --time-limit 10s instance.xml"}}};
}

Command serve() {
  return {
      .name = "serve",
      .meaning{"Answer pages of the editor f-puzzles. The userscript of SudokuSolver connects them; it finds "
               "this program in the place of its own. Only this machine is listened to, until Ctrl-C."},
      .groups{{kOthers, {&kPort, &kAllowOrigin, &kHelp}}},
      .examples{{"Be the solver behind the buttons of f-puzzles:", "quadrille serve"},
                {"For pages of your own as well:", "quadrille serve --allow-origin http://localhost:8000"}}};
}

Command formats() {
  return {.name = "formats",
          .meaning{"List the formats that can be read and written."},
          .groups{kHelpAlone},
          .examples{{"Which formats are there?", "quadrille formats"}}};
}

Command rules() {
  return {.name = "rules",
          .meaning{"List the rules that puzzles can have."},
          .groups{kHelpAlone},
          .examples{{"Which rules are there?", "quadrille rules"},
                    {"A puzzle whose diagonals hold all digits, too:",
                     "quadrille solve --rule diagonals puzzle.txt"}}};
}

Command completions() {
  return {.name = "completions",
          .meaning{"Print a script by which a shell completes command lines."},
          .arguments{{.is_required = true, .choices = shell_names, .meaning{"The shell."}}},
          .groups{kHelpAlone},
          .examples{{"In bash, for this session:", "source <(quadrille completions bash)"}}};
}

Command man() {
  return {.name = "man",
          .meaning{"Print the manual page in roff."},
          .groups{kHelpAlone},
          .examples{{"Read it:", "quadrille man | man -l -"}},
          .is_hidden = true};
}

}  // namespace

std::span<const Command> commands() {
  static const std::vector<Command> all{
      solve(), count(),   check(), why(),      candidates(), hint(),       steps(),       rate(),
      show(),  convert(), print(), generate(), merge(),      status(),     compare(),     prolog(),
      mzn(),   xcsp(),    serve(), formats(),  rules(),      techniques(), completions(), man()};
  return all;
}

const Command* find_command(std::string_view name) {
  const auto found = std::ranges::find(commands(), name, &Command::name);
  return found == commands().end() ? nullptr : &*found;
}

const Command& program() {
  static const Command program{
      .name = "",
      .meaning{"Solves, counts and checks Sudoku and every grid like it, by constraint programming."},
      .arguments{kFiles},
      .groups{{kOthers, {&kVersion, &kHelp}}},
      .examples{
          {"Solve a puzzle, and tell whether the solution is the only one:", "quadrille solve puzzle.txt"},
          {"All about a command:", "quadrille solve --help"}},
      .answers_puzzles = true};
  return program;
}

std::vector<const Option*> all_options(const Command& command) {
  std::vector<const Option*> options;
  for (const Group& group : command.groups)
    options.insert(options.end(), group.options.begin(), group.options.end());
  return options;
}

std::string usage(const Command& command) {
  std::string text = "quadrille " + std::string(command.name.empty() ? "COMMAND" : command.name);
  if (command.name.empty() || all_options(command).size() > 1) text += " [OPTION...]";
  for (const Argument& argument : command.arguments) {
    const std::string name =
        value_text(argument.value, argument.choices) + (argument.is_repeated ? "..." : "");
    text += argument.is_required ? " " + name : " [" + name + "]";
  }
  return text;
}

std::string first_sentence(std::string_view meaning) {
  const std::size_t end = std::min(meaning.find(". "), meaning.size());
  return std::string(meaning.substr(0, meaning[end - 1] == '.' ? end - 1 : end));
}

}  // namespace quadrille::options
