import type { Patent } from '#collections/patents/patent.ts';
import { ipcColumns, locarnoClass, normaliseClass, usClass } from '#patents/classes.ts';
import type { XmlElement } from '../xml.ts';
import { distinct } from './record.ts';

/** A symbol from its parts (`section`, `class`, `subclass`, `main-group`, `subgroup`). */
function symbolOf(element: XmlElement): string | undefined {
  const part = (name: string) => element.child(name)?.text() ?? '';
  const top = part('section') + part('class') + part('subclass');
  const group = part('main-group');
  const subgroup = part('subgroup');
  return normaliseClass(group ? `${top}${group}${subgroup ? `/${subgroup}` : ''}` : top);
}

/** Symbols in the order of the publication, those marked as first before the others. */
function ordered(elements: readonly XmlElement[]): string[] {
  const first = elements.filter((element) => element.text('symbol-position') === 'F');
  const rest = elements.filter((element) => !first.includes(element));
  const symbols = distinct([...first, ...rest].map(symbolOf));
  for (const element of elements) element.ignore();
  return symbols;
}

/** All classes of the bibliographic data; main class first. */
export function readClasses(biblio: XmlElement): Pick<Patent, 'ipc' | 'cpc' | 'locarno' | 'us_classes'> {
  const old = biblio.all('classification-ipc').flatMap((element) => {
    const symbols = element
      .all('main-classification', 'further-classification')
      .map((symbol) => ipcColumns(symbol.raw()));
    element.ignore();
    return symbols;
  });
  const national = biblio.all('classification-national').flatMap((element) => {
    const columns = element.all('main-classification', 'further-classification').map((symbol) => usClass(symbol.raw()));
    element.ignore();
    return columns;
  });
  const locarno = biblio.all('classification-locarno').flatMap((element) => {
    const symbols = element
      .all('main-classification', 'further-classification')
      .map((symbol) => locarnoClass(symbol.text() ?? ''));
    element.ignore();
    return symbols;
  });
  const cpc = biblio.child('classifications-cpc');
  const combined = ordered(cpc?.every('further-cpc/combination-set/combination-rank/classification-cpc') ?? []);
  const main = ordered(cpc?.every('main-cpc/classification-cpc') ?? []);
  const further = ordered(cpc?.every('further-cpc/classification-cpc') ?? []);
  cpc?.ignoreAt('further-cpc/combination-set/group-number', 'further-cpc/combination-set/combination-rank/rank-number');
  return {
    ipc: distinct([...ordered(biblio.every('classifications-ipcr/classification-ipcr')), ...old]),
    cpc: distinct([...main, ...further, ...combined]),
    locarno: distinct(locarno),
    us_classes: distinct(national),
  };
}
