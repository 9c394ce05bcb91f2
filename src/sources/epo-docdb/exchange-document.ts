import type { LocalText, Patent } from '#collections/patents/patent.ts';
import { parseDay } from '#patents/dates.ts';
import { officeLanguage } from '#patents/kinds.ts';
import { publicationNumber } from '#patents/numbers.ts';
import { patentDraft, present } from '../patent-draft.ts';
import type { XmlElement } from '../xml.ts';
import { classesOf } from './classifications.ts';
import { partiesOf } from './parties.ts';
import {
  type Application,
  applicationOf,
  citationsOf,
  type DocumentId,
  documentIds,
  priorityOf,
  publicationOf,
} from './references.ts';

/**
 * Kinds of link between an application and an earlier one that DOCDB states beside priorities
 * (`priority-linkage-type`). Other letters: kinship unknown.
 */
const LINKAGES: Readonly<Record<string, Patent['related_documents'][number]['relation']>> = {
  C: 'continuation',
  D: 'division',
  P: 'continuation_in_part',
  R: 'reissue',
};

/**
 * Priorities and the earlier applications that are none: DOCDB marks each claim as active (counts for the family) or
 * not.
 */
export function prioritiesOf(
  claims: readonly XmlElement[],
): Pick<Patent, 'priorities' | 'related_documents'> & { pct?: Application } {
  const bySequence = new Map<string, { ids: DocumentId[]; active: boolean; linkage: string | undefined }>();
  claims.forEach((claim, index) => {
    const key = claim.attribute('sequence') ?? `#${index}`;
    const known = bySequence.get(key) ?? { ids: [], active: true, linkage: undefined };
    known.ids.push(...documentIds([claim]));
    const indicator = claim.text('priority-active-indicator');
    if (indicator?.startsWith('N')) known.active = false;
    known.linkage = claim.text('priority-linkage-type') ?? known.linkage;
    bySequence.set(key, known);
  });
  const priorities: Patent['priorities'] = [];
  const related: Patent['related_documents'] = [];
  let pct: Application | undefined;
  for (const { ids, active, linkage } of bySequence.values()) {
    const application = applicationOf(ids);
    if (!application) continue;
    if (active) priorities.push(priorityOf(application));
    else if (linkage === 'W' && application.number.startsWith('PCT')) pct ??= application;
    else {
      const { country, number, date } = application;
      related.push({
        relation: LINKAGES[linkage ?? ''] ?? 'other',
        country,
        number,
        ...(date !== undefined && { date }),
      });
    }
  }
  return { priorities, related_documents: related, ...(pct && { pct }) };
}

const ISO_639_1 = /^[a-z]{2}$/;

/** `ol` is DOCDB's "other language": that of the office. */
const langOf = (text: string | undefined, authority: string): string => {
  const lang = text?.toLowerCase();
  if (lang !== undefined && ISO_639_1.test(lang) && lang !== 'ol') return lang;
  return officeLanguage(authority) ?? 'en';
};

/**
 * Titles or abstracts with their origin. The original is the one in the language of publication where the record states
 * it, else in the office's own language, else what DOCDB marks as delivered by the office (`docdba`), else English;
 * everything else is a translation by an office.
 * @param stated ISO 639-1 language of publication or filing.
 */
export function localTexts(
  elements: readonly XmlElement[],
  authority: string,
  stated: string | undefined,
  read: (element: XmlElement) => string | undefined,
): LocalText[] {
  const texts = elements.flatMap((element) => {
    const text = read(element);
    return text === undefined
      ? []
      : [
          {
            lang: langOf(element.attribute('lang'), authority),
            text,
            delivered: element.attribute('data-format') === 'docdba',
          },
        ];
  });
  const byLang = new Map<string, (typeof texts)[number]>();
  // The office's own wording wins over the EPO's in the same language.
  for (const text of texts)
    if (!byLang.has(text.lang) || (text.delivered && !byLang.get(text.lang)!.delivered)) byLang.set(text.lang, text);
  const all = [...byLang.values()];
  const own = stated ?? officeLanguage(authority);
  const original = own ?? all.find((t) => t.delivered)?.lang ?? (byLang.has('en') ? 'en' : all[0]?.lang);
  return all.map(({ lang, text }) => ({
    lang,
    origin: lang === original ? ('original' as const) : ('office' as const),
    text,
  }));
}

/** Paragraphs of an abstract, one a line. */
export function abstractText(element: XmlElement): string | undefined {
  const paragraphs = element.all('p');
  const lines = paragraphs.length > 0 ? present(paragraphs.map((p) => p.text())) : present([element.text()]);
  element.see();
  return lines.length > 0 ? lines.join('\n') : undefined;
}

/** How a document was made available (INID 41 to 47): what tells a granted publication from an application. */
function availability(biblio: XmlElement): { granted?: number; examined: boolean } {
  const dates = biblio.child('dates-of-public-availability');
  const day = (...names: string[]) =>
    names
      .map((name) => parseDay(dates?.text(`${name}/document-id/date`) ?? dates?.text(`${name}/date`)))
      .find((d) => d !== undefined);
  const granted = day('printed-with-grant', 'printed-as-amended', 'unexamined-printed-with-grant');
  const examined = day('examined-printed-without-grant', 'unexamined-printed-without-grant') !== undefined;
  dates?.ignore();
  return { ...(granted !== undefined && { granted }), examined };
}

