"""Anki's own SM-2 for comparison: every button waits as long as in Anki, whatever the deck's options."""

import json
import subprocess

import pytest

pytest.importorskip("anki.collection")

from anki_sm2 import histories  # noqa: E402
from desk import BINARY, REPOSITORY  # noqa: E402


def test_every_button_waits_as_long_as_in_anki():
    binary = BINARY if BINARY.is_absolute() else REPOSITORY / BINARY
    for life in histories(seed=7, count=150):
        request = {key: life[key] for key in ("learningSteps", "relearningSteps", "maximumInterval", "ankiSM2", "reviews")}
        done = subprocess.run(
            [binary, "schedule", "--json"], input=json.dumps(request | {"algorithm": "anki-sm2"}), capture_output=True,
            text=True)
        assert done.returncode == 0, done.stderr
        for place, answer in enumerate(json.loads(done.stdout)):
            seconds = [round(days * 86_400) for days in answer["intervals"]]
            # In Anki, "Easy" after relearning adds a day even to the maximum interval; Glossa observes the maximum.
            longest = life["maximumInterval"] * 86_400
            assert seconds == [min(round(days * 86_400), longest) for days in life["buttons"][place]], (place, life)
            if life["eases"][place]:
                assert round(answer["ease"] * 1000) == life["eases"][place], (place, life)
