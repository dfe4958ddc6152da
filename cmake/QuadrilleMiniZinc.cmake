# The configuration with which MiniZinc finds the solver: one to install, with paths relative to its own, and one in the
# build tree (MZN_SOLVER_PATH=<build>/minizinc) for tests.

# MiniZinc's library for the solver, in the build tree: the files of apps/minizinc/library, and one file for each constraint with
# parameters in builtins.def, and for each predicate that is declared in src/modelling/globals.
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
  file(GLOB sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/src/modelling/globals/*.cpp")
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${sources})
  foreach(source IN LISTS sources)
    file(READ "${source}" text)
    string(REGEX REPLACE "\"[ \n]+\"" "" text "${text}")  # texts that continue on the next line
    string(REGEX MATCHALL "\"(fzn|quadrille)_[a-z_]+\\([^\"]+\\)\"" declarations "${text}")
    foreach(declaration IN LISTS declarations)
      string(REGEX REPLACE "\"" "" declaration "${declaration}")
      string(REGEX REPLACE "\\(.*" "" name "${declaration}")
      file(WRITE "${library}/${name}.mzn" "predicate ${declaration};\n")
    endforeach()
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
