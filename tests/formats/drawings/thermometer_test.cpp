#include <gtest/gtest.h>

#include "formats/drawings/guesses.h"

namespace quadrille::formats {
namespace {

TEST(ThermometerDrawing, IsALineWithABulb) {
  EXPECT_EQ(
      pad_guesses(R"("lines":[{"wayPoints":[[0.5,0.5],[0.5,2.5],[1.5,3.5]],"color":"#cfcfcf","thickness":20}],
      "underlays":[{"center":[0.5,0.5],"width":0.8,"height":0.8,"rounded":true,"backgroundColor":"#CFCFCF"}])"),
      "thermometer r1c1 r1c2 r1c3 r2c4 (line of grey with a bulb)\n");
}

TEST(ThermometerDrawing, BeginsAtTheBulb) {
  EXPECT_EQ(pad_guesses(R"("lines":[{"wayPoints":[[0.5,0.5],[0.5,1.5]],"color":"#88f","thickness":15},
                  {"wayPoints":[[2.5,1.5],[0.5,1.5]],"color":"#88f","thickness":15}],
      "underlays":[{"center":[0.5,1.5],"width":0.8,"height":0.8,"rounded":true,"backgroundColor":"#8888ff"}])"),
            "thermometer r1c2 r1c1 (line of blue with a bulb)\nthermometer r1c2 r2c2 r3c2 (line of blue with "
            "a bulb)\n")
      << "two of one bulb";
}

TEST(ThermometerDrawing, HasOneBulbOfItsColour) {
  constexpr std::string_view kLine =
      R"("lines":[{"wayPoints":[[0.5,0.5],[0.5,2.5]],"color":"#cfcfcf","thickness":20}],"underlays":[)";
  const auto bulb = [](std::string_view place, std::string_view colour, std::string_view rounded) {
    return R"({"center":)" + std::string(place) + R"(,"width":0.8,"height":0.8,"rounded":)" +
           std::string(rounded) + R"(,"backgroundColor":")" + std::string(colour) + "\"}";
  };
  const auto left = [&](const std::string& shapes) { return pad_guesses(std::string(kLine) + shapes + "]"); };
  EXPECT_EQ(left(bulb("[0.5,0.5]", "#ff0000", "true")), "1 line, 1 circle");
  EXPECT_EQ(left(bulb("[0.5,0.5]", "#cfcfcf", "false")), "1 line, 1 rectangle");
  EXPECT_EQ(left(bulb("[0.5,1.5]", "#cfcfcf", "true")), "1 line, 1 circle") << "in the middle";
  EXPECT_EQ(left(bulb("[0.5,0.5]", "#cfcfcf", "true") + "," + bulb("[0.5,2.5]", "#cfcfcf", "true")),
            "1 line, 2 circles");
}

TEST(ThermometerDrawing, FitsTheGrid) {
  const std::string bulb =
      R"("underlays":[{"center":[0.5,0.5],"width":0.8,"height":0.8,"rounded":true,"backgroundColor":"#ccc"}])";
  const auto of_points = [&](std::string_view points) {
    return pad_guesses(R"("lines":[{"color":"#ccc","thickness":20,"wayPoints":)" + std::string(points) +
                       "}]," + bulb);
  };
  const std::string_view nothing = "1 line, 1 circle";
  EXPECT_EQ(of_points("[[0.5,0.5],[0.5,6.5]]"), nothing);
  EXPECT_EQ(of_points("[[0.5,0.5],[1.5,2.5]]"), nothing) << "no straight way";
  EXPECT_EQ(of_points("[[0.5,0.5],[1.0,1.5]]"), nothing) << "on a side";
  EXPECT_EQ(of_points("[[0.5,0.5],[0.5,1.5],[0.5,0.5]]"), nothing) << "there and back";
  EXPECT_EQ(of_points(R"([[0.5,0.5],["a"],[1e99,1]])"), nothing);
  EXPECT_EQ(of_points("5"), nothing);
}

}  // namespace
}  // namespace quadrille::formats
