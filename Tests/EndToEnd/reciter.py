"""An endpoint with OpenAI's protocol and prepared answers, for pages that show a language model's answers."""

import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from playwright.sync_api import expect

TRANSLATION = {
    "translatedText": "我去银行。", "reading": "wǒ qù yínxíng", "grammarNotes": ["去 + place: to go to a place"],
    "culturalNotes": [], "alternativeTranslations": ["我要去银行。"], "difficulty": "beginner",
}
LATIN = {"originLanguage": "Latin"}
ENTRY = {
    "word": "construct", "partOfSpeech": ["verb", "adjective"], "englishMeaning": ["to build"],
    "chineseMeaning": ["建造"], "root": {"form": "struct", "meaning": "to build", **LATIN},
    "prefix": {"form": "con-", "meaning": "together", **LATIN},
    "suffix": {"form": "", "meaning": "", "originLanguage": ""},
    "relatedWords": ["structure"], "variants": ["construction"],
}
SENTENCE = {
    "natural": [{"text": "I", "word": 1}, {"text": "closed", "word": 4}, {"text": "the door", "word": 3},
                {"text": ".", "word": None}],
    "grammarPoints": ["把 brings the door before the verb."],
    "examples": [{"sentence": "我把书放下了。", "translation": "I put the book down."}],
}
WRITTEN = {"sentences": [{"sentence": "我去银行取钱。", "translation": "I go to the bank to get money."}]}
SEEN = {"things": [{"word": "苹果", "sentence": "我喜欢吃苹果。", "translation": "I like to eat apples."}]}


class Reciter(ThreadingHTTPServer):
    """An endpoint that streams one answer word by word, and pauses in the middle until it is told to continue."""

    def __init__(self, port=0):
        super().__init__(("127.0.0.1", port), self.Handler)
        self.go_on = threading.Event()
        self.asked = []
        self.address = f"http://127.0.0.1:{self.server_address[1]}/v1"

    @staticmethod
    def reply(body):
        """Returns the answer to the last question."""
        question = body["messages"][-1]["content"]
        if isinstance(question, list):
            return SEEN
        if "Analyze the word" in question:
            return ENTRY
        if "natural sentences with this word" in question:
            return WRITTEN
        return SENTENCE if "Explain this sentence" in question else TRANSLATION

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_POST(self):
            body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            self.server.asked.append(body)
            text = json.dumps(self.server.reply(body), ensure_ascii=False)
            if not body.get("stream"):
                reply = {"model": "reciter", "choices": [{"message": {"content": text}, "finish_reason": "stop"}],
                         "usage": {"prompt_tokens": 5, "completion_tokens": 5}}
                return self.answer(json.dumps(reply).encode(), "application/json")
            self.send_response(200)
            self.send_header("Content-Type", "text/event-stream")
            self.send_header("Transfer-Encoding", "chunked")
            self.end_headers()
            half = text.index("银")
            try:
                self.piece({"choices": [{"delta": {"content": text[:half]}}]})
                self.server.go_on.wait(30)
                self.piece({"choices": [{"delta": {"content": text[half:]}}]})
                self.piece({"model": "reciter", "choices": [{"delta": {}, "finish_reason": "stop"}],
                            "usage": {"prompt_tokens": 5, "completion_tokens": 5}})
                self.chunk(b"data: [DONE]\n\n")
                self.chunk(b"")
            except OSError:
                self.close_connection = True

        def answer(self, content, kind):
            self.send_response(200)
            self.send_header("Content-Type", kind)
            self.send_header("Content-Length", str(len(content)))
            self.end_headers()
            self.wfile.write(content)

        def piece(self, value):
            self.chunk(b"data: " + json.dumps(value).encode() + b"\n\n")

        def chunk(self, content):
            self.wfile.write(f"{len(content):x}\r\n".encode() + content + b"\r\n")
            self.wfile.flush()

        def log_message(self, *_):
            pass


def running(port=0):
    """Runs an endpoint until the end of the test."""
    with Reciter(port) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield server
        finally:
            server.go_on.set()
            server.shutdown()
            thread.join()


def set_up(desk, address):
    """Adds the model at an address."""
    desk.open("/me/models/new")
    desk.page.get_by_label("Name").fill("Reciter")
    desk.page.get_by_label("Address").fill(address)
    desk.page.get_by_label("Model", exact=True).fill("tiny")
    desk.press(desk.button("Save"))
    expect(desk.page.get_by_text("The model is saved.").first).to_be_visible()
