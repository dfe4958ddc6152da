# 32-bit x86: size_t has 32 bits, as in WebAssembly. Only clang has 128-bit integers there.
# Debian: clang-19 lib32stdc++-12-dev libc6-dev-i386
set(CMAKE_SYSTEM_NAME Linux)
set(CMAKE_SYSTEM_PROCESSOR i686)
set(CMAKE_CXX_COMPILER clang++-19)
set(CMAKE_CXX_FLAGS_INIT
    "-m32 -msse2 -fforce-enable-int128 -idirafter /usr/include/${CMAKE_HOST_SYSTEM_PROCESSOR}-linux-gnu")
# Only the plainest of the bulk kernels: others take minutes to compile for so few registers.
string(APPEND CMAKE_CXX_FLAGS_INIT " -DHWY_COMPILE_ONLY_STATIC")
