import type { Patent } from '#collections/patents/patent.ts';
import type { Span } from '#documents/document.ts';
import { shownTitle } from '#operations/shared/wire-text.ts';
import type { ValueFacts } from './facts.ts';

/** The day of an instant, UTC. */
export const isoDate = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

/** A title in the language of the report where there is one, else as published. */
export const titleIn = ({ titles }: Pick<Patent, 'titles'>, lang: string): string => shownTitle(titles, lang);

/** A publication number, linked to its page where it is stored. */
export const linked = (number: string, stored: boolean, { address }: Pick<ValueFacts, 'address'>): Span => ({
  text: number,
  ...(stored && { href: `${address}/patents/${encodeURIComponent(number)}` }),
});
