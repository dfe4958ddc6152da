// quadrille course: exercises in which students write the parts of a solver. A program in Python does the
// work.
#include <unistd.h>

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "base/language.h"
#include "cli/commands/command.h"
#include "cli/commands/doors.h"
#include "cli/commands/sentences.h"
#include "options/commands/others.h"

namespace quadrille::cli {

namespace {

struct CourseOptions {
  std::string task = "list";
  std::vector<std::string> words;
};

ExitCode run_course(Console& console, const CourseOptions& options) {
  const std::filesystem::path folder = course_folder();
  if (folder.empty()) {
    console.complain(say::kNoCourse());
    return ExitCode::bad_input;
  }
  std::vector<std::string> words{"python3",   (folder / "course.py").string(),
                                 "--program", own_program().string(),
                                 "--lang",    language() == Language::french ? "fr" : "en"};
  if (setting() == Setting::ascii) words.emplace_back("--ascii");
  words.insert(words.end(), {"--", options.task});
  words.insert(words.end(), options.words.begin(), options.words.end());
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  console.flush();
  execvp("python3", arguments.data());
  console.complain(say::kNoPython());
  return ExitCode::bad_input;
}

}  // namespace

void add_course(Program& program) {
  auto command = std::make_shared<CourseOptions>();
  CLI::App& app =
      program.add_command("course", [command](Console& console) { return run_course(console, *command); });
  app.add_option("task", command->task);
  app.add_option("words", command->words);
}

}  // namespace quadrille::cli
