import type { Trademark } from '#collections/trademarks/trademark.ts';
import { trademarks } from '#collections/trademarks/trademarks.ts';
import { type JsonItem, jsonItems } from '../json-items.ts';
import { defineSource, type Parsed, type SourceFile } from '../source.ts';
import { isPlain, type Plain, plains, said, wholeJson } from '../whole-json.ts';
import {
  classOf,
  clean,
  day,
  joined,
  kindOf,
  kindOfParts,
  known,
  markDraft,
  party,
  registration,
  statusOf,
  viennaCodes,
} from './draft.ts';

/** Records of items, and a reject for each that is none. */
async function* recordsOf(
  items: AsyncIterable<JsonItem> | Iterable<JsonItem>,
  file: string,
  of: (item: Plain, file: string) => Trademark,
): AsyncGenerator<Parsed<Trademark>> {
  for await (const item of items) {
    if (!item.ok) {
      yield { ok: false, id: `item ${item.index}`, reason: item.reason, raw: item.raw };
      continue;
    }
    try {
      yield { ok: true, record: of(item.value, file), raw: item.raw };
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      yield { ok: false, id: `item ${item.index}`, reason: error.message, raw: item.raw };
    }
  }
}

const strings = (values: readonly unknown[]): string[] => values.flatMap((value) => clean(said(value)) ?? []);

/** A mark of the Taiwanese office; names in Chinese, English and Japanese are of one applicant. */
function tipoMark(item: Plain, file: string): Trademark {
  const draft = markDraft('TW', said(item['appl-no']), 'tipo-trademarks', file);
  const parties = isPlain(item.parties) ? item.parties : {};
  const images = plains(item['tmark-image-url']).flatMap((one) =>
    strings(
      Object.entries(one)
        .filter(([name]) => name.startsWith('image-data'))
        .map(([, value]) => value),
    ),
  );
  const mark = clean(said(item['tmark-name']));
  const disclaimed = strings([item['out-off-draft']]);
  return {
    ...draft,
    ...known({
      mark,
      // 墨色 is black: a mark of words alone comes with a picture too
      feature: clean(said(item['tmark-type-desc'])),
      kind: kindOfParts(mark, said(item['tmark-sign']) !== undefined),
      description: clean(said(item['tmark-desc'])),
      filing_date: day(said(item['appl-date'])),
    }),
    transliterations: strings([item['tmark-draft-e'], item['tmark-draft-j']]),
    colours: strings([item['tmark-color-desc']]),
    disclaimers: disclaimed,
    // before Nice the office had classes of its own under the same numbers: goods tell, so none is called a Nice class
    // before 1994-07
    classes: joined(
      plains(item.goodsclasses).map((one) => {
        const code = said(one['goodsclass-code']) ?? '';
        const old = (day(said(item['appl-date'])) ?? 99999999) < 19940715;
        return classOf(old ? undefined : code, {
          national: old && /^[A-Z0-9]{1,4}$/.test(code) ? [code] : [],
          goods: strings([one['goods-name']]).map((text) => ({ lang: 'zh', text })),
          similar_groups: strings([one['goods-group']])
            .flatMap((group) => group.split(/[;；,]/))
            .filter(Boolean),
        });
      }),
    ),
    applicants: plains(parties.applicants).flatMap((one) =>
      party({
        name: said(one['chinese-name']) ?? said(one['english-name']),
        other_name: said(one['chinese-name']) ? clean(said(one['english-name'])) : undefined,
        country: said(one['country-code']),
        address: strings([one.address]),
      }),
    ),
    agents: plains(parties.agents).flatMap((one) =>
      party({ name: said(one['chinese-name']), address: strings([one.address]) }),
    ),
    pictures: images.map((uri) => ({ uri })),
  };
}

export const tipoTrademarks = defineSource<Trademark>({
  name: 'tipo-trademarks',
  title: 'TIPO trade mark applications, JSON (traditional Chinese)',
  homepage: 'https://cloud.tipo.gov.tw/S220/opdata/',
  licence: 'Open Government Data License, Taiwan (compatible with CC BY 4.0)',
  collection: trademarks,
  files: ['.json'],
  expect: { mark: 0.9, classes: 0.9 },
  recognises: (_base, head) => /"tmarkappl"\s*:/.test(head),
  read: (file: SourceFile) => recordsOf(jsonItems(file, ['tmarkcontent']), file.base, tipoMark),
});

