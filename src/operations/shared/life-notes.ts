import { dayText } from '#clock.ts';
import { knownStatus, type Patent } from '#collections/patents/patent.ts';

/** Says what is not known of the life and the term of patents, and why: once a call. */
export function noteLives(note: (sentence: string) => void, patents: readonly Patent[]): void {
  for (const patent of patents) {
    const { publication_number: number, life, term } = patent;
    if (term?.reason?.startsWith('terminal disclaimer')) {
      const latest = term.not_later_than === undefined ? '' : `; not later than ${dayText(term.not_later_than)}`;
      note(`${number}: expiry withheld: ${term.reason}${latest}.`);
    }
    const last = life?.stages.at(-1);
    if (last?.state === 'undetermined')
      note(
        `${number}: undetermined since ${last.since === undefined ? 'a day that is not known' : dayText(last.since)}: ${last.because}; a newer file of the office (uspto-odp) or legal events (epo-ops) would tell.`,
      );
    else if (knownStatus(patent) === undefined)
      note(
        `${number}: no source says whether it is alive; legal events (epo-ops) or a file of the office (uspto-odp, jpo-api) would.`,
      );
    const unknown = life?.states?.filter(({ is }) => is === 'not_known').map(({ state }) => state) ?? [];
    if (unknown.length > 0) note(`${number}: nothing is known of fees or a lapse in ${unknown.join(', ')}.`);
  }
}
