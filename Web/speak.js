// <say-it data-text="银行" data-language="zh-Hans">: a button that says a text with one of the browser's voices.

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
  // A voice of this device first: some browsers have others, which send what they say over the network.
  const isExact = (/** @type {SpeechSynthesisVoice} */ each) => each.lang.replace("_", "-") === utterance.lang;
  const own = voices.filter((each) => each.lang.split(/[-_]/)[0] === base);
  const local = own.filter((each) => each.localService);
  const voice = local.find(isExact) ?? local[0] ?? own.find(isExact) ?? own[0];
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
