import { topicsOf, wordCloud } from '#analytics/word-cloud.ts';
import { type Material, materials, valuesOf } from '#collections/materials/materials.ts';
import { processNames } from '#collections/materials/processes.ts';
import type { ClaimedQuote } from '#collections/patents/evidence.ts';
import { quoteOf } from '#collections/patents/evidence.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { allOf } from '#corpus/query/combine.ts';
import { sentences } from '#corpus/text/sentences.ts';
import { commands } from '#language/commands.ts';
import { phrasesOf } from '#language/phrases.ts';
import { type ProcessStep, type PropertyValue, readRecipe } from '#language/recipes.ts';
import { type Requirement, requirementText } from '#language/requirements.ts';
import type { TextLanguage } from '#language/script.ts';
import { namesDocument } from '#language/wording.ts';
import { tellsOfOthers } from '../explore-solutions/said.ts';
import type { SkillContext } from '../skill.ts';
import { requirementsQuery } from './find-materials.ts';
import type { MaterialsProblem } from './problem.ts';

/** A sentence of a patent, with what of it says something about materials. */
export interface Said {
  readonly quote: ClaimedQuote;
  readonly kind: 'principle' | 'property' | 'challenge' | 'application' | 'step';
}

/** A way in which the corpus meets a problem of materials. */
export interface MaterialsDirection {
  readonly kind: 'system' | 'stated' | 'scheme';
  /** `Al-Co-Cr-Fe-Ni`, a requirement that patents state to meet, or a term of patents. */
  readonly name: string;
  readonly count: number;
  /** Publications that stand behind it. */
  readonly publications: readonly string[];
  /** Ids of materials, the best first, with how they were made. */
  readonly groups: readonly { readonly name: string; readonly materials: readonly string[] }[];
  readonly said: readonly Said[];
  /** What a model says of it, each sentence with what it cites, checked; absent without a model. */
  readonly described?: readonly string[];
}

const MATERIALS = 1_000;
const SYSTEMS = 5;
const SCHEMES = 4;
const GROUPS = 4;
const READ = 12;
const OF_ONE = 6;

const CUES = {
  principle: /\b(?:thereby|so that|such that|as a result|which (?:makes|allows|keeps)|because)\b|从而|使得|因此|以便/iu,
  challenge:
    /\b(?:problem|drawback|disadvantage|difficult|fails?|crack|brittle|degrad\w+|insufficient|cannot)\b|问题|缺点|不足|难以|开裂|脆|退化/iu,
  application:
    /\b(?:used (?:in|as|for)|application|suitable for|for use in|vehicle|aerospace|implant|turbine)\b|用于|适用于|应用于|应用领域/iu,
} as const;

/** What every description says of itself. */
const BOILERPLATE =
  /\b(?:scope of (?:the|this) (?:invention|protection|claims)|not (?:intended to )?limit|merely illustrative|by way of example only)\b|用于(?:解释|说明|限定)本|不(?:用于)?限定本|保护范围/iu;

/** Systems of elements among the materials that meet the requirements, and schemes of the patents of the topic. */
export async function exploreMaterials(
  problem: MaterialsProblem,
  requirements: readonly Requirement[],
  lang: TextLanguage,
  { corpus, signal }: Pick<SkillContext, 'corpus' | 'signal'>,
): Promise<MaterialsDirection[]> {
  return [
    ...(requirements.length > 0 ? await systems(problem, requirements, lang, corpus, signal) : []),
    ...(problem.topic.families > 0 ? await stated(problem, requirements, lang, corpus, signal) : []),
    ...(problem.topic.families > 0 ? await schemes(problem, lang, corpus, signal) : []),
  ];
}

/** Patents of the topic that are read for values. */
const READ_FOR_VALUES = 60;

/** Whether a value that a text states lies within a requirement, whole. */
export function meets({ property, low, high }: PropertyValue, asked: Requirement): boolean {
  if (property !== asked.property) return false;
  const above = asked.low === undefined || (asked.strict ? low > asked.low : low >= asked.low);
  const below = asked.high === undefined || (asked.strict ? high < asked.high : high <= asked.high);
  return above && below;
}

/** Patents of the topic that state a value which meets a requirement, with the sentence. */
async function stated(
  { topic }: MaterialsProblem,
  requirements: readonly Requirement[],
  lang: TextLanguage,
  corpus: Corpus,
  signal: AbortSignal,
): Promise<MaterialsDirection[]> {
  if (requirements.length === 0) return [];
  const page = await corpus.search(patents, {
    ...{ query: topic.query, offset: 0, limit: READ_FOR_VALUES, stemming: true, signal },
    collapse: { field: 'FAM_ID' },
  });
  const records = await corpus.get(
    patents,
    page.hits.map(({ id }) => id),
  );
  const all = records.flatMap((record) => saidBy(record, lang));
  return requirements.flatMap((requirement): MaterialsDirection[] => {
    const said = all.filter(
      (one) => one.kind === 'property' && readSaid(one).properties.some((value) => meets(value, requirement)),
    );
    const publications = [...new Set(said.map(({ quote }) => quote.publication_number))];
    if (publications.length === 0) return [];
    const others = all.filter((one) => one.kind !== 'property' && publications.includes(one.quote.publication_number));
    return [
      {
        ...{ kind: 'stated', name: requirementText(requirement, lang), count: publications.length, groups: [] },
        ...{ publications, said: [...said, ...others] },
      },
    ];
  });
}

type Corpus = SkillContext['corpus'];

