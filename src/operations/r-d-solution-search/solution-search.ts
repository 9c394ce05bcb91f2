import { patentId } from '#collections/patents/patent-id.ts';
import { methodServicesSolutionSearch } from '#contract/generated/r-d-solution-search.ts';
import { ServiceError } from '#errors.ts';
import { languageOf, type TextLanguage } from '#language/script.ts';
import { defineOperation } from '#operation.ts';
import { documentUrl } from '#operations/for-models/markdown.ts';
import { principleOf } from '#skills/contradictions/contradictions.ts';
import {
  parameterName,
  type SolutionCase,
  type StatedContradiction,
  type StatedFunction,
} from '#skills/solution-cases/solution-cases.ts';
import type { QuoteShape } from '#skills/types.ts';
import { casesJob } from './cases-job.ts';

const joined = (quotes: readonly QuoteShape[]) => quotes.map(({ text }) => text.trim()).join('\n');

const evidence = (kind: 'problem' | 'innovation' | 'effect', quotes: readonly QuoteShape[]) =>
  quotes.map(({ text, part, lang, claim_number, paragraph_id, paragraph_number }) => ({
    ...{ kind, text, part, lang },
    ...(claim_number !== undefined && { claim_number }),
    ...(paragraph_id !== undefined && { paragraph_id }),
    ...(paragraph_number !== undefined && { paragraph_number }),
  }));

const svop = ({ subject, verb, object, parameters, sentence }: StatedFunction, lang: TextLanguage) => ({
  ...(subject !== undefined && { S: { instance: subject } }),
  V: { raw: verb.raw, standard: verb.standard },
  O: { instance: object.instance, hypernym: object.head },
  P: parameters.map(({ raw, number }) => ({ raw, standard: parameterName(number, lang) })),
  sentence,
});

function contradiction({ improving, worsening, principles }: StatedContradiction, lang: TextLanguage) {
  const side = ({ number, words }: StatedContradiction['improving']) =>
    `${number} ${parameterName(number, lang)} (${words.map((word) => `"${word}"`).join(', ')})`;
  return {
    contradiction_statement:
      lang === 'zh'
        ? `改善 ${side(improving)}，而不恶化 ${side(worsening)}`
        : `better ${side(improving)} without worse ${side(worsening)}`,
    improving_parameter: improving.number,
    worsening_parameter: worsening.number,
    invention_principles_applied: principles.map(({ number, words, sentence }) => ({
      principle_id: String(number),
      principle_name: principleOf(number).name[lang],
      how_to_solve: sentence,
      words: [...words],
    })),
  };
}

function wireCase(one: SolutionCase, lang: TextLanguage, base_url: string) {
  const [first] = one.functions;
  const said =
    first &&
    (one.lang === 'zh' ? `${first.verb.standard}${first.object.head}` : `${first.verb.standard} ${first.object.head}`);
  return {
    case_id: patentId(one.publication_number),
    pn: one.publication_number,
    source: documentUrl(base_url, one.publication_number),
    ...(one.problem.length > 0 && { problem_summary: joined(one.problem) }),
    innovation_summary: joined(one.innovation),
    ...(one.effect.length > 0 && { effect_summary: joined(one.effect) }),
    triz_svop: one.functions.map((each) => svop(each, lang)),
    triz_technical_contradiction: one.contradictions.map((each) => contradiction(each, lang)),
    triz_scientific_effects:
      one.effects.length === 0
        ? []
        : [
            {
              ...(said !== undefined && { function: said }),
              scientific_effects: one.effects.map(({ name, words, sentence }) => ({
                scientific_effect: name[lang],
                how_to_solve: sentence,
                words: [...words],
              })),
            },
          ],
    evidence: [
      ...evidence('problem', one.problem),
      ...evidence('innovation', one.innovation),
      ...evidence('effect', one.effect),
    ],
  };
}

export default defineOperation({
  contract: methodServicesSolutionSearch,
  path: '/method-services/solution-search',
  access: 'run',
  summary: 'Patents that have solved a problem',
  description:
    'Each case is a patent that states a means for what the question asks: a sentence of it says what is to be done with the thing, in whatever words; a patent that speaks of the thing alone is no case. Its nearest sentences on means and effect come first. Problem, innovation and effect are its own sentences; function, contradiction (the 39 classical parameters), principles and effects stand there only where its words earn them, with those words. No model decides.',
  example: {
    body: { user_question: 'How can battery cells be cooled more evenly without raising the pressure drop?', limit: 5 },
  },
  async handle({ body: { user_question, limit }, account, signal, note }, services) {
    if (!/\p{L}{2}/u.test(user_question))
      throw new ServiceError('invalid_request', 'user_question: ask in words.', { field: 'user_question' });
    const found = await services.isolation.run(
      casesJob,
      { question: user_question, limit },
      { services, account: account.id, signal },
    );
    const lang = languageOf(user_question);
    if (found.total === 0) note('No document of the corpus states a means for what the question asks.');
    if (found.translated)
      note(
        `No document in the language of the question states a means; these were found by its terms in the other one: ${found.translated.map(({ from, to }) => `${from} → ${to}`).join(', ')}.`,
      );
    return { total: found.total, cases: found.cases.map((one) => wireCase(one, lang, services.base_url())) };
  },
});
