# Installs HEADERS, names below SOURCE, into DESTINATION. In the tree they include each other from src; the installed copies do so from
# the folder above quadrille, so that names such as base or model are not on the include path of users. They are system headers, as
# they use the integers of 128 bits that compilers offer and -Wpedantic reports. COPIES is a folder for the copies.
foreach(header IN LISTS HEADERS)
  file(READ "${SOURCE}/${header}" text)
  string(REGEX REPLACE "(#include \")([a-z_]+/)" "\\1quadrille/\\2" text "${text}")
  string(REPLACE "#pragma once\n" "#pragma once\n#pragma GCC system_header\n" text "${text}")
  file(WRITE "${COPIES}/${header}" "${text}")
  get_filename_component(folder "${header}" DIRECTORY)
  file(INSTALL DESTINATION "${DESTINATION}/${folder}" TYPE FILE FILES "${COPIES}/${header}")
endforeach()
