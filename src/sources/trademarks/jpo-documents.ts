import type { Trademark } from '#collections/trademarks/trademark.ts';
import { trademarks } from '#collections/trademarks/trademarks.ts';
import { eraYear } from '#patents/publication-numbers.ts';
import { defineSource, type Parsed } from '../source.ts';
import { markDraft } from './draft.ts';

const NAME = 'jpo-trademark-documents';
const MOST_BYTES = 8 * 1024 * 1024;

/** `商標登録出願` in Shift_JIS, read as Latin-1: what every document of an application has in its head. */
const OF_A_MARK = '\x8f\xa4\x95W\x93o\x98^\x8fo\x8a\xe8';

/** Eras by the letters that numbers of the office have for them. */
const ERAS: Readonly<Record<string, string>> = { 令和: 'R', 平成: 'H', 昭和: 'S' };

/** What a document is, by its title; codes of the office's list of documents. */
const TITLES: readonly (readonly [title: string, code: string])[] = [
  ['拒絶理由通知書', 'A131'],
  ['拒絶査定', 'A02'],
  ['登録査定', 'A01'],
];

/** `令和 8年 1月 8日` -> 20260108. */
function dayOf(text: string): number | undefined {
  const [, era = '', year = '', month = '', date = ''] =
    /(令和|平成|昭和)\s{0,4}(\d{1,2}|元)年\s{0,4}(\d{1,2})月\s{0,4}(\d{1,2})日/.exec(text) ?? [];
  const gregorian = eraYear(ERAS[era] ?? '', year === '元' ? 1 : Number(year));
  return gregorian && gregorian * 10_000 + Number(month) * 100 + Number(date);
}

/** Numbers of earlier marks that a notice names: registrations, applications, international registrations. */
const EARLIER = /(国際登録第|登録第|商願)\s{0,4}(\d{4}-\d{4,6}|\d{5,8}(?:-\d{1,2})?)/g;
const MOST_EARLIER = 100;

function earlierIn(text: string, own: string) {
  const numbers = new Map<string, { office: string; number: string }>();
  for (const [, kind, number = ''] of text.matchAll(EARLIER)) {
    if (number === own || numbers.size >= MOST_EARLIER) continue;
    numbers.set(`${kind} ${number}`, { office: kind === '国際登録第' ? 'WO' : 'JP', number });
  }
  return [...numbers.values()];
}

/** Articles of the trade mark law that a document rests on, each once: `第3条第1項第3号`. */
const ARTICLE = /第\d{1,3}条(?:の\d)?(?:第\d{1,2}項)?(?:第\d{1,2}号)?/g;
const MOST_ARTICLES = 12;

/** @throws RangeError for a document that names no application. */
function recordOf(html: string, file: string): Trademark {
  const text = html
    .replace(/<[^>]{0,300}>/g, ' ')
    .normalize('NFKC')
    .replace(/[−‐]/g, '-');
  const number = /商願\s{0,4}(\d{4}-\d{1,6})/.exec(text)?.[1];
  if (!number) throw new RangeError('names no application for a trade mark');
  const draft = markDraft('JP', number, NAME, file);
  const [title, code] = TITLES.find(([each]) => text.slice(0, 400).includes(each)) ?? ['書類', undefined];
  const date = dayOf(/起案日([^\n]{0,60})/.exec(text)?.[1] ?? '');
  // a page is a line of the form: what is cited is broken at its end
  const flowing = text.replace(/\s+/g, '');
  const told = /適用条文([\s\S]{0,200}?)(?:この商標登録出願|$)/.exec(flowing)?.[1] ?? '';
  const articles = [...new Set(told.match(ARTICLE) ?? [])].slice(0, MOST_ARTICLES);
  const earlier = earlierIn(text, number);
  const event = { text: [title, ...articles].join(' '), ...(code && { code }), ...(date && { date }) };
  return {
    ...draft,
    events: [event],
    ...(code === 'A02' && { status: { state: 'dead', reason: 'refused', text: title, code, ...(date && { date }) } }),
    oppositions: earlier.length > 0 ? [{ grounds: event.text, ...(date && { date }), earlier }] : [],
  };
}

/** Notices and decisions of refusal of the Japanese office as it hands them out: HTML in ZIP archives, Shift_JIS. */
export default defineSource<Trademark>({
  name: NAME,
  title: 'JPO trade mark notices and decisions of refusal (HTML in ZIP)',
  homepage: 'https://www.jpo.go.jp/system/laws/sesaku/data/api-provision.html',
  licence: 'JPO terms: reuse with attribution',
  collection: trademarks,
  files: ['.htm'],
  expect: {},
  recognises: (base, head) => /\.html?$/i.test(base) && head.includes(OF_A_MARK),
  async *read(file): AsyncGenerator<Parsed<Trademark>> {
    const html = new TextDecoder('shift_jis').decode(await file.bytes(MOST_BYTES));
    try {
      yield { ok: true, record: recordOf(html, file.base) };
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      yield { ok: false, id: file.base, reason: error.message };
    }
  },
});
