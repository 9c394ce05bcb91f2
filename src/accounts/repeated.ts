import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash, randomUUID } from 'node:crypto';
import { KEPT_MS, type RepeatableCall } from './kept-answers.ts';

const current = new AsyncLocalStorage<(kind: string) => string>();

/** Of a digest, as a UUID that its maker has chosen (version 8, RFC 9562). */
function uuidOf(text: string): string {
  const bytes = createHash('sha256').update(text).digest().subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x80;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/**
 * Answers a call that may be sent again. Its answer and what it makes are kept in different stores: where the service
 * ended between the two, nobody knows the answer, and what was made is found by its id, which is the same each time.
 */
export function repeatably<T>({ account_id, key, digest }: RepeatableCall, answer: () => T): T {
  const made = new Map<string, number>();
  return current.run((kind) => {
    const before = made.get(kind) ?? 0;
    made.set(kind, before + 1);
    return uuidOf(JSON.stringify([account_id, key, digest, kind, before]));
  }, answer);
}

/**
 * Of the next thing of a kind that the present call makes: what it made when it was sent before, within the time that
 * its key is kept, or else the id of what it makes now.
 * @param find What has an id, if anything.
 */
export async function madeBefore<T extends { readonly created_at: number }>(
  kind: string,
  now: number,
  find: (id: string) => Promise<T | undefined>,
): Promise<{ readonly made: T } | { readonly made?: undefined; readonly id: string }> {
  const same = current.getStore()?.(kind);
  if (same === undefined) return { id: randomUUID() };
  const made = await find(same);
  if (!made) return { id: same };
  return now - made.created_at < KEPT_MS ? { made } : { id: randomUUID() };
}
