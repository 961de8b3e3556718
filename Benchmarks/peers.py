"""The speed of jieba and rjieba on a text, fed line by line, and the words they cut across a true boundary.

Prints one JSON object for each figure, as Benchmarks.swift does.
"""

import json
import sys
import time

import jieba
import rjieba

jieba.setLogLevel(60)


def report(name: str, value: float, unit: str) -> None:
    print(json.dumps({"name": name, "value": value, "unit": unit}))


def speed(cut, lines: list[str], size: int, runs: int) -> float:
    """Megabytes of UTF-8 a second, the best of several runs."""
    best = 0.0
    for _ in range(runs):
        start = time.perf_counter()
        for line in lines:
            cut(line)
        best = max(best, size / 1e6 / (time.perf_counter() - start))
    return best


def spans(words: list[str]) -> list[tuple[int, int]]:
    result, start = [], 0
    for word in words:
        result.append((start, start + len(word)))
        start += len(word)
    return result


def quality(gold: list[list[str]], cut) -> tuple[int, float]:
    """Words that cross a true boundary, and the F1 of words."""
    crossings = right = made = wanted = 0
    for words in gold:
        true = spans(words)
        ends = {0} | {end for _, end in true}
        found = spans(cut("".join(words)))
        right += len(set(true) & set(found))
        made += len(found)
        wanted += len(true)
        for start, end in found:
            inside = any(place in ends for place in range(start + 1, end))
            crossings += inside and not (start in ends and end in ends)
    return crossings, 2 * right / (made + wanted)


def read_gold(path: str) -> list[list[str]]:
    with open(path, encoding="utf-8") as file:
        return [line.rstrip("\n").split("\t")[1].split(" ") for line in file if line.strip() and not line.startswith("#")]


def main() -> None:
    text_path, gold_path = sys.argv[1:]
    with open(text_path, encoding="utf-8") as file:
        lines = file.read().split("\n")
    size = sum(len(line.encode()) + 1 for line in lines)
    jieba.initialize()
    report("rjieba.segment", speed(lambda line: rjieba.cut(line, False), lines, size, 3), "MB/s")
    report("jieba.segment", speed(lambda line: jieba.lcut(line, HMM=False), lines[: len(lines) // 8], size / 8, 1), "MB/s")
    gold = read_gold(gold_path)
    for name, cut in (("jieba", jieba.lcut), ("jieba.noHMM", lambda s: jieba.lcut(s, HMM=False))):
        crossings, f1 = quality(gold, cut)
        report(f"{name}.crossings", crossings, "words")
        report(f"{name}.f1", f1, "")


if __name__ == "__main__":
    main()
