// Models in FlatZinc, of which one solution is looked for.
#include <list>
#include <utility>

#include "cp/search/search.h"
#include "flatzinc/merging.h"
#include "flatzinc/parser.h"
#include "flatzinc/search_model.h"
#include "mpi/problem.h"
#include "mpi/sentences.h"

namespace quadrille::mpi {

namespace {

class ModelProblem final : public Problem {
 public:
  ModelProblem(std::string text, const CommandLine& command)
      : text_(std::move(text)), is_free_(command.free) {}

  [[nodiscard]] Parsed<void> read() {
    Parsed<flatzinc::Program> program = flatzinc::parse(text_);
    if (!program) return tl::unexpected(program.error());
    program_ = *std::move(program);
    if (program_.goal != flatzinc::Goal::satisfy) return bad_input(say::kOptimises());
    flatzinc::merge_counts(program_);
    const Parsed<bool> possible = add_model();
    if (!possible) return tl::unexpected(possible.error());
    is_possible_ = *possible;
    return {};
  }

  [[nodiscard]] bool is_possible() override { return is_possible_; }

  [[nodiscard]] cp::PieceSearch::Setting setting(bool counts) override {
    return {.make_store = [this]() -> cp::Store& {
              if (is_first_taken_) static_cast<void>(add_model());  // it is possible: the first was
              is_first_taken_ = true;
              return models_.back().store();
            },
            .branchings = models_.back().branchings(),
            .options = options_,
            .counts = counts};
  }

  [[nodiscard]] std::string solve(const cp::Cube& facts) override {
    static_cast<void>(add_model());
    flatzinc::SearchModel& model = models_.back();
    cp::SearchOptions options = options_;
    options.assumptions = facts;
    cp::Search search(model.store(), model.branchings(), options);
    static_cast<void>(search.next());
    return model.solution_text();
  }

  [[nodiscard]] std::string no_solution() const override {
    return models_.front().is_cut() ? "=====UNKNOWN=====\n" : "=====UNSATISFIABLE=====\n";
  }

 private:
  /// Whether it may have solutions.
  [[nodiscard]] Parsed<bool> add_model() {
    flatzinc::SearchModel& model = models_.emplace_back(program_);
    const Parsed<bool> possible = model.post(text_);
    if (!possible || !*possible) return possible;
    if (!model.store().propagate() || !model.bound() || !model.store().propagate()) return false;
    model.plan(is_free_, options_);
    return true;
  }

  std::string text_;
  flatzinc::Program program_;
  bool is_free_;
  cp::SearchOptions options_;
  std::list<flatzinc::SearchModel> models_;
  bool is_possible_ = false;
  bool is_first_taken_ = false;
};

}  // namespace

Parsed<std::unique_ptr<Problem>> read_model_problem(std::string_view text, const CommandLine& command) {
  if (command.task == CommandLine::Task::count) return bad_input(say::kModelsAreNotCounted());
  auto problem = std::make_unique<ModelProblem>(std::string(text), command);
  if (auto read = problem->read(); !read) return tl::unexpected(read.error());
  return problem;
}

}  // namespace quadrille::mpi
