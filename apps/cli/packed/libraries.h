// The libraries that compress, as far as they were there when the program was built.
#pragma once

#if defined(QUADRILLE_ZLIB)
#define ZLIB_CONST  // it does not change what it reads
#include <zlib.h>

namespace quadrille::cli {

// Added to the size of zlib's window: the format of gzip, and no other; gzip's or zlib's own, which is found
// out.
inline constexpr int kGzipAlone = 16;
inline constexpr int kGzipOrZlib = 32;

}  // namespace quadrille::cli
#endif
#if defined(QUADRILLE_ZSTD)
#include <zstd.h>
#endif
