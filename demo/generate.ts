import type { Figure, LocalText, Patent } from '#collections/patents/patent.ts';
import { workday } from './calendar.ts';
import { type ClaimStyle, claimsOf } from './claims.ts';
import { type Organisation, organisation } from './companies.ts';
import { describeEn } from './describe-en.ts';
import { describeZh } from './describe-zh.ts';
import { type DesignPlan, designRecords, planDesigns } from './designs.ts';
import { FIELDS } from './fields/index.ts';
import { figuresOf } from './figures.ts';
import { type Choice, choicesOf, type Invention, invent } from './invention.ts';
import { type LegalState, legalState } from './legal.ts';
import { type Application, assignNumbers, fileFamily, publicationNumber } from './plan.ts';
import { backgroundOf, citationsOf, citedDocument, Library, type UtilityPlan } from './prior-art.ts';
import { hash, type Random, random } from './random.ts';
import { bibliography, type FamilyPlan, fateOf, rivalsOf, withProvenance } from './records.ts';
import type { Field, Lang, Seed } from './seed.ts';
import { abstractsOf, titlesOf } from './titles.ts';

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
        rivals: rivalsOf(field.companies, owners),
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
    const state = legalState(a, plan.owners[0]!, plan.fate, plan.rivals, entered, random(key));
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
