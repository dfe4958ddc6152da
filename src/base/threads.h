// Whether this build starts threads, and what threads use. Some platforms, such as WebAssembly, have none;
// they are built with QUADRILLE_THREADS=OFF.
#pragma once

#include <mutex>
#ifndef QUADRILLE_NO_THREADS
#include <condition_variable>
#include <thread>
#endif

namespace quadrille {

#ifdef QUADRILLE_NO_THREADS

inline constexpr bool kHasThreads = false;

// Replacements with which code that shares data between threads compiles: nothing is locked, waited for or
// started.

class Mutex {
 public:
  void lock() {}
  void unlock() {}
};

using WaitingLock = std::lock_guard<Mutex>;

class ConditionVariable {
 public:
  void wait(const WaitingLock& /*lock*/) {}
  template <class Duration>
  void wait_for(const WaitingLock& /*lock*/, Duration /*time*/) {}
  void notify_all() {}
};

class Thread {
 public:
  template <class Work>
  explicit Thread(const Work& /*work*/) {}
  void join() {}
};

#else

inline constexpr bool kHasThreads = true;

using Mutex = std::mutex;
using WaitingLock = std::unique_lock<Mutex>;
using ConditionVariable = std::condition_variable;
using Thread = std::thread;

#endif

}  // namespace quadrille
