import type { Patent } from '#collections/patents/patent.ts';
import type { AnswerOf, Loose, Shape } from '#contract/shape.ts';
import type { ContractOperation } from '#operation.ts';
import type { Services } from '#services.ts';
import { noteMissing } from './missing.ts';
import { patentLookup } from './patent-lookup.ts';
import type { LookupCall, LookupSpec } from './record-lookup.ts';

type Listed<S extends Shape, P extends string> =
  AnswerOf<S> extends readonly (infer E)[]
    ? Required<E> extends { [K in P]: readonly (infer I)[] }
      ? Loose<I>
      : never
    : never;

/**
 * A look-up of patents whose rows hold one list of facts, such as licences. Where a list is empty, a note says what
 * would fill it.
 */
export function patentListLookup<const S extends Shape, const P extends string>(
  spec: LookupSpec<Patent, S> & {
    /** The property that holds the list. */
    readonly list: P;
    /** What is listed, in the singular, and what states it: see `noteMissing`. */
    readonly what: string;
    readonly source: string;
    /** The facts of each patent, in the order of the patents. */
    of(
      patents: readonly Patent[],
      call: LookupCall<S>,
      services: Services,
    ): Promise<readonly (readonly Listed<S, P>[])[]> | readonly (readonly Listed<S, P>[])[];
  },
): ContractOperation<S> {
  const { list, what, source, of, ...head } = spec;
  return patentLookup({
    ...head,
    async rows(patents: readonly Patent[], call: LookupCall<S>, services: Services) {
      const lists = await of(patents, call, services);
      noteMissing(
        call.note,
        what,
        source,
        patents.filter((_, index) => lists[index]!.length === 0),
      );
      return lists.map((facts) => ({ [list]: facts }));
    },
  } as unknown as Parameters<typeof patentLookup<S>>[0]);
}
