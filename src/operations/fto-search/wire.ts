import { patentId } from '#collections/patents/patent-id.ts';
import type { OperationInput } from '#contract/types.ts';
import { ServiceError } from '#errors.ts';
import { wireLanguage } from '#operations/shared/wire-text.ts';
import { rounded } from '#rounded.ts';
import type { ElementVerdict } from '#skills/claim-scope/types.ts';
import type { FtoJudgement, ProductFeature, Right } from './data.ts';
import { type Bilingual, claimsByRisk, isMet, MET_SCORE, nearest, riskOf } from './risk.ts';

/** One right as a caller gives it back, perhaps with verdicts of its own. */
export type GivenRight = OperationInput<'AI66-6'>['body']['final_res'][number];

/** One element of a claim against the product. */
export function toWireElement(element: ElementVerdict, independent: boolean) {
  const met = isMet(element);
  return {
    tech_feature: element.product?.text ?? '',
    comparison_feature: element.text,
    compare_feature: element.text,
    score: element.score,
    original_score: element.score,
    type: element.verdict,
    original_type: element.verdict,
    similar: met,
    public_score: element.score / 100,
    claim_num: element.claim_number,
    claim_type: independent ? ('independent' as const) : ('dependent' as const),
    element: element.element,
    basis: element.basis,
    reason: element.reason,
    ...(element.question && { question: element.question }),
    claim_quote: element.claim,
    ...(element.product && { product_quote: element.product }),
  };
}

/** What was found of a right, in both languages. */
function conclusion({ scope, publication_number }: Right, why: Bilingual): Bilingual {
  const of = (outcome: string) =>
    scope.claims.filter((claim) => claim.outcome === outcome).map(({ claim_number }) => claim_number);
  const [hit, open, cleared] = [of('hit'), of('open'), of('cleared')];
  const list = (numbers: readonly number[], none: string) => (numbers.length > 0 ? numbers.join(', ') : none);
  return {
    en: `${publication_number}: ${why.en} Claims with every element met: ${list(hit, 'none')}; open: ${list(open, 'none')}; cleared: ${list(cleared, 'none')}.`,
    zh: `${publication_number}：${why.zh}全部要素满足的权利要求：${list(hit, '无')}；未定：${list(open, '无')}；排除：${list(cleared, '无')}。`,
  };
}

/** A right as the results list it. */
export function toWireRight(right: Right, index: number) {
  const { scope, publication_number } = right;
  const risk = riskOf(right);
  const independent = scope.claims.filter((claim) => claim.independent);
  const dependent = scope.claims.filter((claim) => !claim.independent);
  const hits = (claims: typeof scope.claims) => claims.filter(({ outcome }) => outcome === 'hit').length;
  const elements = scope.claims.flatMap((claim) => claim.elements);
  return {
    patent_id: patentId(publication_number),
    document: publication_number,
    title: right.title,
    lang: wireLanguage(scope.lang),
    public_score: rounded(nearest(scope).share, 3),
    feature_match_num: elements.filter(isMet).length,
    features: claimsByRisk(right).flatMap((claim) =>
      claim.elements.map((element) => toWireElement(element, claim.independent)),
    ),
    claim_equivalent_info: scope.claims.map(({ claim_number, outcome, cleared_by }) => ({
      claim_num: claim_number,
      infringement: outcome === 'hit',
      outcome,
      cleared_by,
    })),
    independent_claim_num: independent.length,
    dependent_claim_num: dependent.length,
    equivalent_independent_claim_num: hits(independent),
    equivalent_dependent_claim_num: hits(dependent),
    comparison_conclusion: { ...conclusion(right, risk.why) },
    risk_level: risk.level,
    risk_reason: { ...risk.why },
    claims_basis: right.granted ? 'granted' : 'published',
    states: right.states,
    owners: right.owners,
    claims_not_read: scope.not_read,
    selected: index < 5 && risk.level !== 'Low',
    user_added: right.user_added,
    most_similar: index === 0,
  };
}

const VERDICTS = ['literal', 'equivalent', 'missing', 'unclear'] as const;

/**
 * What a person says otherwise than was found.
 * @throws ServiceError `invalid_request` that names the entry.
 */
export function toJudgement(given: GivenRight, index: number, publication_number: string): FtoJudgement {
  const elements: FtoJudgement['elements'] = {};
  for (const [nth, feature] of given.features.entries()) {
    const { element, type_for_user, score_for_user } = feature;
    if (element === undefined || (type_for_user === undefined && score_for_user === undefined)) continue;
    const verdict =
      VERDICTS.find((one) => one === type_for_user) ??
      (type_for_user === undefined ? (score_for_user! >= MET_SCORE ? 'equivalent' : 'unclear') : undefined);
    if (!verdict)
      throw new ServiceError(
        'invalid_request',
        `final_res[${index}].features[${nth}].type_for_user: "${String(type_for_user).slice(0, 40)}" is none of ${VERDICTS.join(', ')}.`,
        {
          field: `final_res[${index}].features[${nth}].type_for_user`,
        },
      );
    elements[element] = { verdict, ...(score_for_user !== undefined && { score: score_for_user }) };
  }
  return { publication_number, elements };
}

/**
 * The features as a caller gives them back.
 * @throws ServiceError `invalid_request` if none is selected.
 */
export function toFeatures(given: readonly ProductFeature[]): ProductFeature[] {
  const features = given.map((feature) => ({
    ...feature,
    tech_feature: feature.tech_feature.trim(),
    keywords: [...feature.keywords],
  }));
  const empty = features.findIndex(({ tech_feature, is_select }) => is_select && !/[\p{L}\p{N}]/u.test(tech_feature));
  if (empty >= 0)
    throw new ServiceError('invalid_request', `tech_features[${empty}].tech_feature: say the feature in words.`, {
      field: `tech_features[${empty}].tech_feature`,
    });
  if (!features.some(({ is_select }) => is_select))
    throw new ServiceError('invalid_request', 'tech_features: select at least one feature.', {
      field: 'tech_features',
    });
  return features;
}
