import type { SourceFile } from '../source.ts';
import { MAX_RAW } from '../source.ts';
import { decodeText } from '../text-decoding.ts';

/** One tagged line with its continuation lines. */
export interface TaggedText {
  readonly tag: string;
  /** Lines as written after the tag's five columns; trailing blanks cut. */
  readonly lines: string[];
}

/** A group of tagged lines under one header (`PATN`, `INVT`, `CLAS` ...). */
export interface TaggedGroup {
  readonly name: string;
  readonly items: TaggedText[];
}

export interface GreenBookDocument {
  readonly groups: TaggedGroup[];
  readonly raw: string;
  /** Line of the file on which it starts, from 1. */
  readonly line: number;
  /** Why it could not be read to its end. */
  readonly fault?: string;
}

/** Tags that open a group; they stand alone on their line. */
const GROUPS = new Set(
  'PATN INVT ASSG PRIR REIS RLAP CLAS UREF FREF OREF LREP PCTA ABST GOVT PARN BSUM DRWD DETD CLMS DCLM'.split(' '),
);

const MAX_CHARACTERS = 64 * 1024 * 1024;
const MAX_LINE = 1024 * 1024;

/** Content of a tag as one text: lines joined by blanks. */
export const joined = (item: TaggedText | undefined): string | undefined => {
  const text = item?.lines
    .map((line) => line.trim())
    .join(' ')
    .trim();
  return text ? text : undefined;
};

/** The first tag of that name in a group, joined. */
export const value = (group: TaggedGroup | undefined, tag: string): string | undefined =>
  joined(group?.items.find((item) => item.tag === tag));

/**
 * Patents of a Green Book file (fixed tags of four columns, one line each, continuation lines indented), one by one.
 * Memory holds one patent.
 * @see USPTO "Patent Full Text / APS (Green Book)" documentation, 1976-2001
 */
export async function* greenBookDocuments(file: SourceFile): AsyncGenerator<GreenBookDocument> {
  let open: { groups: TaggedGroup[]; raw: string; line: number; characters: number; fault?: string } | undefined;
  let number = 0;
  for await (const line of linesOf(file)) {
    number++;
    const tag = /^([A-Z][A-Z0-9]{2,3})(?:\s|$)/.exec(line.slice(0, 5))?.[1];
    if (tag === 'PATN') {
      if (open) yield open;
      open = { groups: [], raw: '', line: number, characters: 0 };
    }
    if (!open || open.fault) continue;
    open.characters += line.length + 1;
    if (open.characters > MAX_CHARACTERS) {
      open.fault = `the document is longer than ${MAX_CHARACTERS} characters`;
      open.groups = [];
      continue;
    }
    if (open.raw.length < MAX_RAW) open.raw = `${open.raw}${line}\n`.slice(0, MAX_RAW);
    const group = open.groups.at(-1);
    if (tag && GROUPS.has(tag) && line.slice(4).trim() === '') open.groups.push({ name: tag, items: [] });
    else if (tag && group) group.items.push({ tag, lines: [line.slice(5).trimEnd()] });
    else if (line.trim() !== '') group?.items.at(-1)?.lines.push(line.trimEnd());
  }
  if (open) yield open;
}

async function* linesOf(file: SourceFile): AsyncGenerator<string> {
  let rest = '';
  for await (const { text } of decodeText(file.stream(), file.name, 'iso-8859-1')) {
    const lines = (rest + text).split(/\r?\n/);
    rest = lines.pop()!;
    yield* lines;
    if (rest.length > MAX_LINE) {
      yield rest;
      rest = '';
    }
  }
  if (rest !== '') yield rest;
}
