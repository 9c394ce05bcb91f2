import type { Party, Patent, PatentCitation, Priority } from '#collections/patents/patent.ts';
import { locarnoClass, usClass } from '#patents/classes.ts';
import { parseDay } from '#patents/dates.ts';
import { personName } from '#patents/names.ts';
import { publicationNumber } from '#patents/numbers.ts';
import { usExpiry } from '#patents/term/us.ts';
import { patentDraft, present, signed } from '../patent-draft.ts';
import { readDescription, readFigures, readMarkedClaims } from '../uspto/ice-text.ts';
import { readableText } from '../uspto/readable-text.ts';
import {
  applicationOf,
  country,
  defined,
  distinct,
  distinctPriorities,
  doiIn,
  party,
  publicationOf,
} from '../uspto/record.ts';
import type { XmlElement } from '../xml.ts';
import { ipcColumns } from './green-book-patent.ts';

/** Number, office, kind and date of a `DOC`. */
function documentOf(element: XmlElement | undefined, home = 'US') {
  const number = element?.text('DNUM');
  if (!element || !number) return undefined;
  const stated = country(element.text('CTRY')) ?? home;
  const kind = element.text('KIND');
  return {
    country: number.startsWith('PCT/') ? 'WO' : stated,
    number,
    kind: kind && /^[A-Z]\d?$/.test(kind) ? kind : undefined,
    day: parseDay(element.text('DATE')),
  };
}

function partyOf(element: XmlElement | undefined, type?: Party['type']): Party | undefined {
  const name = element?.child('NAM');
  const address = element?.child('ADR');
  const one = party({
    organisation: name?.text('ONM'),
    family: name?.text('SNM'),
    given: name?.text('FNM'),
    suffix: name?.text('SFX'),
    lines: [address?.text('OMC'), address?.text('STR')],
    city: address?.text('CITY'),
    state: address?.text('STATE'),
    postcode: address?.text('PCODE'),
    country: address?.text('CTRY') ?? (address?.text('STATE') ? 'US' : undefined),
    type,
  });
  element?.ignore();
  return one;
}

const RELATIONS: readonly (readonly [string, Patent['related_documents'][number]['relation']])[] = [
  ['B610', 'other'],
  ['B620', 'division'],
  ['B630/B631', 'continuation'],
  ['B630/B632', 'continuation_in_part'],
  ['B630/B633', 'continuation'],
  ['B640', 'reissue'],
  ['B640/B641US', 'division'],
  ['B660', 'substitution'],
];

function relatedOf(data: XmlElement) {
  const priorities: Priority[] = [];
  const related: Patent['related_documents'] = [];
  const benefit: (number | undefined)[] = [];
  const published: (string | undefined)[] = [];
  for (const claim of data.all('B300')) {
    const office = country(claim.text('B330/CTRY'));
    const number = claim.text('B310/DNUM');
    const date = parseDay(claim.text('B320/DATE'));
    if (office && number)
      priorities.push(defined({ country: office, number: applicationOf(office, number, date), date }));
  }
  const family = data.child('B600');
  for (const [path, relation] of RELATIONS) {
    for (const parent of family?.every(`${path}/PARENT-US`) ?? []) {
      const document = documentOf(parent.at('PDOC/DOC'));
      if (document) {
        const number = applicationOf(document.country, document.number, document.day);
        related.push(defined({ relation, country: document.country, number, date: document.day }));
        if (relation !== 'other' && relation !== 'substitution') {
          priorities.push(defined({ country: document.country, number, date: document.day }));
        }
        if (relation.startsWith('continuation') || relation === 'division') benefit.push(document.day);
      }
      for (const granted of parent.every('PPUB/DOC')) {
        const patent = documentOf(granted);
        const number = patent && publicationOf(patent.country, patent.number, patent.kind);
        if (patent && number) related.push(defined({ relation, country: patent.country, number, date: patent.day }));
      }
      parent.ignoreAt('CDOC', 'PSTA');
    }
  }
  for (const element of family?.every('B680US/DOC') ?? []) {
    const document = documentOf(element);
    if (!document) continue;
    const number = applicationOf('US', document.number, document.day);
    priorities.push(defined({ country: 'US', number, date: document.day }));
    related.push(defined({ relation: 'provisional' as const, country: 'US', number, date: document.day }));
  }
  for (const element of [...(family?.every('B690US/DOC') ?? []), ...(family?.every('B650/DOC') ?? [])]) {
    const document = documentOf(element);
    if (document) published.push(publicationOf(document.country, document.number, document.kind));
  }
  return {
    references: {
      priorities: distinctPriorities(priorities),
      related_documents: related,
      stated_family_members: distinct(published),
    },
    benefit,
  };
}

