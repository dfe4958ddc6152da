#include "formats/draft.h"
#include "formats/format.h"
#include "formats/cursor_reader.h"
#include "formats/text_cursor.h"

namespace quadrille::formats {

int sniff_foo(std::string_view text);
std::optional<Item> read_foo(TextCursor& cursor, const ReadOptions& options);
void write_foo(const Document& document, std::string& out);
bool fits_foo(const Puzzle& puzzle);

@EXAMPLE@
}  // namespace quadrille::formats
