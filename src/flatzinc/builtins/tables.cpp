// Table constraints: the array is one of the rows of a table.
#include "flatzinc/builtins.h"
#include "flatzinc/sentences.h"

namespace quadrille::flatzinc {

/// Arguments: the variables, and all rows of the table one after another.
void post_fzn_table_int(Call& call) {
  auto x = call.variables(0);
  const auto values = call.values(1);
  if (x.empty() || values.size() % x.size() != 0) return call.refuse(1, say::kRowsOfTable);
  std::vector<std::vector<Value>> rows;
  for (auto first = values.begin(); first != values.end(); first += static_cast<std::ptrdiff_t>(x.size()))
    rows.emplace_back(first, first + static_cast<std::ptrdiff_t>(x.size()));
  call.builder().table(std::move(x), std::move(rows));
}

void post_fzn_table_bool(Call& call) { post_fzn_table_int(call); }

}  // namespace quadrille::flatzinc
