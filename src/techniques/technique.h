// The techniques: their names, and their scores on HoDoKu's scale.
#pragma once

#include <bitset>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string_view>

#include "base/sentence.h"

namespace quadrille::techniques {

enum class Technique : std::uint8_t {
#define TECHNIQUE(id, name, french, code, score, level, family, group, use) id,
#include "techniques/techniques.def"
#undef TECHNIQUE
};

inline constexpr std::size_t kTechniqueCount =
    std::initializer_list<Technique>{
#define TECHNIQUE(id, name, french, code, score, level, family, group, use) Technique::id,
#include "techniques/techniques.def"
#undef TECHNIQUE
    }
        .size();

/// A set of techniques, by number.
using TechniqueSet = std::bitset<kTechniqueCount>;

/// The difficulty of a step or a grid, on HoDoKu's scale.
enum class Level : std::uint8_t { easy, medium, hard, unfair, extreme };
[[nodiscard]] const Sentence<>& name_of(Level level);

/// When a technique is tried: `usual` ones always, those `on_request` only if requested, and those that use
/// `condition`s other than houses always, though no classic grid has any.
enum class Use : std::uint8_t { usual, on_request, condition };

/// The row of a technique in the table.
struct TechniqueInfo {
  Technique id;
  std::string_view key;   // for command lines: "xy_wing"
  Sentence<> name;        // for people: "XY-Wing"
  std::string_view code;  // in HoDoKu's library: "0800"
  int score;              // of a step
  Level level;
  Technique group;  // the first of the techniques that are searched together
  Use use;

  /// Whether it uses conditions other than houses.
  [[nodiscard]] bool reads_conditions() const { return use == Use::condition; }
};

/// All of them, in the order in which they are tried.
[[nodiscard]] std::span<const TechniqueInfo> all_techniques();
[[nodiscard]] const TechniqueInfo& info_of(Technique technique);
[[nodiscard]] std::optional<Technique> technique_of_key(std::string_view key);

}  // namespace quadrille::techniques
