// <say-it data-text="银行" data-language="zh-Hans">: a button that speaks a text with one of the browser's
// voices, or plays the recordings in it.

/** @type {Record<string, string>} */
const speech = { "zh-Hans": "zh-CN", "zh-Hant": "zh-TW", ja: "ja-JP", en: "en-US" };

/**
 * Speaks a text, and stops any speech before it.
 * @param {string} text
 * @param {string} language a BCP 47 tag
 */
export function say(text, language) {
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = speech[language] ?? language;
  const base = utterance.lang.split("-")[0];
  const voices = speechSynthesis.getVoices();
  // Prefer a voice on this device: some browsers have others that send the text over the network.
  const isExact = (/** @type {SpeechSynthesisVoice} */ each) => each.lang.replace("_", "-") === utterance.lang;
  const own = voices.filter((each) => each.lang.split(/[-_]/)[0] === base);
  const local = own.filter((each) => each.localService);
  const voice = local.find(isExact) ?? local[0] ?? own.find(isExact) ?? own[0];
  if (voice) utterance.voice = voice;
  utterance.rate = 0.9;
  silence();
  speechSynthesis.speak(utterance);
}

/** The recording being played. @type {HTMLAudioElement | null} */
let playing = null;

/** Stops any speech or recording. */
export function silence() {
  playing?.pause();
  playing = null;
  if ("speechSynthesis" in window) speechSynthesis.cancel();
}

/**
 * Plays recordings one after another, and stops any recording before them.
 * @param {HTMLAudioElement[]} recordings
 * @returns {Promise<boolean>} whether they could be played; also true if the browser requires a tap first
 */
export async function play(recordings) {
  silence();
  for (const recording of recordings) {
    playing = recording;
    recording.currentTime = 0;
    try {
      await recording.play();
    } catch (error) {
      const { name } = /** @type {DOMException} */ (error);
      if (name === "NotAllowedError" || name === "AbortError") return true;
      return false;
    }
    await new Promise((resolve) => {
      for (const end of ["ended", "pause", "error"]) recording.addEventListener(end, resolve, { once: true });
    });
    if (playing !== recording || !recording.ended) return true;
  }
  playing = null;
  return true;
}

export class SayIt extends HTMLElement {
  connectedCallback() {
    const button = this.querySelector("button");
    if (!button || !(this.#recordings.length || "speechSynthesis" in window)) return;
    button.hidden = false;
    button.addEventListener("click", () => this.say());
  }

  disconnectedCallback() {
    if (playing && this.contains(playing)) silence();
  }

  get #recordings() {
    return [...this.querySelectorAll("audio")];
  }

  /** Plays the recordings; if there are none, or they cannot be played, a voice speaks the text. */
  async say() {
    const recordings = this.#recordings;
    if (recordings.length && (await play(recordings))) return;
    const { text = "", language = "" } = this.dataset;
    if (text && "speechSynthesis" in window) say(text, language);
  }
}

customElements.define("say-it", SayIt);
