import { doiOf, withoutEnd, workIds } from './ids.ts';
import { nameParts } from './names.ts';
import type { Reference } from './work.ts';

/** Longer citations are not of one work. */
const MOST = 2_000;
/** Longer titles are no titles. */
const LONGEST_TITLE = 500;
const QUOTED = /["“”„«‘]([^"“”„«»‘’]{12,400})["”»’]/g;
/** Words of a title at least: of what stands behind its authors, and of what nothing shows to be one. */
const LEAST_WORDS = 3;
const LEAST_WORDS_UNSHOWN = 5;
const LEAST_IDEOGRAPHS = 6;

/** Names of the first author's end at these, in the usual styles. */
const AFTER_NAME = /,|;|\bet\s+al\b|\band\b|&|等|\(|:/i;

/** `Doe JA`: family name and initials, as PubMed prints it. */
const WITH_INITIALS =
  /^\p{Lu}[\p{L}'’-]{0,40}(?:\s\p{L}[\p{L}'’-]{1,40})?\s\p{Lu}{1,3}(?=[\s,.;])(?!\.\s\p{Lu}\p{Ll}{1,30},)/u;

/** `Doe JA`, `van Doe J. A.`, `Doe J.-A.`; a lone `John A. Doe,` is none of these. */
const FAMILY_FIRST =
  /((?:(?!and\s)\p{L}[\p{L}\p{M}'’-]{0,40}\s){1,4})(?:\p{Lu}\.(?:[\s-]?\p{L}\.){0,4}(?![\s-]?\p{L}\.|\s\p{Lu}\p{Ll}{1,30},)|\p{Lu}{2,4}(?:-\p{Lu})?|\p{Lu}-\p{Lu}|\p{Lu}(?!\.))(?:\s(?:Jr|Sr|II|III|2nd|3rd)\b)?(?=[\s,;.:&]|$)/uy;
/** `Doe, J. A.`, `van Doe, JA`. */
const FAMILY_COMMA =
  /(\p{L}[\p{L}\p{M}'’-]{0,40}(?:\s\p{L}[\p{L}\p{M}'’-]{0,40}){0,3}),\s?(?:\p{Lu}\.(?:[\s-]?\p{L}\.){0,4}|\p{Lu}{1,4}(?:-\p{Lu})?)(?=[\s,;.:&]|$)/uy;
const BETWEEN_NAMES = /\s?[,;]\s?(?:(?:and|&)\s)?|\s(?:and|&)\s/uy;
const MOST_NAMES = 500;
const BEHIND_NAMES = /[\s.,:;]{0,6}/uy;

/** `(2014). Title`, `(2014) Title`, `. 2014. Title`: the year between people and title. */
const YEAR_BETWEEN =
  /\(((?:1[89]|20)\d\d)[a-z]?(?:,\s\p{L}{3,9}(?:\s\d{1,2})?)?\)[\s.,:;]{0,4}(?=[\p{L}"“‘'([]|\d{1,2}\p{Lu}\s)|(?<=[.,)]\s)((?:1[89]|20)\d\d)[a-z]?\.\s(?=[\p{L}"“‘'([]|\d{1,2}\p{Lu}\s)/u;
const ET_AL = /\bet\.?\s?al\b[\s.,:;]{0,4}|等[.．,，。:：]\s?/iu;
/** Marks of the kind of document behind a title, by GB/T 7714: `[J]`, `[EB/OL]`. */
const DOCUMENT_MARK =
  /\s?\[(?:J|M|C|D|P|S|R|N|G|A|Z|EB|DB|CP|DS|CM)(?:\/(?:OL|CD|DK|MT))?\](?=\s?(?:[.．,，。:：]|\/\/|$))/;

/** Years, but those that are pages: `pp. 1837-1846`. */
const YEAR = /(?<![\p{L}\d–—:./-]|\bpp?\.?\s)(?:1[89]|20)\d\d(?!\d|\s?[–—-]\s?\d)/gu;
const ANY_YEAR = /(?<!\d)(?:1[89]|20)\d\d(?!\d)/g;
const BRACKETED = /\(((?:1[89]|20)\d\d)[a-z]?\)/;
/** `Nature 2, 1533 (2017).` */
const BRACKETED_LAST = /\(((?:1[89]|20)\d\d)[a-z]?\)[\s.]{0,3}$/;

/** What is read of a citation whose title is found. */
interface Cut {
  readonly title: string;
  /** What stands behind the title. */
  readonly rest: string;
  readonly author?: string;
  readonly year?: string;
}

/** Small words in names of people, and between them. */
const PARTICLES = new Set(
  'and et al de da do dos das del della di du la le el van von der den ter ten bin ibn y e zu af av'.split(' '),
);
/** Small words of names of journals. */
const OF_NAMES = new Set('of the and for in on to a an de la et der und für des'.split(' '));
const LOWER = /^\p{Ll}[\p{Ll}'’-]+$/u;
const wordsOf = (text: string) => text.split(/[\s,;.:&()]+/u).filter(Boolean);

/** Whether a text can be a list of people or the name of a group: without digits, and no sentence. */
function arePeople(text: string): boolean {
  if (text.trim() === '' || /\d/.test(text)) return false;
  let run = 0;
  for (const word of wordsOf(text)) {
    run = LOWER.test(word) && !PARTICLES.has(word) ? run + 1 : 0;
    if (run > 2) return false;
  }
  return true;
}

/** Whether what stands up to the next end of a sentence reads on like a title, and not like the name of a journal. */
const readsOn = (text: string): boolean =>
  wordsOf(text.slice(0, 200).split(/[.?!](?:\s|$)/u, 1)[0]!).filter((word) => LOWER.test(word) && !OF_NAMES.has(word))
    .length >= LEAST_WORDS;

const isTelling = (title: string, words: number): boolean =>
  title.length <= LONGEST_TITLE &&
  ((title.match(/\p{L}{3,}/gu)?.length ?? 0) >= words ||
    (title.match(/\p{Script=Han}/gu)?.length ?? 0) >= LEAST_IDEOGRAPHS);

/** The title before a mark of GB/T 7714: from the end of the sentence before it. */
function marked(text: string): Cut | undefined {
  const mark = DOCUMENT_MARK.exec(text);
  if (!mark) return undefined;
  const before = text.slice(0, mark.index);
  let start = before.length;
  while (start > 0 && !endsSentence(before, start - 1)) start--;
  const title = before.slice(start).trim();
  return isTelling(title, LEAST_WORDS) ? { title, rest: text.slice(mark.index + mark[0].length) } : undefined;
}

/** A full stop before a blank or an ideograph, or a full-width one. */
function endsSentence(text: string, at: number): boolean {
  const mark = text[at]!;
  return '．。'.includes(mark) || (mark === '.' && /^(?:\s|\p{Script=Han}|$)/u.test(text.slice(at + 1, at + 3)));
}

/** A passage in quotes that is no word which a title quotes: punctuation stands around it, or it is long. */
function quoted(text: string): Cut | undefined {
  for (const { 0: whole, 1: inner, index } of text.matchAll(QUOTED)) {
    const before = text.slice(0, index).trimEnd();
    const rest = text.slice(index + whole.length);
    const opens = before === '' || /[,.;:)\]]$/.test(before) || /\b(?:al|title|titled|entitled)$/i.test(before);
    const closes = /[,.;?!]\s?$/.test(inner!) || /^\s?(?:[,.;:([]|in\b|\d|$)/i.test(rest);
    if (closes || (opens && inner!.split(/\s+/).length >= LEAST_WORDS_UNSHOWN))
      return { title: withoutEnd(inner!), rest };
  }
  return undefined;
}

/** Where a title begins, behind the people who wrote it. */
interface Behind {
  readonly start: number;
  readonly author?: string;
  readonly year?: string;
}

function behindPeople(text: string): Behind | undefined {
  const between = YEAR_BETWEEN.exec(text);
  if (between && arePeople(text.slice(0, between.index)))
    return { start: between.index + between[0].length, year: (between[1] ?? between[2])! };
  const others = ET_AL.exec(text);
  if (others && arePeople(text.slice(0, others.index))) return { start: others.index + others[0].length };
  return behindNames(text);
}

/** Behind a list of names that ends with a full stop or a colon. */
function behindNames(text: string): Behind | undefined {
  let author: string | undefined;
  let end = 0;
  for (let at = 0, names = 0; names < MOST_NAMES; names++) {
    const name = stickyMatch(FAMILY_FIRST, text, at) ?? stickyMatch(FAMILY_COMMA, text, at);
    if (!name) break;
    author ??= name[1]!.trim();
    end = at + name[0].length;
    const between = stickyMatch(BETWEEN_NAMES, text, end);
    if (!between) break;
    at = end + between[0].length;
  }
  if (author === undefined || !(text[end - 1] === '.' || /^\s?[.:]/.test(text.slice(end, end + 2)))) return undefined;
  return { start: end + stickyMatch(BEHIND_NAMES, text, end)![0].length, author };
}

function stickyMatch(shape: RegExp, text: string, at: number): RegExpExecArray | null {
  shape.lastIndex = at;
  return shape.exec(text);
}

/** Before whose full stop a title goes on where a sentence of it follows: `E. coli`, `spp.`, `vs.` */
const SHORTENED = /(?:^|[\s(])(?:\p{L}|vs|nos?|spp?|subsp|var|pv|cv|St|Dr|ca|cf)$/u;
/** Names that begin with a small letter: of journals and archives. */
const SMALL_JOURNAL = /^(?:\p{Ll}{1,3}\p{Lu}|npj\b|bioRxiv|medRxiv|arXiv|chemRxiv)/u;

/** The end of a title that begins at `start`: of its sentence, or of the last of several. */
function endOfTitle(text: string, start: number): number {
  const most = Math.min(text.length, start + LONGEST_TITLE + 1);
  for (let at = start; at < most; at++) {
    const mark = text[at]!;
    if ('．。'.includes(mark)) return at;
    if (!'.?!？！'.includes(mark) || !/^["”’')\]]?(?:\s|$)/.test(text.slice(at + 1, at + 3))) continue;
    const rest = text.slice(at + 1, at + 220).replace(/^["”’')\]]?\s*/, '');
    if (/^\p{Ll}/u.test(rest) && !SMALL_JOURNAL.test(rest)) continue;
    if ((mark !== '.' || SHORTENED.test(text.slice(Math.max(start, at - 8), at))) && readsOn(rest)) continue;
    return at;
  }
  return most;
}

function behindAuthors(text: string): Cut | undefined {
  const found = behindPeople(text);
  if (!found) return undefined;
  const { start, ...known } = found;
  const end = endOfTitle(text, start);
  const title = withoutEnd(text.slice(start, end).trim());
  return isTelling(title, LEAST_WORDS) ? { title, rest: text.slice(end), ...known } : undefined;
}

/** The longest sentence, where nothing else shows the title. */
function longest(text: string): Cut | undefined {
  const segments = text.split(/(?<=\p{L}{3,}\)?)[.．。?](?:\s|$)|[“”"]|(?<=[)\d])\.\s/u).map((each) => each.trim());
  const title = segments.toSorted((a, b) => b.length - a.length)[0] ?? '';
  const telling =
    title.split(/\s+/).length >= LEAST_WORDS_UNSHOWN ||
    (title.match(/\p{Script=Han}/gu)?.length ?? 0) >= LEAST_IDEOGRAPHS;
  return telling && title.length < text.length ? { title, rest: '' } : undefined;
}

/** The year of what is cited: behind its title, else the last one that a citation names. */
function yearIn(text: string, rest: string): string | undefined {
  const behind = BRACKETED_LAST.exec(rest)?.[1] ?? rest.match(YEAR)?.[0];
  return behind ?? BRACKETED.exec(text)?.[1] ?? (text.match(YEAR) ?? text.match(ANY_YEAR))?.at(-1);
}

/** The family name of the first author, where a citation begins with a name. */
function authorIn(text: string): string | undefined {
  const begin = WITH_INITIALS.exec(text)?.[0] ?? text.slice(0, 120).split(AFTER_NAME)[0]!.trim();
  const isName = begin.length > 1 && begin.length < 40 && /^(?:\p{Lu}|\p{Script=Han})\P{N}+$/u.test(begin);
  return isName ? nameParts(begin).family : undefined;
}

/**
 * What a printed citation says of the work that it means: identities in it (DOI, PMID, arXiv), title, year and first
 * author as far as they can be told. A title is known by the mark of its kind (GB/T 7714), by quotes, by standing
 * behind its authors and the year; else the longest sentence is taken for it.
 */
export function readCitation(printed: string, doi?: string): Reference {
  const text = printed.slice(0, MOST).trimStart();
  const pmid = /\bPMID:?\s{0,3}(\d{1,9})\b/i.exec(text)?.[1];
  const arxiv = /\barXiv:\s{0,3}(\d{4}\.\d{4,5})/i.exec(text)?.[1];
  const ids = workIds({
    doi: doi ?? doiOf(text.slice(Math.max(0, text.search(/10\.\d{4,9}\//))).slice(0, 300)),
    pmid,
    arxiv,
  });
  const cut = marked(text) ?? quoted(text) ?? behindAuthors(text) ?? longest(text);
  const year = cut?.year ?? yearIn(text, cut?.rest ?? '');
  const author = cut?.author ?? authorIn(text);
  return {
    text: printed,
    ids,
    ...(cut && { title: cut.title }),
    ...(author !== undefined && { author }),
    ...(year !== undefined && { year: Number(year) }),
  };
}
