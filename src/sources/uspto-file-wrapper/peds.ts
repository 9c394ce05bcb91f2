import { type FileWrapper, fileWrappers } from '#collections/file-wrappers/file-wrappers.ts';
import { defineSource, MAX_RAW, type Parsed } from '../source.ts';
import { count, isPlain, type Plain, plains, said, wholeJson } from '../whole-json.ts';
import { dayOf, recordsOf, type StatedFile, type StatedParty, type StatedRelation } from './file.ts';

const NAME = 'uspto-peds';

/** How PEDS says that an application claims an earlier one. */
const RELATIONS: readonly (readonly [RegExp, StatedRelation['relation']])[] = [
  [/continuation in part/i, 'continuation_in_part'],
  [/continuation/i, 'continuation'],
  [/division/i, 'division'],
  [/reissue/i, 'reissue'],
  [/national stage/i, 'national_stage'],
  [/provisional/i, 'provisional'],
  [/reexam/i, 'reexamination'],
  [/substitut/i, 'substitution'],
];

const relation = (text: unknown): StatedRelation['relation'] =>
  RELATIONS.find(([pattern]) => pattern.test(said(text) ?? ''))?.[1] ?? 'other';

function party(one: Plain, person: boolean): StatedParty {
  const [first, second] = [said(one.nameLineOne), said(one.nameLineTwo)];
  const country = said(one.country)?.replace(/[()]/g, '');
  const place = { city: said(one.city), state: said(one.geoCode), country };
  if (person) return { family: first, given: second, ...place };
  // a body's second line says what kind of corporation it is, and sometimes stands first
  const organisation = first !== undefined && /^AN? .*CORP/i.test(first) ? second : first;
  return { organisation, ...place };
}

/**
 * `382/159000` -> `382/159`, `123/00100A` -> `123/1A`, `428/001370` -> `428/1.37`: three digits, then decimals or a
 * letter.
 */
function nationalClass(text: string | undefined): string | undefined {
  const parts = /^(\w{1,3})\/(\d{3})(\w{3})$/.exec(text ?? '');
  if (!parts) return text;
  const [, cls, subclass, rest] = parts as unknown as [string, string, string, string];
  const letters = rest.replace(/^0{1,3}/, '');
  const tail = letters === '' ? '' : /^\d+$/.test(rest) ? String(Number(`0.${rest}`)).slice(1) : letters;
  return `${cls.replace(/^0{1,2}/, '')}/${Number(subclass)}${tail}`;
}

const days = (doc: Plain): NonNullable<FileWrapper['adjustment']> => {
  const parts = {
    a: count(doc.aDelay),
    b: count(doc.bDelay),
    c: count(doc.cDelay),
    overlap: count(doc.overlapDelay),
    applicant: count(doc.applDelay),
    manual: count(doc.ptoAdjustments),
    total: count(doc.totalPtoDays),
  };
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined));
};

function read(doc: Plain): StatedFile {
  const own = said(doc.applId);
  return {
    application: own,
    type: said(doc.appType),
    title: said(doc.patentTitle),
    filed: dayOf(doc.appFilingDate),
    granted: dayOf(doc.patentIssueDate),
    patent: said(doc.patentNumber),
    pregrant: said(doc.appEarlyPubNumber),
    pregrant_date: dayOf(doc.appEarlyPubDate),
    status: said(doc.appStatus),
    status_date: dayOf(doc.appStatusDate),
    adjustment: days(doc),
    parents: plains(doc.parentContinuity).map((one) => ({
      application: said(one.claimApplicationNumberText),
      relation: relation(one.applicationStatusDescription),
      filed: dayOf(one.filingDate),
      patent: said(one.patentNumberText),
    })),
    // a child says that it claims the benefit, not how
    children: plains(doc.childContinuity).map((one) => ({
      application:
        said(one.applicationNumberText) === own
          ? said(one.claimApplicationNumberText)
          : said(one.applicationNumberText),
      relation: relation(one.applicationStatusDescription),
      filed: dayOf(one.filingDate),
      patent: said(one.patentNumberText),
    })),
    priorities: plains(doc.foreignPriority).map((one) => ({
      country: said(one.countryName),
      number: said(one.priorityClaim),
      filed: dayOf(one.filingDate),
    })),
    events: plains(doc.transactions).map((one) => ({
      code: said(one.code),
      text: said(one.description),
      date: dayOf(one.recordDate),
    })),
    inventors: plains(doc.inventors).map((one) => party(one, true)),
    applicants: plains(doc.applicants).map((one) => party(one, false)),
    cpc: [],
    national_class: nationalClass(said(doc.appClsSubCls)),
    examiner: said(doc.appExamName),
    conveyances: plains(doc.assignments).map((one) => ({
      reel: one.reelNumber,
      frame: one.frameNumber,
      text: one.converyanceName,
      recorded: said(one.recordedDate)?.replaceAll('-', '/'),
      assignors: plains(one.assignors).map(({ assignorName, execDate }) => ({
        name: assignorName,
        executed: said(execDate)?.replaceAll('-', '/'),
      })),
      assignees: plains(one.assignee).map((to) => ({
        name: to.assigneeName,
        address: [to.streetLineOneText, to.streetLineTwoText, to.cityName, to.countryCode, to.postalCode],
      })),
    })),
    updated: dayOf(doc.LAST_MOD_TS),
  };
}

/** Answers of the Patent Examination Data System, which ended in March 2025. */
export default defineSource({
  name: NAME,
  title: 'USPTO Patent Examination Data System (PEDS), query answers in JSON',
  homepage: 'https://ped.uspto.gov/',
  licence: 'Public domain (works of the United States government)',
  collection: fileWrappers,
  files: ['.json'],
  expect: { filed: 0.95, status: 0.95, events: 0.95 },
  recognises: (_base, head) => /"queryResults"\s*:/.test(head) && /"searchResponse"\s*:/.test(head),
  async *read(file): AsyncGenerator<Parsed<any>> {
    const at = (value: unknown, ...path: string[]) =>
      path.reduce((inner, name) => (isPlain(inner) ? inner[name] : undefined), value);
    const docs = plains(at(await wholeJson(file), 'queryResults', 'searchResponse', 'response', 'docs'));
    for (const doc of docs) yield* recordsOf(read(doc), NAME, file.base, JSON.stringify(doc).slice(0, MAX_RAW));
    if (docs.length === 0) yield { ok: 'skipped', kind: 'answer without applications' };
  },
});
