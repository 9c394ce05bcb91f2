import { ai37_4GenerateReportCnipa } from '#contract/generated/specification-drafting.ts';
import { ServiceError } from '#errors.ts';
import { flowEvent, RUNNING } from '#operations/shared/flow-operations.ts';
import type { DraftEdits } from './data.ts';
import { specificationDrafting } from './flow.ts';
import { figureLink } from './input.ts';

export default flowEvent({
  contract: ai37_4GenerateReportCnipa,
  path: '/ai/specification/generate-report/cnipa',
  body_limit_bytes: 8_000_000, // all fields of a long draft, edited
  summary: 'Write the specification',
  description:
    'Takes what the earlier steps have answered, edited or not; what is left out is taken as it was read. May be called again after a draft was written. Poll `/ai/specification/download-report`.',
  flow: specificationDrafting,
  event: 'write',
  example: { title: 'Battery pack with reversible cooling', category: 'Machine' },
  async prepare(body, data, { services }) {
    if (!/\p{L}/u.test(body.title))
      throw new ServiceError('invalid_request', 'title: write the title of the invention.', { field: 'title' });
    const known = new Set(data.claims!.map(({ number }) => number));
    for (const [index, { claim_numbers = [] }] of (body.embodiments ?? []).entries())
      for (const number of claim_numbers)
        if (!known.has(number))
          throw new ServiceError(
            'invalid_request',
            `embodiments[${index}].claim_numbers: there is no claim ${number}.`,
            { field: `embodiments[${index}].claim_numbers` },
          );
    const figures = (body.urls ?? []).map((url, index) => figureLink(url, index, services.base_url()));
    for (const [index, figure] of figures.entries()) {
      const { kind } = await services.files.open(figure);
      if (kind !== 'file')
        throw new ServiceError(
          'invalid_request',
          `urls[${index}]: ${kind === 'expired' ? 'the address has expired' : 'there is no such upload'}; upload the drawing again.`,
          { field: `urls[${index}]` },
        );
    }
    return figures;
  },
  patch(body, data, figures): { edits: DraftEdits } {
    const { title, category, classification, technical_problem, technical_methods, benefit } = body;
    return {
      edits: {
        title,
        category,
        figures,
        ...(classification && { classification }),
        ...(technical_problem !== undefined && { technical_problem }),
        ...(technical_methods !== undefined && { technical_methods }),
        ...(benefit !== undefined && { benefit }),
        ...(body.terms && {
          terms: body.terms.map(({ annotated, number, ...term }) => ({
            ...term,
            ...(number !== undefined && { number }),
            annotated: annotated ?? number !== undefined,
          })),
        }),
        ...(body.feature_tree && {
          feature_tree: body.feature_tree.map((claim, index) => ({
            num: claim.num ?? String(data.claims![index]?.number ?? index + 1),
            parent: claim.parent ?? '',
            simple_claim: claim.simple_claim ?? '',
            claim_features: (claim.claim_features ?? []).map((one) => ({
              feature: one.feature ?? '',
              concepts: one.concepts ?? [],
              feature_deleted: one.feature_deleted ?? 0,
            })),
          })),
        }),
        ...(body.embodiments && {
          embodiments: body.embodiments.map(({ text = '', claim_numbers = [] }) => ({ text, claim_numbers })),
        }),
      },
    };
  },
  answer: () => ({ status: RUNNING as typeof RUNNING }),
});
