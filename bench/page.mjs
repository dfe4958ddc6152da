#!/usr/bin/env node
// How long does the page take to start, to answer, and to react to a key?
//
// usage: node bench/page.mjs [--rounds N] [--page FILE] DATA
//
// DATA: the folder with classic9/, big/ and variants/. FILE: the page, by default build/page/quadrille.html, which `npm run build`
// in apps/web makes. It runs in headless Chromium of Debian, with playwright-core of apps/web. The page's answers are
// compared with the stored solutions first. Times are wall times within the page, so do not use the machine for anything else meanwhile.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const usage = "usage: node bench/page.mjs [--rounds N] [--page FILE] DATA";

const options = {
  rounds: 9,
  page: join(root, "build/page/quadrille.html"),
  data: undefined,
};
for (let i = 2; i < process.argv.length; ++i) {
  const word = process.argv[i];
  if (word === "--rounds") options.rounds = Number(process.argv[++i]);
  else if (word === "--page") options.page = process.argv[++i];
  else if (!word.startsWith("-") && options.data === undefined)
    options.data = word;
  else options.data = options.rounds = undefined;
}
const fail = (why) => {
  console.error(why);
  process.exit(2);
};
if (!(options.rounds >= 1) || !options.data) fail(usage);
if (!existsSync(options.page))
  fail(`There is no ${options.page}; \`npm run build\` in apps/web makes it.`);

const { chromium } = createRequire(join(root, "apps/web/package.json"))(
  "playwright-core",
);

const textOf = (name) => readFileSync(join(options.data, name), "utf8");
const linesOf = (name, count) =>
  textOf(name)
    .split("\n")
    .filter((line) => line !== "")
    .slice(0, count);
/** Grids of the large format: the size, then rows of numbers with blanks between them. */
const largeGrids = (name, count) =>
  readdirSync(join(options.data, name))
    .sort()
    .slice(0, count)
    .map((file) => {
      const [size, ...numbers] = textOf(join(name, file))
        .split(/\s+/)
        .filter((word) => word !== "")
        .map(Number);
      const rows = Array.from({ length: size }, (_, row) =>
        numbers.slice(row * size, (row + 1) * size),
      );
      return JSON.stringify({ size, givens: rows });
    });
/** The puzzles of a table, as texts of Interactive Sudoku Solver, with their solutions. */
const variants = (name, count) => {
  const [head, ...rows] = linesOf(name).map((line) => line.split("\t"));
  const [text, solution, solutions] = ["iss", "solution", "solutions"].map(
    (column) => head.indexOf(column),
  );
  return rows
    .filter((row) => row[text] && row[solutions] === "1")
    .slice(0, count)
    .map((row) => ({ text: row[text], solution: row[solution] }));
};

const sorted = (list) => list.slice().sort((a, b) => a - b);
const median = (list) => sorted(list)[Math.floor(list.length / 2)];
const ninetyFive = (list) =>
  sorted(list)[Math.min(list.length - 1, Math.floor(list.length * 0.95))];

/** Runs in each new page before its scripts: notes when the first of them begins, and what is seen of the grid and the engine. */
const watchStart = () => {
  const seen = (window.seen = {});
  const note = (name) => (seen[name] ??= performance.now() - seen.begin);
  // The page's first script unpacks the others; nothing of it runs before that.
  window.DecompressionStream = class extends DecompressionStream {
    constructor(...args) {
      seen.begin ??= performance.now();
      super(...args);
    }
  };
  window.Worker = class extends Worker {
    constructor(...args) {
      super(...args);
      this.addEventListener(
        "message",
        ({ data }) => data instanceof WebAssembly.Module || note("ready"),
      );
    }
  };
  new MutationObserver(() => {
    const cell = document.querySelector('[data-cell="0"]');
    if (cell && seen.grid === undefined) {
      note("grid");
      if (location.hash === "")
        cell.dispatchEvent(
          new KeyboardEvent("keydown", {
            code: "Digit5",
            key: "5",
            bubbles: true,
          }),
        );
    }
    if (/(?:given|donné) 5/.test(cell?.ariaLabel)) note("key");
    if (
      /exactly one solution/.test(
        document.querySelector(".status")?.textContent,
      )
    )
      note("answer");
  }).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
};

const browser = await chromium.launch({
  executablePath: ["/usr/bin/chromium", "/usr/bin/chromium-browser"].find(
    existsSync,
  ),
  args: ["--no-sandbox"],
});
const address = pathToFileURL(options.page).href;
const open = async (hash = "") => {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: "en-US",
    reducedMotion: "reduce",
    // The page's policy forbids scripts made from texts, which the measurements use.
    bypassCSP: true,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.addInitScript(watchStart);
  await page.goto(address + hash);
  return page;
};
const press = (page, name, role = "button") =>
  page.getByRole(role, { name, exact: true }).click();

