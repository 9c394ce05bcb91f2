import { b062ExtractSingle } from '#contract/generated/chemical-and-bio-data.ts';
import { ServiceError } from '#errors.ts';
import { defineOperation } from '#operation.ts';
import { listedRow, listedSequences, NO_LISTING, namedPublications } from './patent-sequences.ts';

const MOST_RANGES = 1_000;

/** Ranges of numbers, as `1-10,23,24`. @throws ServiceError with the part that is none. */
function rangesOf(text: string): (number: number) => boolean {
  const parts = text
    .split(/[,;，；\s]+/)
    .filter(Boolean)
    .slice(0, MOST_RANGES);
  const ranges = parts.map((part) => {
    const found = /^(\d{1,7})(?:[-–~](\d{1,7}))?$/.exec(part);
    const [low, high] = [Number(found?.[1]), Number(found?.[2] ?? found?.[1])];
    if (found && low >= 1 && high >= low) return [low, high] as const;
    throw new ServiceError(
      'invalid_request',
      `sequence_no_range: "${part.slice(0, 30)}" is neither a number nor a range; write 1-10,23,24.`,
      { field: 'sequence_no_range' },
    );
  });
  return (number) => ranges.some(([low, high]) => number >= low && number <= high);
}

export default defineOperation({
  contract: b062ExtractSingle,
  path: '/bio-openapi/patent/extract/single',
  summary: 'Sequences of one patent',
  description:
    'In the order of the listing. `EXTRACT_ALL` reads no range, the other types those of `sequence_no_range`. `location` has the number in the listing, and the claims that name it.',
  example: {
    body: { extract_type: 'EXTRACT_ALL', patent_number: 'WO2017904405A1', sequence_no_range: '', page: 1, size: 10 },
  },
  async handle({ body, note }, { corpus }) {
    const named = await namedPublications(
      corpus,
      { field: 'patent_id', given: body.patent_id },
      { field: 'patent_number', given: body.patent_number },
    );
    const [patent] = named;
    if (!patent)
      throw new ServiceError('invalid_request', `patent_id: ${body.patent_id} is not in the corpus.`, {
        field: 'patent_id',
      });
    const all = body.extract_type === 'EXTRACT_ALL';
    if (!all && body.sequence_no_range.trim() === '')
      throw new ServiceError('invalid_request', 'sequence_no_range: name the numbers, as 1-10,23,24.', {
        field: 'sequence_no_range',
      });
    const wanted = all ? () => true : rangesOf(body.sequence_no_range);
    const listed = await listedSequences(corpus, patent.number, body);
    if (listed.length === 0) note(`No sequences of ${patent.pn} are stored that fit: if it has some, ${NO_LISTING}`);
    const rows = listed.filter(({ number }) => wanted(number)).map(listedRow);
    return { total: rows.length, results: rows.slice((body.page - 1) * body.size, body.page * body.size) };
  },
});
