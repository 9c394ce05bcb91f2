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

/** Characters up to which a preferred name is one that people read: chemical names of substances are longer. */
const READABLE = 100;
/** Names that a thing is shown by where its preferred one is none of these. */
const OF_UNREADABLE: readonly Name['kind'][] = ['exact', 'trade'];

/** Languages in which whoever asks may read. */
const READ: readonly string[] = ['en', 'zh'];

/**
 * The names by which a thing is shown: the preferred ones, of a thing that has none its first, of a substance called by
 * a long chemical name its first other one; and in each language to read in that has none of these its first name that
 * means just this.
 */
export function shownNames({ names }: Named): Name[] {
  const preferred = names.filter(({ kind }) => kind === 'preferred');
  const readable = preferred.filter(({ text }) => text.length <= READABLE);
  const instead = names.filter(({ kind, text }) => OF_UNREADABLE.includes(kind) && text.length <= READABLE).slice(0, 1);
  const ways = [readable, preferred.length > 0 ? instead : [], preferred];
  const own = ways.find((some) => some.length > 0) ?? names.slice(0, 1);
  const others = READ.filter((lang) => !own.some((name) => name.lang === lang)).flatMap(
    (lang) => names.find((name) => name.lang === lang && name.kind === 'exact') ?? [],
  );
  return [...own, ...others];
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
