#include "cli/commands/command.h"
#include "system/ending.h"

int main(int argc, char** argv) {
  quadrille::say_when_short("quadrille");
  quadrille::outlive_full_files();
  return static_cast<int>(quadrille::cli::Program().run(argc, argv));
}
