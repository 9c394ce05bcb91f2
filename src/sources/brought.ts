/**
 * Sources that are read and cannot be followed: why, and what an operator does instead. The files go through the import
 * of the console or `priora import`.
 */
export interface Brought {
  /** Names of the importers that read the files. */
  readonly sources: readonly string[];
  readonly title: string;
  /** The publisher's page where the files are had. */
  readonly documentation: string;
  /** Why there is no feed of it. */
  readonly why: string;
  /** What to do, in a sentence. */
  readonly how: string;
}

export const brought: readonly Brought[] = [
  {
    sources: ['tipo', 'tipo-trademarks'],
    title: 'Taiwan (TIPO) open data',
    documentation: 'https://cloud.tipo.gov.tw/S220/opdata',
    why: 'Full texts lie on a server of FTPS, and the interface for lists asks by days of filing, not of change.',
    how: 'Fetch the deliveries of the gazette with a client for FTPS, and answers of the interface with the office’s key; import both.',
  },
  {
    sources: ['jpo-api', 'jpo-documents', 'jpo-trademarks', 'jpo-trademark-documents'],
    title: 'Japan (JPO) patent information retrieval',
    documentation: 'https://ip-data.jpo.go.jp/pages/top_e.html',
    why: 'The office tells the address of its token service to registered users only, and answers about one application at a time, a limited number a day.',
    how: 'Ask for the applications that you watch with your account, and import the answers (JSON, ZIP).',
  },
  {
    sources: ['uspto-assignments', 'uspto-trademarks'],
    title: 'US assignments and trade marks of past years',
    documentation: 'https://data.uspto.gov/bulkdata',
    why: 'The daily feeds list the days of this year; the years before are annual products of several gigabytes (PASYR, TRTYRAP), wanted once.',
    how: 'Fetch the annual files once, with your key, and import them before the daily feeds are switched on.',
  },
  {
    sources: ['epo-docdb'],
    title: 'EPO worldwide bibliographic data (DOCDB), back file',
    documentation: 'https://www.epo.org/en/searching-for-patents/data/bulk-data-sets/docdb',
    why: 'It comes once a year, whole.',
    how: 'Fetch the back file once from the bulk data service and import it; the weekly front file goes on from there.',
  },
  {
    sources: ['crossref'],
    title: 'Crossref, all works',
    documentation: 'https://www.crossref.org/learning/public-data-file/',
    why: 'The public data file comes once a year, as a torrent.',
    how: 'Fetch the torrent and import its folder; the daily feed goes on from there.',
  },
  {
    sources: ['clinicaltrials-gov'],
    title: 'ClinicalTrials.gov, all studies',
    documentation: 'https://clinicaltrials.gov/data-api/how-download-study-records',
    why: 'All studies come as one download of the register’s search page.',
    how: 'Download all studies as JSON and import the archive; the daily feed goes on from there.',
  },
  {
    sources: [
      ...['kipris-trademarks', 'kipris-designs', 'cn-publications', 'dpma-register', 'euipo-trademarks'],
      ...['euipo-designs', 'euipo-design-search', 'trademark-pictures'],
    ],
    title: 'China, Korea, Germany, European trade marks and designs',
    documentation: 'https://www.wipo.int/patent_register_portal/en/',
    why: 'Their services give out files under contracts, or answers to single questions.',
    how: 'Import what your contract or account gives you: the importers recognise their files.',
  },
];
