import { originalOwners, type Patent } from '#collections/patents/patent.ts';
import type { OperationAnswer } from '#contract/types.ts';
import { PATENT_TYPES } from '#patents/code-words.ts';
import { applicationParts, classParts, dayParts, documentParts, rowNumber, wireParties } from './documents.ts';
import { shownTexts, wireLanguage } from './wire-text.ts';

type Simple = NonNullable<OperationAnswer<'P011'>[number]['bibliographic_data']>;
type Full = NonNullable<OperationAnswer<'P012'>[number]['bibliographic_data']>;

const texts = (shown: readonly { lang: string; text: string; origin: string }[]) =>
  shownTexts(shown).map((text) => ({ lang: wireLanguage(text.lang), text: text.text }));
const markedTexts = (shown: readonly { lang: string; text: string; origin: string }[]) =>
  shownTexts(shown).map((text) => ({ lang: wireLanguage(text.lang), text: text.text, data_format: text.origin }));
/** Main symbol and the others, or nothing where there is no class. */
const classes = <T>(symbols: readonly string[], of: (symbol: string) => T) =>
  symbols.length === 0 ? undefined : { main: of(symbols[0]!), further: symbols.slice(1).map(of) };

/** The short bibliography: classes and references as plain strings. */
export function simpleBibliography(p: Patent): Simple {
  const ipc = classes(p.ipc, (symbol) => symbol);
  const cpc = classes(p.cpc, (symbol) => symbol);
  return {
    invention_title: texts(p.titles),
    abstracts: texts(p.abstracts),
    patent_type: PATENT_TYPES[p.patent_type],
    publication_reference: { ...documentParts(p.publication_number), ...day(p.publication_date) },
    application_reference: { ...(p.application_number && { apno: p.application_number }), ...day(p.filing_date) },
    ...(p.grant_date && { dates_of_public_availability: { printed_with_granted: p.grant_date } }),
    ...priorities(p),
    ...(p.pct_application && { pct_or_regional_filing_data: pctFiling(p.pct_application) }),
    ...(p.pct_publication && {
      pct_or_regional_publishing_data: { number: p.pct_publication.number, ...day(p.pct_publication.date) },
    }),
    classification_data: {
      ...(ipc && { classification_ipcr: ipc }),
      ...(cpc && { classification_cpc: cpc }),
      classification_loc: p.locarno,
      classification_gbc: [],
    },
    parties: {
      applicants: wireParties(originalOwners(p)),
      assignees: wireParties(p.assignees),
      inventors: wireParties(p.inventors),
    },
    reference_cited: {
      cited_patents: p.cites.map((cited) => cited.publication_number),
      cited_others: p.cites_literature.map((cited) => cited.text),
    },
  };
}

/** The full bibliography: classes by level, references by parts, every party. */
export function bibliography(p: Patent): Full {
  const ipc = classes(p.ipc, classParts);
  const cpc = classes(p.cpc, classParts);
  return {
    invention_title: markedTexts(p.titles),
    abstracts: markedTexts(p.abstracts),
    patent_type: PATENT_TYPES[p.patent_type],
    publication_reference: { ...documentParts(p.publication_number), ...dayParts(p.publication_date) },
    application_reference: {
      ...(p.application_number && applicationParts(p.application_number)),
      ...dayParts(p.filing_date),
    },
    ...(p.grant_date && { dates_of_public_availability: grantedDates(p.grant_date) }),
    ...(p.expiry_date && { exdt: p.expiry_date }),
    ...priorities(p),
    related_documents: p.related_documents.map((related) => ({
      relation_type: related.relation === 'division' ? 'divisional' : related.relation,
      country: related.country,
      doc_number: withoutOffice(related.number, related.country),
      ...day(related.date),
    })),
    ...(p.pct_application && { pct_or_regional_filing_data: pctFiling(p.pct_application) }),
    ...(p.pct_publication && {
      pct_or_regional_publishing_data: { ...pctPublication(p.pct_publication.number), ...day(p.pct_publication.date) },
    }),
    classification_data: {
      ...(ipc && { classification_ipcr: { main_classification: ipc.main, further_classification: ipc.further } }),
      ...(cpc && { classification_cpc: { main_classification: cpc.main, further_classification: cpc.further } }),
      classification_upc: {
        classification_symbol: p.us_classes.map((symbol) => {
          const [cls = symbol, sub] = symbol.split('/');
          return { class: cls, ...(sub && { sub_class: sub }) };
        }),
      },
      classification_gbc: { classification_symbol: [] },
      classification_loc: p.locarno,
      classification_fi: p.fi,
      classification_fterm: p.f_terms,
    },
    parties: {
      applicants: markedParties(originalOwners(p)),
      assignees: markedParties(p.assignees),
      inventors: markedParties(p.inventors),
      agents: markedParties(p.agents, 'agents'),
      agency: markedParties(p.agencies, 'agency'),
      examiners: p.examiners.map((examiner, index) => ({
        name: examiner.name,
        sequence: index + 1,
        data_format: 'original',
        ...(examiner.role && { rep_type: examiner.role }),
      })),
    },
    reference_cited: {
      cited_patents: p.cites.map((cited, index) => ({
        ...documentParts(cited.publication_number),
        num: rowNumber(index),
      })),
      cited_others: p.cites_literature.map((cited, index) => ({ num: rowNumber(index), text: cited.text })),
    },
  };
}

const day = (date: number | undefined) => (date === undefined ? {} : { date });

const withoutOffice = (number: string, office: string) =>
  number.startsWith(office) ? number.slice(office.length) : number;

function grantedDates(granted: number) {
  const { date, month, year } = dayParts(granted);
  return { printed_with_granted: date!, month: month!, year: year! };
}

const priorities = (p: Patent) => ({
  priority_claims: p.priorities.map((priority) => ({
    country: priority.country,
    doc_number: withoutOffice(priority.number, priority.country),
    ...day(priority.date),
  })),
});

/** `WO2016081758A1` as number and kind. */
function pctPublication(number: string) {
  const { country, doc_number, kind } = documentParts(number);
  return { doc_number: `${country}${doc_number}`, ...(kind && { kind }) };
}

const pctFiling = (filing: NonNullable<Patent['pct_application']>) => ({
  doc_number: filing.number,
  ...day(filing.date),
  ...(filing.entry_date && { entry_date: filing.entry_date }),
});

const markedParties = (parties: Parameters<typeof wireParties>[0], repType?: 'agency' | 'agents') =>
  wireParties(parties).map((party) => ({
    ...party,
    data_format: 'original',
    ...(repType && { rep_type: repType }),
  }));
