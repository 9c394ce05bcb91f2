import { defineCollection } from '#corpus/collection.ts';
import { type Static, type TProperties, Type } from '#typebox.mjs';
import { byContent, latest } from '../assembling.ts';
import { AsOf, Day } from '../patents/day.ts';

const Text = Type.String({ minLength: 1, maxLength: 4_000 });
const Country = Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' }));
const text = Type.Optional(Text);
const day = Type.Optional(Day);
const amount = Type.Optional(Type.Number({ minimum: 0 }));
const names = Type.Optional(Type.Array(Text, { maxItems: 500 }));

/** What every fact says: which rights it is about, and who said so. */
const About = {
  id: Type.String({ minLength: 1 }),
  /** Publications without kind code, as `US8789601`, and applications, as `US15/710770`: stored here or not. */
  publications: Type.Array(Text, { maxItems: 10_000 }),
  applications: Type.Array(Text, { maxItems: 10_000 }),
  source: text,
  /** Of a user's own file: told again, it replaces what it said. */
  own: Type.Optional(Type.Literal(true)),
  /** When the source last changed it; fields of an earlier telling have their day. */
  updated: day,
  as_of: AsOf,
};
const fact = <const K extends string, P extends TProperties>(kind: K, more: P) =>
  Type.Object({ ...About, kind: Type.Literal(kind), ...more });

export const OPT_OUT_STATUSES = [
  'Opt-out not registered',
  'Opt-out registered',
  'Positive decision after unitary effect request',
  'Withdrawal after opt-out',
] as const;

/**
 * A fact about patents that no publication and no open source here tells: given by the user's own files
 * (`docs/guides/own-records.md`). Unknown is absent.
 */
export const PatentFact = Type.Union([
  /** Protection recorded with customs. */
  fact('customs', {
    country: Country,
    record_number: text,
    record_status: text,
    product: text,
    contact: text,
    approval_opinion: text,
    start_date: day,
    end_date: day,
  }),
  fact('award', { name: Text, level: text, session: text, category: text, referrer: text }),
  /** A declaration that a patent is essential to a standard. */
  fact('standard', {
    standard_id: text,
    title: text,
    version: text,
    declared_to: text,
    /** Who declared it, and under which number of the body. */
    declarant: text,
    reference: text,
    projects: names,
    declaration_date: day,
  }),
  fact('litigation', {
    country: Country,
    court: text,
    case_number: text,
    case_region: text,
    title: text,
    filing_date: day,
    verdict_date: day,
    plaintiffs: names,
    defendants: names,
    judges: names,
    chief_judge: text,
  }),
  /** What the register of the Unified Patent Court says: never assumed. */
  fact('opt_out', { status: Type.Enum([...OPT_OUT_STATUSES]), registered: day, withdrawn: day }),
  /** Re-examination, invalidation, appeal. */
  fact('proceeding', {
    country: Country,
    case_type: text,
    decision_number: text,
    decision_date: day,
    filing_date: day,
    /** How it stands or ended, in the office's words. */
    outcome: text,
    applicants: names,
    respondents: names,
    legal_grounds: names,
  }),
  /** A fee that was paid or is due. */
  fact('fee', {
    status: Type.Enum(['paid', 'due']),
    fee_type: text,
    amount,
    date: day,
    payer: text,
    receipt_number: text,
    receipt_code: text,
    payment_status: text,
  }),
  /** A document of an office's file. */
  fact('document', { code: text, date: day, description: text, pages: Type.Optional(Type.Integer({ minimum: 0 })) }),
  /** Literature that the publication cites, as printed. */
  fact('literature_citation', { text: Text, phase: Type.Optional(Type.Enum(['applicant', 'examiner'])) }),
  /** A class of strategic emerging industries. */
  fact('strategic_industry', { level1_no: text, level1_name: text, level2_no: text, level2_name: text }),
]);
export type PatentFact = Static<typeof PatentFact>;
export type PatentFactKind = PatentFact['kind'];

/** Facts about patents that arrive by themselves, long before or after their publications. */
export const patentFacts = defineCollection({
  name: 'patent_facts',
  record: PatentFact,
  id: (f) => f.id,
  defaultField: 'KIND',
  fields: {
    KIND: { kind: 'keyword', label: 'Kind of fact', of: (f) => f.kind, facet: true },
    APNO: { kind: 'keyword', label: 'Application that it is about', of: (f) => f.applications },
    SOURCE: { kind: 'keyword', label: 'Who says so', of: (f) => f.source, facet: true },
  },
  /** A fact of an office seen in several files: what is later goes before, whatever came first. */
  merge: (stored, arriving) => {
    if (arriving.own || stored.kind !== arriving.kind) return arriving;
    return latest(stored, arriving, { publications: byContent, applications: byContent });
  },
  watch: new URL('./watch.ts', import.meta.url).href,
  links: {
    publications: {
      label: 'Publications that it is about',
      to: 'patents',
      by: 'number',
      of: (f) => f.publications,
      back: 'facts',
    },
    applications: {
      label: 'Applications that it is about',
      to: 'patents',
      by: 'application',
      of: (f) => f.applications,
      back: 'facts_of_application',
    },
  },
});
