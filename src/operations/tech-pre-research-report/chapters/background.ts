import { bucketsOf, top } from '#analytics/axes.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import type { BorneBlock } from '#documents/basis.ts';
import { howMany } from '#how-many.ts';
import { withoutCommands } from '#language/commands.ts';
import { withoutMarkup } from '#language/markup.ts';
import { classTitles } from '#operations/shared/class-titles.ts';
import type { Findings, Quoted } from '#operations/shared/findings.ts';
import { researchQuestion } from '#skills/answer-question/answer-question.ts';
import { answeringOf } from '#skills/answer-question/pick/source.ts';
import type { Writer } from './chapter.ts';

/** Sentences that are quoted for one question, and characters of one that is asked. */
const QUOTED = 5;
const ASKED = 400;

/** Sentences of documents that answer a question, as the chat of this service finds them, each from its document. */
async function quotesOn(
  findings: Findings,
  question: string,
): Promise<{ quotes: Quoted[]; missing: readonly string[] }> {
  const { services, account, signal } = findings.context;
  const found = await researchQuestion(withoutCommands(question).slice(0, ASKED), [], {
    corpus: services.corpus,
    clock: services.clock,
    account,
    signal,
  });
  const sources = answeringOf(found.sources).slice(0, QUOTED);
  const records = new Map<string, Patent>();
  const ids = sources.map(({ publication_number }) => publication_number);
  for (const record of await services.corpus.get(patents, ids)) records.set(record.publication_number, record);
  const quotes = sources.flatMap(({ publication_number, sentences }) => {
    const record = records.get(publication_number);
    return record ? sentences.slice(0, 2).map((quote) => ({ record, quote })) : [];
  });
  return { quotes, missing: [...found.unknown, ...found.missing] };
}

/** Quotes as they stand in their documents; those that no longer do are left out. */
const shown = (findings: Findings, quotes: readonly Quoted[]): BorneBlock[] =>
  quotes.flatMap(({ record, quote }) => findings.quote(record, quote));

const CLASSES = 6;

/** What was counted `class` and `year` by: classes with their titles in the language of the report, years in order. */
export async function classesAndYears(findings: Findings, counted: Parameters<typeof bucketsOf>[0]) {
  const classes = bucketsOf(counted, 'class');
  const titles = await classTitles(
    findings.corpus,
    classes.map(({ value }) => value),
    findings.lang,
  );
  const years = bucketsOf(counted, 'year')
    .map(({ value }) => Number(value))
    .sort((a, b) => a - b);
  return { classes, titles, years };
}

export const background: Writer = async (findings) => {
  const { topic, say } = bound(findings);
  const [counted, mark] = await findings.count(say('Classes of the topic', '主题的分类分布'), {
    unit: 'FAM_ID',
    by: { class: top('IPC_SUB_CLASS', CLASSES), year: { axis: 'values', field: 'APD', granularity: 'year', top: 200 } },
  });
  const { classes, titles, years } = await classesAndYears(findings, counted);
  const blocks: BorneBlock[] = [
    findings.stated(
      say(
        `The corpus holds ${howMany(topic.families, 'simple family', 'simple families')} (${howMany(topic.publications, 'publication')}) on this topic${years.length > 0 ? `, filed from ${years[0]} to ${years.at(-1)}` : ''}.`,
        `语料库中与该主题有关的简单同族共${topic.families}个（${topic.publications}件公开文本）${years.length > 0 ? `，申请年份为${years[0]}至${years.at(-1)}年` : ''}。`,
      ),
      mark,
    ),
    findings.stated(
      classes.length === 0
        ? say('No IPC class is stored of them.', '其IPC分类未存储。')
        : say(
            `Their most frequent IPC subclasses are ${classes.map(({ value, count }) => `${value}${titles.has(value) ? ` (${titles.get(value)!.slice(0, 60)})` : ''}: ${count}`).join('; ')}.`,
            `最常见的IPC小类为：${classes.map(({ value, count }) => `${value}${titles.has(value) ? `（${titles.get(value)!.slice(0, 40)}）` : ''}：${count}`).join('；')}。`,
          ),
      mark,
    ),
  ];
  const { quotes } = await quotesOn(findings, topic.words.join(' '));
  const told = shown(findings, quotes);
  if (told.length > 0)
    blocks.push(
      ...(await findings.described('background', quotes)),
      findings.stated(say('Documents of the topic say, word for word:', '该主题的文献原文写道：'), 'coverage'),
      ...told,
    );
  return blocks;
};

/** A chapter that answers a question of the reader's. */
export const custom: Writer = async (findings, _shared, name) => {
  const { say } = bound(findings);
  const { quotes, missing } = await quotesOn(findings, `${withoutMarkup(name)} ${findings.topic.words.join(' ')}`);
  const blocks = shown(findings, quotes);
  const lacking = [...new Set(missing)].slice(0, 8).join(', ');
  if (blocks.length === 0)
    return [
      findings.stated(
        say(
          `No passage of the corpus answers this question${lacking ? `; no passage has: ${lacking}` : ''}.`,
          `语料库中没有能回答该问题的段落${lacking ? `；缺少：${lacking}` : ''}。`,
        ),
        'coverage',
      ),
    ];
  return [
    ...(await findings.described('question', quotes, name)),
    findings.stated(
      say('Passages that come nearest to this question, word for word:', '与该问题最接近的原文：'),
      'coverage',
    ),
    ...blocks,
    ...(lacking
      ? [findings.stated(say(`None of these passages has: ${lacking}.`, `以上段落均未涉及：${lacking}。`), 'coverage')]
      : []),
  ];
};

/** `say` and the topic, for destructuring. */
export const bound = (findings: Findings) => ({ topic: findings.topic, say: findings.say.bind(findings) });
