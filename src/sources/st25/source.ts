import { type Sequence, sequences } from '#collections/sequences/sequences.ts';
import { publicationInName, sequenceOf, short, some, THREE_LETTERS } from '../sequence-text.ts';
import { defineSource, MAX_RAW, type Parsed, type SourceFile } from '../source.ts';
import { textLines } from '../text-lines.ts';

const NAME = 'st25';
/** Characters of one sequence. */
const MOST = 40_000_000;

interface Entry {
  readonly number: string;
  /** By the number of the field; letters are those of field 400. */
  readonly fields: Map<string, string[]>;
  readonly features: { key: string; location: string; note: string }[];
  readonly lines: string[];
  size: number;
}

const PROTEIN_LINE = /^\s*(?:[A-Z][a-z]{2}(?:\s|$))/;

/** Letters of field 400: of a nucleic acid the lines of bases alone, not the protein that stands below them. */
function lettersOf(lines: readonly string[], protein: boolean): string {
  if (!protein)
    return lines
      .filter((line) => !PROTEIN_LINE.test(line) && /[a-z]/i.test(line))
      .map((line) => line.replace(/[\s\d]+/g, ''))
      .join('');
  return lines
    .flatMap((line) => line.replace(/\d+/g, ' ').trim().split(/\s+/))
    .filter(Boolean)
    .map((word) => {
      const letter = THREE_LETTERS[word.toLowerCase()];
      if (letter === undefined) throw new RangeError(`has ${JSON.stringify(word.slice(0, 20))} among its amino acids`);
      return letter;
    })
    .join('');
}

function record(entry: Entry, patent: string | undefined, file: string): Sequence | { readonly skipped: string } {
  const field = (code: string) => (entry.fields.get(code) ?? []).join(' ').trim();
  const number = Number(entry.number);
  if (!Number.isInteger(number) || number < 1)
    throw new RangeError(`has no number: <210> ${entry.number.slice(0, 20)}`);
  const letters = entry.lines;
  if (/^\s*0{3}\s*$/.test(letters.join('')) || field('400') === '000' || /^0{3}$/.test(field('211')))
    return { skipped: 'number of the listing left out on purpose (000)' };
  const molecule = field('212').toUpperCase();
  if (!['DNA', 'RNA', 'PRT', 'DNA/RNA'].includes(molecule))
    throw new RangeError(
      molecule === ''
        ? 'does not say what molecule it is (<212>)'
        : `is ${JSON.stringify(molecule.slice(0, 20))}, no molecule of the standard (<212>)`,
    );
  const stated = field('211');
  if (stated !== '' && !/^\d{1,9}$/.test(stated)) throw new RangeError(`says no length: <211> ${stated.slice(0, 20)}`);
  const protein = molecule === 'PRT';
  const organism = field('213');
  return sequenceOf(
    protein ? 'protein' : 'nucleotide',
    lettersOf(letters, protein),
    {
      molecules: [protein ? 'AA' : molecule],
      organisms: /^(?:artificial|unknown)/i.test(organism) ? [] : some(organism),
      descriptions: /^(?:artificial|unknown)/i.test(organism) ? some(organism) : [],
      features: entry.features.flatMap(({ key, location, note }) =>
        key === ''
          ? []
          : [
              {
                key: short(key, 60),
                location: short(location, 1_000) || '.',
                ...(short(note) && { note: short(note) }),
              },
            ],
      ),
      stands_in: patent ? [{ patent, number }] : [],
      provenance: [{ source: NAME, key: `${patent ?? file} ${number}` }],
    },
    stated === '' ? undefined : Number(stated),
  );
}

/** WIPO ST.25 sequence listings: the numbered fields, letters of every sequence. */
export default defineSource<Sequence>({
  name: NAME,
  title: 'Sequence listings, WIPO ST.25 text',
  homepage: 'https://www.wipo.int/standards/',
  licence: 'published by patent offices',
  collection: sequences,
  files: ['.txt', '.app', '.st25'],
  recognises: (_base, head) => /^[ \t]*<1[1-7]0>/m.test(head) && /(?:SEQUENCE|SEQUENCES) |<1[126]0>/i.test(head),
  expect: { letters: 1 },
  async *read(file: SourceFile): AsyncIterable<Parsed<Sequence>> {
    const patent = publicationInName(file.base);
    let entry: Entry | undefined;
    let code = '';
    let count = 0;
    const parsed = (one: Entry): Parsed<Sequence> => {
      try {
        if (one.size > MOST) throw new RangeError(`is larger than ${MOST} characters`);
        const made = record(one, patent, file.base);
        return 'skipped' in made ? { ok: 'skipped', kind: made.skipped } : { ok: true, record: made };
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        return {
          ok: false,
          id: `SEQ ID NO ${one.number || '?'}`,
          reason: error.message,
          raw: one.lines.join('\n').slice(0, MAX_RAW),
        };
      }
    };
    for await (const line of textLines(file, 'windows-1252')) {
      const begins = /^\s{0,20}<(\d{3})>([^\n]*)/.exec(line);
      if (begins) {
        code = begins[1]!;
        const value = begins[2]!.trim();
        if (code === '210') {
          if (entry) yield parsed(entry);
          count++;
          entry = { number: value, fields: new Map(), features: [], lines: [], size: 0 };
        } else if (entry) {
          entry.fields.set(code, [...(entry.fields.get(code) ?? []), value].slice(0, 2_000));
          if (code === '220') entry.features.push({ key: '', location: '', note: '' });
          const feature = entry.features.at(-1);
          if (feature && code === '221') feature.key = value;
          if (feature && code === '222') feature.location = value;
          if (feature && code === '223') feature.note = value;
        }
        continue;
      }
      if (!entry) continue;
      entry.size += line.length;
      if (entry.size > MOST) continue;
      if (code === '400') entry.lines.push(line);
      else if (code === '223' && entry.features.at(-1) && entry.features.at(-1)!.note.length < 2_000)
        entry.features.at(-1)!.note += ` ${line.trim()}`;
    }
    if (entry) yield parsed(entry);
    if (count === 0) yield { ok: false, id: file.base, reason: 'is no listing: no sequence (<210>) was found in it' };
  },
});
