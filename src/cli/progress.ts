import { monotonic } from '#clock.ts';
/** Shows how far something is: one line that is redrawn on a terminal, a plain line every few seconds elsewhere. */
export interface Progress {
  /** @param done Share from 0 to 1, if it is known. */
  show(text: string, done?: number): void;
  /** Takes the line away; what is printed next starts on a clean one. */
  clear(): void;
}

const REDRAW_MS = 100;
const PLAIN_MS = 5000;
const BAR_WIDTH = 24;

/** Progress on standard error, so that standard output keeps what the command answers. */
export function createProgress(stream: NodeJS.WriteStream = process.stderr): Progress {
  let shownAt = 0;
  let shown = false;
  let last = '';
  return {
    show(text, done) {
      const now = monotonic();
      if (now - shownAt < (stream.isTTY ? REDRAW_MS : PLAIN_MS)) return;
      shownAt = now;
      if (!stream.isTTY) {
        const plain = `${done === undefined ? '' : `${Math.floor(done * 100)}% `}${text}\n`;
        // what did not move is not said again
        if (plain !== last) stream.write(plain);
        last = plain;
        return;
      }
      const line = `${done === undefined ? '' : `${bar(done)} `}${text}`;
      stream.write(`\r\x1b[2K${line.slice(0, (stream.columns ?? 80) - 1)}`);
      shown = true;
    },
    clear() {
      if (shown) stream.write('\r\x1b[2K');
      shown = false;
    },
  };
}

function bar(done: number): string {
  const full = Math.round(Math.min(1, Math.max(0, done)) * BAR_WIDTH);
  return `${'█'.repeat(full)}${'░'.repeat(BAR_WIDTH - full)} ${String(Math.floor(done * 100)).padStart(3)}%`;
}
