# The libraries that Quadrille uses, for a processor for which the system has none that are compiled: of each the headers
# alone, and GoogleTest from its source. Next to them in /usr/include lie headers that are for this processor only, so the
# compiler is shown a folder with links to those that are for all.
set(headers "${PROJECT_BINARY_DIR}/headers")
file(MAKE_DIRECTORY "${headers}")
foreach(library fmt tl rapidjson hwy)
  find_path(${library}_headers ${library} PATHS /usr/include REQUIRED NO_CMAKE_FIND_ROOT_PATH)
  file(CREATE_LINK "${${library}_headers}/${library}" "${headers}/${library}" SYMBOLIC)
endforeach()
foreach(target fmt::fmt-header-only tl::expected hwy::hwy)
  add_library(${target} INTERFACE IMPORTED GLOBAL)
  target_include_directories(${target} INTERFACE "${headers}")
endforeach()
set(RAPIDJSON_INCLUDE_DIR "${headers}")
# Numbers are written without locales, which would bring the streams of the standard library with them.
target_compile_definitions(fmt::fmt-header-only INTERFACE FMT_HEADER_ONLY=1 "FMT_STATIC_THOUSANDS_SEPARATOR=','")

if(QUADRILLE_TESTS)
  find_path(GTEST_SOURCE googletest/CMakeLists.txt PATHS /usr/src/googletest REQUIRED NO_CMAKE_FIND_ROOT_PATH)
  set(INSTALL_GTEST OFF)
  set(BUILD_GMOCK OFF)
  add_subdirectory("${GTEST_SOURCE}" googletest EXCLUDE_FROM_ALL)
endif()
