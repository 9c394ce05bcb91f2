import type { Patent } from '#collections/patents/patent.ts';
import { patentId } from '#collections/patents/patent-id.ts';
import { patents } from '#collections/patents/patents.ts';
import type { OperationInput } from '#contract/types.ts';
import { firstNamed } from '#cut.ts';
import { ServiceError } from '#errors.ts';
import { patentIds, publicationNumbers } from '#operations/shared/number-list.ts';
import type { Services } from '#services.ts';

/** Names shown in a note. */
const MOST_NAMED = 10;

/** A patent that a body names, with what the caller says of it. */
export interface Named {
  readonly patent: Patent;
  /** As the caller wrote it, and in percent. */
  readonly relevancy: string | undefined;
  readonly percent: number | undefined;
}

/** What every row about a named patent begins with. */
export const headOf = ({ patent }: Named) => ({
  patent_id: patentId(patent.publication_number),
  pn: patent.publication_number,
});

/** Patents of the demo corpus, as callers name them. */
export const EXAMPLE = [
  { patent_id: '320afb26-edfc-58de-818d-930a0d1f0a93', pn: 'US19095411B2', relevancy: '99%' },
  { patent_id: '5b70e084-eabd-54ec-bdf7-3521154c99bb', pn: 'EP9017646A1', relevancy: '90%' },
  { patent_id: '9dfc9b52-63f4-5251-8620-cf9f3225330a', pn: 'EP9085673B1', relevancy: '97%' },
];

/** "99%" -> 99. @throws ServiceError `invalid_request` for what is no percentage. */
function percentOf(text: string | undefined, at: string): number | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  const read = /^(\d{1,3}(?:\.\d{1,6})?)$/.exec(
    text
      .trim()
      .replace(/[%％]$/, '')
      .trimEnd(),
  );
  if (read && Number(read[1]) <= 100) return Number(read[1]);
  throw new ServiceError('invalid_request', `${at}: "${text.slice(0, 40)}" is no percentage, such as "99%".`, {
    field: at,
  });
}

/**
 * The stored patents of a list, in its order, each once: by id where there is one, else by number. A note names those
 * that are not stored.
 */
export async function namedList(
  list: OperationInput<'P050'>['body']['patent_info'],
  { corpus }: Pick<Services, 'corpus'>,
  note: (sentence: string) => void,
): Promise<Named[]> {
  const asked = list.map(({ patent_id, pn, relevancy }, i) => {
    const at = `patent_info[${i}]`;
    const [id] = patentIds(`${at}.patent_id`, patent_id);
    const [number] = id === undefined ? publicationNumbers(`${at}.pn`, pn) : [];
    if (id === undefined && number === undefined)
      throw new ServiceError('invalid_request', `${at}: give patent_id or pn.`, { field: at });
    return { id, number, relevancy, percent: percentOf(relevancy, `${at}.relevancy`) };
  });
  const [byId, byNumber] = await Promise.all([
    corpus.identify(
      patents,
      'patent_id',
      asked.flatMap(({ id }) => id ?? []),
    ),
    corpus.identify(
      patents,
      'number',
      asked.flatMap(({ number }) => number ?? []),
    ),
  ]);
  const found = asked.map((each) => ({
    ...each,
    stored: (each.id !== undefined ? byId.get(each.id) : byNumber.get(each.number!))?.[0],
  }));
  const missing = found.filter(({ stored }) => stored === undefined).map(({ id, number }) => id ?? number!);
  if (missing.length > 0) note(`Not in the corpus: ${firstNamed(missing, MOST_NAMED)}.`);
  const records = await corpus.get(patents, [...new Set(found.flatMap(({ stored }) => stored ?? []))]);
  const said = new Map(found.map((each) => [each.stored, each]));
  return records.map((patent) => {
    const { relevancy, percent } = said.get(patent.publication_number)!;
    return { patent, relevancy, percent };
  });
}

/** 1 for true, 0 for false, as the interface writes it; undefined stays. */
export const oneOrNone = (value: boolean | undefined): 0 | 1 | undefined =>
  value === undefined ? undefined : value ? 1 : 0;
