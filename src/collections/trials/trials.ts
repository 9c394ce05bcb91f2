import { defineCollection } from '#corpus/collection.ts';
import type { Query } from '#corpus/query/tree.ts';
import type { Unit } from '#corpus/unit.ts';
import { standardName } from '#patents/names.ts';
import { type Static, Type } from '#typebox.mjs';
import { entityId, moietyIdentity, nameIdentity } from '../entities/entities.ts';
import { moietiesOf } from '../entities/moieties.ts';
import { TaggedIds, tagCompletion, tagFields } from '../tags/tagged.ts';

const Text = Type.String({ minLength: 1 });
const text = Type.Optional(Text);
/** yyyyMMdd; `month`: only the month was told, the day is its first. */
const When = Type.Optional(
  Type.Object({
    day: Type.Integer({ minimum: 18000101, maximum: 29991231 }),
    month: Type.Optional(Type.Literal(true)),
    type: Type.Optional(Type.Enum(['Anticipated', 'Actual'])),
  }),
);
const Age = Type.Optional(Type.Object({ age: Text, unit: Text }));
const Sponsor = Type.Object({ name: Text, class: text });

/** A clinical trial as its register tells it. Unknown is absent. */
export const Trial = Type.Object({
  id: Type.String({ pattern: '^[0-9a-f]{32}$' }),
  register_number: Text,
  other_ids: Type.Array(Text),
  registry: Type.Enum(['CTGOV', 'EUCTR', 'CTIS', 'ISRCTN']),
  brief_title: text,
  official_title: text,
  acronym: text,
  status: text,
  phase: text,
  study_type: text,
  allocation: text,
  intervention_model: text,
  masking: text,
  primary_purpose: text,
  start: When,
  primary_completion: When,
  completion: When,
  first_posted: When,
  last_update: When,
  enrollment: Type.Optional(Type.Object({ count: Type.Integer({ minimum: 0 }), type: text })),
  sponsor: Type.Optional(Sponsor),
  collaborators: Type.Array(Sponsor),
  conditions: Type.Array(Text),
  /** MeSH headings that the register gives for the conditions. */
  condition_headings: Type.Array(Text),
  keywords: Type.Array(Text),
  arms: Type.Array(Type.Object({ label: Text, type: text, description: text })),
  interventions: Type.Array(
    Type.Object({ type: text, name: Text, description: text, other_names: Type.Array(Text), arms: Type.Array(Text) }),
  ),
  outcomes: Type.Array(Type.Object({ type: Text, title: Text, description: text, time_frame: text })),
  criteria: text,
  gender: text,
  healthy_volunteers: Type.Optional(Type.Boolean()),
  min_age: Age,
  max_age: Age,
  /** As the register writes them. */
  countries: Type.Array(Text),
  brief_summary: text,
  detailed_description: text,
  contacts: Type.Array(Type.Object({ name: text, phone: text, email: text })),
  has_results: Type.Boolean(),
  source: Text,
  /** Ids of things that its texts name: follows from the dictionary, never stored. */
  tagged: Type.Optional(TaggedIds),
  demo: Type.Optional(Type.Literal(true)),
});
export type Trial = Static<typeof Trial>;

/** A trial of which nothing is said: its lists are empty. */
export const emptyTrial = () => ({
  other_ids: [],
  collaborators: [],
  conditions: [],
  condition_headings: [],
  keywords: [],
  arms: [],
  interventions: [],
  outcomes: [],
  countries: [],
  contacts: [],
  has_results: false,
});

/** The id of a trial, the same on every installation. */
export const trialId = (register_number: string): string => entityId(`trial:${register_number.toUpperCase()}`);

const isDrug = (type: string | undefined) => /^(drug|biological|combination product|genetic)/i.test(type ?? '');
/** What an arm gets that is no drug although registers list it as one. */
const NO_DRUG =
  /placebo|vehicle|sham|saline|standard (?:of care|care|treatment|therapy)|usual care|best supportive care|no (?:treatment|intervention)|\bcontrols?\b/i;
