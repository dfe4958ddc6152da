// Standard output and standard error of the program, and the progress line between them.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>
#include <utility>

#include "cli/input/input_hash.h"
#include "cli/packed/packer.h"
#include "cli/process/exit_code.h"

namespace quadrille::cli {

class Console {
 public:
  Console();
  ~Console();
  Console(const Console&) = delete;
  Console& operator=(const Console&) = delete;

  /// Whether to use escape sequences on standard output: it is a terminal, and NO_COLOR is not set.
  [[nodiscard]] bool colour() const { return colour_; }
  /// Whether standard output is a terminal, and has not been redirected.
  [[nodiscard]] bool output_is_terminal() const { return output_is_terminal_; }
  /// Whether standard error is a terminal.
  [[nodiscard]] bool errors_are_terminal() const { return errors_are_terminal_; }
  /// The width of text for people: COLUMNS if it is set, else the terminal's, or 80 if standard output is not
  /// a terminal.
  [[nodiscard]] std::size_t columns() const;
  /// The same for long texts, which wide terminals would make hard to read: at most 80.
  [[nodiscard]] std::size_t page_columns() const;

  /// Redirects standard output to an open file, which has `length` bytes. It may be closed before the console
  /// is destroyed; later output is lost.
  void redirect(int descriptor, std::uint64_t length = 0);

  /// Compresses the following output; its length and its hash are still those of the text.
  void pack(std::unique_ptr<Packer> packer) { packer_ = std::move(packer); }
  /// Writes the end of compressed output, if there is any. Nothing may be written after it.
  void end_packing();

  /// If the output cannot be written from now on, the program ends with that code.
  void on_unwritten(ExitCode exit) { unwritten_exit_ = exit; }
  /// Adds the following output to the hash.
  void hash_output(std::shared_ptr<InputHash> hash) { hash_ = std::move(hash); }

  /// Buffers text for standard output; a terminal shows it at once, with control characters, except colours,
  /// made visible. Ends the program if the reader is gone (silently, as a filter should), or if the output
  /// cannot be written (with a sentence).
  void write(std::string_view text);
  void flush();
  /// Flushes, ends compression, and waits until the file is safe on the disk; ends the program like write().
  void make_safe();
  /// The length of the file after a flush.
  [[nodiscard]] std::uint64_t length() const { return length_; }
  /// Clears the current line of a terminal.
  void clear_line();
  /// Writes a line, or a whole text, to standard error, after everything written before. Control characters,
  /// such as those in a file's name, are made visible.
  void note(std::string_view line);
  /// "quadrille: sentence": an error that stops the program, or a part of its work.
  void complain(std::string_view sentence);
  void write_error(std::string_view text);

  /// On a terminal, shows a progress line during long work: `text()`, which is called from another thread,
  /// returns the text after the time. Does nothing elsewhere.
  void start_progress(std::function<std::string()> text);
  void end_progress();

 private:
  void show_progress();
  void hide_progress();
  void flush_locked(std::string_view more = {});
  /// Ends the program; errno gives the reason why the output could not be written.
  [[noreturn]] void die_unwritten();

  int output_;  // a file descriptor
  bool colour_;
  bool output_is_terminal_;
  bool errors_are_terminal_;
  std::string buffer_;
  std::uint64_t length_ = 0;
  ExitCode unwritten_exit_ = ExitCode::bad_input;
  std::shared_ptr<InputHash> hash_;  // null: not wanted
  std::unique_ptr<Packer> packer_;   // null: no compression

  std::mutex mutex_;  // guards the terminal and everything below
  std::condition_variable ended_;
  bool running_ = false;
  bool shown_ = false;
  std::function<std::string()> progress_text_;
  std::thread ticker_;
};

}  // namespace quadrille::cli
