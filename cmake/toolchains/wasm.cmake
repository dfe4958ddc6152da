# WebAssembly, for the page and for Node: one thread, 128-bit registers, 128-bit integers, and a 32-bit size_t.
# Debian: clang-19 lld-19 wasi-libc libc++-19-dev-wasm32 libc++abi-19-dev-wasm32 libclang-rt-19-dev-wasm32
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_CXX_COMPILER clang++-19)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
# The system's ar packs any kind of object, and the linker needs no index. (Debian's llvm-ar is older than clang 19.)
set(CMAKE_AR /usr/bin/ar)
set(CMAKE_RANLIB /usr/bin/true)
# Static objects have no destructors, because they live as long as the module. For size: instructions of browsers
# of 2023, link-time optimisation, merging of equal template functions, no types at run time, and no virtual function
# that nothing calls.
set(CMAKE_CXX_FLAGS_INIT "-msimd128 -mbulk-memory -mnontrapping-fptoint -msign-ext -fno-c++-static-destructors -fno-rtti -ffunction-sections -fdata-sections -flto -Xclang -fmerge-functions -fvisibility=hidden -fwhole-program-vtables -fvirtual-function-elimination")
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
