import { doiOf, withoutEnd, workIds } from './ids.ts';
import { nameParts } from './names.ts';
import type { Reference } from './work.ts';

/** Longer citations are not of one work. */
const MOST = 2_000;
const QUOTED = /["“”„«‘]([^"“”„«»‘’]{12,400})["”»’]/;
const YEAR = /(?<!\d)(?:1[89]|20)\d\d(?!\d)/g;
const BRACKETED = /\(((?:1[89]|20)\d\d)[a-z]?\)/;
/** Words of a title at least, where no quotes show it. */
const LEAST_WORDS = 5;
const LEAST_IDEOGRAPHS = 6;

/** Names of the first author's end at these, in the usual styles. */
const AFTER_NAME = /,|;|\bet\s+al\b|\band\b|&|等|\(|:/i;

/** `Doe JA`: family name and initials, as PubMed prints it. */
const WITH_INITIALS = /^\p{Lu}[\p{L}'’-]{0,40}(?:\s\p{L}[\p{L}'’-]{1,40})?\s\p{Lu}{1,3}(?=[\s,.;])/u;

function titleIn(text: string): string | undefined {
  const quoted = QUOTED.exec(text)?.[1];
  if (quoted !== undefined) return withoutEnd(quoted);
  const segments = text.split(/(?<=\p{L}{3,}\)?)[.．。?](?:\s|$)|[“”"]|(?<=[)\d])\.\s/u).map((each) => each.trim());
  const longest = segments.toSorted((a, b) => b.length - a.length)[0] ?? '';
  const telling =
    longest.split(/\s+/).length >= LEAST_WORDS || (longest.match(/\p{Script=Han}/gu)?.length ?? 0) >= LEAST_IDEOGRAPHS;
  return telling && longest.length < text.length ? longest : undefined;
}

/**
 * What a printed citation says of the work that it means: identities in it (DOI, PMID, arXiv), title, year and first
 * author as far as they can be told.
 */
export function readCitation(printed: string, doi?: string): Reference {
  const text = printed.slice(0, MOST);
  const pmid = /\bPMID:?\s{0,3}(\d{1,9})\b/i.exec(text)?.[1];
  const arxiv = /\barXiv:\s{0,3}(\d{4}\.\d{4,5})/i.exec(text)?.[1];
  const ids = workIds({
    doi: doi ?? doiOf(text.slice(Math.max(0, text.search(/10\.\d{4,9}\//))).slice(0, 300)),
    pmid,
    arxiv,
  });
  const title = titleIn(text);
  const years = text.match(YEAR) ?? [];
  const year = BRACKETED.exec(text)?.[1] ?? years.at(-1);
  const begin = WITH_INITIALS.exec(text)?.[0] ?? text.slice(0, 120).split(AFTER_NAME)[0]!.trim();
  const author =
    begin.length > 1 && begin.length < 40 && /^(?:\p{Lu}|\p{Script=Han})\P{N}+$/u.test(begin) ? begin : undefined;
  return {
    text: printed,
    ids,
    ...(title !== undefined && { title }),
    ...(author !== undefined && { author: nameParts(author).family }),
    ...(year !== undefined && { year: Number(year) }),
  };
}
