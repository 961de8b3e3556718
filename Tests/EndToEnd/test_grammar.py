"""The grammar helper: a sentence word by word, its points of grammar, and the way between them."""

import re

import pytest
from playwright.sync_api import expect


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
