#include "cli/output/named_output.h"

#include <fstream>

#include <gtest/gtest.h>

namespace quadrille::cli {
namespace {

using Words = std::vector<std::string>;

TEST(NamedOutput, TheExtensionTellsTheFormat) {
  EXPECT_EQ(format_named_by("a.pdf")->name, "pdf");
  EXPECT_EQ(format_named_by("a.b.SDK")->name, "sdk");
  EXPECT_EQ(format_named_by("a.csv.gz")->name, "csv");
  EXPECT_EQ(format_named_by("a.txt")->name, "line");
  EXPECT_EQ(format_named_by("a.png"), nullptr);
  EXPECT_EQ(format_named_by("pdf"), nullptr);
}

TEST(NamedOutput, AWantedFormatComesFirstAndTextFitsAny) {
  const formats::Format* const frame = formats::find_format("frame");
  const formats::Format* const csv = formats::find_format("csv");
  EXPECT_EQ(format_for_output(csv, "a.pdf", frame), csv);
  EXPECT_EQ(format_for_output(nullptr, "a.pdf", frame)->name, "pdf");
  EXPECT_EQ(format_for_output(nullptr, "a.txt.gz", frame), frame);
  EXPECT_EQ(format_for_output(nullptr, "", frame), frame);
}

TEST(NamedOutput, TheLastOfSeveralFilesMayBeTheOutput) {
  const std::string there = testing::TempDir() + "there.pdf", missing = testing::TempDir() + "missing.pdf";
  std::ofstream(there) << "%PDF";
  const auto taken = [](Words files, std::string out) {
    const std::string problem = take_last_as_output(files, out);
    return problem.empty() ? out : problem;
  };
  EXPECT_EQ(taken({"a.txt", missing}, ""), missing);
  EXPECT_EQ(taken({missing}, ""), "");
  EXPECT_EQ(taken({"a.txt", missing}, "b"), "b");
  EXPECT_EQ(taken({"a.txt", "b.png"}, ""), "");
  EXPECT_EQ(taken({"a.txt", there}, ""), there + " exists; --out " + there + " replaces it");
}

}  // namespace
}  // namespace quadrille::cli
