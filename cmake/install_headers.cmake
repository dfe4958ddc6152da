# Installs HEADERS, names below SOURCE, into DESTINATION. In the tree they include each other from src; the installed copies do so from
# the folder above quadrille, so that names such as base or model are not on the include path of users. COPIES is a folder for the copies.
foreach(header IN LISTS HEADERS)
  file(READ "${SOURCE}/${header}" text)
  string(REGEX REPLACE "(#include \")([a-z_]+/)" "\\1quadrille/\\2" text "${text}")
  file(WRITE "${COPIES}/${header}" "${text}")
  get_filename_component(folder "${header}" DIRECTORY)
  file(INSTALL DESTINATION "${DESTINATION}/${folder}" TYPE FILE FILES "${COPIES}/${header}")
endforeach()