function citationsOf(data: XmlElement): Pick<Patent, 'cites' | 'cites_literature'> {
  const phaseOf = (element: XmlElement): PatentCitation['phase'] =>
    element.child('CITED-BY-EXAMINER') ? 'examiner' : element.child('CITED-BY-OTHER') ? 'other' : undefined;
  const list = data.at('B500/B560');
  const cites = (list?.all('B561') ?? []).flatMap((element) => {
    const document = documentOf(element.at('PCIT/DOC'));
    element.ignoreAt('PCIT/PARTY-US', 'PCIT/PNC', 'PCIT/PCPC', 'PCIT/PIC');
    const number = document && publicationOf(document.country, document.number, document.kind);
    return number ? [defined({ publication_number: number, phase: phaseOf(element), date: document.day })] : [];
  });
  const literature = (list?.all('B562') ?? []).flatMap((element) => {
    const citation = element.child('NCIT');
    const text = citation && readableText(citation)?.replaceAll('\n', ' ');
    return text ? [defined({ text, doi: doiIn(text), phase: phaseOf(element) })] : [];
  });
  return { cites, cites_literature: literature };
}

const ROLES: Readonly<Record<string, Party['type']>> = {
  4: 'person',
  5: 'person',
  6: 'government',
  7: 'government',
  8: 'government',
  9: 'government',
};

/** `B730`: assignees, each followed by its role (`B732US`). */
function assigneesOf(data: XmlElement): Party[] {
  return data.every('B700/B730').flatMap((group) => {
    const role = group.text('B732US')?.slice(-1);
    return present(group.every('B731/PARTY-US').map((element) => partyOf(element, role ? ROLES[role] : undefined)));
  });
}

function pctOf(data: XmlElement): Pick<Patent, 'pct_application' | 'pct_publication'> {
  const international = data.child('B800');
  const filed = documentOf(international?.at('B860/B861/DOC'), 'WO');
  const published = documentOf(international?.at('B870/B871/DOC'), 'WO');
  const entry = parseDay(international?.text('B860/B864US/DATE'));
  return defined({
    pct_application:
      filed &&
      defined({ number: applicationOf(filed.country, filed.number, filed.day), date: filed.day, entry_date: entry }),
    pct_publication:
      published &&
      defined({
        number: publicationOf(published.country, published.number, undefined) ?? published.number,
        date: published.day,
      }),
  });
}

/**
 * A grant of 2001 to 2004 (WIPO ST.32, US DTD 2.4 and 2.5) as a record.
 * @throws RangeError if its number is none.
 * @see WIPO Standard ST.32
 */
