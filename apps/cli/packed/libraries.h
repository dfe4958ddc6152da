// The compression libraries that were available when the program was built.
#pragma once

#if defined(QUADRILLE_ZLIB)
#define ZLIB_CONST  // it does not change its input
#include <zlib.h>

namespace quadrille::cli {

// Added to the size of zlib's window: only the format of gzip; gzip's or zlib's own, detected automatically.
inline constexpr int kGzipAlone = 16;
inline constexpr int kGzipOrZlib = 32;

}  // namespace quadrille::cli
#endif
#if defined(QUADRILLE_ZSTD)
#include <zstd.h>
#endif
