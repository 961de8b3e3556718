"""The etymology notebook: a word is looked up, stored, found, reviewed, deleted; its file is exported and imported."""

import re

from playwright.sync_api import expect

from reciter import set_up


def look_up(desk, word):
    desk.open("/notebook")
    desk.page.locator("#notebook-word").fill(word)
    desk.press(desk.button("Look up"))


def keep(desk, word):
    look_up(desk, word)
    desk.press(desk.button("Save to the notebook"))
    expect(desk.page.get_by_text("Saved to your notebook.")).to_be_visible()


def test_a_word_is_looked_up_kept_and_deleted(either):
    desk = either
    look_up(desk, "construct")
    parts = desk.page.locator(".word-parts")
    expect(parts).to_contain_text("con-")
    expect(parts).to_contain_text("struct")
    expect(parts).to_contain_text("Latin")
    tree = desk.page.locator(".family")
    expect(tree).to_contain_text("struere")
    expect(desk.page.locator("#related").locator("..")).to_contain_text("structure")
    desk.press(desk.button("Save to the notebook"))
    expect(desk.page).to_have_url(re.compile("/notebook/entries/construct"))
    desk.open("/notebook")
    expect(desk.link("construct")).to_be_visible()
    desk.press(desk.link("construct"))
    desk.press(desk.page.locator(".deletion summary"))
    desk.press(desk.button("Delete from the notebook"))
    expect(desk.page.get_by_text("Your notebook is empty")).to_be_visible()


def test_chinese_leads_to_its_english(either):
    look_up(either, "银行")
    expect(either.heading("bank")).to_be_visible()


def test_what_is_no_word_is_told_and_stays_in_the_field(either):
    look_up(either, "zzyzxq")
    expect(either.page.get_by_role("alert")).to_contain_text("No dictionary here has “zzyzxq”.")
    expect(either.page.locator("#notebook-word")).to_have_value("zzyzxq")


def test_titles_are_found_as_one_types(either):
    desk = either
    for word in ["construct", "house", "instruct"]:
        keep(desk, word)
    desk.open("/notebook")
    with desk.page.expect_response(re.compile("/notebook\\?query=STRUCT")):
        desk.page.locator("#notebook-query").fill("STRUCT")
    expect(desk.page.locator(".notebook-list li")).to_have_text(["instruct", "construct"])


def test_entries_are_leafed_through_by_key(either):
    desk = either
    for word in ["construct", "inspect"]:
        keep(desk, word)
    desk.open("/notebook/review?count=2")
    expect(desk.page.get_by_text("1 of 2")).to_be_visible()
    first = desk.page.locator(".notebook-card h2").inner_text()
    desk.press(desk.page.locator("summary", has_text="Show what it is made of"))
    expect(desk.page.locator(".notebook-card .word-parts")).to_be_visible()
    desk.press_key("ArrowRight")
    expect(desk.page.get_by_text("2 of 2")).to_be_visible()
    assert desk.page.locator(".notebook-card h2").inner_text() != first
    desk.press_key("ArrowLeft")
    expect(desk.page.get_by_text("1 of 2")).to_be_visible()
    assert desk.page.locator(".notebook-card h2").inner_text() == first
    desk.press_key("ArrowRight")
    expect(desk.page.get_by_text("2 of 2")).to_be_visible()
    desk.press_key("ArrowRight")
    expect(desk.heading("That was the round")).to_be_visible()


def test_a_card_is_made_of_an_entry(either):
    desk = either
    keep(desk, "construct")
    desk.press(desk.button("Make a card"))
    expect(desk.page.get_by_text("A card was made")).to_be_visible()
    desk.open("/review/browse")
    expect(desk.page.locator(".card-table")).to_contain_text("construct")


def test_the_file_goes_out_and_comes_in(either, tmp_path):
    desk = either
    keep(desk, "construct")
    text = desk.page.request.get(desk.server.url + "/notebook/etynote.md").text()
    assert text.startswith("---\n\n# construct\n\n## Part of Speech\n")
    file = tmp_path / "mine.md"
    file.write_text("My notes\n\n# pear\n## Variants\n- pears\n")
    desk.open("/notebook")
    desk.page.locator("summary", has_text="The file").click()
    desk.page.locator("#notebook-import").set_input_files(file)
    desk.press(desk.button("Show what would change"))
    expect(desk.page.get_by_text("1 title of your notebook is not in the file")).to_be_visible()
    expect(desk.page.locator(".notebook-list")).to_have_text("construct")
    desk.press(desk.button("Replace the notebook"))
    expect(desk.page.get_by_text("The notebook was replaced")).to_be_visible()
    expect(desk.link("pear")).to_be_visible()
    desk.press(desk.button("Restore"))
    expect(desk.page.get_by_text("The earlier notebook is back")).to_be_visible()
    expect(desk.link("construct")).to_be_visible()
    desk.page.locator("#notebook-import").set_input_files(file)
    desk.press(desk.button("Show what would change"))
    desk.press(desk.button("Keep mine"))
    expect(desk.page.get_by_text("Your notebook was not changed")).to_be_visible()
    expect(desk.link("construct")).to_be_visible()
    wrong = tmp_path / "wrong.md"
    wrong.write_text("nothing here")
    desk.page.locator("summary", has_text="The file").click()
    desk.page.locator("#notebook-import").set_input_files(wrong)
    desk.press(desk.button("Show what would change"))
    expect(desk.page.get_by_role("alert")).to_contain_text("It has no titles")
    expect(desk.link("construct")).to_be_visible()


def test_a_model_writes_an_entry_beside_the_dictionaries(either, reciter):
    desk = either
    set_up(desk, reciter.address)
    look_up(desk, "construct")
    desk.press(desk.button("Ask a language model"))
    expect(desk.page.get_by_text("Written by reciter")).to_be_visible()
    # WordNet has it as a noun and a verb.
    expect(desk.page.locator(".entry-doubts")).to_contain_text("this entry says adjective")
    expect(desk.page.locator(".word-parts")).to_contain_text("struct")
    desk.press(desk.button("Save to the notebook"))
    expect(desk.page.get_by_text("Saved to your notebook.")).to_be_visible()
    expect(desk.page.locator(".notebook-head")).to_contain_text("verb, adjective")


def test_without_a_network_the_dictionaries_answer_and_the_question_may_wait(either):
    desk = either
    set_up(desk, "http://127.0.0.1:9/v1")
    look_up(desk, "construct")
    desk.press(desk.button("Ask a language model"))
    expect(desk.page.get_by_role("alert")).to_be_visible()
    expect(desk.page.get_by_text("What you see here is from the dictionaries.")).to_be_visible()
    desk.press(desk.button("Ask when it can be reached, and save the answer"))
    expect(desk.page.get_by_text("The question is queued.")).to_be_visible()
    desk.open("/me/models")
    expect(desk.page.get_by_text("construct").first).to_be_visible()
