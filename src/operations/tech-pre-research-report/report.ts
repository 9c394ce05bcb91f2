import { keyPatents } from '#analytics/key-patents.ts';
import { playersOf, playersTree } from '#analytics/players.ts';
import { wordCloud } from '#analytics/word-cloud.ts';
import { lastFullYear, lastYears } from '#analytics/years.ts';
import { patents } from '#collections/patents/patents.ts';
import { type BorneBlock, type BorneDocument, points, remark } from '#documents/basis.ts';
import { heading } from '#documents/blocks.ts';
import type { StepContext } from '#flows/flow.ts';
import type { TextLanguage } from '#language/script.ts';
import { Findings } from '#operations/shared/findings.ts';
import { background, bound, custom } from './chapters/background.ts';
import type { Shared, Writer } from './chapters/chapter.ts';
import { evolution, market } from './chapters/market.ts';
import { nothingFound } from './chapters/nothing.ts';
import { headPlayerData, headPlayers, keyPatentChapter, keyPatentData } from './chapters/players.ts';
import { ideas, schemes } from './chapters/schemes.ts';
import { status } from './chapters/status.ts';
import { issueLine, type PreResearchData } from './data.ts';
import type { Chapter, ChapterKey } from './directory.ts';

// biome-ignore format: read it as a table
export const WRITERS: Readonly<Record<ChapterKey, Writer>> = {
  TECH_RESEARCH_TECHNICAL_BACKGROUND:         background,
  TECH_RESEARCH_MARKET_ANALYSIS:              market,
  TECH_RESEARCH_TECHNOLOGY_STATUS_CHALLENGES: status,
  TECH_RESEARCH_EVOLUTION_PATH:               evolution,
  TECH_RESEARCH_HEAD_PLAYER_ANALYSIS:         headPlayers,
  TECH_RESEARCH_TECHNICAL_SCHEME_REVIEW:      schemes,
  TECH_RESEARCH_KEY_PATENT_INTERPRETATION:    keyPatentChapter,
  TECH_RESEARCH_IDEA_SUMMARY:                 ideas,
  TECH_RESEARCH_CUSTOM_MODULE_1:              custom,
  TECH_RESEARCH_CUSTOM_MODULE_2:              custom,
};

const YEARS = 20;
const TERMS = 60;
const PLAYERS = 8;
const KEY_PATENTS = 10;

/** Makes a thing once, when it is first asked for; whoever asks again gets the same, or the same failure. */
const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
};

function sharedOf(findings: Findings): Shared {
  const { corpus, context, request } = findings;
  const { say } = bound(findings);
  const now = context.services.clock();
  const years = lastYears(YEARS, now);
  const full = lastFullYear(years.to, now);
  return {
    years,
    full,
    terms: once(async () => {
      const read = (lang: TextLanguage) => wordCloud(corpus, findings.topic.query, lang, TERMS, context.signal);
      const own = await read(findings.lang);
      if (own.without <= own.looked_at / 2) return { lang: findings.lang, cloud: own };
      const lang = findings.lang === 'zh' ? ('en' as const) : ('zh' as const);
      const other = await read(lang);
      return other.without < own.without ? { lang, cloud: other } : { lang: findings.lang, cloud: own };
    }),
    players: once(async () => {
      const tree = playersTree(PLAYERS, years);
      const players = await playersOf(corpus, request, tree);
      const [, mark] = await findings.count(
        say('Applicants, their years, subclasses and co-applicants', '申请人及其年份、小类与共同申请人'),
        {
          unit: 'FAM_ID',
          by: { applicant: { axis: 'values', field: 'ANS_EXACT', top: PLAYERS } },
        },
      );
      return { players, mark };
    }),
    keyPatents: once(async () => {
      const found = await keyPatents(corpus, request, KEY_PATENTS, now);
      const mark = findings.counted(
        say(
          'Families looked at for key patents: those with the publications cited most',
          '重点专利的候选同族：被引最多者',
        ),
        findings.topic.query,
        say('score of key patents', '重点专利评分'),
        say(`${found.looked_at} simple families`, `${found.looked_at}个简单同族`),
      );
      return { ...found, mark };
    }),
  };
}

