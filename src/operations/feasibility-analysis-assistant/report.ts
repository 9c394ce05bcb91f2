import { bucketsOf, top } from '#analytics/axes.ts';
import type { ClaimedQuote } from '#collections/patents/evidence.ts';
import { originalOwners, type Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { sentences } from '#corpus/text/sentences.ts';
import { lineWithin } from '#cut.ts';
import { type BorneBlock, type BorneDocument, points, remark, rowsOf } from '#documents/basis.ts';
import { cell, heading, percent, short } from '#documents/blocks.ts';
import type { Inline } from '#documents/document.ts';
import type { StepContext } from '#flows/flow.ts';
import { howMany } from '#how-many.ts';
import { phrasesOf } from '#language/phrases.ts';
import type { Quantity } from '#language/quantities.ts';
import { type Operation, operationName } from '#language/recipes.ts';
import { languageOf } from '#language/script.ts';
import { Findings, type Mark } from '#operations/shared/findings.ts';
import { papersOn } from '#operations/shared/papers.ts';
import { statusIn } from '#patents/code-words.ts';
import { wordsToCount } from '#skills/compare-features/compare-features.ts';
import { countWords } from '#skills/corpus-words.ts';
import { findTopic, type Topic } from '#skills/find-topic/find-topic.ts';
import { familyOf } from '../fto-search/rights.ts';
import { byRisk } from '../fto-search/risk.ts';
import { titleOf } from '../novelty-search/data.ts';
import { type FeatureOutcome, type Outcome, outcomeOf, shareText } from '../technology-idea-novelty-search/outcome.ts';
import type { FeasibilityData } from './data.ts';
import { type Evidence, evidenceOf, type Said, type ValueRange } from './evidence.ts';

/** What every chapter of the report is written from. */
export interface Material {
  readonly data: FeasibilityData;
  readonly outcome: Outcome;
  readonly records: ReadonlyMap<string, Patent>;
  readonly evidence: Evidence;
  readonly findings: Findings;
  readonly papers: Awaited<ReturnType<typeof papersOn>>;
  /** Of the nearest documents on the subject, those all of whose family has ended. */
  readonly ended: readonly { readonly record: Patent; readonly why: string }[];
}

/** Documents whose texts are read; papers; rights that are shown. */
const MOST_READ = 20;
const MOST_FARTHER = 80;
const MOST_PAPERS = 5;
const MOST_RIGHTS = 10;
const MOST_CONCEPTS = 8;
const MOST_EXPERIMENTS = 12;

/** The report on a proposal: every sentence with what it rests on, or marked as inference. */
export async function reportOf(data: FeasibilityData, context: StepContext): Promise<BorneDocument> {
  const { services, signal, progress } = context;
  progress(0, 3, 'documents');
  const outcome = outcomeOf(data)!;
  const textLang = languageOf(data.text);
  const topic = await findTopic(subjectOf(data), { corpus: services.corpus, signal });
  // where none has enough of the proposal, those on the thing itself are read
  const named = outcome.documents.some(isOnSubject) ? undefined : await naming(topic, context);
  const nearest = outcome.documents
    .filter((one) => (named ? named.has(one.document.publication_number) : isOnSubject(one)))
    .slice(0, MOST_READ)
    .map(({ document }) => document.publication_number);
  const farther = (data.scores ?? [])
    .filter((one) => (named ? named.has(one.publication_number) : one.public_score >= ON_SUBJECT))
    .map((one) => one.publication_number)
    .filter((one) => !nearest.includes(one));
  const near = await services.corpus.get(patents, nearest);
  // where the nearest are in the other language, those that can be read come from farther back
  const more = (await services.corpus.get(patents, farther.slice(0, MOST_FARTHER))).filter(({ descriptions }) =>
    descriptions.some(({ lang }) => lang === textLang),
  );
  const found = [...near, ...more.slice(0, MOST_READ)];
  const shown = outcome.features.flatMap(({ by, verdict }) =>
    by && verdict !== 'not_found' ? [by.document.publication_number] : [],
  );
  const records = new Map(
    [...found, ...(await services.corpus.get(patents, shown))].map((record) => [record.publication_number, record]),
  );
  const features = outcome.features.map(({ feature }) => feature);
  const { worth } = await countWords(services.corpus, wordsToCount(features), signal);
  const evidence = evidenceOf(data.text, features, found, textLang, worth);
  progress(1, 3, 'papers');
  const concepts = [...new Map(phrasesOf(data.text).map(({ key, text }) => [key, text])).values()];
  const papers = await papersOn(data.text, concepts.slice(0, MOST_CONCEPTS), context, MOST_PAPERS);
  const ended: { record: Patent; why: string }[] = [];
  for (const record of near) {
    signal.throwIfAborted();
    const { states } = await familyOf(services.corpus, record, textLang);
    if (states.length > 0 && states.every(({ state }) => state === 'dead'))
      ended.push({
        record,
        why: states
          .map(({ country, status }) => `${country}: ${status ? statusIn(status, data.lang) : '–'}`)
          .join(data.lang === 'zh' ? '；' : '; '),
      });
  }
  progress(2, 3, 'report');
  const findings = new Findings(topic, data.lang, context);
  return documentOf({ data, outcome, records, evidence, findings, papers, ended });
}

/**
 * Share of the features' weight from which on a document is on the subject: something is always nearest, and what
 * another thing is made of says nothing of this one.
 */
const ON_SUBJECT = 0.3;
const isOnSubject = ({ public_score }: Outcome['documents'][number]) => public_score >= ON_SUBJECT;

/** Words of a thing that a document has to have, all of them, to be on it although it has little of the proposal. */
const LEAST_NAMED = 2;

/** The documents that name the thing, by all the words of its topic; none where these are too few to name one. */
async function naming({ query, words }: Topic, { services, signal }: StepContext): Promise<ReadonlySet<string>> {
  if (words.length < LEAST_NAMED) return new Set();
  const { hits } = await services.corpus.search(patents, {
    query,
    offset: 0,
    limit: MOST_FARTHER,
    stemming: true,
    signal,
  });
  return new Set(hits.map(({ id }) => id));
}

/** Characters of a title: it stands at the head of each page. */
const LONGEST_TITLE = 60;

/**
 * The proposal in a line: the title that was given, the thing that it names, else the beginning of its first sentence.
 */
function lineOf(data: FeasibilityData): string {
  const subject = data.summary?.subject[0]?.text.trim() ?? '';
  if (data.title || data.publication_number) return titleOf(data);
  const [first] = sentences(data.text);
  const line = subject.length > 3 ? subject : data.text.slice(first?.start ?? 0, first?.end);
  return lineWithin(line.trim().replace(/[.。;；]$/u, ''), LONGEST_TITLE);
}

/** A number of documents in words. */
const documentsEn = (count: number) => howMany(count, 'document');

/** What the proposal is about: its subject, with what it keeps speaking of where that is short; else its beginning. */
function subjectOf({ summary, text }: FeasibilityData): string {
  const subject = summary?.subject.map((one) => one.text).join(' ') ?? '';
  if (subject.length > 10) return subject;
  const named = /^\p{Script=Han}{4,}$/u.test(subject) ? repeatedIn(text, subject) : [];
  return named.length > 0 ? [subject, ...named].join('，') : text.slice(0, 400);
}

/** A Chinese thing in four characters says its field; what is made better of it the text says again and again. */
function repeatedIn(text: string, subject: string): string[] {
  const times = new Map<string, number>();
  for (const { segment } of SEGMENTER.segment(text))
    if (/^\p{Script=Han}{2,}$/u.test(segment) && !subject.includes(segment))
      times.set(segment, (times.get(segment) ?? 0) + 1);
  return [...times]
    .filter(([, n]) => n >= OFTEN)
    .sort(([, one], [, other]) => other - one)
    .slice(0, 2)
    .map(([word]) => word);
}
const SEGMENTER = new Intl.Segmenter('zh', { granularity: 'word' });
const OFTEN = 3;

/** The report, from what was read and counted for it. */
export async function documentOf(material: Material): Promise<BorneDocument> {
  const { data, findings, outcome } = material;
  const say = findings.say.bind(findings);
  const blocks = [
    ...result(material),
    ...known(material),
    ...made(material),
    ...(await against(material)),
    ...conditions(material),
    ...standards(material),
    ...rights(material),
    ...readiness(material),
    ...experiments(material),
    ...coverage(material),
    ...findings.appendix(),
  ];
  const line = lineOf(data);
  return {
    title: say(`Feasibility: ${line}`, `可行性分析：${line}`),
    lang: data.lang,
    subtitle: say(
      'What documents say of whether it can be made, each statement with its source',
      '文献对能否实现的记载，逐条注明出处',
    ),
    facts: [
      [say('Task', '任务'), findings.context.task_id, 'form'],
      [
        say('Corpus', '语料库'),
        say(
          `${data.snapshot?.records ?? 0} ${data.snapshot?.records === 1 ? 'publication' : 'publications'}`,
          `${data.snapshot?.records ?? 0}件公开文本`,
        ),
        'counted',
      ],
      [
        say('Compared', '比对'),
        say(
          `${documentsEn(outcome.documents.length)}, feature by feature`,
          `${outcome.documents.length}件文献，逐项特征`,
        ),
        'counted',
      ],
    ],
    contents: say('Contents', '目录'),
    blocks,
  };
}

const VERDICTS: Readonly<Record<FeatureOutcome['verdict'], readonly [en: string, zh: string]>> = {
  disclosed: ['stands in a document', '已有文献记载'],
  partly: ['stands there in part', '部分记载'],
  not_found: ['found in none', '未检出'],
};
const TONES = { disclosed: 'good', partly: 'middling', not_found: 'bad' } as const;

function result({ outcome, findings, evidence, data }: Material): BorneBlock[] {
  const say = findings.say.bind(findings);
  const count = (verdict: FeatureOutcome['verdict']) =>
    outcome.features.filter((one) => one.verdict === verdict).length;
  const measuring = documentsOf(evidence.results);
  const limiting = documentsOf(evidence.limits);
  const families = data.rights_read ?? 0;
  const hits = (data.rights ?? []).filter(({ scope }) => scope.claims.some((claim) => claim.outcome === 'hit')).length;
  return [
    heading(say('Result', '结论'), 'result'),
    remark(
      'form',
      say(
        'Nothing here says that the proposal will work or will not: it says what documents state, where they are silent, and which experiments would decide. It is no opinion in law.',
        '本报告不断言方案可行或不可行：只说明文献的记载、未记载之处以及可作出判断的实验。本报告不是法律意见。',
      ),
    ),
    points('cited', [
      findings.states(
        say(
          `Of ${howMany(outcome.features.length, 'feature')}, ${count('disclosed')} ${count('disclosed') === 1 ? 'stands' : 'stand'} in a document, ${count('partly')} in part, ${count('not_found')} in none that was compared; by weight ${shareText(outcome.not_found)} of the proposal was found in no single document.`,
          `${outcome.features.length}项特征中，${count('disclosed')}项已有文献记载，${count('partly')}项部分记载，${count('not_found')}项在比对的文献中未检出；按权重计，方案的${shareText(outcome.not_found)}未见于任何单篇文献。`,
        ),
        'coverage',
      ),
      findings.states(
        say(
          `${measuring === 0 ? 'No document reports' : `${documentsEn(measuring)} ${measuring === 1 ? 'reports' : 'report'}`} measured results in words of the proposal; ${limiting === 0 ? 'none names' : `${howMany(limiting, 'names', 'name')}`} difficulties.`,
          `${measuring}件文献以方案的用词报告了测量结果；${limiting}件指出了困难。`,
        ),
        'coverage',
      ),
      findings.states(
        say(
          families === 0
            ? 'No claims were read on the proposal: none of the nearest families has any here.'
            : `Of ${howMany(families, 'family', 'families')} whose claims were read, ${hits === 0 ? 'none has' : `${howMany(hits, 'has', 'have')}`} a claim every element of which the proposal meets.`,
          families === 0
            ? '没有可与方案比对的权利要求：最接近的同族在库中均无权利要求。'
            : `在读取了权利要求的${families}个同族中，${hits === 0 ? '没有一个' : `${hits}个`}有一项权利要求的全部要素被方案满足。`,
        ),
        'coverage',
      ),
    ]),
  ];
}

/** Feature by feature: the document that says it, and its words. */
function known({ outcome, records, findings }: Material): BorneBlock[] {
  const say = findings.say.bind(findings);
  const rows = outcome.features.map(({ feature, verdict, by }) => {
    // what is nearest to a feature that stands nowhere says nothing of it
    const record = by && verdict !== 'not_found' && records.get(by.document.publication_number);
    const [en, zh] = VERDICTS[verdict];
    return [
      cell({ text: feature.number, style: 'strong' as const }, ` ${short(feature.text)}`),
      { content: [say(en, zh)], tone: TONES[verdict] },
      cell(...(record ? findings.states(record.publication_number, findings.document(record)) : ['–'])),
    ];
  });
  const quotes = outcome.features.flatMap(({ feature, by, verdict }): BorneBlock[] => {
    const record = by && verdict !== 'not_found' && records.get(by.document.publication_number);
    const quote = by?.views.find((view) => view.feature.number === feature.number)?.quote;
    if (!record || !quote) return [];
    return [
      findings.stated(`${feature.number} ${short(feature.text)}`, findings.document(record)),
      ...findings.quote(record, quote as ClaimedQuote),
    ];
  });
  return [
    heading(say('What of it is known', '已知的部分'), 'known'),
    rowsOf(
      findings.tableTitle(say('Features and the nearest document', '特征与最接近的文献'), 'coverage'),
      [
        [say('Feature', '特征'), 56, 'given'],
        [say('Verdict', '判断'), 20, 'compared'],
        [say('Document', '文献'), 24, 'cited'],
      ],
      rows,
      'cited',
    ),
    ...quotes,
  ];
}

/** How many documents say something. */
const documentsOf = (said: readonly Said[]) => new Set(said.map(({ record }) => record.publication_number)).size;

const ownersOf = (record: Patent) =>
  originalOwners(record)
    .map(({ name }) => name)
    .join('; ');

/** Sentences with who stands behind them, a quote each. */
const saidBlocks = (findings: Findings, said: readonly Said[]): BorneBlock[] =>
  said.flatMap(({ record, quote, feature }) => {
    const who = ownersOf(record) || record.publication_number;
    return [
      findings.stated(
        findings.say(
          feature === '' ? `${who}:` : `${who} (${feature}):`,
          feature === '' ? `${who}：` : `${who}（${feature}）：`,
        ),
        findings.document(record),
      ),
      ...findings.quote(record, quote),
    ];
  });

/** What documents are silent on; where none is on the subject, that none was read. */
const silent = ({ read }: Evidence, say: (en: string, zh: string) => string, en: string, zh: string): string =>
  read > 0
    ? say(en, zh)
    : say('No document is on the subject: none was read for this.', '没有属于该主题的文献，未据此读取。');

function made({ evidence, findings }: Material): BorneBlock[] {
  const say = findings.say.bind(findings);
  return [
    heading(say('What has been made and measured, and by whom', '已实现并测量的内容及其主体'), 'made'),
    ...(evidence.results.length > 0
      ? saidBlocks(findings, evidence.results)
      : [
          findings.stated(
            silent(
              evidence,
              say,
              'No document that was read reports a measured result in words of the proposal.',
              '所读文献均未以方案的用词报告测量结果。',
            ),
            'coverage',
          ),
        ]),
  ];
}

/** Stated difficulties, and rights that ended: the second is a sign alone. */
async function against({ evidence, ended, findings }: Material): Promise<BorneBlock[]> {
  const say = findings.say.bind(findings);
  const blocks: BorneBlock[] = [heading(say('What stands against it', '不利因素'), 'against')];
  if (evidence.limits.length > 0) blocks.push(...saidBlocks(findings, evidence.limits));
  else
    blocks.push(
      findings.stated(
        silent(
          evidence,
          say,
          'No document that was read names a difficulty in words of the proposal.',
          '所读文献均未以方案的用词指出困难。',
        ),
        'coverage',
      ),
    );
  const [counted, mark] = await findings.count(say('Legal status of the topic', '主题的法律状态'), {
    unit: 'FAM_ID',
    by: { status: top('STATUS_GROUP', 4) },
  });
  const buckets = bucketsOf(counted, 'status');
  const invalid = buckets.find(({ value }) => value === 'invalid')?.count ?? 0;
  const told = buckets.reduce((sum, { count }) => sum + count, 0);
  const { count } = counted;
  blocks.push(
    findings.stated(
      count === 0
        ? say(
            'No family has the words of the subject: nothing is told of how many were given up.',
            '没有同族含有主题的用词：无法说明有多少已被放弃。',
          )
        : told === 0
          ? say(
              `Of ${howMany(count, 'family', 'families')} on the subject no legal status is stored: how many were given up is not told.`,
              `该主题有${count}个同族，均没有存储法律状态：无法说明有多少已被放弃。`,
            )
          : say(
              `Of ${howMany(count, 'family', 'families')} on the subject, ${invalid === 0 ? 'none has' : `${howMany(invalid, 'has', 'have')}`} a member whose right is known to have ended.`,
              `该主题的${count}个同族中，${invalid === 0 ? '没有一个有' : `${invalid}个有`}已知权利终止的成员。`,
            ),
      mark,
    ),
  );
  if (ended.length > 0)
    blocks.push(
      findings.inferred(
        say(
          `Every right of ${ended.length === 1 ? 'one' : ended.length} of the nearest families has ended. That may be a sign that the owner gave the way up; fees, time and business are other reasons.`,
          `最接近的同族中有${ended.length}个的全部权利已终止。这可能是权利人放弃该路线的迹象，也可能出于费用、期限或经营原因。`,
        ),
        ...ended.map(({ record }) => findings.document(record)),
      ),
      points(
        'cited',
        [...Map.groupBy(ended, ({ why }) => why)].map(([why, all]) =>
          findings.states(why, ...all.map(({ record }) => findings.document(record))),
        ),
      ),
    );
  return blocks;
}

/** One statement where it spans all of them, else the least and the greatest. */
function rangeText({ least: { quantity: first }, greatest: { quantity: last } }: ValueRange): string {
  if (last.low <= first.low) return last.text.trim();
  if (first.high >= last.high) return first.text.trim();
  return `${first.text.trim()} … ${last.text.trim()}`;
}
const rangeMarks = (findings: Findings, { least, greatest }: ValueRange): Mark[] => [
  ...new Set([findings.document(least.record), findings.document(greatest.record)]),
];

const DIMENSIONS_ZH: Readonly<Record<string, string>> = {
  ...{
    temperature: '温度',
    time: '时间',
    pressure: '压力',
    rotation: '转速',
    'heating rate': '升温速率',
    'flow rate': '流量',
  },
};

function conditions({ evidence, findings }: Material): BorneBlock[] {
  const say = findings.say.bind(findings);
  const blocks: BorneBlock[] = [heading(say('Materials, conditions and ranges', '材料、条件与范围'), 'conditions')];
  if (evidence.numbers.length > 0)
    blocks.push(
      rowsOf(
        findings.tableTitle(
          say('Numbers of the proposal beside those of documents', '方案中的数值与文献中的数值'),
          'coverage',
        ),
        [
          [say('Proposal', '方案'), 40, 'given'],
          [say('Documents', '文献'), 30, 'cited'],
          [say('From', '出处'), 30, 'cited'],
        ],
        evidence.numbers.map(({ quantity, sentence, found }) => [
          cell({ text: quantity.text.trim(), style: 'strong' }, ` (${short(sentence)})`),
          cell(found ? rangeText(found) : say('none of this kind', '无同类数值')),
          cell(
            ...(found
              ? findings.states(
                  say(documentsEn(found.documents), `${found.documents}件`),
                  ...rangeMarks(findings, found),
                )
              : ['–']),
          ),
        ]),
        'cited',
      ),
    );
  if (evidence.substances.length > 0)
    blocks.push(
      points(
        'cited',
        evidence.substances.map(({ name, records }) =>
          findings.states(
            say(`${name}: ${documentsEn(records.length)}`, `${name}：${records.length}件文献`),
            ...records.slice(0, 4).map((record) => findings.document(record)),
          ),
        ),
      ),
    );
  if (evidence.conditions.length > 0)
    blocks.push(
      points(
        'cited',
        evidence.conditions.map((range) =>
          findings.states(
            say(
              `${operationName(range.name as Operation, 'en')}, ${range.least.quantity.dimension}: ${rangeText(range)} in ${documentsEn(range.documents)}`,
              `${operationName(range.name as Operation, 'zh')}，${DIMENSIONS_ZH[range.least.quantity.dimension] ?? range.least.quantity.dimension}：${rangeText(range)}，${range.documents}件文献`,
            ),
            ...rangeMarks(findings, range),
          ),
        ),
      ),
    );
  if (blocks.length === 1)
    blocks.push(
      findings.stated(
        silent(evidence, say, 'The documents state none that could be compared.', '文献中没有可供比较的内容。'),
        'coverage',
      ),
    );
  return blocks;
}

function standards({ evidence, findings }: Material): BorneBlock[] {
  const say = findings.say.bind(findings);
  return [
    heading(say('Standards that are named', '文献中提及的标准'), 'standards'),
    ...(evidence.standards.size > 0
      ? [...evidence.standards].flatMap(([name, { record, quote }]) => [
          findings.stated(name, findings.document(record)),
          ...findings.quote(record, quote),
        ])
      : [
          findings.stated(
            silent(evidence, say, 'The documents that were read name none by number.', '所读文献均未按编号提及标准。'),
            'coverage',
          ),
        ]),
  ];
}

function rights({ data, findings }: Material): BorneBlock[] {
  const say = findings.say.bind(findings);
  const found = byRisk(data.rights ?? [])
    .filter(({ risk }) => risk.level !== 'Low')
    .slice(0, MOST_RIGHTS);
  const questions = found
    .flatMap(({ right: { publication_number }, risk: { claim } }) =>
      (claim?.outcome === 'open' ? claim.elements : []).flatMap(({ question, element }) =>
        question ? [`${publication_number}, ${element}: ${question}`] : [],
      ),
    )
    .slice(0, MOST_RIGHTS);
  const blocks: BorneBlock[] = [
    heading(say('Rights in the way', '可能构成障碍的权利'), 'rights'),
    findings.stated(
      say(
        `The claims of ${data.rights_read ?? 0} ${data.rights_read === 1 ? 'family' : 'families'} near the proposal were read on it, as on a product. A whole search for rights in the way bounds countries and days and searches apart.`,
        `已将最接近的${data.rights_read ?? 0}个同族的权利要求与方案逐项比对（视同产品）。完整的FTO检索另行限定国家和日期。`,
      ),
      'coverage',
    ),
  ];
  if (found.length === 0)
    blocks.push(findings.stated(say('None of them is more than a low risk.', '其中没有高于低风险者。'), 'coverage'));
  else
    blocks.push(
      rowsOf(
        findings.tableTitle(say('Rights by risk', '按风险排列的权利'), 'coverage'),
        [
          [say('Right', '权利'), 24, 'stored'],
          [say('Owner', '权利人'), 22, 'stored'],
          [say('Risk', '风险'), 12, 'compared'],
          [say('Why', '理由'), 42, 'compared'],
        ],
        found.map(({ right, risk }) => [
          cell(right.publication_number),
          cell(right.owners.slice(0, 3).join('; ')),
          {
            content: [say(risk.level, { High: '高', Medium: '中', Low: '低' }[risk.level])],
            tone: risk.level === 'High' ? ('bad' as const) : ('middling' as const),
          },
          cell(risk.why[data.lang]),
        ]),
        'cited',
      ),
    );
  if (questions.length > 0)
    blocks.push(
      points(
        'asked',
        questions.map((one) => [one]),
      ),
    );
  return blocks;
}

/** Evidence by kind of source, in the place of a number: each level stands on documents or is empty. */
function readiness({ evidence, papers, outcome, findings, records }: Material): BorneBlock[] {
  const say = findings.say.bind(findings);
  const marks = (said: readonly Said[]) => [...new Set(said.map(({ record }) => findings.document(record)))];
  const disclosing = outcome.documents
    .filter(({ disclosed }) => disclosed > 0)
    .flatMap(({ document }) => records.get(document.publication_number) ?? []);
  const level = (name: string, count: number, of: readonly Mark[]) => [
    cell(name),
    cell(count === 0 ? say('none', '无') : String(count)),
    cell(...(of.length > 0 ? findings.states('', ...of.slice(0, 8)) : ['–'])),
  ];
  return [
    heading(say('Readiness, as evidence', '成熟度证据'), 'readiness'),
    findings.stated(
      say(
        'No level is computed: the table says what kind of document speaks of the proposal. A paper shows a principle, a patent a way, a measured example that it was made, a mention of a product that it can be bought.',
        '不计算等级：下表说明哪类文献涉及该方案。论文说明原理，专利说明途径，带测量的实施例说明已经实现，产品提及说明可以购得。',
      ),
      'coverage',
    ),
    rowsOf(
      findings.tableTitle(say('Documents by kind of evidence', '按证据种类统计的文献'), 'coverage'),
      [
        [say('Evidence', '证据'), 50, 'form'],
        [say('Documents', '文献数'), 20, 'counted'],
        [say('Which', '文献'), 30, 'cited'],
      ],
      [
        level(say('Papers whose abstract speaks of it', '摘要涉及该方案的论文'), papers.quoted.length, []),
        level(
          say('Patents in which a feature stands', '记载至少一项特征的专利'),
          disclosing.length,
          disclosing.map((one) => findings.document(one)),
        ),
        level(
          say('Patents with a measured result', '带测量结果的专利'),
          marks(evidence.results).length,
          marks(evidence.results),
        ),
        level(
          say('Documents that mention a product', '提及产品的文献'),
          marks(evidence.products).length,
          marks(evidence.products),
        ),
      ],
      'cited',
    ),
    ...papers.quoted.map(
      ({ work, sentence }): BorneBlock => ({
        kind: 'quote',
        text: sentence,
        source: [`${work.titles[0]?.text ?? work.id} · ${work.id}`],
      }),
    ),
    ...saidBlocks(findings, evidence.products),
  ];
}

/** What nobody has stated has to be tried: features that stand nowhere, and numbers beyond what documents state. */
function experiments({ outcome, evidence, findings, records }: Material): BorneBlock[] {
  const say = findings.say.bind(findings);
  const open = outcome.features.filter(({ verdict }) => verdict !== 'disclosed');
  const items: Inline[][] = open.map(({ feature, by: nearest, verdict }) => {
    const by = nearest && (verdict === 'partly' || isOnSubject(nearest)) ? nearest : undefined;
    const record = by && records.get(by.document.publication_number);
    const missing =
      by?.document.comparison.features.find((one) => one.feature_number === feature.number)?.missing ?? [];
    const lacks = missing
      .slice(0, 6)
      .map((word) => say(`"${word}"`, `“${word}”`))
      .join(findings.lang === 'zh' ? '、' : ', ');
    return findings.infers(
      say(
        `Make ${feature.number} (${short(feature.text)}) and measure what it is for${feature.function ? ` (${short(feature.function)})` : ''}: ${lacks ? `the nearest document does not say ${lacks}` : 'no document compared says it'}.`,
        `实现${feature.number}（${short(feature.text)}）并测量其作用${feature.function ? `（${short(feature.function)}）` : ''}：${lacks ? `最接近的文献没有${lacks}` : '比对的文献均无记载'}。`,
      ),
      ...(record ? [findings.document(record)] : (['coverage'] as const)),
    );
  });
  for (const { quantity, sentence, found } of evidence.numbers) {
    if (found && !isOutside(quantity, found)) continue;
    items.push(
      findings.infers(
        found
          ? say(
              `Measure at ${quantity.text.trim()} (${short(sentence)}): documents state ${rangeText(found)}, the proposal lies outside.`,
              `在${quantity.text.trim()}处测量（${short(sentence)}）：文献所述为${rangeText(found)}，方案在其之外。`,
            )
          : say(
              `Measure at and around ${quantity.text.trim()} (${short(sentence)}): no document that was read states a number of this kind.`,
              `在${quantity.text.trim()}及其附近测量（${short(sentence)}）：所读文献没有同类数值。`,
            ),
        ...(found ? rangeMarks(findings, found) : (['coverage'] as const)),
      ),
    );
  }
  return [
    heading(say('Experiments that decide the open points', '判定未决问题的实验'), 'experiments'),
    items.length > 0
      ? points('cited', items.slice(0, MOST_EXPERIMENTS))
      : findings.stated(
          say(
            'Each feature and number stands in some document; whether they work together does not follow.',
            '各特征和数值均见于文献；但不能由此得出组合后可行。',
          ),
          'coverage',
        ),
  ];
}

const isOutside = (own: Quantity, { least, greatest }: ValueRange) =>
  own.high < least.quantity.low || own.low > greatest.quantity.high;

function coverage({ data, outcome, evidence, papers, findings }: Material): BorneBlock[] {
  const { say } = { say: findings.say.bind(findings) };
  const unread = evidence.unread.slice(0, 20).join(', ');
  const first = outcome.documents[0];
  return [
    {
      kind: 'heading',
      level: 1,
      text: say('What was searched, and what is not in here', '检索范围与未包含的内容'),
      id: 'coverage',
    },
    points('counted', [
      [
        say(
          `Searches: ${data.prior_art?.runs.length ?? 0}; publications searched: ${data.snapshot?.records ?? 0}; compared: ${data.scores?.length ?? 0}; of the nearest on the subject read whole: ${evidence.read}.`,
          `对${data.snapshot?.records ?? 0}件公开文本检索${data.prior_art?.runs.length ?? 0}次；比对${data.scores?.length ?? 0}件，通读其中属于该主题的最接近者${evidence.read}件。`,
        ),
      ],
      ...(first
        ? [
            [
              say(
                `The nearest, ${first.document.publication_number}, has ${percent(first.public_score)} by the weights of the features.`,
                `最接近的${first.document.publication_number}按特征权重得分${percent(first.public_score)}。`,
              ),
            ],
          ]
        : []),
      [
        say(
          `Papers: ${papers.total} match, ${papers.quoted.length} are quoted.`,
          `论文：命中${papers.total}篇，引用${papers.quoted.length}篇。`,
        ),
      ],
      ...(unread === ''
        ? []
        : [
            [
              say(
                `Without a description in the language of the proposal, and not read for results: ${unread}.`,
                `没有方案语言的说明书、未读取结果：${unread}。`,
              ),
            ],
          ]),
      ...((data.no_claims ?? []).length > 0
        ? [
            [
              say(
                `Families of which no claims are stored: ${data.no_claims!.length}.`,
                `${data.no_claims!.length}个同族没有存储权利要求。`,
              ),
            ],
          ]
        : []),
    ]),
    points('form', [
      [
        say(
          'Costs, markets, products that no document mentions, and experience that nobody published are not in here.',
          '成本、市场、文献未提及的产品以及未发表的经验不在其中。',
        ),
      ],
    ]),
  ];
}
