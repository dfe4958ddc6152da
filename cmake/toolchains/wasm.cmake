# WebAssembly, for the page and for Node: one thread, registers of 128 bits. It has 128-bit integers, and a size_t of 32 bits.
# Debian: clang-19 lld-19 wasi-libc libc++-19-dev-wasm32 libc++abi-19-dev-wasm32 libclang-rt-19-dev-wasm32
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_CXX_COMPILER clang++-19)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
# The system's ar packs objects of any kind, and the linker asks for no index. (Debian's llvm-ar is older than clang 19.)
set(CMAKE_AR /usr/bin/ar)
set(CMAKE_RANLIB /usr/bin/true)
# Without destructors of static objects, as nothing in the module ends before the module does. For size: instructions that browsers
# of 2023 have, functions compiled when all that call them are known, and equal functions of templates kept once.
set(CMAKE_CXX_FLAGS_INIT "-msimd128 -mbulk-memory -mnontrapping-fptoint -msign-ext -fno-c++-static-destructors -ffunction-sections -fdata-sections -flto -Xclang -fmerge-functions")
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
