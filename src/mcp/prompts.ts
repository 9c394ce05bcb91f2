/** A job that people ask for again and again, as a client offers it in its menu. */
export interface Prompt {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly arguments: readonly { readonly name: string; readonly description: string; readonly required: boolean }[];
  /** What the model is told. */
  readonly text: (given: Readonly<Record<string, string>>) => string;
}

const EVIDENCE =
  'Name the publication number, and the paragraph or claim, behind every statement. Quote word for word where wording matters. What the corpus does not hold is said so, not guessed.';
const LANGUAGE = {
  name: 'language',
  description: 'Language of the answer (default: that of the question).',
  required: false,
};
const inLanguage = ({ language }: Readonly<Record<string, string>>) => (language ? ` Answer in ${language}.` : '');

const argument = (name: string, description: string) => ({ name, description, required: true });

/** The common jobs, each over the tools that every connection has. */
export const prompts: readonly Prompt[] = [
  {
    name: 'prior_art',
    title: 'Prior art for an idea',
    description: 'Finds the documents nearest to an idea and says feature by feature what they disclose.',
    arguments: [argument('idea', 'The idea, in a paragraph or more.'), LANGUAGE],
    text: (given) =>
      `Find the prior art nearest to this idea:\n\n${given.idea}\n\nFirst list its features, one sentence each. Then search by meaning ("search" with semantic_query) and by words that the features share (keywords, synonyms; "query_help" tells how expressions are written), with two or three different approaches. Read the claims and the description of the five nearest families with "fetch". Answer with a table of features by documents, then which features no document shows, and how far the search went. ${EVIDENCE}${inLanguage(given)}`,
  },
  {
    name: 'explain_patent',
    title: 'Explain a patent',
    description: 'Problem, solution, scope of the independent claims, and where the right stands.',
    arguments: [argument('number', 'Publication number, such as US11205304B2.'), LANGUAGE],
    text: (given) =>
      `Explain the patent ${given.number} to an engineer who does not know it. Read it with "fetch" (basic, claims, description, family, legal). Say: what problem it solves, how, what the independent claims require element by element, what the dependent claims add that matters, its family, and its legal status and dates as stored. ${EVIDENCE}${inLanguage(given)}`,
  },
  {
    name: 'compare_patents',
    title: 'Compare two patents',
    description: 'What the claims of two patents have in common and where they differ.',
    arguments: [argument('first', 'Publication number.'), argument('second', 'Publication number.'), LANGUAGE],
    text: (given) =>
      `Compare ${given.first} with ${given.second}. Read both with "fetch" (basic, claims, description). Set the independent claims against each other element by element in a table: the same, alike, only in one. Say which came first by priority, and what the later one adds. ${EVIDENCE}${inLanguage(given)}`,
  },
  {
    name: 'technology_overview',
    title: 'Overview of a technology',
    description: 'Who works on it, since when, in which directions; with counted figures.',
    arguments: [argument('topic', 'The technology, in a few words.'), LANGUAGE],
    text: (given) =>
      `Give an overview of the technology "${given.topic}". Write a search expression for it ("query_help"), check with "search" that what it finds is on the topic, and mend it. Then find with "find_operation" the counts by year, by company and by class, and call them with that expression. Answer with the expression, the figures, the main directions with two example families each, and what the corpus leaves out. ${EVIDENCE}${inLanguage(given)}`,
  },
  {
    name: 'company_profile',
    title: 'What a company protects',
    description: 'Fields, trends, key families and legal standing of one owner.',
    arguments: [argument('company', 'Name of the company.'), LANGUAGE],
    text: (given) =>
      `Describe what ${given.company} protects. Find how the corpus writes its name ("search" with filters), count its families by year and class ("find_operation", "call_operation"), and read five families that matter ("fetch", basic and legal). Say which names you counted together. ${EVIDENCE}${inLanguage(given)}`,
  },
];
