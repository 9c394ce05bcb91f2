import type { Entity } from '#collections/entities/entities.ts';
import { wireLanguage } from './wire-text.ts';

type Named = Pick<Entity, 'names'>;

/** A name as the interface writes it. */
export interface WireName {
  lang: string;
  name: string;
}

const of = ({ names }: Named, kind: Entity['names'][number]['kind']): WireName[] =>
  names.filter((name) => name.kind === kind).map(({ lang, text }) => ({ lang: wireLanguage(lang), name: text }));

/** The preferred names; of a thing that has none, its first name. */
export function displayNames(entity: Named): WireName[] {
  const preferred = of(entity, 'preferred');
  return preferred.length > 0
    ? preferred
    : entity.names.slice(0, 1).map(({ lang, text }) => ({ lang: wireLanguage(lang), name: text }));
}

/** Short forms and symbols. */
export const shortNames = (entity: Named): WireName[] => of(entity, 'abbreviation');

/** Names of some kinds, in the order of the record. */
export const namesOf = (entity: Named, ...kinds: readonly Entity['names'][number]['kind'][]): WireName[] =>
  entity.names
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ lang, text }) => ({ lang: wireLanguage(lang), name: text }));

/** The preferred name in a language. */
export const nameIn = ({ names }: Named, lang: string): string | undefined =>
  names.find((name) => name.kind === 'preferred' && name.lang === lang)?.text;
