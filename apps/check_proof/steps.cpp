#include "check_proof/steps.h"

namespace check_proof {

namespace {

constexpr bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r'; }

}  // namespace

void Steps::skip_blanks() {
  while (!is_at_end() && is_blank(text_[at_])) ++at_;
}

void Steps::skip_line() {
  while (!is_at_end() && text_[at_] != '\n') ++at_;
}

std::string_view Steps::word() {
  skip_blanks();
  const std::size_t begin = at_;
  while (!is_at_end() && !is_blank(text_[at_]) && text_[at_] != '\n' && (at_ == begin || text_[at_] != ';')) {
    ++at_;
    if (text_[begin] == ';') break;
  }
  return text_.substr(begin, at_ - begin);
}

const Step& Steps::next_line(char comment) {
  step_.clear();
  has_ended_ = false;
  while (step_.empty() && !is_at_end()) {
    if (text_[at_] == '\n') {
      ++at_;
      ++line_;
      continue;
    }
    for (std::string_view next = word(); !next.empty() && next != ";"; next = word()) {
      if (step_.empty() && comment != 0 && next.front() == comment) break;
      step_.push_back(next);
    }
    skip_line();
    has_ended_ = !is_at_end();
  }
  return step_;
}

const Step& Steps::next_statement(char comment) {
  step_.clear();
  has_ended_ = false;
  while (!has_ended_ && !is_at_end()) {
    const std::string_view next = word();
    if (next.empty()) {
      if (is_at_end()) break;
      ++at_;
      ++line_;
    } else if (next.front() == comment && (comment != '*' || step_.empty())) {
      skip_line();
    } else if (next == ";") {
      has_ended_ = true;
    } else {
      step_.push_back(next);
    }
  }
  return step_;
}

}  // namespace check_proof
