#include "cli/process/interrupt.h"

#include <csignal>

namespace quadrille::cli {

namespace {

// A signal handler can access only globals.
constinit StopSource stop_source;

void on_signal(int /*signal*/) { stop_source.request_stop(); }

}  // namespace

void install_interrupt_handlers() {
  struct sigaction action{};
  action.sa_handler = on_signal;
  // Without SA_RESTART, a read that waits for the keyboard ends, too.
  action.sa_flags = static_cast<int>(SA_RESETHAND);
  sigemptyset(&action.sa_mask);
  sigaction(SIGINT, &action, nullptr);
  sigaction(SIGTERM, &action, nullptr);
}

StopToken interrupt_token() { return StopToken(stop_source); }

}  // namespace quadrille::cli
