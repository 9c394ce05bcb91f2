import { type Static, Type } from 'typebox';
import { defineCollection } from '#corpus/collection.ts';
import { known, united } from '../assembling.ts';
import { entityId, moietyIdentity } from '../entities/entities.ts';
import { moietiesOf } from '../entities/moieties.ts';
import { organisationKey } from '../trials/trials.ts';

const Text = Type.String({ minLength: 1, maxLength: 4_000 });
const text = Type.Optional(Text);
const Day = Type.Integer({ minimum: 18000101, maximum: 29991231 });
const day = Type.Optional(Day);

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
  products: Type.Array(
    Type.Object({
      number: Text,
      name: text,
      /** Form and route as the register writes them, `TABLET;ORAL`. */
      form: text,
      strength: text,
      ingredients: text,
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

/** Entries of two tellings: those of one key together, what the later says of a field counts; in the order of keys. */
function joined<T extends object>(stored: readonly T[], arriving: readonly T[], keyOf: (entry: T) => string): T[] {
  const all = new Map<string, T>();
  for (const entry of [...stored, ...arriving]) all.set(keyOf(entry), { ...all.get(keyOf(entry)), ...entry });
  return [...all].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
}
const submissionKey = ({ type, number }: Approval['submissions'][number]) =>
  `${type} ${String(number).padStart(6, '0')}`;

/** Identities of the drugs of its products, a combination by all its moieties. */
export const approvedDrugs = ({ products }: Pick<Approval, 'products'>): string[] => [
  ...new Set(products.flatMap(({ ingredients }) => (ingredients ? [moietyIdentity(moietiesOf(ingredients))] : []))),
];

/** The day of the first approval: of its earliest original submission that was approved. */
export const firstApproval = ({ submissions }: Pick<Approval, 'submissions'>): number | undefined => {
  const days = submissions.flatMap(({ type, status, date }) =>
    type === 'ORIG' && status === 'AP' && date ? [date] : [],
  );
  return days.length > 0 ? Math.min(...days) : undefined;
};

/** Whether nothing of an application is marketed any more. */
export const givenUp = ({ products }: Pick<Approval, 'products'>): boolean =>
  products.length > 0 && products.every(({ status }) => status === 'Discontinued');

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
  merge: (stored, arriving) =>
    known({
      ...stored,
      ...known(arriving),
      products: joined(stored.products, arriving.products, ({ number }) => number),
      submissions: joined(stored.submissions, arriving.submissions, submissionKey),
      documents: joined(stored.documents, arriving.documents, ({ id }) => id.padStart(9, '0')),
      exclusivities: joined(stored.exclusivities, arriving.exclusivities, ({ product, code }) => `${product} ${code}`),
      source: [...new Set([...stored.source.split(', '), arriving.source])].sort().join(', '),
    }) as Approval,
});
