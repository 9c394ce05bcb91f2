import { type Completion, defineCollection } from '#corpus/collection.ts';
import { type Static, Type } from '#typebox.mjs';
import { entityId } from '../entities/entities.ts';
import { documentOf } from '../patents/families/facts.ts';
import { patentId } from '../patents/patent-id.ts';
import { type Approval, approvalId, approvedDrugs } from './approvals.ts';

const Text = Type.String({ minLength: 1, maxLength: 400 });

/** A patent that a register of drugs lists: one record a document number. */
export const ListedPatent = Type.Object({
  id: Type.String({ pattern: '^[0-9a-f]{32}$' }),
  register: Type.Enum(['FDA_ORANGE_BOOK']),
  /** Without kind code, `US7157456`. */
  number: Text,
  /** What the register says for each product. */
  listings: Type.Array(
    Type.Object({
      application: Text,
      product: Text,
      expiry: Type.Optional(Type.Integer({ minimum: 18000101, maximum: 29991231 })),
      /** With the paediatric extension of its term. */
      paediatric: Type.Boolean(),
      substance: Type.Boolean(),
      drug_product: Type.Boolean(),
      use_code: Type.Optional(Text),
      delisted: Type.Boolean(),
    }),
  ),
  /** Identities of the drugs of its products, and their dosage forms; never stored. */
  drugs: Type.Optional(Type.Array(Text)),
  forms: Type.Optional(Type.Array(Text)),
  source: Text,
  demo: Type.Optional(Type.Literal(true)),
});
export type ListedPatent = Static<typeof ListedPatent>;
type Listing = ListedPatent['listings'][number];

export const listedPatentId = (register: string, number: string): string => entityId(`listed:${register}:${number}`);

const keyOf = ({ application, product, paediatric, use_code, expiry }: Listing) =>
  `${application} ${product} ${paediatric ? 1 : 0} ${use_code ?? ''} ${expiry ?? 0}`;

/** The latest day that the register gives, paediatric extensions included. */
export const listedExpiry = ({ listings }: Pick<ListedPatent, 'listings'>): number | undefined => {
  const days = listings.flatMap(({ expiry }) => expiry ?? []);
  return days.length > 0 ? Math.max(...days) : undefined;
};

export type ListedType = 'PRODUCT_COMPOUND_SEQUENCE' | 'DRUG_COMBINATION_FORMULATION' | 'NEW_USE';

/** What the patent is listed for: a substance, a product, or a use alone. */
export function listedType({ listings }: Pick<ListedPatent, 'listings'>): ListedType | undefined {
  if (listings.some(({ substance }) => substance)) return 'PRODUCT_COMPOUND_SEQUENCE';
  if (listings.some(({ drug_product }) => drug_product)) return 'DRUG_COMBINATION_FORMULATION';
  return listings.some(({ use_code }) => use_code !== undefined) ? 'NEW_USE' : undefined;
}

/** Numbers of the applications that it is listed for. */
export const listedApplications = ({ listings }: Pick<ListedPatent, 'listings'>): string[] => [
  ...new Set(listings.map(({ application }) => application)),
];

const products = ({ listings }: Pick<ListedPatent, 'listings'>) =>
  new Set(listings.map(({ application, product }) => `${application} ${product}`));

/** What follows from the applications that it is listed for: the drugs of the products, and their forms. */
const completion: Completion<ListedPatent> = {
  from: ['applications'],
  fields: ['drugs', 'forms'],
  of(stored, linked) {
    const listed = products(stored);
    const sold = (linked('applications') as readonly Approval[]).flatMap((approval) =>
      approval.products.filter(({ number }) => listed.has(`${approval.number} ${number}`)),
    );
    const forms = sold.flatMap(({ form }) => (form ? [form.split(';')[0]!.trim()] : [])).filter(Boolean);
    return { drugs: approvedDrugs({ products: sold }), forms: [...new Set(forms)].sort() };
  },
};

/** Patents that registers of drugs list. */
// biome-ignore format: read it as a table
export const listedPatents = defineCollection({
  name: 'listed_patents',
  record: ListedPatent,
  id: (p) => p.id,
  defaultField: 'NUMBER',
  fields: {
    ID: { kind: 'keyword', label: 'Id of the record', of: (p) => p.id },
    NUMBER: { kind: 'keyword', label: 'Document number', of: (p) => p.number },
    REGISTER: { kind: 'keyword', label: 'Register', of: (p) => p.register, facet: true },
    APPLICATION: { kind: 'keyword', label: 'Application of a product', of: listedApplications },
    TYPE: { kind: 'keyword', label: 'What it is listed for', of: (p) => listedType(p), facet: true },
    EXPIRY: { kind: 'date', label: 'Latest expiry that is given', of: (p) => listedExpiry(p), sort: true, facet: true },
    COUNTRY: { kind: 'keyword', label: 'Office', of: (p) => p.number.slice(0, 2), facet: true },
    DRUG: { kind: 'keyword', label: 'Identity of a drug of its products', of: (p) => p.drugs, facet: true },
    FORM: { kind: 'keyword', label: 'Dosage form of a product', of: (p) => p.forms, facet: true },
    PAEDIATRIC: { kind: 'keyword', label: '1: its term has a paediatric extension', of: (p) => (p.listings.some(({ paediatric }) => paediatric) ? '1' : '0'), facet: true },
    PAEDIATRIC_EXPIRY: { kind: 'date', label: 'Expiry with the paediatric extension', of: (p) => listedExpiry({ listings: p.listings.filter(({ paediatric }) => paediatric) }), facet: true },
    PUBLICATIONS: { kind: 'number', label: 'Publications of it that are stored', of: () => undefined, derived: { link: 'publications' }, sort: true },
    SOURCE: { kind: 'keyword', label: 'Source of the record', of: (p) => p.source, facet: true },
    DEMO: { kind: 'keyword', label: '1: record of the demo corpus', of: (p) => (p.demo ? '1' : '0'), facet: true },
  },
  completion,
  lookups: {
    patent_id: { kind: 'unique', label: 'patent id (UUID) of the document number', of: (p) => patentId(p.number), normalise: (given) => given.trim().toLowerCase() || undefined },
    number: { kind: 'best', label: 'document number, with or without kind code', of: (p) => p.number, normalise: (given) => documentOf(given.trim().toUpperCase()) },
  },
  links: {
    publications: { label: 'is published as', to: 'patents', by: 'number', of: (p) => [p.number], back: 'listings' },
    applications: { label: 'is listed for', to: 'approvals', by: 'id', of: (p) => listedApplications(p).map((number) => approvalId('FDA', number)), back: 'listed_patents' },
  },
  merge: (stored, arriving) => {
    const all = new Map([...stored.listings, ...arriving.listings].map((listing) => [keyOf(listing), listing]));
    return { ...stored, listings: [...all].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, listing]) => listing) };
  },
});