/**
 * The day of grant where the law makes it the day of publication: US patents (35 U.S.C. 153), EP-B1 (mention of the
 * grant, Art. 97(3) and 98 EPC), and Chinese grants (announcement of the grant, Art. 39 and 40 of the Patent Law).
 * Elsewhere the day of publication says nothing of it.
 */
export function withGrantDate(patent: Patent): Patent {
  const { authority, kind_code: kind = '', patent_type: type, publication_date: day } = patent;
  const granted =
    (authority === 'US' && type !== 'A' && !/^[HI]/.test(kind)) ||
    (authority === 'EP' && kind === 'B1') ||
    (authority === 'CN' && /^[BCUYS]$/.test(kind));
  if (granted && day !== undefined) patent.grant_date ??= day;
  return patent;
}

/**
 * A DOCDB record (`exchange-document` of the bulk files and of OPS answers, prefixes dropped) as a patent; fields that
 * the answer does not hold stay absent.
 * @throws RangeError if it has no publication number.
 * @see EPO DOCDB exchange documents, XSD 2.5; OPS 3.2
 */
export function patentOfExchangeDocument(document: XmlElement): Patent {
  const biblio = document.child('bibliographic-data');
  const references = documentIds(biblio?.all('publication-reference') ?? []);
  const docdb = references.find((id) => id.format === 'docdb');
  const number = publicationNumber(
    document.attribute('country') ?? docdb?.country ?? '',
    document.attribute('doc-number') ?? docdb?.number ?? '',
    document.attribute('kind') ?? docdb?.kind,
  );
  const patent = patentDraft(number);
  const { authority } = patent;
  const published = docdb?.date ?? parseDay(document.attribute('date-publ'));
  if (published !== undefined) patent.publication_date = published;
  const family = document.attribute('family-id');
  if (family !== undefined && /^\d+$/.test(family) && Number(family) > 0) patent.stated_simple_family = family;
  withGrantDate(patent);
  if (!biblio) return withTexts(patent, document, undefined);

  const application = applicationOf(documentIds(biblio.all('application-reference')));
  if (application) {
    patent.application_number = application.number;
    if (application.date !== undefined) patent.filing_date = application.date;
    if (authority === 'WO' && application.number.startsWith('PCT')) {
      patent.pct_application = {
        number: application.number,
        ...(application.date !== undefined && { date: application.date }),
      };
      patent.pct_publication = {
        number: patent.publication_number,
        ...(published !== undefined && { date: published }),
      };
    }
  }
  const { pct, ...earlier } = prioritiesOf(biblio.every('priority-claims/priority-claim'));
  Object.assign(patent, earlier);
  // OPS lists the international application itself among the priorities of its national phase: same day as the filing.
  const own = patent.priorities.find((p) => p.number.startsWith('PCT') && p.date === patent.filing_date);
  if (own) {
    patent.priorities = patent.priorities.filter((p) => p !== own);
    patent.pct_application ??= { number: own.number, ...(own.date !== undefined && { date: own.date }) };
  }
  if (pct && !patent.pct_application)
    patent.pct_application = { number: pct.number, ...(pct.date !== undefined && { date: pct.date }) };

  Object.assign(patent, classesOf(biblio));
  patent.applicants = partiesOf(biblio.every('parties/applicants/applicant'), 'applicant');
  patent.inventors = partiesOf(biblio.every('parties/inventors/inventor'), 'inventor');
  biblio.ignoreAt('parties/agents');

  const stated =
    biblio.text('language-of-publication')?.toLowerCase() ??
    biblio.text('language-of-filing')?.toLowerCase() ??
    docdb?.lang;
  patent.titles = localTexts(biblio.all('invention-title'), authority, stated, (e) => e.text());
  const { cites, literature } = citationsOf(biblio.all('references-cited'));
  patent.cites = cites;
  patent.cites_literature = literature;

  const { granted, examined } = availability(biblio);
  if (granted !== undefined) {
    patent.grant_date = granted;
    if (patent.patent_type === 'A') patent.patent_type = 'B';
  } else if (examined && patent.patent_type === 'B') {
    // Published examined applications (DE 1957 to 1980) carry a B but are no grant.
    patent.patent_type = 'A';
  }
  biblio.ignoreAt(
    'designation-of-states',
    'previously-filed-app',
    'preceding-publication-date',
    'extended-kind-code',
    'date-of-coming-into-force',
    'language-of-filing',
    'language-of-publication',
  );
  return withTexts(patent, document, stated);
}

/** What stands beside the bibliographic data: abstracts, the members of the DOCDB family. */
function withTexts(patent: Patent, document: XmlElement, stated: string | undefined): Patent {
  patent.abstracts = localTexts(document.all('abstract'), patent.authority, stated, abstractText);
  const members = document
    .every('patent-family/family-member/publication-reference')
    .map((reference) => publicationOf(documentIds([reference]).filter((id) => id.format === 'docdb')));
  document.ignoreAt('patent-family/family-member/application-reference', 'patent-family/abstract');
  patent.stated_family_members = [...new Set(present(members))].filter(
    (member) => member !== patent.publication_number,
  );
  return patent;
}
