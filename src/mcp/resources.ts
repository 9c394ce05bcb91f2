import type { Visit } from './protocol.ts';

/** How documents are named: `priora://document/US11205304B2`; papers by their DOI or id. */
const SCHEME = 'priora://document/';
/** A document as a resource is whole, as far as a tool's answer may go. */
const MOST_CHARS = 400_000;
const MOST_TOKENS = 200_000;

/** What a client may read beside tools: any document of the corpus, whole. */
export const templates = [
  {
    uriTemplate: `${SCHEME}{key}`,
    name: 'document',
    title: 'A patent or paper of the corpus',
    description:
      'By publication number, DOI or paper id, as Markdown: bibliography, abstract, claims, description, family, legal status. Paragraphs and claims keep their numbers.',
    mimeType: 'text/markdown',
  },
];

/** Reads a document as the tool `fetch` does, under the same right; undefined for an address that names none. */
export async function readResource(uri: string, visit: Visit): Promise<string | undefined> {
  if (!uri.startsWith(SCHEME)) return undefined;
  let key: string;
  try {
    key = decodeURIComponent(uri.slice(SCHEME.length));
  } catch {
    return undefined;
  }
  const module = ['basic', 'claims', 'description', 'family', 'legal'];
  const answer = await visit.call('fetch', { keys: [key], module, max_chars: MOST_CHARS, max_tokens: MOST_TOKENS });
  return answer === undefined || answer.failed || answer.text.endsWith(': not in this corpus.')
    ? undefined
    : answer.text;
}
