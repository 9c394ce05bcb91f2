import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Work } from '#collections/works/work.ts';
import { abstractAndTitle } from '#sources/csl/source.ts';
import pubmed from '#sources/pubmed/source.ts';
import { readAll } from '#testing/read-source.ts';
import { ndcg10, reciprocalRank, sharedHeadings } from './gains.ts';

/** What a ranking is asked to find. */
export interface Task {
  readonly name: string;
  readonly lang: 'en' | 'zh';
  readonly measured: 'MRR' | 'nDCG@10';
  readonly measure: (ranking: readonly string[], gains: ReadonlyMap<string, number>) => number;
  readonly documents: ReadonlyMap<string, Document>;
  readonly questions: readonly Question[];
}
export interface Document {
  readonly title?: string;
  readonly abstract: string;
}
export interface Question {
  /** Of the document that it was made of. */
  readonly id: string;
  readonly text: string;
  /** What each document is worth that should be found; the others are worth nothing. */
  readonly gains: ReadonlyMap<string, number>;
  /** A document that is the question: left out of what is found. */
  readonly self?: string;
}

/** The id of an abstract: its digest, so that equal abstracts are one document. */
export const idOf = (abstract: string): string => createHash('sha256').update(abstract).digest('hex').slice(0, 32);

/** Questions of even digest are for tuning, odd ones for the report. */
export const ofHalf = (id: string, half: 'tune' | 'report'): boolean =>
  (createHash('sha256').update(id).digest()[0]! % 2 === 0) === (half === 'tune');

interface Paper {
  readonly id: string;
  readonly title: string;
  readonly abstract: string;
}
const paper = (title: string, abstract: string): Paper => ({ id: idOf(abstract), title, abstract });

const unpacked = (file: string) => gunzipSync(readFileSync(file)).toString('utf8');
const rows = (file: string): string[][] =>
  unpacked(file)
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t').map((cell) => cell.trim()));

const documentsOf = (papers: readonly Paper[]): Map<string, Document> =>
  new Map(papers.map(({ id, abstract }) => [id, { abstract }]));

/** Ends of sentences, in English behind a blank. */
const SENTENCE_END = /[。！？；]|[.!?;](?=\s|\p{Script=Han})/gu;

/** The sentences of an abstract before and behind the end of a sentence that is next to its middle. */
export function halvesOf(abstract: string): readonly [string, string] | undefined {
  const middle = abstract.length / 2;
  const ends = [...abstract.matchAll(SENTENCE_END)].map(({ index, 0: mark }) => index + mark.length);
  const inside = ends.filter((end) => abstract.slice(end).trim() !== '');
  if (inside.length === 0) return undefined;
  const at = inside.reduce((best, end) => (Math.abs(end - middle) < Math.abs(best - middle) ? end : best));
  return [abstract.slice(0, at).trim(), abstract.slice(at).trim()];
}

const only = (id: string) => new Map([[id, 1]]);
const found = { measured: 'MRR', measure: reciprocalRank } as const;

function byTitle(name: string, lang: Task['lang'], papers: readonly Paper[]): Task {
  const questions = papers.map(({ id, title }) => ({ id, text: title, gains: only(id) }));
  return { name, lang, ...found, documents: documentsOf(papers), questions };
}

function byHalf(name: string, lang: Task['lang'], papers: readonly Paper[]): Task {
  const documents = new Map<string, Document>();
  const questions: Question[] = [];
  for (const { id, abstract } of papers) {
    const halves = halvesOf(abstract);
    if (!halves) continue;
    documents.set(id, { abstract: halves[1] });
    questions.push({ id, text: halves[0], gains: only(id) });
  }
  return { name, lang, ...found, documents, questions };
}

function byKeywords(papers: readonly Paper[], keyed: readonly (readonly [paper: Paper, keywords: string])[]): Task {
  const documents = documentsOf([...papers, ...keyed.map(([one]) => one)]);
  const questions = new Map(
    keyed.map(([{ id }, keywords]) => [id, { id, text: keywords.replaceAll('_', ' '), gains: only(id) }]),
  );
  return { name: 'keywords: abstract', lang: 'zh', ...found, documents, questions: [...questions.values()] };
}

/** Articles that share headings of MeSH; what is asked is an article's title and abstract. */
async function byHeadings(folder: string): Promise<Task> {
  const works = new Map<string, Work>();
  await readAll(pubmed, [folder], (record) => {
    if ('mesh' in record && record.mesh.length > 0 && record.abstracts.length > 0) works.set(record.id, record);
  });
  const headings = new Map([...works].map(([id, { mesh }]) => [id, mesh.map(({ heading }) => heading)]));
  const textOf = (texts: Work['titles']) => (texts.find(({ lang }) => lang === 'en') ?? texts[0])?.text;
  const documents = new Map<string, Document>();
  const questions: Question[] = [];
  for (const [id, work] of works) {
    const [title, abstract] = [textOf(work.titles), textOf(work.abstracts)!];
    documents.set(id, { ...(title !== undefined && { title }), abstract });
    const gains = sharedHeadings(headings, id);
    if (gains.size > 0) questions.push({ id, text: [title ?? '', abstract].join('\n'), gains, self: id });
  }
  const name = 'article: articles with its headings';
  return { name, lang: 'en', measured: 'nDCG@10', measure: ndcg10, documents, questions };
}

/** @param literature Folder `literature` of the shared data. */
export async function tasksOf(literature: string): Promise<Task[]> {
  const csl = (file: string) => rows(join(literature, 'csl-chinese', file));
  const chinese = ['title-abstract-dev.tsv.gz', 'title-abstract-test.tsv.gz'].flatMap((file) =>
    csl(file).map(([, abstract, title]) => paper(title!, abstract!)),
  );
  const keyed = csl('keywords-dev.tsv.gz').map(([, joined, keywords]) => {
    const { abstract, title = '' } = abstractAndTitle(joined!);
    return [paper(title, abstract), keywords!] as const;
  });
  const arxiv = (
    JSON.parse(unpacked(join(literature, 'arxiv-json/arxiv_papers.json.gz'))) as readonly Omit<Paper, 'id'>[]
  ).map(({ title, abstract }) => paper(title, abstract));
  return [
    byTitle('title: abstract, Chinese', 'zh', chinese),
    byTitle('title: abstract, arXiv', 'en', arxiv),
    byKeywords(chinese, keyed),
    byHalf('first half: second half, Chinese', 'zh', chinese),
    byHalf('first half: second half, arXiv', 'en', arxiv),
    await byHeadings(join(literature, 'pubmed-xml')),
  ];
}
