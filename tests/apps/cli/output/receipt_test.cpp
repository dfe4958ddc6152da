#include "cli/output/receipt.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

namespace quadrille::cli {
namespace {

Receipt some_receipt() {
  return {.version = "1.0",
          .command = {"solve", "a \"b\".txt"},
          .input = "a \"b\".txt",
          .size = 18'446'744'073'709'551'615U,
          .part = {.index = 3, .count = 16},
          .range = {.begin = 7, .end = 9},
          .input_hash = 18'446'744'073'709'551'614U,
          .lines = 1,
          .puzzles = 2,
          .written = 4,
          .output_hash = 5,
          .says_places = true,
          .exit = ExitCode::limit_reached,
          .messages = {"a:1: no\tsolution"},
          .message_count = 30};
}

TEST(Receipt, IsReadAsItWasWritten) {
  const std::string output = testing::TempDir() + "receipt_test." + std::to_string(getpid());
  const auto write = [&output](const std::string& text) {
    std::ofstream(receipt_of(output), std::ios::binary) << text;
  };
  const Receipt receipt = some_receipt();
  write(receipt.text());
  const auto found = read_receipt(output);
  ASSERT_TRUE(found) << found.error().message;
  EXPECT_EQ(found->text(), receipt.text());
  EXPECT_EQ(found->size, receipt.size);
  EXPECT_EQ(found->messages, receipt.messages);
  EXPECT_TRUE(found->says_places);
  for (std::size_t length = 0; length + 2 < receipt.text().size(); length += 7) {
    write(receipt.text().substr(0, length));
    EXPECT_FALSE(read_receipt(output)) << length;
  }
  for (std::size_t i = 0; i < receipt.text().size(); i += 3) {
    std::string changed = receipt.text();
    changed[i] = static_cast<char>(changed[i] ^ 1);
    write(changed);
    EXPECT_FALSE(read_receipt(output)) << i;
  }
  std::filesystem::remove(receipt_of(output));
  EXPECT_FALSE(read_receipt(output));
}

TEST(Receipt, TellsWorkApart) {
  const Receipt receipt = some_receipt();
  Receipt other = receipt;
  other.part.index = 4;
  EXPECT_EQ(why_other_work(receipt, other, "x.json"), "");
  other.part.count = 17;
  EXPECT_EQ(why_other_work(receipt, other, "x.json"), "x.json comes from one of 17 parts, expected 16");
  other.command = {"count"};
  EXPECT_EQ(why_other_work(receipt, other, "x.json"),
            "x.json comes from another command, `quadrille count`, expected `quadrille solve a \"b\".txt`");
  other.version = "2.0";
  EXPECT_EQ(why_other_work(receipt, other, "x.json"),
            "x.json comes from version 2.0 of quadrille, expected 1.0");
  other = receipt;
  other.size = 9;
  EXPECT_NE(why_other_work(receipt, other, "x.json"), "");
}

TEST(Receipt, LinesAreCountedFromTheStartOfTheFile) {
  const Renumbering of_a("a.txt", "a.txt");
  EXPECT_EQ(of_a.renumbered("a.txt:3: no solution\n", 10), "a.txt:13: no solution\n");
  EXPECT_EQ(of_a.renumbered("a.txt:3:5: found x", 10), "a.txt:13:5: found x");
  EXPECT_EQ(of_a.renumbered("a.txt:3\n", 10), "a.txt:13\n");
  EXPECT_EQ(of_a.renumbered("a.txt,3,unique,1,1\n", 10), "a.txt,13,unique,1,1\n");
  EXPECT_EQ(of_a.renumbered(R"({"file":"a.txt","line":3,"verdict":"unique"})", 10),
            R"({"file":"a.txt","line":13,"verdict":"unique"})");
  for (const char* line :
       {"", "a.txt", "a.txt:", "a.txt: 3", "b.txt:3", "a.txtx:3", "3", "b.txt,3,", "a.txt,x"})
    EXPECT_EQ(of_a.renumbered(line, 10), line);
  EXPECT_EQ(Renumbering("./a.txt", "a.txt").renumbered("./a.txt:3: no solution\n", 0),
            "a.txt:3: no solution\n");
  EXPECT_EQ(Renumbering("a \"b\".txt", "a \"b\".txt").renumbered("\"a \"\"b\"\".txt\",3,several,,\n", 1),
            "\"a \"\"b\"\".txt\",4,several,,\n");
}

}  // namespace
}  // namespace quadrille::cli
