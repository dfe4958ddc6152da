# Checks of the sources, and the tests of the project's own checkers.
find_package(Python3 REQUIRED COMPONENTS Interpreter)
find_program(CLANG_FORMAT clang-format-19 REQUIRED)
find_program(CLANG_TIDY clang-tidy-19 REQUIRED)
find_program(DOXYGEN doxygen)

add_test(NAME lint.layers COMMAND "${PROJECT_SOURCE_DIR}/tools/check_layers" WORKING_DIRECTORY "${PROJECT_SOURCE_DIR}")
add_test(NAME lint.text COMMAND "${PROJECT_SOURCE_DIR}/tools/check_text" WORKING_DIRECTORY "${PROJECT_SOURCE_DIR}")
add_test(NAME lint.sentences COMMAND "${PROJECT_SOURCE_DIR}/tools/check_sentences" WORKING_DIRECTORY "${PROJECT_SOURCE_DIR}")
add_test(NAME lint.translations COMMAND "${PROJECT_SOURCE_DIR}/tools/check_translations" WORKING_DIRECTORY "${PROJECT_SOURCE_DIR}")
add_test(NAME lint.versions COMMAND "${PROJECT_SOURCE_DIR}/tools/check_versions")
add_test(NAME lint.constraints COMMAND "${PROJECT_SOURCE_DIR}/tools/check_constraints" WORKING_DIRECTORY "${PROJECT_SOURCE_DIR}")
add_test(NAME lint.rules_page COMMAND "${PROJECT_SOURCE_DIR}/tools/rules_page" --check --program $<TARGET_FILE:quadrille>)
add_test(NAME lint.equivalent_changes COMMAND "${PROJECT_SOURCE_DIR}/tools/mutate" --list --count 0)
# Nothing is built: ./check --all does so for those recipes for which it can.
add_test(NAME lint.recipes_are_read COMMAND Python3::Interpreter "${CMAKE_CURRENT_SOURCE_DIR}/packages/recipes_test.py" --read)
set_tests_properties(lint.recipes_are_read PROPERTIES SKIP_RETURN_CODE 77)
list(APPEND lints lint.recipes_are_read)
foreach(test affected_tests api_pages changed_files check_constraints check_layers check_sentences check_text check_translations check_versions golden_run habits mutate notices rules_page run_examples
        tidy)
  add_test(NAME lint.test_of_${test} COMMAND Python3::Interpreter "${CMAKE_CURRENT_SOURCE_DIR}/tools/${test}_test.py")
  list(APPEND lints lint.test_of_${test})
endforeach()

foreach(folder src apps tests bench examples)
  list(APPEND patterns "${PROJECT_SOURCE_DIR}/${folder}/*.h" "${PROJECT_SOURCE_DIR}/${folder}/*.cpp")
endforeach()
file(GLOB_RECURSE formatted CONFIGURE_DEPENDS ${patterns})
add_test(NAME lint.format COMMAND "${CLANG_FORMAT}" --dry-run -Werror ${formatted})

add_test(NAME lint.tidy COMMAND "${PROJECT_SOURCE_DIR}/tools/tidy" "${PROJECT_BINARY_DIR}")
set_tests_properties(lint.tidy PROPERTIES RUN_SERIAL ON)

list(APPEND lints lint.constraints lint.equivalent_changes lint.layers lint.rules_page lint.sentences lint.text lint.translations lint.versions lint.format)
if(DOXYGEN)
  # All headers; then the public ones, as pages.
  add_test(NAME lint.doxygen WORKING_DIRECTORY "${PROJECT_SOURCE_DIR}" COMMAND sh -c
           "{ cat docs/Doxyfile; echo 'OUTPUT_DIRECTORY=${PROJECT_BINARY_DIR}/doxygen'; } | '${DOXYGEN}' -")
  set(write_pages "${PROJECT_SOURCE_DIR}/tools/api_pages" "${PROJECT_BINARY_DIR}/api")
  add_test(NAME lint.api_pages COMMAND ${write_pages})
  add_custom_target(docs COMMAND ${write_pages} VERBATIM)
  list(APPEND lints lint.doxygen lint.api_pages)
endif()
set_tests_properties(${lints} PROPERTIES LABELS lint)
# lint.tidy takes three minutes without stored clean results; ./check checks only changed files.
set_tests_properties(lint.tidy lint.test_of_mutate PROPERTIES LABELS "lint;slow")
if(DOXYGEN)
  set_tests_properties(lint.api_pages PROPERTIES LABELS "lint;slow")
endif()
