import type { Check } from './report.ts';
import { type Reply, type Target, TimeOver } from './target.ts';

/** Checks of one area: a thing that is said of the service, and how it is seen. */
export interface Area {
  readonly area: string;
  readonly checks: Readonly<Record<string, (target: Target) => Promise<void>>>;
}

/** A check that cannot be made here. */
export class Skipped extends Error {}

/** Makes the checks of an area, one after the other. */
export async function runArea({ area, checks }: Area, target: Target): Promise<readonly Check[]> {
  const made: Check[] = [];
  for (const [name, check] of Object.entries(checks))
    try {
      await check(target);
      made.push({ area, name, outcome: 'pass' });
    } catch (error) {
      made.push({ area, name, outcome: outcomeOf(error), detail: (error as Error).message });
    }
  return made;
}

function outcomeOf(error: unknown): Check['outcome'] {
  if (error instanceof TimeOver) return 'not asked';
  return error instanceof Skipped ? 'skip' : 'fail';
}

/** @throws Error with what was seen instead. */
export function expect(holds: boolean, seen: unknown): asserts holds {
  if (!holds) throw new Error(typeof seen === 'string' ? seen : JSON.stringify(seen)?.slice(0, 300));
}

export const told = ({ status, text }: Reply) => `${status} ${text.slice(0, 200)}`;

/** The data of an answer that succeeded. @throws Error */
export function dataOf(reply: Reply): any {
  expect(reply.status === 200 && reply.json?.status === true && reply.json.error_code === 0, told(reply));
  return reply.json.data;
}

/** That a call was refused for what it says: 200 and 68300004. */
export const expectRefused = (reply: Reply) =>
  expect(
    reply.status === 200 &&
      reply.json?.status === false &&
      reply.json.error_code === 68300004 &&
      reply.json.error_msg !== '' &&
      !('data' in reply.json),
    told(reply),
  );

export const COUNT = 'POST /search/patent/query-search-count';
export const SEARCH = 'POST /search/patent/query-search-patent';
/** A query that finds something in most corpora. */
export const ANY = 'TTL: (method OR device OR system OR battery)';
/** What programs require of every row of a search. */
export const ROW = [
  ...['pn', 'patent_id', 'apdt', 'apno', 'pbdt', 'title', 'inventor', 'current_assignee', 'original_assignee'],
  'authority',
];
