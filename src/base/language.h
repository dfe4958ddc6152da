// The language in which the process speaks to people.
#pragma once

namespace quadrille {

enum class Language { english, french };

/// English until set_language is called. Any thread may ask at any time.
[[nodiscard]] Language language();
/// For programs, once, before they start threads: the library never calls it. Sentences that were made
/// before keep their language.
void set_language(Language language);

}  // namespace quadrille
