import { patents } from '#collections/patents/patents.ts';
import type { Step } from '#flows/flow.ts';
import { ask } from '#operations/shared/ask-skill.ts';
import { learnedNow, snapshotOf } from '#operations/shared/snapshot.ts';
import { readProduct, scopeOf } from '#skills/claim-scope/scope.ts';
import type { Holding } from '#skills/compare-features/holding.ts';
import { extractFeatures } from '#skills/extract-features/extract-features.ts';
import { searchElements } from '#skills/search-elements/search-elements.ts';
import { type ElementBlock, wordQuery } from '#skills/search-prior-art/elements.ts';
import type { Feature } from '#skills/types.ts';
import { type FtoData, type ProductFeature, productText, type Right } from './data.ts';
import { productReader, withNearness } from './product-reader.ts';
import { makeReport } from './report.ts';
import { familyOf, rightOf } from './rights.ts';
import { byRisk } from './risk.ts';
import { ROUNDS, searchRights } from './search.ts';

/** Families whose claims are read, and how many of the riskiest are shown with all of their claims. */
const MOST_COMPARED = 150;
const MOST_SHOWN = 30;
const AT_A_TIME = 20;
const MOST_SEARCHED = 12;

/** Says that the product lacks something. */
const DENIED =
  /^(?:(?:the|our|this|it|there)\b[^,;.]{0,40} )?(?:has no|have no|(?:is|are) no|do(?:es)? not (?:have|comprise|include|contain|use)|without)\b|^(?:本|该)?(?:产品|装置|系统|设备|[\p{Script=Han}]{1,3}(?:机|器|仪|车|衣|套|台))?(?:不(?:包括|包含|具有|含有|设有?|采用|使用)|没有|无需)/iu;

export const extract: Step<FtoData> = async ({ input, lang }, context) => {
  const { features, notes } = await ask(extractFeatures, { text: input, lang }, context);
  return {
    notes,
    generated_features: features.map(
      ({ text, elements, weight, weight_value, weight_reason }): ProductFeature => ({
        tech_feature: text,
        keywords: elements,
        score: Math.round(100 * (weight_value ?? { topic: 1, key: 0.7, supplementary: 0.4 }[weight])),
        reason: weight_reason ?? '',
        core: weight !== 'supplementary' && !DENIED.test(text),
        // what the product does not have clears claims, and finds none
        is_select: !DENIED.test(text),
        user_add: false,
      }),
    ),
  };
};

const searched = (word: string): boolean => {
  try {
    wordQuery(word);
    return true;
  } catch {
    return false;
  }
};

/** The selected features: by them rights are found, and told how near they are. */
const searchedFeatures = ({ confirmed_features = [] }: FtoData): ProductFeature[] =>
  confirmed_features.filter(({ is_select }) => is_select).slice(0, MOST_SEARCHED);

const asFeature = ({ tech_feature, keywords, core, score }: ProductFeature, index: number): Feature => ({
  number: `F${index + 1}`,
  text: tech_feature,
  elements: keywords,
  weight: index === 0 && core ? 'topic' : core ? 'key' : 'supplementary',
  weight_value: score / 100,
});

/** The selected features as blocks: what the corpus knows of their words, and the words that a person gave. */
async function blocksOf(data: FtoData, context: Parameters<Step<FtoData>>[1]): Promise<ElementBlock[]> {
  const chosen = searchedFeatures(data);
  const features = chosen.map(asFeature);
  const { elements } = await ask(searchElements, { features, lang: data.lang, text: data.input }, context);
  return elements.map(({ feature_text, type, express }, index) => {
    const given = (chosen[index]?.keywords ?? []).filter(searched);
    const concepts = express.map(({ word, extend, ipc }) => ({
      words: [...new Set([word.key, ...extend.map(({ key }) => key)])].filter(searched),
      classes: ipc.map(({ key }) => key),
    }));
    const known = new Set(concepts.flatMap(({ words }) => words));
    const more = given.filter((word) => !known.has(word));
    return { feature_text, type, concepts: [...concepts, ...(more.length > 0 ? [{ words: more, classes: [] }] : [])] };
  });
}

export const search: Step<FtoData> = async (data, context) => {
  const { services, signal, log, progress } = context;
  const began = performance.now();
  const snapshot = await snapshotOf(services.corpus);
  // null says that nothing was learned
  log('corpus', { collection: 'patents', ...snapshot, learned: learnedNow(services.corpus) ?? null });
  const blocks = await blocksOf(data, context);
  const { runs, hits, rounds, candidates, found } = await searchRights(services.corpus, data, blocks, {
    signal,
    onRound: (done, round) => progress(done, ROUNDS.length, round),
  });
  // what a later replay is compared with
  for (const [index, run] of runs.entries()) log('search', { ...run, hits: hits[index]! });
  return {
    snapshot,
    runs,
    rounds,
    candidates: candidates.slice(0, MOST_COMPARED),
    found,
    search_ms: performance.now() - began,
  };
};

/** Reads the claims of every candidate on the product; keeps the riskiest. */
export const compare: Step<FtoData> = async (data, context) => {
  const { services, signal, log, progress } = context;
  const { corpus } = services;
  const began = performance.now();
  const product = readProduct(productText(data));
  const reader = await productReader(searchedFeatures(data).map(asFeature), data.settings, { corpus, signal });
  const candidates = data.candidates ?? [];
  const found: Right[] = [];
  const holdings: Holding[] = [];
  const no_claims: string[] = [];
  for (let from = 0; from < candidates.length; from += AT_A_TIME) {
    const slice = candidates.slice(from, from + AT_A_TIME);
    const records = new Map(
      (
        await corpus.get(
          patents,
          slice.map((one) => one.publication_number),
        )
      ).map((one) => [one.publication_number, one]),
    );
    for (const [index, { publication_number, found_by }] of slice.entries()) {
      signal.throwIfAborted();
      progress(from + index, candidates.length, publication_number);
      const record = records.get(publication_number);
      if (!record) continue;
      const family = await familyOf(corpus, record, product.language, data.country);
      const scope = scopeOf(family.record, product, data.lang, data.settings);
      if (!scope) {
        no_claims.push(publication_number);
        continue;
      }
      found.push(rightOf(family, scope, found_by));
      holdings.push(reader(family.record));
    }
  }
  const rights = withNearness(found, holdings);
  const ranked = byRisk(rights).map(({ right }) => right);
  log('compared', {
    families: rights.length,
    without_claims: no_claims.length,
    kept: Math.min(MOST_SHOWN, ranked.length),
  });
  const kept = ranked.slice(0, MOST_SHOWN);
  log('states', { states: kept.flatMap(({ states }) => states) });
  return {
    rights: kept,
    compared: rights.length,
    no_claims,
    compare_ms: performance.now() - began,
  };
};

export const writeReport: Step<FtoData> = async (data, context) => {
  const report = await makeReport(data, context);
  const { report_id, reports } = data;
  return { report, ...(report_id !== undefined && { reports: { ...reports, [report_id]: report } }) };
};
