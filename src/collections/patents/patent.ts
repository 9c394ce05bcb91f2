import { STATES } from '#patents/legal/life.ts';
import { type Static, Type } from '#typebox.mjs';
import { Day } from './day.ts';
import { LegalEvent } from './legal/legal-event.ts';

/**
 * Where a text comes from: `original` as published; `office` a translation by an office; `machine` a machine
 * translation.
 */
const Origin = Type.Enum(['original', 'office', 'machine']);

/** ISO 639-1, lower case: en, zh, ja, ko, de, fr ... */
const Lang = Type.String({ pattern: '^[a-z]{2}$' });

export const LocalText = Type.Object({ lang: Lang, origin: Origin, text: Type.String({ minLength: 1 }) });

export const Claim = Type.Object({
  /** As printed, from 1. */
  number: Type.Integer({ minimum: 1 }),
  /** Without the leading number; line breaks kept. */
  text: Type.String({ minLength: 1 }),
  independent: Type.Boolean(),
  /** Claims that this one refers back to, ascending. Empty when independent. */
  parents: Type.Array(Type.Integer({ minimum: 1 })),
});
export const ClaimSet = Type.Object({ lang: Lang, origin: Origin, claims: Type.Array(Claim, { minItems: 1 }) });

/** Parts of a description, as far as its headings tell. */
export const SECTIONS = ['field', 'background', 'summary', 'drawings', 'embodiments', 'other'] as const;
export const Paragraph = Type.Object({
  /** Stable within the description: `p1`, `p2`, ... in reading order; what quotes point to. */
  id: Type.String({ pattern: '^p[1-9][0-9]*$' }),
  /** The printed number, e.g. `0012`, where there is one. */
  number: Type.Optional(Type.String()),
  section: Type.Enum([...SECTIONS]),
  /** True for a heading line. */
  heading: Type.Optional(Type.Literal(true)),
  text: Type.String({ minLength: 1 }),
});
export const Description = Type.Object({
  lang: Lang,
  origin: Origin,
  paragraphs: Type.Array(Paragraph, { minItems: 1 }),
});

export const PARTY_TYPES = ['company', 'academy', 'government', 'hospital', 'bank', 'person', 'other'] as const;
export const Party = Type.Object({
  /** As published; persons as `FAMILY, GIVEN` where the source separates them. */
  name: Type.String({ minLength: 1 }),
  lang: Type.Optional(Lang),
  /** Standardized name (see `standardName`): upper case, legal forms folded. */
  standard_name: Type.Optional(Type.String()),
  type: Type.Optional(Type.Enum([...PARTY_TYPES])),
  address: Type.Optional(Type.String()),
  /** WIPO ST.3 two-letter code. */
  country: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
  /** Province, state or region. */
  province: Type.Optional(Type.String()),
  city: Type.Optional(Type.String()),
});

/** A reference to a publication or application; numbers normalised by `#corpus/numbers.ts` where they can be. */
export const Priority = Type.Object({
  country: Type.String({ pattern: '^[A-Z]{2}$' }),
  /** As normalised by `#corpus/numbers.ts`, e.g. `US62/012273`, `CN201510570472.5`, `JP2015-123456`. */
  number: Type.String({ minLength: 1 }),
  date: Type.Optional(Day),
});

