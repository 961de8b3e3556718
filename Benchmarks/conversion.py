"""Compares conversion between simplified and traditional Chinese with PyPI's opencc: conversion.py GLOSSA SENTENCES [--wrong].

SENTENCES has simplified text, one sentence on a line. OpenCC's own traditional text is what is converted back. Prints for
each of s2t, s2tw, t2s and tw2s the share of characters that are the same, and with `--wrong` what differs.
"""

import difflib
import subprocess
import sys

import opencc

from peers import report


def converted(glossa: str, by: str, lines: list[str]) -> list[str]:
    output = subprocess.run(
        [glossa, "convert", "--by", by], input="".join(line + "\n" for line in lines), check=True, capture_output=True,
        text=True).stdout
    return output.removesuffix("\n").split("\n")


def main() -> None:
    glossa, path = sys.argv[1:3]
    with open(path, encoding="utf-8") as file:
        simplified = [line.replace("▁", "") for line in file.read().split("\n") if line.strip()][:10_000]
    texts = {"s2t": simplified, "s2tw": simplified}
    for there, back in (("s2t", "t2s"), ("s2tw", "tw2s")):
        converter = opencc.OpenCC(there)
        texts[back] = [converter.convert(line) for line in simplified]
    for by, lines in texts.items():
        converter = opencc.OpenCC(by)
        same = count = 0
        for line, ours in zip(lines, converted(glossa, by, lines), strict=True):
            theirs = converter.convert(line)
            count += len(theirs)
            if ours == theirs:
                same += len(theirs)
                continue
            for tag, start, end, first, last in difflib.SequenceMatcher(None, theirs, ours, autojunk=False).get_opcodes():
                if tag == "equal":
                    same += end - start
                elif "--wrong" in sys.argv:
                    print(by, theirs[start:end], ours[first:last], line, sep="\t")
        if "--wrong" not in sys.argv:
            report(f"convert.{by}", same / max(1, count), "")


if __name__ == "__main__":
    main()
