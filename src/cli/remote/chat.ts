import { asking, type Place, print, printJson } from './connection.ts';

/** Asks the chat and writes the answer as it comes, its sources at the end. */
export async function chat(question: string, options: Place & { json?: boolean }): Promise<void> {
  await asking(options, async (client) => {
    if (options.json)
      return printJson(await client.call('POST /chat/pat-gpt-stream', { body: { query: question, stream: false } }));
    let written = 0;
    for await (const { output } of client.stream(
      'POST /chat/pat-gpt-stream',
      { body: { query: question } },
      { ended: (frame) => frame.output?.status === 'finished' },
    )) {
      const text = output?.content ?? '';
      written += text.length;
      process.stdout.write(text);
    }
    if (written === 0) print('The corpus holds nothing on this.');
    else process.stdout.write('\n');
  });
}
