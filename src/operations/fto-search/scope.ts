import { patentsByNumber } from '#collections/patents/relations.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { readProduct, scopeOf } from '#skills/claim-scope/scope.ts';
import type { Right } from './data.ts';
import { familyOf, rightOf } from './rights.ts';
import type { ScopeAsked } from './scope-job.ts';

/** The rights of the publications that are named; those that are not stored, or have no claims, are left out. */
export async function rightsAsked(asked: ScopeAsked, corpus: Corpus, signal: AbortSignal): Promise<Right[]> {
  const product = readProduct(asked.product);
  const rights: Right[] = [];
  for (const number of asked.publication_numbers) {
    signal.throwIfAborted();
    const [record] = await patentsByNumber(corpus, [number]);
    if (!record) continue;
    const family = await familyOf(corpus, record, product.language, [record.authority]);
    const scope = scopeOf(family.record, product, asked.lang, asked.settings);
    // the publication that was named stands for itself
    if (scope) rights.push(rightOf(family, scope, [], true));
  }
  return rights;
}
