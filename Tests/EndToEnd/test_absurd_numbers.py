"""Absurd numbers in the options and the input of commands are rejected in plain words."""

import json
import os
import subprocess

import pytest

from desk import BINARY, REPOSITORY

ABSURD = ["-9223372036854775808", "9223372036854775808", "9223372036854775807", "-1", "1e308", "NaN", "0.5", ""]
# The options for places. No number is absurd for them, because any text is a path: with `--backups=1e308` a server starts.
PLACES = {"data", "database", "lexicon", "config", "backups"}


def glossa(folder, *arguments, text=""):
    binary = BINARY if BINARY.is_absolute() else REPOSITORY / BINARY
    places = {"GLOSSA_DATA": str(folder), "GLOSSA_CONFIG": str(folder / "config")}
    return subprocess.run(
        [binary, *arguments], input=text, env={**os.environ, **places}, cwd=folder, capture_output=True, text=True,
        timeout=60)


def commands(command, path=()):
    """Yields every command with its parent commands."""
    yield path, command.get("arguments", [])
    for inner in command.get("subcommands", []):
        if inner["commandName"] != "help":
            yield from commands(inner, (*path, inner["commandName"]))


def name(argument):
    return argument["preferredName"]["name"]


def numbers(folder):
    """Yields the numeric options: those that reject a text and list no choices."""
    tree = json.loads(glossa(folder, "--experimental-dump-help").stdout)["command"]
    for path, arguments in commands(tree):
        # Other arguments that the command requires.
        needed = [part for argument in arguments if not argument["isOptional"] and "defaultValue" not in argument
                  for part in ([f"--{name(argument)}", "x"] if argument["kind"] == "option" else ["x"])]
        for argument in arguments:
            if argument["kind"] != "option" or name(argument) in PLACES or argument.get("allValues"):
                continue
            option = f"--{name(argument)}"
            refused = glossa(folder, *path, *needed, f"{option}=x")
            if refused.returncode == 64 and f"invalid for '{option}" in refused.stderr:
                yield [*path, *needed], option


def test_an_absurd_number_for_an_option_is_refused(tmp_path):
    found = list(numbers(tmp_path))
    assert len(found) >= 14, found
    for command, option in found:
        for number in ABSURD:
            answer = glossa(tmp_path, *command, f"{option}={number}")
            # Some options accept a fraction; a crash by a signal would give a negative status.
            assert answer.returncode in (0, 1, 64), (command, option, number, answer.stderr[-500:])
            assert "Fatal error" not in answer.stderr, (command, option, number)
            if answer.returncode == 64:
                assert option in answer.stderr or "--" in answer.stderr or "from" in answer.stderr


# They take texts, so that `numbers` does not find them: a host name, an address or a range of addresses, and an address with a
# scheme. A number is none of the last two, and a host name only where others can reach the server, which this one refuses.
@pytest.mark.parametrize("option", ["--name", "--proxy", "--model-address"])
def test_an_absurd_number_in_place_of_a_name_or_an_address_is_refused(tmp_path, option):
    for number in ABSURD:
        answer = glossa(tmp_path, "serve", "--port", "0", f"{option}={number}")
        assert answer.returncode == 64, (number, answer.stderr[-500:])
        assert option in answer.stderr or f"{number} " in answer.stderr, (number, answer.stderr)
        assert "Fatal error" not in answer.stderr and not (tmp_path / "glossa.sqlite").exists()


@pytest.mark.parametrize("number", [number or "null" for number in ABSURD] + ["1e999"])
def test_an_absurd_number_among_reviews_is_refused_or_counted(tmp_path, number):
    for text in (
        '{"reviews":[{"rating":%s}]}', '{"reviews":[{"rating":3,"elapsedDays":%s},{"rating":3,"elapsedDays":1}]}',
        '{"desiredRetention":%s,"reviews":[{"rating":3}]}', '{"maximumInterval":%s,"reviews":[{"rating":3}]}',
        '{"learningSteps":[%s],"reviews":[{"rating":3}]}', '{"relearningSteps":[%s],"reviews":[{"rating":1}]}',
        '{"parameters":[' + ",".join(["%s"] * 21) + '],"reviews":[{"rating":3},{"rating":1,"elapsedDays":9}]}',
    ):
        answer = glossa(tmp_path, "schedule", "--json", text=text.replace("%s", number))
        assert answer.returncode in (0, 1, 64), (text, number, answer.stderr[-500:])
        if answer.returncode == 0:
            assert json.loads(answer.stdout)


def test_absurd_numbers_in_a_log_are_left_out(tmp_path):
    log = tmp_path / "log.csv"
    head = "card_id,review_time,review_rating,review_state,review_duration"
    fields = ["1", "1700000000000", "3", "2", "900"]
    lines = [",".join(fields[:place] + [number] + fields[place + 1:]) for place in range(5) for number in ABSURD]
    log.write_text("\n".join([head, *lines, ",".join(fields)]))
    for hour in ("0", "23"):
        answer = glossa(tmp_path, "optimize", "--csv", str(log), "--day-start", hour)
        assert answer.returncode == 0, answer.stderr[-500:]
        assert len(json.loads(answer.stdout)["parameters"]) == 21
