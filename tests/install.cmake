# Programs outside the tree are built against an installed copy, with CMake and with pkg-config, and run; and all libraries are
# linked into a shared object.
set(stage "${CMAKE_CURRENT_BINARY_DIR}/stage")
set(user "${PROJECT_SOURCE_DIR}/examples/library")

add_test(NAME install.stage COMMAND "${CMAKE_COMMAND}" --install "${PROJECT_BINARY_DIR}" --prefix "${stage}")
set_tests_properties(install.stage PROPERTIES FIXTURES_SETUP stage)

add_test(NAME install.cmake_package
         COMMAND "${CMAKE_CTEST_COMMAND}" --build-and-test "${user}" "${CMAKE_CURRENT_BINARY_DIR}/user"
                 --build-generator "${CMAKE_GENERATOR}"
                 --build-options "-DCMAKE_PREFIX_PATH=${stage}" "-DCMAKE_CXX_COMPILER=${CMAKE_CXX_COMPILER}"
                 --test-command "${CMAKE_CTEST_COMMAND}" --output-on-failure)

foreach(example models/queens engine/dfs techniques/steps)
  get_filename_component(folder ${example} DIRECTORY)
  get_filename_component(program ${example} NAME)
  add_test(NAME install.${folder}
           COMMAND "${CMAKE_CTEST_COMMAND}" --build-and-test "${PROJECT_SOURCE_DIR}/examples/${folder}"
                   "${CMAKE_CURRENT_BINARY_DIR}/${folder}" --build-generator "${CMAKE_GENERATOR}"
                   --build-options "-DCMAKE_PREFIX_PATH=${stage}" "-DCMAKE_CXX_COMPILER=${CMAKE_CXX_COMPILER}"
                   --test-command ${program})
endforeach()

add_test(NAME install.manual_pages_in_french
         COMMAND grep "^.SH CODE DE SORTIE" "${stage}/${CMAKE_INSTALL_MANDIR}/fr/man1/quadrille.1"
                 "${stage}/${CMAKE_INSTALL_MANDIR}/fr/man1/quadrille-solve.1")

find_program(PKG_CONFIG pkg-config REQUIRED)
file(CONFIGURE OUTPUT build_with_pkg_config.sh CONTENT [[
set -e
export PKG_CONFIG_PATH="@stage@/@CMAKE_INSTALL_LIBDIR@/pkgconfig"
"@CMAKE_CXX_COMPILER@" -Werror -Wall -Wextra -Wpedantic "@user@/solve.cpp" $(pkg-config --cflags --libs quadrille) -o solve_one
./solve_one
pkg-config --print-errors --static --libs quadrille | grep -q -e -pthread
# Only the folder quadrille is on a user's path.
printf '#include <base/language.h>\n' >exposed.cpp
if "@CMAKE_CXX_COMPILER@" -fsyntax-only $(pkg-config --cflags quadrille) exposed.cpp 2>/dev/null; then echo "base/ is exposed"; exit 1; fi
# A program in C is linked by the compiler of C.
cat >count.c <<'END'
#include <quadrille/quadrille.h>
#include <stdio.h>
int main(void) {
  quadrille_solver* solver = quadrille_new(4, 2, 2, NULL);
  char digits[17] = {0};
  const unsigned long long count = quadrille_solve(solver, "1...............", 2, digits);
  quadrille_free(solver);
  printf("%llu\n", count);
  return count != 2;
}
END
cc -Werror -Wall -Wextra -Wpedantic count.c $(pkg-config --cflags --libs quadrille-c) -o count
./count
]] @ONLY)
add_test(NAME install.pkg_config COMMAND sh build_with_pkg_config.sh)

# Each header compiles by itself.
file(CONFIGURE OUTPUT each_header.sh CONTENT [[
set -e
flags=$(PKG_CONFIG_PATH="@stage@/@CMAKE_INSTALL_LIBDIR@/pkgconfig" pkg-config --cflags quadrille)
cd "@stage@/@CMAKE_INSTALL_INCLUDEDIR@"
find quadrille -name '*.h' -o -name '*.hpp' | xargs -P2 -I{} sh -ec \
  'echo "#include <{}>" | "@CMAKE_CXX_COMPILER@" '"$flags"' -I. -Wall -Wextra -Wpedantic -Werror -fsyntax-only -x c++ -'
]] @ONLY)
add_test(NAME install.each_header COMMAND sh each_header.sh)

