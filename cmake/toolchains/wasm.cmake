# WebAssembly, for the page and for Node: one thread, registers of 128 bits. It has 128-bit integers, and a size_t of 32 bits.
# Debian: clang-19 lld-19 wasi-libc libc++-19-dev-wasm32 libc++abi-19-dev-wasm32 libclang-rt-19-dev-wasm32
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_CXX_COMPILER clang++-19)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
# Without destructors of static objects, as nothing in the module ends before the module does.
set(CMAKE_CXX_FLAGS_INIT "-msimd128 -fno-c++-static-destructors -ffunction-sections -fdata-sections")
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
