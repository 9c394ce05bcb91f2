import { defineCollection } from '#corpus/collection.ts';
import { type Static, Type } from '#typebox.mjs';
import { known, united } from '../assembling.ts';
import { entityId, moietyIdentity, nameIdentity } from '../entities/entities.ts';
import { moietiesOf } from '../entities/moieties.ts';
import { organisationKey } from '../trials/trials.ts';

const Text = Type.String({ minLength: 1, maxLength: 4_000 });
const text = Type.Optional(Text);
const Day = Type.Integer({ minimum: 18000101, maximum: 29991231 });
const day = Type.Optional(Day);
const yes = Type.Optional(Type.Literal(true));

/** How registers say that an application was reviewed otherwise than others. */
export const REVIEWS = [
  'Priority_Review',
  'Orphan_Drug',
  'Accelerated_Assessment',
  'Conditional_Approval',
  'Exceptional_Circumstances',
] as const;
export type Review = (typeof REVIEWS)[number];

/**
 * An application to market a drug, as a register tells it: from many tables, joined by its number. Unknown is absent.
 */
export const Approval = Type.Object({
  id: Type.String({ pattern: '^[0-9a-f]{32}$' }),
  agency: Type.Enum(['FDA', 'EMA', 'PMDA', 'NMPA']),
  number: Text,
  /** NDA, ANDA, BLA. */
  type: text,
  holder: text,
  /** The day of the authorisation, of registers that list no submissions. */
  authorised: day,
  refused: day,
  /** What the register says of the review of the whole application, where it does not say it of submissions. */
  reviews: Type.Optional(Type.Array(Type.Enum([...REVIEWS]))),
  /** What it is for: headings as the register writes them, and its sentences. */
  diseases: Type.Optional(Type.Array(Text)),
  indication: Type.Optional(Type.String({ minLength: 1, maxLength: 32_767 })),
  atc: Type.Optional(Type.Array(Type.String({ pattern: '^[A-Z](?:\\d\\d[A-Z]{0,2}(?:\\d\\d)?)?$' }))),
  generic: yes,
  biosimilar: yes,
  /** The product that a biosimilar was compared with, by its substance and its name. */
  reference: text,
  products: Type.Array(
    Type.Object({
      number: Text,
      name: text,
      /** Form and route as the register writes them, `TABLET;ORAL`. */
      form: text,
      strength: text,
      ingredients: text,
      /** What it comes in, such as `Pre-Filled Syringe`. */
      presentation: text,
      status: text,
    }),
  ),
  submissions: Type.Array(
    Type.Object({
      /** ORIG, SUPPL. */
      type: Text,
      number: Type.Integer({ minimum: 0 }),
      class: text,
      /** AP: approved, TA: tentatively. */
      status: text,
      date: day,
      priority: text,
      orphan: Type.Optional(Type.Literal(true)),
    }),
  ),
  documents: Type.Array(Type.Object({ id: Text, type: text, url: Text, date: day })),
  exclusivities: Type.Array(Type.Object({ product: Text, code: Text, date: Day })),
  source: Text,
  demo: Type.Optional(Type.Literal(true)),
});
export type Approval = Static<typeof Approval>;

export const approvalId = (agency: string, number: string): string =>
  entityId(`approval:${agency.toLowerCase()}:${number}`);

/** What one table tells of an application. */
export const approvalPart = (
  agency: Approval['agency'],
  number: string,
  source: string,
  said: Partial<Omit<Approval, 'id' | 'agency' | 'number' | 'source'>>,
): Approval => ({
  id: approvalId(agency, number),
  agency,
  number,
  products: [],
  submissions: [],
  documents: [],
  exclusivities: [],
  source,
  ...said,
});

/**
 * Registers of one agency, the one whose word counts most last: it says the name of a holder or a form of its own, and
 * others fill in what it does not say.
 */
const RANKS = ['orange-book', 'purple-book', 'drugs-at-fda'];
const rank = (source: string): number => Math.max(...source.split(', ').map((each) => RANKS.indexOf(each)));

/** Entries of two tellings, those of one key together, what the second says of a field counts; in the order of keys. */
function joined<T extends object>(weaker: readonly T[], stronger: readonly T[], keyOf: (entry: T) => string): T[] {
  const all = new Map<string, T>();
  for (const entry of [...weaker, ...stronger]) all.set(keyOf(entry), { ...all.get(keyOf(entry)), ...entry });
  return [...all].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
}
const earlier = (a: number | undefined, b: number | undefined) =>
  a === undefined || b === undefined ? (a ?? b) : Math.min(a, b);
