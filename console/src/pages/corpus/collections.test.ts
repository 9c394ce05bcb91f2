import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Speaking } from '../../words/words.tsx';
import { Collections } from './Collections.tsx';
import type { CorpusPage } from './corpus.ts';

vi.stubGlobal('localStorage', { getItem: () => 'en', setItem: () => {} });

const drawn = (collection: object) =>
  renderToStaticMarkup(
    createElement(
      Speaking,
      null,
      createElement(Collections, {
        of: {
          collections: [{ name: 'patents', records: 90, stored_seq: 7, indexed_seq: 7, ...collection }],
        } as unknown as CorpusPage,
      }),
    ),
  );

it('says of a collection that its index is damaged and being made again, how far behind it is, or that it is up to date', () => {
  expect(drawn({ mending: { looked_at: 1200, of: 5000 } })).toContain(
    'damaged; made again from the records: 1,200 of 5,000 looked at',
  );
  expect(drawn({ mending: { looked_at: 0, of: 5000 } })).toContain('role="status"');
  expect(drawn({ indexed_seq: 4 })).toContain('◐');
  expect(drawn({})).toContain('●');
  expect(drawn({})).not.toContain('damaged');
});
