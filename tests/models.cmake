# The example models are built in the tree, as they would be against an installed copy, and run.
file(MAKE_DIRECTORY "${PROJECT_BINARY_DIR}/include")
file(CREATE_LINK "${PROJECT_SOURCE_DIR}/src" "${PROJECT_BINARY_DIR}/include/quadrille" SYMBOLIC)

# add_model_test(name expression): the program prints something that matches.
function(add_model_test name expression)
  add_executable(model_${name} "${PROJECT_SOURCE_DIR}/examples/models/${name}.cpp")
  target_include_directories(model_${name} PRIVATE "${PROJECT_BINARY_DIR}/include")
  target_link_libraries(model_${name} PRIVATE quadrille_model)
  # Examples are to be read: they index vectors with int, as their readers would.
  target_compile_options(model_${name} PRIVATE -Wall -Wextra)
  add_test(NAME examples/models/${name} COMMAND model_${name})
  set_tests_properties(examples/models/${name} PROPERTIES LABELS golden PASS_REGULAR_EXPRESSION "${expression}")
endfunction()

add_model_test(sudoku "^4 1 7 3 6 9 8 2 5\n6 3 2 1 5 8 9 4 7\n")
add_model_test(queens "\n92 solutions\n")
add_model_test(magic_square "\n880 squares\n")
add_model_test(golomb "\\(length 25\\)\n$")
add_model_test(job_shop "\nall done at 55\n")
