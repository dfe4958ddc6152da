#!/usr/bin/env python3
"""Holds the answer to an XCSP3 instance against the instance; shares no code with the solver.

usage: check_answer.py INSTANCE.xml <ANSWER

Reads the competition's output, and evaluates every constraint, and the objective, at the instantiation. Prints one line:
what is wrong, or "right: " and the status. Exits with 1 if anything is wrong.
"""

import itertools
import re
import sys
import xml.etree.ElementTree as ET


class Wrong(Exception):
    pass


def need(condition, *what):
    if not condition:
        raise Wrong(" ".join(str(w) for w in what))


class Instance:
    def __init__(self, root):
        self.domains, self.shapes, self.symbols = {}, {}, set()
        texts = {}
        for node in root.find("variables"):
            source = texts.get(node.get("as"), node)
            texts[node.get("id")] = source
            if node.get("type") == "symbolic":
                self.symbols |= set(" ".join(source.itertext()).split())
            if node.tag == "var":
                self.domains[node.get("id")] = self.domain(source.text)
            else:
                self.array(node, source)

    @staticmethod
    def domain(text):
        ranges = []
        for word in text.split():
            if not re.match(r"[+-]?(\d|inf)", word):
                ranges.append((word, word))
                continue
            low, _, high = word.partition("..")
            ranges.append((float(low) if "inf" in low else int(low), float(high or low) if "inf" in word else int(high or low)))
        return ranges

    def array(self, node, source):
        name = node.get("id")
        self.shapes[name] = [int(s) for s in re.findall(r"\[(\d+)\]", node.get("size"))]
        own = {}
        default = None if source.find("domain") is not None else source.text
        for child in source.findall("domain"):
            if child.get("for") == "others":
                default = child.text
            else:
                for word in child.get("for").split():
                    for member in self.names(word):
                        own[member] = child.text
        for member in self.names(name + "[]"):
            text = own.get(member, default)
            if text and text.split():
                self.domains[member] = self.domain(text)

    def names(self, word):
        """All names of a compact form such as x[][1..2]."""
        name = word.partition("[")[0]
        if name not in self.shapes:
            return [word]
        indices = re.findall(r"\[([^\]]*)\]", word)
        ranges = []
        for d, size in enumerate(self.shapes[name]):
            index = indices[d] if d < len(indices) else ""
            low, dots, high = index.partition("..")
            ranges.append(range(size) if not index else range(int(low), int(high if dots else low) + 1))
        return [name + "".join(f"[{i}]" for i in place) for place in itertools.product(*ranges)]


FUNCTIONS = {
    "neg": lambda a: -a, "abs": abs, "sqr": lambda a: a * a,
    "add": lambda *a: sum(a), "sub": lambda a, b: a - b,
    "div": lambda a, b: abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1),
    "mod": lambda a, b: abs(a) % abs(b) * (-1 if a < 0 else 1),
    "pow": lambda a, b: a**b, "dist": lambda a, b: abs(a - b), "min": min, "max": max,
    "lt": lambda a, b: int(a < b), "le": lambda a, b: int(a <= b), "gt": lambda a, b: int(a > b),
    "ge": lambda a, b: int(a >= b), "ne": lambda a, b: int(a != b), "eq": lambda *a: int(len(set(a)) == 1),
    "and": lambda *a: int(all(a)), "or": lambda *a: int(any(a)), "not": lambda a: int(not a),
    "xor": lambda *a: sum(1 for x in a if x) % 2, "iff": lambda *a: int(len({bool(x) for x in a}) == 1),
    "imp": lambda a, b: int(not a or bool(b)), "if": lambda a, b, c: b if a else c,
    "in": lambda a, s: int(a in s), "notin": lambda a, s: int(a not in s), "set": lambda *a: set(a),
}


def product(*factors):
    result = 1
    for factor in factors:
        result *= factor
    return result


FUNCTIONS["mul"] = product


