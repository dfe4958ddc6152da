# A program outside the tree is built against an installed copy, with CMake and with pkg-config, and run.
set(stage "${CMAKE_CURRENT_BINARY_DIR}/stage")
set(user "${PROJECT_SOURCE_DIR}/examples/library")

add_test(NAME install.stage COMMAND "${CMAKE_COMMAND}" --install "${PROJECT_BINARY_DIR}" --prefix "${stage}")
set_tests_properties(install.stage PROPERTIES FIXTURES_SETUP stage)

add_test(NAME install.cmake_package
         COMMAND "${CMAKE_CTEST_COMMAND}" --build-and-test "${user}" "${CMAKE_CURRENT_BINARY_DIR}/user"
                 --build-generator "${CMAKE_GENERATOR}"
                 --build-options "-DCMAKE_PREFIX_PATH=${stage}" "-DCMAKE_CXX_COMPILER=${CMAKE_CXX_COMPILER}"
                 --test-command solve_one)

add_test(NAME install.models
         COMMAND "${CMAKE_CTEST_COMMAND}" --build-and-test "${PROJECT_SOURCE_DIR}/examples/models"
                 "${CMAKE_CURRENT_BINARY_DIR}/models" --build-generator "${CMAKE_GENERATOR}"
                 --build-options "-DCMAKE_PREFIX_PATH=${stage}" "-DCMAKE_CXX_COMPILER=${CMAKE_CXX_COMPILER}"
                 --test-command queens)

find_program(PKG_CONFIG pkg-config REQUIRED)
file(CONFIGURE OUTPUT build_with_pkg_config.sh CONTENT [[
set -e
export PKG_CONFIG_PATH="@stage@/@CMAKE_INSTALL_LIBDIR@/pkgconfig"
"@CMAKE_CXX_COMPILER@" -std=c++20 "@user@/main.cpp" $(pkg-config --cflags --libs quadrille) -o solve_one
./solve_one
]] @ONLY)
add_test(NAME install.pkg_config COMMAND sh build_with_pkg_config.sh)

add_test(NAME install.docs COMMAND "${CMAKE_CURRENT_SOURCE_DIR}/docs/run_examples.py" --code --compiler "${CMAKE_CXX_COMPILER}")
set_tests_properties(install.docs PROPERTIES TIMEOUT 1800
                     ENVIRONMENT "PKG_CONFIG_PATH=${stage}/${CMAKE_INSTALL_LIBDIR}/pkgconfig")

add_test(NAME install.program COMMAND "${stage}/${CMAKE_INSTALL_BINDIR}/quadrille" --version)

set_tests_properties(install.cmake_package install.models install.pkg_config install.docs install.program PROPERTIES
                     FIXTURES_REQUIRED stage)
set_tests_properties(install.stage install.cmake_package install.models install.pkg_config install.docs install.program PROPERTIES
                     LABELS install)