add_test(NAME install.shared_object
         COMMAND "${CMAKE_CURRENT_SOURCE_DIR}/shared_object.py" "${CMAKE_CXX_COMPILER}"
                 "${stage}/${CMAKE_INSTALL_LIBDIR}/pkgconfig" libquadrille_all.so)

# With libraries two folders deep, as on Debian. Only configured: any mistake there shows in quadrille.pc.
set(deep lib/x86_64-linux-gnu)
file(CONFIGURE OUTPUT deep_libdir.sh CONTENT [[
set -e
"@CMAKE_COMMAND@" -S "@PROJECT_SOURCE_DIR@" -B deep -G "@CMAKE_GENERATOR@" -DCMAKE_CXX_COMPILER="@CMAKE_CXX_COMPILER@" \
  -DCMAKE_INSTALL_LIBDIR=@deep@ -DQUADRILLE_TESTS=OFF -DQUADRILLE_PROGRAMS=OFF >deep_libdir.log
mkdir -p moved/@deep@/pkgconfig moved/include
cp deep/quadrille.pc moved/@deep@/pkgconfig
export PKG_CONFIG_PATH="$PWD/moved/@deep@/pkgconfig"
test "$(realpath "$(pkg-config --variable=includedir quadrille)")" = "$(realpath moved/include)"
test "$(realpath "$(pkg-config --variable=libdir quadrille)")" = "$(realpath moved/@deep@)"
]] @ONLY)
# BUILD_SHARED_LIBS makes shared libraries, whose own dependencies are no business of a program.
file(CONFIGURE OUTPUT shared_libs.sh CONTENT [[
set -e
"@CMAKE_COMMAND@" -S "@PROJECT_SOURCE_DIR@" -B shared_libs -G "@CMAKE_GENERATOR@" -DCMAKE_CXX_COMPILER="@CMAKE_CXX_COMPILER@" \
  -DBUILD_SHARED_LIBS=ON -DQUADRILLE_TESTS=OFF -DQUADRILLE_PROGRAMS=OFF >shared_libs.log
"@CMAKE_COMMAND@" --build shared_libs --target quadrille_base
ls shared_libs/libquadrille_base.so.@PROJECT_VERSION@
grep '^Libs:' shared_libs/quadrille.pc | grep -v -e -pthread
grep '^Libs.private:' shared_libs/quadrille.pc | grep -e -pthread
]] @ONLY)
add_test(NAME install.shared_libs COMMAND sh -x shared_libs.sh)
add_test(NAME install.deep_libdir COMMAND sh -x deep_libdir.sh)

add_test(NAME install.docs COMMAND "${CMAKE_CURRENT_SOURCE_DIR}/docs/run_examples.py" --code --compiler "${CMAKE_CXX_COMPILER}")
set_tests_properties(install.docs PROPERTIES TIMEOUT 1800
                     ENVIRONMENT "PKG_CONFIG_PATH=${stage}/${CMAKE_INSTALL_LIBDIR}/pkgconfig")

add_test(NAME install.program COMMAND "${stage}/${CMAKE_INSTALL_BINDIR}/quadrille" --version)

set_tests_properties(install.cmake_package install.models install.engine install.techniques install.pkg_config install.shared_object install.docs
                     install.program install.manual_pages_in_french install.each_header PROPERTIES
                     FIXTURES_REQUIRED stage)
set_tests_properties(install.stage install.cmake_package install.models install.engine install.techniques install.pkg_config install.shared_object
                     install.deep_libdir install.shared_libs install.docs install.program install.each_header PROPERTIES LABELS install)
# The tree compiles the same code in other tests.
set_tests_properties(install.models install.engine install.techniques install.docs install.each_header PROPERTIES LABELS "install;slow")
