// Reads the server's answer line by line, each line a JSON value.

/**
 * @param {string} url
 * @param {unknown} body the value to send as JSON
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
    // An error response is one value, with a message.
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