type Ended = NonNullable<PreResearchData['chapters']>[number];
export type WrittenReport = Pick<PreResearchData, 'head_player_analysis' | 'key_patent_interpretation'> & {
  readonly document: BorneDocument;
  readonly chapters: Ended[];
};

/**
 * Writes the chapters one after the other. One that fails is printed as failed and costs no other; numbers in text,
 * tables and pictures come from the queries in the appendix.
 * @param writers For tests: others than those of the keys.
 */
export async function writeReport(
  data: PreResearchData,
  context: StepContext,
  writers: Readonly<Record<ChapterKey, Writer>> = WRITERS,
): Promise<WrittenReport> {
  const topic = data.topic!;
  const findings = new Findings(topic, data.lang, context);
  const { say } = bound(findings);
  const shared = sharedOf(findings);
  const chapters: Ended[] = [];
  const blocks: BorneBlock[] = [];
  const directory = topic.families > 0 ? data.directory : [];
  for (const [at, chapter] of directory.entries()) {
    context.signal.throwIfAborted();
    context.progress(at, data.directory.length, chapter.name);
    const { ended, written } = await oneChapter(chapter, at, findings, shared, writers[chapter.key]);
    chapters.push(ended);
    blocks.push(...written);
  }
  if (topic.families === 0) blocks.push(...(await nothingFound(findings, data.directory)));
  const structured =
    topic.families === 0
      ? {}
      : {
          head_player_analysis: await shared
            .players()
            .then(async ({ players }) => headPlayerData(players, (await shared.keyPatents()).patents, topic.printed)),
          key_patent_interpretation: await keyPatentData(findings, (await shared.keyPatents()).patents, topic.printed),
        };
  const title = say(
    `Pre-research: ${issueLine(data.technical_issues)}`,
    `技术预研报告：${issueLine(data.technical_issues)}`,
  );
  const document: BorneDocument = {
    title,
    lang: data.lang,
    subtitle: say(`Made from the patents of this corpus on ${day(context)}`, `依据本语料库的专利生成，${day(context)}`),
    facts: [
      [say('Task', '任务'), context.task_id, 'form'],
      [say('Issue', '研究问题'), data.technical_issues.replace(/\s+/g, ' ').trim().slice(0, 600), 'given'],
      [
        say('Corpus', '语料库'),
        say(
          `${topic.corpus_size} publications, change ${data.snapshot?.seq ?? 0}`,
          `${topic.corpus_size}件公开文本，变更序号${data.snapshot?.seq ?? 0}`,
        ),
        'counted',
      ],
      [
        say('Found', '检出'),
        say(
          `${topic.publications} publications in ${topic.families} simple families`,
          `${topic.publications}件公开文本，${topic.families}个简单同族`,
        ),
        'counted',
      ],
    ],
    contents: say('Contents', '目录'),
    blocks: [...coverage(findings), ...blocks, ...findings.appendix()],
  };
  return { document, chapters, ...structured };
}

async function oneChapter(
  { key, name }: Chapter,
  at: number,
  findings: Findings,
  shared: Shared,
  write: Writer,
): Promise<{ ended: Ended; written: BorneBlock[] }> {
  const head = heading(`${at + 1}  ${name}`, `chapter-${at + 1}`);
  const { say } = bound(findings);
  try {
    const written = await write(findings, shared, name);
    const text =
      written.length > 0
        ? written
        : [
            findings.stated(
              say('The documents found say nothing for this chapter.', '检出的文献没有可用于本章的内容。'),
              'coverage',
            ),
          ];
    return { ended: { key, name, status: 'written' }, written: [head, ...text] };
  } catch (thrown) {
    const { signal, log } = findings.context;
    signal.throwIfAborted();
    const reason = thrown instanceof Error ? thrown.message : String(thrown);
    log('chapter_failed', { key, reason });
    return {
      ended: { key, name, status: 'failed', reason },
      written: [
        head,
        remark(
          'form',
          say(
            'This chapter could not be written; the others are whole. The record of the task says why.',
            '本章未能生成，其余各章不受影响；原因见任务记录。',
          ),
        ),
      ],
    };
  }
}

