import { type FileWrapper, fileWrappers } from '#collections/file-wrappers/file-wrappers.ts';
import { type PatentFact, patentFacts } from '#collections/patent-facts/patent-facts.ts';
import { defineSource, MAX_RAW, type Parsed } from '../source.ts';
import { count, isPlain, type Plain, plains, said, wholeJson } from '../whole-json.ts';
import { applicationOf, dayOf, recordsOf, type StatedFile, type StatedParty, type StatedRelation } from './file.ts';

const NAME = 'uspto-odp';

/** Codes of the office for how an application claims an earlier one. */
const RELATIONS: Readonly<Record<string, StatedRelation['relation']>> = {
  CON: 'continuation',
  DIV: 'division',
  CIP: 'continuation_in_part',
  NST: 'national_stage',
  REI: 'reissue',
  PRO: 'provisional',
  REX: 'reexamination',
  SUB: 'substitution',
};

/**
 * `ApplicationNumber` -> `applicationNumber`, at every depth: one of the interface's clients writes names in Pascal
 * case.
 */
function camel(value: unknown, depth = 0): unknown {
  if (depth > 12) return undefined;
  if (Array.isArray(value)) return value.map((one) => camel(one, depth + 1));
  if (!isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      // names of one capital word, such as URI, stay
      /^[A-Z]{2}/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1),
      camel(inner, depth + 1),
    ]),
  );
}

const first = (...values: unknown[]): unknown => values.find((value) => value !== undefined && value !== null);
const inside = (value: unknown, name: string): unknown => (isPlain(value) ? value[name] : undefined);

function party(one: Plain, person: boolean): StatedParty {
  const [address] = plains(one.correspondenceAddressBag);
  const place = {
    city: said(address?.cityName),
    state: said(address?.geographicRegionName),
    country: said(first(address?.countryCode, one.countryCode)),
  };
  const [family, given] = [said(one.lastName), [said(one.firstName), said(one.middleName)].filter(Boolean).join(' ')];
  const organisation = said(first(one.applicantNameText, one.applicant));
  if (!person && organisation !== undefined) return { organisation, ...place };
  return family !== undefined ? { family, given, ...place } : { organisation: said(one.inventorNameText), ...place };
}

function adjustment(data: unknown): NonNullable<FileWrapper['adjustment']> {
  if (!isPlain(data)) return {};
  const parts = {
    a: count(data.aDelayQuantity),
    b: count(data.bDelayQuantity),
    c: count(data.cDelayQuantity),
    overlap: count(first(data.overlappingDayQuantity, data.overlappingDelayQuantity)),
    applicant: count(data.applicantDayDelayQuantity),
    manual: count(data.ipOfficeAdjustmentDelayQuantity),
    total: count(data.adjustmentTotalQuantity),
  };
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined));
}

const relatives = (bag: unknown, whose: 'parent' | 'child'): StatedRelation[] =>
  plains(bag).map((one) => ({
    application: said(one[`${whose}ApplicationNumberText`]),
    relation: RELATIONS[said(one.claimParentageTypeCode) ?? ''] ?? 'other',
    filed: dayOf(first(one[`${whose}ApplicationFilingDate`], one.filingDate)),
    patent: said(first(one[`${whose}PatentNumber`], one.patentNumber)),
  }));

