import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Patent } from '#collections/patents/patent.ts';
import chinesePublications from '#sources/cn-publications/source.ts';
import type { Source } from '#sources/source.ts';
import grants from '#sources/uspto-grants/source.ts';
import { load, shared } from '../novelty/run.ts';

/** The half that rules were written on, and the half that figures are told of. */
export type Half = 'tune' | 'report';

/** A real patent as a drafter would have it: claims, and the description as the inventor's disclosure. */
export interface Filed {
  readonly number: string;
  readonly lang: 'en' | 'zh';
  readonly half: Half;
  readonly title: string;
  readonly claims: readonly { readonly number: number; readonly text: string; readonly parents: readonly number[] }[];
  readonly paragraphs: readonly string[];
}

export const SETS: readonly {
  readonly name: string;
  readonly lang: 'en' | 'zh';
  readonly source: Source<Patent>;
  readonly path: string;
}[] = [
  { name: 'United States grants', lang: 'en', source: grants, path: 'patents/uspto-grant-xml' },
  {
    name: 'Chinese published applications',
    lang: 'zh',
    source: chinesePublications,
    path: 'patents/cn-fulltext-pdf/text',
  },
];

/** By a hash of the number, so that a patent is always on the same side. */
export const halfOf = (number: string): Half =>
  createHash('sha256').update(number).digest()[0]! % 2 === 0 ? 'tune' : 'report';

/** Patents with claims and a description; designs and plants have one claim that claims nothing by words. */
export async function filed(set: (typeof SETS)[number]): Promise<Filed[]> {
  const path = resolve(shared, set.path);
  if (!existsSync(path)) return [];
  const found: Filed[] = [];
  for (const patent of await load(set.source, path)) {
    const claims = patent.claims.find(({ lang, origin }) => lang === set.lang && origin === 'original')?.claims;
    const description = patent.descriptions.find(({ lang }) => lang === set.lang);
    if (!claims || /^US(?:D|PP)/.test(patent.publication_number)) continue;
    found.push({
      number: patent.publication_number,
      lang: set.lang,
      half: halfOf(patent.publication_number),
      title: patent.titles[0]?.text ?? '',
      claims: claims.map(({ number, text, parents }) => ({ number, text, parents })),
      paragraphs: (description?.paragraphs ?? []).filter(({ heading }) => !heading).map(({ text }) => text),
    });
  }
  return found.toSorted((a, b) => (a.number < b.number ? -1 : 1));
}
