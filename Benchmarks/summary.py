"""Puts figures beside the bars they are measured against. Reads JSON objects from standard input."""

import json
import sys


def scheduling(get) -> list:
    rows = [
        ("1,000 histories, PyPI fsrs", f"{get('schedule.difference'):.0e}", "≤ 1e-6, intervals =", get("schedule.difference") <= 1e-6 and get("schedule.intervals") == 0),
        ("scheduling", f"{get('schedule') / 1e6:.1f} M reviews/s", "100 × fsrs, ≥ rs", get("schedule") >= 100 * get("fsrs.schedule") and get("schedule") >= get("rs.schedule")),
        ("  fsrs, fsrs-rs-python", f"{get('fsrs.schedule') / 1e6:.3f}, {get('rs.schedule') / 1e6:.2f} M/s", "", None),
    ]
    for size in ("100000", "10000", "10000.like"):
        times = (get(f"rs.fit.{size}"), get(f"rs.fit.{size}.cards"))
        losses = (get(f"default.loss.{size}"), get(f"rs.loss.{size}"), get(f"rs.loss.{size}.cards"))
        if size == "100000":
            rows.append((f"fitting {size} reviews", f"{get(f'fit.{size}'):.3f} s", "≤ either way of rs", get(f"fit.{size}") <= min(times)))
            rows.append(("  fsrs-rs, with card_ids", "{:.3f}, {:.3f} s".format(*times), "", None))
        rows.append((f"log loss, {size}", f"{get(f'loss.{size}'):.5f}", "≤ defaults and rs", get(f"loss.{size}") <= min(losses) + 1e-7))
        rows.append(("  defaults, rs, card_ids", "{:.5f}, {:.5f}, {:.5f}".format(*losses), "", None))
    return rows


def reviewing(get) -> list:
    """Study over 200,000 cards and 5,000,000 reviews."""
    return [
        ("due queue, 200,000 cards, p99", f"{get('review.queue.p99'):.1f} ms", "< 5 ms", get("review.queue.p99") < 5),
        ("grade, on the disk, p99", f"{get('review.grade.durable.p99'):.1f} ms", "< 10 ms", get("review.grade.durable.p99") < 10),
        ("statistics, median", f"{get('review.statistics.median'):.0f} ms", "< 100 ms", get("review.statistics.median") < 100),
        ("search for a word, 200,000 cards, median", f"{get('review.search.word.median'):.1f} ms", "< 50 ms", get("review.search.word.median") < 50),
    ]


def interchange(get) -> list:
    """A package of 100,000 notes and 1,000,000 answers, and a small one there and back."""
    return [
        ("Anki package, median", f"{get('anki.import.glossa'):.1f} s", "< anki's own", get("anki.import.glossa") < get("anki.import.anki")),
        ("  anki itself, median", f"{get('anki.import.anki'):.1f} s", "", None),
        ("rows that a round trip changes", f"{get('anki.roundTrip')}", "0", get("anki.roundTrip") == 0),
    ]


def etymology(get) -> list:
    """Entries of the 5,000 commonest English words, from the dictionaries alone."""
    whole, p99 = get("etymology.whole"), get("etymology.p99")
    return [
        ("whole etymologies, of 5,000", f"{whole:.1%}", "≥ 90 %", whole >= 0.9),
        ("  each, median, p99", f"{get('etymology.median'):.2f}, {p99:.2f} ms", "< 5 ms", p99 < 5),
    ]


def senses(figures: dict) -> list:
    """First senses that agree with learners' lists."""
    names = [("senses.ja.jlpt", "first senses, JLPT N5 to N3", 0.965), ("senses.zh.hsk", "first senses, HSK", 0.955)]
    return [
        (title, f"{figures[name]:.1%} of {figures[name + '.words']:.0f}", f"≥ {bar:.1%}", figures[name] >= bar)
        for name, title, bar in names
        if name in figures
    ]


def japanese(figures: dict) -> list:
    """Readings and boundaries against sentences with known sounds."""
    if "readings.japanese" not in figures:
        return []
    readings, crossings = figures["readings.japanese"], figures["crossings.japanese"]
    return [
        ("Japanese readings, stretches with kanji", f"{readings:.2%}", "≥ 98 %", readings >= 0.98),
        ("  words across a phrase", f"{crossings:.2%}", "≤ 0.1 %", round(crossings, 3) <= 0.001),
    ]


def chinese(figures: dict) -> list:
    """Readings of characters that have several, and conversion beside PyPI's opencc."""
    rows = []
    if "polyphones" in figures:
        right = figures["polyphones"]
        rows.append((f"polyphones, {figures['polyphones.count']} sentences", f"{right:.2%}", "> 97.3 %", right > 0.973))
    for by in ("s2t", "t2s", "s2tw", "tw2s"):
        same = figures[f"convert.{by}"]
        rows.append((f"conversion {by}, as opencc", f"{same:.3%}", "≥ 99.9 %", same >= 0.999))
    return rows


