#include "formats/setters/colour.h"

#include <gtest/gtest.h>

namespace quadrille::formats {
namespace {

TEST(Colour, HasAName) {
  for (const auto& [text, name] :
       std::initializer_list<std::pair<std::string_view, std::string_view>>{{"#fff", "white"},
                                                                            {"#FFFFFF", "white"},
                                                                            {"white", "white"},
                                                                            {"#cfcfcf", "grey"},
                                                                            {"LightGrey", "grey"},
                                                                            {"#888888ff", "grey"},
                                                                            {"#000", "black"},
                                                                            {"#111111", "black"},
                                                                            {"#e6261f", "red"},
                                                                            {"#ff8000", "orange"},
                                                                            {"#f0e68c", "yellow"},
                                                                            {"#67f067", "green"},
                                                                            {"#a5e3a0", "green"},
                                                                            {"#34bbe6", "blue"},
                                                                            {"#88f", "blue"},
                                                                            {"#f067f0", "purple"},
                                                                            {"#e3b5ec", "purple"},
                                                                            {"rgb(0,128,0)", "green"},
                                                                            {"rgba( 0, 0 ,255,0.5)", "blue"}})
    EXPECT_EQ(name_of(colour_name(text)), name) << text;
}

TEST(Colour, CannotBeSeenOrIsNotKnown) {
  for (const std::string_view text :
       {"", "#", "#12", "#12345", "#ggg", "#fff0", "#FFFFFF00", "rgb(1,2)", "rgb(", "rgb()", "rgba(1,2,3,0)",
        "rgb(1,2,3,4,5)", "rgb(1 2 3)", "mauve", "rgb(a,b,c)"})
    EXPECT_EQ(colour_name(text), ColourName::none) << text;
}

}  // namespace
}  // namespace quadrille::formats
