# Stand-ins for the commands of vcpkg that packaging/vcpkg/portfile.cmake calls: they do what vcpkg does, for one build type. FOLDER is where to work.
set(PORT quadrille)
set(CURRENT_PACKAGES_DIR "${FOLDER}/installed")

function(run)
  execute_process(COMMAND ${ARGV} OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
endfunction()

function(vcpkg_download_distfile result)
  cmake_parse_arguments(PARSE_ARGV 1 ARG "" "FILENAME;SHA512" "URLS")
  file(DOWNLOAD "${ARG_URLS}" "${FOLDER}/${ARG_FILENAME}" EXPECTED_HASH SHA512=${ARG_SHA512})
  set(${result} "${FOLDER}/${ARG_FILENAME}" PARENT_SCOPE)
endfunction()

function(vcpkg_extract_source_archive result)
  cmake_parse_arguments(PARSE_ARGV 1 ARG "" "ARCHIVE" "")
  file(ARCHIVE_EXTRACT INPUT "${ARG_ARCHIVE}" DESTINATION "${FOLDER}/source")
  file(GLOB extracted "${FOLDER}/source/*")
  set(${result} "${extracted}" PARENT_SCOPE)
endfunction()

function(vcpkg_cmake_configure)
  cmake_parse_arguments(PARSE_ARGV 0 ARG "" "SOURCE_PATH" "OPTIONS")
  run("${CMAKE_COMMAND}" -S "${ARG_SOURCE_PATH}" -B "${FOLDER}/build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DBUILD_SHARED_LIBS=OFF
      "-DCMAKE_INSTALL_PREFIX=${CURRENT_PACKAGES_DIR}" -DCMAKE_INSTALL_LIBDIR=lib ${ARG_OPTIONS})
endfunction()

function(vcpkg_cmake_install)
  run("${CMAKE_COMMAND}" --build "${FOLDER}/build" --target install)
endfunction()

# vcpkg moves the files of CMake to share/quadrille and mends the paths in them.
function(vcpkg_cmake_config_fixup)
  cmake_parse_arguments(PARSE_ARGV 0 ARG "" "CONFIG_PATH" "")
  file(GLOB files "${CURRENT_PACKAGES_DIR}/${ARG_CONFIG_PATH}/${PORT}-config.cmake")
  if(NOT files)
    message(FATAL_ERROR "${ARG_CONFIG_PATH} was not installed")
  endif()
endfunction()

function(vcpkg_fixup_pkgconfig)
  run(pkg-config --validate "${CURRENT_PACKAGES_DIR}/lib/pkgconfig/quadrille.pc")
endfunction()

function(vcpkg_install_copyright)
  cmake_parse_arguments(PARSE_ARGV 0 ARG "" "" "FILE_LIST")
  file(COPY_FILE ${ARG_FILE_LIST} "${CURRENT_PACKAGES_DIR}/share/${PORT}/copyright")
endfunction()

include("${PORTFILE}")
