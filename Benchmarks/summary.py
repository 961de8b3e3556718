"""Puts figures beside the bars they are measured against. Reads JSON objects from standard input."""

import json
import sys


def main() -> None:
    figures = {}
    for line in sys.stdin:
        figure = json.loads(line)
        figures[figure["name"]] = figure["value"]
    get = figures.get
    rows = [
        ("segmentation", f"{get('segment'):.1f} MB/s", "2 × rjieba", get("segment") >= 2 * get("rjieba.segment")),
        ("  rjieba, jieba (no HMM)", f"{get('rjieba.segment'):.1f}, {get('jieba.segment'):.1f} MB/s", "", None),
        ("annotation", f"{get('annotate'):.1f} MB/s", "≥ 10 MB/s", get("annotate") >= 10),
        ("look-up", f"{get('lookup'):.2f} µs", "< 5 µs", get("lookup") < 5),
        ("server ready", f"{get('ready'):.0f} ms", "< 100 ms", get("ready") < 100),
        ("import, 1,000,000 characters", f"{get('import.million'):.2f} s", "< 2 s", get("import.million") < 2),
        ("page of it, median, p99", f"{get('page.median'):.1f}, {get('page.p99'):.1f} ms", "p99 < 10 ms", get("page.p99") < 10),
        ("resident while reading it", f"{get('resident'):.0f} MB", "< 120 MB", get("resident") < 120),
        ("crossings, 300 sentences", f"{get('glossa.crossings')}", "≤ half of jieba's", 2 * get("glossa.crossings") <= get("jieba.crossings")),
        ("  jieba, jieba without HMM", f"{get('jieba.crossings')}, {get('jieba.noHMM.crossings')}", "", None),
        ("F1 (jieba)", f"{get('glossa.f1'):.3f} ({get('jieba.f1'):.3f})", "", None),
    ]
    for name, value, bar, holds in rows:
        mark = "" if holds is None else "holds" if holds else "MISSED"
        print(f"{name:32}{value:24}{bar:20}{mark}")


if __name__ == "__main__":
    main()
