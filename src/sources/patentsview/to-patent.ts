import type { Party, Patent, PatentCitation, Priority } from '#collections/patents/patent.ts';
import { readClaims } from '#patents/claims.ts';
import { normaliseClass } from '#patents/classes.ts';
import { parseDay } from '#patents/dates.ts';
import { personName } from '#patents/names.ts';
import { publicationNumber } from '#patents/numbers.ts';
import { patentDraft, present, signed } from '../patent-draft.ts';
import { applicationOf, citationPhase, country, defined, distinct, party, publicationOf } from '../uspto/record.ts';
import { count, type Plain, plains, said } from '../whole-json.ts';
import { tidy } from '../xml.ts';

export const NAME = 'patentsview';

const original = { lang: 'en', origin: 'original' as const };
/**
 * What rows of grants and of published applications have: other names are reported. Left out are numbers that follow
 * from the rest of the corpus, PatentsView's own groupings, and what a record has no place for.
 */
export const KNOWN: ReadonlySet<string> = new Set(
  `patent_id patent_title patent_type patent_date patent_year patent_abstract wipo_kind withdrawn application assignees
  attorneys cpc_at_issue cpc_current examiners figures foreign_priority gov_interest_organizations
  gov_interest_statement gov_interest_contract_award_numbers granted_pregrant_crosswalk inventors ipcr pct_data
  patent_detail_desc_length patent_earliest_application_date patent_num_foreign_documents_cited
  patent_num_times_cited_by_us_patents patent_num_total_documents_cited patent_num_us_applications_cited
  patent_num_us_patents_cited patent_processing_days patent_term_extension us_related_documents us_term_of_grant
  patent_cpc_current_group_average_patent_processing_days patent_uspc_current_mainclass_average_patent_processing_days
  uspc_at_issue wipo botanic document_number publication_title publication_type publication_date publication_year
  publication_abstract series_code rule_47_flag us_parties`.split(/\s+/),
);

const dayOf = (value: unknown) => parseDay(said(value));

/** The objects of a list in the order that their own numbers give. */
const ordered = (value: unknown, by: string): Plain[] =>
  plains(value).sort((a, b) => (count(a[by]) ?? 0) - (count(b[by]) ?? 0));

/** Governments among the types of assignees, a part interest (`1` before it) too. */
const GOVERNMENT = /^1?[6-9]$/;

const assigneesOf = (row: Plain): Party[] =>
  present(
    ordered(row.assignees, 'assignee_sequence').map((one) =>
      party({
        organisation: said(one.assignee_organization),
        family: said(one.assignee_individual_name_last),
        given: said(one.assignee_individual_name_first),
        city: said(one.assignee_city),
        state: said(one.assignee_state),
        country: said(one.assignee_country),
        type: GOVERNMENT.test(said(one.assignee_type) ?? '') ? 'government' : undefined,
      }),
    ),
  );

const inventorsOf = (row: Plain): Party[] =>
  present(
    ordered(row.inventors, 'inventor_sequence').map((one) =>
      party({
        family: said(one.inventor_name_last),
        given: said(one.inventor_name_first),
        city: said(one.inventor_city),
        state: said(one.inventor_state),
        country: said(one.inventor_country),
      }),
    ),
  );

/** `A` `61` `F` `013` `00` is `A61F13/00`; what has no group is a subclass. */
function ipcOf(one: Plain): string | undefined {
  const part = (name: string) => said(one[`ipc_${name}`]) ?? '';
  const [group, subgroup] = [part('main_group'), part('subgroup')];
  const subclass = part('section') + part('class') + part('subclass');
  return normaliseClass(group && subgroup ? `${subclass}${group}/${subgroup}` : subclass);
}

const classesOf = (row: Plain): Pick<Patent, 'ipc' | 'cpc' | 'us_classes'> => ({
  ipc: distinct(ordered(row.ipcr, 'ipc_sequence').map(ipcOf)),
  cpc: distinct(ordered(row.cpc_current, 'cpc_sequence').map((one) => normaliseClass(said(one.cpc_group_id) ?? ''))),
  us_classes: distinct(
    ordered(row.uspc_at_issue, 'uspc_sequence').map((one) => normaliseClass(said(one.uspc_subclass_id) ?? '')),
  ),
});

const prioritiesOf = (row: Plain): Priority[] =>
  present(
    ordered(row.foreign_priority, 'priority_claim_sequence').map((one) => {
      const [office, number] = [country(said(one.foreign_country_filed)), said(one.foreign_application_id)];
      const date = dayOf(one.filing_date);
      return office && number
        ? { country: office, number: applicationOf(office, number, date), ...(date !== undefined && { date }) }
        : undefined;
    }),
  );

const peopleOf = (rows: readonly Plain[], kind: string) =>
  rows.map((one) => ({
    name: personName(
      said(one[`${kind}_name_last`]) ?? said(one[`${kind}_last_name`]),
      said(one[`${kind}_name_first`]) ?? said(one[`${kind}_first_name`]),
    ),
    row: one,
  }));

function examinersOf(row: Plain): Patent['examiners'] {
  return peopleOf(plains(row.examiners), 'examiner').flatMap(({ name, row: { examiner_role } }) => {
    const role = said(examiner_role);
    return name ? [{ name, ...((role === 'primary' || role === 'assistant') && { role }) }] : [];
  });
}

