import { type ClaimedQuote, verifyQuote } from '#collections/patents/evidence.ts';
import { patents } from '#collections/patents/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { sentences } from '#corpus/text/sentences.ts';
import { reportText } from '#testing/report-text.ts';
import { printedStatements } from '#testing/statements.ts';
import { basisOfField } from './fields.ts';
import type { Input, Result } from './flows.ts';

export const INPUTS: readonly Input[] = [
  {
    lang: 'en',
    solution:
      'Battery cells age early when they are heated unevenly. A battery module comprises a plurality of battery cells. A cold plate is arranged below the battery cells. A pump reverses the flow of coolant in the cold plate every 40 s. Thereby the temperature of the cells becomes more even.',
    problem: 'The cells of a battery pack must be cooled more evenly, but a larger cold plate makes the pack heavier.',
    material: 'A heat-storing material for battery cells with a latent heat above 150 J/g that does not leak.',
    claim:
      '1. A battery module comprising a plurality of battery cells and a cold plate arranged below the battery cells.',
  },
  {
    lang: 'zh',
    solution:
      '电池单体受热不均时容易老化。一种电池模组，包括多个电池单体。电池单体下方设有冷板。泵使冷板中的冷却液的流动方向每40秒反转一次。从而使电池单体的温度更加均匀。',
    problem: '动力电池包快充时各电池单体之间温差大，如何使冷却更均匀而不增加电池包的重量',
    material: '一种用于电池单体的蓄热材料，相变潜热高于150 J/g，且不泄漏。',
    claim: '1. 一种电池模组，其特征在于，包括多个电池单体和设置在电池单体下方的冷板。',
  },
];

/** Texts as they are compared. */
export const flat = (text: string) => text.replace(/[\s…]+/g, '').toLowerCase();

/** All texts of the answers. */
function* textsOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) yield* textsOf(one);
}

/** Sentences of a result, once each. */
export function statementsOf({ answers, pages }: Result): Set<string> {
  const found = new Set<string>();
  const lines = [
    ...pages.flatMap((page) => reportText(page).split('\n')),
    ...[...textsOf(answers)].flatMap((one) => one.split('\n')),
  ];
  for (const line of lines)
    for (const { start, end } of sentences(line)) {
      const said = line.slice(start, end).trim();
      if (said.length > 8 && !/^https?:|^[0-9a-f-]{30,}$/.test(said)) found.add(said);
    }
  return found;
}

/** Quotes of answers as they are claimed: a text, its document and its place. */
function* claimedIn(value: unknown): Generator<ClaimedQuote> {
  if (typeof value !== 'object' || value === null) return;
  const one = value as Partial<ClaimedQuote>;
  if (typeof one.text === 'string' && typeof one.publication_number === 'string' && typeof one.start === 'number')
    yield one as ClaimedQuote;
  else for (const of of Object.values(value)) yield* claimedIn(of);
}