const submissionKey = ({ type, number }: Approval['submissions'][number]) =>
  `${type} ${String(number).padStart(6, '0')}`;

/** Identities of the drugs of its products, a combination by all its moieties. */
export const approvedDrugs = ({ products }: Pick<Approval, 'products'>): string[] => [
  ...new Set(products.flatMap(({ ingredients }) => (ingredients ? [moietyIdentity(moietiesOf(ingredients))] : []))),
];

/**
 * The day of the first approval: of its earliest original submission that was approved; of an application without
 * submissions, that of its authorisation.
 */
export const firstApproval = ({
  submissions,
  authorised,
}: Pick<Approval, 'submissions' | 'authorised'>): number | undefined => {
  const days = submissions.flatMap(({ type, status, date }) =>
    type === 'ORIG' && status === 'AP' && date ? [date] : [],
  );
  return days.length > 0 ? Math.min(...days) : authorised;
};

/** The day of the first approval of any of some; undefined where none was approved. */
export function firstDayOf(held: readonly Approval[]): number | undefined {
  const days = held.flatMap((each) => firstApproval(each) ?? []);
  return days.length > 0 ? Math.min(...days) : undefined;
}

/** Identities of the diseases that the register says it is for. */
export const approvedDiseases = ({ diseases = [] }: Pick<Approval, 'diseases'>): string[] => [
  ...new Set(diseases.map((name) => nameIdentity('disease', name))),
];

/** Whether nothing of an application is marketed any more. */
export const givenUp = ({ products }: Pick<Approval, 'products'>): boolean =>
  products.length > 0 && products.every(({ status }) => status !== undefined && GIVEN_UP.includes(status));
/** What registers call a product that is no longer marketed. */
const GIVEN_UP = ['Discontinued', 'Withdrawn', 'Voluntarily Revoked'];

const exact = (label: string, of: (approval: Approval) => string | readonly string[] | undefined, facet = false) =>
  ({ kind: 'keyword', label, of, facet }) as const;

/** Applications and approvals of drugs, by register. */
// biome-ignore format: read it as a table
export const approvals = defineCollection({
  name: 'approvals',
  record: Approval,
  id: (a) => a.id,
  defaultField: 'NAME',
  watch: new URL('./watch.ts', import.meta.url).href,
  fields: {
    NAME: { kind: 'text', label: 'Names of products and ingredients', of: (a) => united([a.products.flatMap(({ name, ingredients }) => [name, ingredients].filter((each) => each !== undefined))], String), stemmed: false },
    NUMBER: exact('Number of the application', (a) => a.number),
    AGENCY: exact('Register', (a) => a.agency, true),
    TYPE: exact('Type of application', (a) => a.type, true),
    DRUG: exact('Identity of a drug', approvedDrugs, true),
    DISEASE: exact('Identity of a disease that it is for', approvedDiseases, true),
    HOLDER: exact('Identity of the holder', (a) => (a.holder ? organisationKey(a.holder) : undefined), true),
    APPROVED: { kind: 'date', label: 'First approval', of: (a) => firstApproval(a), sort: true, facet: true },
    ID: exact('Id', (a) => a.id),
    SOURCE: exact('Source of the record', (a) => a.source, true),
    DEMO: exact('1: record of the demo corpus', (a) => (a.demo ? '1' : '0'), true),
  },
  links: {
    drugs: { label: 'is for the drug', to: 'entities', by: 'key', of: approvedDrugs, back: 'approvals' },
    holder: { label: 'is held by', to: 'entities', by: 'key', of: (a) => (a.holder ? [organisationKey(a.holder)] : []), back: 'held_approvals' },
  },
  merge(stored, arriving) {
    const [weaker, stronger] = rank(stored.source) > rank(arriving.source) ? [arriving, stored] : [stored, arriving];
    return known({
      ...weaker,
      ...known(stronger),
      authorised: earlier(stored.authorised, arriving.authorised),
      products: joined(weaker.products, stronger.products, ({ number }) => number),
      submissions: joined(weaker.submissions, stronger.submissions, submissionKey),
      documents: joined(weaker.documents, stronger.documents, ({ id }) => id.padStart(9, '0')),
      exclusivities: joined(weaker.exclusivities, stronger.exclusivities, ({ product, code }) => `${product} ${code}`),
      source: [...new Set([...stored.source.split(', '), arriving.source])].sort().join(', '),
    }) as Approval;
  },
});
