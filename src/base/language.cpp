#include "base/language.h"

#include <atomic>

namespace quadrille {

namespace {

// Each thread reads it alone, so no order with other memory is needed.
std::atomic<Language> of_process{Language::english};

}  // namespace

Language language() { return of_process.load(std::memory_order_relaxed); }

void set_language(Language language) { of_process.store(language, std::memory_order_relaxed); }

}  // namespace quadrille
