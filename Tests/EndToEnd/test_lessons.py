"""Lessons: generated; done by touch, by keyboard and without JavaScript; their result, goals and progress."""

import json
import re
import subprocess

import pytest
from playwright.sync_api import expect

from accessibility import check, conclude
from conftest import DESKTOP, PHONE
from desk import BINARY, REPOSITORY

WORDS = {
    "银行": "他在银行门口等了半个小时。", "护士": "护士给他打了一针。", "排队": "买票的人都在排队。",
    "参观": "明天学生们要参观博物馆。", "打扫": "妈妈把房间打扫干净了。",
}
TEXT = "昨天下午我去图书馆看书。图书馆里很安静，只有几个学生在学习。外面下雨了，我没有带雨伞。"


def mark_words(desk):
    for word, sentence in WORDS.items():
        desk.post(f"/words/zh/{word}/mark", status="difficult", sentence=sentence)


def make(desk, kind="Vocabulary", source="My words", text="", minutes="5"):
    desk.open("/practice/lessons")
    desk.page.locator("label.segment", has_text=kind).first.click()
    desk.page.locator("label.segment", has_text=source).last.click()
    if text:
        desk.page.get_by_label("A text", exact=True).last.fill(text)
    desk.page.get_by_label("Minutes").select_option(minutes)
    desk.press(desk.button("Make the lesson"))
    expect(desk.page.locator(".deletion summary")).to_have_text("Delete the lesson")
    return desk.page.url


def exercises(desk, url):
    lesson = url.rstrip("/").rpartition("/")[2]
    answer = desk.page.request.get(f"{desk.server.url}/api/v1/lessons/{lesson}")
    return answer.json()["content"]["exercises"]


def answer(desk, exercise):
    """Answers one exercise correctly, as a person would."""
    page = desk.page
    right = exercise["answer"]
    if exercise["kind"] == "choice":
        desk.press(page.locator(".choices").get_by_role("button", name=right[0], exact=True))
    elif exercise["kind"] in ("cloze", "dictation"):
        page.locator("#answer").fill(right[0])
        desk.press(desk.button("Check"))
    elif exercise["kind"] == "match":
        for place, partner in enumerate(right):
            page.locator(f"#match-{place}").select_option(partner)
        desk.press(desk.button("Check"))
    else:
        bank = page.locator(".order-bank")
        for piece in in_order(exercise):
            desk.press(bank.get_by_role("button", name=piece, exact=True).first)
        desk.press(desk.button("Check"))


def in_order(exercise):
    """Returns the pieces of an ordering exercise in the order of its sentence."""
    rest, pieces, sentence = list(exercise["choices"]), [], exercise["answer"][0]
    while rest:
        piece = max((each for each in rest if sentence.startswith(each)), key=len, default=None)
        if piece is None:
            sentence = sentence[1:]
            continue
        rest.remove(piece)
        pieces.append(piece)
        sentence = sentence[len(piece):]
    return pieces


def test_a_lesson_of_marked_words_is_done_and_its_result_told(either):
    desk = either
    mark_words(desk)
    desk.post("/review/cards", word="zh/银行")
    desk.open("/practice")
    desk.press(desk.page.get_by_role("main").get_by_role("link", name=re.compile("Lessons")))
    expect(desk.heading("A new lesson")).to_be_visible()
    url = make(desk)
    expect(desk.page.locator(".lesson-explanations")).to_contain_text("yínháng")
    asked = exercises(desk, url)
    assert {"choice", "match", "cloze"} <= {each["kind"] for each in asked}
    desk.press(desk.link("Begin"))
    for number, exercise in enumerate(asked, 1):
        expect(desk.page.locator(".lesson-bar")).to_contain_text(f"{number} / {len(asked)}")
        if number == 1:
            desk.press(desk.button("I don’t know"))
            expect(desk.page.locator(".verdict.wrong")).to_be_visible()
        else:
            answer(desk, exercise)
            expect(desk.page.locator(".verdict.right")).to_be_visible()
        desk.press(desk.link("Next"))
    # What was wrong comes again, and then the lesson is over.
    expect(desk.page.get_by_text("Once more")).to_be_visible()
    expect(desk.page.locator(".lesson-bar")).to_contain_text(f"{len(asked) + 1} / {len(asked) + 1}")
    answer(desk, asked[0])
    expect(desk.page.locator(".verdict.right")).to_be_visible()
    desk.press(desk.button("Finish the lesson"))
    expect(desk.page.locator(".score")).to_contain_text(f"{len(asked) - 1} / {len(asked)}")
    wrong = desk.page.locator(".lesson-words li").first
    assert wrong.locator(".lesson-word").inner_text() == asked[0]["words"][0]
    if asked[0]["words"][0] == "银行":
        expect(wrong).to_contain_text("Its card is not due.")
    else:
        desk.press(wrong.get_by_role("button", name="Make a card"))
        expect(desk.page.get_by_text("Added to")).to_be_visible()
        expect(desk.page.locator(".lesson-words li").first).to_contain_text("Its card is not due.")
    desk.press(desk.button("Do it again"))
    expect(desk.link("Begin")).to_be_visible()
    assert exercises(desk, desk.page.url) == asked
    desk.open("/practice/lessons")
    expect(desk.page.locator(".lesson-list")).to_contain_text("Finished")
    desk.open("/me/progress")
    expect(desk.page.locator("#progress-totals").locator("..")).to_contain_text("1 day")


