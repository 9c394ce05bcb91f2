import { type Sequence, sequences } from '#collections/sequences/sequences.ts';
import { sequenceOf, short, some } from '../sequence-text.ts';
import { defineSource, MAX_RAW, type Parsed, type SourceFile } from '../source.ts';
import { textLines } from '../text-lines.ts';

const NAME = 'genbank';
/** Characters of one entry: a chromosome has 250 million letters, which are not kept. */
const MOST = 40_000_000;
const LOCUS = /^LOCUS {1,40}(\S+) {1,40}(\d+) {1,40}(bp|aa|rc)\b([^\n]*)/;

interface Entry {
  readonly head: string[];
  readonly features: string[];
  readonly origin: string[];
  /** Where it ended: `//`, or the file. */
  ended: boolean;
  length: number;
}

/** Lines of a field of the head and those that go on with it. */
function field(head: readonly string[], name: string): string {
  const at = head.findIndex((line) => line.startsWith(name.padEnd(12)) || line.trimEnd() === name);
  if (at < 0) return '';
  const lines = [head[at]!.slice(12)];
  for (let i = at + 1; i < head.length && /^ {12}/.test(head[i]!); i++) lines.push(head[i]!.slice(12));
  return lines.join(' ').trim();
}

/** Features with their places and first note; qualifiers such as /gene are read too. */
function featuresOf(lines: readonly string[]): {
  features: Sequence['features'];
  qualifiers: Map<string, Set<string>>;
} {
  const features: Sequence['features'] = [];
  const qualifiers = new Map<string, Set<string>>();
  let open: { name: string; text: string } | undefined;
  const close = () => {
    if (!open) return;
    const value = short(open.text.replace(/^"|"$/g, '').replaceAll('""', '"'));
    const known = qualifiers.get(open.name) ?? new Set();
    if (value !== '' && known.size < 200) qualifiers.set(open.name, known.add(value));
    const last = features.at(-1);
    if (last && !last.note && value !== '' && ['product', 'note', 'gene'].includes(open.name)) last.note = value;
    open = undefined;
  };
  for (const line of lines) {
    const begins = /^ {3,8}(\S+)\s+(\S.*)$/.exec(line);
    if (begins && !/^ {9}/.test(line) && !begins[1]!.startsWith('/')) {
      close();
      if (features.length < 2_000) features.push({ key: short(begins[1]!, 60), location: short(begins[2]!, 1_000) });
      continue;
    }
    const qualifier = /^\s+\/([A-Za-z_]+)(?:=(.*))?$/.exec(line);
    if (qualifier) {
      close();
      open = { name: qualifier[1]!, text: qualifier[2] ?? '' };
    } else if (open && open.text.length < 2_000) open.text += ` ${line.trim()}`;
    else if (!open && features.length > 0 && features.at(-1)!.location.length < 1_000)
      features.at(-1)!.location += line.trim();
  }
  close();
  return { features, qualifiers };
}

function record({ head, features: lines, origin, ended }: Entry): Sequence {
  const locus = LOCUS.exec(head[0] ?? '');
  if (!locus) throw new RangeError(`has no length in its LOCUS line: ${head[0]?.slice(0, 60)}`);
  const [, name, stated, unit, rest] = locus;
  if (unit === 'rc') throw new RangeError(`is the head of a project of ${stated} records, without letters`);
  const letters = origin.join('');
  if (letters.replace(/[\s\d]/g, '') === '')
    throw new RangeError(
      head.some((line) => line.startsWith('CONTIG'))
        ? 'is put together from other entries (CONTIG), without letters'
        : 'has no letters',
    );
  if (!ended) throw new RangeError('has no end (//): the file may be cut off');
  const kind = unit === 'aa' ? 'protein' : 'nucleotide';
  const { features, qualifiers } = featuresOf(lines);
  const [accession] = field(head, 'ACCESSION').split(/\s+/);
  const version = field(head, 'VERSION').split(/\s+/)[0];
  const organism = head.find((line) => line.startsWith('  ORGANISM'));
  const key = version && version !== '.' ? version : accession && accession !== '.' ? accession : name!;
  const molecule = /\b(?:[a-z]{2}-)?((?:m|r|t|sn|c)?[DR]NA)\b/.exec(rest ?? '')?.[1];
  return sequenceOf(
    kind,
    letters,
    {
      molecules: kind === 'protein' ? ['AA'] : some(molecule),
      names: some(name),
      descriptions: some(field(head, 'DEFINITION').replace(/\.$/, '')),
      organisms: [...new Set([...some(organism?.slice(12)), ...(qualifiers.get('organism') ?? [])])].slice(0, 20),
      genes: [...(qualifiers.get('gene') ?? [])].slice(0, 200),
      accessions: [`genbank:${key}`],
      features,
      provenance: [{ source: NAME, key }],
    },
    Number(stated),
  );
}

/** GenBank and GenPept flat files: letters, names, organism, genes, features. */
export default defineSource<Sequence>({
  name: NAME,
  title: 'GenBank and GenPept flat files',
  homepage: 'https://www.ncbi.nlm.nih.gov/genbank/',
  licence: 'public domain',
  collection: sequences,
  files: ['.gb', '.gbk', '.gp', '.genbank', '.seq'],
  recognises: (_base, head) => /^(?:.{0,4000}\n)?LOCUS {2,}\S+/.test(head),
  expect: { letters: 1 },
  async *read(file: SourceFile): AsyncIterable<Parsed<Sequence>> {
    let entry: Entry | undefined;
    let part: 'head' | 'features' | 'origin' = 'head';
    const parsed = (one: Entry): Parsed<Sequence> => {
      const id = /^LOCUS\s+(\S+)/.exec(one.head[0] ?? '')?.[1] ?? 'entry';
      try {
        if (one.length > MOST) throw new RangeError(`is larger than ${MOST} characters`);
        return { ok: true, record: record(one) };
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        return { ok: false, id, reason: error.message, raw: one.head.join('\n').slice(0, MAX_RAW) };
      }
    };
    for await (const line of textLines(file, 'windows-1252')) {
      if (line.startsWith('LOCUS')) {
        if (entry) yield parsed(entry);
        entry = { head: [line], features: [], origin: [], ended: false, length: 0 };
        part = 'head';
        continue;
      }
      if (!entry) continue;
      if (line.trim() === '//') {
        yield parsed({ ...entry, ended: true });
        entry = undefined;
        continue;
      }
      entry.length += line.length;
      if (entry.length > MOST) continue;
      if (line.startsWith('FEATURES')) part = 'features';
      else if (line.startsWith('ORIGIN')) part = 'origin';
      else if (/^[A-Z]/.test(line)) {
        part = 'head';
        entry.head.push(line);
      } else if (part === 'origin') entry.origin.push(line.replace(/^\s*\d+/, ''));
      else entry[part].push(line);
    }
    if (entry) yield parsed(entry);
  },
});
