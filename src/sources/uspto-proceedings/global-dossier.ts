import { type PatentFact, patentFacts } from '#collections/patent-facts/patent-facts.ts';
import { applicationNumber, isOffice } from '#patents/numbers.ts';
import { defineSource, type Parsed } from '../source.ts';
import { dayOf } from '../uspto-file-wrapper/file.ts';
import { count, isPlain, type Plain, plains, said, wholeJson } from '../whole-json.ts';
import { about, factOf } from './about.ts';

const NAME = 'uspto-global-dossier';

/** `2017187096` of Japan is 2017-187096; an international application is listed under the office that received it. */
function applicationOf(country: string | undefined, number: string | undefined, filed?: number): string | undefined {
  if (country === undefined || number === undefined || !isOffice(country)) return undefined;
  if (/^PCT/i.test(number)) return applicationNumber('WO', number, filed);
  const japanese = country === 'JP' && /^(\d{4})(\d{6})$/.exec(number);
  return applicationNumber(country, japanese ? `${japanese[1]}-${japanese[2]}` : number, filed);
}

const dayAt = (value: unknown, milliseconds: unknown): number | undefined => {
  const stated = dayOf(value);
  if (stated !== undefined) return stated;
  const at = typeof milliseconds === 'number' && Number.isFinite(milliseconds) ? new Date(milliseconds) : undefined;
  return at && Math.abs(at.getTime()) < 8e15 ? dayOf(at.toISOString().slice(0, 10)) : undefined;
};

function documentOf(row: Plain, application: string): PatentFact | undefined {
  const id = said(row.docId);
  if (id === undefined) return undefined;
  const pages = count(row.numberOfPages);
  return factOf({
    id: `uspto-document ${application} ${id}`,
    kind: 'document',
    publications: [],
    applications: [application],
    source: NAME,
    code: said(row.docCode),
    date: dayAt(row.legalDateStr, row.legalDate),
    description: said(row.docDesc),
    pages: pages !== undefined && pages > 0 ? pages : undefined,
  });
}

/** Lists of documents of the five offices' files, and of families with them. */
export default defineSource({
  name: NAME,
  title: 'USPTO Global Dossier: document lists and families of the five offices (JSON)',
  homepage: 'https://globaldossier.uspto.gov/',
  licence: 'Public domain (works of the United States government)',
  collection: patentFacts,
  files: ['.json'],
  expect: {},
  recognises: (_base, head) =>
    (/"docs"\s*:\s*\[/.test(head) && /"docCode"\s*:/.test(head)) ||
    (/"corrAppNum"\s*:/.test(head) && /"pubList"\s*:/.test(head)),
  async *read(file): AsyncGenerator<Parsed<any>> {
    const answer = await wholeJson(file);
    if (!isPlain(answer)) {
      yield { ok: 'skipped', kind: 'answer without documents' };
      return;
    }
    // a list by itself names its application only in the name of its file: doclist-US-16123456-A
    const named = /doclist-([A-Z]{2})-([\w]+?)-[A-Z]\b/.exec(file.base);
    const lists: (readonly [string | undefined, readonly Plain[]])[] = [
      [applicationOf(said(answer.country) ?? named?.[1], said(answer.appNum) ?? named?.[2]), plains(answer.docs)],
      ...plains(answer.list).map((one) => {
        const filed = dayAt(one.appDateStr, one.appDate);
        const docs = isPlain(one.docList) ? plains(one.docList.docs) : [];
        return [applicationOf(said(one.countryCode), said(one.appNum), filed), docs] as const;
      }),
    ];
    let any = false;
    for (const [application, docs] of lists)
      for (const [index, row] of docs.entries()) {
        any = true;
        const fact = application === undefined ? undefined : documentOf(row, application);
        yield about(fact, said(row.docId) ?? `document ${index + 1}`, row);
      }
    if (!any) yield { ok: 'skipped', kind: 'family without lists of documents' };
  },
});
