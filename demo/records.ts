import type { Patent } from '#collections/patents/patent.ts';
import { addDays, addMonths, workday } from './calendar.ts';
import { type Organisation, organisation, person } from './companies.ts';
import type { Fate, LegalState } from './legal.ts';
import { EXAMINERS, inventor, party, representatives } from './parties.ts';
import { type Application, type Publication, publicationNumber, TODAY } from './plan.ts';
import { hash, type Random } from './random.ts';
import type { Lang } from './seed.ts';

/** Who filed a family, when, and what became of it. */
export interface FamilyPlan {
  readonly id: string;
  readonly field: string;
  readonly owners: readonly Organisation[];
  readonly inventors: readonly number[];
  readonly first: number;
  readonly applications: readonly Application[];
  readonly fate: Fate;
  /** Other companies of the field. */
  readonly rivals: readonly Organisation[];
}

/** Companies among `ids` other than the owners of a family. */
export const rivalsOf = (ids: readonly string[], owners: readonly Organisation[]): Organisation[] =>
  ids.map(organisation).filter((c) => c.type === 'company' && !owners.includes(c));

/** About one family in nine changes hands some years after its filing. */
export function fateOf(owner: Organisation, rivals: readonly string[], first: number, r: Random): Fate {
  if (!r.chance(0.11)) return {};
  const others = rivals
    .map(organisation)
    .filter((c) => c !== owner && c.type === 'company' && (owner.country !== 'CN' || c.country === 'CN'));
  const buyer =
    owner.country !== 'CN' && r.chance(0.3)
      ? organisation('meridian-ip')
      : others.length > 0
        ? r.pick(others)
        : organisation('meridian-ip');
  const transferred = workday(addDays(addMonths(first, r.int(30, 110)), r.int(0, 27)));
  return transferred < TODAY ? { owner: buyer, transferred } : {};
}

/** A number and date by which later applications refer to `a`. */
const priorityOf = (a: Application) => ({
  country: a.office === 'WO' ? 'WO' : a.office,
  number: a.number,
  date: a.filing,
});

/**
 * Priorities of an application: those claimed, else the application itself, as the DOCDB database has it, so that a
 * first filing and its followers share them.
 */
export const prioritiesOf = (a: Application): Patent['priorities'] =>
  a.parent && a.office !== 'US' ? prioritiesOf(a.parent) : (a.claimed.length > 0 ? a.claimed : [a]).map(priorityOf);

/** Fields that do not depend on what kind of invention it is. */
export function bibliography(
  p: Publication,
  plan: FamilyPlan,
  legal: LegalState,
  lang: Lang,
): Omit<
  Patent,
  | 'titles'
  | 'abstracts'
  | 'claims'
  | 'descriptions'
  | 'ipc'
  | 'cpc'
  | 'locarno'
  | 'cites'
  | 'cites_literature'
  | 'figures'
  | 'provenance'
  | 'page_count'
> {
  const a = p.application;
  const number = publicationNumber(p);
  const owner = plan.owners[0]!;
  const applicants = plan.owners.map((o) => party(o, lang));
  const { owner: buyer, transferred } = plan.fate;
  const moved = legal.events.some(({ fact }) => fact?.kind === 'transfer') && buyer;
  const bought = moved && transferred! < p.date;
  const pick = hash(`${plan.id}/${a.office}`);
  const examiners =
    p.type !== 'A' && EXAMINERS[a.office]
      ? [{ name: EXAMINERS[a.office]![pick % EXAMINERS[a.office]!.length]!, role: 'primary' as const }]
      : [];
  const pct = a.international ?? (a.office === 'WO' ? a : undefined);
  const pctPublication = a.international?.publications[0];
  return {
    publication_number: number,
    authority: a.office,
    doc_number: p.doc,
    kind_code: p.kind,
    patent_type: p.type,
    publication_date: p.date,
    ...(p.type !== 'A' && a.grant !== undefined && { grant_date: a.grant }),
    application_number: a.number,
    filing_date: a.filing,
    priorities: prioritiesOf(a),
    ...(pct && {
      pct_application: { number: pct.number, date: pct.filing, ...(a.entry !== undefined && { entry_date: a.entry }) },
    }),
    ...(pctPublication && {
      pct_publication: { number: publicationNumber(pctPublication), date: pctPublication.date },
    }),
    related_documents: [
      ...(a.parent
        ? [
            {
              relation: a.office === 'US' ? ('continuation' as const) : ('division' as const),
              country: a.office,
              number: a.parent.number,
              date: a.parent.filing,
            },
          ]
        : []),
      ...(a.office === 'US'
        ? a.claimed
            .filter((c) => c.route === 'provisional')
            .map((c) => ({ relation: 'provisional' as const, country: 'US', number: c.number, date: c.filing }))
        : []),
    ],
    stated_family_members: [],
    applicants,
    assignees: p.type === 'A' ? [] : bought ? [party(buyer, lang)] : applicants,
    current_assignees: moved ? [party(buyer, lang)] : applicants,
    inventors: plan.inventors.map((i) => inventor(person(plan.owners[i % plan.owners.length] ?? owner, i), lang)),
    ...representatives(a.office, hash(owner.id + a.office)),
    examiners,
    us_classes: [],
    fi: [],
    f_terms: [],
    legal_events: legal.events.filter((e) => e.date !== undefined),
    legal_status: { simple: legal.simple, detailed: legal.detailed, date: legal.date },
    ...(legal.expiry !== undefined && { expiry_date: legal.expiry }),
    demo: true,
  };
}

/** Names the source and the fields that it gave: all that are not empty. */
export function withProvenance(record: Omit<Patent, 'provenance'>): Patent {
  const fields = Object.entries(record)
    .filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0))
    .map(([name]) => name);
  return { ...record, provenance: [{ source: 'demo', fields }] };
}
