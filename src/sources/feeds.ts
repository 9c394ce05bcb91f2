import arxiv from './arxiv/feed.ts';
import clinicaltrialsGov from './clinicaltrials-gov/feed.ts';
import crossref from './crossref/feed.ts';
import drugsAtFda from './drugs-at-fda/feed.ts';
import epoDocdb from './epo-docdb/feed.ts';
import epoFulltext from './epo-fulltext/feed.ts';
import opsFamilies from './epo-ops/family-feed.ts';
import opsRegister from './epo-ops/register-feed.ts';
import type { Feed } from './feed.ts';
import gleifChanges from './gleif/feed.ts';
import gleifGoldenCopy from './gleif/golden-copy-feed.ts';
import gleifGoldenRelationships from './gleif/golden-copy-relationships-feed.ts';
import gleifRelationships from './gleif/relationships-feed.ts';
import ndc from './ndc/feed.ts';
import openalexWorks from './openalex/feed.ts';
import openalexInstitutions from './openalex/institutions-feed.ts';
import orangeBook from './orange-book/feed.ts';
import pubmedBaseline from './pubmed/baseline-feed.ts';
import pubmedUpdates from './pubmed/feed.ts';
import ror from './ror/feed.ts';
import usptoTrademarks from './trademarks/uspto-feed.ts';
import usptoApplications from './uspto-applications/feed.ts';
import usptoAssignments from './uspto-assignment/feed.ts';
import usptoGrants from './uspto-grants/feed.ts';
import ptabTrials from './uspto-proceedings/feed.ts';

/** Every feed that is declared, in the order in which they are shown. */
export const feeds: readonly Feed[] = [
  usptoGrants,
  usptoApplications,
  usptoAssignments,
  ptabTrials,
  usptoTrademarks,
  epoDocdb,
  epoFulltext,
  opsFamilies,
  opsRegister,
  clinicaltrialsGov,
  drugsAtFda,
  orangeBook,
  ndc,
  pubmedUpdates,
  pubmedBaseline,
  crossref,
  openalexWorks,
  openalexInstitutions,
  arxiv,
  gleifChanges,
  gleifRelationships,
  gleifGoldenCopy,
  gleifGoldenRelationships,
  ror,
];

export const feedByName = (name: string): Feed | undefined => feeds.find((feed) => feed.name === name);
