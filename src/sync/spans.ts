import type { Feed, Listing } from '#sources/feed.ts';
import { dayAtInstant, daysAfter, daysBetween } from './cadence.ts';
import type { KeptDelivery, ToKeep } from './store.ts';

type Window = Extract<Listing, { kind: 'window' }>;
type Numbers = Extract<Listing, { kind: 'numbers' }>;

/** Most spans that are added at once: years of days, after a long pause. */
const MOST_SPANS = 2000;

/** Spans of days that follow those that are kept, up to the last day that is over. */
export function nextSpans(
  { name }: Pick<Feed, 'name'>,
  listing: Window,
  kept: readonly Pick<KeptDelivery, 'detail'>[],
  at: { readonly now: number; readonly since?: string | undefined },
): readonly ToKeep[] {
  const last = dayAtInstant(at.now - (listing.until_days_ago ?? 1) * 86_400_000);
  const ends = kept.flatMap(({ detail }) => (detail && 'until' in detail ? detail.until : [])).sort();
  let from =
    ends.length > 0 ? daysAfter(ends.at(-1)!, 1) : (at.since ?? daysAfter(dayAtInstant(at.now), -listing.first_days));
  const spans: ToKeep[] = [];
  while (daysBetween(from, last) >= 0 && spans.length < MOST_SPANS) {
    const until = [daysAfter(from, listing.days - 1), last].sort()[0]!;
    spans.push({
      name: `${name}-${from}--${until}${listing.ending}`,
      version: 'span',
      url: listing.url,
      ...{ period: `${from}/${until}`, revision: 0, holds: 'delta', replaces: 'itself' },
      detail: { from, until },
    });
    from = daysAfter(until, 1);
  }
  return spans;
}

/** Numbers that were never asked for, or last longer ago than they may, in deliveries of today. */
export function nextNumbers(
  { name }: Pick<Feed, 'name'>,
  listing: Numbers,
  kept: readonly Pick<KeptDelivery, 'detail' | 'listed_at' | 'name'>[],
  at: { readonly now: number; readonly numbers: readonly string[] },
): readonly ToKeep[] {
  const asked = new Map<string, number>();
  for (const { detail, listed_at } of kept)
    if (detail && 'numbers' in detail)
      for (const number of detail.numbers) asked.set(number, Math.max(listed_at, asked.get(number) ?? 0));
  const before = at.now - listing.again_days * 86_400_000;
  const due = [...new Set(at.numbers)].filter((number) => (asked.get(number) ?? Number.NEGATIVE_INFINITY) <= before);
  const day = dayAtInstant(at.now);
  const taken = kept.filter(({ name: each }) => each.startsWith(`${name}-${day}`)).length;
  const batches: ToKeep[] = [];
  for (let start = 0; start < due.length; start += listing.at_once) {
    const nth = String(taken + batches.length + 1).padStart(4, '0');
    batches.push({
      name: `${name}-${day}-${nth}${listing.ending}`,
      version: 'numbers',
      url: listing.url,
      ...{ period: day, revision: 0, holds: 'delta', replaces: 'itself' },
      detail: { numbers: due.slice(start, start + listing.at_once) },
    });
  }
  return batches;
}
