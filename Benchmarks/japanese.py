"""Measures the readings of Japanese words and their boundaries against sentences with known sounds:
japanese.py GLOSSA SENTENCES.tsv [--wrong].

Each line of SENTENCES has the text, a tab, and its words in order as surface/sound, parted by spaces: the sound in katakana as
it is spoken (は is ワ, long vowels ー), `|` before a word that begins a phrase. UD Japanese GSD can be written so.

A stretch is the shortest run of words that begins and ends where Glossa's words do, too. It counts if it has kanji and
no digits or Latin letters, and is right if its sound is. A word of Glossa's crosses a phrase if it goes on over the beginning of the next one.
"""

import json
import re
import subprocess
import sys

KANJI = re.compile("[一-鿿々〆]")
# Sounds of digits and Latin letters are listed one by one, not as they are read.
SPELT = re.compile("[0-9０-９A-Za-zＡ-Ｚａ-ｚ]")
VOWELS = {
    "ア": "アカサタナハマヤラワガザダバパァャヮ", "イ": "イキシチニヒミリギジヂビピィ", "ウ": "ウクスツヌフムユルグズヅブプヴゥュ",
    "エ": "エケセテネヘメレゲゼデベペェ", "オ": "オコソトノホモヨロヲゴゾドボポォョ",
}
ROW = {kana: vowel for vowel, row in VOWELS.items() for kana in row}


def sound(text: str) -> str:
    """A reading or a sound as it is spoken: katakana, with ー for the second half of every long vowel."""
    text = "".join(chr(ord(c) + 96) if "ぁ" <= c <= "ゖ" else c for c in text)
    text = text.replace("ヅ", "ズ").replace("ヂ", "ジ").replace("ヲ", "オ")
    spoken = ""
    row = None
    for kana in text:
        isLong = row and (kana == "ー" or kana == row or (row, kana) in (("エ", "イ"), ("オ", "ウ")))
        spoken += "ー" if isLong else kana
        row = row if isLong else ROW.get(kana)
    return spoken


def listed(line: str):
    """The text, and its words as (surface, sound, whether a phrase begins)."""
    text, words = line.rstrip("\n").split("\t")[:2]
    found = []
    for item in words.split(" "):
        begins = item.startswith("|") and len(item) > 1
        surface, _, spoken = item[1:].rpartition("/") if begins else item.rpartition("/")
        found.append((surface, spoken, begins))
    return text, found


def main() -> None:
    glossa, sentences = sys.argv[1:3]
    showsWrong = "--wrong" in sys.argv
    gold = [listed(line) for line in open(sentences, encoding="utf-8")]
    gold = [(text, words) for text, words in gold if "".join(word[0] for word in words) == text]
    output = subprocess.run(
        [glossa, "annotate", "--language", "ja", "--json"], check=True, capture_output=True, text=True,
        input="".join(text + "\n" for text, _ in gold)).stdout
    right = stretches = crossings = count = 0
    for (text, words), line in zip(gold, output.splitlines()):
        tokens = json.loads(line)
        starts, phrases, place = [], set(), 0
        for surface, _, begins in words:
            starts.append(place)
            if begins:
                phrases.add(place)
            place += len(surface)
        ends = {token["end"] for token in tokens}
        count += sum(1 for token in tokens if token["reading"])
        crossings += sum(
            any(token["start"] < phrase < token["end"] for phrase in phrases) for token in tokens)
        begin, spoken = 0, ""
        for (surface, word, _), start in zip(words, starts):
            spoken += word
            end = start + len(surface)
            if end not in ends:
                continue
            here = [token for token in tokens if begin <= token["start"] < end]
            if here and here[0]["start"] == begin and KANJI.search(text[begin:end]) and not SPELT.search(text[begin:end]):
                stretches += 1
                read = "".join(token["reading"] or token["text"] for token in here)
                isRight = sound(read) == sound(spoken) or particles(here, spoken)
                right += isRight
                if showsWrong and not isRight:
                    print(text[begin:end], read, spoken, text, sep="\t")
            begin, spoken = end, ""
    if not showsWrong:
        print(json.dumps({"name": "readings.japanese", "value": right / max(1, stretches), "unit": ""}))
        print(json.dumps({"name": "crossings.japanese", "value": crossings / max(1, count), "unit": ""}))


def particles(tokens: list, spoken: str) -> bool:
    """Whether the sound is right with particles as they are spoken."""
    read = "".join(
        {"は": "わ", "へ": "え"}.get(token["text"], token["reading"] or token["text"]) for token in tokens)
    return sound(read) == sound(spoken)


if __name__ == "__main__":
    main()
