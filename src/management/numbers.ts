import { patents } from '#collections/patents/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { normaliseNumber, parsePublicationNumber, statedApplication } from '#patents/numbers.ts';

/** What numbers of a list name. */
export interface ReadNumbers {
  /** One publication each. */
  readonly found: readonly { readonly given: string; readonly number: string }[];
  /** Several publications: of a number without kind code, or of an application. */
  readonly ambiguous: readonly { readonly given: string; readonly numbers: readonly string[] }[];
  /** None that is stored; `near`: other publications of the same number. */
  readonly missing: readonly { readonly given: string; readonly near?: readonly string[] }[];
}

/**
 * Finds the publications that a list of numbers names, in any spelling: publication numbers with and without kind code,
 * application numbers. In the order given.
 */
export async function readNumbers(corpus: Pick<Corpus, 'identify'>, given: readonly string[]): Promise<ReadNumbers> {
  const read = given.map((text) => {
    const parsed = parsePublicationNumber(text);
    const number = parsed?.normalised ?? text.trim();
    const bare = parsed?.kind_code ? number.slice(0, -parsed.kind_code.length) : number;
    // a number with a kind code is a publication's, save where only an application is written so: `US14/706838 A`
    const isPublication = parsed?.kind_code !== undefined && normaliseNumber(text) === number;
    const application = (isPublication ? undefined : statedApplication(text)) ?? text.trim();
    return { given: text, number, bare, whole: bare !== number, application };
  });
  const [publications, applications] = await Promise.all([
    corpus.identify(patents, 'number', [...new Set(read.flatMap(({ number, bare }) => [number, bare]))]),
    corpus.identify(patents, 'application', [...new Set(read.flatMap((each) => [each.number, each.application]))]),
  ]);
  const found: ReadNumbers['found'][number][] = [];
  const ambiguous: ReadNumbers['ambiguous'][number][] = [];
  const missing: ReadNumbers['missing'][number][] = [];
  for (const { given: text, number, bare, whole, application } of read) {
    const named = publications.get(number) ?? [];
    const ids = whole ? named.filter((id) => id === number || id === bare) : named;
    const applied = applications.get(number) ?? applications.get(application) ?? [];
    const all = ids.length > 0 ? ids : applied;
    if (all.length === 1) found.push({ given: text, number: all[0]! });
    else if (all.length > 1) ambiguous.push({ given: text, numbers: all });
    else {
      const near = publications.get(bare) ?? [];
      missing.push({ given: text, ...(near.length > 0 && { near }) });
    }
  }
  return { found, ambiguous, missing };
}
