import { Type } from 'typebox';
import { originalOwners, type Patent } from '#collections/patents/patent.ts';
import { defineProjection } from '#projection.ts';
import {
  ClassSymbol,
  classParts,
  DocumentParts,
  dayParts,
  documentParts,
  OptionalDay,
  PATENT_TYPES,
  rowNumber,
  WireParty,
  WireText,
  wireParties,
} from './documents.ts';
import { shownTexts, wireLanguage } from './wire-text.ts';

const strings = Type.Array(Type.String());
const texts = (shown: readonly { lang: string; text: string; origin: string }[]) =>
  shownTexts(shown).map((text) => ({ lang: wireLanguage(text.lang), text: text.text }));
const markedTexts = (shown: readonly { lang: string; text: string; origin: string }[]) =>
  shownTexts(shown).map((text) => ({ lang: wireLanguage(text.lang), text: text.text, data_format: text.origin }));
/** Main symbol and the others, or nothing where there is no class. */
const classes = <T>(symbols: readonly string[], of: (symbol: string) => T) =>
  symbols.length === 0 ? undefined : { main: of(symbols[0]!), further: symbols.slice(1).map(of) };

const FlatClasses = Type.Optional(Type.Object({ main: Type.String(), further: strings }));
const PctFiling = Type.Optional(Type.Object({ doc_number: Type.String(), date: OptionalDay, entry_date: OptionalDay }));

const PatentTypeName = Type.Enum(Object.values(PATENT_TYPES));

/** The short bibliography: classes and references as plain strings. */
export const simpleBibliography = defineProjection(
  Type.Object({
    invention_title: Type.Array(WireText),
    abstracts: Type.Array(WireText),
    patent_type: PatentTypeName,
    publication_reference: Type.Object({ ...DocumentParts, date: OptionalDay }),
    application_reference: Type.Object({ apno: Type.Optional(Type.String()), date: OptionalDay }),
    dates_of_public_availability: Type.Optional(Type.Object({ printed_with_granted: OptionalDay })),
    priority_claims: Type.Array(Type.Object({ country: Type.String(), doc_number: Type.String(), date: OptionalDay })),
    pct_or_regional_filing_data: PctFiling,
    pct_or_regional_publishing_data: Type.Optional(Type.Object({ number: Type.String(), date: OptionalDay })),
    classification_data: Type.Object({
      classification_ipcr: FlatClasses,
      classification_cpc: FlatClasses,
      classification_loc: strings,
      classification_gbc: strings,
    }),
    parties: Type.Object({
      applicants: Type.Array(WireParty),
      assignees: Type.Array(WireParty),
      inventors: Type.Array(WireParty),
    }),
    reference_cited: Type.Object({ cited_patents: strings, cited_others: strings }),
  }),
  (p: Patent) => {
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
  },
);

const MarkedText = Type.Object({
  ...WireText.properties,
  data_format: Type.String({
    description: '`original`; where no original is stored: `office` or `machine` translation.',
  }),
});
const MarkedParty = Type.Object({
  ...WireParty.properties,
  data_format: Type.String(),
  rep_type: Type.Optional(Type.Enum(['agency', 'agents', 'primary', 'assistant'])),
});
const LevelClasses = Type.Optional(
  Type.Object({ main_classification: ClassSymbol, further_classification: Type.Array(ClassSymbol) }),
);
const DatedDocument = {
  date: OptionalDay,
  month: Type.Optional(Type.Integer({ description: 'yyyyMM' })),
  year: Type.Optional(Type.Integer()),
};

/** The full bibliography: classes by level, references by parts, every party. */
export const bibliography = defineProjection(
  Type.Object({
    invention_title: Type.Array(MarkedText),
    abstracts: Type.Array(MarkedText),
    patent_type: PatentTypeName,
    publication_reference: Type.Object({ ...DocumentParts, ...DatedDocument }),
    application_reference: Type.Object({
      country: Type.Optional(Type.String()),
      doc_number: Type.Optional(Type.String()),
      kind: Type.Optional(Type.String()),
      ...DatedDocument,
    }),
    dates_of_public_availability: Type.Optional(
      Type.Object({ printed_with_granted: OptionalDay, month: DatedDocument.month, year: DatedDocument.year }),
    ),
    exdt: Type.Optional(Type.Integer({ description: 'Estimated expiry date, yyyyMMdd.' })),
    priority_claims: Type.Array(Type.Object({ country: Type.String(), doc_number: Type.String(), date: OptionalDay })),
    related_documents: Type.Array(
      Type.Object({
        relation_type: Type.String(),
        country: Type.String(),
        doc_number: Type.String(),
        date: OptionalDay,
      }),
    ),
    pct_or_regional_filing_data: PctFiling,
    pct_or_regional_publishing_data: Type.Optional(
      Type.Object({ doc_number: Type.String(), kind: Type.Optional(Type.String()), date: OptionalDay }),
    ),
    classification_data: Type.Object({
      classification_ipcr: LevelClasses,
      classification_cpc: LevelClasses,
      classification_upc: Type.Object({ classification_symbol: Type.Array(ClassSymbol) }),
      classification_gbc: Type.Object({
        classification_symbol: Type.Array(
          Type.Object({
            category: Type.Optional(Type.String()),
            class: Type.Optional(Type.String()),
            mid_class: Type.Optional(Type.String()),
            sub_class: Type.Optional(Type.String()),
          }),
        ),
      }),
      classification_loc: strings,
      classification_fi: strings,
      classification_fterm: strings,
    }),
    parties: Type.Object({
      applicants: Type.Array(MarkedParty),
      assignees: Type.Array(MarkedParty),
      inventors: Type.Array(MarkedParty),
      agents: Type.Array(MarkedParty),
      agency: Type.Array(MarkedParty),
      examiners: Type.Array(MarkedParty),
    }),
    reference_cited: Type.Object({
      cited_patents: Type.Array(Type.Object({ ...DocumentParts, num: Type.String({ examples: ['0001'] }) })),
      cited_others: Type.Array(
        Type.Object({ num: Type.String(), text: Type.String(), lang: Type.Optional(Type.String()) }),
      ),
    }),
  }),
  (p: Patent) => {
    const ipc = classes(p.ipc, classParts);
    const cpc = classes(p.cpc, classParts);
    return {
      invention_title: markedTexts(p.titles),
      abstracts: markedTexts(p.abstracts),
      patent_type: PATENT_TYPES[p.patent_type],
      publication_reference: { ...documentParts(p.publication_number), ...dayParts(p.publication_date) },
      application_reference: {
        ...(p.application_number && {
          country: p.application_number.slice(0, 2),
          doc_number: p.application_number.slice(2),
        }),
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
        pct_or_regional_publishing_data: { doc_number: p.pct_publication.number, ...day(p.pct_publication.date) },
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
  },
);

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