/** Quotes of pages: what stands apart as one, and “...” (US1A1). */
function* printedIn(page: string): Generator<{ text: string; number: string }> {
  for (const [, text, source] of page.matchAll(/<blockquote[^>]*><p>([\s\S]*?)<\/p><footer>([\s\S]*?)<\/footer>/g)) {
    const number = /[A-Z]{2}\d{5,}[A-Z]\d?/.exec(source!)?.[0];
    if (number) yield { text: plainOf(text!), number };
  }
  for (const line of (page.startsWith('<') ? reportText(page) : page).split('\n'))
    for (const [, text, number] of line.matchAll(/“([^”]{12,})”[ ,，]{0,2}[（([]([A-Z]{2}\d{5,}[A-Z]\d?)/gu))
      yield { text: text!, number: number! };
}
const plainOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');

/** How many quotes a result has, and those that do not stand in their documents. */
export async function quotesIn(
  { answers, pages }: Result,
  corpus: Corpus,
): Promise<{ quotes: number; wrong: string[] }> {
  const wrong: string[] = [];
  let quotes = 0;
  const recordOf = async (number: string) => (await corpus.get(patents, [number]))[0];
  for (const quote of claimedIn(answers)) {
    quotes += 1;
    const record = await recordOf(quote.publication_number);
    if (!record || !verifyQuote(record, quote).verified) wrong.push(`${quote.publication_number}: ${quote.text}`);
  }
  const printed = [...pages, ...[...textsOf(answers)].filter((text) => text.includes('“'))];
  for (const { text, number } of printed.flatMap((page) => [...printedIn(page)])) {
    quotes += 1;
    const record = await recordOf(number);
    const whole = record && flat([...textsOf(record)].join('\n'));
    if (!text.split(/\[\.\.\.\]|…/).every((piece) => whole?.includes(flat(piece)))) wrong.push(`${number}: ${text}`);
  }
  return { quotes, wrong };
}

/** How many statements of a result say by their type what they rest on, and which do not. */
export interface Borne {
  readonly printed: number;
  readonly answered: number;
  /** Without a basis, with links that lead nowhere, or said to be the caller's words and not in the input. */
  readonly loose: readonly string[];
}

/** The marks that are printed for readers behind the words that they are about. */
const withoutMark = (words: string) => words.replace(/ ?\[[^\]]{2,12}\]$/u, '');

/** As words are compared wherever they stand: terms of groups are written without hyphens. */
const bare = (text: string) => flat(text).replace(/[-‐‑“”"]/gu, '');

/** All texts and numbers of some records, as they are compared. */
export const wordsOf = (records: readonly unknown[]): string => bare(JSON.stringify(records).replaceAll('\\n', ' '));

/** A day as answers write it, as records do: 8 Jun 2023 and 2023-06-08 are 20230608. */
function dayOf(text: string): string | undefined {
  const [, iso] = /^(\d{4}-\d\d-\d\d)$/.exec(text) ?? [];
  if (iso !== undefined) return iso.replaceAll('-', '');
  if (!/^\d{1,2} [A-Z][a-z]{2} \d{4}$/.test(text)) return undefined;
  return new Date(`${text} UTC`).toISOString().slice(0, 10).replaceAll('-', '');
}

/** Lines of our own in the text of a solution. */
const HEADING =
  /^(?:Technical (?:subject|problem|solution|effect)|技术(?:主题|问题|方案|效果)|[(（](?:The text states none\.|文中没有说明。)[)）])$/u;

/** Whether each part of a text that is put together of the caller's words and of records' stands in one of them. */
function stands(text: string, own: string, stored: string): boolean {
  const day = dayOf(text);
  if (day !== undefined) return stored.includes(day);
  return text
    .split(/\n|…|; |, |,(?=[\p{L}\d])/u)
    .filter((part) => !HEADING.test(part))
    .map((part) =>
      bare(
        part
          .replace(/^(?:[A-Z]{2}\w{5,}: |[-*] )/u, '')
          .replace(/ ?[(（][A-Z]{2}\w{5,}[)）]$/u, '')
          .replace(/[;；]$/u, ''),
      ),
    )
    .every((part) => own.includes(part) || stored.includes(part));
}

/**
 * Each statement of the documents by its mark for programs; each text of the answers by its field, and where that says
 * that it is the caller's or a record's, by its words: they stand there.
 * @param stored All words of the records (`wordsOf`).
 */
export function borneIn({ answers, pages }: Result, input: Input, stored: string): Borne {
  const own = flat(Object.values(input).join(' '));
  const isOwn = (words: string) =>
    withoutMark(words)
      .split(/[()（）…\n]|\. \. \./u)
      .every((part) => own.includes(flat(part)));
  const given = bare(Object.values(input).join(' '));
  const loose: string[] = [];
  const statements = pages.flatMap(printedStatements);
  for (const { text, words, basis, leads } of statements)
    if (!basis) loose.push(`no basis: ${text}`);
    else if (!leads) loose.push(`leads nowhere: ${text}`);
    else if (basis === 'given' && !isOwn(words)) loose.push(`not in the input: ${text}`);
  let answered = 0;
  const walk = (value: unknown, name: string) => {
    if (typeof value === 'string' && value.length > 8) {
      const basis = basisOfField(name);
      if (basis !== null) answered += 1;
      if (basis === undefined) loose.push(`field ${name}: ${value}`);
      // a line that asks states nothing
      const told = value.replace(/^\? .*$/gmu, '');
      if ((basis === 'given' || basis === 'stored') && !stands(told, given, stored))
        loose.push(`${name}, neither in the input nor in a record: ${value}`);
    } else if (typeof value === 'object' && value !== null)
      for (const [key, one] of Object.entries(value)) walk(one, Array.isArray(value) ? name : key);
  };
  walk(answers, '');
  return { printed: statements.length, answered, loose };
}
