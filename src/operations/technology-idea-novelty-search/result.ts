import { ServiceError } from '#errors.ts';
import type { NoveltyCheckData } from './data.ts';
import { type Outcome, outcomeOf, percent } from './outcome.ts';
import { adviceText, reasoningText } from './texts.ts';

const MOST_DOCUMENTS = 20;

/** What a check came to, as it is answered. */
export function toResult(data: NoveltyCheckData, outcome: Outcome) {
  const told = new Map(outcome.features.map((one) => [one.feature.number, one]));
  return {
    novelty_score: percent(outcome.not_found),
    nearest_lacks: percent(outcome.not_in_nearest),
    novelty_level: outcome.level,
    features: (data.confirmed_features ?? []).map(({ number, text, selected }) => {
      const found = told.get(number);
      // of a feature that is not found the nearest words are those of something else
      const quote =
        found?.verdict === 'not_found'
          ? undefined
          : found?.by?.views.find((view) => view.feature.number === number)?.quote?.text;
      return {
        feature_num: number,
        feature_text: text,
        selected,
        ...(found && { verdict: found.verdict }),
        ...(found?.by && { document: found.by.document.publication_number }),
        ...(quote !== undefined && { quote }),
      };
    }),
    documents: outcome.documents.slice(0, MOST_DOCUMENTS).map(({ document, public_score, disclosed }) => ({
      document: document.publication_number,
      title: document.title,
      similarity_score: public_score,
      disclosed,
    })),
    reasoning: reasoningText(outcome, data.lang),
    recommendations: adviceText(outcome, data, data.lang),
    earlier: (data.earlier ?? []).map(({ not_found, ...run }) => ({ ...run, novelty_score: percent(not_found) })),
  };
}

const MOST_FEATURES = 60;
const MOST_EARLIER = 20;

/**
 * The features with some struck and some added, and the run that there was beside them.
 * @throws ServiceError `invalid_request` that names the field.
 */
export function refined(
  data: NoveltyCheckData,
  { strike = [], add = [] }: { strike?: readonly string[]; add?: readonly string[] },
): Partial<NoveltyCheckData> {
  const { confirmed_features = [], earlier = [], documents = [] } = data;
  const refuse = (field: string, what: string) => new ServiceError('invalid_request', `${field}: ${what}`, { field });
  for (const number of strike)
    if (!confirmed_features.some((one) => one.number === number))
      throw refuse('strike', `the idea has no feature "${number.slice(0, 20)}".`);
  const added = add.map((text) => text.trim());
  if (added.some((text) => !/[\p{L}\p{N}]/u.test(text))) throw refuse('add', 'say each feature in words.');
  if (strike.length === 0 && added.length === 0)
    throw refuse('strike', 'strike a feature or add one: else nothing changes.');
  const last = Math.max(0, ...confirmed_features.map(({ number }) => Number(number.slice(1))));
  const features = [
    ...confirmed_features.map((feature) =>
      strike.includes(feature.number) ? { ...feature, selected: false } : feature,
    ),
    ...added.map((text, index) => ({
      number: `F${last + 1 + index}`,
      text,
      elements: [],
      weight: 'key' as const,
      selected: true,
      user_added: true,
    })),
  ];
  const used = features.filter(({ selected }) => selected);
  if (used.length === 0) throw refuse('strike', 'leave at least one feature.');
  if (features.length > MOST_FEATURES) throw refuse('add', `an idea has ${MOST_FEATURES} features at most.`);
  const outcome = outcomeOf(data);
  const before = confirmed_features.filter(({ selected }) => selected).map(({ text }) => text);
  const nearest = outcome?.nearest;
  return {
    confirmed_features: features,
    earlier: [
      ...earlier,
      {
        features: before,
        not_found: outcome?.not_found ?? 0,
        documents: documents.length,
        ...(nearest && { nearest }),
      },
    ].slice(-MOST_EARLIER),
  };
}
