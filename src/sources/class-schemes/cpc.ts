import { type ClassSymbol, classSymbols } from '#collections/class-symbols.ts';
import { normaliseClass } from '#patents/classes.ts';
import { defineSource, type Parsed } from '../source.ts';
import { tidy, type XmlElement, xmlDocuments } from '../xml.ts';

/** The CPC in the XML of its publishers: one `class-scheme` per file, items nested by their dots. */
export default defineSource<ClassSymbol>({
  name: 'cpc-scheme',
  title: 'Cooperative Patent Classification, scheme XML (class-scheme)',
  homepage: 'https://www.cooperativepatentclassification.org/',
  licence: 'EPO and USPTO: free',
  collection: classSymbols,
  files: ['.xml'],
  expect: { titles: 0.99 },
  recognises: (_base, head) => /<class-scheme[\s>]/.test(head) && /scheme-type="cpc"/.test(head),
  async *read(file): AsyncIterable<Parsed<ClassSymbol>> {
    for await (const document of xmlDocuments(file.stream(), ['class-scheme'], {}, file.name)) {
      if (document.ok) yield* places(document.root, undefined);
      else
        yield { ok: false, id: `document ${document.index}`, reason: `${document.reason} (at byte ${document.byte})` };
    }
  },
});

/**
 * A main group comes twice: as a heading without title (level 6) and, below it, as the group itself (level 7); ranges
 * of groups (`A01L1/00-A01L5/00`) are headings too. Headings are passed through, not kept.
 */
function* places(element: XmlElement, parent: string | undefined): Iterable<Parsed<ClassSymbol>> {
  for (const item of element.all('classification-item')) {
    const written = item.text('classification-symbol') ?? '';
    const text = titleOf(item);
    const symbol = written.includes('-') ? undefined : normaliseClass(written);
    const heading = !text && item.all('classification-item').length > 0;
    if (!symbol || heading) {
      yield symbol || written.includes('-')
        ? { ok: 'skipped', kind: 'headings' }
        : { ok: false, id: written, reason: `"${written}" is no class symbol` };
      yield* places(item, parent);
      continue;
    }
    const above = parent ?? aboveSubclass(symbol);
    yield {
      ok: true,
      record: { scheme: 'cpc', symbol, ...(above && { parent: above }), titles: text ? [{ lang: 'en', text }] : [] },
    };
    yield* places(item, symbol);
  }
}

/** A file begins at its subclass: `A01L` -> `A01` -> `A`. */
const aboveSubclass = (symbol: string) =>
  symbol.length === 4 ? symbol.slice(0, 3) : symbol.length === 3 ? symbol.slice(0, 1) : undefined;

/** The parts of a title joined by "; ", text of the IPC and of the CPC alike, without references. */
function titleOf(item: XmlElement): string | undefined {
  const parts = item.every('class-title/title-part').map((part) => {
    const own = part.every('text').map((text) => text.raw());
    const added = part.every('CPC-specific-text/text').map((text) => text.raw());
    return tidy([...own, ...added].join(' '));
  });
  return tidy(parts.filter((part) => part !== undefined).join('; '));
}
