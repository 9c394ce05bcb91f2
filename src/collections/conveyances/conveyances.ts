import { defineCollection } from '#corpus/collection.ts';
import { conveyanceKind } from '#patents/conveyances.ts';
import { type Static, Type } from '#typebox.mjs';
import { united } from '../assembling.ts';
import { Day } from '../patents/day.ts';
import { documentOf } from '../patents/families/facts.ts';

const Text = Type.String({ minLength: 1 });

/** A document about rights in patents as an office recorded it. Unknown is absent. */
export const Conveyance = Type.Object({
  /** `US 049107/0392`: the id. */
  id: Type.String({ pattern: '^[A-Z]{2} \\d{6}/\\d{4}$' }),
  office: Type.String({ pattern: '^[A-Z]{2}$' }),
  /** `049107/0392`. */
  reel_frame: Type.String({ pattern: '^\\d{6}/\\d{4}$' }),
  recorded: Type.Optional(Day),
  /** When the first of the assignors signed. */
  executed: Type.Optional(Day),
  /** What is conveyed, in the words of the record. */
  text: Text,
  assignors: Type.Array(Type.Object({ name: Text, executed: Type.Optional(Day) })),
  assignees: Type.Array(Type.Object({ name: Text, address: Type.Optional(Text) })),
  /** Rights that it is about, as far as the source lists them; numbers normalised. */
  properties: Type.Array(
    Type.Object({
      application: Type.Optional(Text),
      /** Publication and patent without kind code. */
      publication: Type.Optional(Text),
      patent: Type.Optional(Text),
    }),
  ),
  /** How many rights it is about, where the source says so. */
  property_count: Type.Optional(Type.Integer({ minimum: 0 })),
  /** When the office last changed the record, where the source says so: it tells all of it then. */
  updated: Type.Optional(Day),
  /** The office took the record out: it is about nothing any more. */
  purged: Type.Optional(Type.Literal(true)),
  provenance: Type.Array(Type.Object({ source: Text, file: Type.Optional(Text) })),
});
export type Conveyance = Static<typeof Conveyance>;

const partyKey = ({ name }: { readonly name: string }) => name.toUpperCase();
/** The rights that it is about. */
const about = ({ properties, purged }: Conveyance) => (purged ? [] : properties);
const days = (...values: (number | undefined)[]) => values.filter((value) => value !== undefined);

/** Recorded assignments, mergers, changes of name, security interests, releases, licences. */
export const conveyances = defineCollection({
  name: 'conveyances',
  record: Conveyance,
  id: (c) => c.id,
  defaultField: 'PARTY',
  fields: {
    PARTY: {
      kind: 'text',
      label: 'Party',
      stemmed: false,
      of: (c) => [...c.assignors, ...c.assignees].map(({ name }) => name),
    },
    TEXT: { kind: 'text', label: 'What is conveyed', of: (c) => c.text },
    REEL_FRAME: { kind: 'keyword', label: 'Reel and frame', of: (c) => c.reel_frame },
    KIND: { kind: 'keyword', label: 'Kind of conveyance', of: (c) => conveyanceKind(c.text), facet: true },
    EXECUTED: { kind: 'date', label: 'Day of execution', of: (c) => c.executed, facet: true, sort: true },
    RECORDED: { kind: 'date', label: 'Day of recording', of: (c) => c.recorded, facet: true, sort: true },
  },
  links: {
    publications: {
      label: 'Publications that it is about',
      to: 'patents',
      by: 'number',
      of: (c) => [
        ...new Set(
          about(c)
            .flatMap(({ publication, patent }) => [publication, patent].filter((one) => one !== undefined))
            .map(documentOf),
        ),
      ],
      back: 'conveyances',
    },
    applications: {
      label: 'Applications that it is about',
      to: 'patents',
      by: 'application',
      of: (c) => [...new Set(about(c).flatMap(({ application }) => application ?? []))],
      back: 'conveyances_of_application',
    },
  },
  notUnderstood: (c) =>
    !c.purged && conveyanceKind(c.text) === undefined ? [`conveyance ${c.text.slice(0, 80)}`] : [],
  /**
   * What the office changed last stands alone, whatever it said before. Else pages of one record list some of its
   * rights each: all are kept. The same in any order.
   */
  merge: (stored, arriving) => {
    const [was, is] = [stored.updated ?? 0, arriving.updated ?? 0];
    const told = was === is ? [stored, arriving] : [is > was ? arriving : stored];
    const sorted = told.sort((x, y) => (JSON.stringify(x) < JSON.stringify(y) ? -1 : 1));
    const [a, b] = [sorted[0]!, sorted.at(-1)!];
    const [recorded] = days(a.recorded, b.recorded).sort((x, y) => x - y);
    const [executed] = days(a.executed, b.executed).sort((x, y) => x - y);
    const counts = days(a.property_count, b.property_count);
    return {
      ...a,
      ...(recorded !== undefined && { recorded }),
      ...(executed !== undefined && { executed }),
      // the fuller words: one source prints "(SEE DOCUMENT FOR DETAILS)", another leaves it out
      text: a.text.length >= b.text.length ? a.text : b.text,
      assignors: united([a.assignors, b.assignors], partyKey),
      assignees: united(
        [[...a.assignees, ...b.assignees].sort((x, y) => (y.address?.length ?? 0) - (x.address?.length ?? 0)), []],
        partyKey,
      ).sort((x, y) => (x.name < y.name ? -1 : 1)),
      properties: united([a.properties, b.properties], (one) => JSON.stringify(one)).sort((x, y) =>
        JSON.stringify(x) < JSON.stringify(y) ? -1 : 1,
      ),
      ...(counts.length > 0 && { property_count: Math.max(...counts) }),
      ...((a.purged || b.purged) && { purged: true as const }),
      provenance: united([a.provenance, b.provenance], ({ source, file }) => `${source} ${file ?? ''}`).sort((x, y) =>
        `${x.source} ${x.file}` < `${y.source} ${y.file}` ? -1 : 1,
      ),
    };
  },
});
