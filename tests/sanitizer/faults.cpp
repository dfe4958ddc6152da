// Makes the mistake that its argument names, for a sanitizer to catch.
#include <climits>
#include <string_view>
#include <thread>
#include <vector>

namespace {

volatile int sink;

void overrun(int argc) {
  const std::vector<int> numbers(static_cast<std::size_t>(argc));
  sink = numbers.data()[argc];
}

void leak(int argc) { sink = *new int(argc); }

void overflow(int argc) { sink = INT_MAX - 1 + argc; }

void race() {
  int shared = 0;
  std::thread other([&] { ++shared; });
  ++shared;
  other.join();
  sink = shared;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) return 2;
  const std::string_view mistake = argv[1];
  if (mistake == "overrun") overrun(argc);
  if (mistake == "leak") leak(argc);
  if (mistake == "overflow") overflow(argc);
  if (mistake == "race") race();
  return 0;
}
