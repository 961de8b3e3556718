"""Measures the readings of Chinese characters that have several: polyphones.py GLOSSA SENTENCES READINGS [--wrong].

Each line of SENTENCES has one character between two ▁, and the same line of READINGS its numbered pinyin with the neutral
tone as 5 and ü as `u:`: the form of the set published with g2pM.
"""

import subprocess
import sys

from peers import report


def main() -> None:
    glossa, sentences, readings = sys.argv[1:4]
    with open(sentences, encoding="utf-8") as file:
        marked = file.read().splitlines()
    with open(readings, encoding="utf-8") as file:
        gold = file.read().split()
    assert len(marked) == len(gold)
    texts = [sentence.replace("▁", "") for sentence in marked]
    lines = subprocess.run(
        [glossa, "readings"], input="".join(text + "\n" for text in texts), check=True, capture_output=True, text=True
    ).stdout.splitlines()
    assert len(lines) == len(texts)
    right = count = 0
    for sentence, text, line, reading in zip(marked, texts, lines, gold):
        place = sentence.index("▁")
        read = at(place, text, line)
        if read is None:
            print(f"skipped: {text}", file=sys.stderr)
            continue
        count += 1
        right += read == reading
        if "--wrong" in sys.argv and read != reading:
            print(text[place], read, reading, sentence, sep="\t")
    if "--wrong" not in sys.argv:
        report("polyphones", right / max(1, count), "")
        report("polyphones.count", count, "")


def at(place: int, text: str, line: str) -> str | None:
    """The reading of the character at a place. A line has a reading for each Chinese character, and what else the text has
    as it is."""
    position = 0
    for token in line.split():
        while position < len(text) and text[position].isspace():
            position += 1
        isWritten = text.startswith(token, position)
        if position <= place < position + (len(token) if isWritten else 1):
            return token
        position += len(token) if isWritten else 1
    return None


if __name__ == "__main__":
    main()
