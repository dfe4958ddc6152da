#include "formats/read/how.h"

#include "formats/plain/recognise.h"
#include "formats/plain/sentences.h"
#include "formats/read/detect.h"

namespace quadrille::formats::plain {

std::vector<std::string> how_read(std::string_view text, std::string_view file_name,
                                  const ReadOptions& options) {
  const auto format = detect_format(text, file_name, options);
  if (!format) return {format.error().message};
  if ((*format)->name != "plain") return {say::kReadAsFormat((*format)->name, (*format)->summary())};
  std::vector<std::string> lines;
  for (const Yield& yield : readings_of(text, options)) {
    const auto& sentence = lines.empty() ? say::kReadAs : say::kRatherThan;
    lines.push_back(
        sentence(name_of(yield.reading), say::kYield(yield.puzzles, yield.mistakes, yield.passed)));
  }
  return lines;
}

std::string surprise_in(std::string_view text, const ReadOptions& options) {
  const auto readings = readings_of(text, options);
  if (readings.empty() || !options.digits.empty()) return {};
  const Reading& reading = readings.front().reading;
  if (reading.zero_is_digit) return say::kZeroWasTaken();
  return reading.symbols.empty() ? "" : say::kLettersWereTaken(reading.symbols);
}

}  // namespace quadrille::formats::plain
