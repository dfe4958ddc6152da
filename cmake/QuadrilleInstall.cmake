# Installs the program with its man page and completions, the headers, the libraries, a CMake package and a pkg-config
# file.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

# install_libraries(name...): the modules in the order in which they were added. src/public_headers.txt lists the headers.
function(install_libraries)
  # quadrille::quadrille is all of it.
  add_library(quadrille_all INTERFACE)
  set_target_properties(quadrille_all PROPERTIES EXPORT_NAME quadrille)
  set(libraries ${ARGN})
  list(TRANSFORM libraries PREPEND quadrille_)
  target_link_libraries(quadrille_all INTERFACE ${libraries})
  add_library(quadrille::quadrille ALIAS quadrille_all)

  set(list "${PROJECT_SOURCE_DIR}/src/public_headers.txt")
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${list}")
  file(STRINGS "${list}" public REGEX "^[a-z]")
  install(CODE "set(HEADERS \"${public}\")
set(SOURCE \"${PROJECT_SOURCE_DIR}/src\")
set(COPIES \"${PROJECT_BINARY_DIR}/installed_headers\")
set(DESTINATION \"\${CMAKE_INSTALL_PREFIX}/${CMAKE_INSTALL_INCLUDEDIR}/quadrille\")
include(\"${PROJECT_SOURCE_DIR}/cmake/install_headers.cmake\")")

  set(package_dir "${CMAKE_INSTALL_LIBDIR}/cmake/quadrille")
  install(TARGETS quadrille_all ${libraries} EXPORT quadrille ARCHIVE DESTINATION "${CMAKE_INSTALL_LIBDIR}"
          LIBRARY DESTINATION "${CMAKE_INSTALL_LIBDIR}")
  install(EXPORT quadrille NAMESPACE quadrille:: FILE quadrille-targets.cmake DESTINATION "${package_dir}")
  configure_package_config_file("${PROJECT_SOURCE_DIR}/cmake/quadrille-config.cmake.in" quadrille-config.cmake
                                INSTALL_DESTINATION "${package_dir}" NO_SET_AND_CHECK_MACRO)
  write_basic_package_version_file(quadrille-config-version.cmake COMPATIBILITY SameMinorVersion)
  install(FILES "${PROJECT_BINARY_DIR}/quadrille-config.cmake"
          "${PROJECT_BINARY_DIR}/quadrille-config-version.cmake" DESTINATION "${package_dir}")

  # The linker needs users before the libraries they use; folders without sources have no library. A program that is linked with
  # static libraries links the dependencies of these itself.
  set(ours "")
  foreach(library IN LISTS libraries)
    get_target_property(type ${library} TYPE)
    if(NOT type STREQUAL "INTERFACE_LIBRARY")
      string(PREPEND ours " -l${library}")
    endif()
  endforeach()
  set(others "")
  if(fmt STREQUAL fmt::fmt)
    string(APPEND others " -lfmt")
  endif()
  set(PKG_CONFIG_DEFINITIONS "")
  if(QUADRILLE_THREADS)
    string(APPEND others " -pthread")
  else()
    set(PKG_CONFIG_DEFINITIONS " -DQUADRILLE_NO_THREADS")
  endif()
  # Relative paths, so that the installation can be moved; a libdir may be lib, or lib/x86_64-linux-gnu.
  file(RELATIVE_PATH PKG_CONFIG_PREFIX "${CMAKE_INSTALL_FULL_LIBDIR}/pkgconfig" "${CMAKE_INSTALL_PREFIX}")
  file(RELATIVE_PATH PKG_CONFIG_INCLUDEDIR "${CMAKE_INSTALL_PREFIX}" "${CMAKE_INSTALL_FULL_INCLUDEDIR}")
  file(RELATIVE_PATH PKG_CONFIG_LIBDIR "${CMAKE_INSTALL_PREFIX}" "${CMAKE_INSTALL_FULL_LIBDIR}")
  # For programs in C++, and for those in C, whose compiler knows neither the standard nor the library of C++.
  foreach(package quadrille quadrille-c)
    set(PKG_CONFIG_NAME ${package})
    set(PKG_CONFIG_STANDARD " -std=c++20")
    set(PKG_CONFIG_PRIVATE "${others}")
    if(package STREQUAL quadrille-c)
      set(PKG_CONFIG_STANDARD "")
      string(APPEND PKG_CONFIG_PRIVATE " -lstdc++ -lm")
    endif()
    set(PKG_CONFIG_LIBRARIES "${ours}")
    if(NOT BUILD_SHARED_LIBS)
      string(APPEND PKG_CONFIG_LIBRARIES "${PKG_CONFIG_PRIVATE}")
    endif()
    configure_file("${PROJECT_SOURCE_DIR}/cmake/quadrille.pc.in" ${package}.pc @ONLY)
    install(FILES "${PROJECT_BINARY_DIR}/${package}.pc" DESTINATION "${CMAKE_INSTALL_LIBDIR}/pkgconfig")
  endforeach()
endfunction()

# The programs and their files are a component of their own: the contents of the archives of tools/archive.
function(install_programs)
  install(TARGETS quadrille fzn-quadrille check_proof RUNTIME DESTINATION "${CMAKE_INSTALL_BINDIR}" COMPONENT programs)
  # The program writes its own manual pages and completions.
  add_custom_command(TARGET quadrille POST_BUILD
                     COMMAND ${CMAKE_COMMAND} "-DPROGRAM=${CMAKE_CROSSCOMPILING_EMULATOR};$<TARGET_FILE:quadrille>" -DFOLDER=man
                             "-DTABLE=${PROJECT_SOURCE_DIR}/apps/cli/commands/commands.def"
                             -P "${PROJECT_SOURCE_DIR}/cmake/write_manual_pages.cmake" VERBATIM)
  add_custom_command(TARGET quadrille POST_BUILD
                     COMMAND quadrille completions bash >quadrille.bash
                     COMMAND quadrille completions zsh >_quadrille
                     COMMAND quadrille completions fish >quadrille.fish)
  install(DIRECTORY "${PROJECT_BINARY_DIR}/man/" DESTINATION "${CMAKE_INSTALL_MANDIR}" COMPONENT programs)
  install(FILES "${PROJECT_SOURCE_DIR}/apps/minizinc/fzn-quadrille.1"
          "${PROJECT_SOURCE_DIR}/apps/check_proof/check_proof.1" DESTINATION "${CMAKE_INSTALL_MANDIR}/man1" COMPONENT programs)
  install(FILES "${PROJECT_BINARY_DIR}/quadrille.bash" RENAME quadrille
          DESTINATION "${CMAKE_INSTALL_DATADIR}/bash-completion/completions" COMPONENT programs)
  # Debian's zsh searches one folder for completions of packages, and another for those installed by hand.
  set(QUADRILLE_ZSH_DIR "${CMAKE_INSTALL_DATADIR}/zsh/site-functions" CACHE STRING "Where to install completions for zsh, below the prefix")
  install(FILES "${PROJECT_BINARY_DIR}/_quadrille" DESTINATION "${QUADRILLE_ZSH_DIR}" COMPONENT programs)
  # The course's exercises, in the build tree as they are installed.
  file(GLOB_RECURSE files CONFIGURE_DEPENDS RELATIVE "${PROJECT_SOURCE_DIR}/course" "${PROJECT_SOURCE_DIR}/course/*")
  list(FILTER files EXCLUDE REGEX "__pycache__")
  foreach(file IN LISTS files)
    configure_file("${PROJECT_SOURCE_DIR}/course/${file}" "${PROJECT_BINARY_DIR}/course/${file}" COPYONLY)
  endforeach()
  install(DIRECTORY "${PROJECT_BINARY_DIR}/course" DESTINATION "${CMAKE_INSTALL_DATADIR}/quadrille" COMPONENT programs
          PATTERN __pycache__ EXCLUDE)
  # The page, if ./quickstart --page has built it before; `quadrille page` opens it.
  install(FILES "${PROJECT_SOURCE_DIR}/build/page/quadrille.html" DESTINATION "${CMAKE_INSTALL_DATADIR}/quadrille"
          COMPONENT programs OPTIONAL)
  install(FILES "${PROJECT_BINARY_DIR}/quadrille.fish"
          DESTINATION "${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d" COMPONENT programs)
endfunction()
