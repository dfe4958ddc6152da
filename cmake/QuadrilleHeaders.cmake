# The libraries that Quadrille uses, for a processor for which the system has no compiled ones: only the headers of each library,
# and GoogleTest from its source. /usr/include also contains headers that are only for this processor, so the
# compiler gets a folder with links to those that are for all processors.
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
# Numbers are formatted without locales, which would pull in the streams of the standard library, and no number is a float or
# a long double, which would pull in printf.
target_compile_definitions(fmt::fmt-header-only INTERFACE FMT_HEADER_ONLY=1 "FMT_STATIC_THOUSANDS_SEPARATOR=','"
                           FMT_USE_FLOAT=0 FMT_USE_LONG_DOUBLE=0)

if(QUADRILLE_TESTS)
  find_path(GTEST_SOURCE googletest/CMakeLists.txt PATHS /usr/src/googletest REQUIRED NO_CMAKE_FIND_ROOT_PATH)
  set(INSTALL_GTEST OFF)
  set(BUILD_GMOCK OFF)
  add_subdirectory("${GTEST_SOURCE}" googletest EXCLUDE_FROM_ALL)
endif()
