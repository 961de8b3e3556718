// <say-it data-text="银行" data-language="zh-Hans">: a button that says a text with the browser's voice.

/** @type {Record<string, string>} */
const speech = { "zh-Hans": "zh-CN", "zh-Hant": "zh-TW", ja: "ja-JP", en: "en-US" };

/**
 * Says a text, stopping what was being said.
 * @param {string} text
 * @param {string} language a BCP 47 tag
 */
export function say(text, language) {
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = speech[language] ?? language;
  const base = utterance.lang.split("-")[0];
  const voices = speechSynthesis.getVoices();
  const voice = voices.find((each) => each.lang.replace("_", "-") === utterance.lang)
    ?? voices.find((each) => each.lang.startsWith(base));
  if (voice) utterance.voice = voice;
  utterance.rate = 0.9;
  speechSynthesis.cancel();
  speechSynthesis.speak(utterance);
}

class SayIt extends HTMLElement {
  connectedCallback() {
    const button = this.querySelector("button");
    if (!button || !("speechSynthesis" in window)) return;
    button.hidden = false;
    button.addEventListener("click", () => say(this.dataset.text ?? "", this.dataset.language ?? ""));
  }
}

customElements.define("say-it", SayIt);
