import { united } from '#collections/assembling.ts';
import { type Entity, entities, entityPart } from '#collections/entities/entities.ts';
import { type Sequence, sequences } from '#collections/sequences/sequences.ts';
import { sequenceOf, short, some } from '../sequence-text.ts';
import { defineSource, MAX_RAW, type Parsed, type SourceFile } from '../source.ts';
import { textLines } from '../text-lines.ts';
import { type XmlElement, xmlRecords } from '../xml.ts';

const NAME = 'uniprot';
/** Lines of one entry: the longest real one has some 20,000. */
const MOST_LINES = 100_000;

type Name = Entity['names'][number];
const name = (kind: Name['kind'], text: string | undefined): Name[] =>
  text === undefined || text === '' ? [] : [{ lang: 'en', kind, text }];

interface Entry {
  readonly accessions: readonly string[];
  readonly names: readonly Name[];
  readonly genes: readonly string[];
  readonly hgnc: readonly string[];
  readonly function_text?: string | undefined;
  readonly as_of?: string | undefined;
}

function target({ accessions, names, genes, hgnc, function_text, as_of }: Entry): Entity {
  const [first, ...former] = accessions;
  if (!first || !/^[A-Z0-9]{6,10}$/.test(first)) throw new RangeError(`has no accession: ${first?.slice(0, 30)}`);
  if (names.length === 0) throw new RangeError('has no name');
  return entityPart({
    ids: [`target:uniprot:${first}`, ...(genes.length === 1 ? [`target:gene:${genes[0]}`] : [])],
    provenance: [{ source: NAME, key: first, ...(as_of && { as_of }) }],
    kind: 'target',
    names: united([names], ({ text }) => text),
    cross_references: [`UNIPROT:${first}`, ...hgnc],
    former: former.filter((each) => /^[A-Z0-9]{6,10}$/.test(each)).map((each) => `target:uniprot:${each}`),
    ...(function_text && { definition: function_text }),
  });
}

/** Without evidence marks: `{ECO:0000313|EMBL:BAN04711.1}`. */
const plain = (text: string): string =>
  text
    .replace(/ ?\{ECO:[^{}]{0,4000}\}/g, '')
    .replace(/[;.]\s*$/, '')
    .trim();

/** The sequence of an entry, where it gives one. */
function sequenceIn(
  entry: Entity,
  letters: string,
  {
    entry_name,
    organism,
    genes,
    length,
  }: { entry_name?: string; organism?: string; genes: readonly string[]; length?: number },
): Sequence | undefined {
  if (letters.trim() === '') return undefined;
  const [given] = entry.provenance;
  const name = entry.names.find(({ kind }) => kind === 'preferred') ?? entry.names[0];
  return sequenceOf(
    'protein',
    letters,
    {
      molecules: ['AA'],
      names: [...some(name?.text), ...some(entry_name)],
      organisms: some(organism),
      genes: genes.map((gene) => short(gene)).slice(0, 50),
      accessions: [`uniprot:${given!.key}`],
      provenance: [given!],
    },
    length,
  );
}

function sequenceOfLines(entry: Entity, lines: readonly string[]): Sequence | undefined {
  const at = lines.findIndex((line) => line.startsWith('SQ   '));
  if (at < 0) return undefined;
  const of = (code: string) => lines.filter((line) => line.startsWith(`${code}   `)).map((line) => line.slice(5));
  const stated = /SEQUENCE\s+(\d+) AA/.exec(lines[at]!)?.[1];
  const gene = /\bName=([^;]+)/.exec(of('GN').join(' '))?.[1];
  const entry_name = lines[0]?.slice(5).split(/\s/, 1)[0];
  return sequenceIn(
    entry,
    lines
      .slice(at + 1)
      .filter((line) => line.startsWith('     '))
      .join(''),
    {
      ...(entry_name && { entry_name }),
      organism: of('OS').join(' ').replace(/\.$/, ''),
      genes: gene === undefined ? [] : [plain(gene)],
      ...(stated && { length: Number(stated) }),
    },
  );
}

function sequenceOfXml(entry: Entity, root: XmlElement): Sequence | undefined {
  const sequence = root.child('sequence');
  const stated = Number(sequence?.attributes.length);
  const [entry_name] = some(root.text('name'));
  return sequenceIn(entry, sequence?.text() ?? '', {
    ...(entry_name && { entry_name }),
    organism: root.child('organism')?.text('name') ?? '',
    genes: root.every('gene/name').flatMap((each) => each.text() ?? []),
    ...(Number.isInteger(stated) && { length: stated }),
  });
}

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

