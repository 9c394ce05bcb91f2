import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Patent } from '#collections/patents/patent.ts';
import { listFiles, openFile } from '#sources/files.ts';
import { sources } from '#sources/index.ts';
import type { SourceFile } from '#sources/source.ts';
import type { BenchDocument } from './corpus.ts';

/** What a source gives of a publication. */
type PatentPart = Partial<Patent> & Pick<Patent, 'publication_number'>;

/** Folder of real patent files: `PRIORA_SHARED_DATA`, else `../shared/data` beside the repository. */
const root = process.env.PRIORA_SHARED_DATA ?? resolve(import.meta.dirname, '../../shared/data');

/** Only letters a to z: every peer's tokenizer cuts these words alike. */
const words = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();

const english = <T extends { readonly lang: string }>(texts: readonly T[] = []): T | undefined =>
  texts.find(({ lang }) => lang === 'en') ?? texts[0];

/**
 * Real publications with English text, each once, as documents of the comparison: title, abstract, claims with the
 * description behind them.
 */
export async function* realPatents(): AsyncGenerator<BenchDocument> {
  const folder = join(root, 'patents');
  if (!existsSync(folder)) throw new Error(`no real patents in ${folder}`);
  const seen = new Set<string>();
  const numbers = { application: new Map<string, number>(), family: new Map<string, number>() };
  const numberOf = (map: Map<string, number>, name: string) => {
    const known = map.get(name);
    if (known !== undefined) return known;
    map.set(name, map.size);
    return map.size - 1;
  };
  for (const file of await listFiles([folder])) {
    for await (const member of openFile(file)) {
      for await (const record of recordsOf(member)) {
        if (seen.has(record.publication_number)) continue;
        const document = toDocument(record);
        if (!document) continue;
        seen.add(record.publication_number);
        const family = numberOf(numbers.family, familyOf(record));
        yield {
          ...document,
          application: numberOf(numbers.application, record.application_number ?? record.publication_number),
          family,
          extendedFamily: family,
        };
      }
    }
  }
}

/** Publications of a file; some sources give parts of them, such as legal events alone. */
async function* recordsOf(member: SourceFile): AsyncGenerator<PatentPart> {
  const base = member.base.toLowerCase();
  const candidates = sources.filter(
    (source) => source.collection.name === 'patents' && source.files.some((ending) => base.endsWith(ending)),
  );
  const head = candidates.length > 0 ? await member.head() : '';
  const source = candidates.find((candidate) => candidate.recognises(base, head));
  if (!source) return;
  for await (const parsed of source.read(member)) if (parsed.ok === true) yield parsed.record as PatentPart;
}

const familyOf = (record: PatentPart): string =>
  record.priorities?.length
    ? record.priorities
        .map(({ number }) => number)
        .sort()
        .join(' ')
    : (record.application_number ?? record.publication_number);

function toDocument(record: PatentPart): Omit<BenchDocument, 'application' | 'family' | 'extendedFamily'> | undefined {
  const title = words(english(record.titles)?.text ?? '');
  const claims = (english(record.claims)?.claims ?? []).map(({ text }) => words(text));
  const description = (english(record.descriptions)?.paragraphs ?? []).map(({ text }) => words(text));
  if (title === '' || !record.ipc?.length || record.publication_date === undefined || !record.authority)
    return undefined;
  return {
    ...{ id: record.publication_number, title, abstract: words(english(record.abstracts)?.text ?? '') },
    claims: [...claims, ...description].filter((text) => text !== '').join(' '),
    ...{ date: record.publication_date, office: record.authority },
    assignee: record.applicants?.[0]?.name.replaceAll(/\s+/g, ' ') ?? 'none',
    ipc: record.ipc.map((symbol) => symbol.replaceAll(' ', '')),
  };
}
