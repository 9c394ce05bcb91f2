import type { Patent } from '#collections/patents/patent.ts';
import { type ParsedClaim, parseClaims, readClaims } from '#patents/claims.ts';
import { parseDay } from '#patents/dates.ts';
import { paragraphsOf } from '#patents/descriptions.ts';
import { officeLanguage } from '#patents/kinds.ts';
import { parsePublicationNumber } from '#patents/numbers.ts';
import { detectLanguage } from '#translation/languages.ts';
import { namedParty, namedPerson, patentDraft, present } from '../patent-draft.ts';

/** Between two claims the export leaves a blank line and a line of two blanks. */
const BETWEEN_CLAIMS = /\n[ \t]*\n {2}\n/;
/** Most claims a text is split into: more is no patent. */
const MAX_CLAIMS = 1000;
/** What stands alone on a line before the first claim. */
const LEAD_IN =
  /\n[^\n\p{L}]*(?:(?:what(?: is| we)|we|i|the invention|having)\b[^\n]{0,200}?\bclaim(?:ed)?\b[^\n]{0,80}|claims?|(?:patent)?ansprüche|revendications|权利要求书?|請求の範囲)[^\n\p{L}]{0,6}(?:is|are)?[^\n\p{L}]{0,4}$/iu;
/** A line that starts with 1 and may be the first claim. */
const FIRST_CLAIM = /^[^\p{L}\p{N}\n]{0,4}1(?:\s?\.?\s?[-–]\s?\d{1,3})?\s?[.)、．](?!\d)/gmu;
/** What follows the claims in the text of old patents. */
const AFTER_CLAIMS =
  /\n[^\n\p{L}]*(?:R(?:ef|eef|EF)[\p{L}]*\s*(?:cited|o'?it|C)[^\n]*|(?:UNITED|FOREIGN) STATES? PATENTS?\b|FOREIGN PATENTS\b|No references cited|[^\n]{3,60}, (?:Primary|Assistant) Examiner|The following references are of record)/iu;

const untagged = (text: string) => text.replace(/<\/?[A-Za-z][A-Za-z0-9]{0,10}(?:\s[^<>\n]{0,100})?\/?>/g, ' ');
/** `[US3166731](US3166731.md)A` and `[[US1](US1.md)A]([US1](US1.md)A.md)` -> `US3166731A`. */
const unlinked = (text: string) =>
  text
    .replace(/\([^()\s]*\.md\)/g, '')
    .replace(/\(\[[^[\]]*\][A-Z0-9]*\.md\)/g, '')
    .replace(/[[\]()]/g, '')
    .trim();

interface Body {
  abstract: string;
  description: string;
  claims: ParsedClaim[];
}

/** The printed number of a claim at its start: `2. `, `2) `, `2 Dispositif`, `[权利要求 8]`. */
const NUMBER =
  /^\s*(?:[[【]\s*(?:权利要求|請求項|청구항)\s*(\d{1,3})\s*[\]】]|[^\p{L}\p{N}\n]{0,4}(\d{1,3})(?:\s?[.)、．:]+|\s+[-–]|(?=\s+\p{Lu}))\s*)\s*/u;

/** Claims whose borders are marked: the first one ends `head`, after the description. */
function markedClaims(head: string, rest: readonly string[], lang: string): { start: number; claims: ParsedClaim[] } {
  const starts = [...head.matchAll(FIRST_CLAIM)].map((m) => m.index);
  // Without a printed 1 the first claim is the last block of the text; a 1 far before the end is a list's or a
  // heading's.
  const block = Math.max(head.trimEnd().lastIndexOf('\n\n'), head.trimEnd().lastIndexOf('\n \n'));
  const printedStart = starts.at(-1);
  const plausible =
    printedStart !== undefined &&
    (printedStart > block || head.length - printedStart < 6000) &&
    !/^\D{0,4}1\s?[.)]\s*(?:technical\s+)?(?:field|background|description)\b/iu.test(
      head.slice(printedStart, printedStart + 60),
    );
  const start = plausible ? printedStart : block >= 0 ? block + 1 : 0;
  const texts = [head.slice(start), ...rest];
  const claims: { number: number; text: string }[] = [];
  let last = 0;
  for (const text of texts.slice(0, MAX_CLAIMS)) {
    const m = NUMBER.exec(text);
    const printed = m && Number(m[1] ?? m[2]);
    const cancelled = /^\s*(\d{1,3})\s*(?:\.\s*)?[-–]\s*(\d{1,3})\s*(?:\.\s*)?(?:\(\s*)?(?:cancel|delet|withdr)/iu.exec(
      text,
    );
    if (cancelled) {
      last = Number(cancelled[2]);
      continue;
    }
    const number = printed && printed > last && printed < last + 200 ? printed : last + 1;
    const body = (printed ? text.slice(m![0].length) : text.replace(/^\s*[lI]\s?\.\s/u, '')).trim();
    if (/^\(?\s*cancel/i.test(body)) {
      last = number;
      continue;
    }
    if (!body) continue;
    claims.push({ number, text: body });
    last = number;
  }
  const tidied = claims.map(
    (claim) => parseClaims(`${claim.number}. ${claim.text.replace(/^\d+\s*[.)]/, '')}`, lang)[0],
  );
  return {
    start,
    claims: readClaims(
      claims.map((claim, i) => ({
        number: claim.number,
        text: tidied[i]?.number === claim.number ? tidied[i]!.text : claim.text,
      })),
      lang,
    ),
  };
}

/** Claims whose borders are lost: numbers that count up after the last line "1."; none if they do not. */
function countedClaims(text: string, lang: string): { start: number; claims: ParsedClaim[] } | undefined {
  const trailer = AFTER_CLAIMS.exec(text.slice(-6000));
  const end = trailer ? Math.max(0, text.length - 6000) + trailer.index : text.length;
  const starts = [...text.slice(0, end).matchAll(FIRST_CLAIM)].map((m) => m.index).slice(-20);
  for (const start of starts.reverse()) {
    const claims = parseClaims(text.slice(start, end), lang);
    if (claims.length > 1 && claims[0]!.number === 1) return { start, claims };
    if (claims.length === 1 && LEAD_IN.test(`\n${text.slice(Math.max(0, start - 300), start).trimEnd()}`))
      return { start, claims };
  }
  const alone =
    /\n[^\n\p{L}]*(?:CLAIM|I claim|We claim|What is claimed is|Having [^\n]{0,200}\bI claim|claimed is)(?:\s*:)?\s*\n/u.exec(
      text.slice(0, end),
    );
  if (!alone) return undefined;
  const start = alone.index + alone[0].length;
  const claims = parseClaims(text.slice(start, end), lang);
  return claims.length > 0 && claims[0]!.text.length < 6000 ? { start, claims } : undefined;
}

/**
 * Takes abstract, description and claims apart. The abstract is printed twice; the claims come last, without a heading.
 */
function bodyOf(text: string, lang: string): Body {
  const marked = /^\s*Abstract[ \t]*\n/.exec(text);
  let rest = marked ? text.slice(marked[0].length) : text;
  let abstract = '';
  if (marked) {
    const end = rest.search(/\n\n\n\n/);
    if (end >= 0) {
      abstract = rest.slice(0, end).trim();
      rest = rest.slice(end).trimStart();
      if (abstract && rest.startsWith(abstract)) rest = rest.slice(abstract.length);
    }
  }
  const segments = rest.split(BETWEEN_CLAIMS);
  // Descriptions have the same blank lines: what stands before the last segment numbered 2 (or after a cancelled first
  // claim) is the head.
  const second = segments.findLastIndex((segment, i) => i > 0 && /^\s*2\s?[.)、]?\s/u.test(segment));
  const head = rest.slice(0, second > 1 ? rest.indexOf(segments[second]!) : segments[0]!.length);
  const others = segments.slice(Math.max(second, 1));
  const found = others.length > 0 ? markedClaims(head, others, lang) : countedClaims(rest, lang);
  const description = (found ? rest.slice(0, found.start) : rest).trim();
  return {
    abstract: untagged(abstract).trim(),
    description: `\n${description}`.replace(LEAD_IN, '').trim(),
    claims: found?.claims ?? [],
  };
}

const LABELLED = {
  Inventor: /^\* Inventor:[ \t]*(.*)$/mu,
  Beneficiary: /^\* Beneficiary:[ \t]*(.*)$/mu,
  Date: /^\* Date:[ \t]*(.*)$/mu,
};
/** The number may stand twice before a title, as a link; other links are their words. */
const titleOf = (written: string) =>
  written
    .replace(/^[ \t]*\[[A-Z0-9]{4,20}\]\([^()\s]{0,80}\)[A-Z0-9]{0,2}[ \t]*-/, '')
    .replace(/\[([^[\]]{0,200})\]\([^()\s]{0,200}\)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();

const labelled = (head: string, label: keyof typeof LABELLED) => LABELLED[label].exec(head)?.[1]?.trim() || undefined;

/** Languages that are not written in Latin letters: words in these are a translation, into English. */
const OWN_LETTERS = new Set(['ar', 'el', 'ja', 'ko', 'ru', 'uk', 'zh']);
/** Words in Latin letters and in no others: one alone (`LED`) stands in texts of every language. */
const inLatin = (words: string) =>
  /\p{Script=Latin}{2}\P{L}+\p{Script=Latin}{2}/u.test(words) && !/(?!\p{Script=Latin})\p{L}/u.test(words);

/**
 * A Markdown file of a patent page: number and title in the heading, `Details` with labels swapped by the exporter
 * (`Inventor:` holds the assignee, `Beneficiary:` the inventors), lists of cited and citing documents, abstract
 * (twice), description, claims. The date is the priority date, without a number. Citing documents (`Forward`) are left
 * out: a citation belongs to the record that cites. Throws RangeError if there is no publication number.
 */
export function markdownPatent(markdown: string): Patent {
  const text = markdown.replace(/\r\n?/g, '\n').replace(/^\ufeff/, '');
  const cut = text.indexOf('\n## Abstract');
  const head = cut < 0 ? text : text.slice(0, cut);
  const heading = /^# \[+([^[\]\n\r\u2028\u2029][^\]\n\r\u2028\u2029]*)\].*?(?: -[ \t]*(.*))?$/mu.exec(head);
  // The heading may be linked up to the kind code only; the source line never is.
  const source = /^Source: \[([^\]\n\r\u2028\u2029]+)\]/mu.exec(head)?.[1];
  const number = heading && (parsePublicationNumber(source ?? '') ?? parsePublicationNumber(heading[1]!));
  if (!heading || !number) throw new RangeError('no publication number in the heading');
  const patent = patentDraft(number);
  const bodyText = cut < 0 ? '' : text.slice(cut + '\n## Abstract'.length);
  const title = titleOf(heading[2] ?? '');
  const lang =
    detectLanguage(bodyText.slice(0, 20_000)) ?? detectLanguage(title) ?? officeLanguage(number.authority) ?? 'en';
  const body = bodyOf(bodyText, lang);
  // Offices that publish in one language print titles and abstracts in others as translations.
  const local = (words: string) => {
    const own = detectLanguage(words) ?? (inLatin(words) && OWN_LETTERS.has(lang) ? 'en' : lang);
    const published = officeLanguage(number.authority);
    const original = published === undefined || own === published || own === lang;
    return { lang: own, origin: original ? ('original' as const) : ('office' as const), text: words };
  };
  if (title) patent.titles.push(local(title));
  if (body.abstract) patent.abstracts.push(local(body.abstract.replace(/\s+/g, ' ')));
  const original = { lang, origin: 'original' as const };
  if (body.claims.length > 0) patent.claims.push({ ...original, claims: body.claims.map((claim) => ({ ...claim })) });
  const paragraphs = paragraphsOf(untagged(body.description), lang);
  if (paragraphs.length > 0) patent.descriptions.push({ ...original, paragraphs });
  const assignee = namedParty(labelled(head, 'Inventor'));
  if (assignee && !/^(?:Individual|Priority to [A-Z0-9/]+)$/i.test(assignee.name)) patent.assignees.push(assignee);
  const inventors = labelled(head, 'Beneficiary')?.replace(/,\s*(?=(?:Jr|Sr|II|III|IV)\b\.?)/g, ' ');
  patent.inventors.push(...present((inventors ?? '').split(/[,;，、]/).map((name) => namedPerson(name.trim()))));
  const date = parseDay(labelled(head, 'Date'));
  if (date !== undefined) patent.stated_priority_date = date;
  const backwards = /\n### Backwards\n([\s\S]*?)(?=\n###? |$)/.exec(`${head}\n`)?.[1] ?? '';
  const cited = new Set<string>();
  for (const [, item] of backwards.matchAll(/^ \* (.+)$/gmu)) {
    const citation = parsePublicationNumber(unlinked(item!));
    if (citation && !cited.has(citation.normalised) && citation.normalised !== patent.publication_number) {
      cited.add(citation.normalised);
      patent.cites.push({ publication_number: citation.normalised });
    }
  }
  return patent;
}
