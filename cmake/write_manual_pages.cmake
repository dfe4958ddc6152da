# Writes the manual pages of PROGRAM, which knows them, and of each command in TABLE into FOLDER/man1 and FOLDER/fr/man1. PROGRAM is a list
# with the emulator before it, if it is for another processor.
file(STRINGS "${TABLE}" lines REGEX "^COMMAND\\(")
list(TRANSFORM lines REPLACE "^COMMAND\\(([a-z_]+)\\)$" "\\1" OUTPUT_VARIABLE commands)
list(REMOVE_ITEM commands man)

function(write_page language folder page)
  execute_process(COMMAND ${CMAKE_COMMAND} -E env LC_ALL=C.UTF-8 ${PROGRAM} --lang ${language} man ${ARGN}
                  OUTPUT_FILE "${folder}/${page}.1" COMMAND_ERROR_IS_FATAL ANY)
endfunction()

foreach(language en fr)
  set(folder "${FOLDER}/${language}/man1")
  if(language STREQUAL en)
    set(folder "${FOLDER}/man1")
  endif()
  file(REMOVE_RECURSE "${folder}")
  file(MAKE_DIRECTORY "${folder}")
  write_page(${language} "${folder}" quadrille)
  foreach(command IN LISTS commands)
    write_page(${language} "${folder}" quadrille-${command} ${command})
  endforeach()
endforeach()
