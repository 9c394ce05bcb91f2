import type { Entity } from '#collections/entities/entities.ts';
import { wireLanguage } from './wire-text.ts';

type Named = Pick<Entity, 'names'>;

/** A name as the interface writes it. */
export interface WireName {
  lang: string;
  name: string;
}

type Name = Entity['names'][number];
const written = ({ lang, text }: Name): WireName => ({ lang: wireLanguage(lang), name: text });

/** Languages in which whoever asks may read. */
const READ: readonly string[] = ['en', 'zh'];

/**
 * The names by which a thing is shown: the preferred ones, and in each language to read in that has none of them its
 * first name that means just this; of a thing that has none of either, its first name.
 */
export function shownNames({ names }: Named): Name[] {
  const preferred = names.filter(({ kind }) => kind === 'preferred');
  const others = READ.flatMap((lang) =>
    preferred.some((name) => name.lang === lang)
      ? []
      : (names.find((name) => name.lang === lang && name.kind === 'exact') ?? []),
  );
  const shown = [...preferred, ...others];
  return shown.length > 0 ? shown : names.slice(0, 1);
}

/** The same, as the interface writes them. */
export const displayNames = (entity: Named): WireName[] => shownNames(entity).map(written);

/** Short forms and symbols. */
export const shortNames = (entity: Named): WireName[] => namesOf(entity, 'abbreviation');

/** Names of some kinds, in the order of the record. */
export const namesOf = (entity: Named, ...kinds: readonly Entity['names'][number]['kind'][]): WireName[] =>
  entity.names.filter(({ kind }) => kinds.includes(kind)).map(written);

/** The name by which it is shown in a language, where it has one. */
export const nameIn = (entity: Named, lang: string): string | undefined =>
  shownNames(entity).find((name) => name.lang === lang)?.text;
