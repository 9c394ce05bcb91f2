import { type OfficeCode, officeCodeId, officeCodes } from '#collections/office-codes.ts';
import type { Corpus } from '#corpus/corpus.ts';

/** What a code of an office means by its imported list; undefined where none is stored. */
export type CodeWords = (office: string, code: string) => string | undefined;

/** Reads the words of codes, each code once. */
export async function wordsOfCodes(
  corpus: Pick<Corpus, 'get'>,
  kind: OfficeCode['kind'],
  codes: readonly Pick<OfficeCode, 'office' | 'code'>[],
): Promise<CodeWords> {
  const ids = [...new Set(codes.map(({ office, code }) => officeCodeId({ kind, office, code: code.trim() })))];
  const found = ids.length === 0 ? [] : await corpus.get(officeCodes, ids);
  const words = new Map(found.map((one) => [officeCodeId(one), one.text]));
  return (office, code) => words.get(officeCodeId({ kind, office, code: code.trim() }));
}
