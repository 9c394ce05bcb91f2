import { Type } from 'typebox';
import { patentId } from '#corpus/collections/patent-id.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { flowEvent } from '#operations/shared/flow-operations.ts';
import { parsePublicationNumber } from '#patents/numbers.ts';
import { noveltySearch } from './flow.ts';
import { nameOf, toJudgements, WireComparison } from './wire-results.ts';

/** Documents that a report can hold. */
const MOST_DOCUMENTS = 40;

export default flowEvent({
  id: 'ai35-9ComparisonConfirm',
  path: '/ai/novelty-search/feature/comparison/confirm',
  summary: 'Confirm the comparison',
  description:
    "Takes the documents back with the user's view of each cell, selected or not, and with documents that the user has added; the findings stay beside the user's view. May be called again until the report is made.",
  flow: noveltySearch,
  event: 'confirm_results',
  body: {
    final_result: Type.Optional(
      Type.Array(WireComparison, { maxItems: MOST_DOCUMENTS, description: 'Absent: as it was found.' }),
    ),
  },
  prepare: ({ final_result = [] }, _data, { corpus }) => numbersOf(final_result.map(nameOf), corpus),
  patch: ({ final_result }, { confirmed_features = [], documents = [] }, numbers: ReadonlyMap<string, string>) => {
    const selected = confirmed_features.filter((feature) => feature.selected);
    return final_result === undefined ? {} : { judgements: toJudgements(final_result, selected, documents, numbers) };
  },
  example: { final_result: [] },
});

const UUID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/i;

/** Publication number by what a caller calls a document: a patent id or any spelling of a number. Unknown ones are left out. */
async function numbersOf(names: readonly (string | undefined)[], corpus: Corpus): Promise<ReadonlyMap<string, string>> {
  const given = [...new Set(names.filter((name) => name !== undefined))];
  const byId = await corpus.findPatents({
    patent_ids: given.filter((name) => UUID.test(name)).map((id) => id.toLowerCase()),
  });
  const found = new Map(byId.map(({ publication_number }) => [patentId(publication_number), publication_number]));
  const numbers = new Map<string, string>();
  for (const name of given) {
    if (UUID.test(name)) {
      const number = found.get(name.toLowerCase());
      if (number) numbers.set(name, number);
      continue;
    }
    const parsed = parsePublicationNumber(name);
    const [patent] = parsed ? await corpus.findPatents({ numbers: [parsed.normalised] }) : [];
    if (patent) numbers.set(name, patent.publication_number);
  }
  return numbers;
}
