import { type ClassSymbol, classSymbols } from '#collections/class-symbols.ts';
import { normaliseClass } from '#patents/classes.ts';
import { defineSource, type Parsed } from '../source.ts';
import { tidy, type XmlElement, xmlDocuments } from '../xml.ts';

/**
 * Kinds of entry that are places of the scheme: section, class, subclass, main group, subgroups by dots. The others are
 * headings, notes and indexes.
 */
const PLACES = /^(s|c|u|m|[1-9A-B])$/;

/**
 * The IPC in the XML of its publishers: `ipcEntries`, whole or split by subclass (each file then repeats its section
 * and class).
 */
export default defineSource<ClassSymbol>({
  name: 'ipc-scheme',
  title: 'International Patent Classification, scheme XML (ipcEntry)',
  homepage: 'https://www.wipo.int/classifications/ipc/',
  licence: 'WIPO: free of charge with attribution',
  collection: classSymbols,
  files: ['.xml'],
  expect: { titles: 0.99 },
  recognises: (_base, head) => /<(ipcEntries|IPCScheme)[\s>]/.test(head),
  async *read(file): AsyncIterable<Parsed<ClassSymbol>> {
    for await (const document of xmlDocuments(file.stream(), ['ipcEntries', 'IPCScheme'], {}, file.name)) {
      if (document.ok) yield* places(document.root, undefined);
      else
        yield { ok: false, id: `document ${document.index}`, reason: `${document.reason} (at byte ${document.byte})` };
    }
  },
});

function* places(element: XmlElement, parent: string | undefined): Iterable<Parsed<ClassSymbol>> {
  for (const entry of element.all('ipcEntry')) {
    const { kind = '', symbol: written = '' } = entry.attributes;
    if (!PLACES.test(kind)) {
      yield { ok: 'skipped', kind: 'headings, notes and indexes' };
      continue;
    }
    const symbol = normaliseClass(written);
    if (!symbol) {
      yield { ok: false, id: written, reason: `"${written}" is no class symbol` };
      continue;
    }
    const text = titleOf(entry, kind);
    yield {
      ok: true,
      record: {
        scheme: 'ipc',
        symbol,
        ...(parent && { parent }),
        titles: text ? [{ lang: (entry.attributes.lang ?? 'EN').toLowerCase(), text }] : [],
      },
    };
    yield* places(entry, symbol);
  }
}

/** The parts of a title joined by "; ", without references to other places; sections without their letter. */
function titleOf(entry: XmlElement, kind: string): string | undefined {
  const parts = entry.every('textBody/title/titlePart/text').map((part) => tidy(part.raw()));
  const text = parts.filter((part) => part !== undefined).join('; ');
  return tidy(kind === 's' ? text.replace(/^SECTION [A-H]\b[\s\u2013\u2014-]*/, '') : text);
}
