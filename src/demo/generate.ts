import type { Figure, LocalText, Patent, PatentCitation } from '#corpus/collections/patent.ts';
import { workday } from './calendar.ts';
import { type ClaimStyle, claimsOf } from './claims.ts';
import { ORGANISATIONS, type Organisation, organisation, person } from './companies.ts';
import type { CitedDocument } from './describe.ts';
import { describeEn } from './describe-en.ts';
import { describeZh } from './describe-zh.ts';
import { type DesignPlan, designRecords, planDesigns } from './designs.ts';
import { FIELDS } from './fields/index.ts';
import { figuresOf } from './figures.ts';
import { type Choice, choicesOf, type Invention, invent } from './invention.ts';
import { type LegalState, legalState } from './legal.ts';
import { type Application, assignNumbers, fileFamily, type Publication, publicationNumber } from './plan.ts';
import { hash, type Random, random } from './random.ts';
import { bibliography, type FamilyPlan, fateOf, withProvenance } from './records.ts';
import { type Field, half, type Lang, type Seed } from './seed.ts';
import { abstractsOf, titlesOf } from './titles.ts';

interface UtilityPlan extends FamilyPlan {
  readonly invention: Invention;
}

/** Later years have more filings: relative weights of 2004 to 2024. */
const YEAR_WEIGHTS = [2, 3, 3, 3, 4, 4, 5, 5, 6, 7, 8, 9, 10, 11, 12, 13, 13, 13, 12, 11, 7];

const dayIn = (r: Random): number =>
  workday((2004 + r.weighted(YEAR_WEIGHTS)) * 10_000 + r.int(1, 12) * 100 + r.int(1, 28));

/** Plans the families of one seed: different alternatives, owners and years. */
function planSeed(field: Field, seed: Seed, count: number): UtilityPlan[] {
  const r = random(`seed/${seed.id}`);
  const choices = choicesOf(seed, r);
  const days = Array.from({ length: count }, () => dayIn(r)).sort((a, b) => a - b);
  const spare = choices.slice(count);
  return days.flatMap((first, i) => {
    const choice = choices[i];
    if (!choice) return [];
    const id = `${seed.id}/${i}`;
    const own = random(`family/${id}`);
    const owners = ownersOf(field, own);
    const owner = owners[0]!;
    const second: Choice | undefined = own.chance(0.24) ? spare.pop() : undefined;
    const applications = fileFamily(owner, first, own, second !== undefined, seed.kind === 'device');
    if (!applications.some((a) => a.publications.length > 0)) return [];
    const used = applications.some((a) => a.claims === 1);
    return [
      {
        id,
        field: field.id,
        owners,
        inventors: own.sample([0, 1, 2, 3, 4, 5, 6, 7, 8], own.int(1, 4)),
        first,
        applications,
        fate: fateOf(owner, field.companies, first, own),
        invention: invent(id, field, seed, [choice, used ? second : undefined], own),
      },
    ];
  });
}

