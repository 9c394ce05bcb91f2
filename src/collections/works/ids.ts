import { createHash } from 'node:crypto';
import { withoutEnd as withoutMarks } from '#without-end.ts';
import { familyOf } from './names.ts';

/**
 * Identities of works in normal form, `scheme:value`. Each reader takes what sources write (with addresses, prefixes,
 * in any case) and answers undefined for what can be no such identity.
 */

/** Longer texts are no identity. */
const MOST = 500;

/** Marks that end a sentence around a DOI or a title and are no part of it. */
const TRAILING = ' \t\n.,;:\'"”’>';

/** A text without such marks at its end. */
export const withoutEnd = (text: string): string => withoutMarks(text, TRAILING);

/**
 * A DOI in lower case: DOIs compare without case (ISO 26324). Brackets at the end stay only if they were opened inside.
 */
export function doiOf(text: string): string | undefined {
  if (text.length > MOST) return undefined;
  const at = text.search(/10\.\d{4,9}\//);
  if (at < 0) return undefined;
  let doi = text.slice(at).split(/[\s"<>]/, 1)[0]!;
  for (;;) {
    doi = withoutEnd(doi);
    const last = doi.at(-1);
    const open = last === ')' ? '(' : last === ']' ? '[' : undefined;
    if (open === undefined || doi.split(open).length >= doi.split(last!).length) break;
    doi = doi.slice(0, -1);
  }
  return /^10\.\d{4,9}\/\S+$/.test(doi) ? doi.toLowerCase() : undefined;
}

const pattern =
  (shape: RegExp, made: (found: RegExpExecArray) => string) =>
  (text: string): string | undefined => {
    const found = text.length > MOST ? null : shape.exec(text.trim());
    return found ? made(found) : undefined;
  };

/** `29456894`, also from `https://pubmed.ncbi.nlm.nih.gov/29456894/`. */
export const pmidOf = pattern(
  /^(?:pmid:?\s*|https?:\/\/\S*\/pubmed\/|https?:\/\/pubmed\.\S+?\/)?0*([1-9]\d{0,8})\/?$/i,
  ([, id]) => id!,
);
/** `PMC5815332`. */
export const pmcidOf = pattern(
  /^(?:pmcid:?\s*)?(?:https?:\/\/\S+\/articles\/)?(?:PMC)?0*([1-9]\d{0,8})\/?$/i,
  ([, id]) => `PMC${id}`,
);
/** `2603.11048` or `hep-th/9901001`, without version. */
export const arxivOf = pattern(
  /^(?:arxiv:\s*|https?:\/\/(?:www\.)?arxiv\.org\/(?:abs|pdf)\/)?(\d{4}\.\d{4,5}|[a-z-]+(?:\.[A-Z]{2})?\/\d{7})(?:v\d+)?(?:\.pdf)?$/i,
  ([, id]) => id!.toLowerCase(),
);
/** `W2741809807`, and the letters of other OpenAlex entities. */
export const openalexOf = pattern(/^(?:https?:\/\/openalex\.org\/)?([A-Z]\d{1,12})$/i, ([, id]) => id!.toUpperCase());

const READERS: Readonly<Record<string, (text: string) => string | undefined>> = {
  doi: doiOf,
  pmid: pmidOf,
  arxiv: arxivOf,
  openalex: openalexOf,
  pmcid: pmcidOf,
};

/** Schemes, the best first: of which the id of a work is made. */
export const WORK_SCHEMES = ['doi', 'pmid', 'arxiv', 'openalex', 'pmcid', 'own'] as const;
export type WorkScheme = (typeof WORK_SCHEMES)[number];

/** Identities from what a source states by scheme. A DOI that arXiv gives out is the arXiv id too. */
export function workIds(stated: Partial<Record<WorkScheme, string | undefined>>): string[] {
  const ids: string[] = [];
  for (const scheme of WORK_SCHEMES) {
    const text = stated[scheme];
    const value = text === undefined ? undefined : scheme === 'own' ? text : READERS[scheme]!(text);
    if (value === undefined) continue;
    ids.push(`${scheme}:${value}`);
    const arxiv = scheme === 'doi' && /^10\.48550\/arxiv\.(.+)$/.exec(value)?.[1];
    const number = arxiv ? arxivOf(arxiv) : undefined;
    if (number !== undefined && !stated.arxiv) ids.push(`arxiv:${number}`);
  }
  return ids;
}

/** The value that a work has in a scheme. */
export const idOf = ({ ids }: { readonly ids: readonly string[] }, scheme: WorkScheme): string | undefined =>
  ids.find((id) => id.startsWith(`${scheme}:`))?.slice(scheme.length + 1);

/** Letters and digits alone, without case and diacritics. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** Titles with fewer letters name too many works: Editorial, Preface, Corrigendum. */
const LEAST_LETTERS = 16;
const LEAST_IDEOGRAPHS = 6;
const IDEOGRAPHS = /\p{Script=Han}/gu;

/** A folded title that can tell a work from others. */
export function tellingTitle(title: string): string | undefined {
  const text = folded(title.slice(0, 1000));
  if (text.length >= LEAST_LETTERS) return text;
  return (text.match(IDEOGRAPHS)?.length ?? 0) >= LEAST_IDEOGRAPHS ? text : undefined;
}

/** What title, year and first author make together: works that share it are very likely one. */
export function likenessOf(
  title: string | undefined,
  year: number | undefined,
  author: string | undefined,
): string | undefined {
  const text = title === undefined ? undefined : tellingTitle(title);
  if (text === undefined || year === undefined || author === undefined) return undefined;
  const family = folded(familyOf(author));
  if (family === '') return undefined;
  return createHash('sha256').update(`${text}|${year}|${family}`).digest('hex').slice(0, 24);
}
