import { type ClassSymbol, classSymbols } from '#collections/class-symbols.ts';
import { p066HighValueDataPatentClassificationDescription } from '#contract/generated/patent-mining-data.ts';
import { ServiceError } from '#errors.ts';
import { defineOperation } from '#operation.ts';
import { placesAbove, withAncestors } from '#operations/shared/class-tree.ts';
import { wireLanguage } from '#operations/shared/wire-text.ts';
import { normaliseClass } from '#patents/classes.ts';

const MOST_CODES = 10;
/** Schemes of which titles can be imported, each with what imports it. */
const IMPORTED = { ipc: 'ipc-scheme', cpc: 'cpc-scheme', upc: 'uspc-titles' } as const;
const hasImporter = (type: string): type is keyof typeof IMPORTED => Object.hasOwn(IMPORTED, type);

const titles = (place: ClassSymbol) => place.titles.map(({ lang, text }) => ({ lang: wireLanguage(lang), text }));

export default defineOperation({
  contract: p066HighValueDataPatentClassificationDescription,
  path: '/high-value-data/patent-classification-description',
  summary: 'What classes mean, with all that stand above them',
  description:
    'Titles come from the scheme files that were imported (`priora import ipc-scheme`, `cpc-scheme`, `uspc-titles`), else from the demo corpus: the edition that was imported is the only one. Parents come from the uppermost down.',
  example: { body: { code: 'H01M10/613,H01M', type: 'ipc' } },
  async handle({ body: { code, type }, note }, { corpus }) {
    const codes = code
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean);
    if (codes.length === 0 || codes.length > MOST_CODES)
      throw new ServiceError('invalid_request', `code names ${codes.length} classes: give 1 to ${MOST_CODES}.`, {
        field: 'code',
        maximum: MOST_CODES,
      });
    if (!hasImporter(type)) {
      note(`No titles of ${type.toUpperCase()} are stored: no importer reads that scheme yet.`);
      return [];
    }
    const symbols = codes.map((one) => normaliseClass(one) ?? one.toUpperCase().replace(/\s+/g, ''));
    const found = await corpus.get(
      classSymbols,
      symbols.map((symbol) => `${type}:${symbol}`),
    );
    const missing = symbols.filter((symbol) => !found.some((place) => place.symbol === symbol));
    if (missing.length > 0)
      note(
        `No titles are stored of ${type.toUpperCase()} ${missing.join(', ')}; ${IMPORTED[type]} imports the whole scheme.`,
      );
    const places = await withAncestors(corpus, type, found);
    return found.map((place) => ({
      code: place.symbol,
      type,
      desc: titles(place),
      parent: placesAbove(place, places).map((above) => ({ parent_code: above.symbol, desc: titles(above) })),
    }));
  },
});
