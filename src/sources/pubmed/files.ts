import type { Feed } from '../feed.ts';

/**
 * What NLM's two folders of PubMed files have in common: `pubmedYYnNNNN.xml.gz` with an MD5 in a file of the same name
 * and `.md5`. Numbers run on from the baseline of the year through its update files; each December a new baseline
 * replaces everything before it, and the numbers of update files go on behind it.
 * @see https://pubmed.ncbi.nlm.nih.gov/download/, https://ftp.ncbi.nlm.nih.gov/pubmed/README.txt
 */
export const pubmedFiles = (folder: 'baseline' | 'updatefiles') =>
  ({
    source: 'pubmed',
    documentation: 'https://pubmed.ncbi.nlm.nih.gov/download/',
    terms: {
      url: 'https://ftp.ncbi.nlm.nih.gov/pubmed/README.txt',
      summary:
        'Free to use with the National Library of Medicine named; abstracts may be under their publishers’ copyright.',
    },
    hosts: ['ftp.ncbi.nlm.nih.gov'],
    listing: { kind: 'html', url: `https://ftp.ncbi.nlm.nih.gov/pubmed/${folder}/` },
    checksum_file: { algorithm: 'md5', url: '{url}.md5' },
    deliveries: [
      { name: 'pubmed{yy}n{n}.xml.gz', holds: folder === 'baseline' ? 'full' : 'delta', replaces: 'itself' },
    ],
    politeness: { per_second: 1 },
    max_bytes: 1024 ** 3,
    damaged: 'records',
    repeats: true,
    dated: [{ collection: 'works', field: 'PUBLICATION_DATE' }],
  }) as const satisfies Partial<Feed>;
