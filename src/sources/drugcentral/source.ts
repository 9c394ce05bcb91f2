import { type DrugFact, drugFacts } from '#collections/drug-facts/drug-facts.ts';
import { type Entity, entities, entityPart, moietyIdentity, nameIdentity } from '#collections/entities/entities.ts';
import { moietiesOf } from '#collections/entities/moieties.ts';
import { defineSource, type Parsed, type SourceFile } from '../source.ts';
import { cellParts, mappedRows, type RowResult, type TableRow, tableRows } from '../table-rows.ts';

const NAME = 'drugcentral';

/** What a class is, by who made it and what they call it; the others say of what a drug consists, or what follows. */
const CLASS_KINDS: Readonly<Record<string, 'mechanism' | 'drug_type'>> = {
  'FDA Mechanism of Action': 'mechanism',
  'FDA FDA Established Pharmacologic Class': 'drug_type',
  'MeSH Pharmacological Action': 'drug_type',
  'CHEBI Application': 'drug_type',
};
const USES = { DM: 'treats', SYM: 'relieves', NOT: 'not' } as const;

/** An identity of a class by its code alone: the table of classes tells of which kind it is. */
const classIdentity = (code: string): string => `class:code:${code.toLowerCase()}`;

const drugOf = (cell: string | undefined): string => {
  if (!/^DB\d{5,}$/.test(cell ?? '')) throw new RangeError(`has no DrugBank id: ${cell?.slice(0, 40)}`);
  return `drug:drugbank:${cell}`;
};

/** The drug that a fact is about, by its DrugBank id and name: a vocabulary of DrugBank need not have it. */
function drugNamed({ drug, drug_name: name }: DrugFact): Entity | undefined {
  if (!name) return undefined;
  return entityPart({
    ids: [drug, moietyIdentity(moietiesOf(name))],
    provenance: [{ source: NAME, key: drug }],
    kind: 'drug',
    names: [{ lang: 'en', kind: 'preferred', text: name }],
  });
}

const READERS: readonly (readonly [head: RegExp, read: (row: TableRow) => RowResult<Entity | DrugFact>])[] = [
  [
    /^class_id\tclass_name\tclass_source\tclass_type/,
    ({ cells: { class_id: code, class_name: name, class_source, class_type } }) => {
      const kind = CLASS_KINDS[`${class_source} ${class_type}`];
      if (!kind) return { skipped: `class of the kind ${class_type}` };
      if (!code || !name) throw new RangeError('has no code or no name');
      const mesh = /^D\d{6,}$/.test(code) ? [`${kind}:mesh:${code}`] : [];
      return entityPart({
        ids: [...mesh, nameIdentity(kind, name), classIdentity(code)],
        provenance: [{ source: NAME, key: `class ${code}` }],
        kind,
        names: [{ lang: 'en', kind: 'preferred', text: name }],
        cross_references: [code],
      });
    },
  ],
  [
    /^drugbank_id\tdrugbank_name\tclass_id/,
    ({ cells }) => ({
      id: `${NAME}:class:${cells.drugbank_id}:${cells.class_id}`,
      kind: 'class',
      drug: drugOf(cells.drugbank_id),
      ...(cells.drugbank_name && { drug_name: cells.drugbank_name }),
      class: classIdentity(cells.class_id!),
      ...(cells.class_name && { class_name: cells.class_name }),
      source: NAME,
      pubmed: [],
    }),
  ],
  [
    /^doid_id\tdrugbank_id\tdisease\tdrug\tcategory/,
    ({ cells }) => {
      const category = cells.category ?? '';
      const use = USES[category as keyof typeof USES];
      const doid = /^DOID:(\d+)$/.exec(cells.doid_id ?? '')?.[1];
      if (!doid || (category !== '' && !use))
        throw new RangeError(`has no DOID, or a category that is not known: ${category}`);
      return {
        id: `${NAME}:indication:${cells.drugbank_id}:${doid}`,
        kind: 'indication',
        drug: drugOf(cells.drugbank_id),
        ...(cells.drug && { drug_name: cells.drug }),
        disease: `disease:doid:${doid}`,
        ...(cells.disease && { disease_name: cells.disease }),
        ...(use && { use }),
        source: NAME,
        pubmed: [],
      };
    },
  ],
  [
    /^GeneID\tdrugbank_id\tdrugbank_name\tpubmed_ids\tsources\tactions/,
    ({ cells }) => {
      if (!/^\d+$/.test(cells.GeneID ?? '')) throw new RangeError(`has no gene id: ${cells.GeneID?.slice(0, 40)}`);
      return {
        id: `${NAME}:target:${cells.drugbank_id}:${cells.GeneID}`,
        kind: 'target',
        drug: drugOf(cells.drugbank_id),
        ...(cells.drugbank_name && { drug_name: cells.drugbank_name }),
        target: `target:gene:${cells.GeneID}`,
        ...(cells.actions && { action: cells.actions }),
        source: NAME,
        ...(cells.sources && { said_by: cells.sources }),
        pubmed: cellParts(cells.pubmed_ids).filter((id) => /^\d{1,9}$/.test(id)),
        ...(cells.urls && { url: cells.urls.slice(0, 4_000) }),
      };
    },
  ],
];

/** DrugCentral as tables: targets with actions, classes, indications with what kind of use it is. */
export default defineSource<Entity | DrugFact>({
  name: NAME,
  title: 'DrugCentral: targets, classes and indications, TSV',
  homepage: 'https://drugcentral.org/',
  licence: 'CC BY 4.0',
  collection: drugFacts,
  files: ['.tsv', '.txt'],
  recognises: (_base, head) => READERS.some(([shape]) => shape.test(head)),
  expect: { drug: 1 },
  async *read(file: SourceFile): AsyncIterable<Parsed<Entity | DrugFact>> {
    const head = await file.head();
    const read = READERS.find(([shape]) => shape.test(head))?.[1];
    if (!read) return;
    const named = new Set<string>();
    for await (const parsed of mappedRows(tableRows(file), read)) {
      yield parsed.ok === true && 'names' in parsed.record ? { ...parsed, into: entities } : parsed;
      if (parsed.ok !== true || 'names' in parsed.record || named.has(parsed.record.drug)) continue;
      const drug = drugNamed(parsed.record);
      if (!drug) continue;
      named.add(parsed.record.drug);
      yield { ok: true, record: drug, into: entities };
    }
  },
});
