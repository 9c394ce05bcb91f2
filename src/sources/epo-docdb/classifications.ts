import type { Patent } from '#collections/patents/patent.ts';
import { locarnoClass, normaliseClass } from '#patents/classes.ts';
import type { XmlElement } from '../xml.ts';

type Classes = Pick<Patent, 'ipc' | 'cpc' | 'locarno' | 'us_classes' | 'fi' | 'f_terms'>;

/**
 * The symbol at the start of a DOCDB classification text: `A61K 9/16 20060101A I20051008RMEP`, `E21B 47/ 022 A I`.
 */
const SYMBOL = /^\s*([A-HY]\d\d[A-Z])\s*(\d{1,4})\s*\/\s*(\d{2,6})/;
/** Position after the symbol and the eight digits of the version: level, then F for the first class. */
const FIRST = /^.{0,40}?\d{8}[ACS ]F/;
/** IPC of editions 1 to 7: `7A 61K   9/16   A`, `2C 07D 307/12 A`. */
const OLD_IPC = /^\s*(?:\d\s*)?([A-H])\s*(\d\d)\s*([A-Z])\s*(\d{1,4})\s*[/:]\s*(\d{2,6})/;

/** The symbol of an IPC or CPC text of DOCDB, OPS, the register or an EP document, as we store it. */
export function symbolOf(text: string): string | undefined {
  const m = SYMBOL.exec(text.toUpperCase());
  if (m) return normaliseClass(`${m[1]}${m[2]}/${m[3]}`);
  const old = OLD_IPC.exec(text.toUpperCase());
  if (old) return normaliseClass(`${old[1]}${old[2]}${old[3]}${old[4]}/${old[5]}`);
  return normaliseClass(text);
}

/** Symbols in order, each once; those marked as first go to the front. */
export function ordered(symbols: readonly { symbol: string | undefined; first: boolean }[]): string[] {
  const found = symbols.filter((s): s is { symbol: string; first: boolean } => s.symbol !== undefined);
  return [...new Set([...found.filter((s) => s.first), ...found.filter((s) => !s.first)].map((s) => s.symbol))];
}

/** IPC of `classification-ipcr/text` elements, the first class in front. */
export const ipcrOf = (texts: readonly XmlElement[]): string[] =>
  ordered(
    texts.map((element) => {
      const raw = element.raw();
      return { symbol: symbolOf(raw), first: FIRST.test(raw) };
    }),
  );

function patentClassification(element: XmlElement): { scheme: string; symbol: string | undefined; first: boolean } {
  const scheme = element.child('classification-scheme')?.attribute('scheme')?.toUpperCase() ?? '';
  const whole = element.text('classification-symbol');
  const parts = ['section', 'class', 'subclass', 'main-group', 'subgroup'].map((name) => element.text(name));
  const [section, cls, subclass, group, subgroup] = parts;
  const symbol = whole ?? (group === undefined ? undefined : `${section}${cls}${subclass}${group}/${subgroup ?? '00'}`);
  const first = element.text('symbol-position') === 'F';
  element.ignore();
  return { scheme, symbol, first };
}

/**
 * Classes of a bibliographic-data element: IPC (8th edition, else the old one), and `patent-classifications` by scheme:
 * CPC of any office with the symbols of combination sets last, FI, F-terms, US and Locarno. Schemes that records have
 * no place for (ECLA, ICO, DEKLA ...) are left out.
 */
export function classesOf(biblio: XmlElement): Classes {
  const old = [
    ...biblio.every('classification-ipc/main-classification'),
    ...biblio.every('classification-ipc/further-classification'),
    ...biblio.every('classification-ipc/text'),
  ];
  const oldSymbols = old.map((element) => ({ symbol: symbolOf(element.raw()), first: false }));
  biblio.ignoreAt(
    'classification-ipc/edition',
    'classification-ipc/additional-info',
    'classification-ipc/linked-indexing-code-group',
    'classification-ipc/unlinked-indexing-code',
  );
  const ipcr = ipcrOf(biblio.every('classifications-ipcr/classification-ipcr/text'));
  const listed = biblio.every('patent-classifications/patent-classification').map(patentClassification);
  const combined = biblio
    .every('patent-classifications/combination-set/combination-rank/patent-classification')
    .map(patentClassification);
  biblio.ignoreAt('patent-classifications/combination-set');
  const ofScheme = (pattern: RegExp, read: (symbol: string) => string | undefined) =>
    ordered(
      [...listed, ...combined.map((c) => ({ ...c, first: false }))]
        .filter((c) => pattern.test(c.scheme))
        .map((c) => ({ symbol: c.symbol === undefined ? undefined : read(c.symbol), first: c.first })),
    );
  return {
    ipc: ipcr.length > 0 ? ipcr : ordered(oldSymbols),
    cpc: ofScheme(/^CPC/, symbolOf),
    locarno: [
      ...new Set([
        ...ofScheme(/^LOC/, (s) => locarnoClass(s) ?? normaliseClass(s)),
        ...biblio
          .every('classification-locarno/main-classification')
          .flatMap((e) => locarnoClass(e.text() ?? '') ?? []),
      ]),
    ],
    us_classes: ofScheme(/^(?:UC|US|USPC)$/, normaliseClass),
    fi: ofScheme(/^FI$/, normaliseClass),
    f_terms: ofScheme(/^F-?TERM$/, normaliseClass),
  };
}
