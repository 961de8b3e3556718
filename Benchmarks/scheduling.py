"""The scheduler beside PyPI's fsrs and fsrs-rs-python, in one run: agreement, speed, and the quality of fitted parameters.

Prints one JSON object for each figure, as Benchmarks.swift does.

    scheduling.py SCHEDULING_BENCHMARKS
"""

import datetime
import json
import math
import random
import subprocess
import sys
import time

import fsrs
import fsrs_rs_python as rs

DEFAULTS = list(fsrs.scheduler.DEFAULT_PARAMETERS)
LOWER, UPPER = fsrs.scheduler.LOWER_BOUNDS_PARAMETERS, fsrs.scheduler.UPPER_BOUNDS_PARAMETERS
# How far learners differ from the defaults: fsrs-rs's deviations, those of the first four as factors.
DEVIATIONS = [0.57, 0.28, 0.6, 0.12, 0.39, 0.18, 0.33, 0.3, 0.09, 0.16, 0.57, 0.25, 1.03, 0.31, 0.32, 0.14, 0.27]

History = list[tuple[int, int]]


def report(name: str, value: float, unit: str) -> None:
    print(json.dumps({"name": name, "value": value, "unit": unit}), flush=True)


def best(runs: int, body) -> float:
    """The shortest of several runs, in seconds: machines are noisy, and noise only ever adds."""
    shortest = math.inf
    for _ in range(runs):
        start = time.perf_counter()
        body()
        shortest = min(shortest, time.perf_counter() - start)
    return shortest


def written(histories: list[History]) -> str:
    return "".join(" ".join(f"{rating}:{days}" for rating, days in history) + "\n" for history in histories)


def glossa(program: str, *arguments: str, histories: list[History] = ()) -> str:
    return subprocess.run(
        [program, *arguments], input=written(histories), capture_output=True, text=True, check=True
    ).stdout


def agreement(program: str) -> None:
    """1,000 random histories: the largest relative difference to PyPI's fsrs, and how many intervals differ."""
    dice = random.Random(7)
    histories = []
    for _ in range(1000):
        history = [(dice.choices([1, 2, 3, 4], [2, 2, 5, 1])[0], 0)]
        for _ in range(dice.randint(0, 40)):
            days = dice.choice([0, 0, 1, 2, 3, 5, dice.randint(1, 30), dice.randint(1, 400)])
            history.append((dice.choices([1, 2, 3, 4], [2, 2, 5, 1])[0], days))
        histories.append(history)
    scheduler = fsrs.Scheduler(learning_steps=[], relearning_steps=[], enable_fuzzing=False)
    largest, different = 0.0, 0
    for history, line in zip(histories, glossa(program, "replay", histories=histories).splitlines()):
        card, now = fsrs.Card(), datetime.datetime(2020, 1, 1, tzinfo=datetime.timezone.utc)
        for (rating, days), state in zip(history, line.split(" ")):
            now += datetime.timedelta(days=days)
            card, _ = scheduler.review_card(card, fsrs.Rating(rating), now)
            stability, difficulty, interval = state.split(":")
            largest = max(largest, abs(float(stability) / card.stability - 1), abs(float(difficulty) / card.difficulty - 1))
            different += int(interval) != (card.due - now).days
    report("schedule.difference", largest, "relative")
    report("schedule.intervals", different, "different")


def speed(program: str) -> None:
    """Reviews a second, each with all that follows from it."""
    print(glossa(program, "schedule"), end="", flush=True)
    scheduler = fsrs.Scheduler(learning_steps=[], relearning_steps=[], enable_fuzzing=False)

    def with_fsrs() -> None:
        for number in range(300):
            card, now = fsrs.Card(), datetime.datetime(2020, 1, 1, tzinfo=datetime.timezone.utc)
            for review in range(10):
                rating = fsrs.Rating.Again if (number + review) % 9 == 0 else fsrs.Rating.Good
                card, _ = scheduler.review_card(card, rating, now)
                now += datetime.timedelta(days=1 + (number + review * 7) % 40)

    def with_rs() -> None:
        model = rs.FSRS(DEFAULTS)
        for number in range(2000):
            memory = None
            for review in range(10):
                states = model.next_states(memory, 0.9, 0 if memory is None else 1 + (number + review * 7) % 40)
                memory = (states.again if (number + review) % 9 == 0 else states.good).memory

    report("fsrs.schedule", 3000 / best(3, with_fsrs), "reviews/s")
    report("rs.schedule", 20_000 / best(3, with_rs), "reviews/s")


def learner(dice: random.Random, spread: float) -> list[float]:
    values = [value * math.exp(spread * dice.gauss(0, 0.7)) for value in DEFAULTS[:4]]
    values.sort()
    values += [value + spread * dice.gauss(0, deviation) for value, deviation in zip(DEFAULTS[4:], DEVIATIONS)]
    return [min(max(value, low), high) for value, low, high in zip(values, LOWER, UPPER)]


