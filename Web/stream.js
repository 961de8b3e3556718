// Reads what the server sends line by line, each line a value of JSON.

/**
 * @param {string} url
 * @param {unknown} body what is sent, as JSON
 * @param {AbortSignal} signal
 * @returns {AsyncGenerator<any>}
 */
export async function* streamLines(url, body, signal) {
  const response = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
    credentials: "same-origin",
    signal,
  });
  if (!response.ok || !response.body) {
    // A refusal is one value, with what happened in words.
    const refusal = await response.json().catch(() => null);
    yield { error: refusal ?? { message: String(response.status) } };
    return;
  }
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { value, done } = await reader.read();
    rest += value ?? "";
    const lines = rest.split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) if (line) yield JSON.parse(line);
    if (done) return;
  }
}
