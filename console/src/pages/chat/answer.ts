import type { Managed, Of } from '../../api.ts';

export type Turn = Of<Managed<'GET /chats/:id'>['turns']>;
type PatentSource = Of<NonNullable<Turn['sources']>>;
type PaperSource = Of<NonNullable<Turn['papers']>>;

/** Where quoted characters stand: in a part of a patent, or in a unit of a paper as quotes name it (`abstract:en`). */
export type Place = Omit<Of<PatentSource['quotes']>, 'part'> & { readonly part: string; readonly unit?: string };

/** A document that an answer rests on: a patent, or a paper. */
export interface Source {
  /** As the answer names it: `1`, of a paper `P1`. */
  readonly mark: string;
  /** Its page. */
  readonly address: string;
  /** What it goes by: a publication number; a DOI, else where it was published. */
  readonly name: string;
  readonly title: string;
  /** Its applicant, or its authors. */
  readonly by?: string;
  /** yyyyMMdd. */
  readonly published?: number;
  readonly stored: boolean;
  readonly demo?: boolean;
  readonly retracted?: boolean;
  readonly superseded?: boolean;
  readonly abstract_only?: boolean;
  readonly quotes: readonly Place[];
  /** What was read around them. */
  readonly passage?: Place;
}

/** The patents and the papers that an answer rests on. */
export const sourcesOf = ({ sources = [], papers = [] }: Pick<Turn, 'sources' | 'papers'>): readonly Source[] => [
  ...sources.map(patentSource),
  ...papers.map(paperSource),
];

function patentSource({ number, publication_number, publication_date, applicant, ...rest }: PatentSource): Source {
  return {
    ...rest,
    ...{ mark: String(number), address: `/patents/${publication_number}`, name: publication_number },
    ...(applicant && { by: applicant }),
    ...(publication_date !== undefined && { published: publication_date }),
  };
}

function paperSource({ number, id, doi, venue, authors, ...rest }: PaperSource): Source {
  const by = [...authors, ...(doi && venue ? [venue] : [])].join(', ');
  return {
    ...rest,
    ...{ mark: `P${number}`, address: `/papers/${id}`, name: doi ?? venue ?? '' },
    ...(by && { by }),
  };
}

/** Pages of what a row of a register is about, by the path under which the service shows the row. */
const ROW_PAGES: readonly (readonly [path: RegExp, page: string])[] = [
  [/^\/synapse\/clinical-trial\/detail\?clinical_trial_id=(\w+)$/, '/trials/'],
  [/^\/synapse\/drug\/[a-z-]+\?drug_id=(\w+)$/, '/drugs/'],
  [/^\/synapse\/target\/detail\?target_id=(\w+)$/, '/targets/'],
];
/** The page of what a row of a register is about; undefined where there is none. */
export function rowPage(path: string): string | undefined {
  for (const [of, page] of ROW_PAGES) {
    const id = of.exec(path)?.[1];
    if (id) return page + id;
  }
  return undefined;
}

/**
 * A piece of a line: words, words with emphasis, the mark of a source, or words that stand so in a source, with its
 * mark.
 */
export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong'; readonly text: string }
  | { readonly kind: 'cite'; readonly mark: string }
  | { readonly kind: 'quote'; readonly text: string; readonly mark: string; readonly place: Place };

export interface Sentence {
  readonly pieces: readonly Piece[];
  /** It names no source, where the sentences around it do. */
  readonly inference?: true;
}

/**
 * `remark`: the service about its answer; `listed`: a document in a list of them; `search`: the expression that was
 * counted.
 */
export type Block =
  | { readonly kind: 'paragraph' | 'item' | 'listed' | 'heading' | 'remark'; readonly sentences: readonly Sentence[] }
  | { readonly kind: 'search'; readonly label: string; readonly expression: string }
  | { readonly kind: 'table'; readonly head: readonly Cell[]; readonly rows: readonly (readonly Cell[])[] };

