import type { Work } from '#collections/works/work.ts';
import { works } from '#collections/works/works.ts';
import type { Query } from '#corpus/query/tree.ts';
import type { StepContext } from '#flows/flow.ts';
import { supportReader } from '#language/support.ts';
import { isoDay, type SolutionReference } from './solution-reference.ts';

const MOST_PAPERS = 3;
/** Of a text's words, the share that a paper's sentence must have. */
const LEAST_SHARE = 0.4;

/**
 * Papers whose title or abstract has the things that a text names, each with the sentence that has most of its
 * words.
 */
export async function papersOn(
  text: string,
  concepts: readonly string[],
  { services: { corpus }, signal }: Pick<StepContext, 'services' | 'signal'>,
  most = MOST_PAPERS,
) {
  if (concepts.length === 0) return { total: 0, quoted: [] };
  const of = concepts.map((text): Query => ({ kind: 'term', field: works.defaultField, text }));
  const { hits, total } = await corpus.search(works, { query: { kind: 'or', of }, offset: 0, limit: 20, signal });
  const records = await corpus.get(
    works,
    hits.map(({ id }) => id),
  );
  const quoted = records.flatMap((work): { work: Work; sentence: string }[] => {
    const abstract = work.abstracts[0]?.text ?? '';
    const place = supportReader(abstract).feature(text);
    return place && place.share >= LEAST_SHARE
      ? [{ work, sentence: abstract.slice(place.start, place.end).trim() }]
      : [];
  });
  return { total, quoted: quoted.slice(0, most) };
}

/** A paper as a reference. */
export function paperReference(work: Work, content: string): SolutionReference {
  const pbd = isoDay(work.published);
  return {
    ...{ solution_id: work.id, solution_type: 'PAPER', title: work.titles[0]?.text ?? work.id, content },
    ...(pbd && { pbd }),
    org_info: [],
  };
}
