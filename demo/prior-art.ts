import type { Patent, PatentCitation } from '#collections/patents/patent.ts';
import { ORGANISATIONS, person } from './companies.ts';
import type { CitedDocument } from './describe.ts';
import type { Invention } from './invention.ts';
import { type Publication, publicationNumber } from './plan.ts';
import { hash, type Random, random } from './random.ts';
import type { FamilyPlan } from './records.ts';
import { half } from './seed.ts';

/** A family with an invention to describe. */
export interface UtilityPlan extends FamilyPlan {
  readonly invention: Invention;
}

/** `US 2012/0900123 A1`: as other documents print it. */
export function printed(p: Publication): string {
  const { office } = p.application;
  if (office === 'US' && p.type === 'A') return `US ${p.doc.slice(0, 4)}/${p.doc.slice(4)} ${p.kind}`;
  if (office === 'US' && p.type === 'B') return `US ${Number(p.doc).toLocaleString('en-US')} ${p.kind}`;
  if (office === 'WO') return `WO ${p.doc.slice(0, 4)}/${p.doc.slice(4)} ${p.kind}`;
  if (office === 'JP' && p.type === 'A') return `JP ${p.doc.slice(0, 4)}-${p.doc.slice(4)} ${p.kind}`;
  return `${office} ${p.doc} ${p.kind}`;
}

/**
 * An earlier publication of another family, and how near it comes: `twin` shares an alternative of claim 1, `sibling`
 * the seed.
 */
export interface PriorArt {
  readonly plan: UtilityPlan;
  readonly publication: Publication;
  readonly closeness: 'twin' | 'sibling' | 'field';
}

/** Earlier publications of other families, by seed and by field; one per family, its first. */
export class Library {
  readonly #bySeed = new Map<string, { plan: UtilityPlan; publication: Publication }[]>();
  readonly #byField = new Map<string, { plan: UtilityPlan; publication: Publication }[]>();

