#include "minizinc/program.h"

int main(int argc, char** argv) { return quadrille::minizinc::run(argc, argv); }