def books(figures: dict) -> list:
    """Real books: their import, and the memory of ten that are opened one after another."""
    rows = []
    if "books" in figures:
        rows.append(("books that open", f"{figures['books.opened']} of {figures['books']}", "all", figures["books.opened"] == figures["books"]))
        rows.append(("memory, ten of them opened", f"{figures['books.resident']:.0f} MB", "< 120 MB", figures["books.resident"] < 120))
    if "book.import.moby" in figures:
        rows.append(("import of Moby-Dick", f"{figures['book.import.moby']:.2f} s", "≤ 1 s", figures["book.import.moby"] <= 1))
    if "epubs" in figures:
        rows.append(("EPUBs that open", f"{figures['epubs.opened']} of {figures['epubs']}", "all", figures["epubs.opened"] == figures["epubs"]))
    return rows


def load(figures: dict) -> list:
    """Requests a second at 64 connections, and light requests beside two heavy ones of each kind."""
    get = figures.get
    rows = [
        ("reading pages, p99", f"{get('load.reading'):.0f}/s, {get('load.reading.p99'):.0f} ms", "≥ 1,500/s, < 100 ms", get("load.reading") >= 1500 and get("load.reading.p99") < 100),
        ("  with 1,000 half-sent headers", f"{get('load.idle1000.reading'):.0f}/s, {get('load.idle1000.reading.p99'):.0f} ms", "", None),
        ("look-ups", f"{get('load.lookup'):.0f}/s", "≥ 4,000/s", get("load.lookup") >= 4000),
        ("resident after all of it", f"{get('load.resident'):.0f} MB", "< 300 MB", get("load.resident") < 300),
    ]
    for name in sorted(name.split(".health.p99")[0] for name in figures if name.startswith("beside.") and name.endswith(".health.p99")):
        health, page = figures[f"{name}.health.p99"], figures[f"{name}.page.p99"]
        rows.append((f"{name}: health, page, p99", f"{health:.0f}, {page:.0f} ms", "< 50, < 200 ms", health < 50 and page < 200))
    return rows


def dictionaries(get) -> list:
    """Dictionaries of 300,000 entries that a learner brings."""
    return [
        ("Yomitan, 300,000 entries", f"{get('dictionary.import.yomitan'):.1f} s", "≤ 10 s", get("dictionary.import.yomitan") <= 10),
        ("StarDict, 300,000 entries", f"{get('dictionary.import.stardict'):.1f} s", "≤ 10 s", get("dictionary.import.stardict") <= 10),
        ("look-up in five of them", f"{get('dictionary.lookup'):.1f} µs", "≤ 50 µs", get("dictionary.lookup") <= 50),
    ]


def browser(get) -> list:
    """The module of the browser, compressed, and its first answers in Chromium slowed four times."""
    return [
        ("browser's module, compressed", f"{get('browser.kilobytes')} KB", "< 1,200 KB", get("browser.kilobytes") < 1200),
        ("  first answer: a card", f"{get('browser.study'):.0f} ms", "< 400 ms", get("browser.study") < 400),
        ("  first answer: a page of a book", f"{get('browser.page'):.0f} ms", "", None),
    ]


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
        ("words of Japanese", f"{get('analyze.japanese'):.1f} MB/s", "≥ 3 MB/s", get("analyze.japanese") >= 3),
        ("look-up", f"{get('lookup'):.2f} µs", "< 5 µs", get("lookup") < 5),
        ("server ready", f"{get('ready'):.0f} ms", "< 100 ms", get("ready") < 100),
        ("import, 1,000,000 characters", f"{get('import.million'):.2f} s", "< 2 s", get("import.million") < 2),
        ("page of it, median, p99", f"{get('page.median'):.1f}, {get('page.p99'):.1f} ms", "p99 < 10 ms", get("page.p99") < 10),
        ("search in 1,400,000 characters", f"{get('search.slowest'):.0f} ms", "≤ 200 ms", get("search.slowest") <= 200),
        ("resident while reading it", f"{get('resident'):.0f} MB", "< 120 MB", get("resident") < 120),
        ("crossings, 300 sentences", f"{get('glossa.crossings')}", "≤ half of jieba's", 2 * get("glossa.crossings") <= get("jieba.crossings")),
        ("  jieba, jieba without HMM", f"{get('jieba.crossings')}, {get('jieba.noHMM.crossings')}", "", None),
        ("F1 (jieba)", f"{get('glossa.f1'):.3f} ({get('jieba.f1'):.3f})", "", None),
    ]
    rows += scheduling(get) + reviewing(get) + interchange(get) + etymology(get) + senses(figures) + japanese(figures) + chinese(figures) + books(figures) + dictionaries(get) + browser(get) + load(figures)
    for name, value, bar, holds in rows:
        mark = "" if holds is None else "holds" if holds else "MISSED"
        print(f"{name:32}{value:24}{bar:20}{mark}")


if __name__ == "__main__":
    main()