const agentsOf = (row: Plain): Pick<Patent, 'agents' | 'agencies'> => {
  const attorneys = ordered(row.attorneys, 'attorney_sequence');
  return {
    agents: present(peopleOf(attorneys, 'attorney').map(({ name }) => party({ family: name }))),
    agencies: present(attorneys.map((one) => party({ organisation: said(one.attorney_organization) }))),
  };
};

/** A text in one line, however long. */
const lineOf = (value: unknown) => (typeof value === 'string' ? tidy(value) : undefined);

const textIn = (value: unknown): Patent['titles'] => {
  const text = lineOf(value);
  return text ? [{ ...original, text }] : [];
};

/** How many US patents cite it, as PatentsView counts them; absent of one that gives no count. */
function citedBy(row: Plain): Pick<Patent, 'stated_counts'> {
  const times = count(row.patent_num_times_cited_by_us_patents);
  return times === undefined ? {} : { stated_counts: [{ of: 'cited_by', count: times, source: NAME }] };
}

/** A grant of `/patent/`. Classes are those of today, not those printed. @throws RangeError if its number is none. */
export function grantOf(row: Plain, file: string): Patent {
  const granted = dayOf(row.patent_date);
  const [application] = plains(row.application);
  const filed = dayOf(application?.filing_date);
  const number = said(application?.application_id);
  return signed(
    {
      ...patentDraft(publicationNumber('US', said(row.patent_id) ?? '', said(row.wipo_kind))),
      ...defined({
        publication_date: granted,
        grant_date: granted,
        filing_date: filed,
        application_number: number && applicationOf('US', number, filed),
      }),
      ...citedBy(row),
      priorities: prioritiesOf(row),
      stated_family_members: present(
        plains(row.granted_pregrant_crosswalk).map((one) => {
          const document = said(one.document_number);
          return document && publicationOf('US', document, undefined);
        }),
      ),
      titles: textIn(row.patent_title),
      abstracts: textIn(row.patent_abstract),
      assignees: assigneesOf(row),
      inventors: inventorsOf(row),
      examiners: examinersOf(row),
      ...agentsOf(row),
      ...classesOf(row),
    },
    NAME,
    file,
  );
}

/** A published application of `/publication/`. @throws RangeError if its number is none. */
export function publicationOfRow(row: Plain, file: string): Patent {
  const links = plains(row.granted_pregrant_crosswalk);
  const number = said(links[0]?.application_number);
  return signed(
    {
      ...patentDraft(publicationNumber('US', said(row.document_number) ?? '', undefined)),
      ...defined({
        publication_date: dayOf(row.publication_date),
        application_number: number && applicationOf('US', number, undefined),
      }),
      priorities: prioritiesOf(row),
      stated_family_members: present(
        links.map((one) => {
          const grant = said(one.patent_id);
          return grant && publicationOf('US', grant, undefined);
        }),
      ),
      titles: textIn(row.publication_title),
      abstracts: textIn(row.publication_abstract),
      assignees: assigneesOf(row),
      inventors: inventorsOf(row),
      ...classesOf(row),
    },
    NAME,
    file,
  );
}

/** The number of the document that a row of texts or citations is about. @throws RangeError if it is none. */
const aboutOf = (row: Plain) =>
  publicationNumber('US', said(row.patent_id) ?? said(row.document_number) ?? '', undefined);

/** Rows of claims of one document. The number is printed before the text once more. */
export function claimsOf(rows: readonly Plain[], file: string): Patent {
  const claims = rows
    .flatMap((row) => {
      const number = count(row.claim_number) ?? (count(row.claim_sequence) ?? 0) + 1;
      const text = lineOf(row.claim_text)?.replace(/^\d{1,4} ?\. ?/, '');
      return text && number > 0 ? [{ number, text }] : [];
    })
    .sort((a, b) => a.number - b.number);
  if (claims.length === 0) throw new RangeError('none of its claims has a text');
  const read = readClaims(claims, 'en').map((claim) => ({ ...claim, parents: [...claim.parents] }));
  return signed({ ...patentDraft(aboutOf(rows[0]!)), claims: [{ ...original, claims: read }] }, NAME, file);
}

/**
 * Rows of cited patents or applications of one document. The first day of a month stands where a month is printed
 * alone: it is left out.
 */
export function citingOf(rows: readonly Plain[], file: string): Patent {
  const cites = ordered(rows, 'citation_sequence').flatMap((row): PatentCitation[] => {
    const cited = said(row.citation_patent_id) ?? said(row.citation_document_number);
    const number = cited && publicationOf('US', cited, said(row.citation_wipo_kind));
    const date = dayOf(row.citation_date);
    return number
      ? [
          {
            publication_number: number,
            ...defined({
              phase: citationPhase(said(row.citation_category)),
              date: date !== undefined && date % 100 !== 1 ? date : undefined,
            }),
          },
        ]
      : [];
  });
  if (cites.length === 0) throw new RangeError('none of its citations has a number');
  return signed({ ...patentDraft(aboutOf(rows[0]!)), cites }, NAME, file);
}