def test_a_sentence_is_put_together_by_tapping_and_taken_apart_again(either):
    desk = either
    url = make(desk, kind="Reading", source="A text", text=TEXT)
    asked = exercises(desk, url)
    number, exercise = next((n, each) for n, each in enumerate(asked, 1) if each["kind"] == "order")
    desk.open(f"/practice/lessons/{url.rpartition('/')[2]}?at={number}")
    pieces = in_order(exercise)
    bank, line = desk.page.locator(".order-bank"), desk.page.locator(".order-line")
    for piece in reversed(pieces):
        desk.press(bank.get_by_role("button", name=piece, exact=True).first)
    assert told(line) == list(reversed(pieces))
    for piece in reversed(pieces):
        desk.press(line.get_by_role("button", name=piece, exact=True).first)
    assert told(bank) == exercise["choices"]
    answer(desk, exercise)
    expect(desk.page.locator(".verdict.right")).to_be_visible()


def told(group):
    """The pieces in a group, without the readings above them."""
    return group.get_by_role("button").evaluate_all("buttons => buttons.map(each => each.dataset.piece)")


def test_a_lesson_is_done_by_keyboard_alone(desk):
    url = make(desk, kind="Reading", source="A text", text=TEXT)
    asked = exercises(desk, url)
    page = desk.page
    page.get_by_role("link", name="Begin").focus()
    page.keyboard.press("Enter")
    for number, exercise in enumerate(asked, 1):
        expect(page.locator(".lesson-bar")).to_contain_text(f"{number} / {len(asked)}")
        page.wait_for_load_state()
        if exercise["kind"] == "choice":
            tab_to(page, lambda focus: focus == exercise["answer"][0])
            page.keyboard.press("Enter")
        elif exercise["kind"] == "order":
            for piece in in_order(exercise):
                tab_to(page, lambda focus, piece=piece: focus == piece, inside=".order-bank")
                page.keyboard.press("Enter")
            tab_to(page, lambda focus: focus == "Check")
            page.keyboard.press("Enter")
        else:
            raise AssertionError(f"a reading lesson without a text to type has no {exercise['kind']}")
        expect(page.locator(".verdict.right")).to_be_visible()
        # The link to continue has the focus.
        page.keyboard.press("Enter")
    expect(page.locator(".score")).to_contain_text(f"{len(asked)} / {len(asked)}")


def tab_to(page, is_wanted, inside="body"):
    """Tabs until the wanted element has the focus."""
    focus = """inside => {
        const it = document.activeElement;
        return it?.closest(inside) ? it.dataset.piece || it.getAttribute("aria-label") || it.textContent.trim() : "";
    }"""
    for _ in range(60):
        if is_wanted(page.evaluate(focus, inside)):
            return
        page.keyboard.press("Tab")
    raise AssertionError("the tabulator never came there")


@pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_lesson_is_done_without_javascript(open_desk, screen):
    desk = open_desk(screen, java_script_enabled=False)
    url = make(desk, kind="Reading", source="A text", text=TEXT)
    asked = exercises(desk, url)
    desk.press(desk.link("Begin"))
    for number, exercise in enumerate(asked, 1):
        if exercise["kind"] == "order":
            pieces = in_order(exercise)
            for place, piece in enumerate(exercise["choices"]):
                desk.page.locator(f"#place-{place}").select_option(str(pieces.index(piece) + 1))
            desk.press(desk.button("Check"))
        else:
            answer(desk, exercise)
        expect(desk.page.locator(".verdict.right")).to_be_visible()
        if number < len(asked):
            desk.press(desk.link("Next"))
    desk.press(desk.button("Finish the lesson"))
    expect(desk.page.locator(".score")).to_contain_text(f"{len(asked)} / {len(asked)}")


@pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_what_is_not_known_comes_again_without_javascript(open_desk, screen):
    desk = open_desk(screen, java_script_enabled=False)
    asked = exercises(desk, make(desk, kind="Reading", source="A text", text=TEXT))
    desk.press(desk.link("Begin"))
    for _ in range(3 * len(asked) - 1):
        desk.press(desk.button("I don’t know"))
        desk.press(desk.link("Next"))
    expect(desk.page.get_by_text("Once more")).to_be_visible()
    desk.press(desk.button("I don’t know"))
    expect(desk.page.get_by_text("It comes again")).to_have_count(0)
    desk.press(desk.button("Finish the lesson"))
    expect(desk.page.locator(".score")).to_contain_text(f"0 / {len(asked)}")


