#include "cli/commands/command.h"

int main(int argc, char** argv) { return static_cast<int>(quadrille::cli::Program().run(argc, argv)); }
