import { patentId } from '#collections/patents/patent-id.ts';
import { patentsById, patentsByNumber } from '#collections/patents/relations.ts';
import { papersNamed } from '#collections/works/paper-document.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { ServiceError } from '#errors.ts';
import { parsePublicationNumber } from '#patents/numbers.ts';
import type { NoveltySearchData } from './data.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/i;
/** Unknown names that an error tells. */
const TOLD = 10;

/**
 * Publication number by what a caller calls a document: a patent id or any spelling of a number. Unknown ones are left
 * out.
 */
export async function numbersOf(
  names: readonly (string | undefined)[],
  corpus: Pick<Corpus, 'lookup'>,
): Promise<ReadonlyMap<string, string>> {
  const given = [...new Set(names.filter((name) => name !== undefined))];
  const byId = await patentsById(
    corpus,
    given.filter((name) => UUID.test(name)),
  );
  const found = new Map(byId.map(({ publication_number }) => [patentId(publication_number), publication_number]));
  const numbers = new Map<string, string>();
  for (const name of given) {
    if (UUID.test(name)) {
      const number = found.get(name.toLowerCase());
      if (number) numbers.set(name, number);
      continue;
    }
    const parsed = parsePublicationNumber(name);
    const [patent] = parsed ? await patentsByNumber(corpus, [parsed.normalised]) : [];
    if (patent) numbers.set(name, patent.publication_number);
  }
  return numbers;
}

/**
 * As `numbersOf`, papers too: by their name, a DOI in any spelling, or their id. A patent and a paper have no name in
 * common.
 */
export async function documentNamesOf(
  names: readonly (string | undefined)[],
  corpus: Pick<Corpus, 'lookup' | 'get' | 'identify'>,
): Promise<ReadonlyMap<string, string>> {
  const given = [...new Set(names.filter((name) => name !== undefined))];
  const asked = (name: string) => (UUID.test(name) ? `paper:${name.toLowerCase()}` : name);
  const papers = await papersNamed(corpus, given.map(asked));
  const found = given.flatMap((name) => {
    const paper = papers.get(asked(name));
    return paper ? [[name, paper.publication_number] as const] : [];
  });
  return new Map([...(await numbersOf(given, corpus)), ...found]);
}

/**
 * The documents that somebody wants compared, as publication numbers in their order, once each.
 * @param own What is searched for, if it is a publication: it is not compared with itself.
 * @throws ServiceError `invalid_request` that names those the corpus does not have, or says that nothing is left that
 * alone is to be compared.
 */
export async function namedDocuments(
  { documents = [], documents_only = false }: { documents?: readonly string[]; documents_only?: boolean },
  corpus: Pick<Corpus, 'lookup'>,
  own?: string,
): Promise<Pick<NoveltySearchData, 'named' | 'named_only'>> {
  const names = documents.map((name) => name.trim());
  const numbers = await numbersOf(names, corpus);
  const unknown = names.filter((name) => !numbers.has(name));
  if (unknown.length > 0)
    throw new ServiceError(
      'invalid_request',
      `documents: ${unknown.length} of ${names.length} are not in the corpus: ${unknown.slice(0, TOLD).join(', ')}${unknown.length > TOLD ? ', …' : ''}. Import them, or leave them out.`,
      { field: 'documents', unknown: unknown.slice(0, TOLD) },
    );
  const named = [...new Set(names.map((name) => numbers.get(name)!))].filter((number) => number !== own);
  if (documents_only && named.length === 0)
    throw new ServiceError(
      'invalid_request',
      names.length === 0
        ? 'documents: documents_only compares nothing else: name at least one document.'
        : `documents: ${own} is what is searched for, and is not compared with itself: name another document.`,
      { field: 'documents' },
    );
  return named.length === 0 ? {} : { named, ...(documents_only && { named_only: true }) };
}