function read(row: Plain): StatedFile {
  const meta = isPlain(row.applicationMetaData) ? row.applicationMetaData : row;
  const continuity = isPlain(row.continuityBag) ? row.continuityBag : row;
  return {
    application: said(first(row.applicationNumberText, row.applicationNumber)),
    type: said(meta.applicationTypeLabelName),
    title: said(meta.inventionTitle),
    filed: dayOf(meta.filingDate),
    granted: dayOf(meta.grantDate),
    patent: said(meta.patentNumber),
    pregrant: said(meta.earliestPublicationNumber),
    pregrant_date: dayOf(meta.earliestPublicationDate),
    status: said(meta.applicationStatusDescriptionText),
    status_date: dayOf(meta.applicationStatusDate),
    adjustment: adjustment(row.patentTermAdjustmentData),
    parents: relatives(continuity.parentContinuityBag, 'parent'),
    children: relatives(continuity.childContinuityBag, 'child'),
    priorities: plains(first(row.foreignPriorityBag, row.claims)).map((one) => ({
      country: said(first(one.ipOfficeName, one.iPOfficeName, one.IPOfficeName)),
      number: said(first(one.applicationNumberText, one.applicationNumber, one.priorityNumberText)),
      filed: dayOf(one.filingDate),
    })),
    events: plains(first(row.eventDataBag, row.transactionContentBag)).map((one) => ({
      code: said(first(one.eventCode, one.caseActionCode)),
      text: said(first(one.eventDescriptionText, one.caseActionDescriptionText)),
      date: dayOf(first(one.eventDate, one.recordedDate)),
    })),
    inventors: plains(first(meta.inventorBag, meta.inventors)).map((one) => party(one, true)),
    applicants: plains(first(meta.applicantBag, meta.applicants)).map((one) => party(one, false)),
    cpc: (Array.isArray(meta.cpcClassificationBag) ? meta.cpcClassificationBag : []).flatMap(
      (one) => said(one)?.replace(/\s+/g, '') ?? [],
    ),
    national_class: said(first(meta.uspcSymbolText, meta['class/subclass'])),
    examiner: said(meta.examinerNameText),
    conveyances: plains(row.assignmentBag).map((one) => {
      const [reel, frame] = String(first(one.reelAndFrameNumber, one['reelNumber/frameNumber']) ?? '').split('/');
      return {
        reel: reel || one.reelNumber,
        frame: frame || one.frameNumber,
        text: one.conveyanceText,
        recorded: one.assignmentRecordedDate,
        assignors: plains(one.assignorBag).map(({ assignorName, executionDate }) => ({
          name: assignorName,
          executed: executionDate,
        })),
        assignees: plains(one.assigneeBag).map((to) => {
          const at = isPlain(to.assigneeAddress) ? to.assigneeAddress : {};
          return {
            name: to.assigneeNameText,
            address: [
              at.addressLineOneText,
              at.addressLineTwoText,
              at.cityName,
              first(at.geographicRegionName, at.geographicRegionCode),
              at.countryName,
              at.postalCode,
            ],
          };
        }),
      };
    }),
    updated: dayOf(row.lastIngestionDateTime),
  };
}

/** A document of a file, as the listing names it. */
function documentOf(row: Plain): PatentFact | undefined {
  const application = applicationOf(said(row.applicationNumberText));
  const id = said(row.documentIdentifier);
  if (application === undefined || id === undefined) return undefined;
  const pages = plains(row.downloadOptionBag).map(({ pageTotalQuantity }) => count(pageTotalQuantity) ?? 0);
  const [code, description] = [said(row.documentCode), said(row.documentCodeDescriptionText)];
  const date = dayOf(said(row.officialDate)?.slice(0, 10));
  return {
    id: `uspto-document ${application} ${id}`,
    kind: 'document',
    publications: [],
    applications: [application],
    source: NAME,
    ...(code && { code }),
    ...(description && { description }),
    ...(date !== undefined && { date }),
    ...(Math.max(0, ...pages) > 0 && { pages: Math.max(...pages) }),
  };
}

