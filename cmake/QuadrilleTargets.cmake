# Functions that make the project's targets. Sources are found by glob, so that adding a file changes no build script.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

# Many sources of a folder are compiled at a time, because most of the time goes into headers that they share; fewer if more
# processors are available.
if(NOT DEFINED CMAKE_UNITY_BUILD)
  include(ProcessorCount)
  ProcessorCount(processors)
  math(EXPR batch_size "80 / (${processors} + 1) + 5")
  set(CMAKE_UNITY_BUILD ON)
  set(CMAKE_UNITY_BUILD_BATCH_SIZE ${batch_size})
endif()

find_program(QUADRILLE_CCACHE ccache)
if(QUADRILLE_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER env CCACHE_SLOPPINESS=pch_defines,time_macros "${QUADRILLE_CCACHE}")
endif()

if(QUADRILLE_SANITIZER)
  add_compile_options(-fsanitize=${QUADRILLE_SANITIZER} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_link_options(-fsanitize=${QUADRILLE_SANITIZER})
  # The address sanitizer stops where a wrong pointer is used. Checking pointers also when they are computed takes a fifth more
  # time to compile, and four times as long in the bulk kernels.
  if(QUADRILLE_SANITIZER MATCHES "undefined")
    add_compile_options(-fno-sanitize=null,object-size,pointer-overflow)
  endif()
endif()

# Designated initialisers deliberately omit members that keep their defaults.
add_library(quadrille_warnings INTERFACE)
target_compile_options(quadrille_warnings INTERFACE -Wall -Wextra -Wpedantic -Wconversion -Wshadow
                       -Wno-missing-field-initializers)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  # Its optimiser reports faults within std::string and tl::expected that do not exist.
  target_compile_options(quadrille_warnings INTERFACE -Wno-restrict -Wno-free-nonheap-object)
endif()
if(QUADRILLE_WERROR)
  target_compile_options(quadrille_warnings INTERFACE -Werror)
endif()

# Debug builds are linked often.
include(CheckLinkerFlag)
if(CMAKE_BUILD_TYPE STREQUAL "Debug")
  check_linker_flag(CXX -fuse-ld=mold QUADRILLE_LINKS_WITH_MOLD)
  if(QUADRILLE_LINKS_WITH_MOLD)
    add_link_options(-fuse-ld=mold)
  endif()
endif()

# precompile(target PRIVATE header...) or precompile(target REUSE_FROM other_target)
# Parses large third-party headers once for all sources. The options make this work with ccache.
function(precompile target)
  target_precompile_headers(${target} ${ARGN})
  target_compile_options(${target} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-fpch-preprocess>
                         "$<$<CXX_COMPILER_ID:Clang>:SHELL:-Xclang -fno-pch-timestamp>")
endfunction()

# Bit masks take a seventh less time with the instructions of processors of the last ten years (BMI, AVX2).
include(CheckCXXSourceRuns)
if(NOT QUADRILLE_PORTABLE AND NOT CMAKE_CROSSCOMPILING)
  check_cxx_source_runs("int main() { return __builtin_cpu_supports(\"x86-64-v3\") ? 0 : 1; }" QUADRILLE_IS_ON_X86_64_V3)
  if(QUADRILLE_IS_ON_X86_64_V3)
    set(processor_options -march=x86-64-v3)
  endif()
endif()

# Code in which the tests spend much time is optimised even if the rest is not. With a sanitizer, optimised code takes two to three
# times as long to compile, which pays only for code in which these tests spend most of their time.
set(optimised $<$<CONFIG:Debug>:-O1>)
if(NOT QUADRILLE_SANITIZER)
  set(optimised_unless_sanitized ${optimised})
endif()

# The page and the Python wheel are downloaded over a network, so all modules except these are compiled for size.
set(QUADRILLE_FOR_SPEED "" CACHE STRING "The modules compiled for speed where CMAKE_CXX_FLAGS_RELEASE asks for size: cp;lanes")
mark_as_advanced(QUADRILLE_FOR_SPEED)
function(compile_for_speed target name)
  if(name IN_LIST QUADRILLE_FOR_SPEED)
    target_compile_options(${target} PRIVATE -O2)
  endif()
endfunction()

# add_module(name [OPTIMISED | OPTIMISED_UNLESS_SANITIZED] [EXCEPTIONS] [INTERNAL] USES public_dependency... PRIVATELY private_dependency...)
# The library quadrille_<name> of all sources under src/<name>. Header-only folders give an interface library. Sources are
# compiled without exceptions, unless the module says EXCEPTIONS: an exception may leave its functions while they hold memory.
# With BUILD_SHARED_LIBS the installed libraries are shared; INTERNAL ones are static.
function(add_module name)
  cmake_parse_arguments(ARG "OPTIMISED;OPTIMISED_UNLESS_SANITIZED;EXCEPTIONS;INTERNAL" "" "USES;PRIVATELY" ${ARGN})
  set(target quadrille_${name})
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/src/${name}/*.cpp")
  if(sources)
    set(scope PUBLIC)
    set(type STATIC)
    if(BUILD_SHARED_LIBS AND NOT ARG_INTERNAL)
      set(type SHARED)
    endif()
    add_library(${target} ${type} ${sources})
    set_target_properties(${target} PROPERTIES VERSION ${PROJECT_VERSION}
                          SOVERSION ${PROJECT_VERSION_MAJOR}.${PROJECT_VERSION_MINOR})
    if(NOT ARG_EXCEPTIONS)
      target_compile_options(${target} PRIVATE -fno-exceptions)
    endif()
    compile_for_speed(${target} ${name})
    if(NOT CMAKE_SYSTEM_PROCESSOR STREQUAL "wasm32")
      # It may become part of a shared object, such as a Python module, in which no functions are interposed.
      set_target_properties(${target} PROPERTIES POSITION_INDEPENDENT_CODE ON)
      target_compile_options(${target} PRIVATE -fno-semantic-interposition)
    endif()
    if(ARG_OPTIMISED)
      target_compile_options(${target} PRIVATE ${optimised})
    elseif(ARG_OPTIMISED_UNLESS_SANITIZED)
      target_compile_options(${target} PRIVATE ${optimised_unless_sanitized})
    endif()
    if(NOT name STREQUAL lanes)  # it chooses among its kernels while it runs
      target_compile_options(${target} PRIVATE ${processor_options})
    endif()
    target_link_libraries(${target} PRIVATE ${ARG_PRIVATELY} $<BUILD_INTERFACE:quadrille_warnings>)
  else()
    set(scope INTERFACE)
    add_library(${target} INTERFACE)
  endif()
  target_link_libraries(${target} ${scope} ${ARG_USES})
  target_compile_features(${target} ${scope} cxx_std_20)
  # Includes are rooted at src. Users may also write <quadrille/sudoku/solve/solve.h>, whatever the prefix.
  target_include_directories(${target} ${scope} $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/src>
                             $<INSTALL_INTERFACE:include>)
  add_library(quadrille::${name} ALIAS ${target})
  set_target_properties(${target} PROPERTIES EXPORT_NAME ${name})
endfunction()

# add_app(folder [OPTIMISED] PROGRAM name USES dependency...)
# The program of apps/<folder>/main.cpp, and the library quadrille_<folder> of all other sources there, for tests to link.
function(add_app folder)
  cmake_parse_arguments(ARG "OPTIMISED" "PROGRAM" "USES" ${ARGN})
  set(app_dir "${PROJECT_SOURCE_DIR}/apps/${folder}")
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${app_dir}/*.cpp")
  list(REMOVE_ITEM sources "${app_dir}/main.cpp")
  add_library(quadrille_${folder} STATIC ${sources})
  if(ARG_OPTIMISED)
    target_compile_options(quadrille_${folder} PRIVATE ${optimised})
  endif()
  list(LENGTH sources count)
  if(count GREATER CMAKE_UNITY_BUILD_BATCH_SIZE)
    precompile(quadrille_${folder} PRIVATE <CLI/CLI.hpp> <fmt/format.h>)
  endif()
  target_include_directories(quadrille_${folder} PUBLIC "${PROJECT_SOURCE_DIR}/apps")
  target_compile_definitions(quadrille_${folder} PRIVATE QUADRILLE_VERSION="${PROJECT_VERSION}")
  target_link_libraries(quadrille_${folder} PUBLIC ${ARG_USES} PRIVATE quadrille_warnings)
  add_executable(${ARG_PROGRAM} "${app_dir}/main.cpp")
  target_link_libraries(${ARG_PROGRAM} PRIVATE quadrille_${folder} quadrille_warnings)
endfunction()

# add_mpi_program(USES dependency...)
# The program quadrille-mpi of apps/mpi, if MPI is found; the library quadrille_mpi is all of it except the communication between ranks.
function(add_mpi_program)
  cmake_parse_arguments(ARG "" "" "USES" ${ARGN})
  set(app_dir "${PROJECT_SOURCE_DIR}/apps/mpi")
  file(GLOB sources CONFIGURE_DEPENDS "${app_dir}/*.cpp")
  list(REMOVE_ITEM sources "${app_dir}/main.cpp")
  add_library(quadrille_mpi STATIC ${sources})
  target_include_directories(quadrille_mpi PUBLIC "${PROJECT_SOURCE_DIR}/apps")
  target_include_directories(quadrille_mpi SYSTEM PRIVATE "${XXHASH_INCLUDE_DIR}")
  target_compile_definitions(quadrille_mpi PRIVATE QUADRILLE_VERSION="${PROJECT_VERSION}")
  target_link_libraries(quadrille_mpi PUBLIC ${ARG_USES} PRIVATE quadrille_warnings)
  set_target_properties(quadrille_mpi PROPERTIES EXCLUDE_FROM_ALL ON)

  if(QUADRILLE_SANITIZER OR CMAKE_CROSSCOMPILING OR QUADRILLE_HEADERS_ALONE)
    message(STATUS "quadrille-mpi is left out: this machine's MPI knows no sanitizer and no other processor")
    return()
  endif()
  find_package(MPI COMPONENTS CXX QUIET)
  if(NOT MPI_CXX_FOUND)
    message(STATUS "quadrille-mpi is left out: it needs MPI (Debian: libopenmpi-dev openmpi-bin)")
    return()
  endif()
  add_executable(quadrille-mpi "${app_dir}/main.cpp")
  target_link_libraries(quadrille-mpi PRIVATE quadrille_mpi MPI::MPI_CXX quadrille_warnings)
  # A component of its own: the other programs need no MPI.
  install(TARGETS quadrille-mpi RUNTIME DESTINATION "${CMAKE_INSTALL_BINDIR}" COMPONENT mpi)
  install(FILES "${app_dir}/quadrille-mpi.1" DESTINATION "${CMAKE_INSTALL_MANDIR}/man1" COMPONENT mpi)
endfunction()

# link_statically(program)
# If the program is optimised and the system has static libraries: a static program starts in half the time, which is most of the
# time for small models and puzzles.
include(CheckCXXSourceCompiles)
function(link_statically program)
  if(NOT QUADRILLE_STATIC OR BUILD_SHARED_LIBS OR QUADRILLE_SANITIZER OR NOT CMAKE_BUILD_TYPE MATCHES "Release|RelWithDebInfo|MinSizeRel")
    return()
  endif()
  set(CMAKE_REQUIRED_LINK_OPTIONS -static)
  check_cxx_source_compiles("#include <thread>\nint main() { std::thread([] {}).join(); }" QUADRILLE_LINKS_STATICALLY)
  if(QUADRILLE_LINKS_STATICALLY)
    target_link_options(${program} PRIVATE -static)
  endif()
endfunction()

# use_where_found(target library header definition message)
# Links a library of the system and defines that it exists; otherwise reports which feature is left out. The library is given by name,
# so that a statically linked program uses the static one.
function(use_where_found target library header definition message)
  set(CMAKE_REQUIRED_LIBRARIES ${library})
  check_cxx_source_compiles("#include <${header}>\nint main() {}" ${definition}_WORKS)
  if(${definition}_WORKS)
    target_link_libraries(${target} PRIVATE ${library})
    target_compile_definitions(${target} PRIVATE ${definition})
  else()
    message(STATUS "${message}")
  endif()
endfunction()

# add_page_engine(USES dependency...)
# The library quadrille_web of the page's engine: all of apps/web/engine except its two interfaces.
function(add_page_engine)
  cmake_parse_arguments(ARG "" "" "USES" ${ARGN})
  set(app_dir "${PROJECT_SOURCE_DIR}/apps/web/engine")
  file(GLOB sources CONFIGURE_DEPENDS "${app_dir}/*.cpp")
  list(REMOVE_ITEM sources "${app_dir}/main.cpp" "${app_dir}/module.cpp")
  add_library(quadrille_web STATIC ${sources})
  target_compile_options(quadrille_web PRIVATE -fno-exceptions)
  target_include_directories(quadrille_web PUBLIC "${PROJECT_SOURCE_DIR}/apps")
  target_link_libraries(quadrille_web PUBLIC ${ARG_USES} PRIVATE quadrille_warnings)
endfunction()

# add_page_calls(USES dependency...)
# The program page_calls, with which tests use the page's engine as native code.
function(add_page_calls)
  add_page_engine(${ARGN})
  add_executable(page_calls "${PROJECT_SOURCE_DIR}/apps/web/engine/main.cpp")
  target_link_libraries(page_calls PRIVATE quadrille_web quadrille_warnings)
  if(NOT QUADRILLE_TESTS)
    set_target_properties(page_calls quadrille_web PROPERTIES EXCLUDE_FROM_ALL ON)
  endif()
endfunction()

# add_page_module(USES dependency...)
# The same engine as quadrille.wasm, for the page and for Node. It has no main: JavaScript calls its exports. The stack
# comes first in memory, so that a stack overflow traps instead of overwriting data.
function(add_page_module)
  add_page_engine(${ARGN})
  add_executable(quadrille_wasm "${PROJECT_SOURCE_DIR}/apps/web/engine/module.cpp")
  set_target_properties(quadrille_wasm PROPERTIES OUTPUT_NAME quadrille SUFFIX .wasm)
  target_link_libraries(quadrille_wasm PRIVATE quadrille_web quadrille_warnings)
  # Loops keep one counter (no strength reduction), because the variables for each address are code, and save no time here.
  target_link_options(quadrille_wasm PRIVATE -mexec-model=reactor LINKER:--gc-sections,--strip-all,--stack-first
                      LINKER:-z,stack-size=1048576 LINKER:-mllvm,-disable-lsr)
  # The compiler calls wasm-opt, if it is installed. Another pass makes offsets part of the instructions, in the knowledge
  # that the first kilobyte of memory, the end of the stack, holds no objects.
  find_program(WASM_OPT wasm-opt)
  if(WASM_OPT)
    add_custom_command(TARGET quadrille_wasm POST_BUILD VERBATIM
                       COMMAND "${WASM_OPT}" -Oz --low-memory-unused quadrille.wasm -o quadrille.wasm)
  endif()
endfunction()

# add_prolog_library(USES dependency...)
# The Prolog library of apps/prolog, if SWI-Prolog is found: quadrille_prolog is the part that knows nothing of Prolog, and the module
# quadrille_clpfd the rest. The build tree has the library in its installed form, in <build>/prolog/library.
function(add_prolog_library)
  cmake_parse_arguments(ARG "" "" "USES" ${ARGN})
  set(app_dir "${PROJECT_SOURCE_DIR}/apps/prolog")
  file(GLOB sources CONFIGURE_DEPENDS "${app_dir}/*.cpp")
  add_library(quadrille_prolog STATIC ${sources})
  target_compile_options(quadrille_prolog PRIVATE ${processor_options})
  target_include_directories(quadrille_prolog PUBLIC "${PROJECT_SOURCE_DIR}/apps")
  target_link_libraries(quadrille_prolog PUBLIC ${ARG_USES} PRIVATE quadrille_warnings)
  # It is part of a module that Prolog loads.
  set_target_properties(quadrille_prolog PROPERTIES POSITION_INDEPENDENT_CODE ON)
  target_compile_options(quadrille_prolog PRIVATE -fno-semantic-interposition)

  if(QUADRILLE_SANITIZER OR CMAKE_CROSSCOMPILING)
    message(STATUS "The Prolog library is left out: this machine's SWI-Prolog, which would load it, knows no sanitizer and no other processor")
    return()
  endif()
  find_program(SWIPL swipl)
  find_path(SWIPL_INCLUDE SWI-Prolog.h PATHS /usr/lib/swi-prolog/include /usr/local/lib/swipl/include
            /usr/lib/swipl/include)
  if(NOT SWIPL OR NOT SWIPL_INCLUDE)
    message(STATUS "The Prolog library is left out: SWI-Prolog and its headers were not found (Debian: swi-prolog-nox)")
    return()
  endif()
  message(STATUS "The Prolog library is built for ${SWIPL}")
  set(library_dir "${PROJECT_BINARY_DIR}/prolog/library")
  file(GLOB sources CONFIGURE_DEPENDS "${app_dir}/swi/*.cpp")
  add_library(quadrille_clpfd MODULE ${sources})
  target_compile_options(quadrille_clpfd PRIVATE ${processor_options})
  target_include_directories(quadrille_clpfd SYSTEM PRIVATE "${SWIPL_INCLUDE}")
  target_link_libraries(quadrille_clpfd PRIVATE quadrille_prolog quadrille_warnings)
  # Prolog uses only its install function: internal calls need no indirection.
  target_link_options(quadrille_clpfd PRIVATE LINKER:--exclude-libs,ALL)
  set_target_properties(quadrille_clpfd PROPERTIES PREFIX "" CXX_VISIBILITY_PRESET hidden
                        LIBRARY_OUTPUT_DIRECTORY "${library_dir}")
  file(GLOB_RECURSE files CONFIGURE_DEPENDS RELATIVE "${app_dir}/library" "${app_dir}/library/*.pl")
  foreach(file IN LISTS files)
    configure_file("${app_dir}/library/${file}" "${library_dir}/${file}" COPYONLY)
  endforeach()
  configure_file("${app_dir}/pack.pl" "${PROJECT_BINARY_DIR}/prolog/pack.pl" COPYONLY)
  # In the same place on every system, where the program expects it; not in share, because a part of it depends on the processor.
  install(DIRECTORY "${PROJECT_BINARY_DIR}/prolog/" DESTINATION lib/quadrille/prolog COMPONENT prolog)
endfunction()

# add_python_module(USES dependency...)
# The Python module of apps/python, if Python's and pybind11's headers are found. The build tree has the package in its installed form,
# in <build>/python.
function(add_python_module)
  cmake_parse_arguments(ARG "" "" "USES" ${ARGN})
  if(QUADRILLE_SANITIZER OR CMAKE_CROSSCOMPILING)
    message(STATUS "The Python module is left out: this machine's Python, which would load it, knows no sanitizer and no other processor")
    return()
  endif()
  # Debian's Python, for which Debian has numpy and the other modules that the tests use; -DPython3_EXECUTABLE=.. selects another one.
  if(NOT Python3_EXECUTABLE AND EXISTS /usr/bin/python3)
    set(Python3_EXECUTABLE /usr/bin/python3)
  endif()
  find_package(Python3 COMPONENTS Interpreter Development.Module)
  find_package(pybind11 CONFIG QUIET)
  if(NOT Python3_Development.Module_FOUND OR NOT pybind11_FOUND)
    message(STATUS "The Python module is left out: it needs Python's headers and pybind11 (Debian: python3-dev, pybind11-dev)")
    return()
  endif()
  message(STATUS "The Python module is built for ${Python3_EXECUTABLE}")
  set(app_dir "${PROJECT_SOURCE_DIR}/apps/python")
  set(package_dir "${PROJECT_BINARY_DIR}/python/quadrille")
  file(GLOB sources CONFIGURE_DEPENDS "${app_dir}/*.cpp")
  add_library(quadrille_python MODULE ${sources})
  target_compile_options(quadrille_python PRIVATE ${processor_options})
  compile_for_speed(quadrille_python python)
  target_compile_definitions(quadrille_python PRIVATE QUADRILLE_VERSION="${PROJECT_VERSION}")
  target_include_directories(quadrille_python PRIVATE "${PROJECT_SOURCE_DIR}/apps")
  target_link_libraries(quadrille_python PRIVATE ${ARG_USES} pybind11::headers Python3::Module quadrille_warnings)
  # Python uses only its entry point: internal calls need no indirection.
  target_link_options(quadrille_python PRIVATE LINKER:--exclude-libs,ALL)
  set_target_properties(quadrille_python PROPERTIES PREFIX "" OUTPUT_NAME _quadrille CXX_VISIBILITY_PRESET hidden
                        SUFFIX ".${Python3_SOABI}.so" LIBRARY_OUTPUT_DIRECTORY "${package_dir}")
  file(GLOB files CONFIGURE_DEPENDS RELATIVE "${app_dir}/quadrille" "${app_dir}/quadrille/*.py*" "${app_dir}/quadrille/py.typed")
  list(FILTER files EXCLUDE REGEX "__pycache__")
  foreach(file IN LISTS files)
    configure_file("${app_dir}/quadrille/${file}" "${package_dir}/${file}" COPYONLY)
  endforeach()
  if(QUADRILLE_PYTHON_DIR)
    install(DIRECTORY "${package_dir}" DESTINATION "${QUADRILLE_PYTHON_DIR}" COMPONENT python PATTERN __pycache__ EXCLUDE)
  endif()
endfunction()
