import type { LiteratureCitation, Patent, PatentCitation, Priority } from '#collections/patents/patent.ts';
import { normaliseClass, usClass } from '#patents/classes.ts';
import { parseDay } from '#patents/dates.ts';
import { parsePublicationNumber } from '#patents/numbers.ts';
import type { XmlElement } from '../xml.ts';
import { readableText } from './readable-text.ts';
import {
  applicationOf,
  citationPhase,
  country,
  defined,
  distinct,
  distinctPriorities,
  doiIn,
  publicationOf,
} from './record.ts';

/** Number, office and date of a `document-id`. */
export interface DocumentId {
  readonly country: string;
  readonly number: string;
  readonly kind: string | undefined;
  readonly day: number | undefined;
}

export function documentId(element: XmlElement | undefined): DocumentId | undefined {
  if (!element) return undefined;
  const number = element.text('doc-number');
  const stated = country(element.text('country'));
  const office = number?.startsWith('PCT/') ? 'WO' : stated;
  const kind = element.text('kind');
  const day = parseDay(element.text('date'));
  element.ignoreAt('name');
  if (number === undefined || office === undefined) return undefined;
  return { country: office, number, kind: kind && /^[A-Z][0-9A-Z]?$/.test(kind) ? kind : undefined, day };
}

type Relation = Patent['related_documents'][number]['relation'];

/** Elements of `us-related-documents`. */
const RELATIONS: Readonly<Record<string, Relation>> = {
  division: 'division',
  'us-divisional-reissue': 'division',
  continuation: 'continuation',
  'continuation-in-part': 'continuation_in_part',
  'continuing-reissue': 'continuation',
  reissue: 'reissue',
  substitution: 'substitution',
  addition: 'other',
  reexamination: 'other',
  'us-reexamination-reissue-merger': 'other',
  correction: 'other',
  'utility-model-basis': 'other',
};

/** Relations whose parent's filing date counts for the term (35 U.S.C. 120, 121, 365(c)). */
const BENEFIT: ReadonlySet<Relation> = new Set(['division', 'continuation', 'continuation_in_part']);

export interface RelatedReferences {
  readonly priorities: Priority[];
  readonly related_documents: Patent['related_documents'];
  /** Earlier publications of the same application. */
  readonly stated_family_members: string[];
  /** Filing days of earlier applications whose benefit is claimed. */
  readonly benefit_days: (number | undefined)[];
}

/**
 * Priorities and related documents. Priorities are, as in the DOCDB data of the offices: foreign claims, provisional
 * applications, and the parents of continuations, divisions, continuations in part and reissues.
 */
export function readRelated(biblio: XmlElement): RelatedReferences {
  const priorities: Priority[] = [];
  const related: Patent['related_documents'] = [];
  const published: (string | undefined)[] = [];
  const benefit: (number | undefined)[] = [];
  for (const claim of biblio.every('priority-claims/priority-claim')) {
    const id = documentId(claim);
    claim.ignoreAt('id', 'office-of-filing');
    if (id) priorities.push(priorityOf(id));
  }
  const documents = biblio.child('us-related-documents');
  for (const element of documents?.all(...Object.keys(RELATIONS)) ?? []) {
    const relation = RELATIONS[element.name]!;
    for (const document of element.every('relation/parent-doc')) {
      const id = documentId(document.child('document-id'));
      if (id) {
        related.push(relatedOf(relation, id));
        if (relation !== 'other' && relation !== 'substitution') priorities.push(priorityOf(id));
        if (BENEFIT.has(relation)) benefit.push(id.day);
      }
      for (const granted of document.every('parent-grant-document/document-id')) {
        const patent = documentId(granted);
        const number = patent && publicationOf(patent.country, patent.number, patent.kind);
        if (patent && number) related.push(defined({ relation, country: patent.country, number, date: patent.day }));
      }
      for (const international of document.every('parent-pct-document/document-id')) {
        const pct = documentId(international);
        if (pct) related.push(relatedOf(relation, pct));
      }
      document.ignoreAt('parent-status');
    }
    // The child is this document, or the one that the next relation names as parent.
    element.ignoreAt('relation/child-doc');
  }
  for (const element of documents?.all('us-provisional-application') ?? []) {
    const id = documentId(element.child('document-id'));
    element.ignoreAt('us-provisional-application-status');
    if (!id) continue;
    priorities.push(priorityOf(id));
    related.push(relatedOf('provisional', id));
  }
  for (const element of documents?.every('related-publication/document-id') ?? []) {
    const id = documentId(element);
    if (id) published.push(publicationOf(id.country, id.number, id.kind));
  }
  for (const hague of biblio.all('hague-agreement-data')) {
    const number = hague.text('international-registration-number');
    const date = parseDay(hague.text('international-registration-date/date'));
    if (number) related.push(defined({ relation: 'other', country: 'WO', number, date }));
    hague.ignore();
  }
  return {
    priorities: distinctPriorities(priorities),
    related_documents: related,
    stated_family_members: distinct(published),
    benefit_days: benefit,
  };
}

