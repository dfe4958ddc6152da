# Code that must not compile. Each source is compiled twice: as it is, to show that it is right without the fault, and with
# the macro that inserts the fault.
function(add_compile_tests source fault)
  set(flags -std=c++20 -fsyntax-only "-I${PROJECT_SOURCE_DIR}/src")
  set(file "${CMAKE_CURRENT_SOURCE_DIR}/compile/${source}.cpp")
  add_test(NAME compile.${source} COMMAND "${CMAKE_CXX_COMPILER}" ${flags} "${file}")
  add_test(NAME compile.${source}.refused COMMAND "${CMAKE_CXX_COMPILER}" ${flags} "-D${fault}" "${file}")
  set_tests_properties(compile.${source}.refused PROPERTIES WILL_FAIL TRUE)
  set_tests_properties(compile.${source} compile.${source}.refused PROPERTIES LABELS unit)
endfunction()

add_compile_tests(visit_each_kind LEAVES_OUT_A_KIND)
