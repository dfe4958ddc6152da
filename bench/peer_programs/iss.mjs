// Interactive Sudoku Solver without its page: builds the puzzle, counts its solutions up to two, and does so again.
//
// usage: node iss.mjs FOLDER ROUNDS SECONDS [layout] < PUZZLE
//
// FOLDER has the solver's sources. Prints a line of JSON: the number of solutions, the CPU milliseconds of building (`build`), of the
// first run (`cold`) and the least of ROUNDS further ones (`warm`), which are left out after a first run of over a second; loading
// the sources is not counted. With `layout` the question is whether the regions leave any grid, as the page asks it. A run that takes
// longer than so many SECONDS is ended: then nothing but {"ended": true} is printed.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, rounds, limit, kind] = process.argv.slice(2);
globalThis.self = globalThis;
globalThis.VERSION_PARAM = "";
const source = (name) => import(pathToFileURL(`${folder}/js/${name}`));
const { SudokuParser } = await source("sudoku_parser.js");
const { SudokuBuilder } = await source("solver/sudoku_builder.js");
const text = readFileSync(0, "utf8").trim();

const cpu = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const timed = (work) => {
  const begin = cpu();
  const result = work();
  return [result, cpu() - begin];
};
const build = () => SudokuBuilder.build(SudokuBuilder.resolveConstraint(SudokuParser.parseText(text)));
const count = (solver) => (kind === "layout" ? Number(Boolean(solver.validateLayout())) : solver.countSolutions(2));

const end = Date.now() + 1000 * Number(limit);
const [solver, building] = timed(build);
solver.setProgressCallback?.(() => {
  if (Date.now() < end) return;
  console.log(JSON.stringify({ ended: true }));
  process.exit(0);
}, 10);
const [solutions, cold] = timed(() => count(solver));
const further = cold > 1000 ? 0 : Number(rounds);
const times = Array.from({ length: further }, () => timed(() => count(solver))[1]);
console.log(JSON.stringify({ solutions, build: building, cold, warm: times.length ? Math.min(...times) : null }));
