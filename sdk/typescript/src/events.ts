/** One event of a stream. */
export interface StreamEvent {
  readonly id: string | undefined;
  readonly data: string;
}

/**
 * The events of a response, whatever pieces its bytes come in; comments and other fields are skipped.
 * @see https://html.spec.whatwg.org/multipage/server-sent-events.html#event-stream-interpretation
 */
export async function* eventsOf(reply: Response): AsyncGenerator<StreamEvent> {
  if (!reply.body) return;
  const reader = reply.body.getReader();
  const decoder = new TextDecoder();
  let waiting = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      waiting += decoder.decode(value, { stream: true }).replaceAll('\r', '');
      for (let at = waiting.indexOf('\n\n'); at >= 0; at = waiting.indexOf('\n\n')) {
        const lines = waiting.slice(0, at).split('\n');
        waiting = waiting.slice(at + 2);
        const field = (name: string) =>
          lines.flatMap((line) => (line.startsWith(`${name}:`) ? [line.slice(name.length + 1).replace(/^ /, '')] : []));
        const data = field('data');
        if (data.length > 0) yield { id: field('id').at(-1), data: data.join('\n') };
      }
    }
  } finally {
    void reader.cancel().catch(() => {});
  }
}
