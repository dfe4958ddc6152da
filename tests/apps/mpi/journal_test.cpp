#include "mpi/journal.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>

namespace quadrille::mpi {
namespace {

const std::string kHeader = "quadrille-mpi 1 count 256 00ff\n";

class JournalOf : public testing::Test {
 protected:
  void SetUp() override { std::filesystem::remove(file_); }
  void TearDown() override { std::filesystem::remove(file_); }

  [[nodiscard]] std::string error(const std::string& header, bool resume) const {
    Ledger ledger(Ledger::Task::count);
    const auto journal = Journal::open(file_, header, resume, ledger);
    return journal ? "" : journal.error().message;
  }
  [[nodiscard]] std::string text() const {
    std::ifstream stream(file_, std::ios::binary);
    return {std::istreambuf_iterator(stream), {}};
  }
  void write(const std::string& text) const { std::ofstream(file_, std::ios::binary) << text; }

  const std::string file_ = testing::TempDir() + "quadrille_mpi_journal";
};

TEST_F(JournalOf, GoesOn) {
  {
    Ledger ledger(Ledger::Task::count);
    auto journal = Journal::open(file_, kHeader, false, ledger);
    ASSERT_TRUE(journal);
    EXPECT_TRUE(ledger.is_fresh());
    EXPECT_TRUE(journal->add(
        {.piece = 0, .result = {.solutions = 3, .failures = 1, .solution = {}, .left = {{}, {}}}}));
    EXPECT_TRUE(
        journal->add({.piece = 2, .result = {.solutions = 4, .failures = 0, .solution = {}, .left = {}}}));
    EXPECT_NE(error(kHeader, true).find("is being written by another run, process"), std::string::npos);
  }
  EXPECT_NE(error(kHeader, false).find("--resume"), std::string::npos);
  const std::string whole = text();
  write(whole + "1 9 0 0");  // it was cut off there
  Ledger ledger(Ledger::Task::count);
  auto journal = Journal::open(file_, kHeader, true, ledger);
  ASSERT_TRUE(journal);
  EXPECT_EQ(text(), whole);
  EXPECT_EQ(ledger.solutions(), 7U);
  EXPECT_EQ(ledger.take()->number, 1U);
  EXPECT_FALSE(ledger.take());
  EXPECT_TRUE(
      journal->add({.piece = 1, .result = {.solutions = 1, .failures = 0, .solution = {}, .left = {}}}));
  EXPECT_EQ(text(), whole + "1 1 0 0 0\n");
}

TEST_F(JournalOf, BeginsWhereThereIsNone) {
  EXPECT_EQ(error(kHeader, true), "");
  EXPECT_EQ(text(), kHeader);
  write(kHeader.substr(0, 5));  // killed at its first line
  EXPECT_EQ(error(kHeader, true), "");
  EXPECT_EQ(text(), kHeader);
}

TEST_F(JournalOf, RefusesWhatIsNotItsOwn) {
  write("quadrille-mpi 1 solve 256 00ff\n0 0 0 0 0\n");
  EXPECT_NE(error(kHeader, true).find("another command"), std::string::npos);
  for (const char* const text :
       {"something else\n", "something", "quadrille-mpi 1 count 256 00ff\nx\n",
        "quadrille-mpi 1 count 256 00ff\n1 0 0 0 0\n", "quadrille-mpi 1 count 256 00ff\n0 1\n"}) {
    write(text);
    EXPECT_NE(error(kHeader, true).find("damaged"), std::string::npos) << text;
  }
  Ledger ledger(Ledger::Task::count);
  EXPECT_FALSE(Journal::open("/nowhere/journal", kHeader, true, ledger));
}

}  // namespace
}  // namespace quadrille::mpi