export function st32Patent(root: XmlElement, source: string, file: string): Patent {
  const data = root.child('SDOBI');
  if (!data) throw new RangeError('the document has no bibliographic data');
  const number = publicationNumber(
    data.text('B100/B190') ?? 'US',
    data.text('B100/B110') ?? '',
    data.text('B100/B130'),
  );
  const issued = parseDay(data.text('B100/B140'));
  const filed = parseDay(data.text('B200/B220'));
  const application = data.text('B200/B210');
  const design = /^S/.test(number.kind_code ?? '');
  const term = data.at('B400/B472');
  const length = Number.parseInt(term?.text('B474') ?? '', 10);
  const extension = Number.parseInt(term?.text('B474US') ?? '', 10);
  const disclaimed = term?.child('B473') !== undefined || term?.child('B473US') !== undefined;
  const { references, benefit } = relatedOf(data);
  const pct = pctOf(data);
  const symbols = data.every('B500/B510').flatMap((group) => group.all('B511', 'B512').map((element) => element.raw()));
  const national = data
    .every('B500/B520')
    .flatMap((group) => group.all('B521', 'B522').map((element) => usClass(element.raw())));
  const original = { lang: 'en', origin: 'original' as const };
  const title = data.at('B500/B540');
  const titleText = title && readableText(title)?.replaceAll('\n', ' ');
  const abstracts = present(root.all('SDOAB').map(readableText));
  const paragraphs = root.all('SDODE').flatMap(readDescription);
  const claims = root
    .all('SDOCL')
    .flatMap((element) =>
      readMarkedClaims(element.every('CL/CLM'), 'en', { reference: 'CLREF', attribute: 'ID', id: 'ID' }),
    );
  const granted = !/^H/.test(number.kind_code ?? '');
  const record: Patent = {
    ...patentDraft(number),
    ...defined({
      publication_date: issued,
      grant_date: granted ? issued : undefined,
      application_number: application && applicationOf('US', application, filed),
      filing_date: filed,
      expiry_date:
        issued === undefined || filed === undefined || !/^[BSP]/.test(number.kind_code ?? '')
          ? undefined
          : usExpiry({
              kind: design ? 'design' : 'utility',
              grant: issued,
              filed,
              earlier: [...benefit, ...(pct.pct_application ? [pct.pct_application.date] : [])],
              terminal_disclaimer: disclaimed,
              ...(length > 0 && { length_years: length }),
              ...(extension > 0 && { extension_days: extension }),
            }),
    }),
    ...references,
    ...pct,
    titles: titleText ? [{ ...original, text: titleText }] : [],
    abstracts: abstracts.map((text) => ({ ...original, text })),
    claims: claims.length > 0 ? [{ ...original, claims }] : [],
    descriptions: paragraphs.length > 0 ? [{ ...original, paragraphs }] : [],
    inventors: present(data.every('B700/B720/B721/PARTY-US').map((element) => partyOf(element))),
    assignees: assigneesOf(data),
    ...agentsOf(data),
    examiners: [...examinersOf(data, 'B746', 'primary'), ...examinersOf(data, 'B747', 'assistant')],
    ipc: design ? [] : distinct(symbols.map(ipcColumns)),
    locarno: design ? distinct(symbols.map(locarnoClass)) : [],
    us_classes: distinct(national),
    ...citationsOf(data),
    figures: readFigures(root.child('SDODR')),
  };
  data.ignoreAt(
    'B100',
    'B200',
    'B400',
    'B500/B510',
    'B500/B520',
    'B500/B570',
    'B500/B580',
    'B500/B590',
    'B700/B745/B748US',
  );
  root.ignoreAt('SDODE', 'SDOCL/H', 'SDOCL/CL/CLM', 'SDODR', 'SDOCR', 'SDOSR');
  return signed(record, source, file);
}

function agentsOf(data: XmlElement): Pick<Patent, 'agents' | 'agencies'> {
  const agents: Party[] = [];
  const agencies: Party[] = [];
  for (const element of data.every('B700/B740/B741/PARTY-US')) {
    const isFirm = element.at('NAM/ONM') !== undefined;
    const one = partyOf(element);
    if (one) (isFirm ? agencies : agents).push(one);
  }
  return { agents, agencies };
}

function examinersOf(data: XmlElement, code: string, role: 'primary' | 'assistant'): Patent['examiners'] {
  return data.every(`B700/B745/${code}/PARTY-US`).flatMap((element) => {
    const name = personName(element.text('NAM/SNM'), element.text('NAM/FNM'));
    return name ? [{ name, role }] : [];
  });
}
