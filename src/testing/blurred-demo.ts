import { demoParts } from '#demo/index.ts';
import { groups } from '#operations/index.ts';
import type { TSchema } from '#typebox.mjs';
import { Random } from '../../bench/random.ts';
import { demoOptions, inCommon } from './demo-service.ts';
import { KNOWN_NAMES } from './known-names.ts';
import type { TestService } from './service.ts';

/** Of how many records of a collection one is taken, unless an example names it. */
const ONE_OF: Readonly<Record<string, number>> = { patents: 12, trademarks: 6 };
/** What records are found by, or what other records say of them by reference. */
const AS_IT_IS = new Set(['class_symbols', 'entities', 'compounds', 'sequences', 'standards', 'drug_facts']);
const KEPT =
  /^(?:.*(?:id|ids|keys|number|kind|lang|source|name|names|title|titles)|parts|provenance|demo|authority|kind_code|office|agency|register|type|key|drug|products|listings|origin)$/;
/** How often what may be left out is, a list has nothing or one entry, and a day is the first of its year. */
const BLURRED = { left_out: 0.25, none: 0.15, one: 0.4, year: 0.6 };

interface Field {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Field>>;
  readonly required?: readonly string[];
  readonly items?: Field;
  readonly minItems?: number;
}

function blurred(field: Field, value: unknown, name: string, chance: Random): unknown {
  if (KEPT.test(name)) return value;
  if (field.properties && typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, own]) => {
        const may_go = !field.required?.includes(key) && !KEPT.test(key);
        if (may_go && chance.next() < BLURRED.left_out) return [];
        return [[key, blurred(field.properties![key] ?? {}, own, key, chance)]];
      }),
    );
  if (Array.isArray(value)) {
    const least = field.minItems ?? 0;
    const drawn = chance.next();
    const left = drawn < BLURRED.none ? 0 : drawn < BLURRED.one ? 1 : value.length;
    return value.slice(0, Math.max(least, left)).map((each) => blurred(field.items ?? {}, each, '', chance));
  }
  if (typeof value === 'number' && value > 18_000_101 && value < 29_991_231)
    return chance.next() < BLURRED.year ? Math.trunc(value / 10_000) * 10_000 + 101 : value;
  return value;
}

/** A service on the demo corpus as a poor source would have it, that the tests of a process have in common. */
export const blurredService = (): Promise<TestService> =>
  inCommon(
    'blurred',
    () => ({ ...demoOptions(), corpus: [] }),
    async (service) => {
      const named = JSON.stringify([
        KNOWN_NAMES,
        groups.flatMap(({ operations }) => operations.map((one) => one.example)),
      ]);
      for (const [collection, records] of demoParts()) {
        const { name, record, id } = collection;
        const some = records.filter((one, at) => at % (ONE_OF[name] ?? 1) === 0 || named.includes(id(one)));
        const chance = new Random(some.length);
        const put = AS_IT_IS.has(name) ? some : some.map((one) => blurred(record as TSchema & Field, one, '', chance));
        await service.corpus.put(collection, put);
      }
      return service;
    },
  );
