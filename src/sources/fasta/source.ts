import { publicationOf, type Sequence, sequences } from '#collections/sequences/sequences.ts';
import type { SequenceKind } from '#sequences/letters.ts';
import { publicationInName, sequenceOf, short, some } from '../sequence-text.ts';
import { defineSource, MAX_RAW, type Parsed, type SourceFile } from '../source.ts';
import { textLines } from '../text-lines.ts';

const NAME = 'fasta';
const MOST = 40_000_000;

/** What letters are: bases where nearly nothing else stands there. */
function kindOf(letters: string): SequenceKind {
  const sample = letters.slice(0, 10_000).replace(/[\s\d*-]/g, '');
  const bases = sample.replace(/[^ACGTUNacgtun]/g, '').length;
  return bases >= sample.length * 0.9 ? 'nucleotide' : 'protein';
}

type Said = Parameters<typeof sequenceOf>[2];

/** `pat|US|7642270|12`, `US7642270B2_12`, `US 7642270 SEQ ID NO: 12`, `AX1.1 Sequence 12 from Patent WO0123456`. */
const IN_PATENT = [
  /^pat\|(?<office>[A-Z]{2})\|(?<doc>[A-Z]?\d{4,12})[A-Z]?\d?\|(?<number>\d{1,6})\b/,
  /^(?<pn>[A-Z]{2}[\d/-]{6,14}(?:[A-Z]\d?)?)[_|:.-](?:SEQ(?:ID)?(?:NO)?[_:.-]?)?(?<number>\d{1,6})\b/,
  /^(?<pn>[A-Z]{2} ?[\d/-]{6,14}(?:[A-Z]\d?)?)\b.{0,40}?\bSEQ ?ID ?NO[.: ]{0,2}(?<number>\d{1,6})\b/i,
  /\bSequence (?<number>\d{1,6}) from Patent (?<pn>[A-Z]{2} ?[\d/-]{4,14})\b/i,
];

function saidBy(head: string, file: string): Said {
  const [first = ''] = head.split(/\s/, 1);
  const rest = head.slice(first.length).trim();
  const provenance = [{ source: NAME, key: short(first, 200) || file }];
  for (const pattern of IN_PATENT) {
    const found = pattern.exec(head)?.groups;
    if (!found) continue;
    const patent = publicationOf(found.pn ?? `${found.office}${found.doc}`);
    if (patent && Number(found.number) > 0)
      return { stands_in: [{ patent, number: Number(found.number) }], descriptions: some(rest), provenance };
  }
  // UniProt: sp|P00750|TPA_HUMAN Tissue-type ... OS=Homo sapiens OX=9606 GN=PLAT
  const swiss = /^(?:sp|tr)\|([A-Z0-9]{6,10})(?:-\d+)?\|(\S+)/.exec(first);
  if (swiss) {
    const tags = [...rest.matchAll(/\b([A-Z]{2})=/g)];
    const tag = (name: string) => {
      const at = tags.findIndex(([, found]) => found === name);
      return at < 0 ? undefined : rest.slice(tags[at]!.index + 3, tags[at + 1]?.index);
    };
    const name = rest.split(/\s[A-Z]{2}=/, 1)[0];
    return {
      ...{
        molecules: ['AA'],
        names: [...some(name), ...some(swiss[2])],
        organisms: some(tag('OS')),
        genes: some(tag('GN')),
      },
      ...{ accessions: [`uniprot:${swiss[1]}`], provenance },
    };
  }
  const number = /\bSEQ ?ID ?NO[.: ]{0,2}(\d{1,6})\b/i.exec(head)?.[1];
  const patent = publicationInName(file);
  return {
    ...{ names: some(first), descriptions: some(rest), provenance },
    ...(number && patent && { stands_in: [{ patent, number: Number(number) }] }),
  };
}

/** FASTA files; what their heads say of patents, numbers in listings and UniProt is read. */
export default defineSource<Sequence>({
  name: NAME,
  title: 'Sequences in FASTA',
  homepage: 'https://www.ncbi.nlm.nih.gov/genbank/fastaformat/',
  licence: 'that of the file',
  collection: sequences,
  files: ['.fasta', '.fa', '.faa', '.fna', '.ffn'],
  recognises: (base, head) => /\.(?:fasta|fa|faa|fna|ffn)$/i.test(base) && /^\s{0,200}>\S/.test(head),
  expect: { letters: 1 },
  async *read(file: SourceFile): AsyncIterable<Parsed<Sequence>> {
    let head: string | undefined;
    let lines: string[] = [];
    let size = 0;
    const parsed = (): Parsed<Sequence> => {
      const letters = lines.join('').replaceAll('-', '');
      try {
        if (size > MOST) throw new RangeError(`is larger than ${MOST} characters`);
        return { ok: true, record: sequenceOf(kindOf(letters), letters, saidBy(head!, file.base)) };
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        return {
          ok: false,
          id: short(head!, 60) || 'sequence',
          reason: error.message,
          raw: `>${head}\n${letters}`.slice(0, MAX_RAW),
        };
      }
    };
    for await (const line of textLines(file)) {
      if (line.startsWith('>')) {
        if (head !== undefined) yield parsed();
        head = line.slice(1, 4_000).trim();
        lines = [];
        size = 0;
      } else if (head !== undefined && !line.startsWith(';')) {
        size += line.length;
        if (size <= MOST) lines.push(line.trim());
      }
    }
    if (head !== undefined) yield parsed();
  },
});
