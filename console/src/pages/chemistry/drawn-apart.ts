import type { Size } from './drawing.ts';
import type { Drawn, Wanted } from './drawing-worker.ts';

/** Who waits for a picture, by its number. */
const waiting = new Map<number, (address: string | undefined) => void>();
let asked = 0;
let worker: Worker | undefined;

function start(): Worker {
  const made = new Worker(new URL('./drawing-worker.ts', import.meta.url), { type: 'module' });
  made.onmessage = ({ data: { n, address } }: MessageEvent<Drawn>) => {
    waiting.get(n)?.(address);
    waiting.delete(n);
  };
  // what cannot be loaded draws nothing; the next structure tries again
  made.onerror = () => {
    worker = undefined;
    for (const answer of waiting.values()) answer(undefined);
    waiting.clear();
  };
  return made;
}

/**
 * The picture of a structure, drawn in a thread of its own: reading the toolkit alone kept a page from answering for
 * half a second. @see drawing
 */
export function drawnApart(smiles: string, size: Size, match = ''): Promise<string | undefined> {
  worker ??= start();
  const n = ++asked;
  worker.postMessage({ n, smiles, size, match } satisfies Wanted);
  return new Promise((answer) => waiting.set(n, answer));
}
