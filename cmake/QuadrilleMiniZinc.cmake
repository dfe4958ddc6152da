# The configuration by which MiniZinc finds the solver: one to install, with places relative to its own, and one in the
# build tree (MZN_SOLVER_PATH=<build>/minizinc) for tests.

function(register_minizinc_solver program)
  set(library "${PROJECT_SOURCE_DIR}/apps/minizinc/library")
  set(share "${CMAKE_INSTALL_DATADIR}/minizinc")

  file(RELATIVE_PATH MSC_EXECUTABLE "/${share}/solvers" "/${CMAKE_INSTALL_BINDIR}/${program}")
  set(MSC_LIBRARY "../quadrille")
  configure_file("${PROJECT_SOURCE_DIR}/apps/minizinc/quadrille.msc.in" minizinc/installed/quadrille.msc @ONLY)
  install(FILES "${PROJECT_BINARY_DIR}/minizinc/installed/quadrille.msc" DESTINATION "${share}/solvers")
  install(DIRECTORY "${library}/" DESTINATION "${share}/quadrille")

  set(MSC_EXECUTABLE "${PROJECT_BINARY_DIR}/${program}")
  set(MSC_LIBRARY "${library}")
  configure_file("${PROJECT_SOURCE_DIR}/apps/minizinc/quadrille.msc.in" minizinc/quadrille.msc @ONLY)
endfunction()
