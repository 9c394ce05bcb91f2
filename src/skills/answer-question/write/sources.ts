import { dayText } from '#clock.ts';
import { type ClaimedQuote, paragraphName } from '#collections/patents/evidence.ts';
import type { OrderDate } from '../find/in-order.ts';
import type { Research } from '../pick/research.ts';
import type { Source } from '../pick/source.ts';

/** The sentences of sources between quotation marks, a line a source. */
export function* quoted({ sources }: Pick<Research, 'sources'>): Generator<string> {
  for (const { number, sentences } of sources) {
    for (const [i, quote] of sentences.entries()) {
      yield `${i === 0 ? '- ' : ' '}${inQuotes(quote)} [${number}]${i === sentences.length - 1 ? '\n' : ''}`;
    }
  }
}

/** Line breaks of claims are written as blanks; nothing else is changed. */
export const inQuotes = ({ text }: ClaimedQuote): string => `“${text.replace(/(?<!\s)\s*\n\s*/g, ' ')}”`;

/** The documents by number, each with the places that were quoted. */
export function* sourceList(
  found: Pick<Research, 'lang' | 'sources' | 'kind'>,
  only?: ReadonlySet<number>,
): Generator<string> {
  const shown = found.sources.filter(({ number }) => !only || only.has(number));
  if (shown.length === 0) return;
  const zh = found.lang === 'zh';
  yield found.kind === 'counts' ? (zh ? '\n例如：\n' : '\nFor example:\n') : zh ? '\n出处：\n' : '\nSources:\n';
  for (const source of shown) yield `${describe(source, zh, found.kind === 'counts')}\n`;
}

/** A source in one line. @param by The date that is shown; with `bare` the places that were quoted are left out. */
export function describe(source: Source, zh: boolean, bare: boolean, by: OrderDate = 'PBD'): string {
  const { number, publication_number, title, applicant, sentences } = source;
  const shown = {
    PBD: source.publication_date,
    APD: source.filing_date,
    E_PRIORITY_DATE: source.priority_date,
    EXDT: source.expiry_date,
  }[by];
  const date = dayText(shown);
  const which = {
    PBD: ['', ''],
    APD: ['filed ', ' 申请'],
    E_PRIORITY_DATE: ['priority ', ' 优先权'],
    EXDT: ['expires ', ' 到期'],
  }[by];
  const day = date && (zh ? `${date}${which[1]}` : `${which[0]}${date}`);
  const about = [applicant, day].filter(Boolean).join(zh ? '，' : ', ');
  const where = bare ? '' : placesOf(sentences.length > 0 ? sentences : [source.passage ?? []].flat(), zh);
  // without a title a source has the number for one
  const named =
    title === publication_number ? (zh ? '（未存标题）' : ' (no title stored)') : `${zh ? '：' : ': '}${title}`;
  const head = `[${number}] ${publication_number}${named}`;
  return `${head}${about ? (zh ? `（${about}）` : ` (${about})`) : ''}${where ? `${zh ? '，' : ', '}${where}` : ''}`;
}

/** Where quotes stand, in words; paragraphs without a printed number counted from the first of the description. */
function placesOf(quotes: readonly ClaimedQuote[], zh: boolean): string {
  const claims = [...new Set(quotes.flatMap(({ claim_number }) => claim_number ?? []))];
  const paragraphs = [
    ...new Set(
      quotes.flatMap((quote) => (quote.paragraph_id === undefined ? [] : paragraphName(quote).replace(/^p/, ''))),
    ),
  ];
  const has = (part: ClaimedQuote['part']) => quotes.some((quote) => quote.part === part);
  const parts = zh
    ? [
        has('title') && '标题',
        has('abstract') && '摘要',
        paragraphs.length > 0 && `说明书第 ${paragraphs.join('、')} 段`,
        claims.length > 0 && `权利要求 ${claims.join('、')}`,
      ]
    : [
        has('title') && 'title',
        has('abstract') && 'abstract',
        paragraphs.length > 0 && `${paragraphs.length > 1 ? 'paragraphs' : 'paragraph'} ${paragraphs.join(', ')}`,
        claims.length > 0 && `${claims.length > 1 ? 'claims' : 'claim'} ${claims.join(', ')}`,
      ];
  return parts.filter(Boolean).join(zh ? '，' : '; ');
}
