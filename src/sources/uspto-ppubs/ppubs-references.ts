import type { LiteratureCitation, Patent, PatentCitation, Priority } from '#collections/patents/patent.ts';
import { parseDay } from '#patents/dates.ts';
import { readableText } from '../uspto/readable-text.ts';
import {
  applicationOf,
  citationPhase,
  country,
  defined,
  distinct,
  distinctPriorities,
  doiIn,
  publicationOf,
} from '../uspto/record.ts';
import { htmlTree } from './html-tree.ts';
import { list, markup, type PpubsDocument, text } from './ppubs-fields.ts';

type Relation = Patent['related_documents'][number]['relation'];

const RELATIONS: readonly (readonly [RegExp, Relation])[] = [
  [/continuation-in-part/, 'continuation_in_part'],
  [/continuation|continuing-reissue/, 'continuation'],
  [/division/, 'division'],
  [/reissue/, 'reissue'],
  [/us-provisional-application/, 'provisional'],
  [/substitution/, 'substitution'],
];

/**
 * `continuation parent-doc US 11064519 20050224 US Re. 40731 child-doc US 08676890`, `parent US continuation 15480914
 * 20170406`, `us-provisional-application US 62097644 20141230`.
 */
function parentOf(
  statement: string,
): { relation: Relation; number: string; day: number | undefined; country: string } | undefined {
  const ahead = statement.split(/\bchild(?:-doc)?\b/)[0]!;
  const relation = RELATIONS.find(([pattern]) => pattern.test(ahead))?.[1];
  const m =
    /(?:parent-doc|us-provisional-application)\s+([A-Z]{2})\s+(PCT\/\w+\/\d+|\d{7,8})(?:\s+(\d{8}))?/.exec(ahead) ??
    /\bparent\s+([A-Z]{2})\s+[a-z-]+\s+(PCT\/\w+\/\d+|\d{7,8})(?:\s+(\d{8}))?/.exec(ahead);
  if (!relation || !m) return undefined;
  return { relation, number: m[2]!, day: parseDay(m[3]), country: m[2]!.startsWith('PCT/') ? 'WO' : m[1]! };
}

/**
 * Continuity as structured statements; where older documents have a sentence instead, it stays in the description only.
 */
export function relatedOf(
  document: PpubsDocument,
): Pick<Patent, 'priorities' | 'related_documents' | 'stated_family_members'> {
  const priorities: Priority[] = [];
  const related: Patent['related_documents'] = [];
  const offices = list(document, 'priorityClaimsCountry');
  const days = list(document, 'priorityClaimsDate');
  list(document, 'priorityClaimsDocNumber').forEach((number, index) => {
    const office = country(offices[index]);
    const date = parseDay(days[index]);
    if (office && number)
      priorities.push(defined({ country: office, number: applicationOf(office, number, date), date }));
  });
  const statements = markup(document, 'continuityData').flatMap(
    (one) => readableText(htmlTree(one))?.split('\n') ?? [],
  );
  for (const statement of statements) {
    const parent = parentOf(statement);
    if (!parent) continue;
    const reference = {
      country: parent.country,
      number: applicationOf(parent.country, parent.number, parent.day),
      date: parent.day,
    };
    related.push(defined({ relation: parent.relation, ...reference }));
    if (parent.relation !== 'substitution') priorities.push(defined(reference));
  }
  const published = list(document, 'priorPublishedDocIdentifier').map((identifier) => {
    const m = /^([A-Z]{2})\s+(\S+)(?:\s+([A-Z]\d?))?$/.exec(identifier ?? '');
    return m ? publicationOf(m[1]!, m[2]!, m[3]) : undefined;
  });
  return {
    priorities: distinctPriorities(priorities),
    related_documents: related,
    stated_family_members: distinct(published),
  };
}

/**
 * `US 2003/0076485 A1 Ruff et al. 20030400 cited by applicant`, `US D323169 S 19920100 Saito D15/32 cited by examiner`,
 * `2952318 19600900 Ritch 166/278`.
 */
const US_REFERENCE = /^(?:US )?((?:RE|PP|D|H|T)?\.? ?[\d,/]+)(?: ([A-Z]\d?)(?= ))? (?:.*? )?(\d{8})\b/i;
/** `WO WO 2005/080928 A1 20050900 cited by applicant`, `0 379 828 19891200 EP`. */
const FOREIGN_REFERENCE = /^([A-Z]{2}) (.+?)(?: ([A-Z]\d?))? (\d{8})\b/;
const FOREIGN_LAST = /^(.+?) (\d{8}) ([A-Z]{2})$/;

/** As the patterns above read a statement. */
const singleBlanks = (statement: string | undefined) => (statement ?? '').replace(/\s+/g, ' ');

function usCitations(document: PpubsDocument): PatentCitation[] {
  const groups = list(document, 'usRefGroup');
  if (groups.length > 0) {
    return groups.flatMap((group) => {
      const m = US_REFERENCE.exec(singleBlanks(group));
      const cited = m && publicationOf('US', m[1]!, m[2]);
      return cited ? [defined({ publication_number: cited, phase: phaseIn(group), date: parseDay(m[3]) })] : [];
    });
  }
  return list(document, 'urpn').flatMap((number) => {
    const cited = number && publicationOf('US', number, undefined);
    return cited ? [{ publication_number: cited }] : [];
  });
}

/** A number without the office that some print before it. */
function withoutOffice(number: string, office: string): string {
  const rest = number.startsWith(office) ? number.slice(office.length) : '';
  return /^\s/.test(rest) ? rest.trimStart() : number;
}

function foreignCitations(document: PpubsDocument): PatentCitation[] {
  return list(document, 'foreignRefGroup').flatMap((group) => {
    const first = FOREIGN_REFERENCE.exec(singleBlanks(group));
    const last = first ? undefined : FOREIGN_LAST.exec(singleBlanks(group));
    const cited = first
      ? publicationOf(first[1]!, withoutOffice(first[2]!, first[1]!), first[3])
      : last
        ? publicationOf(last[3]!, last[1]!, undefined)
        : undefined;
    return cited
      ? [defined({ publication_number: cited, phase: phaseIn(group), date: parseDay(first?.[4] ?? last?.[2]) })]
      : [];
  });
}

const phaseIn = (statement: string | undefined) => citationPhase(/cited by [\s\S]*$/.exec(statement ?? '')?.[0]);

/** Citations; a line of `otherRefPub` is one document of the literature. */
export function citationsOf(document: PpubsDocument): Pick<Patent, 'cites' | 'cites_literature'> {
  const lines = markup(document, 'otherRefPub').flatMap((one) => readableText(htmlTree(one))?.split('\n') ?? []);
  const literature = lines.flatMap((line): LiteratureCitation[] => {
    const words = line
      .replace(/(?<!\s)\s*\bcited by (?:examiner|applicant|other|third party)(?:\s*\.)?\s*$/i, '')
      .trim();
    return words ? [defined({ text: words, doi: doiIn(words), phase: phaseIn(line) })] : [];
  });
  return { cites: [...usCitations(document), ...foreignCitations(document)], cites_literature: literature };
}

/** PCT application of a national stage. */
export function pctOf(document: PpubsDocument): Pick<Patent, 'pct_application'> {
  const number = text(document, 'pctFilingNumber');
  const date = parseDay(text(document, 'pctFilingDate'));
  if (!number) return {};
  const entry_date = parseDay(text(document, 'pct371c124Date'));
  return { pct_application: defined({ number: applicationOf('WO', number, date), date, entry_date }) };
}