def simulate(w: list[float], cards: int, dice: random.Random) -> list[History]:
    """Cards of a learner whose memory is as FSRS-6 describes it, reviewed at about 90 % for two months to two years."""
    decay = -w[20]
    factor = 0.9 ** (1 / decay) - 1

    def after(memory: tuple[float, float] | None, days: int, rating: int) -> tuple[float, float]:
        if memory is None:
            return w[rating - 1], min(max(w[4] - math.exp(w[5] * (rating - 1)) + 1, 1), 10)
        stability, difficulty = memory
        if days == 0:
            growth = math.exp(w[17] * (rating - 3 + w[18])) * stability ** -w[19]
            following = stability * (growth if rating == 1 else max(growth, 1))
        else:
            recall = (1 + factor * days / stability) ** decay
            if rating == 1:
                following = min(
                    w[11] * difficulty ** -w[12] * ((stability + 1) ** w[13] - 1) * math.exp((1 - recall) * w[14]),
                    stability / math.exp(w[17] * w[18]),
                )
            else:
                growth = math.exp(w[8]) * (11 - difficulty) * stability ** -w[9] * (math.exp((1 - recall) * w[10]) - 1)
                following = stability * (1 + growth * {2: w[15], 4: w[16]}.get(rating, 1))
        damped = difficulty - w[6] * (rating - 3) * (10 - difficulty) / 9
        easiest = w[4] - math.exp(w[5] * 3) + 1
        return min(max(following, 0.001), 36500), min(max(w[7] * easiest + (1 - w[7]) * damped, 1), 10)

    histories = []
    for _ in range(cards):
        rating = dice.choices([1, 2, 3, 4], [0.2, 0.15, 0.55, 0.1])[0]
        memory, history, day = after(None, 0, rating), [(rating, 0)], 0
        horizon = dice.choice([60, 180, 365, 365, 720])
        while len(history) < 60:
            if history[-1][0] == 1 and dice.random() < 0.8:
                rating, days = dice.choices([1, 2, 3, 4], [0.15, 0.1, 0.7, 0.05])[0], 0
            else:
                days = max(1, round(min(memory[0] * (0.6 + 0.9 * dice.random()), 730)))
                day += days
                if day > horizon:
                    break
                recall = (1 + factor * days / memory[0]) ** decay
                rating = 1 if dice.random() > recall else dice.choices([2, 3, 4], [0.15, 0.75, 0.1])[0]
            memory = after(memory, days, rating)
            history.append((rating, days))
        histories.append(history)
    return histories


def items(histories: list[History]) -> tuple[list, list[int]]:
    """What fsrs-rs learns from: each prediction with all that came before it, and the card it is of."""
    found, cards = [], []
    for card, history in enumerate(histories):
        reviews = [rs.FSRSReview(rating, days) for rating, days in history]
        for place in range(1, len(history)):
            if history[place][1] > 0:
                found.append(rs.FSRSItem(reviews[: place + 1]))
                cards.append(card)
    return found, cards


def of_size(histories: list[History], reviews: int) -> list[History]:
    chosen, count = [], 0
    for history in histories:
        if count >= reviews:
            break
        chosen.append(history)
        count += len(history)
    return chosen


def log_loss(parameters: list[float], histories: list[History]) -> float:
    """The mean of -ln(chance given to what happened), with fsrs-rs's memory states."""
    decay = -parameters[20]
    factor = 0.9 ** (1 / decay) - 1
    logs = [rs.FSRSItem([rs.FSRSReview(rating, days) for rating, days in history]) for history in histories]
    total, count = 0.0, 0
    for history, states in zip(histories, rs.FSRS(parameters).historical_memory_state_batch(logs)):
        for (rating, days), state in zip(history[1:], states):
            if days > 0:
                recall = (1 + factor * days / state.stability) ** decay
                total -= math.log(recall if rating > 1 else 1 - recall)
                count += 1
    return total / count


def fitting(program: str, name: str, reviews: int, spread: float, seeds: range) -> None:
    """Fits several learners the three ways, and judges each by the plain log loss on other cards of the same learner.

    The figures are means over the learners: one learner's other cards favour one way or another by chance, by some
    0.0001. (fsrs-rs's own `evaluate` weighs reviews by their place in the list.)
    """
    sums: dict[str, float] = {}

    def add(figure: str, value: float) -> None:
        sums[figure] = sums.get(figure, 0) + value / len(seeds)

    for seed in seeds:
        dice = random.Random(seed)
        values = learner(dice, spread)
        logged = of_size(simulate(values, max(500, reviews // 4), dice), reviews)
        others = simulate(values, 4000, dice)
        found, cards = items(logged)
        model = rs.FSRS(DEFAULTS)
        fitted: dict[str, list[float]] = {}

        def fit(way: str, **options) -> None:
            fitted[way] = model.compute_parameters(found, **options)

        add(f"rs.fit.{name}", best(2, lambda: fit("rs")))
        add(f"rs.fit.{name}.cards", best(2, lambda: fit("cards", card_ids=cards)))
        own = json.loads(glossa(program, "fit", histories=logged))
        add(f"fit.{name}", own["seconds"])
        add(f"default.loss.{name}", log_loss(DEFAULTS, others))
        add(f"rs.loss.{name}", log_loss(fitted["rs"], others))
        add(f"rs.loss.{name}.cards", log_loss(fitted["cards"], others))
        add(f"loss.{name}", log_loss(own["parameters"], others))
    for figure, value in sums.items():
        report(figure, value, "s" if "fit" in figure else "")


def main() -> None:
    program = sys.argv[1]
    agreement(program)
    speed(program)
    fitting(program, "100000", 100_000, 0.7, range(1, 5))
    fitting(program, "10000", 10_000, 0.7, range(10, 18))
    fitting(program, "10000.like", 10_000, 0, range(20, 26))


if __name__ == "__main__":
    main()