const day = ({ services }: StepContext) => new Date(services.clock()).toISOString().slice(0, 10);

/** What was searched, when, how many, and what that leaves out. */
function coverage(findings: Findings): BorneBlock[] {
  const { say, topic } = bound(findings);
  const words = (all: readonly string[]) => all.map((word) => `“${word}”`).join(say(', ', '、'));
  const items: string[] = [];
  if (topic.families === 0)
    items.push(
      topic.unknown.length > 0
        ? say(
            `Nothing was found: of the words of the issue ${words(topic.unknown)} stand in no document of the ${topic.corpus_size} in the corpus.`,
            `未检出文献：语料库的${topic.corpus_size}件文本中没有一件含有问题中的${words(topic.unknown)}。`,
          )
        : say(
            `Nothing was found: no document of the ${topic.corpus_size} in the corpus names the words of the issue together in title, abstract or claims.`,
            `未检出文献：语料库的${topic.corpus_size}件文本中没有一件在标题、摘要或权利要求中同时含有问题的用词。`,
          ),
      say(
        'No chapter is written, since every sentence of one would be made up. Import patents of the field, or ask with the words that its patents use; a search of single words shows which they are.',
        '因此不撰写任何章节：其内容只能是臆造。请导入该领域的专利，或换用该领域专利的用词；可先逐词检索确认。',
      ),
    );
  else {
    items.push(
      say(
        `Searched: ${topic.printed.includes('TACD_ALL') ? 'the whole text' : 'title, abstract and claims'} of ${topic.corpus_size} publications, for ${words(topic.words)}, on ${day(findings.context)}. Query: ${topic.printed}`,
        `检索范围：${topic.corpus_size}件公开文本的${topic.printed.includes('TACD_ALL') ? '全文' : '标题、摘要和权利要求'}；检索词：${words(topic.words)}；日期：${day(findings.context)}。检索式：${topic.printed}`,
      ),
      say(
        `Found: ${topic.publications} publications in ${topic.families} simple families. Numbers of this report are simple families unless something else is said.`,
        `检出${topic.publications}件公开文本，${topic.families}个简单同族。除另有说明外，本报告的数字均为简单同族数。`,
      ),
    );
    if (topic.translated.length > 0)
      items.push(
        say(
          `Also searched, as the corpus's own texts in two languages teach: ${topic.translated.map(({ from, to }) => `${from} → ${to}`).join(', ')}.`,
          `同时检索（译法取自语料库的双语文本）：${topic.translated.map(({ from, to }) => `${from} → ${to}`).join('、')}。`,
        ),
      );
    if (topic.left_out.length > 0)
      items.push(
        say(
          `Not asked for, since too few documents have all words or they stand nearly everywhere: ${words(topic.left_out)}.`,
          `未作为检索条件（同时含有的文献太少，或几乎处处出现）：${words(topic.left_out)}。`,
        ),
      );
    if (topic.unknown.length > 0)
      items.push(say(`In no document: ${words(topic.unknown)}.`, `没有任何文献含有：${words(topic.unknown)}。`));
  }
  return [
    heading(say('Coverage', '覆盖范围'), 'coverage'),
    points(
      'counted',
      items.map((text) => [text]),
    ),
    points('form', [
      [
        say(
          `The corpus holds what was imported: offices, years and texts that are missing in it are missing here. Market data, standards, products and unpublished applications are not in it.`,
          '语料库仅含已导入的数据：其中没有的受理局、年份和文本，本报告也没有。市场数据、标准、产品以及未公开的申请均不在其中。',
        ),
      ],
    ]),
  ];
}

/** The corpus as it is now: how many patents, and the number of its last change. */
export async function snapshotOf({ services }: StepContext): Promise<{ records: number; seq: number }> {
  const found = (await services.corpus.status()).find(({ name }) => name === patents.name);
  return { records: found?.records ?? 0, seq: found?.stored_seq ?? 0 };
}
