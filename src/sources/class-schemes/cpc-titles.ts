import { type ClassSymbol, classSymbols } from '#collections/class-symbols.ts';
import { normaliseClass } from '#patents/classes.ts';
import { defineSource, type Parsed } from '../source.ts';
import { isPlain, type Plain, plains, said, wholeJson } from '../whole-json.ts';
import { tidy } from '../xml.ts';

/** The property of a place that holds its symbol, its title; those that hold what stands below it. */
const CODE = /^cpc[A-Z][A-Za-z0-9]*Code$/;
const NAME = /^cpc[A-Z][A-Za-z0-9]*Name$/;

const stated = (place: Plain, property: RegExp): string | undefined => {
  const key = Object.keys(place).find((each) => property.test(each));
  return key === undefined ? undefined : said(place[key]);
};

/** A section of the CPC as nested JSON: `cpcSectionCode`, `cpcClasses`, ..., groups without their subclass (`1/00`). */
export default defineSource<ClassSymbol>({
  name: 'cpc-titles',
  title: 'Cooperative Patent Classification, titles of a section as nested JSON',
  homepage: 'https://www.cooperativepatentclassification.org/',
  licence: 'EPO and USPTO: free',
  collection: classSymbols,
  files: ['.json'],
  expect: { titles: 1 },
  recognises: (_base, head) => /^\ufeff?\s*\{\s*"cpcSectionCode"\s*:/.test(head),
  async *read(file): AsyncIterable<Parsed<ClassSymbol>> {
    const section = await wholeJson(file);
    if (isPlain(section)) yield* places(section, undefined);
  },
});

/** A place and what stands below it; headings between them have no code. */
function* places(place: Plain, parent: string | undefined): Iterable<Parsed<ClassSymbol>> {
  const written = stated(place, CODE);
  const text = tidy(stated(place, NAME) ?? '');
  const subclass = parent?.slice(0, 4);
  const symbol =
    written && normaliseClass(/^\d/.test(written) && subclass?.length === 4 ? subclass + written : written);
  if (written === undefined) yield { ok: 'skipped', kind: 'headings' };
  else if (!symbol || !text)
    yield {
      ok: false,
      id: written.slice(0, 40),
      reason: symbol ? 'no title' : `"${written.slice(0, 40)}" is no class symbol`,
    };
  else yield { ok: true, record: { scheme: 'cpc', symbol, ...(parent && { parent }), titles: [{ lang: 'en', text }] } };
  for (const below of Object.values(place)) for (const each of plains(below)) yield* places(each, symbol ?? parent);
}
