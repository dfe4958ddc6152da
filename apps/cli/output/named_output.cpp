#include "cli/output/named_output.h"

#include <filesystem>
#include <utility>

#include "cli/output/sentences.h"
#include "cli/packed/packing.h"

namespace quadrille::cli {

const formats::Format* format_named_by(std::string_view file) {
  return formats::format_for_file(without_packing(file));
}

const formats::Format* format_for_output(const formats::Format* wanted, std::string_view file,
                                         const formats::Format* usual) {
  if (wanted != nullptr) return wanted;
  const formats::Format* const named =
      without_packing(file).ends_with(".txt") ? nullptr : format_named_by(file);
  return named != nullptr ? named : usual;
}

std::string take_last_as_output(std::vector<std::string>& files, std::string& out) {
  if (files.size() < 2 || !out.empty()) return "";
  const formats::Format* const format = format_named_by(files.back());
  if (format == nullptr) return "";
  std::error_code error;
  if (std::filesystem::exists(files.back(), error))
    return format->open == nullptr ? say::kOutputExists(files.back()) : "";
  out = std::move(files.back());
  files.pop_back();
  return "";
}

}  // namespace quadrille::cli
