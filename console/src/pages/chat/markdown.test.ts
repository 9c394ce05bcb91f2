import { expect, it } from 'vitest';
import { en, type Word } from '../../words/en.ts';
import type { Source } from './answer.ts';
import { asMarkdown } from './markdown.ts';

const say = (word: Word, values: Readonly<Record<string, string | number>> = {}) =>
  en[word].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
const source = (number: number, more: Partial<Source> = {}): Source => ({
  mark: String(number),
  address: `/patents/US${number}00B2`,
  name: `US${number}00B2`,
  title: `A *title* ${number}`,
  stored: true,
  quotes: [],
  ...more,
});

it('writes citations as footnotes that lead to the words', () => {
  const place = {
    part: 'claim',
    lang: 'en',
    origin: 'original',
    claim_number: 2,
    start: 3,
    end: 9,
    text: 'a ring',
  } as const;
  expect(
    asMarkdown(
      {
        question: 'What\nseals?',
        answer: 'It says:\n- “a ring” [1]\nSee [7].\n\nSources:\n[1] US100B2: A title 1, claim 2\n',
        sources: [source(1, { quotes: [place], by: 'ACME', published: 20200102 }), source(2)],
      },
      say,
      'http://here',
    ),
  ).toBe(
    '## What seals?\n\nIt says:\n- “a ring” [^1]\nSee [7].\n\n[^1]: US100B2, *A \\*title\\* 1* (ACME, 2020-01-02): [Claim 2](http://here/patents/US100B2?text=en-original#c2:3-9)',
  );
});

it('keeps a list of documents that is the answer', () => {
  const answer =
    '2 families.\n\n### Newest\nNewest publication first:\n[1] US100B2: One (2020-01-02)\n[2] US200B2: Two\n';
  expect(asMarkdown({ question: 'Latest?', answer, sources: [source(1), source(2)] }, say, 'http://here')).toBe(
    '## Latest?\n\n2 families.\n\n#### Newest\nNewest publication first:\n- [^1] US100B2: One (2020-01-02)\n- [^2] US200B2: Two\n\n[^1]: US100B2, *A \\*title\\* 1*\n[^2]: US200B2, *A \\*title\\* 2*',
  );
});

it('carries nothing that another program would load or run: pictures, links and HTML of answers and documents are text', () => {
  const answer =
    'It seals ![x](http://evil.example/?q=idea) [1][2]. <img src=http://evil.example/> [click][e] [1](http://evil.example)\n[e]: http://evil.example';
  const title = 'A ring ![y](http://evil.example) <script>';
  const written = asMarkdown(
    { question: 'Why <b>?', answer, sources: [source(1, { title }), source(2)] },
    say,
    'http://here',
  );
  expect(written).toBe(
    '## Why \\<b>?\n\nIt seals !\\[x\\](http://evil.example/?q=idea) [^1][^2]. \\<img src=http://evil.example/> [click\\][e] [1\\](http://evil.example)\n[e\\]: http://evil.example\n\n[^1]: US100B2, *A ring !\\[y\\](http://evil.example) \\<script>*\n[^2]: US200B2, *A \\*title\\* 2*'.replaceAll(
      '!\\[',
      '\\![',
    ),
  );
});
