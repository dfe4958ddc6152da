#include "cli/calls/outcome.h"

#include "cli/process/exit_code.h"
#include "formats/text_cursor.h"

namespace quadrille::cli::calls {

bool Outcome::is_refused() const { return exit_code == static_cast<int>(ExitCode::bad_input); }

std::vector<RawJson> records_of(std::string_view output) {
  std::vector<RawJson> records;
  for (formats::TextCursor cursor(output); !cursor.at_end();) {
    const auto line = cursor.take_line().text;
    if (line.starts_with('{') && line.ends_with('}')) records.push_back({std::string(line)});
  }
  return records;
}

}  // namespace quadrille::cli::calls
