import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { widenNursery } from './heap.ts';

/** How often the service looks whether it is idle. */
const EVERY_MS = 15_000;
/**
 * For how long nobody must have asked for anything, `/healthz` included: whoever asks so often would wait for the
 * collection, an answer of a person who was away for so long hardly ever does.
 */
const UNASKED_MS = 5_000;
/** Requests within so long a time are load, which wants a wide nursery; V8 narrows it in every pause. */
const OFTEN = 500;
const OFTEN_MS = 5_000;
/** Node's channel of the requests that begin (documented: HTTP, built-in channels). */
const REQUESTS = 'http.server.request.start';
/** Share of the time since the last look that the event loop may have worked. */
const IDLE = 0.05;
/** What the process must have gained since it last gave memory back. */
const GROWN_BYTES = 48 << 20;
/** Collections may take one part in so many of the time: large heaps take longer, and are collected more seldom. */
const PART = 200;

/**
 * Gives memory back when the service has nothing to do. V8 keeps the pages of past garbage, of ended threads too, for
 * as long as it thinks they may be needed: after an import or the first start these were half of the process, for good.
 * A collection as V8 makes it when memory runs out returns them. It stops the event loop, for about a millisecond for
 * each megabyte that is in use: it is made only after seconds in which nothing was asked and hardly anything happened,
 * when the process has grown, and the more seldom the longer it takes.
 * @returns Ends it.
 */
export function giveBackWhenIdle({
  every_ms = EVERY_MS,
  unasked_ms = UNASKED_MS,
  grown_bytes = GROWN_BYTES,
  collect = collector(),
  often = OFTEN,
  widen = widenNursery,
} = {}): () => void {
  let before = performance.eventLoopUtilization();
  /** Resident memory when there was least of it. */
  let least = 0;
  let collected = false;
  let notBefore = 0;
  let asked = performance.now();
  let requests = 0;
  let counted = asked;
  const note = () => {
    asked = performance.now();
    if (++requests % often > 0) return;
    // a few milliseconds of work, lost where calls come seldom
    if (asked - counted < OFTEN_MS) widen();
    counted = asked;
  };
  subscribe(REQUESTS, note);
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    const resident = process.memoryUsage.rss();
    // pages are given back in the seconds after a collection
    least = collected ? resident : Math.min(least, resident);
    const started = performance.now();
    const idle = utilization <= IDLE && started - asked >= unasked_ms;
    collected = idle && resident - least >= grown_bytes && started >= notBefore;
    if (!collected) return;
    collect();
    const ended = performance.now();
    notBefore = ended + (ended - started) * PART;
  }, every_ms);
  timer.unref();
  return () => {
    clearInterval(timer);
    unsubscribe(REQUESTS, note);
  };
}

/**
 * V8's own collector. It has no other door than this one, and no promise that it stays: where it is closed, nothing is
 * collected.
 */
export function collector(): () => void {
  setFlagsFromString('--expose-gc');
  const gc: unknown = runInNewContext('typeof gc === "function" ? gc : undefined');
  setFlagsFromString('--no-expose-gc');
  return () => {
    if (typeof gc === 'function') gc({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  };
}
