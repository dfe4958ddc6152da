#include "cli/packed/packing.h"

#include <algorithm>
#include <array>

#include "cli/packed/sentences.h"

namespace quadrille::cli {

namespace {

struct Kind {
  Packing packing;
  std::string_view ending;
  std::string_view library;
  bool is_built;
};

#if defined(QUADRILLE_ZLIB)
constexpr bool kHasZlib = true;
#else
constexpr bool kHasZlib = false;
#endif
#if defined(QUADRILLE_ZSTD)
constexpr bool kHasZstd = true;
#else
constexpr bool kHasZstd = false;
#endif

constexpr std::array<Kind, 2> kKinds{
    {{Packing::gzip, ".gz", "zlib", kHasZlib}, {Packing::zstd, ".zst", "libzstd", kHasZstd}}};

constexpr std::string_view kGzip = "\x1F\x8B";
constexpr std::string_view kZstd = "\x28\xB5\x2F\xFD";
/// A skippable frame: its first byte is one of sixteen.
constexpr std::string_view kSkipped = "\x2A\x4D\x18";

bool begins_skipped(std::string_view bytes) {
  constexpr unsigned char kFirst = 0x50;
  if (bytes.empty() || (static_cast<unsigned char>(bytes.front()) & 0xF0U) != kFirst) return false;
  const std::string_view rest = bytes.substr(1, kSkipped.size());
  return kSkipped.starts_with(rest);
}

}  // namespace

Packing packing_of_name(std::string_view file) {
  const auto found =
      std::ranges::find_if(kKinds, [file](const Kind& kind) { return file.ends_with(kind.ending); });
  return found == kKinds.end() ? Packing::none : found->packing;
}

std::string_view without_packing(std::string_view file) {
  for (const Kind& kind : kKinds)
    if (file.ends_with(kind.ending)) return file.substr(0, file.size() - kind.ending.size());
  return file;
}

Packing packing_of_bytes(std::string_view beginning) {
  if (beginning.starts_with(kGzip)) return Packing::gzip;
  if (beginning.size() < kPackingBytes) return Packing::none;
  return beginning.starts_with(kZstd) || begins_skipped(beginning) ? Packing::zstd : Packing::none;
}

bool may_become_packed(std::string_view beginning) {
  if (beginning.size() >= kPackingBytes || packing_of_bytes(beginning) != Packing::none) return false;
  return kGzip.starts_with(beginning) || kZstd.starts_with(beginning) || begins_skipped(beginning);
}

Parsed<void> check_packing(Packing packing) {
  const auto* const kind = std::ranges::find(kKinds, packing, &Kind::packing);
  if (kind == kKinds.end() || kind->is_built) return {};
  return bad_input(say::kBuiltWithout(kind->ending, kind->library));
}

}  // namespace quadrille::cli