/** A sample that is taken, people, what is looked at or done to somebody. */
const NO_SUBSTANCE =
  /^(?:blood|urine|saliva|stool|tissue|serum) (?:samples?|draws?|tests?|collection)(?!\p{L})|^(?:observation|patients?|subjects?|participants?|induction|collection|sampling|biopsy|biobank|questionnaires?|survey)(?!\p{L})/iu;
/** A class of drugs, or no more than that something is given: `ACE Inhibitors`, `Anti-VEGF`, `NNRTI`, `study drug`. */
const CLASS_ALONE =
  /^(?:.{0,60} )?(?:inhibitors|blockers|agonists|antagonists|antibiotics|agents|drugs|medications|therapies)$|^anti-[a-z\d]{2,8}$|^(?:N?NRTI|NSAID|SSRI|SNRI|PPI|ACEI|INSTI|DMARD|TKI)s?$|^(?:study |active |investigational )?(?:drug|treatment|therapy|intervention|medication|product)$/i;
const isControl = (type: string | undefined) => /active comparator|placebo|sham|no intervention/i.test(type ?? '');

type Intervention = Trial['interventions'][number];

/** A strength behind a name. */
const STRENGTH = /(?<![\s,(])[\s,(]{1,4}\d{1,6}(?:[.,]\d{1,6})?\s?(?:mg|mcg|µg|μg|ug|ng|g|ml|iu|units?|%)(?!\p{L})/iu;
/** What follows may name another drug: then the strength is not the end of a name. */
const MORE = /\b(?:with|and|plus|or|in|vs)\b|[+&;]|\d\s?(?:mg|mcg|µg|μg|ug|ng|g|ml|iu|%)(?!\p{L})/iu;
const FORM =
  /(?<![\s,(])[\s,(]{1,4}(?:film[- ]coated |oral |intravenous |topical )?(?:tablets?|capsules?|injections?|infusions?|oral|intravenous(?:ly)?|iv|i\.v\.|solution|suspension|cream|gel|ointment|spray|patch|inhaler|eye drops|(?:oral|injectable|topical|ophthalmic|nasal|rectal|vaginal) product|only product in [a-z ]{2,30}? form)\)?$/i;
/** Where to, in no drug at all: `Ocular gel`. */
const WHERE_TO = /^(?:ocular|ophthalmic|oral|topical|nasal|rectal|vaginal|intravenous|inhaled|subcutaneous)$/i;

/** The name of a drug in what a register writes of an intervention: without strength and form. */
export function drugName(written: string): string {
  const name = written.slice(0, 400);
  const strength = STRENGTH.exec(name);
  const more = strength !== null && MORE.test(name.slice(strength.index + strength[0].length));
  const whole = strength === null || strength.index < 3 || more ? name : name.slice(0, strength.index);
  const bare = whole.replace(FORM, '').trim();
  return bare === '' || WHERE_TO.test(bare) ? name : bare;
}

/** What stands behind a name in brackets explains it: `Ustekinumab Injection [Stelara]`, `VIR-7831 (Gen2)`. */
const EXPLAINED = /^(.{3,}?) [[(][^()[\]]{1,300}[)\]]$/;
/** Which group gets it, and how often, before a name. */
const BEFORE =
  /^(?:arm [a-z\d]{1,2}: ?|(?:(?:multiple|single|one|two|three) doses? of|(?:once|twice)[ -](?:daily|weekly)|(?:low|high|single)[ -]dose|continued) )/i;
const ROUTE = /^(?:oral|intravenous|inhaled|topical|subcutaneous) (?!.*vaccine)/i;
/** How much of it, what for, and in what it is put, behind a name. */
const BEHIND =
  /(?:[,–-]? ?(?:flat|weight-based|low|high|single|loading|maintenance)[ -]doses?| (?:prophylaxis|maintenance|FDC|administrations?|liposomes?(?: injection)?)$| for (?:percutaneous|oral|intravenous|topical|subcutaneous) use$)(?!\p{L})/iu;
/** A mere word for what it is before a name or a code: `FGFR Inhibitor AZD4547`, `GLP-1 analogue - semaglutide`. */
const KIND_BEFORE =
  /^(?:drug |(?:[\p{L}\d/-]{2,20} ){1,2}(?:inhibitor|agonist|antagonist|analog(?:ue)?|blocker|modulator)(?: [-–] |: | ))(?=[\p{L}\d-]{4,30}$)(?!(?:therapy|treatment|infusion|injection|cocktail|combination|cream|vaccine|tablets?|administration|monotherapy|group|arm|use|based|alone)$)/iu;
/** Between drugs that are given beside each other, or one after the other. */
const BESIDE = / (?:plus|vs\.?|versus|followed by) | \+ | ?(?:->|→) ?/i;
/** So written between single words alone: `CD4+ cells` are no two, `Pfizer or Moderna vaccine` has no Pfizer. */
const OF_WORDS = /^[\p{L}\d-]{2,40}(?:(?:\+| or )[\p{L}\d-]{2,40}){1,9}$/iu;
/** Part of a name at least: a word, or a code (`T3011`, `S-1`); `Vitamin C + D` has no second one. */
const A_NAME = /\p{L}{2}|\p{L}-?\d{2}|\p{L}-\d/u;
/** The parts of one product: `sacubitril/valsartan`. */
const COMBINED = /^[a-z -]{4,60}(?:\/[a-z -]{4,60}){1,5}$/i;

/**
 * The names of the drugs in what a register writes of an intervention, each once: without brackets, dose and form.
 * Parts of one product stand in one name, as registers of products have them, `a; b`.
 */
export function drugNames(written: string): string[] {
  const whole = written.slice(0, 400).trim();
  const plain = EXPLAINED.exec(whole)?.[1] ?? whole;
  const group = plain.replace(BEFORE, '');
  const parts = group
    .split(BESIDE)
    .map((part) => part.trim())
    .flatMap((part) => (OF_WORDS.test(part.replace(BEHIND, '')) ? part.replace(BEHIND, '').split(/\+| or /i) : part));
  const own = parts.every((part) => A_NAME.test(part)) ? parts : [plain];
  const names = own.map((part) => {
    const start = part.replace(BEFORE, '').replace(KIND_BEFORE, '').replace(ROUTE, '');
    const bare = start.slice(0, BEHIND.exec(start)?.index).trim();
    const name = drugName(bare.length < 3 ? part : bare);
    return COMBINED.test(name) ? name.replaceAll('/', '; ') : name;
  });
  return [...new Set(names)];
}

/** The drugs that an intervention is, by their names; none for what is no drug. */
export const drugsNamed = ({ type, name }: Pick<Intervention, 'type' | 'name'>): string[] =>
  isDrug(type)
    ? drugNames(name).filter(
        (each) =>
          ![NO_DRUG, NO_SUBSTANCE, CLASS_ALONE].some((no) => no.test(each)) && !WHERE_TO.test(each.replace(FORM, '')),
      )
    : [];

/** Their identities. */
export const drugsOf = (intervention: Pick<Intervention, 'type' | 'name'>): string[] =>
  drugsNamed(intervention).map((name) => moietyIdentity(moietiesOf(name)));

/**
 * Drugs of a trial by what the arms that get them are for: those in experimental arms alone, in control arms alone, and
 * the background that both get. Without control arms all are experimental.
 */
export function drugsOfTrial({ arms, interventions }: Pick<Trial, 'arms' | 'interventions'>) {
  const kinds = new Map(arms.map(({ label, type }) => [label, isControl(type)]));
  const both = [...kinds.values()].includes(true) && [...kinds.values()].includes(false);
  const found = { experimental: [] as Intervention[], control: [] as Intervention[], background: [] as Intervention[] };
  for (const each of interventions) {
    if (drugsOf(each).length === 0) continue;
    const told = each.arms.flatMap((label) => kinds.get(label) ?? []);
    const control = told.includes(true);
    const experimental = told.includes(false) || told.length === 0;
    if (both && control && experimental) found.background.push(each);
    else if (both && control) found.control.push(each);
    else found.experimental.push(each);
  }
  return found;
}

/** Identities of the drugs that are tried, with the other names that the register gives them. */
const keysOf = (all: readonly Intervention[]) => [
  ...new Set(all.flatMap((each) => [each.name, ...each.other_names].flatMap((name) => drugsOf({ ...each, name })))),
];

export const experimentalKeys = (trial: Trial): string[] => keysOf(drugsOfTrial(trial).experimental);
/** Identities of the drugs that any arm gets, background too. */
export const givenKeys = ({ interventions }: Trial): string[] => keysOf(interventions);
export const controlKeys = (trial: Trial): string[] => keysOf(drugsOfTrial(trial).control);

/** Identities of its conditions: by name, as the register writes it and as the headings that it gives. */
export const conditionKeys = ({ conditions, condition_headings }: Trial): string[] => [
  ...new Set([...conditions, ...condition_headings].map((name) => nameIdentity('disease', name))),
];

export const organisationKey = (name: string): string => nameIdentity('organisation', standardName(name));
export const sponsorKeys = ({ sponsor, collaborators }: Trial): string[] =>
  [...(sponsor ? [sponsor] : []), ...collaborators].map(({ name }) => organisationKey(name));

const day = (label: string, of: (trial: Trial) => Trial['start'] | undefined) =>
  ({ kind: 'date', label, of: (t: Trial) => of(t)?.day, sort: true, facet: true }) as const;
const exact = (label: string, of: (trial: Trial) => string | readonly string[] | undefined, facet = false) =>
  ({ kind: 'keyword', label, of, facet }) as const;

/** Titles, conditions, interventions and texts. Registers of other languages give English, or do not say. */
function trialUnits(trial: Trial): Unit[] {
  const unit = (id: string, part: string, text: string | undefined): Unit[] =>
    text === undefined || text === '' ? [] : [{ id, part, lang: 'en', origin: 'original', text }];
  return [
    ...unit('title', 'title', trial.brief_title),
    ...unit('official_title', 'title', trial.official_title),
    ...trial.conditions.flatMap((text, at) => unit(`condition:${at + 1}`, 'condition', text)),
    ...trial.keywords.flatMap((text, at) => unit(`keyword:${at + 1}`, 'keyword', text)),
    ...trial.interventions.flatMap(({ name, other_names, description }, at) => [
      ...unit(`intervention:${at + 1}`, 'intervention', [name, ...other_names].join('; ')),
      ...unit(`intervention:${at + 1}:description`, 'description', description),
    ]),
    ...unit('summary', 'summary', trial.brief_summary),
    ...trial.outcomes.flatMap(({ title, description }, at) =>
      unit(`outcome:${at + 1}`, 'outcome', description ? `${title}\n${description}` : title),
    ),
    ...unit('description', 'description', trial.detailed_description),
    ...unit('criteria', 'criteria', trial.criteria),
  ];
}

/** Clinical trials of public registers. */
// biome-ignore format: read it as a table
export const trials = defineCollection({
  name: 'trials',
  record: Trial,
  id: (t) => t.id,
  defaultField: 'ALL',
  apart: ['detailed_description', 'criteria'],
  watch: new URL('./watch.ts', import.meta.url).href,
  fields: {
    TITLE: { kind: 'text', label: 'Titles and acronym', of: (t) => [t.brief_title, t.official_title, t.acronym].filter((each) => each !== undefined), boost: 4 },
    WORDS: { kind: 'text', label: 'Conditions, keywords, interventions', of: (t) => [...t.conditions, ...t.keywords, ...t.interventions.flatMap(({ name, other_names }) => [name, ...other_names])], boost: 2 },
    SUMMARY: { kind: 'text', label: 'Summary', of: (t) => t.brief_summary },
    ALL: { kind: 'any', label: 'All texts', fields: ['TITLE', 'WORDS', 'SUMMARY'] },
    NUMBER: exact('Number of the register', (t) => t.register_number),
    STUDY_ID: exact('Other number or acronym', (t) => [...t.other_ids, ...(t.acronym ? [t.acronym] : [])]),
    REGISTRY: exact('Register', (t) => t.registry, true),
    PHASE: exact('Phase', (t) => t.phase, true),
    STATUS: exact('Recruitment', (t) => t.status, true),
    STUDY_TYPE: exact('Type of study', (t) => t.study_type, true),
    COUNTRY: exact('Country of a site, as the register writes it', (t) => t.countries, true),
    DISEASE: exact('Identity of a condition', conditionKeys, true),
    DRUG: exact('Identity of a drug that is tried', experimentalKeys, true),
    CONTROL_DRUG: exact('Identity of a drug that it is compared with', controlKeys, true),
    GIVEN_DRUG: exact('Identity of a drug that any arm gets, also as background', givenKeys),
    ORGANISATION: exact('Identity of a sponsor or collaborator', sponsorKeys, true),
    SPONSOR: exact('Identity of the sponsor', (t) => (t.sponsor ? organisationKey(t.sponsor.name) : undefined), true),
    ORGANISATION_ID: exact('Id that the dictionary has for the sponsor or a collaborator, by its name', (t) => sponsorKeys(t).map(entityId), true),
    HAS_RESULTS: exact('1: results are posted', (t) => (t.has_results ? '1' : '0'), true),
    ENROLLMENT: { kind: 'number', label: 'Participants', of: (t) => t.enrollment?.count, sort: true, facet: true },
    START_DATE: day('Start', (t) => t.start),
    FIRST_POSTED: day('First posted', (t) => t.first_posted),
    LAST_UPDATE: day('Last update posted', (t) => t.last_update),
    ID: exact('Id', (t) => t.id),
    SOURCE: exact('Source of the record', (t) => t.source, true),
    CONDITION_ID: { kind: 'keyword', label: 'Id of a disease that titles, conditions or keywords name, or of what it is a kind of', of: (t) => t.tagged?.condition, facet: true },
    SURE_CONDITION_ID: { kind: 'keyword', label: 'Id of a disease that the trial is surely about: a heading named twice, or beside one other at most; or of what it is a kind of', of: (t) => t.tagged?.sure_condition, facet: true },
    ...tagFields,
    DEMO: exact('1: record of the demo corpus', (t) => (t.demo ? '1' : '0'), true),
  },
  completion: tagCompletion,
  units: trialUnits,
  lookups: {
    number: { kind: 'best', label: 'number of the register', of: (t) => t.register_number.toUpperCase(), normalise: (given) => given.trim().toUpperCase() || undefined },
  },
  links: {
    conditions: { label: 'is about', to: 'entities', by: 'key', of: conditionKeys, back: 'trials_of_condition' },
    drugs: { label: 'tries', to: 'entities', by: 'key', of: experimentalKeys, back: 'trials_of_drug' },
    controls: { label: 'compares with', to: 'entities', by: 'key', of: controlKeys, back: 'trials_with_control' },
    sponsors: { label: 'is sponsored by', to: 'entities', by: 'key', of: sponsorKeys, back: 'sponsored_trials' },
  },
  // the same trial in another shape of its register: the later update counts, whichever came first
  merge: (stored, arriving) => (rank(arriving) > rank(stored) ? arriving : stored),
});

/** Of two tellings of a trial the greater counts; made of all that is said, so that the order of arrival does not. */
const rank = (trial: Trial): string =>
  [
    trial.demo ? 0 : 1,
    trial.last_update?.day ?? 0,
    trial.has_results ? 1 : 0,
    trial.condition_headings.length > 0 ? 1 : 0,
    // a table of sponsors and dates tells less than the protocol
    trial.conditions.length > 0 ? 1 : 0,
    trial.brief_title ? 1 : 0,
    JSON.stringify(trial),
  ].join(' ');

/** Trials of which the register states no condition: whether they are for a disease, nobody can tell. */
export const WITHOUT_CONDITION: Query = { kind: 'not', of: { kind: 'wildcard', field: 'DISEASE', pattern: '*' } };