class Checker:
    def __init__(self, instance, values):
        self.instance, self.values = instance, values

    # The meaning of texts.

    def value(self, text):
        text = re.sub(r"\s", "", text)
        if re.fullmatch(r"[+-]?\d+", text):
            return int(text)
        if text.startswith("{"):
            return {self.value(part) for part in text[1:-1].split(",") if part}
        if "(" not in text:
            return text if text in self.instance.symbols else self.values[text]
        name, _, inner = text.partition("(")
        return FUNCTIONS[name](*(self.value(part) for part in self.parts(inner[:-1])))

    @staticmethod
    def parts(text):
        depth, start = 0, 0
        for i, c in enumerate(text):
            depth += (c in "({") - (c in ")}")
            if c == "," and depth == 0:
                yield text[start:i]
                start = i + 1
        if text[start:]:
            yield text[start:]

    def words(self, text):
        word, depth = "", 0
        for c in (text or "") + " ":
            depth += (c == "(") - (c == ")")
            if c.isspace() and depth == 0:
                if word:
                    yield word
                word = ""
            elif not c.isspace():
                word += c

    def list(self, text):
        """The values of a list of variables, numbers (ranges, repetitions too) and expressions."""
        result = []
        for word in self.words(text):
            if m := re.fullmatch(r"([+-]?\d+)\.\.([+-]?\d+)", word):
                result += range(int(m[1]), int(m[2]) + 1)
            elif m := re.fullmatch(r"([+-]?\d+)x(\d+)", word):
                result += [int(m[1])] * int(m[2])
            elif "(" in word or word in self.instance.symbols or re.fullmatch(r"[+-]?\d+", word):
                result.append(self.value(word))
            else:
                result += [self.values[n] for n in self.instance.names(word) if n in self.values]
        return result

    def matrix(self, text):
        if "(" in text:
            return [[self.value(p) for p in self.parts(row)] for row in re.findall(r"\(([^)]*)\)", text)]
        rows = {}
        for word in text.split():
            for name in self.instance.names(word):
                rows.setdefault(name.rpartition("[")[0], []).append(self.values[name])
        return list(rows.values())

    def meets(self, value, condition):
        op, operand = re.sub(r"\s", "", condition)[1:-1].split(",", 1)
        if op in ("in", "notin"):
            if ".." in operand:
                low, high = operand.split("..")
                inside = int(low) <= value <= int(high)
            else:
                inside = value in self.value(operand)
            return inside == (op == "in")
        return FUNCTIONS[op](value, self.value(operand))

    @staticmethod
    def text(node, child):
        found = node.find(child)
        if found is None:
            return node.text if len(node) == 0 and child == "list" else None
        return found.text or ""

    # Constraints.

    def check(self, node):
        method = getattr(self, "check_" + node.tag, None)
        need(method, "the checker does not know", node.tag)
        need(method(node), "violated:", ET.tostring(node, "unicode").strip()[:300])

    def check_intension(self, node):
        return self.value(node.findtext("function") or node.text)

    @staticmethod
    def cell_allows(cell, value):
        """Whether a cell of a table, which may be hybrid, allows the value."""
        cell = re.sub(r"\s", "", cell)
        if cell.startswith("{"):
            return str(value) in cell[1:-1].split(",")
        if m := re.fullmatch(r"([+-]?\d+)\.\.([+-]?\d+)", cell):
            return int(m[1]) <= value <= int(m[2])
        if m := re.fullmatch(r"(≠|≥|≤|=|<|>)([+-]?\d+)", cell):
            v = int(m[2])
            return {"≠": value != v, "≥": value >= v, "≤": value <= v, "=": value == v, "<": value < v, ">": value > v}[m[1]]
        return cell in ("*", str(value))

    def check_extension(self, node):
        row = self.list(node.findtext("list"))
        supports = node.find("supports")
        text = supports.text if supports is not None else node.findtext("conflicts")
        if len(row) == 1 and "(" not in (text or ""):
            found = row[0] in self.list(text)
        else:
            tuples = [list(self.parts(t)) for t in re.findall(r"\(([^)]*)\)", text or "")]
            found = any(all(self.cell_allows(w, v) for w, v in zip(t, row, strict=True)) for t in tuples)
        return found == (supports is not None)

    def check_instantiation(self, node):
        wanted = []
        for word in node.findtext("values").split():
            wanted += ["*"] if word == "*" else self.list(word)
        return all(w in ("*", v) for w, v in zip(wanted, self.list(node.findtext("list")), strict=True))

    def walk(self, arcs, start, values):
        states = {start}
        for v in values:
            states = {b for (a, w, b) in arcs if a in states and w == str(v)}
        return states

    def arcs(self, node):
        return [tuple(w.strip() for w in t.split(",")) for t in re.findall(r"\(([^)]*)\)", node.findtext("transitions"))]

    def check_regular(self, node):
        final = set(node.findtext("final").split())
        return self.walk(self.arcs(node), node.findtext("start").strip(), self.list(node.findtext("list"))) & final

    def check_mdd(self, node):
        arcs = self.arcs(node)
        ends = {b for _, _, b in arcs} - {a for a, _, _ in arcs}
        (root,) = {a for a, _, _ in arcs} - {b for _, _, b in arcs}
        return self.walk(arcs, root, self.list(node.findtext("list"))) & ends

    def check_allDifferent(self, node):
        lists = [tuple(self.list(n.text)) for n in node.findall("list")]
        except_text = node.findtext("except") or ""
        if len(lists) > 1:
            ignored = {tuple(int(v) for v in t.split(",")) for t in re.findall(r"\(([^)]*)\)", except_text)}
        else:
            ignored = set(self.list(except_text))

        def differ(row):
            row = [v for v in row if v not in ignored]
            return len(set(row)) == len(row)

        if node.find("matrix") is not None:
            rows = self.matrix(node.findtext("matrix"))
            return all(differ(r) for r in rows) and all(differ(c) for c in zip(*rows))
        return differ(lists) if len(lists) > 1 else differ(self.list(self.text(node, "list")))

    def check_allEqual(self, node):
        lists = [tuple(self.list(n.text)) for n in node.findall("list")]
        if len(lists) > 1:
            return len(set(lists)) == 1
        return len(set(self.list(self.text(node, "list"))) - set(self.list(node.findtext("except")))) <= 1

    def check_ordered(self, node):
        row, lengths = self.list(self.text(node, "list")), self.list(node.findtext("lengths"))
        op = FUNCTIONS[(node.findtext("operator") or node.get("case")).strip()]
        lengths = lengths or [0] * len(row)
        return all(op(a + d, b) for a, d, b in zip(row, lengths, row[1:]))

    def check_lex(self, node):
        op = FUNCTIONS[node.findtext("operator").strip()]
        if node.find("matrix") is not None:
            rows = self.matrix(node.findtext("matrix"))
            return all(op(a, b) for lines in (rows, list(map(list, zip(*rows)))) for a, b in zip(lines, lines[1:]))
        rows = [self.list(n.text) for n in node.findall("list")]
        return all(op(a, b) for a, b in zip(rows, rows[1:]))

    def check_precedence(self, node):
        row, values = self.list(self.text(node, "list")), self.list(node.findtext("values"))
        values = values or sorted(set(row))
        first = [row.index(v) if v in row else len(row) for v in values]
        covers = node.find("values") is None or node.find("values").get("covered") != "true" or len(row) not in first
        return covers and all(a < b or b == len(row) for a, b in zip(first, first[1:]))

    def check_sum(self, node):
        row, factors = self.list(node.findtext("list")), self.list(node.findtext("coeffs"))
        return self.meets(sum(a * b for a, b in zip(row, factors or [1] * len(row), strict=True)), node.findtext("condition"))

    def check_count(self, node):
        values = set(self.list(node.findtext("values")))
        return self.meets(sum(v in values for v in self.list(node.findtext("list"))), node.findtext("condition"))

    def check_nValues(self, node):
        values = set(self.list(self.text(node, "list"))) - set(self.list(node.findtext("except")))
        return self.meets(len(values), node.findtext("condition"))

    def check_cardinality(self, node):
        row, values = self.list(node.findtext("list")), self.list(node.findtext("values"))
        closed = node.find("values").get("closed") == "true"
        wanted = []
        for word in self.words(node.findtext("occurs")):
            numbers = self.list(word)
            wanted += [numbers] if re.fullmatch(r"[+-]?\d+\.\.[+-]?\d+", word) else [[n] for n in numbers]
        if any(row.count(v) not in numbers for v, numbers in zip(values, wanted, strict=True)):
            return False
        return not closed or set(row) <= set(values)

    def check_maximum(self, node):
        return self.meets(max(self.list(self.text(node, "list"))), node.findtext("condition"))

    def check_minimum(self, node):
        return self.meets(min(self.list(self.text(node, "list"))), node.findtext("condition"))

    def check_extremum_arg(self, node, extremum):
        found = node.find("list")
        row, start = self.list(self.text(node, "list")), 0 if found is None else int(found.get("startIndex", 0))
        places = [i + start for i, v in enumerate(row) if v == extremum(row)]
        rank = node.get("rank", "any")
        places = places[:1] if rank == "first" else places[-1:] if rank == "last" else places
        return any(self.meets(i, node.findtext("condition")) for i in places)

    def check_maximumArg(self, node):
        return self.check_extremum_arg(node, max)

    def check_minimumArg(self, node):
        return self.check_extremum_arg(node, min)

    def check_element(self, node):
        index = self.list(node.findtext("index"))
        condition = node.findtext("condition") or f"(eq,{node.findtext('value').strip()})"
        matrix = node.find("matrix")
        if matrix is not None:
            rows = self.matrix(matrix.text)
            i = index[0] - int(matrix.get("startRowIndex", 0))
            j = index[1] - int(matrix.get("startColIndex", 0))
            return 0 <= i < len(rows) and 0 <= j < len(rows[i]) and self.meets(rows[i][j], condition)
        row = self.list(node.findtext("list"))
        if not index:
            return any(self.meets(v, condition) for v in row)
        i = index[0] - int(node.find("list").get("startIndex", 0))
        return 0 <= i < len(row) and self.meets(row[i], condition)

    def check_channel(self, node):
        lists = [(self.list(n.text), int(n.get("startIndex", 0))) for n in node.findall("list")]
        lists = lists or [(self.list(node.text), 0)]
        (row, start) = lists[0]
        if node.find("value") is not None:
            place = self.value(node.findtext("value")) - start
            return 0 <= place < len(row) and row == [int(i == place) for i in range(len(row))]
        other, other_start = lists[-1]
        there = all(0 <= v - other_start < len(other) and other[v - other_start] == i + start for i, v in enumerate(row))
        back = len(row) != len(other) or all(
            0 <= v - start < len(row) and row[v - start] == i + other_start for i, v in enumerate(other))
        return there and back

    def check_noOverlap(self, node):
        strict = node.get("zeroIgnored") == "false"
        boxed = "(" in node.findtext("origins")
        read = self.matrix if boxed else (lambda text: [[v] for v in self.list(text)])
        boxes = list(zip(read(node.findtext("origins")), read(node.findtext("lengths")), strict=True))
        if not strict:
            boxes = [b for b in boxes if all(b[1])]
        return all(
            any(x + dx <= y or y + dy <= x for x, dx, y, dy in zip(a, da, b, db))
            for (a, da), (b, db) in itertools.combinations(boxes, 2))

    def check_cumulative(self, node):
        starts, lengths, heights = (self.list(node.findtext(t)) for t in ("origins", "lengths", "heights"))
        ends = self.list(node.findtext("ends")) or [s + d for s, d in zip(starts, lengths)]
        return ends == [s + d for s, d in zip(starts, lengths)] and all(
            self.meets(sum(h for s, e, h in zip(starts, ends, heights) if s <= t < e), node.findtext("condition"))
            for t in starts)

    def check_binPacking(self, node):
        row, sizes = self.list(node.findtext("list")), self.list(node.findtext("sizes"))
        load = lambda b: sum(s for v, s in zip(row, sizes, strict=True) if v == b)
        if node.find("condition") is not None:
            return all(self.meets(load(b), node.findtext("condition")) for b in set(row))
        limits, loads = self.list(node.findtext("limits")), self.list(node.findtext("loads"))
        return all(0 <= b < len(limits or loads) for b in row) and all(load(b) <= v for b, v in enumerate(limits)) and all(
            load(b) == v for b, v in enumerate(loads))

    def check_knapsack(self, node):
        row = self.list(node.findtext("list"))
        conditions = [c.text for c in node.findall("condition")]
        if node.find("limit") is not None:
            conditions.insert(0, f"(le,{node.findtext('limit').strip()})")
        return all(
            self.meets(sum(a * b for a, b in zip(row, self.list(node.findtext(t)), strict=True)), c)
            for t, c in zip(("weights", "profits"), conditions, strict=True))

    def check_circuit(self, node):
        start = int((node.find("list") if node.find("list") is not None else node).get("startIndex", 0))
        row = [v - start for v in self.list(self.text(node, "list"))]
        on = [i for i, v in enumerate(row) if v != i]
        if not on or sorted(row) != list(range(len(row))):
            return False
        seen, i = 0, on[0]
        while seen <= len(on):
            i, seen = row[i], seen + 1
            if i == on[0]:
                break
        size = node.findtext("size")
        return seen == len(on) and (size is None or self.value(size) == len(on))

    def check_slide(self, node):
        names = [n for w in node.findtext("list").split() for n in self.instance.names(w)]
        pattern = node[-1]
        width = 1 + max(int(k) for k in re.findall(r"%(\d+)", ET.tostring(pattern, "unicode")))
        step = int(node.find("list").get("offset", 1))
        circular = node.get("circular") == "true"
        for i in range(0, len(names) if circular else len(names) - width + 1, step):
            self.check(filled(pattern, [names[(i + k) % len(names)] for k in range(width)]))
        return True

    def check_all(self, parent):
        for node in parent:
            if node.tag == "block":
                self.check_all(node)
            elif node.tag == "group":
                for arguments in node.findall("args"):
                    words = []
                    for word in self.words(arguments.text):
                        words += [word] if "(" in word else self.instance.names(word)
                    self.check(filled(node[0], words))
            else:
                self.check(node)

    def cost(self, node):
        kind = node.get("type", "expression")
        if kind == "expression":
            return self.value(node.text)
        row = self.list(self.text(node, "list"))
        factors = self.list(node.findtext("coeffs")) or [1] * len(row)
        row = [a * b for a, b in zip(row, factors, strict=True)]
        return {"sum": sum, "maximum": max, "minimum": min, "nValues": lambda r: len(set(r)), "product": lambda r: product(*r)}[kind](row)


