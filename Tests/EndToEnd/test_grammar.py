"""The grammar helper: a sentence word by word, its grammar points, and the links between them."""

import re

import pytest
from playwright.sync_api import expect

from reciter import set_up


@pytest.mark.parametrize(("sentence", "form", "name"), [
    ("我把门关上了。", "把", "doing something to a thing"),
    ("雨が降ったら、家にいます。", "たら", "if; when"),
])
def test_a_sentence_is_explained(desk, sentence, form, name):
    desk.open("/practice")
    desk.press(desk.page.get_by_role("main").get_by_role("link", name=re.compile("Grammar helper")))
    desk.page.get_by_label("A sentence, or a few").fill(sentence)
    desk.press(desk.button("Explain"))
    card = desk.page.locator(".grammar-card").filter(has_text=name)
    expect(card.locator(".grammar-form-name")).to_have_text(form)
    expect(desk.page.locator(".gloss-line li").first.locator(".gloss-meaning")).not_to_be_empty()


def test_a_marker_leads_to_its_card(desk):
    desk.open("/practice/grammar?text=%E9%9B%A8%E8%B6%8A%E4%B8%8B%E8%B6%8A%E5%A4%A7%E3%80%82")
    mark = desk.page.locator(".grammar-mark").first
    expect(mark).to_have_text("越下越")
    desk.press(mark)
    expect(desk.page.locator(".grammar-card:target")).to_contain_text("the more …, the more …")


def test_a_model_translates_the_sentence_word_for_word_in_colour(either, reciter):
    desk = either
    set_up(desk, reciter.address)
    desk.open("/practice/grammar?text=我把门关上了。")
    desk.press(desk.button("Ask a language model"))
    natural = desk.page.locator(".grammar-natural")
    expect(natural).to_contain_text("the door")
    # The constituent has the colour of its word.
    hue = natural.get_by_text("the door").get_attribute("class")
    expect(desk.page.locator(".gloss-line li").filter(has_text="门").first).to_have_class(hue)
    desk.press(desk.page.get_by_text("What the model says about the grammar"))
    expect(desk.page.get_by_text("把 brings the door before the verb.")).to_be_visible()
    desk.page.reload()
    expect(natural).to_contain_text("the door")
