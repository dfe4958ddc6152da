// The readings that plain text may have, by the shapes of its lines. Whether one makes sense, only a trial
// tells.
#pragma once

#include <functional>
#include <string_view>
#include <vector>

#include "formats/plain/reading.h"

namespace quadrille::formats::plain {

/// Calls `try_all` with the readings whose rows and lines this text may consist of, a few at a time, until it
/// returns true: no time is spent on finding others once a reading is certain.
void for_possible_readings(std::string_view text, const ReadOptions& options, const Reading& plain,
                           const std::function<bool(std::vector<Reading>)>& try_all);

}  // namespace quadrille::formats::plain