export const CITATION_PHASES = [
  'applicant',
  'examiner',
  'search_report',
  'international_search',
  'opposition',
  'third_party',
  'other',
] as const;
/** Phases in which an office cites. */
export const EXAMINERS: ReadonlySet<string> = new Set(['examiner', 'search_report', 'international_search']);
const Phase = Type.Enum([...CITATION_PHASES]);
export const PatentCitation = Type.Object({
  /** Normalised; without kind code where the source gives none (`US5123456`). */
  publication_number: Type.String({ minLength: 1 }),
  /** Search-report categories: X Y A D E L O P T R ... */
  categories: Type.Optional(Type.Array(Type.String({ pattern: '^[A-Z&]$' }))),
  /** Claims that it bears on, and its passages, in the words of the search report: `1-6`, `paragraph [0012]`. */
  claims: Type.Optional(Type.Array(Type.String())),
  passages: Type.Optional(Type.Array(Type.String())),
  phase: Type.Optional(Phase),
  date: Type.Optional(Day),
  /** Classes of the cited document as the citing one prints them with it (US grants): CPC, else the national class. */
  cpc: Type.Optional(Type.Array(Type.String())),
  us_classes: Type.Optional(Type.Array(Type.String())),
});
export const LiteratureCitation = Type.Object({
  text: Type.String({ minLength: 1 }),
  /** Where the source states them apart: as it writes them, `ET AL` included. */
  authors: Type.Optional(Type.Array(Type.String({ minLength: 1 }))),
  title: Type.Optional(Type.String({ minLength: 1 })),
  doi: Type.Optional(Type.String()),
  categories: Type.Optional(Type.Array(Type.String({ pattern: '^[A-Z&]$' }))),
  phase: Type.Optional(Phase),
});

export const Figure = Type.Object({
  /** `fig1`, or the source's own id; unique in the record. */
  id: Type.String({ minLength: 1 }),
  label: Type.Optional(Type.String()),
  caption: Type.Optional(Type.String()),
  /** File name in the source's bundle; never a path. */
  file: Type.Optional(Type.String({ pattern: '^[^/\\\\]+$' })),
  /** A drawing we made ourselves (demo corpus): SVG text. */
  svg: Type.Optional(Type.String()),
  width_px: Type.Optional(Type.Integer({ minimum: 1 })),
  height_px: Type.Optional(Type.Integer({ minimum: 1 })),
  /** The figure shown with the abstract. */
  abstract_figure: Type.Optional(Type.Literal(true)),
});

export const STATED_COUNTS = ['cited_by', 'simple_family', 'extended_family'] as const;
/** How many publications a source says there are that cite this one, or are of its family. */
export const StatedCount = Type.Object({
  of: Type.Enum([...STATED_COUNTS]),
  count: Type.Integer({ minimum: 0 }),
  source: Type.String({ minLength: 1 }),
  /** Of which year its count is, where the source says it. */
  year: Type.Optional(Type.Integer()),
});

export const RELATIONS = [
  'division',
  'continuation',
  'continuation_in_part',
  'reissue',
  'provisional',
  'substitution',
  'other',
] as const;

const Life = Type.Object({
  stages: Type.Array(
    Type.Object({ state: Type.Enum([...STATES]), since: Type.Optional(Type.Integer()), because: Type.String() }),
  ),
  states: Type.Optional(
    Type.Array(
      Type.Object({
        state: Type.String(),
        is: Type.Enum(['in_force', 'ceased', 'not_known']),
        since: Type.Optional(Type.Integer()),
        fee_year: Type.Optional(Type.Integer()),
      }),
    ),
  ),
  restored: Type.Boolean(),
  certain: Type.Boolean(),
  due: Type.Optional(Type.Integer()),
});
const Term = Type.Object({
  expires: Type.Optional(Type.Integer()),
  not_later_than: Type.Optional(Type.Integer()),
  reason: Type.Optional(Type.String()),
  steps: Type.Array(Type.String()),
  /** What a register of drugs states, paediatric exclusivity and what was delisted left aside. */
  stated: Type.Optional(
    Type.Object({ by: Type.String(), expires: Type.Integer(), extension_days: Type.Optional(Type.Integer()) }),
  ),
});

