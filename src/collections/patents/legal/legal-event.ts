import { type Static, type TProperties, Type } from '#typebox.mjs';
import { Day } from '../day.ts';

/** WIPO ST.3 two-letter code. */
const Country = Type.String({ pattern: '^[A-Z]{2}$' });

/**
 * Who takes part in an event, as the source names them; `place`: what it prints behind the name (`CANADA`, `TEXAS`) or
 * the address.
 */
export const LegalParty = Type.Object({ name: Type.String({ minLength: 1 }), place: Type.Optional(Type.String()) });
const Parties = Type.Optional(Type.Array(LegalParty, { minItems: 1 }));
const Text = Type.Optional(Type.String({ minLength: 1 }));

/**
 * `state`: the one state of a bundle (European patent) for which it is so; `effective`: the day from which, where the
 * source states it beside the day of the event.
 */
const fact = <const K extends string, P extends TProperties>(kind: K, more: P) =>
  Type.Object({ kind: Type.Literal(kind), state: Type.Optional(Country), effective: Type.Optional(Day), ...more });

/** How a contract on a licence binds. */
export const LICENCE_KINDS = ['exclusive', 'sole', 'non-exclusive'] as const;

/**
 * What a legal event says, typed: the one declaration of it. Filled by every source that states it (`legalEvent`), read
 * by whatever computes with events. What is not stated is absent; a fact without anything but its kind says that it
 * happened.
 */
export const LegalFact = Type.Union([
  // rights in the patent
  /** Ownership passes. `conveyance`: by what, in the source's words (merger, nunc pro tunc assignment). */
  fact('transfer', { from: Parties, to: Parties, conveyance: Text, reel_frame: Text }),
  /** One owner under a new name. */
  fact('name_change', { from: Parties, to: Parties, reel_frame: Text }),
  /** Data of the owner changed, or ownership passed: the source does not tell which. */
  fact('party_change', { from: Parties, to: Parties }),
  fact('licence', {
    licensor: Parties,
    licensee: Parties,
    licence: Type.Optional(Type.Enum([...LICENCE_KINDS])),
    registration_number: Text,
    reel_frame: Text,
  }),
  fact('licence_end', { licensor: Parties, licensee: Parties, registration_number: Text, reel_frame: Text }),
  /** The owner is willing to license to anybody. */
  fact('licence_offer', {}),
  fact('licence_offer_end', {}),
  fact('pledge', { pledgor: Parties, pledgee: Parties, registration_number: Text, reel_frame: Text }),
  fact('pledge_release', { pledgor: Parties, pledgee: Parties, registration_number: Text, reel_frame: Text }),
  /** Kept as it is by order of a court. */
  fact('preservation', {}),
  fact('preservation_end', {}),
  // disputes
  fact('opposition', { opponent: Parties, representative: Parties }),
  fact('opposition_end', {
    outcome: Type.Optional(Type.Enum(['none_filed', 'inadmissible', 'rejected', 'withdrawn', 'amended', 'closed'])),
  }),
  fact('litigation', { plaintiff: Parties, defendant: Parties, docket: Text }),
  /** A request that the right be declared invalid, or the decision on it. */
  fact('invalidation', {
    petitioner: Parties,
    docket: Text,
    outcome: Type.Optional(Type.Enum(['invalid', 'partly_invalid', 'maintained'])),
  }),
  fact('reexamination', {}),
  // the life of the right
  fact('publication', {}),
  fact('search', {}),
  fact('examination', {}),
  fact('grant', {}),
  fact('refusal', {}),
  fact('withdrawal', {}),
  /** A fee that keeps the right alive was paid: for which year of its life, and on which day. */
  fact('fee', { year: Type.Optional(Type.Integer({ minimum: 1, maximum: 99 })), paid: Type.Optional(Day) }),
  /**
   * The right ended before its time. `reason`: a fee was not paid, or a translation not filed (or its fee not paid).
   */
  fact('lapse', { reason: Type.Optional(Type.Enum(['fee', 'translation'])) }),
  fact('expiry', {}),
  fact('abandonment', {}),
  fact('revocation', {}),
  fact('restoration', {}),
  /** The term of protection was prolonged. */
  fact('extension', {}),
]);

export const LegalEvent = Type.Object({
  date: Type.Optional(Day),
  /** The office's own code, e.g. INPADOC `PG25`, `A61`. */
  code: Type.Optional(Type.String()),
  text: Type.Optional(Type.String()),
  /** The office that states it. */
  country: Type.Optional(Country),
  fact: Type.Optional(LegalFact),
  /** Named values of the source that no fact holds, in its own words: shown, never computed with. */
  details: Type.Optional(Type.Record(Type.String(), Type.String())),
});

export type LegalParty = Static<typeof LegalParty>;
export type LegalFact = Static<typeof LegalFact>;
export type LegalEvent = Static<typeof LegalEvent>;
export type FactKind = LegalFact['kind'];

/** The fact of one kind. */
export type FactOf<K extends FactKind> = Extract<LegalFact, { kind: K }>;

/** The interface's kinds of legal events, 61 to 76, as far as facts are one of them. */
const TYPES: Readonly<Partial<Record<FactKind, number>>> = {
  transfer: 61,
  licence: 62,
  pledge: 63,
  opposition: 65,
  reexamination: 66,
  litigation: 70,
  preservation: 71,
  invalidation: 72,
};

/**
 * The interface's kind of an event (61 transfer, 62 license, 63 pledge, 65 opposition, 70 litigation, 72 invalidation
 * ...), if it is one of these.
 */
export const eventType = (event: Pick<LegalEvent, 'fact'>): number | undefined => event.fact && TYPES[event.fact.kind];

/** Roles that parties of facts have, in the order in which they are told. */
export const ROLES = [
  'from',
  'to',
  'licensor',
  'licensee',
  'pledgor',
  'pledgee',
  'opponent',
  'plaintiff',
  'defendant',
  'petitioner',
  'representative',
] as const;
export type Role = (typeof ROLES)[number];

/** The parties of a fact by their role. */
export function partiesOf(fact: LegalFact | undefined): { role: Role; parties: readonly LegalParty[] }[] {
  if (!fact) return [];
  return ROLES.flatMap((role) => {
    const parties = (fact as Partial<Record<Role, LegalParty[]>>)[role];
    return parties ? [{ role, parties }] : [];
  });
}
