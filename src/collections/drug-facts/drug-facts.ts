import { defineCollection } from '#corpus/collection.ts';
import { type Static, type TProperties, Type } from '#typebox.mjs';

const Text = Type.String({ minLength: 1, maxLength: 4_000 });
/** An identity of the dictionary, as `drug:drugbank:DB00619`. */
const Identity = Type.String({ pattern: '^[a-z_]+:.+$', maxLength: 400 });

/** What every fact says: about which drug, and who said so. */
const About = {
  id: Type.String({ minLength: 1 }),
  drug: Identity,
  drug_name: Type.Optional(Text),
  source: Text,
  /** Whom the source names, e.g. the database that it took the row from. */
  said_by: Type.Optional(Text),
  pubmed: Type.Array(Type.String({ pattern: '^\\d{1,9}$' }), { maxItems: 2_000 }),
  url: Type.Optional(Text),
  demo: Type.Optional(Type.Literal(true)),
};
const fact = <const K extends string, P extends TProperties>(kind: K, more: P) =>
  Type.Object({ ...About, kind: Type.Literal(kind), ...more });

/** One fact about a drug, as one row of a source tells it. Unknown is absent. */
export const DrugFact = Type.Union([
  /** It acts on a target: `action` in the source's word, e.g. `inhibitor`. */
  fact('target', { target: Identity, action: Type.Optional(Text) }),
  /** Measured affinity in nM. It alone makes no target of the drug. */
  fact('affinity', { target: Identity, nm: Type.Number({ minimum: 0 }), pairs: Type.Optional(Type.Integer()) }),
  /** A class that it belongs to: of entity kind `mechanism` or `drug_type`. */
  fact('class', { class: Identity, class_name: Type.Optional(Text) }),
  /** A statement of its label, word for word; `label` is the set id, `day` that of the version. */
  fact('statement', {
    section: Type.Enum(['boxed_warning', 'indications', 'mechanism']),
    order: Type.Integer({ minimum: 1 }),
    text: Text,
    label: Text,
    day: Type.Optional(Type.Integer({ minimum: 18000101, maximum: 29991231 })),
  }),
  /** `treats` modifies the disease, `relieves` treats a symptom, `not` is the opposite of an indication. */
  fact('indication', {
    disease: Identity,
    disease_name: Type.Optional(Text),
    use: Type.Optional(Type.Enum(['treats', 'relieves', 'not'])),
  }),
]);
export type DrugFact = Static<typeof DrugFact>;

type Kind = DrugFact['kind'];
/** Facts of one kind. */
export type FactOf<K extends Kind> = Extract<DrugFact, { kind: K }>;

const said = (name: 'target' | 'disease' | 'class') => (fact: DrugFact) => {
  const value = (fact as Partial<Record<typeof name, string>>)[name];
  return value === undefined ? [] : [value];
};

/** What is said of drugs by sources other than registers: targets, classes, indications, affinities. */
// biome-ignore format: read it as a table
export const drugFacts = defineCollection({
  name: 'drug_facts',
  record: DrugFact,
  id: (f) => f.id,
  defaultField: 'DRUG',
  fields: {
    KIND: { kind: 'keyword', label: 'Kind of fact', of: (f) => f.kind, facet: true },
    DRUG: { kind: 'keyword', label: 'Drug, as the source names it', of: (f) => f.drug, facet: true },
    TARGET: { kind: 'keyword', label: 'Target', of: said('target'), facet: true },
    DISEASE: { kind: 'keyword', label: 'Disease', of: said('disease'), facet: true },
    ACTION: { kind: 'keyword', label: 'How the drug acts on the target, in the word of the source', of: (f) => (f.kind === 'target' ? f.action : undefined), facet: true },
    USE: { kind: 'keyword', label: 'Whether it treats the disease, relieves a symptom, or must not be given', of: (f) => (f.kind === 'indication' ? f.use : undefined), facet: true },
    CLASS: { kind: 'keyword', label: 'Class', of: said('class'), facet: true },
    AFFINITY: { kind: 'number', label: 'Affinity in nM', of: (f) => (f.kind === 'affinity' ? f.nm : undefined), sort: true },
    SOURCE: { kind: 'keyword', label: 'Source of the record', of: (f) => f.source, facet: true },
    DEMO: { kind: 'keyword', label: '1: record of the demo corpus', of: (f) => (f.demo ? '1' : '0'), facet: true },
  },
  links: {
    drug: { label: 'is about the drug', to: 'entities', by: 'key', of: (f) => [f.drug], back: 'drug_facts' },
    target: { label: 'names the target', to: 'entities', by: 'key', of: said('target'), back: 'facts_of_target' },
    disease: { label: 'names the disease', to: 'entities', by: 'key', of: said('disease'), back: 'facts_of_disease' },
    class: { label: 'names the class', to: 'entities', by: 'key', of: said('class'), back: 'facts_of_class' },
  },
});