def test_readings_go_by_the_settings_and_a_sentence_is_heard_after_its_answer(desk):
    mark_words(desk)
    asked = exercises(desk, url := make(desk))
    number, exercise = next((n, each) for n, each in enumerate(asked, 1) if each["kind"] == "cloze")
    desk.open(f"/practice/lessons/{url.rpartition('/')[2]}?at={number}")
    readings = desk.page.locator(".exercise-text rt")
    assert readings.count() > 0
    expect(desk.page.locator(".exercise-text + say-it")).to_have_count(0)
    answer(desk, exercise)
    sentence = exercise["text"] + exercise["answer"][0] + exercise["textAfter"]
    assert desk.page.locator(".exercise-spoken say-it").get_attribute("data-text") == sentence
    desk.page.evaluate("document.documentElement.dataset.readings = 'always'")
    expect(readings.first).to_be_visible()
    desk.page.evaluate("document.documentElement.dataset.readings = 'never'")
    expect(readings.first).to_be_hidden()


def test_the_command_has_stories_and_asks_again(tmp_path):
    def glossa(*arguments, input=None):
        return subprocess.run(
            [str(BINARY if BINARY.is_absolute() else REPOSITORY / BINARY), "lesson", *arguments, "--data", str(tmp_path)],
            input=input, check=True, capture_output=True, text=True, timeout=120).stdout

    made = json.loads(glossa("generate", "--kind", "reading", "--language", "zh", "--level", "beginner", "--offline", "--json"))
    asked = made["content"]["exercises"]
    stories = "".join(path.read_text(encoding="utf-8") for path in (REPOSITORY / "Shelf").glob("zh-hsk[12]-*.md"))
    stories = "".join(stories.split())
    passages = [each["passage"] for each in asked if each["passage"]]
    assert passages and all("".join(passage.split()) in stories for passage in passages)
    # Nothing is known: each comes three times, and then there is a result.
    done = glossa("do", input="\n" * (3 * len(asked)))
    assert done.count("Not right: ") == 3 * len(asked)
    assert done.count("(once more)") == 2 * len(asked)
    assert f"0 of {len(asked)} answers right." in done


def test_a_dictation_is_spoken_by_the_browser_and_can_be_read(desk):
    desk.page.add_init_script(
        "window.said = []; speechSynthesis.speak = utterance => window.said.push([utterance.text, utterance.lang])")
    url = make(desk, kind="Listening", source="A text", text="我们去图书馆看书。他在银行排队。老师很高兴。")
    asked = exercises(desk, url)
    number, exercise = next((n, each) for n, each in enumerate(asked, 1) if each["kind"] == "dictation")
    desk.open(f"/practice/lessons/{url.rpartition('/')[2]}?at={number}")
    desk.press(desk.button("Listen"))
    assert desk.page.evaluate("window.said") == [[exercise["answer"][0], "zh-CN"]]
    desk.press(desk.page.locator("summary", has_text="No sound?"))
    expect(desk.page.locator("details", has_text="No sound?")).to_contain_text(exercise["readings"][0])
    desk.page.locator("#answer").fill(exercise["answer"][0].replace("。", " "))
    desk.press(desk.button("Check"))
    expect(desk.page.locator(".verdict.right")).to_be_visible()


def test_goals_are_kept_and_lessons_go_by_them(either):
    desk = either
    desk.open("/me")
    desk.press(desk.link("Learning goals"))
    desk.page.get_by_label("I am learning").select_option("ja")
    desk.page.get_by_label("Minutes a day").fill("20")
    desk.page.get_by_label("Food").check()
    desk.press(desk.button("Save"))
    expect(desk.page.get_by_text("Your goals are saved.")).to_be_visible()
    expect(desk.page.get_by_label("Food")).to_be_checked()
    desk.open("/practice/lessons")
    expect(desk.page.get_by_label("Minutes")).to_have_value("20")
    make(desk, minutes="10")
    expect(desk.page.get_by_text("You have too few words for this")).to_be_visible()
    expect(desk.page.locator(".lesson-explanations li").first).to_be_visible()


@pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_axe_finds_nothing_in_a_lesson_before_or_after_its_answers(open_seen, screen):
    seen = open_seen(screen)
    mark_words(seen)
    for kind, source, text in (("Vocabulary", "My words", ""), ("Reading", "A text", TEXT), ("Grammar", "A text", TEXT),
                               ("Listening", "A text", TEXT), ("Conversation", "My translations", "")):
        url = make(seen, kind, source, text)
        check(seen, f"a lesson of {kind}")
        kinds = set()
        path = f"/practice/lessons/{url.rpartition('/')[2]}"
        for number, exercise in enumerate(exercises(seen, url), 1):
            if (exercise["kind"], exercise["ask"]) in kinds:
                continue
            kinds.add((exercise["kind"], exercise["ask"]))
            seen.open(f"{path}?at={number}")
            check(seen, f"{kind}: a {exercise['kind']}, {exercise['ask']}")
            if number % 2:
                answer(seen, exercise)
            else:
                seen.press(seen.button("I don’t know"))
            expect(seen.page.locator(".verdict")).to_be_visible()
            check(seen, f"{kind}: an answered {exercise['kind']}, {exercise['ask']}")
        seen.post(f"{path}/finish")
        seen.open(f"{path}/result")
        check(seen, f"the result of {kind}")
    for path in ("/practice/lessons", "/me/learning?saved=1", "/me/progress"):
        seen.open(path)
        check(seen, path)
    conclude(seen)
