"""The translation chat in a real browser: streamed, offline, without JavaScript, and in the card of a selection."""

from playwright.sync_api import expect

from reciter import set_up


def write(desk, text):
    field = desk.page.get_by_label("Text to translate")
    field.fill(text)
    field.press("Enter")


def test_a_translation_appears_as_it_is_written(either, reciter):
    desk = either
    set_up(desk, reciter.address)
    desk.open("/practice/translate?language=zh")
    write(desk, "I go to the bank.")
    text = desk.page.locator(".turn-text")
    # Half of it is shown while the model is still writing.
    expect(text).to_have_text("我去")
    expect(desk.page.get_by_text("The model is writing …").first).to_be_visible()
    reciter.go_on.set()
    expect(text).to_have_text("我去银行。")
    turn = desk.page.locator("article.chat-turn")
    expect(turn).to_contain_text("wǒ qù yínháng")
    expect(turn).to_contain_text("the model says xíng")
    desk.press(turn.get_by_text("Notes"))
    expect(turn).to_contain_text("去 + place")
    # Every word links to its card.
    desk.press(turn.get_by_role("link", name="银行").first)
    expect(desk.page.locator(".word-popover .headword")).to_have_text("银行")
    desk.page.keyboard.press("Escape")
    # It is saved, and shown after a reload.
    desk.press(turn.get_by_role("button", name="Save", exact=True))
    expect(turn.get_by_role("button", name="Remove from saved")).to_be_visible()
    desk.open("/practice/translate/saved")
    expect(desk.page.get_by_text("1 translation")).to_be_visible()
    expect(desk.page.locator(".turn-text")).to_have_text("我去银行。")


def test_a_translation_can_be_cancelled_and_the_text_comes_back(either, reciter):
    desk = either
    set_up(desk, reciter.address)
    desk.open("/practice/translate?language=zh")
    write(desk, "I go to the bank.")
    expect(desk.page.locator(".turn-text")).to_have_text("我去")
    desk.press(desk.button("Cancel"))
    expect(desk.page.get_by_label("Text to translate")).to_have_value("I go to the bank.")
    expect(desk.page.locator("article.chat-turn")).to_have_count(0)
    desk.page.reload()
    expect(desk.page.locator("article.chat-turn")).to_have_count(0)


def test_without_a_model_words_are_glossed_and_kept(either):
    desk = either
    desk.open("/practice/translate?language=zh")
    expect(desk.page.get_by_text("No language model is set up")).to_be_visible()
    write(desk, "我去银行。")
    turn = desk.page.locator("article.chat-turn")
    expect(turn).to_contain_text("Word by word, from the dictionaries")
    expect(turn).to_contain_text("yínháng")
    expect(turn).to_contain_text("bank")
    desk.page.reload()
    expect(desk.page.locator("article.chat-turn")).to_contain_text("我去银行。")
    desk.press(desk.button("Delete"))
    expect(desk.page.locator("article.chat-turn")).to_have_count(0)


def test_while_the_model_is_away_a_turn_waits(either):
    desk = either
    set_up(desk, "http://127.0.0.1:9/v1")
    desk.open("/practice/translate?language=ja")
    write(desk, "銀行に行きます")
    turn = desk.page.locator("article.chat-turn")
    expect(turn).to_contain_text("It will translate this once it can be")
    expect(turn).to_contain_text("ぎんこう")
    desk.open("/me/models")
    expect(desk.page.get_by_text("銀行に行きます").first).to_be_visible()


def test_a_selection_anywhere_is_translated_in_its_card(either, reciter):
    desk = either
    set_up(desk, reciter.address)
    reciter.go_on.set()
    desk.open("/about")
    desk.page.evaluate("""() => {
        const text = document.querySelector('main p');
        getSelection().selectAllChildren(text);
    }""")
    # Too long for a phrase, so nothing is offered; a word is.
    desk.page.evaluate("""() => {
        const node = document.createTreeWalker(document.querySelector('main p'), NodeFilter.SHOW_TEXT).nextNode();
        const range = document.createRange();
        range.setStart(node, 0);
        range.setEnd(node, Math.min(12, node.length));
        getSelection().removeAllRanges();
        getSelection().addRange(range);
    }""")
    desk.press(desk.button("Look up the selection"))
    card = desk.page.locator(".word-popover")
    desk.press(card.get_by_role("link", name="Translate it"))
    expect(card.locator(".quick-text")).to_have_text("我去银行。")
    expect(card).to_contain_text("wǒ qù yínháng")
    desk.press(card.get_by_role("link", name="Open in Translate"))
    expect(desk.page.locator(".turn-text")).to_have_text("我去银行。")
