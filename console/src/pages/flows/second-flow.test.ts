import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { Speaking } from '../../words/words.tsx';
import { FlowPages } from './Flow.tsx';
import { defineFlowPage, type FlowPage } from './flow.ts';
import { ElementEditor } from './parts/ElementEditor.tsx';
import { editor } from './parts/editor.tsx';
import { type EditedElements, isSearchable } from './parts/elements.ts';
import { report } from './parts/report.tsx';
import type { Task } from './task.ts';

/** What a task of the second flow knows: words to search with, and a report. */
interface WatchData {
  readonly generated: EditedElements;
  readonly confirmed?: EditedElements;
  readonly title?: string;
}

/** A second flow, of parts alone: no component of its own but where it begins. */
const watch = defineFlowPage<WatchData>({
  id: 'watch',
  flow: 'watch',
  title: () => 'Watch a field',
  text: () => 'What is new in a field.',
  Start: () => 'Name a field',
  stages: [
    {
      id: 'words',
      title: () => 'Words',
      works: ['finding_words'],
      waits: ['words_ready'],
      ready: () => true,
      ...editor<WatchData, EditedElements>({
        text: () => 'These words are watched.',
        made: ({ generated }) => generated,
        confirmed: ({ confirmed }) => confirmed,
        Edit: ElementEditor,
        action: {
          label: () => 'Watch these',
          ready: isSearchable,
          step: ({ family_merge }) => ({
            path: '/ai/novelty-search/agent-search',
            body: { elements: { family_merge_enabled: family_merge, list: [] } },
          }),
        },
      }),
    },
    {
      id: 'paper',
      title: () => 'Paper',
      works: ['writing'],
      waits: ['watched', 'written'],
      ready: ({ confirmed }) => confirmed !== undefined,
      ...report<WatchData>({
        text: (again) => (again ? 'Write it again.' : 'Have it written.'),
        proposed: ({ title }) => title ?? 'Field watch',
        made: ({ title }) => title !== undefined,
        written: ['written'],
        accepts: ['watched', 'written'],
        write: (_task, title) => [{ path: '/ai/novelty-search/export', body: { title } }],
        files: async () => [],
      }),
    },
  ],
});

const generated: EditedElements = {
  family_merge: true,
  list: [
    {
      feature_text: 'a cold plate below the cells',
      type: 'key',
      selected: true,
      concepts: [
        {
          words: [
            { key: 'cold plate', source: 'keywords_extract', documents: 46 },
            { key: 'cooling plate', source: 'corpus_neighbours', documents: 12 },
          ],
          classes: [],
        },
      ],
    },
  ],
};
const task = (state: string, status: Task['status'], data: WatchData): Task<WatchData> => ({
  task_id: 't1',
  flow: 'watch',
  title: 'x',
  state,
  stage: '',
  status,
  created_at: 1,
  version: 1,
  updated_at: 7,
  worked_ms: 0,
  attempts: 0,
  expires_at: 0,
  data,
});

vi.stubGlobal('localStorage', { getItem: () => 'en', setItem: () => {} });

/** The page as it is first drawn, with what the service would have answered. */
function drawn(page: FlowPage<WatchData>, given: Task<WatchData>, more: (client: QueryClient) => void = () => {}) {
  const client = new QueryClient();
  client.setQueryData(['task', 't1'], given);
  more(client);
  const pages = createElement(FlowPages, { page: page as unknown as FlowPage, id: 't1' });
  return renderToStaticMarkup(
    createElement(
      QueryClientProvider,
      { client },
      createElement(Speaking, null, createElement(MemoryRouter, null, pages)),
    ),
  );
}
/** Values of what matches, in the order of the page. */
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found);

describe('a second flow, declared of the shared parts', () => {
  it('edits search words: words with their documents, a way to add, and its own way on', () => {
    const html = drawn(watch, task('words_ready', 'waiting', { generated }));
    expect(all(html, /<h1[^>]*>([^<]*)/g)).toEqual(['Words']);
    expect(html).toContain('These words are watched.');
    expect(all(html, /<span>(co[^<]*)<\/span>/g)).toEqual(['cold plate', 'cooling plate']);
    expect(all(html, /aria-label="(Remove [^"]*)"/g)).toEqual(['Remove cold plate', 'Remove cooling plate']);
    expect(all(html, /<button type="button">([^<]*) →/g)).toEqual(['Watch these']);
    expect(all(html, /<button type="button" disabled=""[^>]*>([^<]*) →/g)).toEqual([]);
  });

  it('does not go on without a word, and edits nothing where it is not its turn', () => {
    const wordless = { ...generated, list: [{ ...generated.list[0]!, concepts: [] }] };
    const stuck = drawn(watch, task('words_ready', 'waiting', { generated: wordless }));
    expect(all(stuck, /<button type="button" disabled="">([^<]*) →/g)).toEqual(['Watch these']);
    const past = drawn({ ...watch, stages: [watch.stages[0]!] }, task('written', 'done', { generated, title: 'x' }));
    expect([past.includes('cold plate'), past.includes('Watch these'), past.includes('Remove')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('names a report, and offers its files once it is written', () => {
    const known = { generated, confirmed: generated };
    const before = drawn(watch, task('watched', 'waiting', known));
    expect(before).toContain('Have it written.');
    expect(all(before, /<input id="report-title"[^>]* value="([^"]*)"/g)).toEqual(['Field watch']);
    const after = drawn(watch, task('written', 'done', { ...known, title: 'Cold plates' }), (client) =>
      client.setQueryData(['task', 't1', 'report', 7], [{ format: 'docx', url: 'http://elsewhere:1/files/a?sign=1' }]),
    );
    expect(after).not.toContain('report-title');
    expect(all(after, /href="(\/files[^"]*)"/g)).toEqual(['/files/a?sign=1']);
  });

  it('confirms for somebody who decides only at the end what was made, by the same step', () => {
    expect(watch.stages[0]!.proceed!({ generated })).toEqual({
      path: '/ai/novelty-search/agent-search',
      body: { elements: { family_merge_enabled: true, list: [] } },
    });
  });
});
