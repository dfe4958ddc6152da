#include "answers/schema.h"

#include <cstdlib>
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

#include "answers/verify.h"

namespace quadrille::answers {
namespace {

TEST(Schema, OfAnAnswerHasItsMembers) {
  EXPECT_EQ(
      ObjectSchema().add("file", R"({"type":"string"})").add_answer<ViolationAnswer>().end(),
      R"json({"type":"object","properties":{"file":{"type":"string"},)json"
      R"json("rule":{"type":"string","description":"The name of the rule; 'lines' for rows and columns; )json"
      R"json('given' or 'candidates' for a clue."},"name":{"type":"string","description":"The house, use of )json"
      R"json(a rule or clue: 'row 3', 'cage 12 at r1c1', 'r1c1=5'."},"cells":{"type":"array",)json"
      R"json("items":{"type":"string"},"description":"The cells whose digits contradict it."}},)json"
      R"json("required":["file","rule","name","cells"],"additionalProperties":false})json");
}

/// With QUADRILLE_UPDATE in the environment, the file is written instead.
TEST(Schema, IsTheDocumentedOne) {
  const std::string path = QUADRILLE_SOURCE_DIR "/docs/answers.schema.json";
  if (std::getenv("QUADRILLE_UPDATE") != nullptr) std::ofstream(path) << answers_schema();
  std::ostringstream documented;
  documented << std::ifstream(path).rdbuf();
  EXPECT_EQ(documented.str(), answers_schema()) << "QUADRILLE_UPDATE=1 writes it";
}

}  // namespace
}  // namespace quadrille::answers
