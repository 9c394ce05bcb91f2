import { defineCollection } from '#corpus/collection.ts';
import { type Static, Type } from '#typebox.mjs';
import { type Thing, Things, thingField } from '../entities/things.ts';
import { DEVELOPMENT_STAGES } from '../trials/vocabulary.ts';

const Text = Type.String({ minLength: 1, maxLength: 4_000 });
const Office = Type.Array(Type.String({ pattern: '^[A-Z]{2}$' }), { maxItems: 300 });

/** An amount as it was told, in millions. */
const Money = Type.Object({
  millions: Type.Number({ minimum: 0 }),
  /** ISO 4217. */
  currency: Type.String({ pattern: '^[A-Z]{3}$' }),
});
export type Money = Static<typeof Money>;

export const DEAL_TYPES = ['Collaboration', 'License', 'Acquisition', 'Investment', 'Option'] as const;

/** A deal about drugs, as somebody has recorded it. Unknown is absent. */
export const Deal = Type.Object({
  id: Type.String({ pattern: '^[0-9a-f]{32}$' }),
  title: Text,
  /** yyyyMMdd */
  day: Type.Optional(Type.Integer({ minimum: 18000101, maximum: 29991231 })),
  types: Type.Array(Type.Enum([...DEAL_TYPES])),
  /** Such as `Active`, `Terminated`. */
  status: Type.Optional(Text),
  total: Type.Optional(Money),
  upfront: Type.Optional(Money),
  milestones: Type.Optional(Money),
  /** Who gives, and who takes. */
  principals: Things,
  partners: Things,
  drugs: Things,
  targets: Things,
  drug_types: Things,
  mechanisms: Things,
  /** What the deal is about; and what its drugs are for. */
  diseases: Things,
  drug_diseases: Things,
  /** How far the drug was at signing, in the words of the pipeline: `Phase_2`. */
  stage: Type.Optional(Text),
  /** Letters of countries (ISO 3166), `WO` for the world, `EU`. */
  territory_included: Office,
  territory_excluded: Office,
  source_url: Type.Optional(Text),
  /** The agreement that says so, and what it says, word for word. */
  document: Type.Optional(Text),
  quotes: Type.Optional(Type.Array(Type.Object({ about: Text, text: Text }), { maxItems: 100 })),
  source: Text,
  demo: Type.Optional(Type.Literal(true)),
});
export type Deal = Static<typeof Deal>;

const stageRank = ({ stage }: Deal): number | undefined => {
  const at = DEVELOPMENT_STAGES.indexOf(stage ?? '');
  return at < 0 ? undefined : at;
};

/** Only amounts in US dollars compare. */
const dollars = (money: Money | undefined): number | undefined =>
  money?.currency === 'USD' ? money.millions : undefined;
const amount = (label: string, of: (deal: Deal) => Money | undefined) =>
  ({ kind: 'number', label: `${label}, millions of US dollars`, of: (d: Deal) => dollars(of(d)), sort: true }) as const;
const about = thingField<Deal>;
const exact = (label: string, of: (deal: Deal) => string | readonly string[] | undefined) =>
  ({ kind: 'keyword', label, of, facet: true }) as const;
const names = (things: readonly Thing[]) => things.flatMap(({ name }) => name ?? []);

/** Deals about drugs: agreements that were filed (`cuad`), and records of one's own. */
// biome-ignore format: read it as a table
export const deals = defineCollection({
  name: 'deals',
  record: Deal,
  id: (d) => d.id,
  defaultField: 'ALL',
  watch: new URL('./watch.ts', import.meta.url).href,
  fields: {
    TITLE: { kind: 'text', label: 'Title', of: (d) => d.title, boost: 3 },
    WORDS: { kind: 'text', label: 'Names of parties, drugs, targets, diseases', of: (d) => names([...d.principals, ...d.partners, ...d.drugs, ...d.targets, ...d.diseases, ...d.drug_diseases]), stemmed: false },
    ALL: { kind: 'any', label: 'All texts', fields: ['TITLE', 'WORDS'] },
    TYPE: exact('Type', (d) => d.types),
    STATUS: exact('Status', (d) => d.status),
    STAGE: exact('Stage of the drug at signing', (d) => d.stage),
    STAGE_RANK: { kind: 'number', label: 'Stage at signing, counted', of: stageRank, sort: true },
    DEAL_DATE: { kind: 'date', label: 'Day of the deal', of: (d) => d.day, sort: true, facet: true },
    TOTAL: amount('Total value', (d) => d.total),
    UPFRONT: amount('Upfront payment', (d) => d.upfront),
    MILESTONES: amount('Milestone payments', (d) => d.milestones),
    DISCLOSED: exact('1: an amount is told', (d) => (d.total || d.upfront || d.milestones ? '1' : '0')),
    TERRITORY: exact('Country to which rights go', (d) => d.territory_included),
    DRUG: about('Identity of a drug', (d) => d.drugs),
    TARGET: about('Identity of a target', (d) => d.targets),
    DRUG_TYPE: about('Identity of a type of drugs', (d) => d.drug_types),
    MECHANISM: about('Identity of a mechanism', (d) => d.mechanisms),
    DISEASE: about('Identity of a disease that the deal is about', (d) => d.diseases),
    DRUG_DISEASE: about('Identity of a disease that its drugs are for', (d) => d.drug_diseases),
    PRINCIPAL: about('Identity of who gives', (d) => d.principals),
    PARTNER: about('Identity of who takes', (d) => d.partners),
    ID: exact('Id', (d) => d.id),
    SOURCE: exact('Source of the record', (d) => d.source),
    DEMO: exact('1: record of the demo corpus', (d) => (d.demo ? '1' : '0')),
  },
});
