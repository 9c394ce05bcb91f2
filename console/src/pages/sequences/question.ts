import { type Asked, type Operation, operation } from '../../api.ts';
import type { Kind } from './fasta.ts';

type Search = Asked<'POST /bio-openapi/sequence/job'>;
export type Program = Search['params']['algorithm'];

/** Programs by the kind of what is asked with and of what is searched; the first is the usual one. */
export const PROGRAMS: Readonly<Record<Kind, Readonly<Record<Kind, readonly [Program, ...Program[]]>>>> = {
  PROTEIN: { PROTEIN: ['blastp', 'blastp-fast', 'blastp-short'], NUCLEOTIDE: ['tblastn-fast'] },
  NUCLEOTIDE: { NUCLEOTIDE: ['blastn', 'megablast', 'blastn-short'], PROTEIN: ['blastx-fast'] },
};
/** Below these lengths the words of the usual programs are too long. */
const SHORT = { PROTEIN: 20, NUCLEOTIDE: 30 } as const;

/** The program that suits a sequence. */
export function suiting(kind: Kind, subject: Kind, length: number): Program {
  const [usual, ...others] = PROGRAMS[kind][subject];
  return (length < SHORT[kind] && others.find((each) => each.endsWith('-short'))) || usual;
}

/** Where sequences are looked for: the sets of each choice. */
export const PLACES = {
  all: ['ALLPATENT', 'NONPATENT'],
  patents: ['ALLPATENT'],
  claims: ['CLAIMS'],
  databases: ['NONPATENT'],
} as const;
export type Place = keyof typeof PLACES;
export const EVALUES = ['10', '0.001', '1e-10', '1e-30'] as const;

const MOST_HITS = 500;

/** What a person asks for; a motif has no program. */
export interface Question {
  readonly letters: string;
  readonly label?: string | undefined;
  readonly kind: Kind;
  readonly subject: Kind;
  readonly program?: Program | undefined;
  readonly evalue: number;
  readonly place: Place;
}

/** What a search that was begun asked, as its answer tells. */
export type AskedBefore = NonNullable<Operation<'POST /bio-openapi/sequence/job/result'>['asked']>;

/** Starts a search. @returns Its number. */
export async function begin({ letters, label, kind, subject, program, evalue, place }: Question): Promise<string> {
  const database = [...PLACES[place]];
  const jobs =
    program === undefined
      ? await operation('POST /bio-openapi/sequence/motif/job', {
          body: {
            ...{ query_type: kind, sequence_type: kind, database, limit: MOST_HITS },
            ...{ motif_sequence: letters, params: {} },
          },
        })
      : await operation('POST /bio-openapi/sequence/job', {
          body: {
            // of the interface, query_type is the kind of what is searched
            ...{ query_type: subject, sequence_type: kind, database, limit: MOST_HITS },
            sequence_list: [{ sequence: letters, ...(label && { label: label.slice(0, 200) }) }],
            params: { algorithm: program, evalue },
          },
        });
  return jobs[0]?.job_id ?? '';
}
