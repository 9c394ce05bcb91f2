import { ai35_9ComparisonConfirm } from '#contract/generated/novelty-search.ts';
import { ServiceError } from '#errors.ts';
import { flowEvent } from '#operations/shared/flow-operations.ts';
import { compareJob } from './compare-job.ts';
import { documentsOf, selectedFeatures } from './compared-document.ts';
import type { ComparedDocument } from './data.ts';
import { noveltySearch } from './flow.ts';
import { documentNamesOf } from './named-documents.ts';
import { choosesPassages, nameOf, toJudgements } from './wire-results.ts';

/** Documents that one call has compared. */
const MOST_ADDED = 10;

export default flowEvent({
  contract: ai35_9ComparisonConfirm,
  path: '/ai/novelty-search/feature/comparison/confirm',
  body_limit_bytes: 8_000_000, // every document with its passages, as they were answered
  summary: 'Confirm the comparison',
  description:
    "Takes the documents back with the user's view of each cell, selected or not, and with documents that the user has added, which are compared at once; the findings stay beside the user's view. May be called again until the report is made.",
  flow: noveltySearch,
  event: 'confirm_results',
  async prepare({ final_result = [] }, data, asking) {
    const { corpus } = asking.services;
    const numbers = await documentNamesOf(final_result.map(nameOf), corpus);
    const known = new Set(data.documents?.map(({ publication_number }) => publication_number));
    const added = [...new Set(numbers.values())].filter((number) => !known.has(number));
    if (added.length > MOST_ADDED)
      throw new ServiceError(
        'invalid_request',
        `final_result: ${added.length} documents are new; at most ${MOST_ADDED} are compared at a time.`,
        { field: 'final_result' },
      );
    const quoted = final_result.filter(choosesPassages).flatMap((item) => numbers.get(nameOf(item) ?? '') ?? []);
    const byNumber = await documentsOf(corpus, [...new Set([...added, ...quoted])]);
    const features = selectedFeatures(data.confirmed_features ?? []);
    const documents: ComparedDocument[] = [];
    const { services, account, signal, log } = asking;
    for (const publication_number of added) {
      const wanted = { publication_number, features, lang: data.lang };
      const { document, entries } = await services.isolation.run(compareJob, wanted, { services, account, signal });
      if (document) documents.push(document);
      for (const { kind, detail } of entries) log(kind, detail);
    }
    return { named: { numbers, records: byNumber }, documents };
  },
  patch(
    { final_result },
    { confirmed_features = [], documents = [], judgements: before },
    { named, documents: added },
  ) {
    if (final_result === undefined) return {};
    const wanted = new Set(named.numbers.values());
    // what somebody has added, and names no longer, goes again
    const kept = documents.filter(
      ({ rank, publication_number }) => rank !== undefined || wanted.has(publication_number),
    );
    const features = selectedFeatures(confirmed_features);
    const judgements = toJudgements(final_result, features, [...kept, ...added], named, before);
    return {
      judgements,
      ...((added.length > 0 || kept.length < documents.length) && { documents: [...kept, ...added] }),
    };
  },
  example: { final_result: [] },
});
