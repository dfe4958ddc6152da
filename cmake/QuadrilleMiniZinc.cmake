# The configuration with which MiniZinc finds the solver: one to install, with paths relative to its own, and one in the
# build tree (MZN_SOLVER_PATH=<build>/minizinc) for tests.

# MiniZinc's library for the solver, in the build tree: the files of apps/minizinc/library, and one file for each constraint with
# parameters in builtins.def.
function(write_minizinc_library library)
  file(REMOVE_RECURSE "${library}")
  file(GLOB sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/apps/minizinc/library/*.mzn")
  foreach(source IN LISTS sources)
    get_filename_component(name "${source}" NAME)
    configure_file("${source}" "${library}/${name}" COPYONLY)
  endforeach()
  set(table "${PROJECT_SOURCE_DIR}/src/flatzinc/builtins.def")
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${table}")
  file(STRINGS "${table}" lines REGEX "^PREDICATE\\(")
  foreach(line IN LISTS lines)
    string(REGEX REPLACE "^PREDICATE\\(([a-z_]+), \"(.*)\"\\)$" "\\1" name "${line}")
    string(REGEX REPLACE "^PREDICATE\\(([a-z_]+), \"(.*)\"\\)$" "\\2" parameters "${line}")
    file(WRITE "${library}/${name}.mzn" "predicate ${name}(${parameters});\n")
  endforeach()
endfunction()

function(register_minizinc_solver program)
  set(library "${PROJECT_BINARY_DIR}/minizinc/library")
  write_minizinc_library("${library}")
  set(share "${CMAKE_INSTALL_DATADIR}/minizinc")

  file(RELATIVE_PATH MSC_EXECUTABLE "/${share}/solvers" "/${CMAKE_INSTALL_BINDIR}/${program}")
  set(MSC_LIBRARY "../quadrille")
  configure_file("${PROJECT_SOURCE_DIR}/apps/minizinc/quadrille.msc.in" minizinc/installed/quadrille.msc @ONLY)
  install(FILES "${PROJECT_BINARY_DIR}/minizinc/installed/quadrille.msc" DESTINATION "${share}/solvers" COMPONENT programs)
  install(DIRECTORY "${library}/" DESTINATION "${share}/quadrille" COMPONENT programs)

  set(MSC_EXECUTABLE "${PROJECT_BINARY_DIR}/${program}")
  set(MSC_LIBRARY "${library}")
  configure_file("${PROJECT_SOURCE_DIR}/apps/minizinc/quadrille.msc.in" minizinc/quadrille.msc @ONLY)
endfunction()
