import { type Area, dataOf, expect, told } from './checks.ts';
import type { Target } from './target.ts';

const CHAT = 'POST /chat/pat-gpt-stream';
const body = { query: 'What is a battery?' };

const streamed = async (target: Target, more: object = {}): Promise<string> => {
  const reply = await target.call(CHAT, { body, ...more });
  expect(reply.headers.get('content-type')?.startsWith('text/event-stream') === true, told(reply));
  return reply.text;
};

/** Frames as a client reads them that takes the text from one `data:{` to the next. */
export function framesByText(text: string): readonly any[] {
  return text
    .split(/(?:^|(?<=\})\s*)data:(?=\{)/)
    .slice(1)
    .map((piece) => JSON.parse(piece));
}

/** Frames as a client reads them that takes each line which begins with `data:`. */
const framesByLine = (text: string): readonly any[] =>
  text.split(/\r?\n/).flatMap((line) => (line.startsWith('data:') ? [JSON.parse(line.slice('data:'.length))] : []));

/** Events as the standard has them. */
const framesByEvent = (text: string): readonly any[] =>
  text
    .split(/\r?\n\r?\n/)
    .map((event) =>
      event
        .split(/\r?\n/)
        .filter((line) => line.startsWith('data:'))
        .map((line) => line.slice('data:'.length).replace(/^ /, ''))
        .join('\n'),
    )
    .filter((data) => data !== '')
    .map((data) => JSON.parse(data));

const said = (frames: readonly any[]) => frames.map(({ data }) => data?.output?.content ?? '').join('');

/** Chats as clients in the wild read them. */
export const streams: Area = {
  area: 'streams',
  checks: {
    'three ways to read a stream read the same': async (target) => {
      const text = await streamed(target);
      const all = [framesByText, framesByLine, framesByEvent].map((read) => said(read(text)));
      expect(
        all[0] !== '' && new Set(all).size === 1,
        all.map((each) => each.length),
      );
    },
    'between two frames stands white space and nothing else': async (target) => {
      const text = await streamed(target);
      expect(/^data:\{/.test(text), text.slice(0, 60));
      const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '' && !line.startsWith('data:{'));
      expect(lines.length === 0, lines[0]);
    },
    'the last frame says that it is the last, and what it took': async (target) => {
      const { output } = framesByLine(await streamed(target)).at(-1)?.data ?? {};
      expect(
        output?.status === 'finished' && output.content === '' && Number.isInteger(output.usage?.total_tokens),
        output,
      );
    },
    'a request as text/event-stream is read': async (target) =>
      void (await streamed(target, { body: JSON.stringify(body), headers: { 'content-type': 'text/event-stream' } })),
    'stream: false is one envelope with the same words': async (target) => {
      const { output } = dataOf(await target.call(CHAT, { body: { ...body, stream: false } }));
      expect(output?.content === said(framesByLine(await streamed(target))), output?.content?.slice(0, 100));
    },
    'a question that is none is refused in the envelope': async (target) => {
      const reply = await target.call(CHAT, { body: {} });
      expect(reply.status === 200 && reply.json?.status === false, told(reply));
    },
  },
};
