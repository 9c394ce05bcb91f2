import { bucketsOf, top } from '#analytics/axes.ts';
import { topicsOf } from '#analytics/word-cloud.ts';
import { quoteOf } from '#collections/patents/evidence.ts';
import { patents } from '#collections/patents/patents.ts';
import { allOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { type BorneBlock, points, rowsOf } from '#documents/basis.ts';
import { cell } from '#documents/blocks.ts';
import type { Inline } from '#documents/document.ts';
import { howMany } from '#how-many.ts';
import { classTitles } from '#operations/shared/class-titles.ts';
import { shownTexts } from '#operations/shared/wire-text.ts';
import { bound } from './background.ts';
import { chartOf, type Writer } from './chapter.ts';

const SCHEMES = 6;
const PARTS = 4;
const GROUPS = 10;

const named = (text: string): Query => ({ kind: 'phrase', field: 'TAC_ALL', text });

/** The groups of terms that stand together, each with documents, and the main groups of the classification. */
export const schemes: Writer = async (findings, { terms }) => {
  const { say, topic } = bound(findings);
  const { cloud } = await terms();
  const topics = topicsOf(cloud).slice(0, SCHEMES);
  const blocks: BorneBlock[] = [];
  const rows: Inline[][][] = [];
  for (const { text, parts } of topics) {
    const query = allOf(topic.query, named(text));
    const [counted, mark] = await findings.count(
      say(`Families that name "${text}"`, `提及“${text}”的同族`),
      { unit: 'FAM_ID' },
      query,
    );
    const { hits } = await findings.corpus.search(patents, {
      ...{ ...findings.request, query, offset: 0, limit: 2 },
      collapse: { field: 'FAM_ID' },
    });
    const records = await findings.corpus.get(
      patents,
      hits.map(({ id }) => id),
    );
    rows.push([
      [text],
      [
        parts
          .slice(0, PARTS)
          .map((part) => part.text)
          .join(', ') || '–',
      ],
      findings.states(String(counted.count), mark),
      records.flatMap((record, at) => [
        ...(at > 0 ? ['; '] : []),
        ...findings.states(record.publication_number, findings.document(record)),
      ]),
    ]);
  }
  if (rows.length > 0) {
    const mark = findings.counted(
      say(
        'Terms that set the topic apart, and those that stand beside them',
        '使该主题区别于语料库其余部分的术语及其伴随术语',
      ),
      topic.query,
      say('terms of titles and abstracts by log-likelihood', '标题与摘要中的术语，按对数似然'),
      say(`${cloud.looked_at} publications, the latest`, `最新的${cloud.looked_at}件公开文本`),
    );
    blocks.push(
      findings.stated(
        say(
          'Groups of terms that stand in the same texts show the schemes that are worked on.',
          '常在同一文本中出现的术语组，反映所研究的技术方案。',
        ),
        mark,
      ),
      rowsOf(
        findings.tableTitle(say('Schemes by their terms', '按术语划分的技术方案'), mark),
        [
          [say('Scheme', '方案'), 22, 'cited'],
          [say('Stands with', '伴随术语'), 34, 'cited'],
          [say('Families', '同族数'), 14, 'cited'],
          [say('For instance', '例如'), 30, 'cited'],
        ],
        rows.map((row) => row.map((content) => cell(...content))),
        'cited',
      ),
    );
    const first = topics[0]!;
    const { hits } = await findings.corpus.search(patents, {
      ...{ ...findings.request, query: allOf(topic.query, named(first.text)), offset: 0, limit: 1 },
    });
    for (const record of await findings.corpus.get(
      patents,
      hits.map(({ id }) => id),
    )) {
      const [abstract] = shownTexts(record.abstracts);
      if (abstract)
        blocks.push(
          findings.stated(
            say(
              `A document of the scheme "${first.text}" describes itself so:`,
              `方案“${first.text}”的一件文献自述如下：`,
            ),
            findings.document(record),
          ),
          ...findings.quote(
            record,
            quoteOf(record, {
              ...{ part: 'abstract', lang: abstract.lang, origin: abstract.origin },
              ...{ start: 0, end: abstract.text.length },
            }),
          ),
        );
    }
  }
  const [counted, mark] = await findings.count(say('Main groups of the IPC', 'IPC大组'), {
    unit: 'FAM_ID',
    by: { group: top('IPC_GROUP', GROUPS) },
  });
  const groups = bucketsOf(counted, 'group');
  const titles = await classTitles(
    findings.corpus,
    groups.map(({ value }) => value),
    findings.lang,
  );
  if (groups.length > 0)
    blocks.push(
      chartOf(
        'bars',
        findings.figure(say('Families by main group', '按IPC大组统计的同族数'), mark),
        say('families', '同族数'),
        groups.map(({ value, count }) => ({
          value: `${value} ${titles.get(value)?.slice(0, 40) ?? ''}`.trim(),
          count,
        })),
      ),
    );
  return blocks;
};

const CROSSED = 10;
/** Families that a pair of terms would share by chance, from which on their absence says something. */
const EXPECTED = 2;

/** What was found, in short, and pairs of terms that no family has together. */
export const ideas: Writer = async (findings, { terms, players, keyPatents }) => {
  const { say } = bound(findings);
  const [{ players: heads, mark: headMark }, { patents: keys, mark: keyMark }, { cloud }] = [
    await players(),
    await keyPatents(),
    await terms(),
  ];
  const blocks: BorneBlock[] = [];
  const [first] = heads;
  const [key] = keys;
  if (first)
    blocks.push(
      findings.stated(
        say(
          `The largest applicant is ${first.name} with ${howMany(first.families, 'family', 'families')}.`,
          `申请最多的是${first.name}，共${first.families}个同族。`,
        ),
        headMark,
      ),
    );
  if (key)
    blocks.push(
      findings.stated(
        say(
          `By the score of key patents ${key.patent.publication_number} comes first with ${key.score}.`,
          `按重点专利评分，${key.patent.publication_number}居首，得分${key.score}。`,
        ),
        findings.document(key.patent),
        keyMark,
      ),
    );
  const shown = cloud.terms.slice(0, CROSSED);
  if (shown.length < 2) return blocks;
  const queries = shown.map(({ text }) => ({ name: text, query: named(text) }));
  const [counted, mark] = await findings.count(
    say(
      `Pairs of terms: ${shown.map(({ text }) => text).join(', ')}`,
      `术语两两组合：${shown.map(({ text }) => text).join('、')}`,
    ),
    { unit: 'FAM_ID', by: { one: { axis: 'queries', queries, by: { other: { axis: 'queries', queries } } } } },
  );
  const rows = bucketsOf(counted, 'one');
  const total = new Map(rows.map(({ value, count }) => [value, count]));
  const gaps = rows.flatMap((row, at) =>
    shown.slice(at + 1).flatMap(({ text }) => {
      const both = bucketsOf(row, 'other').find(({ value }) => value === text)?.count ?? 0;
      const expected = (row.count * (total.get(text) ?? 0)) / Math.max(1, counted.count);
      return both === 0 && expected >= EXPECTED ? [{ pair: [row.value, text] as const, expected }] : [];
    }),
  );
  gaps.sort((a, b) => b.expected - a.expected);
  blocks.push(
    gaps.length === 0
      ? findings.stated(
          say(
            'Every pair of the terms that set the topic apart stands in some family, or is too rare to tell: no opening shows this way.',
            '该主题的特征术语两两均在某个同族中同时出现，或数量太少无法判断：由此看不出空白点。',
          ),
          mark,
        )
      : findings.stated(
          say(
            'Pairs of terms that no family of the topic names together, though each is frequent:',
            '各自常见、但没有任何同族同时提及的术语对：',
          ),
          mark,
        ),
  );
  if (gaps.length > 0)
    blocks.push(
      points(
        'cited',
        gaps
          .slice(0, 5)
          .map(({ pair: [a, b], expected }) =>
            findings.infers(
              say(
                `${a} with ${b}: by chance about ${expected.toFixed(1)} families would name both. It may be an opening, or the two exclude each other.`,
                `${a}与${b}：若相互独立，约有${expected.toFixed(1)}个同族会同时提及。可能是空白点，也可能两者互斥。`,
              ),
              mark,
            ),
          ),
      ),
    );
  return blocks;
};