/** A record of one publication. Unknown is absent. Arrays keep the source's order; the first class is the main one. */
export const Patent = Type.Object({
  /** Office + number + kind code, e.g. `US11205304B2`: the id. */
  publication_number: Type.String({ pattern: '^[A-Z]{2}[0-9A-Z]+$', maxLength: 40 }),
  authority: Type.String({ pattern: '^[A-Z]{2}$' }),
  /** Document number without office and kind code: `11205304`. */
  doc_number: Type.String({ minLength: 1 }),
  kind_code: Type.Optional(Type.String({ pattern: '^[A-Z][0-9A-Z]?$' })),
  /** A published application, B granted invention (also reissue, plant), U utility model, D design. */
  patent_type: Type.Enum(['A', 'B', 'U', 'D']),
  publication_date: Type.Optional(Day),
  /** Grant or issue date. */
  grant_date: Type.Optional(Day),
  /** Normalised: `US14/706838`, `CN201510570472.5`, `EP98123456`. */
  application_number: Type.Optional(Type.String()),
  filing_date: Type.Optional(Day),
  priorities: Type.Array(Priority),
  /** Earliest priority date, from a source that gives the date without the number of any application. */
  stated_priority_date: Type.Optional(Day),
  /** Regional or PCT numbers. */
  pct_application: Type.Optional(
    Type.Object({ number: Type.String(), date: Type.Optional(Day), entry_date: Type.Optional(Day) }),
  ),
  pct_publication: Type.Optional(Type.Object({ number: Type.String(), date: Type.Optional(Day) })),
  related_documents: Type.Array(
    Type.Object({
      relation: Type.Enum([...RELATIONS]),
      country: Type.String({ pattern: '^[A-Z]{2}$' }),
      number: Type.String(),
      date: Type.Optional(Day),
    }),
  ),
  /** Family numbers as a source states them (DOCDB `family-id`); resolved families come from `Corpus.relations`. */
  stated_simple_family: Type.Optional(Type.String()),
  stated_family_members: Type.Array(Type.String()),
  /** Counts as sources state them of their own data, which nothing here is computed from. */
  stated_counts: Type.Optional(Type.Array(StatedCount)),
  titles: Type.Array(LocalText),
  abstracts: Type.Array(LocalText),
  claims: Type.Array(ClaimSet),
  descriptions: Type.Array(Description),
  applicants: Type.Array(Party),
  /** Assignees at publication. */
  assignees: Type.Array(Party),
  /** Present owners where a source knows them. */
  current_assignees: Type.Array(Party),
  inventors: Type.Array(Party),
  agents: Type.Array(Party),
  agencies: Type.Array(Party),
  examiners: Type.Array(
    Type.Object({ name: Type.String({ minLength: 1 }), role: Type.Optional(Type.Enum(['primary', 'assistant'])) }),
  ),
  /** Symbols as `H01M10/0525` (no blanks, no leading zeros in the group), main class first. */
  ipc: Type.Array(Type.String()),
  cpc: Type.Array(Type.String()),
  /** `14-02` style. */
  locarno: Type.Array(Type.String()),
  us_classes: Type.Array(Type.String()),
  fi: Type.Array(Type.String()),
  f_terms: Type.Array(Type.String()),
  cites: Type.Array(PatentCitation),
  cites_literature: Type.Array(LiteratureCitation),
  legal_events: Type.Array(LegalEvent),
  /**
   * Codes of the interface: simple 0 inactive, 1 active, 2 pending, 220, 221, 999; detailed 1 published, 2 examining, 3
   * granted, 15 expired ... With the date they are true at.
   */
  legal_status: Type.Optional(
    Type.Object({ simple: Type.Integer(), detailed: Type.Array(Type.Integer()), date: Type.Optional(Day) }),
  ),
  /** Estimated expiry. */
  expiry_date: Type.Optional(Day),
  /**
   * The life of the right in stages, the present one last, computed from what offices said (`#patents/legal/life.ts`);
   * never stored.
   */
  life: Type.Optional(Life),
  /** How the term was computed; never stored. */
  term: Type.Optional(Term),
  /** How much is recorded of conveyances of rights in it; never stored. */
  rights: Type.Optional(
    Type.Object({
      /** Between others than inventors and those they work for. */
      transfers: Type.Integer(),
      licences: Type.Integer(),
      pledges: Type.Integer(),
      open_pledges: Type.Integer(),
      /** Day of the latest conveyance: executed, else recorded. */
      latest: Type.Optional(Type.Integer()),
    }),
  ),
  /** What registers of drugs say of the document that they list; never stored. */
  listing: Type.Optional(
    Type.Object({
      /** `FDA_ORANGE_BOOK` */
      registers: Type.Array(Type.String()),
      /** Ids of its records there. */
      records: Type.Array(Type.String()),
      /** Numbers of the applications that it is listed for. */
      applications: Type.Array(Type.String()),
      /** What it is listed for. */
      type: Type.Optional(Type.String()),
      /** The latest day that they give. */
      expiry: Type.Optional(Day),
    }),
  ),
  /** Of a record without kind code: the stored publication with its kind code that it is; never stored. */
  same_as: Type.Optional(Type.String()),
  /** The record without kind code that is this publication, and who gave it; never stored. */
  listed_as: Type.Optional(Type.Object({ publication_number: Type.String(), sources: Type.Array(Type.String()) })),
  figures: Type.Array(Figure),
  page_count: Type.Optional(Type.Integer({ minimum: 1 })),
  /** True for records of the demo corpus: fictional. */
  demo: Type.Optional(Type.Literal(true)),
  /**
   * Every source that gave something, and which top-level fields it gave; the first that gives a field keeps it unless
   * a later one knows more (see `mergePatents`).
   */
  provenance: Type.Array(
    Type.Object({ source: Type.String(), file: Type.Optional(Type.String()), fields: Type.Array(Type.String()) }),
  ),
});