/** How far a material is above or below the first bound, the best first. */
function byFirst(requirement: Requirement) {
  const { property, low } = requirement;
  const best = (one: Material) =>
    low === undefined ? -Math.min(...valuesOf(one, property)) : Math.max(...valuesOf(one, property));
  return (a: Material, b: Material) => best(b) - best(a) || (a.id < b.id ? -1 : 1);
}

async function systems(
  { without }: MaterialsProblem,
  requirements: readonly Requirement[],
  lang: TextLanguage,
  corpus: Corpus,
  signal: AbortSignal,
): Promise<MaterialsDirection[]> {
  const query = requirementsQuery(requirements, without);
  const { hits } = await corpus.search(materials, { query, offset: 0, limit: MATERIALS, signal });
  const records = (
    await corpus.get(
      materials,
      hits.map(({ id }) => id),
    )
  ).toSorted(byFirst(requirements[0]!));
  const bySystem = Map.groupBy(records, ({ composition, name }) =>
    composition.length > 0 ? composition.map(({ element }) => element).join('-') : name,
  );
  return [...bySystem]
    .sort((a, b) => b[1].length - a[1].length)
    .slice(0, SYSTEMS)
    .map(([name, own]) => {
      const groups = Map.groupBy(
        own,
        ({ process, structure }) =>
          [...processNames(process, lang), ...structure.slice(0, 1)].join(lang === 'zh' ? '、' : ', ') ||
          (lang === 'zh' ? '未说明制备与组织' : 'process and structure not stated'),
      );
      return {
        ...{ kind: 'system' as const, name, count: own.length, publications: [], said: [] },
        groups: [...groups]
          // of as many the one with the best first
          .sort((a, b) => b[1].length - a[1].length)
          .slice(0, GROUPS)
          .map(([group, all]) => ({ name: group, materials: all.map(({ id }) => id) })),
      };
    });
}

/** The word of a topic that names the thing: of a strong light alloy the alloy; else the rarest. */
function thingOf(text: string, { words }: MaterialsProblem['topic']): string[] {
  const heads = new Set(phrasesOf(text).map((phrase) => phrase.text.toLowerCase().split(/\s/u).at(-1)));
  return [...words.filter((word) => heads.has(word)), ...words].slice(0, 1);
}

async function schemes({ topic, title }: MaterialsProblem, lang: TextLanguage, corpus: Corpus, signal: AbortSignal) {
  const cloud = await wordCloud(corpus, topic.query, lang, 60, signal);
  const named = topicsOf(cloud).slice(0, SCHEMES);
  const names = named.length > 0 ? named.map(({ text }) => text) : thingOf(title, topic);
  const found: MaterialsDirection[] = [];
  for (const name of names) {
    signal.throwIfAborted();
    const query = allOf(topic.query, { kind: 'phrase', field: 'TACD_ALL', text: name });
    const page = await corpus.search(patents, {
      ...{ query, offset: 0, limit: READ, stemming: true, signal },
      collapse: { field: 'FAM_ID' },
    });
    const records = await corpus.get(
      patents,
      page.hits.map(({ id }) => id),
    );
    if (records.length === 0) continue;
    found.push({
      ...{ kind: 'scheme', name, count: page.total, groups: [] },
      publications: records.map(({ publication_number }) => publication_number),
      said: records.flatMap((record) => saidBy(record, lang)),
    });
  }
  return found;
}

/** Sentences of one patent by what they tell; each kind a few. */
export function saidBy(patent: Patent, lang: TextLanguage): Said[] {
  const found: Said[] = [];
  const counts = new Map<Said['kind'], number>();
  const take = (kind: Said['kind'], quote: () => ClaimedQuote) => {
    const known = counts.get(kind) ?? 0;
    if (known >= OF_ONE) return;
    counts.set(kind, known + 1);
    found.push({ kind, quote: quote() });
  };
  for (const unit of unitsOf(patent, lang)) {
    const own = !unit.background;
    for (const { start, end } of sentences(unit.text)) {
      const sentence = unit.text.slice(start, end);
      const said = sentence.trim();
      if (said.length < 20 || said.length > 500 || commands(said)) continue;
      const from = start + sentence.indexOf(said);
      const quote = () => quoteOf(patent, { ...unit.at, start: from, end: from + said.length });
      const recipe = readRecipe(said);
      // what a background tells is somebody else's
      if (own && !tellsOfOthers(said)) {
        if (recipe.properties.length > 0) take('property', quote);
        if (recipe.steps.some(({ conditions }) => conditions.length > 0)) take('step', quote);
        if (CUES.principle.test(said)) take('principle', quote);
      }
      // nor is what it says of another document a difficulty of this field, or what every document says of itself
      if (namesDocument(said) || BOILERPLATE.test(said)) continue;
      if (CUES.challenge.test(said)) take('challenge', quote);
      if (CUES.application.test(said)) take('application', quote);
    }
  }
  return found;
}

/** Abstract and description in a language, else in any. */
function* unitsOf(patent: Patent, lang: TextLanguage) {
  const abstract = patent.abstracts.find((text) => text.lang === lang) ?? patent.abstracts[0];
  if (abstract)
    yield {
      text: abstract.text,
      background: false,
      at: { part: 'abstract' as const, lang: abstract.lang, origin: abstract.origin },
    };
  const description = patent.descriptions.find((text) => text.lang === lang) ?? patent.descriptions[0];
  for (const { id, section, text } of description?.paragraphs ?? [])
    yield {
      text,
      background: section === 'background',
      at: { part: 'description' as const, lang: description!.lang, origin: description!.origin, paragraph_id: id },
    };
}

/** What a sentence says of steps and properties, read again. */
export const readSaid = ({ quote }: Said): { steps: readonly ProcessStep[]; properties: readonly PropertyValue[] } =>
  readRecipe(quote.text);
