import { type PatentFact, patentFacts } from '#collections/patent-facts/patent-facts.ts';
import { defineSource, type Parsed } from '../source.ts';
import { isPlain, type Plain, plains, said, wholeJson } from '../whole-json.ts';
import { about, applicationsOf, factOf, firstDay, lifted, names, publicationsOf } from './about.ts';

const NAME = 'uspto-ptab';

/** Lists of rows, of the interface before 2025 (`results`) and after. */
const BAGS = [
  'results',
  'patentTrialProceedingDataBag',
  'patentTrialDocumentDataBag',
  'patentAppealDataBag',
  'patentInterferenceDataBag',
  'patentTrialData',
] as const;

/** What names a party or its right, in the words of both generations. */
const SIDES = ['', 'respondent', 'appellant', 'petitioner', 'seniorParty', 'juniorParty'] as const;
const field = (side: string, name: string) => (side ? side + name : name.charAt(0).toLowerCase() + name.slice(1));

function typeOf(row: Plain, number: string): string {
  const type = said(row.trialTypeCode) ?? said(row.subproceedingTypeCategory);
  const category = said(row.proceedingTypeCategory) ?? '';
  if (/appeal/i.test(category) || said(row.appealNumber)) return 'appeal';
  if (/interference/i.test(category) || said(row.interferenceNumber)) return 'interference';
  return type ?? /^[A-Z]{3}/.exec(number)?.[0] ?? 'trial';
}

/** Of the appeal of a re-examination the board names the patent in place of the party: `7020845 et al`. */
const PATENT_AS_PARTY = /^(\d{7,8}) et al$/;
const isName = (name: string) => !PATENT_AS_PARTY.test(name);
const patentAsParty = (name: unknown) => PATENT_AS_PARTY.exec(said(name) ?? '')?.[1];

/** One proceeding as a row of any list tells it; a document's row tells its proceeding too. */
function proceedingOf(given: Plain): PatentFact | undefined {
  const row = lifted(given);
  const number =
    said(row.trialNumber) ?? said(row.proceedingNumber) ?? said(row.appealNumber) ?? said(row.interferenceNumber);
  if (number === undefined) return undefined;
  const petitioner = isPlain(given.regularPetitionerData) ? given.regularPetitionerData : {};
  const others = [
    ...plains(row.additionalRespondentPartyDataBag),
    ...[row.seniorPartyData, row.juniorPartyData].filter(isPlain),
    ...plains(row.additionalPartyDataBag),
  ];
  const appeal = typeOf(row, number) === 'appeal';
  const owner = said(row.patentOwnerName) ?? said(row.realPartyInInterestName);
  return factOf({
    id: `uspto-ptab ${number}`,
    kind: 'proceeding',
    publications: publicationsOf(
      ...SIDES.flatMap((side) => [row[field(side, 'PatentNumber')], row[field(side, 'PublicationNumber')]]),
      ...others.flatMap((one) => [one.patentNumber, one.publicationNumber]),
      ...[row.appellantPartyName, row.respondentPartyName].map(patentAsParty),
    ),
    applications: applicationsOf(
      ...SIDES.flatMap((side) => [row[field(side, 'ApplicationNumberText')], row[field(side, 'ApplicationNumber')]]),
      ...others.flatMap((one) => [one.applicationNumberText, one.applicationNumber]),
    ),
    source: NAME,
    country: 'US',
    case_type: typeOf(row, number),
    decision_number: number,
    filing_date: firstDay(
      row.petitionFilingDate,
      row.proceedingFilingDate,
      row.appealFilingDate,
      row.filingDate,
      row.interferenceFilingDate,
    ),
    // what is so of the trial goes before what one of its decisions says: the rows of one trial agree on it
    decision_date: firstDay(row.decisionDate, row.latestDecisionDate, row.decisionIssueDate, row.terminationDate),
    outcome:
      said(row.trialStatusCategory) ??
      said(row.trialOutcomeCategory) ??
      said(row.appealOutcomeCategory) ??
      said(row.proceedingStatusCategory) ??
      said(row.prosecutionStatus),
    applicants: appeal
      ? names(row.appellantPartyName, owner).filter(isName)
      : names(row.petitionerPartyName, petitioner.realPartyInInterestName),
    respondents: appeal
      ? names(row.thirdPartyName)
      : names(row.respondentPartyName, row.respondentPatentOwnerName, owner),
    legal_grounds: [row.issueType, row.issueTypeBag].flatMap((one) => (Array.isArray(one) ? names(...one) : [])),
    updated: firstDay(
      row.trialLastModifiedDate,
      row.proceedingLastModifiedDate,
      row.lastModifiedDateTime,
      row.lastModifiedDatetime,
    ),
  });
}

/** A paper of a proceeding; its text is not kept. */
function paperOf(given: Plain, proceeding: PatentFact): PatentFact | undefined {
  const row = lifted(given);
  const id = said(row.documentIdentifier);
  if (id === undefined) return undefined;
  return factOf({
    id: `uspto-ptab-document ${id}`,
    kind: 'document',
    publications: proceeding.publications,
    applications: proceeding.applications,
    source: NAME,
    code: said(row.documentCategory),
    date: firstDay(row.documentFilingDate, row.decisionDate, row.decisionIssueDate),
    description: [
      said(row.trialNumber) ?? said(row.proceedingNumber) ?? said(row.appealNumber),
      said(row.documentTitleText) ??
        said(row.appealDocumentCategory) ??
        said(row.documentTypeDescriptionText) ??
        said(row.documentName),
    ]
      .filter(Boolean)
      .join(': '),
  });
}

/** Trials, appeals and interferences of the Patent Trial and Appeal Board, and their papers, of both interfaces. */
export default defineSource({
  name: NAME,
  title: 'USPTO Patent Trial and Appeal Board: proceedings, decisions, documents (JSON)',
  homepage: 'https://data.uspto.gov/',
  licence: 'Public domain (works of the United States government)',
  collection: patentFacts,
  files: ['.json'],
  expect: {},
  recognises: (_base, head) =>
    /"(?:patentTrialProceedingDataBag|patentTrialDocumentDataBag|patentAppealDataBag|patentInterferenceDataBag|patentTrialData)"\s*:/.test(
      head,
    ) ||
    (/"results"\s*:/.test(head) && /"(?:trialNumber|proceedingNumber|proceedingTypeCategory)"\s*:/.test(head)),
  async *read(file): AsyncGenerator<Parsed<any>> {
    const answer = await wholeJson(file);
    const rows = isPlain(answer) ? BAGS.flatMap((bag) => plains(answer[bag])) : [];
    for (const [index, row] of rows.entries()) {
      const proceeding = proceedingOf(row);
      const number = proceeding?.kind === 'proceeding' ? proceeding.decision_number : undefined;
      if (proceeding && proceeding.publications.length + proceeding.applications.length === 0) {
        yield { ok: 'skipped', kind: 'document of a proceeding that does not say of which patent' };
        continue;
      }
      yield about(proceeding, number ?? `row ${index + 1}`, row);
      const paper = proceeding && paperOf(row, proceeding);
      if (paper) yield about(paper, paper.id, row);
    }
    if (rows.length === 0) yield { ok: 'skipped', kind: 'answer without proceedings' };
  },
});
