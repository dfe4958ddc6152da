# The example programs are built in the tree, as against an installed copy, and run.
file(MAKE_DIRECTORY "${PROJECT_BINARY_DIR}/include")
file(CREATE_LINK "${PROJECT_SOURCE_DIR}/src" "${PROJECT_BINARY_DIR}/include/quadrille" SYMBOLIC)

# add_example_test(folder name library expression): the program prints something that matches.
function(add_example_test folder name library expression)
  add_executable(${folder}_${name} "${PROJECT_SOURCE_DIR}/examples/${folder}/${name}.cpp")
  target_include_directories(${folder}_${name} PRIVATE "${PROJECT_BINARY_DIR}/include")
  target_link_libraries(${folder}_${name} PRIVATE ${library})
  # Examples should be readable: they index vectors with int, as their readers would.
  target_compile_options(${folder}_${name} PRIVATE -Wall -Wextra)
  add_test(NAME examples/${folder}/${name} COMMAND ${folder}_${name})
  set_tests_properties(examples/${folder}/${name} PROPERTIES LABELS golden PASS_REGULAR_EXPRESSION "${expression}")
endfunction()

add_example_test(models sudoku quadrille_model "^4 1 7 3 6 9 8 2 5\n6 3 2 1 5 8 9 4 7\n")
add_example_test(models queens quadrille_model "\n92 solutions\n")
add_example_test(models magic_square quadrille_model "\n880 squares\n")
add_example_test(models golomb quadrille_model "\\(length 25\\)\n$")
add_example_test(models job_shop quadrille_model "\nall done at 55\n")

# docs/tutorial shows the output of these programs under their own names.
add_example_test(engine dfs quadrille_cp "^2 4 1 3\n3 1 4 2\n2 solutions\n$")
add_example_test(engine conflict quadrille_cp "\nlearnt: talk != 3 or poster = 1\n")
foreach(program dfs conflict)
  set_target_properties(engine_${program} PROPERTIES OUTPUT_NAME ${program}
                        RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/examples")
endforeach()

# They include headers as users do: <quadrille/cp/store.h>.
target_include_directories(examples_tests PRIVATE "${PROJECT_BINARY_DIR}/include" "${PROJECT_SOURCE_DIR}/examples")
