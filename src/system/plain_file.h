// Names of files that are written, and renames: a rename puts a file in the place of a plain file or of none,
// never in that of a device, a pipe, a folder or a link.
#pragma once

#include <string>

#include "base/input_error.h"

namespace quadrille {

enum class FileKind {
  absent,
  plain,
  folder,
  stream,  // a device, a pipe or a socket: what is written there cannot be read again
};

/// What a name stands for. Links are followed, so that two names of one file have the same path; one that
/// leads to no file yet is followed, too.
struct FileTarget {
  std::string path;
  FileKind kind = FileKind::absent;
};
[[nodiscard]] FileTarget target_of(const std::string& file);

/// Whether both are there and are the same file, whatever their names.
[[nodiscard]] bool is_same_file(const std::string& a, const std::string& b);

/// Renames `written` to `file`. The error is a sentence: `file` is there and not a plain file, or the system
/// refuses.
[[nodiscard]] Parsed<void> put_in_place(const std::string& written, const std::string& file);

/// Makes the names of the folder with that file safe on the disk, where its file system can.
void sync_folder_of(const std::string& file);

/// Writes a short file so that, whatever happens, the old one or the new one is there, whole. The error is a
/// sentence.
[[nodiscard]] Parsed<void> replace_file(const std::string& file, const std::string& text);

/// What the names of a file begin with as long as it is not in place: "FILE.tmp.".
[[nodiscard]] std::string temporary_prefix(const std::string& file);
/// The name that this process gives it: FILE.tmp.HOST.PID.
[[nodiscard]] std::string temporary_name(const std::string& file);

/// Of this machine; empty where it has none.
[[nodiscard]] std::string host_name();

/// Writes all of the text. False where it cannot be written; errno tells why.
[[nodiscard]] bool write_all(int descriptor, std::string_view text);

}  // namespace quadrille
