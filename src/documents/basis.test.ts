import { expect, it } from 'vitest';
import { printedStatements } from '#testing/statements.ts';
import { type BorneDocument, points, remark, rowsOf, says, saysAt, statement, statements, withMarks } from './basis.ts';
import { toHtml } from './html.ts';

const document = (lang: 'en' | 'zh'): BorneDocument => ({
  ...{ title: 'Report', lang, subtitle: '2026' },
  facts: [
    ['Task', '7', 'form'],
    ['Countries', 'all', 'set'],
  ],
  blocks: [
    { kind: 'heading', level: 1, text: 'Result', id: 'result' },
    says('inferred', 'Activity grows.'),
    says('cited', 'Ten families. ', { text: '[Q1]', href: '#Q1' }),
    remark('form', 'No opinion in law.'),
    points('asked', [['Which glue?']]),
    statements([statement('given', 'A cold plate.'), statement('person', 'A warm plate.')]),
    rowsOf(
      'Features',
      [
        ['Feature', 1, 'given'],
        ['Verdict', 1, 'compared'],
      ],
      [[{ content: ['cold plate'] }, { content: ['disclosed'], basis: 'person' }]],
    ),
    { kind: 'chart', form: 'bars', caption: 'Years', unit: 'n', categories: [], series: [], basis: 'counted' },
    { kind: 'quote', text: 'A plate.', source: ['US1A1'] },
    saysAt('Q1', 'source', 'Q1 plate'),
  ],
});

it('a statement is followed by its mark, and the marks that were used are explained', () => {
  const shown = printedStatements(toHtml(withMarks(document('en'))));
  expect(shown.map(({ text, basis }) => `${basis}: ${text}`)).toEqual([
    'form: 7',
    'set: all [setting]',
    'inferred: Activity grows. [inference]',
    'cited: Ten families. [Q1]',
    'form: No opinion in law.',
    'asked: Which glue? [question]',
    'given: A cold plate. [text]',
    'person: A warm plate. [by hand]',
    'form: Features',
    'given: cold plate',
    'person: disclosed [by hand]',
    'counted: Years [count]',
    'source: Q1 plate',
    expect.stringMatching(
      /^form: Marks: \[text\] words of the text .*; \[setting\] .*; \[by hand\] .*; \[count\] .*; \[by rule\] .*; \[inference\] .*; \[question\] is asked, not stated\. Quotes are/,
    ),
  ]);
  expect(shown.every(({ leads }) => leads)).toBe(true);
  expect(toHtml(withMarks(document('en')))).toContain('Verdict <span class="mark">[by rule]</span>');
  expect(toHtml(withMarks(document('zh')))).toContain('Activity grows.<span class="muted"> [推断]</span>');
});

it('a page without marks, or with links that lead nowhere, is told', () => {
  const [one, two] = printedStatements(
    '<main><p>Nobody says.</p><p data-basis="cited"><a href="#Q9">[Q9]</a></p></main>',
  );
  expect(one).toMatchObject({ text: 'Nobody says.', basis: undefined });
  expect(two).toMatchObject({ basis: 'cited', leads: false });
});
