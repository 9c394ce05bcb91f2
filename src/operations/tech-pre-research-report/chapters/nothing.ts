import { bucketsOf, top } from '#analytics/axes.ts';
import { patents } from '#collections/patents/patents.ts';
import type { Query } from '#corpus/query/tree.ts';
import { type BorneBlock, rowsOf } from '#documents/basis.ts';
import { cell, heading } from '#documents/blocks.ts';
import type { Findings } from '#operations/shared/findings.ts';
import { officeName } from '#patents/offices.ts';
import { wordQuery } from '#skills/corpus-words.ts';
import type { Chapter } from '../directory.ts';
import { bound, classesAndYears } from './background.ts';
import { chartOf } from './chapter.ts';

const CLASSES = 12;
const OFFICES = 6;
const ALL: Query = { kind: 'all' };

/**
 * What a report says that found no documents: which words of the issue the corpus knows, what it is about instead, and
 * which chapters were asked for and are not written.
 */
export async function nothingFound(findings: Findings, directory: readonly Chapter[]): Promise<BorneBlock[]> {
  const { say, topic } = bound(findings);
  const blocks: BorneBlock[] = [heading(say('The words of the issue', '问题的用词'), 'words')];
  const words = [...topic.left_out, ...topic.unknown];
  if (words.length === 0)
    blocks.push(
      findings.stated(
        say('The issue has no word that names a thing to search for.', '问题中没有可供检索的名词。'),
        'coverage',
      ),
    );
  else {
    const rows = [];
    for (const word of words) {
      const [counted, mark] = await findings.count(
        say(`Publications with "${word}"`, `含有“${word}”的公开文本`),
        {},
        wordQuery(word),
      );
      const { hits } = await findings.corpus.search(patents, {
        ...{ ...findings.request, query: wordQuery(word), offset: 0, limit: 1 },
      });
      const [record] = await findings.corpus.get(
        patents,
        hits.map(({ id }) => id),
      );
      rows.push([
        cell(word),
        cell(...findings.states(String(counted.count), mark)),
        record ? cell(...findings.states(record.publication_number, findings.document(record))) : cell('–'),
      ]);
    }
    blocks.push(
      findings.stated(
        say(
          'Each word was looked for by itself in the whole text. A word that stands in some documents is one to go on with; the document shows in which sense the corpus uses it.',
          '逐词在全文中检索。有文献的词可以继续使用；所列文献说明语料库在何种意义上使用该词。',
        ),
        'coverage',
      ),
      rowsOf(
        say('Words of the issue in the corpus', '语料库中问题的用词'),
        [
          [say('Word', '词'), 34, 'given'],
          [say('Publications', '公开文本'), 28, 'cited'],
          [say('For instance', '例如'), 38, 'cited'],
        ],
        rows,
      ),
    );
  }
  blocks.push(...(await whatIsThere(findings)));
  const names = directory.map(({ name }) => name);
  blocks.push(
    heading(say('Chapters that are not written', '未撰写的章节'), 'chapters'),
    findings.stated(
      say(
        `These were asked for; each of them needs documents of the topic: ${names.join('; ')}.`,
        `所选章节均需要该主题的文献：${names.join('；')}。`,
      ),
      'coverage',
    ),
  );
  return blocks;
}

/** Classes, offices and years of the whole corpus, so that a reader sees what can be asked of it. */
async function whatIsThere(findings: Findings): Promise<BorneBlock[]> {
  const { say } = bound(findings);
  const [counted, mark] = await findings.count(
    say('The whole corpus by class, office and year', '全部语料库的分类、受理局与年份'),
    {
      unit: 'FAM_ID',
      by: {
        class: top('IPC_SUB_CLASS', CLASSES),
        office: top('AUTHORITY', OFFICES),
        year: { axis: 'values', field: 'APD', granularity: 'year', top: 200 },
      },
    },
    ALL,
  );
  const { classes, titles, years } = await classesAndYears(findings, counted);
  if (classes.length === 0) return [];
  const offices = bucketsOf(counted, 'office').map(
    ({ value, count }) => `${officeName(value, findings.lang)} ${count}`,
  );
  const span =
    years.length > 0
      ? say(`, filed from ${years[0]} to ${years.at(-1)}`, `，申请年份为${years[0]}至${years.at(-1)}年`)
      : '';
  return [
    heading(say('What the corpus holds instead', '语料库中有什么'), 'holds'),
    findings.stated(
      say(
        `It holds ${counted.count} simple families${span}; by office of publication: ${offices.join(', ')}.`,
        `语料库共有${counted.count}个简单同族${span}；按公开受理局：${offices.join('，')}。`,
      ),
      mark,
    ),
    chartOf(
      'bars',
      findings.figure(say('Families of the whole corpus by subclass', '全部语料库按IPC小类的同族数'), mark),
      say('families', '同族数'),
      classes.map(({ value, count }) => ({ value: `${value} ${titles.get(value)?.slice(0, 40) ?? ''}`.trim(), count })),
    ),
    findings.inferred(
      say(
        'On these subjects a report can be had; an issue outside of them needs patents of its field to be imported first.',
        '可就这些主题生成报告；除此之外的问题需要先导入该领域的专利。',
      ),
      mark,
    ),
  ];
}
