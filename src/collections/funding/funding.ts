import { defineCollection } from '#corpus/collection.ts';
import { type Static, Type } from '#typebox.mjs';
import { Day } from '../patents/day.ts';
import { organisationKey } from '../trials/trials.ts';

const Text = Type.String({ minLength: 1, maxLength: 2_000 });
const text = Type.Optional(Text);
const day = Type.Optional(Day);
const amount = Type.Optional(Type.Number({ minimum: 0 }));

/** Money that an organisation was given: a round of financing, or a grant. Unknown is absent. */
export const Funding = Type.Object({
  id: Type.String({ minLength: 1 }),
  kind: Type.Enum(['round', 'grant']),
  /** Who got it, and who gave it: names as the source writes them. */
  recipient: Text,
  givers: Type.Array(Text, { maxItems: 200 }),
  /** Sort of round or grant in the source's word, `Series A`; `type_zh` in Chinese. */
  type: text,
  type_zh: text,
  /** Of a round. */
  announced: day,
  /** Of a grant. */
  opens: day,
  closes: day,
  /** In units of `currency` (ISO 4217); `amount_upper` where the source states a range. */
  amount,
  amount_upper: amount,
  currency: Type.Optional(Type.String({ pattern: '^[A-Z]{3}$' })),
  /** As the source prints it. */
  amount_printed: text,
  url: text,
  source: Text,
  demo: Type.Optional(Type.Literal(true)),
});
export type Funding = Static<typeof Funding>;

/** Rounds of financing and grants, of records of one's own: no open source here tells them. */
// biome-ignore format: read it as a table
export const fundings = defineCollection({
  name: 'funding',
  record: Funding,
  id: (f) => f.id,
  defaultField: 'NAME',
  fields: {
    NAME: { kind: 'text', label: 'Who gave and who got', of: (f) => [f.recipient, ...f.givers], stemmed: false },
    KIND: { kind: 'keyword', label: 'round or grant', of: (f) => f.kind, facet: true },
    RECIPIENT: { kind: 'keyword', label: 'Identity of who got it', of: (f) => organisationKey(f.recipient) },
    GIVER: { kind: 'keyword', label: 'Identity of who gave it', of: (f) => f.givers.map(organisationKey) },
    DAY: { kind: 'date', label: 'Announced, or opened', of: (f) => f.announced ?? f.opens, sort: true, facet: true },
    SOURCE: { kind: 'keyword', label: 'Source of the record', of: (f) => f.source, facet: true },
    DEMO: { kind: 'keyword', label: '1: record of the demo corpus', of: (f) => (f.demo ? '1' : '0'), facet: true },
  },
  links: {
    recipient: { label: 'was given to', to: 'entities', by: 'key', of: (f) => [organisationKey(f.recipient)], back: 'funding_got' },
    givers: { label: 'was given by', to: 'entities', by: 'key', of: (f) => f.givers.map(organisationKey), back: 'funding_given' },
  },
});
