#include "cli/packed/unpacker.h"

#include <algorithm>
#include <limits>
#include <string>

#include "cli/packed/libraries.h"
#include "cli/packed/sentences.h"

namespace quadrille::cli {

namespace {

#if defined(QUADRILLE_ZLIB)
/// Files are in gzip's format, links of the page in zlib's own.
class GzipUnpacker final : public Unpacker {
 public:
  GzipUnpacker() : is_open_(inflateInit2(&stream_, MAX_WBITS + kGzipOrZlib) == Z_OK) {}
  ~GzipUnpacker() override { inflateEnd(&stream_); }
  GzipUnpacker(const GzipUnpacker&) = delete;
  GzipUnpacker& operator=(const GzipUnpacker&) = delete;

  Parsed<std::size_t> unpack(std::string_view& bytes, std::span<char> room) override {
    if (!is_open_) return bad_input(say::kPackedIsDamaged(zError(Z_MEM_ERROR)));
    if (may_end_ && !bytes.empty()) inflateReset(&stream_);  // a member begins
    constexpr std::size_t kMost = std::numeric_limits<uInt>::max();
    const std::size_t given = std::min(bytes.size(), kMost), wanted = std::min(room.size(), kMost);
    stream_.next_in = reinterpret_cast<const Bytef*>(bytes.data());
    stream_.avail_in = static_cast<uInt>(given);
    stream_.next_out = reinterpret_cast<Bytef*>(room.data());
    stream_.avail_out = static_cast<uInt>(wanted);
    if (may_end_ && bytes.empty()) return 0;
    const int result = inflate(&stream_, Z_NO_FLUSH);
    // Z_BUF_ERROR: it needs more bytes to continue.
    if (result != Z_OK && result != Z_STREAM_END && result != Z_BUF_ERROR)
      return bad_input(say::kPackedIsDamaged(stream_.msg != nullptr ? stream_.msg : zError(result)));
    bytes.remove_prefix(given - stream_.avail_in);
    may_end_ = result == Z_STREAM_END;
    return wanted - stream_.avail_out;
  }
  [[nodiscard]] bool may_end() const override { return may_end_; }

 private:
  z_stream stream_{};
  bool is_open_;
  bool may_end_ = true;
};
#endif

#if defined(QUADRILLE_ZSTD)
class ZstdUnpacker final : public Unpacker {
 public:
  ZstdUnpacker() : context_(ZSTD_createDCtx()) {}
  ~ZstdUnpacker() override { ZSTD_freeDCtx(context_); }
  ZstdUnpacker(const ZstdUnpacker&) = delete;
  ZstdUnpacker& operator=(const ZstdUnpacker&) = delete;

  Parsed<std::size_t> unpack(std::string_view& bytes, std::span<char> room) override {
    if (may_end_ && bytes.empty()) return 0;
    ZSTD_inBuffer in{bytes.data(), bytes.size(), 0};
    ZSTD_outBuffer out{room.data(), room.size(), 0};
    const std::size_t left = ZSTD_decompressStream(context_, &out, &in);
    if (ZSTD_isError(left) != 0) return bad_input(say::kPackedIsDamaged(ZSTD_getErrorName(left)));
    bytes.remove_prefix(in.pos);
    may_end_ = left == 0;
    return out.pos;
  }
  [[nodiscard]] bool may_end() const override { return may_end_; }

 private:
  ZSTD_DCtx* context_;
  bool may_end_ = true;
};
#endif

}  // namespace

Parsed<std::unique_ptr<Unpacker>> make_unpacker(Packing packing) {
  if (auto built = check_packing(packing); !built) return tl::unexpected(std::move(built.error()));
#if defined(QUADRILLE_ZLIB)
  if (packing == Packing::gzip) return std::make_unique<GzipUnpacker>();
#endif
#if defined(QUADRILLE_ZSTD)
  if (packing == Packing::zstd) return std::make_unique<ZstdUnpacker>();
#endif
  return nullptr;
}

}  // namespace quadrille::cli