export type LocalText = Static<typeof LocalText>;
export type Claim = Static<typeof Claim>;
export type ClaimSet = Static<typeof ClaimSet>;
export type Paragraph = Static<typeof Paragraph>;
export type Description = Static<typeof Description>;
export type Party = Static<typeof Party>;
export type Priority = Static<typeof Priority>;
export type PatentCitation = Static<typeof PatentCitation>;
export type StatedCount = Static<typeof StatedCount>;
export type LiteratureCitation = Static<typeof LiteratureCitation>;
export type Figure = Static<typeof Figure>;
export type Patent = Static<typeof Patent>;

/** Whom the publication names as owner: the applicants where there are any, else the assignees. */
export const originalOwners = (p: Pick<Patent, 'applicants' | 'assignees'>): Party[] =>
  p.applicants.length > 0 ? p.applicants : p.assignees;

/** Known owners now, else those at publication: assignees before applicants. */
export const currentOwners = (p: Pick<Patent, 'current_assignees' | 'applicants' | 'assignees'>): Party[] =>
  p.current_assignees.length > 0 ? p.current_assignees : p.assignees.length > 0 ? p.assignees : p.applicants;

/**
 * The legal status where a source or the law tells it: none where it is undetermined because nothing was heard since
 * its last stage.
 */
export const knownStatus = ({ legal_status, life }: Patent): Patent['legal_status'] =>
  legal_status?.simple === 999 && life?.certain === false ? undefined : legal_status;

/** The earliest priority date; of what claims no priority, the filing date. */
export function priorityDate(
  p: Pick<Patent, 'priorities' | 'stated_priority_date' | 'filing_date'>,
): number | undefined {
  const dates = [...p.priorities.map(({ date }) => date), p.stated_priority_date, p.filing_date].filter(
    (date) => date !== undefined,
  );
  return dates.length > 0 ? Math.min(...dates) : undefined;
}

/** Whether a record has no text but its title, as those of lists of results that services export. */
export const isTitleAlone = ({ abstracts, claims, descriptions }: Patent): boolean =>
  [abstracts, claims, descriptions].every((texts) => texts.length === 0);

/** The lists of a record of which nothing is known yet: fresh arrays each time. */
export const emptyLists = () =>
  ({
    priorities: [],
    related_documents: [],
    stated_family_members: [],
    titles: [],
    abstracts: [],
    claims: [],
    descriptions: [],
    applicants: [],
    assignees: [],
    current_assignees: [],
    inventors: [],
    agents: [],
    agencies: [],
    examiners: [],
    ipc: [],
    cpc: [],
    locarno: [],
    us_classes: [],
    fi: [],
    f_terms: [],
    cites: [],
    cites_literature: [],
    legal_events: [],
    figures: [],
    provenance: [],
  }) satisfies Partial<Patent>;