/** Opens a puzzle by the field for texts, until the page has read it. */
const paste = async (page, text) => {
  await press(page, "Set");
  await press(page, "Open & save", "tab");
  await page.locator("#paste").evaluate((field, value) => {
    field.value = value;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }, text);
  await press(page, "Open it");
  await page.getByText(/^Read as/).waitFor();
  await press(page, "Close");
};
const isUnique = (page) =>
  page.locator(".status", { hasText: "exactly one solution" }).waitFor();

/** Milliseconds from the beginning of an action in the page until something is there, or until the longest time. */
const longest = 5_000;
const timed = (page, action, isThere) =>
  page.evaluate(
    ([act, done, longest]) =>
      new Promise((resolve) => {
        setTimeout(() => resolve(longest), longest);
        const isDone = new Function(`return ${done}`);
        const begin = performance.now();
        const look = () => {
          if (!isDone()) return false;
          observer.disconnect();
          resolve(performance.now() - begin);
          return true;
        };
        const observer = new MutationObserver(look);
        observer.observe(document, {
          subtree: true,
          childList: true,
          attributes: true,
          characterData: true,
        });
        new Function(act)();
      }),
    [action, isThere, longest],
  );
const clickOn = (
  label,
) => `void [...document.querySelectorAll('button, input')].find(each =>
  (each.ariaLabel ?? (each.labels?.[0] ?? each).textContent).trim() === ${JSON.stringify(label)}).click()`;
const keyOn = (
  cell,
  digit,
) => `document.querySelector('[data-cell="${cell}"]').dispatchEvent(
  new KeyboardEvent('keydown', { code: 'Digit${digit}', key: '${digit}', bubbles: true }))`;

const hard =
  "..8...7.3....2.4.8...64....5.....68.98..1..42.73.....5....94...7.1.8....3.4...8..";
const solution =
  "648951723159723468237648159512439687986517342473862915865394271791286534324175896";

const results = [];
const put = (what, found, figure = median) =>
  results.push({
    what,
    figure: figure(found),
    worst: Math.max(...found),
  });

const checkAnswers = async () => {
  const page = await open();
  await paste(page, hard);
  await isUnique(page);
  for (const { text, solution: stored } of [
    { text: hard, solution },
    ...variants("variants/killer.tsv", 3),
  ]) {
    await paste(page, text);
    await isUnique(page);
    await press(page, "Show the solution");
    const drawn = await page
      .locator("svg .digit")
      .evaluateAll((texts) => texts.map((each) => each.textContent).join(""));
    assert.equal(drawn, stored, `The page gives another solution of ${text}`);
  }
  await page.context().close();
};

const measureStart = async () => {
  const list = await open();
  await paste(list, hard);
  const link = await list.evaluate(async (text) => {
    const stream = new Blob([text])
      .stream()
      .pipeThrough(new CompressionStream("deflate"));
    const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
    return btoa(String.fromCharCode(...bytes))
      .replaceAll("+", "-")
      .replaceAll("/", "_")
      .replaceAll("=", "");
  }, hard);
  await list.context().close();
  const [grid, key, ready, answer] = [[], [], [], []];
  for (let round = 0; round < options.rounds; ++round) {
    const page = await open();
    await page.waitForFunction(
      () => window.seen.key !== undefined && window.seen.ready !== undefined,
    );
    const seen = await page.evaluate(() => window.seen);
    grid.push(seen.grid);
    key.push(seen.key);
    ready.push(seen.ready);
    await page.context().close();
    const linked = await open(`#p=${link}`);
    await linked.waitForFunction(() => window.seen.answer !== undefined);
    answer.push(await linked.evaluate(() => window.seen.answer));
    await linked.context().close();
  }
  put("grid drawn", grid);
  put("first key taken", key);
  put("engine ready", ready);
  put("first answer", answer);
};

/** From the key until its digit is painted: it is pressed when a frame begins, and what the frame paints is there when the next
 * message comes. */
const keyToPicture = (page, cell, digit) =>
  page.evaluate(
    ([code, wanted]) =>
      new Promise((resolve) => {
        requestAnimationFrame(() => {
          const begin = performance.now();
          new Function(code)();
          const { port1, port2 } = new MessageChannel();
          queueMicrotask(() => {
            port1.onmessage = () => {
              const label = document.querySelector(
                `[data-cell="${wanted.cell}"]`,
              ).ariaLabel;
              resolve(
                label.includes(`, ${wanted.digit}`)
                  ? performance.now() - begin
                  : undefined,
              );
            };
            port2.postMessage(undefined);
          });
        });
      }),
    [keyOn(cell, digit), { cell, digit }],
  );

