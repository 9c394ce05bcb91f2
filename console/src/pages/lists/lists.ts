import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Managed, manage, type Of, type ToManage } from '../../api.ts';

export type Worklist = Of<Managed<'GET /worklists'>['lists']>;
export type ListPage = Managed<'GET /worklists/:id'>;
export type Listed = Of<ListPage['documents']>;
export type Highlight = Of<Listed['highlights']>;
export type Added = Managed<'POST /worklists/:id/documents'>;

/** As many numbers as one call takes. */
const AT_ONCE = 1000;

/** An expression for the documents of a list. */
export const listQuery = (name: string): string => `LIST: "${name.replaceAll('"', ' ')}"`;

/** Numbers as people paste them: one a line, or separated by commas before a letter, semicolons, tabs. */
export const pasted = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\n;\t|]|,(?=\s*(?:\p{L}|$))/u)
      .map((part) => part.trim().slice(0, 60))
      .filter(Boolean),
  ),
];

/** The worklists that one sees, and what can be done with them. */
export function useWorklists() {
  const client = useQueryClient();
  const again = async <T>(asked: Promise<T>): Promise<T> => {
    const answer = await asked;
    await Promise.all([['worklists'], ['highlights']].map((queryKey) => client.invalidateQueries({ queryKey })));
    return answer;
  };
  const lists = useQuery({ queryKey: ['worklists'], queryFn: () => manage('GET /worklists') });
  const addAll = async (id: string, numbers: readonly string[]): Promise<Added> => {
    let sum: Added = { added: 0, there: 0, missing: [], ambiguous: [] };
    for (let from = 0; from < numbers.length; from += AT_ONCE) {
      const part = await manage('POST /worklists/:id/documents', {
        params: { id },
        body: { numbers: numbers.slice(from, from + AT_ONCE) },
      });
      sum = {
        added: sum.added + part.added,
        there: sum.there + part.there,
        missing: [...sum.missing, ...part.missing],
        ambiguous: [...sum.ambiguous, ...part.ambiguous],
      };
    }
    return sum;
  };
  return {
    lists,
    create: (name: string, shared = false) => again(manage('POST /worklists', { body: { name, shared } })),
    change: (id: string, body: ToManage<'POST /worklists/:id'>) =>
      again(manage('POST /worklists/:id', { params: { id }, body })),
    remove: (id: string) => again(manage('DELETE /worklists/:id', { params: { id } })),
    add: (id: string, numbers: readonly string[]) => again(addAll(id, numbers)),
    take: (id: string, numbers: readonly string[]) =>
      again(manage('POST /worklists/:id/take', { params: { id }, body: { numbers: [...numbers] } })),
    highlight: (id: string, body: ToManage<'POST /worklists/:id/highlight'>) =>
      again(manage('POST /worklists/:id/highlight', { params: { id }, body })),
    unhighlight: (id: string, highlight: string) =>
      again(manage('POST /worklists/:id/unhighlight', { params: { id }, body: { highlight } })),
    annotate: (id: string, body: ToManage<'POST /worklists/:id/annotate'>) =>
      again(manage('POST /worklists/:id/annotate', { params: { id }, body })),
  };
}
