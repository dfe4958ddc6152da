#include "flatzinc/solution_text.h"

#include <utility>

namespace quadrille::flatzinc {

namespace {

using Kind = Expression::Kind;

class Writer {
 public:
  Writer(const Program& program, Variables& variables, const cp::Store& store)
      : program_(program), variables_(variables), store_(store) {}

  std::string run() {
    for (const OutputItem& item : program_.outputs) {
      text_.append(item.name).append(" = ");
      write(item);
      text_ += ";\n";
    }
    return std::move(text_) + "----------\n";
  }

 private:
  void write(const OutputItem& item) {
    if (item.dimensions.empty()) return write(item.value);
    text_ += "array" + std::to_string(item.dimensions.size()) + "d(";
    for (const IntervalSet& indices : item.dimensions) {
      write(indices);
      text_ += ", ";
    }
    write(item.value);
    text_ += ')';
  }
  void write(const Expression& e) {
    switch (e.kind) {
      case Kind::boolean: text_ += e.value != 0 ? "true" : "false"; return;
      case Kind::integer: text_ += std::to_string(e.value); return;
      case Kind::real: text_ += std::to_string(program_.reals[static_cast<std::size_t>(e.value)]); return;
      case Kind::set: write(program_.set(e)); return;
      case Kind::variable: write_variable(e); return;
      case Kind::array: write_list(e); return;
      case Kind::string: text_.append("\"").append(program_.word(e)).append("\""); return;
      default: text_.append(program_.name_of(e));
    }
  }
  void write_variable(const Expression& e) {
    const Value value = store_.min(variables_.variable(e));
    if (program_.variables[static_cast<std::size_t>(e.value)].is_boolean) {
      text_ += value != 0 ? "true" : "false";
    } else {
      text_ += std::to_string(value);
    }
  }
  void write_list(const Expression& e) {
    text_ += '[';
    const char* separator = "";
    for (const Expression& element : program_.elements(e)) {
      text_ += separator;
      write(element);
      separator = ", ";
    }
    text_ += ']';
  }
  void write(const IntervalSet& set) {
    if (set.empty()) {
      text_ += "1..0";
      return;
    }
    if (set.size() == 1) {
      text_ += std::to_string(set.front().min) + ".." + std::to_string(set.front().max);
      return;
    }
    const char* separator = "{";
    for (const Value v : modelling::values_of(set)) {
      text_.append(separator).append(std::to_string(v));
      separator = ", ";
    }
    text_ += '}';
  }

  const Program& program_;
  Variables& variables_;
  const cp::Store& store_;
  std::string text_;
};

}  // namespace

std::string solution_text(const Program& program, Variables& variables, const cp::Store& store) {
  return Writer(program, variables, store).run();
}

}  // namespace quadrille::flatzinc
