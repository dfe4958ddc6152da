// Names of files to write, and renames: a rename replaces a plain file or creates one, but never replaces a
// device, a pipe, a folder or a link.
#pragma once

#include <string>

#include "base/input_error.h"

namespace quadrille {

enum class FileKind {
  absent,
  plain,
  folder,
  stream,  // a device, a pipe or a socket: its contents cannot be read again
};

/// The target of a name. Links are followed, so that two names of one file have the same path; a link to a
/// file that does not exist yet is followed, too.
struct FileTarget {
  std::string path;
  FileKind kind = FileKind::absent;
};
[[nodiscard]] FileTarget target_of(const std::string& file);

/// Whether both exist and are the same file, whatever their names.
[[nodiscard]] bool is_same_file(const std::string& a, const std::string& b);

/// Renames `written` to `file`. The error is a sentence: `file` exists and is not a plain file, or the system
/// refuses.
[[nodiscard]] Parsed<void> put_in_place(const std::string& written, const std::string& file);

/// Makes the names in the folder of that file safe on the disk, if its file system supports that.
void sync_folder_of(const std::string& file);

/// Writes a short file atomically: at any time, either the old or the new one exists in full. The error is a
/// sentence.
[[nodiscard]] Parsed<void> replace_file(const std::string& file, const std::string& text);

/// The common beginning of the names of a file before it is in place: "FILE.tmp.".
[[nodiscard]] std::string temporary_prefix(const std::string& file);
/// The name that this process gives to the file: FILE.tmp.HOST.PID.
[[nodiscard]] std::string temporary_name(const std::string& file);

/// The name of this machine; empty if it has none.
[[nodiscard]] std::string host_name();

/// Writes the whole text. False if it cannot be written; errno gives the reason.
[[nodiscard]] bool write_all(int descriptor, std::string_view text);

}  // namespace quadrille