/** An entry of the flat file: two letters of what the line is, three blanks, what it says. */
function fromLines(lines: readonly string[]): Entity {
  const of = (code: string) => lines.filter((line) => line.startsWith(`${code}   `)).map((line) => line.slice(5));
  const names: Name[] = [];
  let part: 'preferred' | 'exact' = 'exact';
  for (const line of of('DE')) {
    const [, head] = /^\s*(RecName|SubName|AltName|Contains|Includes|Flags):/.exec(line) ?? [];
    if (head === 'Contains' || head === 'Includes') break;
    if (head) part = (head === 'RecName' || head === 'SubName') && names.length === 0 ? 'preferred' : 'exact';
    const [, kind, text] = /\b(Full|Short)=([^;]+)/.exec(line) ?? [];
    if (text) names.push(...name(kind === 'Short' ? 'abbreviation' : part, plain(text)));
  }
  const gene = of('GN').join(' ');
  for (const [, text] of gene.matchAll(/\b(?:Name|Synonyms)=([^;]+)/g))
    for (const each of plain(text!).split(',')) names.push(...name('abbreviation', plain(each)));
  const comments = of('CC').join('\n');
  const about = /-!- FUNCTION: ([\s\S]*?)(?:\n-!-|\n---|$)/.exec(comments)?.[1];
  const [, day, month, year] = /^(\d\d)-([A-Z]{3})-(\d{4}), entry version/m.exec(of('DT').join('\n')) ?? [];
  const references = of('DR');
  return target({
    accessions: of('AC').flatMap((line) =>
      line
        .split(';')
        .map((each) => each.trim())
        .filter(Boolean),
    ),
    names,
    genes: references.flatMap((line) => /^GeneID; (\d+);/.exec(line)?.[1] ?? []),
    hgnc: references.flatMap((line) => /^HGNC; (HGNC:\d+);/.exec(line)?.[1] ?? []),
    function_text: about && plain(about.replace(/\s+/g, ' ')),
    as_of: year && `${year}-${String(MONTHS.indexOf(month!) + 1).padStart(2, '0')}-${day}`,
  });
}

function fromXml(entry: XmlElement): Entity {
  const protein = entry.child('protein');
  const [first] = protein?.all('recommendedName', 'submittedName') ?? [];
  const names = [
    ...name('preferred', first?.text('fullName')),
    ...(first?.all('shortName') ?? []).flatMap((each) => name('abbreviation', each.text())),
    ...(protein?.all('alternativeName') ?? []).flatMap((each) => [
      ...name('exact', each.text('fullName')),
      ...each.all('shortName').flatMap((short) => name('abbreviation', short.text())),
    ]),
    ...entry.every('gene/name').flatMap((each) => name('abbreviation', each.text())),
  ];
  const references = entry.all('dbReference');
  const ids = (type: string) =>
    references.flatMap((each) => (each.attributes.type === type ? (each.attributes.id ?? []) : []));
  const about = entry.all('comment').find(({ attributes }) => attributes.type === 'function');
  return target({
    accessions: entry.all('accession').flatMap((each) => each.text() ?? []),
    names,
    genes: ids('GeneID'),
    hgnc: ids('HGNC'),
    function_text: about?.text('text'),
    as_of: entry.attribute('modified'),
  });
}

/** The sequence beside the target; one that cannot be read costs itself alone. */
function given(entry: Entity, read: () => Sequence | undefined): Parsed<Entity> | undefined {
  try {
    const record = read();
    return record && { ok: true, record: record as unknown as Entity, into: sequences };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { ok: false, id: `sequence of ${entry.provenance[0]!.key}`, reason: error.message };
  }
}

/** UniProtKB entries, flat file and XML: names, genes, function, sequence. */
export default defineSource<Entity>({
  name: NAME,
  title: 'UniProtKB entries, text and XML',
  homepage: 'https://www.uniprot.org/',
  licence: 'CC BY 4.0',
  collection: entities,
  files: ['.txt', '.dat', '.xml'],
  recognises: (_base, head) =>
    /^ID {3}\S+ +(?:Reviewed|Unreviewed|STANDARD|PRELIMINARY)/.test(head) || /<uniprot[\s>]/.test(head),
  expect: { names: 1 },
  async *read(file: SourceFile): AsyncIterable<Parsed<Entity>> {
    if ((await file.head()).includes('<uniprot')) {
      // what is not mapped is features and references, knowingly
      let sequence: Parsed<Entity> | undefined;
      for await (const each of xmlRecords<Entity>(file, {
        roots: ['entry'],
        id: (raw) => /<accession>(\w+)/.exec(raw)?.[1],
        map: (root) => {
          const record = fromXml(root);
          sequence = given(record, () => sequenceOfXml(record, root));
          return record;
        },
      })) {
        yield each.ok === true ? { ok: true, record: each.record } : each;
        if (sequence) yield sequence;
        sequence = undefined;
      }
      return;
    }
    let lines: string[] = [];
    for await (const line of textLines(file)) {
      if (line !== '//') {
        if (lines.length < MOST_LINES) lines.push(line);
        continue;
      }
      const entry = lines;
      lines = [];
      try {
        const record = fromLines(entry);
        yield { ok: true, record };
        const sequence = given(record, () => sequenceOfLines(record, entry));
        if (sequence) yield sequence;
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        yield {
          ok: false,
          id: entry[0]?.slice(5, 30).trim() || 'entry',
          reason: error.message,
          raw: entry.join('\n').slice(0, MAX_RAW),
        };
      }
    }
  },
});
