#include "cli/packed/packer.h"

#include <algorithm>
#include <cstdint>
#include <vector>

#include "cli/packed/frames.h"
#include "cli/packed/libraries.h"

namespace quadrille::cli {

namespace {

#if defined(QUADRILLE_ZLIB)
class GzipPacker final : public Packer {
 public:
  GzipPacker() {
    constexpr int kMemory = 8;  // the library's default
    deflateInit2(&stream_, Z_DEFAULT_COMPRESSION, Z_DEFLATED, MAX_WBITS + kGzipAlone, kMemory,
                 Z_DEFAULT_STRATEGY);
  }
  ~GzipPacker() override { deflateEnd(&stream_); }
  GzipPacker(const GzipPacker&) = delete;
  GzipPacker& operator=(const GzipPacker&) = delete;

  std::string add(std::string_view text) override {
    std::string packed;
    constexpr std::size_t kMost = 1 << 30;
    for (; !text.empty(); text.remove_prefix(std::min(text.size(), kMost)))
      run(text.substr(0, kMost), Z_NO_FLUSH, packed);
    return packed;
  }
  std::string end() override {
    std::string packed;
    run({}, Z_FINISH, packed);
    return packed;
  }

 private:
  void run(std::string_view text, int flush, std::string& packed) {
    constexpr std::size_t kRoom = 1 << 16;
    stream_.next_in = reinterpret_cast<const Bytef*>(text.data());
    stream_.avail_in = static_cast<uInt>(text.size());
    do {
      const std::size_t size = packed.size();
      packed.resize(size + kRoom);
      stream_.next_out = reinterpret_cast<Bytef*>(packed.data() + size);
      stream_.avail_out = static_cast<uInt>(kRoom);
      deflate(&stream_, flush);
      packed.resize(packed.size() - stream_.avail_out);
    } while (stream_.avail_out == 0);
  }

  z_stream stream_{};
};
#endif

#if defined(QUADRILLE_ZSTD)
class ZstdPacker final : public Packer {
 public:
  ZstdPacker() : context_(ZSTD_createCCtx()) { ZSTD_CCtx_setParameter(context_, ZSTD_c_checksumFlag, 1); }
  ~ZstdPacker() override { ZSTD_freeCCtx(context_); }
  ZstdPacker(const ZstdPacker&) = delete;
  ZstdPacker& operator=(const ZstdPacker&) = delete;

  std::string add(std::string_view text) override {
    std::string packed;
    while (!text.empty()) {
      const std::size_t taken = std::min(text.size(), kFrame - text_.size());
      text_ += text.substr(0, taken);
      text.remove_prefix(taken);
      if (text_.size() == kFrame) add_frame(packed);
    }
    return packed;
  }
  std::string end() override {
    std::string packed;
    if (!text_.empty() || sizes_.empty()) add_frame(packed);
    return packed + frame_index_text(sizes_);
  }

 private:
  static constexpr std::size_t kFrame = std::size_t{1} << 20;

  void add_frame(std::string& packed) {
    const std::size_t size = packed.size();
    packed.resize(size + ZSTD_compressBound(text_.size()));
    const std::size_t written =
        ZSTD_compress2(context_, packed.data() + size, packed.size() - size, text_.data(), text_.size());
    // There is room for any text, so nothing can fail.
    packed.resize(size + (ZSTD_isError(written) != 0 ? 0 : written));
    sizes_.push_back(
        {static_cast<std::uint32_t>(packed.size() - size), static_cast<std::uint32_t>(text_.size())});
    text_.clear();
  }

  ZSTD_CCtx* context_;
  std::string text_;  // of the next frame
  std::vector<FrameSizes> sizes_;
};
#endif

}  // namespace

Parsed<std::unique_ptr<Packer>> make_packer(Packing packing) {
  if (auto built = check_packing(packing); !built) return tl::unexpected(std::move(built.error()));
#if defined(QUADRILLE_ZLIB)
  if (packing == Packing::gzip) return std::make_unique<GzipPacker>();
#endif
#if defined(QUADRILLE_ZSTD)
  if (packing == Packing::zstd) return std::make_unique<ZstdPacker>();
#endif
  return nullptr;
}

Parsed<std::unique_ptr<Packer>> packer_for(const std::string& file) {
  const Packing packing = packing_of_name(file);
  if (packing == Packing::none) return nullptr;
  auto packer = make_packer(packing);
  if (!packer) packer.error().message = file + ": " + packer.error().message;
  return packer;
}

}  // namespace quadrille::cli
