#include "web/engine/picture_json.h"

#include <string_view>
#include <variant>
#include <vector>

#include "base/json_line.h"

namespace quadrille::sudoku {

namespace {

constexpr std::string_view name_of(Layer layer) {
  switch (layer) {
    case Layer::kShades: return "shades";
    case Layer::kMarks: return "marks";
    case Layer::kLines: return "lines";
    case Layer::kGrid: return "grid";
    case Layer::kClues: return "clues";
    case Layer::kDigits: break;
  }
  return "digits";
}

}  // namespace

// Found by argument-dependent lookup, which unnamed namespaces would prevent.

static std::string to_json(const Point& point) {
  return '[' + quadrille::to_json(point.x) + ',' + quadrille::to_json(point.y) + ']';
}

namespace {

void add_kind(const Square& square, JsonObject& object) {
  object.member("kind", "square").member("centre", square.centre).member("side", square.side);
}

void add_kind(const Circle& circle, JsonObject& object) {
  object.member("kind", "circle")
      .member("centre", circle.centre)
      .member("radius", circle.radius)
      .member("outline", circle.outline);
}

void add_kind(const Line& line, JsonObject& object) {
  object.member("kind", "line").member("points", line.points).member("width", line.width);
}

void add_kind(const Outline& outline, JsonObject& object) {
  object.member("kind", "outline")
      .member("rings", outline.rings)
      .member("width", outline.width)
      .member("isDashed", outline.is_dashed);
}

void add_kind(const Lettering& text, JsonObject& object) {
  object.member("kind", "text")
      .member("centre", text.centre)
      .member("height", text.height)
      .member("text", text.text)
      .member("beginsThere", text.begins_there)
      .member("isBold", text.is_bold)
      .member("hasRim", text.has_rim);
}

}  // namespace

static std::string to_json(const Shape& shape) {
  JsonObject object;
  object.member("role", shape.role).member("colour", shape.colour).member("layer", name_of(shape.layer));
  std::visit([&object](const auto& kind) { add_kind(kind, object); }, shape.kind);
  return object.end();
}

static std::string to_json(const Area& area) {
  return JsonObject()
      .member("left", area.left)
      .member("top", area.top)
      .member("right", area.right)
      .member("bottom", area.bottom)
      .end();
}

std::string to_json(const Picture& picture) {
  return JsonObject().member("area", picture.area()).member("shapes", picture.shapes()).end();
}

}  // namespace quadrille::sudoku