/** What stands in one cell of a table. */
export type Cell = readonly Piece[];

/** Line breaks of claims are blanks in an answer. */
const flat = (text: string) => text.replace(/(?<!\s)\s*\n\s*/g, ' ');

const SOURCE_LINE = /^\[\d+\] [A-Z]{2}[0-9A-Z]+\s?[:：]/;
const COUNTED = /^(Counted|检索式)[:：]\s*(\S.*)$/;

/**
 * The text of an answer in parts that can be shown. The list of sources at its end is left out: the page shows them
 * beside it; a list that is the answer stays. What stands in quotation marks becomes a quote only where the sources
 * have exactly these words.
 */
export function answerBlocks(text: string, sources: readonly Source[]): Block[] {
  const lines = withoutSources(text.split('\n'), sources);
  return lines.flatMap((line, at): Block[] => {
    const trimmed = line.trim();
    if (trimmed === '') return [];
    if (trimmed.startsWith('|')) return lines[at - 1]?.trim().startsWith('|') ? [] : [tableFrom(lines, at, sources)];
    const counted = COUNTED.exec(trimmed);
    if (counted && counted[2] !== 'the whole corpus' && counted[2] !== '整个语料库')
      return [{ kind: 'search', label: counted[1]!, expression: counted[2]! }];
    const heading = /^#{1,6}\s+((?:\S.*)?)$/.exec(trimmed);
    if (heading) return [{ kind: 'heading', sentences: [{ pieces: piecesOf(heading[1]!, sources) }] }];
    if (SOURCE_LINE.test(trimmed)) return [{ kind: 'listed', sentences: [{ pieces: piecesOf(trimmed, sources) }] }];
    const item = /^(?:[-*•]|\d{1,2}[.)])\s+((?:\S.*)?)$/.exec(trimmed);
    if (/^[(（].*[)）]$/.test(trimmed))
      return [{ kind: 'remark', sentences: [{ pieces: piecesOf(trimmed, sources) }] }];
    return [{ kind: item ? 'item' : 'paragraph', sentences: sentencesOf(item ? item[1]! : trimmed, sources) }];
  });
}

/** The table that begins at a line: its head, the line of dashes, and its rows. */
function tableFrom(lines: readonly string[], at: number, sources: readonly Source[]): Block {
  let end = at;
  while (lines[end]?.trim().startsWith('|')) end += 1;
  const [head, ...rows] = lines
    .slice(at, end)
    .filter((line) => !/^\|[-:| ]+\|$/.test(line.trim()))
    .map((line) => cellsOf(line.trim()).map((cell) => piecesOf(cell, sources)));
  return { kind: 'table', head: head ?? [], rows };
}

/** The cells between the bars of a line; a bar after a backslash is written, and divides nothing. */
function cellsOf(line: string): string[] {
  const cells: string[] = [''];
  for (let at = 1; at < line.length; at += 1) {
    const last = cells.length - 1;
    if (line[at] === '\\' && line[at + 1] === '|') {
      cells[last] = `${cells[last]}|`;
      at += 1;
    } else if (line[at] === '|') cells.push('');
    else cells[last] = `${cells[last]}${line[at]}`;
  }
  return (line.endsWith('|') ? cells.slice(0, -1) : cells).map((cell) => cell.trim());
}

/** What stands over the sources of an answer; over other lists stands what they are. */
const SOURCES = /^(?:Sources|出处)[:：]$/;
/** A paper among its sources. */
const PAPER_LINE = /^\[(P\d+)\] /;

/** The lines of an answer without the lists of its sources; a list that is the answer stays. */
export function withoutSources(lines: readonly string[], sources: readonly Source[]): readonly string[] {
  const left: string[] = [];
  let within = false;
  for (const line of lines) {
    const trimmed = line.trim();
    within = SOURCES.test(trimmed) || (within && (trimmed === '' || SOURCE_LINE.test(trimmed)));
    const paper = PAPER_LINE.exec(trimmed)?.[1];
    if (!within && !(paper && sources.some(({ mark }) => mark === paper))) left.push(line);
  }
  while (left.at(-1)?.trim() === '') left.pop();
  return left;
}