function ownersOf(field: Field, r: Random): Organisation[] {
  const companies = field.companies.map(organisation);
  const weights = companies.map((c, i) => (c.weight ?? 1) * (1.6 - i * 0.18));
  const owner = companies[r.weighted(weights)]!;
  if (!r.chance(owner.type === 'company' ? 0.08 : 0.35)) return [owner];
  const partner = r.pick(
    companies
      .filter(
        (c) =>
          c !== owner &&
          (owner.country === 'CN' ? c.country === 'CN' : true) &&
          (c.type !== owner.type || r.chance(0.3)),
      )
      .concat(companies.filter((c) => c !== owner)),
  );
  return [owner, partner];
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

interface PriorArt {
  readonly plan: UtilityPlan;
  readonly publication: Publication;
  readonly closeness: 'twin' | 'sibling' | 'field';
}

/** Earlier publications of other families, by seed and by field; one per family, its first. */
class Library {
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
function backgroundOf(plan: UtilityPlan, library: Library, r: Random): PriorArt[] {
  const known = library.before(plan, plan.first);
  const close = known.filter((k) => k.closeness !== 'field');
  const far = known.filter((k) => k.closeness === 'field');
  return [
    ...r.sample(close, Math.min(close.length, r.int(1, 2))),
    ...(far.length > 0 && r.chance(0.6) ? [r.pick(far)] : []),
  ];
}

const citedDocument = (art: PriorArt): CitedDocument => {
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
function citationsOf(
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

const text = (lang: string, origin: LocalText['origin'], content: string): LocalText => ({
  lang,
  origin,
  text: content,
});

/** Every publication of a utility family. */
function* records(plan: UtilityPlan, library: Library, legalOf: (a: Application) => LegalState): Generator<Patent> {
  const { invention } = plan;
  // Utility models protect no methods.
  const { method: _method, ...shape } = invention.seed;
  const model: Invention = { ...invention, seed: shape };
  const r = random(`text/${plan.id}`);
  const background = backgroundOf(plan, library, r);
  const cited = background.map(citedDocument);
  const titles = [
    titlesOf(invention, 0, random(`title/${plan.id}`)),
    titlesOf(invention, 1, random(`title/${plan.id}/1`)),
  ] as const;
  const modelTitles = titlesOf(model, 0, random(`title/${plan.id}`));
  const once = <T>(make: (key: string) => T) => {
    const made = new Map<string, T>();
    return (key: string): T => {
      if (!made.has(key)) made.set(key, make(key));
      return made.get(key)!;
    };
  };
  const english = once(() => describeEn(invention, cited, random(`en/${plan.id}`)).paragraphs);
  const chinese = once(
    (right) => describeZh(right === '本实用新型' ? model : invention, cited, random(`zh/${plan.id}`), right).paragraphs,
  );
  const figures = once((key): Figure[] => {
    const [lang, right] = key.split('|');
    return hash(plan.id) % 2 === 0 ? figuresOf(right === '本实用新型' ? model : invention, lang as Lang) : [];
  });
  const abstracts = once((key) => {
    const [version, right = ''] = key.split('|');
    return abstractsOf(
      invention,
      version === '1' ? 1 : 0,
      right === '本实用新型' ? modelTitles : titles[version === '1' ? 1 : 0],
      right,
      random(`abstract/${plan.id}/${version}`),
    );
  });
  const claims = once((key) => {
    const [version, style, granted, right] = key.split('|');
    return claimsOf(
      right === '本实用新型' ? model : invention,
      version === '1' ? 1 : 0,
      style as ClaimStyle,
      granted === 'true',
    );
  });
  const translated = hash(`${plan.id}/zh`) % 10 < 6;

  for (const p of plan.applications.flatMap((a) => a.publications)) {
    const a = p.application;
    const { office } = a;
    const granted = p.type === 'B';
    const right = a.right === 'utility' ? '本实用新型' : '本发明';
    const title = a.right === 'utility' ? modelTitles : titles[a.claims];
    const abstract = abstracts(`${a.claims}|${right}`);
    const claimSet = (style: ClaimStyle) => claims(`${a.claims}|${style}|${granted}|${right}`);
    const home = plan.owners[0]!.country;
    const lang: Lang = office === 'CN' || (office === 'WO' && home === 'CN') ? 'zh' : 'en';
    const original = office === 'JP' || (office === 'WO' && home === 'JP') ? 'ja' : office === 'DE' ? 'de' : lang;
    const full = original === 'zh' || original === 'en';
    const pictures = figures(`${lang}|${right}`);
    const paragraphs = full ? (lang === 'zh' ? chinese(right) : english('')) : [];
    const style: ClaimStyle = lang === 'zh' ? 'cn' : office === 'US' ? 'us' : office === 'EP' ? 'ep' : 'wo';
    const own = random(`record/${publicationNumber(p)}`);
    const titleTexts: LocalText[] =
      original === 'zh'
        ? [text('zh', 'original', title.zh), text('en', a.right === 'utility' ? 'machine' : 'office', title.mt)]
        : original === 'en'
          ? [
              text('en', 'original', title.en),
              ...(office === 'EP' ? [text('de', 'office', title.de)] : []),
              ...(translated ? [text('zh', 'machine', title.zh)] : []),
            ]
          : original === 'ja'
            ? [text('ja', 'original', title.ja), text('en', 'office', title.en)]
            : [text('de', 'original', title.de), text('en', 'machine', title.mt)];
    const abstractTexts: LocalText[] =
      original === 'zh'
        ? [text('zh', 'original', abstract.zh), text('en', a.right === 'utility' ? 'machine' : 'office', abstract.mt)]
        : original === 'en'
          ? [text('en', 'original', abstract.en), ...(translated ? [text('zh', 'machine', abstract.zh)] : [])]
          : [text('en', original === 'ja' ? 'office' : 'machine', abstract.en)];
    const claimSets: Patent['claims'] = full
      ? [
          { lang, origin: 'original', claims: claimSet(style) },
          ...(office === 'CN' && (granted || own.chance(0.3))
            ? [{ lang: 'en', origin: 'machine' as const, claims: claimSet('mt') }]
            : []),
        ]
      : [];
    const length = paragraphs.reduce((sum, g) => sum + g.text.length, 0);
    const { seed } = invention;
    const record = {
      ...bibliography(p, plan, legalOf(a), lang),
      titles: titleTexts,
      abstracts: abstractTexts,
      claims: claimSets,
      descriptions: full ? [{ lang, origin: 'original' as const, paragraphs }] : [],
      ipc: [...seed.ipc],
      cpc: office === 'JP' ? [] : [...new Set([...seed.ipc, ...seed.cpc])],
      locarno: [],
      ...citationsOf(p, plan, background, library),
      figures: pictures,
      ...(full && { page_count: 3 + Math.ceil(length / (lang === 'zh' ? 900 : 2600)) + 3 }),
    };
    yield withProvenance(record);
  }
}

interface World {
  readonly plans: readonly UtilityPlan[];
  readonly designs: readonly DesignPlan[];
}

/** Plans everything, then hands out numbers over all of it in order of date. */
function world(): World {
  const plans = FIELDS.flatMap((field) => {
    const share = Math.floor(field.families / field.seeds.length);
    const rest = field.families - share * field.seeds.length;
    return field.seeds.flatMap((seed, i) => planSeed(field, seed, share + (i < rest ? 1 : 0)));
  });
  const designs = planDesigns();
  assignNumbers([...plans, ...designs].flatMap((plan) => plan.applications));
  return { plans, designs };
}

/** All records of the demo corpus, family by family, members by application: the same bytes every time. */
export function* demoPatents(): Generator<Patent> {
  const { plans, designs } = world();
  const library = new Library(plans);
  for (const plan of plans) yield* records(plan, library, legalStates(plan));
  for (const plan of designs) yield* designRecords(plan, designs, legalStates(plan));
}

/** Legal states of a family's applications, worked out once each. */
function legalStates(plan: FamilyPlan): (a: Application) => LegalState {
  const states = new Map<Application, LegalState>();
  return (a) => {
    const known = states.get(a);
    if (known) return known;
    const entered = plan.applications.some((other) => other.international === a);
    const key = `legal/${plan.id}/${plan.applications.indexOf(a)}`;
    const state = legalState(a, plan.owners[0]!, plan.fate, random(key), entered);
    states.set(a, state);
    return state;
  };
}

/** What the demo corpus holds, counted. */
export interface DemoSummary {
  readonly publications: number;
  readonly families: number;
  readonly by_field: Readonly<Record<string, { families: number; publications: number }>>;
  readonly by_authority: Readonly<Record<string, number>>;
  readonly by_kind: Readonly<Record<string, number>>;
  /** Original language of the title. */
  readonly by_language: Readonly<Record<string, number>>;
}

/** Counts over the whole demo corpus. */
export function demoSummary(): DemoSummary {
  const { plans, designs } = world();
  const fields: Record<string, { families: number; publications: number }> = {};
  const authorities: Record<string, number> = {};
  const kinds: Record<string, number> = {};
  for (const plan of [...plans, ...designs]) {
    const publications = plan.applications.flatMap((a) => a.publications);
    const field = (fields[plan.field] ??= { families: 0, publications: 0 });
    field.families++;
    field.publications += publications.length;
    for (const p of publications) {
      const { office } = p.application;
      authorities[office] = (authorities[office] ?? 0) + 1;
      kinds[`${office} ${p.kind}`] = (kinds[`${office} ${p.kind}`] ?? 0) + 1;
    }
  }
  const languages: Record<string, number> = {};
  let publications = 0;
  for (const patent of demoPatents()) {
    publications++;
    const lang = patent.titles.find((t) => t.origin === 'original')?.lang ?? 'none';
    languages[lang] = (languages[lang] ?? 0) + 1;
  }
  return {
    publications,
    families: plans.length + designs.length,
    by_field: fields,
    by_authority: authorities,
    by_kind: kinds,
    by_language: languages,
  };
}
