"""Histories scheduled by the SM-2 of PyPI's `anki`, which Glossa's `anki-sm2` must reproduce to the day.

`python Tests/EndToEnd/anki_sm2.py` prints the table of Tests/SchedulingTests/AnkiSM2ReferenceTests.swift.
"""

import json
import os
import random
import tempfile
from pathlib import Path

# Anki omits its fuzz when its own unit tests run.
os.environ["ANKI_TEST_MODE"] = "1"

from anki.collection import Collection  # noqa: E402

DAY = 86_400


def preset(chance: random.Random) -> dict:
    """Returns the options of a deck, as `glossa schedule` accepts them; some are Anki's defaults."""
    options = {
        "learningSteps": chance.choice([[1, 10], [1, 10], [5], [], [1, 10, 60], [1440, 4320], [1500]]),
        "relearningSteps": chance.choice([[10], [10], [], [5, 30], [2880]]),
        "maximumInterval": chance.choice([36500, 36500, 36500, 100]),
        "ankiSM2": {},
    }
    if chance.random() < 0.6:
        options["ankiSM2"] = {
            "startingEase": chance.choice([2.5, 1.31, 2.2, 3.1]),
            "hardMultiplier": chance.choice([1.2, 1.0, 0.8, 1.3, 1.15]),
            "easyBonus": chance.choice([1.3, 1.0, 1.5, 2.25]),
            "intervalMultiplier": chance.choice([1.0, 0.7, 1.35, 2.0]),
            "lapseMultiplier": chance.choice([0.0, 0.5, 0.33, 1.0]),
            "minimumLapseInterval": chance.choice([1, 2, 7]),
            "graduatingInterval": chance.choice([1, 3, 10]),
            "easyInterval": chance.choice([4, 2, 20]),
        }
    return options


def apply(collection: Collection, options: dict):
    """Applies the options to the default preset."""
    usual = {"startingEase": 2.5, "hardMultiplier": 1.2, "easyBonus": 1.3, "intervalMultiplier": 1.0,
             "lapseMultiplier": 0.0, "minimumLapseInterval": 1, "graduatingInterval": 1, "easyInterval": 4}
    sm2 = usual | options["ankiSM2"]
    config = collection.decks.get_config(1)
    config["new"] |= {
        "delays": options["learningSteps"], "initialFactor": round(sm2["startingEase"] * 1000),
        "ints": [sm2["graduatingInterval"], sm2["easyInterval"], 0], "perDay": 9999}
    config["rev"] |= {
        "hardFactor": sm2["hardMultiplier"], "ease4": sm2["easyBonus"], "ivlFct": sm2["intervalMultiplier"],
        "maxIvl": options["maximumInterval"], "perDay": 9999}
    config["lapse"] |= {
        "delays": options["relearningSteps"], "mult": sm2["lapseMultiplier"], "minInt": sm2["minimumLapseInterval"],
        "leechFails": 9999}
    collection.decks.update_config(config)


def wait(state) -> float:
    """Returns a card's wait in days."""
    normal = state.filtered.rescheduling.original_state if state.WhichOneof("kind") == "filtered" else state.normal
    match normal.WhichOneof("kind"):
        case "learning": return normal.learning.scheduled_secs / DAY
        case "relearning": return normal.relearning.learning.scheduled_secs / DAY
        case "review": return float(normal.review.scheduled_days)
    raise AssertionError(normal)


def elapsed(chance: random.Random, card) -> int:
    """Returns the days until a card is answered: on its day, before it, or a little or much later."""
    if card.type != 2 or card.ivl == 0:
        return 0
    match chance.randrange(6):
        case 0: return chance.randint(0, card.ivl)
        case 1: return card.ivl + chance.randint(1, max(2, card.ivl))
        case 2: return card.ivl + chance.randint(1, 5)
        case 3: return card.ivl * 3 + 40 if card.ivl < 3000 else card.ivl
    return card.ivl


def lend(collection: Collection):
    """Moves all cards into a filtered deck: the only place where Anki accepts an answer before a card is due."""
    deck = collection.sched.get_or_create_filtered_deck(0)
    deck.name = "Ahead"
    deck.config.reschedule = True
    del deck.config.search_terms[1:]
    deck.config.search_terms[0].search = "deck:*"
    deck.config.search_terms[0].limit = 9
    return collection.sched.add_or_update_filtered_deck(deck).id


def history(collection: Collection, chance: random.Random, length: int) -> dict:
    """Returns a card's history in Anki: at each answer, the four buttons' waits in days, and the ease afterwards."""
    options = preset(chance)
    apply(collection, options)
    note = collection.new_note(collection.models.by_name("Basic"))
    note.fields = ["front", "back"]
    collection.add_note(note, 1)
    card = note.cards()[0]
    reviews, buttons, eases = [], [], []
    for _ in range(length):
        days = elapsed(chance, card)
        if days:
            card.due -= days
            collection.update_card(card)
            collection.db.execute("UPDATE cards SET due = ? WHERE id = ?", card.due, card.id)
        ahead = lend(collection) if card.type == 2 and days < card.ivl else None
        states = collection._backend.get_scheduling_states(card.id)
        buttons.append([wait(state) for state in (states.again, states.hard, states.good, states.easy)])
        rating = chance.choices([1, 2, 3, 4], [2, 2, 6, 2])[0]
        reviews.append({"rating": rating, "elapsedDays": days})
        card = collection.get_card(card.id)
        card.start_timer()
        collection.sched.answer_card(collection.sched.build_answer(card=card, states=states, rating=rating - 1))
        if ahead:
            collection.decks.remove([ahead])
        card = collection.get_card(card.id)
        eases.append(card.factor)
    collection.remove_notes([note.id])
    return options | {"reviews": reviews, "buttons": buttons, "eases": eases}


def histories(seed: int, count: int, length: int = 14):
    """Returns random histories, the same for the same seed."""
    with tempfile.TemporaryDirectory() as folder:
        collection = Collection(str(Path(folder) / "collection.anki2"))
        chance = random.Random(seed)
        for _ in range(count):
            yield history(collection, chance, length)
        collection.close()


if __name__ == "__main__":
    for life in histories(2026, 24, 12):
        sm2 = life["ankiSM2"]
        print(json.dumps(life["learningSteps"]), json.dumps(life["relearningSteps"]), life["maximumInterval"],
              json.dumps(list(sm2.values())))
        for review, waits, ease in zip(life["reviews"], life["buttons"], life["eases"]):
            print(" ", review["rating"], review["elapsedDays"], *(round(days * DAY) for days in waits), ease)
