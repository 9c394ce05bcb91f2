import { patentsByNumber } from '#collections/patents/relations.ts';
import { defineJob } from '#isolation/job.ts';
import { readProduct, scopeOf } from '#skills/claim-scope/scope.ts';
import type { ScopeSettings } from '#skills/claim-scope/types.ts';
import type { AnswerLanguage } from '#skills/types.ts';
import type { Right } from './data.ts';
import { familyOf, rightOf } from './rights.ts';

/** Reads the claims of publications that a caller names on a product, for an answer at once. */
export const scopeJob = defineJob({
  name: 'scope',
  lane: 'answer',
  async run(
    asked: {
      readonly product: string;
      readonly publication_numbers: readonly string[];
      readonly lang: AnswerLanguage;
      readonly settings?: ScopeSettings;
    },
    { corpus },
    { signal },
  ): Promise<Right[]> {
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
  },
});
