import { type PatentFact, patentFacts } from '#collections/patent-facts/patent-facts.ts';
import { defineSource, type Parsed } from '../source.ts';
import { isPlain, type Plain, plains, said, wholeJson } from '../whole-json.ts';
import { about, applicationsOf, factOf, firstDay } from './about.ts';

const NAME = 'uspto-office-actions';

const GROUNDS: readonly (readonly [field: string, words: string])[] = [
  ['hasRej101', '35 U.S.C. 101'],
  ['hasRej102', '35 U.S.C. 102'],
  ['hasRej103', '35 U.S.C. 103'],
  ['hasRej112', '35 U.S.C. 112'],
  ['hasRejDP', 'double patenting'],
];

const claimsOf = (row: Plain): string | undefined =>
  Array.isArray(row.claimNumberArrayDocument)
    ? row.claimNumberArrayDocument.flatMap((one) => said(one) ?? []).join(',') || undefined
    : said(row.relatedClaimNumberText);

/** `102` is a section of title 35; the column also has grounds in words: `nonstatutory double patenting`. */
function groundOf(row: Plain): string | undefined {
  const stated = said(row.legalSectionCode);
  return stated && /^\d/.test(stated) ? `35 U.S.C. ${stated}` : stated;
}

/** What a row says: a rejection, or a reference that was cited. */
function describe(row: Plain): string | undefined {
  const claims = claimsOf(row);
  const ground = groundOf(row);
  const cited = said(row.citedDocumentIdentifier) ?? said(row.referenceIdentifier);
  if (cited) {
    const category = said(row.citationCategoryCode);
    return `cites ${cited}${category ? ` (${category})` : ''}${ground ? `, ${ground}` : ''}${claims ? `, against claims ${claims}` : ''}`;
  }
  if (ground) return `rejection${claims ? ` of claims ${claims}` : ''} under ${ground}`;
  // they are of the whole action, not of the claims of its row
  const grounds = GROUNDS.flatMap(([field, words]) => (Number(row[field]) === 1 ? [words] : []));
  return grounds.length > 0 ? `rejection under ${grounds.join(', ')}` : undefined;
}

function factOfRow(row: Plain): PatentFact | undefined {
  const id = said(row.id);
  const description = describe(row);
  if (id === undefined || description === undefined) return undefined;
  return factOf({
    id: `uspto-office-action ${id}`,
    kind: 'document',
    publications: [],
    applications: applicationsOf(row.patentApplicationNumber),
    source: NAME,
    code: said(row.legacyDocumentCodeIdentifier) ?? said(row.officeActionCategory),
    date: firstDay(row.submissionDate, row.officeActionDate),
    description: description.slice(0, 2_000),
    updated: firstDay(row.createDateTime),
  });
}

/** Rejections and citations of office actions, as the interfaces of the USPTO answer them. */
export default defineSource({
  name: NAME,
  title: 'USPTO office actions: rejections, citations, enriched citations (JSON)',
  homepage: 'https://data.uspto.gov/',
  licence: 'Public domain (works of the United States government)',
  collection: patentFacts,
  files: ['.json'],
  expect: {},
  recognises: (_base, head) =>
    /"apiKey"\s*:\s*"(?:oa_|enriched)/.test(head) ||
    (/"patentApplicationNumber"\s*:/.test(head) &&
      /"(?:legalSectionCode|officeActionCategory|citedDocumentIdentifier|hasRej101)"/.test(head)),
  async *read(file): AsyncGenerator<Parsed<any>> {
    const answer = await wholeJson(file);
    const response = isPlain(answer) ? answer.response : undefined;
    const rows = plains(isPlain(response) ? response.docs : undefined);
    for (const [index, row] of rows.entries()) {
      const fact = factOfRow(row);
      if (fact) yield about(fact, fact.id, row);
      else if (said(row.id)) yield { ok: 'skipped', kind: 'row that states neither a rejection nor a citation' };
      else yield about(undefined, `row ${index + 1}`, row);
    }
    if (rows.length === 0) yield { ok: 'skipped', kind: 'list of fields, or answer without rows' };
  },
});