/** A decision on a petition. */
function petitionOf(row: Plain): PatentFact | undefined {
  const application = applicationOf(said(row.applicationNumberText));
  const id = said(row.petitionDecisionRecordIdentifier);
  if (application === undefined || id === undefined) return undefined;
  const texts = (value: unknown) => (Array.isArray(value) ? value.flatMap((one) => said(one) ?? []) : []);
  const about = texts(row.petitionIssueConsideredTextBag).join('; ');
  const [decided, filed] = [dayOf(row.decisionDate), dayOf(row.petitionMailDate)];
  const outcome = said(row.decisionTypeCodeDescriptionText);
  const grounds = [...texts(row.statuteBag), ...texts(row.ruleBag)];
  return {
    id: `uspto-petition ${id}`,
    kind: 'proceeding',
    publications: [],
    applications: [application],
    source: NAME,
    country: 'US',
    case_type: about ? `petition: ${about}` : 'petition',
    decision_number: id,
    ...(decided !== undefined && { decision_date: decided }),
    ...(filed !== undefined && { filing_date: filed }),
    ...(outcome && { outcome }),
    ...(grounds.length > 0 && { legal_grounds: grounds }),
  };
}

/** Bags of an answer that hold no applications, and what they are. */
const OTHER: Readonly<Record<string, string>> = {
  statusCodeBag: 'table of status codes',
  bulkDataProductBag: 'list of bulk data products',
  patentdata: 'downloaded listing without application numbers',
  petitionDecisionData: 'downloaded listing of petitions without application numbers',
};

/** Answers of the Open Data Portal of the USPTO: of the beta of 2024 and of 2025, whole files and parts of them. */
export default defineSource({
  name: NAME,
  title: 'USPTO Open Data Portal: patent file wrappers, documents, petitions (JSON)',
  homepage: 'https://data.uspto.gov/',
  licence: 'Public domain (works of the United States government)',
  collection: fileWrappers,
  files: ['.json'],
  expect: {},
  recognises: (_base, head) =>
    /"(?:patentBag|patentFileWrapperDataBag|petitionDecisionDataBag|petitionDecisionData|statusCodeBag|bulkDataProductBag|patentdata)"\s*:/.test(
      head,
    ) ||
    (/"documentBag"\s*:/.test(head) && /"applicationNumberText"/.test(head)) ||
    (/"ApplicationNumber"\s*:/.test(head) &&
      /"(?:ApplicationConfirmationNumber|Claims|GrantDocumentMetaData|PgpubDocumentMetaData)"/.test(head)) ||
    /^\s*\{\s*"success"\s*:\s*true\s*,\s*"source"\s*:\s*"odp"/.test(head) ||
    // of other interfaces an answer begins with it that tells no error: `"error":false`
    /^\s*\{\s*"error"\s*:(?!\s*false)/.test(head),
  async *read(file): AsyncGenerator<Parsed<any>> {
    const answer = camel(await wholeJson(file));
    if (!isPlain(answer) || first(answer.error, answer.errorDetails) !== undefined) {
      yield { ok: 'skipped', kind: 'answer that tells an error' };
      return;
    }
    for (const [name, kind] of Object.entries(OTHER))
      if (answer[name] !== undefined) {
        yield { ok: 'skipped', kind };
        return;
      }
    const facts = [
      ...plains(answer.documentBag).map((row) => [row, documentOf(row)] as const),
      ...plains(answer.petitionDecisionDataBag).map((row) => [row, petitionOf(row)] as const),
    ];
    for (const [index, [row, record]] of facts.entries()) {
      const raw = JSON.stringify(row).slice(0, MAX_RAW);
      if (record) yield { ok: true, record, into: patentFacts, raw };
      else yield { ok: false, id: `row ${index + 1}`, reason: 'names no application or has no identifier', raw };
    }
    if (facts.length > 0) return;
    const rows = plains(first(answer.patentBag, answer.patentFileWrapperDataBag, answer.results));
    const all = rows.length > 0 ? rows : [answer];
    for (const row of all) {
      const stated = read(row);
      if (stated.application === undefined)
        yield { ok: 'skipped', kind: 'part of a file that does not say of which application' };
      else if (inside(row, 'applicationNumberText') !== undefined && Object.keys(row).length === 1)
        yield { ok: 'skipped', kind: 'entry with a number alone' };
      else yield* recordsOf(stated, NAME, file.base, JSON.stringify(row).slice(0, MAX_RAW));
    }
  },
});