def filled(node, arguments):
    """A copy of a pattern with its arguments."""
    text = ET.tostring(node, "unicode")
    used = [int(k) for k in re.findall(r"%(\d+)", text)]
    rest = " ".join(arguments[max(used, default=-1) + 1 :])
    text = text.replace("%...", rest)
    return ET.fromstring(re.sub(r"%(\d+)", lambda m: arguments[int(m[1])], text))


def check(path, answer):
    status = re.search(r"^s (.*)$", answer, re.M)
    need(status, "no status line")
    root = ET.parse(path).getroot()
    line = re.search(r"^v (.*)$", answer, re.M)
    costs = [int(c) for c in re.findall(r"^o (.*)$", answer, re.M)]
    if status[1] not in ("SATISFIABLE", "OPTIMUM FOUND"):
        need(not line and not costs, "a solution beside", status[1])
        return status[1]
    need(line, "no solution beside", status[1])
    solution = ET.fromstring(line[1])
    names, words = solution.findtext("list").split(), solution.findtext("values").split()
    need(len(names) == len(words), "names and values of different numbers")
    instance = Instance(root)
    values = {n: w if w in instance.symbols else int(w) for n, w in zip(names, words)}
    need(values.keys() == instance.domains.keys(), "not the variables of the instance")
    for name, v in values.items():
        need(any(low <= v <= high for low, high in instance.domains[name]), name, "=", v, "is not in its domain")
    checker = Checker(instance, values)
    checker.check_all(root.find("constraints"))
    objectives = root.find("objectives")
    if objectives is not None and len(objectives):
        cost = checker.cost(objectives[0])
        need(costs and cost == costs[-1], "the cost is", cost, "not", costs[-1:])
        better = sorted(set(costs), reverse=objectives[0].tag == "minimize")
        need(better == costs, "costs that do not become better")
    return status[1] + (f" {costs[-1]}" if costs else "")


if __name__ == "__main__":
    try:
        print("right:", check(sys.argv[1], sys.stdin.read()))
    except Wrong as wrong:
        print("wrong:", wrong)
        sys.exit(1)