  constructor(plans: readonly UtilityPlan[]) {
    for (const plan of plans) {
      const all = plan.applications.flatMap((a) => a.publications).sort((p, q) => p.date - q.date);
      const shown = all.slice(0, Math.max(1, Math.ceil(all.length / 2)));
      const publication = shown[hash(plan.id) % shown.length]!;
      const entry = { plan, publication };
      for (const [map, key] of [
        [this.#bySeed, plan.invention.seed.id],
        [this.#byField, plan.field],
      ] as const) {
        const list = map.get(key);
        if (list) list.push(entry);
        else map.set(key, [entry]);
      }
    }
  }

  /** What was public before `date`, the closest first. */
  before(plan: UtilityPlan, date: number, after = 0): PriorArt[] {
    const main = new Set(plan.invention.choices[0].main);
    const open = (e: { plan: UtilityPlan; publication: Publication }) =>
      e.plan !== plan && e.publication.date < date && e.publication.date >= after;
    const near = (this.#bySeed.get(plan.invention.seed.id) ?? []).filter(open).map((e) => ({
      ...e,
      closeness: e.plan.invention.choices[0].main.some((o) => main.has(o)) ? ('twin' as const) : ('sibling' as const),
    }));
    const far = (this.#byField.get(plan.field) ?? [])
      .filter((e) => open(e) && e.plan.invention.seed !== plan.invention.seed)
      .map((e) => ({ ...e, closeness: 'field' as const }));
    return [...near.filter((e) => e.closeness === 'twin'), ...near.filter((e) => e.closeness === 'sibling'), ...far];
  }
}

/** The documents that a family's background tells of: one or two close ones, sometimes one of the field at large. */
export function backgroundOf(plan: UtilityPlan, library: Library, r: Random): PriorArt[] {
  const known = library.before(plan, plan.first);
  const close = known.filter((k) => k.closeness !== 'field');
  const far = known.filter((k) => k.closeness === 'field');
  return [
    ...r.sample(close, Math.min(close.length, r.int(1, 2))),
    ...(far.length > 0 && r.chance(0.6) ? [r.pick(far)] : []),
  ];
}

/** How a background paragraph speaks of it. */
export const citedDocument = (art: PriorArt): CitedDocument => {
  const { invention } = art.plan;
  const option = invention.choices[0].main[0];
  const both = (text: string) => ({ en: half(text, 'en'), zh: half(text, 'zh') });
  return {
    printed: { en: printed(art.publication), zh: publicationNumber(art.publication) },
    subject: { en: invention.parts.noun('S', 'en'), zh: invention.parts.noun('S', 'zh') },
    option: both(option.t),
    topic: both(invention.seed.topic),
    close: art.closeness !== 'field',
  };
};

const byDate = <T extends { date?: number }>(list: T[]) => list.sort((a, b) => (a.date ?? 0) - (b.date ?? 0));

/** Citations of one publication: what the applicant named, and what an office's search found. */
export function citationsOf(
  p: Publication,
  plan: UtilityPlan,
  background: readonly PriorArt[],
  library: Library,
): Pick<Patent, 'cites' | 'cites_literature'> {
  const { office } = p.application;
  const right = p.application.right;
  const cites = new Map<string, PatentCitation>();
  const literature: Patent['cites_literature'] = [];
  if (office === 'US' && p.type === 'A') return { cites: [], cites_literature: [] };
  if ((office === 'CN' || office === 'JP' || office === 'DE') && p.type === 'A')
    return {
      cites: byDate(
        background.map((b) => ({
          publication_number: publicationNumber(b.publication),
          phase: 'applicant' as const,
          date: b.publication.date,
        })),
      ),
      cites_literature: [],
    };
  // One search per application: an office's A and B documents agree about what it found.
  const r = random(`search/${plan.id}/${office}/${p.application.claims}`);
  const phase = office === 'WO' ? 'international_search' : office === 'EP' ? 'search_report' : 'examiner';
  const categories = office === 'EP' || office === 'WO';
  const known = library.before(plan, plan.first);
  const twins = known.filter((k) => k.closeness === 'twin');
  const siblings = known.filter((k) => k.closeness === 'sibling');
  const field = known.filter((k) => k.closeness === 'field');
  const granted = p.type !== 'A';
  const found: [PriorArt, string][] = [
    ...r
      .sample(twins, Math.min(twins.length, r.int(1, 2)))
      .map((k, i): [PriorArt, string] => [k, granted && office !== 'EP' ? 'Y' : i === 0 ? 'X' : 'Y']),
    ...r
      .sample(siblings, Math.min(siblings.length, r.int(1, 3)))
      .map((k): [PriorArt, string] => [k, r.chance(0.45) ? 'Y' : 'A']),
    ...r.sample(field, Math.min(field.length, r.int(1, 2))).map((k): [PriorArt, string] => [k, 'A']),
  ];
  const filing = p.application.filing;
  if (office === 'WO' && filing > plan.first && r.chance(0.15)) {
    const between = library.before(plan, filing, plan.first).filter((k) => k.closeness !== 'field');
    if (between.length > 0) found.push([r.pick(between), 'P']);
  }
  for (const [art, category] of found) {
    const number = publicationNumber(art.publication);
    cites.set(number, {
      publication_number: number,
      ...(categories && { categories: category === 'P' ? ['P', 'X'] : [category] }),
      phase: right === 'utility' ? 'examiner' : phase,
      date: art.publication.date,
    });
  }
  if (office === 'US') {
    for (const art of background) {
      const number = publicationNumber(art.publication);
      if (!cites.has(number))
        cites.set(number, { publication_number: number, phase: 'applicant', date: art.publication.date });
    }
  }
  if (r.chance(office === 'US' ? 0.5 : 0.25)) {
    const year = Math.trunc(plan.first / 10_000) - r.int(1, 6);
    literature.push({
      text: literatureText(r.pick(plan.invention.field.literature), year, r),
      ...(categories && { categories: ['A'] }),
      phase: office === 'US' ? 'applicant' : phase,
    });
  }
  return { cites: byDate([...cites.values()]), cites_literature: literature };
}

const JOURNALS = [
  'Proceedings of the Lindau Colloquium on Applied Engineering',
  'Journal of Imagined Technology',
  'Transactions of the Halden Society',
  'Annals of Experimental Design',
];

/** A reference to a paper that does not exist. */
function literatureText(title: string, year: number, r: Random): string {
  const author = person(r.pick(ORGANISATIONS.filter((o) => o.type === 'academy')), r.int(0, 8)).en;
  const page = r.int(11, 480);
  return `${author} et al., "${title}", ${r.pick(JOURNALS)}, vol. ${r.int(2, 48)}, no. ${r.int(1, 12)}, ${year}, pp. ${page}-${page + r.int(6, 18)}`;
}