/** A mark of the European office as its search answers it. */
function euipoMark(item: Plain, file: string): Trademark {
  const draft = markDraft('EU', said(item.applicationNumber), 'euipo-trademarks', file);
  const feature = said(item.markFeature);
  const words = isPlain(item.wordMarkSpecification) ? item.wordMarkSpecification : {};
  const publications = plains(item.publications);
  const classes = Array.isArray(item.niceClasses) ? item.niceClasses : [];
  const status = statusOf({ office: 'EU', text: said(item.status) });
  // of an international registration that names the Union: protected there, from the day on which it was named
  const protectedHere = item.markBasis === 'INTERNATIONAL_TRADEMARK' && item.status === 'ACCEPTED';
  return {
    ...draft,
    ...registration('EU', said(item.registrationDate) ? said(item.applicationNumber) : undefined),
    ...known({
      mark: clean(said(words.verbalElement)),
      kind: kindOf(feature),
      feature: clean(feature),
      filing_date: day(said(item.applicationDate)) ?? day(said(item.designationDate)),
      registration_date: day(said(item.registrationDate)),
      expiry_date: day(said(item.expiryDate)),
      publication_date: publications.flatMap((one) => day(said(one.publicationDate)) ?? []).sort((a, b) => a - b)[0],
    }),
    classes: joined(classes.map((code) => classOf(said(code)))).filter(({ nice }) => nice !== undefined),
    applicants: plains(item.applicants).flatMap((one) =>
      party({ name: said(one.name), identifier: clean(said(one.identifier)) }),
    ),
    status: protectedHere ? { ...status, state: 'registered' } : status,
    events: publications.flatMap((one) => {
      const date = day(said(one.publicationDate));
      return date
        ? [
            {
              code: 'publication',
              text: `publication ${strings([one.bulletinNumber, one.publicationSection]).join(' ')}`,
              date,
            },
          ]
        : [];
    }),
  };
}

export const euipoTrademarks = defineSource<Trademark>({
  name: 'euipo-trademarks',
  title: 'EUIPO trademark search API, JSON pages',
  homepage: 'https://dev.euipo.europa.eu/',
  licence: 'EUIPO: free reuse with the source named',
  collection: trademarks,
  files: ['.json'],
  expect: { status: 0.95 },
  recognises: (_base, head) => /"trademarks"\s*:/.test(head) && /"markFeature"\s*:|"markBasis"\s*:/.test(head),
  read: (file: SourceFile) => recordsOf(jsonItems(file, ['trademarks']), file.base, euipoMark),
});

/** Progress of a Japanese application. */
function jpoMark(data: Plain, file: string): Trademark {
  const draft = markDraft(
    'JP',
    said(data.applicationNumber)?.replace(/^(\d{4})(\d{6})$/, '$1-$2'),
    'jpo-trademarks',
    file,
  );
  const people = plains(data.applicantAttorney);
  const named = (role: string) =>
    people
      .filter((one) => said(one.applicantAttorneyClass) === role)
      .flatMap((one) => party({ name: said(one.name), identifier: clean(said(one.applicantAttorneyCd)) }));
  const documents = plains(data.bibliographyInformation).flatMap((one) => plains(one.documentList));
  const events = documents.map((one) =>
    known({
      code: clean(said(one.documentCode)),
      text: clean(said(one.documentDescription)),
      date: day(said(one.legalDate)),
    }),
  );
  const gone = day(said(data.disappearanceDate));
  const registered = day(said(data.registrationDate));
  // a decision of refusal ends an application unless an appeal or a decision to register follows
  const decided = Math.max(0, ...events.flatMap(({ code, date }) => (code === 'A02' && date ? [date] : [])));
  const goesOn = events.some(
    ({ code, text, date = 0 }) => date >= decided && (code === 'A01' || text?.includes('審判請求')),
  );
  const refused = decided > 0 && !goesOn ? decided : undefined;
  const mark = clean(said(data.trademarkForDisplay));
  const vienna = viennaCodes(Object.values(isPlain(data.viennaClass) ? data.viennaClass : {}).map((one) => said(one)));
  const standing = gone
    ? { state: 'dead' as const, date: gone, text: `erased ${said(data.erasureIdentifier) ?? ''}`.trim() }
    : registered
      ? { state: 'registered' as const, date: registered }
      : refused
        ? { state: 'dead' as const, reason: 'refused' as const, text: '拒絶査定', code: 'A02', date: refused }
        : { state: 'pending' as const, ...known({ date: day(said(data.filingDate)) }) };
  const reading = Object.values(isPlain(data.transliteration) ? data.transliteration : {});
  return {
    ...draft,
    ...registration('JP', said(data.registrationNumber)),
    ...known({
      mark,
      kind: kindOfParts(mark, vienna.length > 0),
      filing_date: day(said(data.filingDate)),
      publication_date: day(said(data.publicationDate)),
      registration_date: registered,
      expiry_date: day(said(data.expireDate)),
    }),
    transliterations: strings(reading),
    classes: joined(
      plains(data.goodsServiceInformation).map((one) =>
        classOf(said(one.goodsServiceClass), {
          goods: strings([one.goodsServiceName]).map((text) => ({ lang: 'ja', text })),
          similar_groups: (said(one.similarCode) ?? '').split(' ').filter(Boolean),
        }),
      ),
    ),
    vienna,
    applicants: named('1'),
    agents: named('2'),
    status: standing,
    events,
    priorities: plains(data.priorityRightInformation).map((one) =>
      known({
        country: said(one.parisPriorityCountryCd)?.match(/^[A-Z]{2}$/)?.[0],
        number: clean(said(one.parisPriorityApplicationNumber)),
        date: day(said(one.parisPriorityDate)),
      }),
    ),
  };
}