const CITE = /\[(P?\d{1,3})\]/;

/**
 * Sentences one by one where some are cited in other words than the source's: those without a source are inferences.
 */
function sentencesOf(text: string, sources: readonly Source[]): Sentence[] {
  const whole = piecesOf(text, sources);
  if (!whole.some(({ kind }) => kind === 'cite')) return [{ pieces: whole }];
  const parts: string[] = [];
  let open = '';
  for (const part of text.match(/.+?(?:[.!?…](?=\s|$|\[)|[。！？])["”’)]?(?:\s*\[P?\d{1,3}\])*\s*|.+$/gs) ?? []) {
    // "e.g. the ring": what goes on in lower case, or in figures, is the same sentence
    if (open !== '' && /^["“(]?[\p{Ll}\d]/u.test(part)) open += part;
    else {
      if (open !== '') parts.push(open);
      open = part;
    }
  }
  if (open !== '') parts.push(open);
  return parts.map((part) => ({
    pieces: piecesOf(part, sources),
    ...(!CITE.test(part) && { inference: true as const }),
  }));
}

function piecesOf(text: string, sources: readonly Source[]): Piece[] {
  const pieces: Piece[] = [];
  let rest = text;
  while (rest !== '') {
    const quote = firstQuote(rest, sources);
    const other = /\[(P?\d{1,3})\]|\*\*([^*]+)\*\*/.exec(rest);
    const known = other?.[1] === undefined || sources.some(({ mark }) => mark === other[1]);
    const at = Math.min(quote?.at ?? rest.length, other?.index ?? rest.length);
    if (at > 0) pieces.push({ kind: 'text', text: rest.slice(0, at) });
    if (quote && quote.at === at) {
      pieces.push({ kind: 'quote', text: quote.text, mark: quote.mark, place: quote.place });
      rest = rest.slice(at + quote.length);
    } else if (other) {
      if (other[2] !== undefined) pieces.push({ kind: 'strong', text: other[2] });
      else pieces.push(known ? { kind: 'cite', mark: other[1]! } : { kind: 'text', text: other[0] });
      rest = rest.slice(at + other[0].length);
    } else rest = '';
  }
  return pieces;
}

/** The first `“words” [n]` whose words are those of a quote of source n. */
function firstQuote(text: string, sources: readonly Source[]) {
  let first: { at: number; length: number; text: string; mark: string; place: Place } | undefined;
  for (const { mark, quotes } of sources)
    for (const place of quotes) {
      const words = flat(place.text);
      for (const wanted of [`“${words}” [${mark}]`, `“${words}”[${mark}]`]) {
        const at = text.indexOf(wanted);
        if (at >= 0 && (!first || at < first.at)) first = { at, length: wanted.length, text: words, mark, place };
      }
    }
  return first;
}

/** Who wrote what is cited: the documents themselves, a model, or nobody where nothing is. */
export function writtenBy(blocks: readonly Block[]): 'documents' | 'model' | undefined {
  const pieces = blocks.flatMap((block) =>
    block.kind === 'search' || block.kind === 'listed' || block.kind === 'table'
      ? []
      : block.sentences.flatMap((each) => each.pieces),
  );
  if (pieces.some(({ kind }) => kind === 'cite')) return 'model';
  return pieces.some(({ kind }) => kind === 'quote') ? 'documents' : undefined;
}

/** The document at the words, lit. */
export function placeAddress({ address }: Pick<Source, 'address'>, place: Place): string {
  const { unit, paragraph_id, claim_number, part, lang, origin, start, end } = place;
  if (unit !== undefined) return `${address}#${unit}:${start}-${end}`;
  return `${address}?text=${lang}-${origin}#${paragraph_id ?? (claim_number ? `c${claim_number}` : part)}:${start}-${end}`;
}
