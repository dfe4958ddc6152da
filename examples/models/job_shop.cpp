// Job shop: each job visits the machines in its own order, and each machine does one job at a time. All jobs
// should be done as early as possible. The instance is by Fisher and Thompson, 1963: six jobs, six machines.
#include <iostream>
#include <quadrille/quadrille.hpp>
using namespace quadrille;

struct Task {
  int machine, duration;
};
const std::vector<std::vector<Task>> jobs{
    {{2, 1}, {0, 3}, {1, 6}, {3, 7}, {5, 3}, {4, 6}}, {{1, 8}, {2, 5}, {4, 10}, {5, 10}, {0, 10}, {3, 4}},
    {{2, 5}, {3, 4}, {5, 8}, {0, 9}, {1, 1}, {4, 7}}, {{1, 5}, {0, 5}, {2, 5}, {3, 3}, {4, 8}, {5, 9}},
    {{2, 9}, {1, 3}, {4, 5}, {5, 4}, {0, 3}, {3, 1}}, {{1, 3}, {3, 3}, {5, 9}, {0, 10}, {4, 4}, {2, 1}}};

int main() {
  const int horizon = 100;
  Model m;
  std::vector<std::vector<Int>> start;
  std::vector<std::vector<Int>> starts(6);  // by machine
  std::vector<std::vector<int>> durations(6);
  std::vector<Sum> ends;
  for (const auto& job : jobs) {
    start.push_back(m.ints(job.size(), 0, horizon));
    for (std::size_t k = 0; k < job.size(); ++k) {
      if (k > 0) m.add(start.back()[k - 1] + job[k - 1].duration <= start.back()[k]);
      starts[job[k].machine].push_back(start.back()[k]);
      durations[job[k].machine].push_back(job[k].duration);
    }
    ends.push_back(start.back().back() + job.back().duration);
  }
  for (int machine = 0; machine < 6; ++machine) m.disjunctive(starts[machine], durations[machine]);
  const Int makespan = m.max(ends);
  m.minimise(makespan);
  const auto best = m.solve();
  if (!best) return 1;
  for (std::size_t j = 0; j < jobs.size(); ++j) {
    std::cout << "job " << j + 1 << " starts at";
    for (const Value v : (*best)[start[j]]) std::cout << ' ' << v;
    std::cout << '\n';
  }
  std::cout << "all done at " << (*best)[makespan] << '\n';
}