const priorityOf = (id: DocumentId): Priority =>
  defined({ country: id.country, number: applicationOf(id.country, id.number, id.day), date: id.day });

const relatedOf = (relation: Relation, id: DocumentId) =>
  defined({ relation, country: id.country, number: applicationOf(id.country, id.number, id.day), date: id.day });

/** PCT application and publication of a national stage. */
export function readPct(biblio: XmlElement): Pick<Patent, 'pct_application' | 'pct_publication'> {
  const filing = biblio.child('pct-or-regional-filing-data');
  const publishing = biblio.child('pct-or-regional-publishing-data');
  const filed = documentId(filing?.child('document-id'));
  const published = documentId(publishing?.child('document-id'));
  const entry = parseDay(filing?.text('us-371c124-date/date') ?? filing?.text('us-371c12-date/date'));
  const parsed = published && (parsePublicationNumber(published.number) ?? undefined);
  return defined({
    pct_application:
      filed &&
      defined({ number: applicationOf(filed.country, filed.number, filed.day), date: filed.day, entry_date: entry }),
    pct_publication:
      published &&
      defined({
        number: parsed?.normalised ?? publicationOf(published.country, published.number, undefined) ?? published.number,
        date: published.day,
      }),
  });
}

/** Classes that a grant prints with a document that it cites: CPC since 2013, the national class before and beside. */
function citedClasses(citation: XmlElement): Pick<PatentCitation, 'cpc' | 'us_classes'> {
  const national = citation.all('classification-national').flatMap((element) => {
    const columns = element.all('main-classification', 'further-classification').map((symbol) => usClass(symbol.raw()));
    element.ignore();
    return columns;
  });
  const cpc = distinct(citation.all('classification-cpc-text').map((element) => normaliseClass(element.text() ?? '')));
  const us_classes = distinct(national);
  return { ...(cpc.length > 0 && { cpc }), ...(us_classes.length > 0 && { us_classes }) };
}

/** Citations of patents and of literature, with who named them. */
export function readCitations(biblio: XmlElement): Pick<Patent, 'cites' | 'cites_literature'> {
  const cites: PatentCitation[] = [];
  const literature: LiteratureCitation[] = [];
  const list = biblio.child('us-references-cited') ?? biblio.child('references-cited');
  for (const citation of list?.all('us-citation', 'citation') ?? []) {
    const phase = citationPhase(citation.text('category'));
    const classes = citedClasses(citation);
    for (const patent of citation.all('patcit')) {
      const id = documentId(patent.child('document-id'));
      patent.ignoreAt('rel-passage');
      const number = id && publicationOf(id.country, id.number, id.kind);
      if (number) cites.push(defined({ publication_number: number, phase, date: id.day, ...classes }));
    }
    for (const other of citation.all('nplcit')) {
      const text = readableText(other)?.replaceAll('\n', ' ');
      if (text) literature.push(defined({ text, doi: doiIn(text), phase }));
    }
    citation.ignoreAt('classification-ipc', 'classification-ipcr', 'us-classifications-ipcr', 'rel-claims', 'sources');
  }
  return { cites, cites_literature: literature };
}