const measureKeys = async () => {
  const page = await open();
  await paste(page, hard);
  await isUnique(page);
  await press(page, "Play this puzzle");
  const [pictures, conflicts] = [[], []];
  for (let i = 0; i < 5 * options.rounds; ++i) {
    const digit = (i % 9) + 1;
    await page.locator('[data-cell="9"]').click();
    const time = await keyToPicture(page, 9, digit);
    assert.ok(
      time !== undefined,
      "The digit was not drawn by the end of the frame.",
    );
    pictures.push(time);
    await page.keyboard.press("Backspace");
    await page.waitForFunction(() => !document.querySelector("svg .conflict"));
    // The row already contains the 8.
    conflicts.push(
      await timed(
        page,
        keyOn(9, 8),
        `document.querySelectorAll('svg .conflict').length >= 2`,
      ),
    );
    await page.keyboard.press("Backspace");
  }
  put("a key to its picture", pictures);
  put("conflicts shown", conflicts);
  await page.context().close();
};

const measureHints = async (name, texts, most) => {
  const page = await open();
  const found = [];
  for (const text of texts) {
    await paste(page, text);
    await isUnique(page);
    await press(page, "Play this puzzle");
    for (let i = 0; i < most; ++i) {
      const isThere = `document.querySelector('.card[role=status]') ?? [...document.querySelectorAll('.card')].some(each => each.textContent.includes('None of the known'))`;
      found.push(await timed(page, clickOn("Hint"), isThere));
      if (
        (await page
          .getByRole("button", { name: "Which technique?" })
          .count()) === 0
      )
        break;
      await press(page, "Which technique?");
      await press(page, "Show the step");
      await press(page, "Do it");
    }
  }
  put(`${name}, 95 of 100 (${found.length} hints)`, found, ninetyFive);
  await page.context().close();
};

const measureCandidates = async (name, texts) => {
  const page = await open();
  const found = [];
  for (const text of texts) {
    await paste(page, text);
    await page.locator(".status", { hasText: /exactly one|several/ }).waitFor();
    await press(page, "Analyse", "tab");
    const isThere = `document.querySelector('.candidate') && !document.querySelector('.candidate.undecided') && !/still to be decided/.test(document.querySelector('.panel').textContent)`;
    found.push(await timed(page, clickOn("True candidates"), isThere));
    await page.getByRole("checkbox", { name: "True candidates" }).uncheck();
  }
  put(`${name} (${found.length})`, found);
  await page.context().close();
};

const measureStop = async () => {
  const page = await open();
  await paste(page, `5${".".repeat(80)}`);
  await page.locator(".status", { hasText: "several" }).waitFor();
  await press(page, "Analyse", "tab");
  const found = [];
  for (let i = 0; i < options.rounds; ++i) {
    await press(page, "Count them");
    await page.getByText(/^At least \d/).waitFor();
    // It is at work on the next, far larger number by now.
    await page.waitForTimeout(300);
    found.push(
      await timed(
        page,
        `${clickOn("Stop")}; const timer = setInterval(() => {
          if ([...document.querySelectorAll('button')].some(each => each.textContent === 'Stop')) return
          clearInterval(timer)
          window.begun = true
          ${clickOn("Count them")}
        }, 1)`,
        `window.begun && [...document.querySelectorAll('[role=status]')].some(each => /^At least [0-9]/.test(each.textContent))`,
      ),
    );
    await press(page, "Stop");
    await page.evaluate(() => (window.begun = false));
  }
  put("Stop to the next answer", found);
  await page.context().close();
};

const load = loadavg()[0].toFixed(1);
try {
  await checkAnswers();
} catch (error) {
  console.error(error);
  process.exit(1);
}
await measureStart();
await measureKeys();
await measureHints(
  "a hint, 9x9",
  linesOf("classic9/random_minimal_20k.txt", 2 * options.rounds),
  4,
);
await measureHints(
  "a hint, 16x16",
  largeGrids("big/classic-16-gen", options.rounds),
  3,
);
await measureCandidates(
  "true candidates, classic",
  linesOf("classic9/several_solutions_10k.txt", 4 * options.rounds),
);
await measureCandidates(
  "true candidates, variants",
  variants("variants/iss.tsv", 3 * options.rounds).map(({ text }) => text),
);
await measureStop();
const version = browser.version();
await browser.close();

console.log(
  `Chromium ${version} without a window, from a disk, ${new Date().toISOString().slice(0, 10)}; the machine's load was ${load}. ` +
    "Medians, unless stated otherwise, in ms.\n",
);
console.log("| what | measured | worst |\n| --- | --- | --- |");
for (const { what, figure, worst } of results)
  console.log(
    `| ${what} | ${figure.toFixed(1)} | ${worst < longest ? worst.toFixed(1) : `over ${longest}`} |`,
  );
