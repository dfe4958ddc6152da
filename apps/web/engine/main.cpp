// page_calls: answers the requests of standard input, one per line, as the page's engine does; or prints the
// types of the calls.
#include <iostream>
#include <string>
#include <string_view>

#include "web/engine/engine.h"
#include "web/engine/sentences.h"

int main(int count, char** arguments) {
  if (count == 2 && std::string_view(arguments[1]) == "--types") {
    std::cout << quadrille::web::types_of_calls();
    return 0;
  }
  if (count != 1) {
    std::cerr << quadrille::web::say::kUsageOfPageCalls() << '\n';
    return 2;
  }
  quadrille::web::Engine engine;
  for (std::string line; std::getline(std::cin, line);) std::cout << engine.answer(line) << std::flush;
  return 0;
}