export const jpoTrademarks = defineSource<Trademark>({
  name: 'jpo-trademarks',
  title: 'JPO trade mark progress, JSON',
  homepage: 'https://www.jpo.go.jp/system/laws/sesaku/data/api-provision.html',
  licence: 'JPO terms: reuse with attribution',
  collection: trademarks,
  files: ['.json'],
  expect: {},
  recognises: (_base, head) => /"trademarkForDisplay"\s*:/.test(head),
  async *read(file: SourceFile): AsyncGenerator<Parsed<Trademark>> {
    const content = await wholeJson(file);
    const result = isPlain(content) && isPlain(content.result) ? content.result : {};
    const raw = JSON.stringify(result).slice(0, 65_536);
    const items = isPlain(result.data)
      ? [{ ok: true as const, index: 1, value: result.data as Record<string, any>, raw }]
      : [];
    yield* recordsOf(items, file.base, jpoMark);
    if (items.length === 0) yield { ok: 'skipped', kind: 'answer without a mark' };
  },
});

/** Trade marks that recorded assignments are about. */
function assignedMark(row: Plain, property: Plain, file: string): Trademark {
  const draft = markDraft('US', said(property.serialNumber), 'uspto-trademark-assignments', file);
  const reel = said(row.reelNumber)?.padStart(6, '0');
  const frame = said(row.frameNumber)?.padStart(4, '0');
  return {
    ...draft,
    ...registration('US', said(property.registrationNumber)),
    ...known({
      mark: clean(said(property.mark)),
      filing_date: day(said(property.applicationFilingDate)),
      registration_date: day(said(property.registrationDate)),
    }),
    owners: party({ name: said(property.currentOwner) }),
    assignments: [
      {
        ...known({
          reel_frame: reel && frame ? `${reel}/${frame}` : undefined,
          executed: day(said(row.assignorExecutionDate)),
        }),
        from: plains(row.assignors).flatMap((one) => strings([one.assignorName])),
        to: strings(Array.isArray(row.assignees) ? row.assignees : []),
      },
    ],
  };
}

export const usptoTrademarkAssignments = defineSource<Trademark>({
  name: 'uspto-trademark-assignments',
  title: 'USPTO Assignment Center, trade mark pages (JSON)',
  homepage: 'https://assignmentcenter.uspto.gov/',
  licence: 'Public domain (works of the United States government)',
  collection: trademarks,
  files: ['.json'],
  expect: { mark: 0.9 },
  recognises: (_base, head) =>
    /"reelNumber"\s*:/.test(head) && /"serialNumber"\s*:/.test(head) && /"mark"\s*:/.test(head),
  async *read(file: SourceFile): AsyncGenerator<Parsed<Trademark>> {
    for (const row of plains(await wholeJson(file)).flatMap((page) => plains(page.data)))
      for (const property of plains(row.properties)) {
        try {
          yield { ok: true, record: assignedMark(row, property, file.base) };
        } catch (error) {
          if (!(error instanceof RangeError)) throw error;
          yield { ok: false, id: `${said(row.reelNumber)}/${said(row.frameNumber)}`, reason: error.message };
        }
      }
  },
});
