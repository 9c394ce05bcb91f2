import { type Dimension, INDICATOR_NAMES, INDICATORS } from '#analytics/companies/indicators.ts';
import { LEAST_COMPARED, LEAST_FAMILIES } from '#analytics/companies/scores.ts';
import { type BorneBlock, remark, rowsOf, says, statement, statements } from '#documents/basis.ts';
import { cell, heading } from '#documents/blocks.ts';
import type { Tone } from '#documents/document.ts';
import { howMany } from '#how-many.ts';
import { bars, marked } from '#operations/shared/report-counts.ts';
import type { CompanyFacts } from './facts.ts';
import { DIMENSION_WORDS, INDICATOR_WORDS, indicatorText } from './indicator-words.ts';

/** What is said of the score, in one sentence. */
function verdict({ score, comparison, now, say }: CompanyFacts): string {
  if (now.families < LEAST_FAMILIES)
    return say(
      `No score: owners of ${LEAST_FAMILIES} families or more are compared, of its own ${now.families} can be counted.`,
      `无评分：只比较拥有${LEAST_FAMILIES}个以上同族的权利人，其可计入的同族为${now.families}个。`,
    );
  if (!score || !comparison)
    return say(
      'No score: all owners are too many to be compared while a report is written.',
      '无评分：权利人过多，无法在生成报告时比较。',
    );
  const total = score.total.toFixed(1);
  const { companies } = comparison;
  return say(
    `Score ${total} of 100 among ${companies} owners with ${LEAST_FAMILIES} families or more${score.rating ? `, rating ${score.rating}` : `; ratings are given where ${LEAST_COMPARED} compare`}.`,
    `在${companies}个拥有${LEAST_FAMILIES}个以上同族的权利人中得分${total}（满分100）${score.rating ? `，评级${score.rating}` : `；达到${LEAST_COMPARED}个可比对象时才给出评级`}。`,
  );
}

/** The figures that are asked first. */
const FIRST = [
  ...(['apno_cnt', 'granted_invention_cnt', 'patent_valid_ratio', 'in_examing_ratio', 'country_cnt'] as const),
  ...(['avg_remaining_life_span', 'avg_cited_by_cnt', 'patenting_growth_ratio', 'tech_global_concentration'] as const),
];

const percents = (value: number) => `${(100 * value).toFixed(1)} %`;

/** What a reader takes home: each sentence with the marks of the counts that it is of. */
function keyPoints({ owned, now, fields, citing, called, read, uncounted, say, zh }: CompanyFacts): string[] {
  const { avg_remaining_life_span: life, tech_global_concentration: share, patent_valid_ratio: valid } = now.indicators;
  const { rights, unknown } = now.states;
  // a share of few of many says little by itself
  const of =
    unknown === 0
      ? say(`of its ${rights} applications`, `${rights}件申请中`)
      : say(
          `of the ${rights - unknown} of its ${rights} applications whose state is known`,
          `${rights}件申请中状态已知的${rights - unknown}件有`,
        );
  const valids =
    valid === undefined ? '' : say(`; ${of} ${percents(valid)} are in force`, `；${of}${percents(valid)}有效`);
  const families = owned.counted.count;
  const offices = now.indicators.country_cnt ?? 0;
  const [field, second] = fields;
  // of one main field alone can be said how much of it is the company's
  const part = field && field.count > (second?.count ?? 0) ? share : undefined;
  const [first] = citing.owners;
  const { pledge, litigation_defendant: sued } = now.risks.patents;
  const counted = (value: number | undefined) => value ?? say('unknown', '未知');
  const end = (...marks: string[]) => `${zh ? '。' : '.'}${[...new Set(marks)].map((mark) => ` [${mark}]`).join('')}`;
  return [
    families > 0
      ? say(
          `It owns ${howMany(families, 'family', 'families')} at ${howMany(offices, 'office')}${valids}${life === undefined ? '' : `, with ${life.toFixed(1)} years left on average`}`,
          `拥有${families}个同族，分布于${offices}个受理局${valids}${life === undefined ? '' : `，平均剩余${life.toFixed(1)}年`}`,
        ) + end(owned.mark, read)
      : undefined,
    field
      ? say(
          `Its main field is ${field.value}, with ${howMany(field.count, 'family', 'families')}${part === undefined ? '' : `: ${percents(part)} of all stored families of the subclass`}`,
          `主要领域为${field.value}，共${field.count}个同族${part === undefined ? '' : `，占库中该小类全部同族的${percents(part)}`}`,
        ) + (part === undefined ? end(owned.mark) : end(owned.mark, read))
      : undefined,
    first
      ? say(
          `${called(first.name)} cites it most, with ${howMany(first.count, 'application')}`,
          `引用其专利最多者为${called(first.name)}，共${first.count}件申请`,
        ) + end(read)
      : undefined,
    pledge === undefined && sued === undefined
      ? undefined
      : say(
          `Applications with an open pledge: ${counted(pledge)}; in a court case with it as defendant: ${counted(sued)}`,
          `质押未解除的专利：${counted(pledge)}；涉及以其为被告的诉讼的专利：${counted(sued)}`,
        ) + end(read),
    // what is not counted below is said before the counts
    ...uncounted.map((sentence) => `${sentence} [${read}]`),
  ].flatMap((sentence) => (sentence === undefined ? [] : [sentence]));
}

/** The page that says the most in the least. */
export function summary(facts: CompanyFacts): BorneBlock[] {
  const { now, places, zh, say, read } = facts;
  return [
    heading(say('At a glance', '概览'), 'summary'),
    remark('compared', verdict(facts)),
    statements(keyPoints(facts).map((sentence) => statement('cited', ...marked(sentence)))),
    rowsOf(
      say(
        `Figures of its applications [${read}], and their percentile among all compared owners`,
        `专利申请的主要数字[${read}]及其在可比权利人中的百分位`,
      ),
      [
        [say('Figure', '项目'), 5, 'form'],
        [say('Value', '数值'), 2, 'cited'],
        [say('Percentile', '百分位'), 2, 'compared'],
      ],
      FIRST.flatMap((name) => {
        const value = now.indicators[name];
        return value === undefined
          ? []
          : [
              [
                cell(INDICATOR_WORDS[name][zh ? 'zh' : 'en']),
                cell(indicatorText(name, value, zh)),
                placeCell(places[name]),
              ],
            ];
      }),
      'cited',
    ),
  ];
}

const tone = (place: number): Tone => (place >= 75 ? 'good' : place >= 25 ? 'middling' : 'bad');
const placeCell = (place: number | undefined) =>
  place === undefined ? cell({ text: '—', style: 'muted' }) : { ...cell(place.toFixed(0)), tone: tone(place) };

/** Score, dimensions, and every indicator with its place. */
export function evaluation(facts: CompanyFacts): BorneBlock[] {
  const { now, places, score, zh, say, read } = facts;
  const dimensions = Object.entries(score?.dimensions ?? {}) as [Dimension, number][];
  return [
    heading(say('Evaluation', '评价'), 'evaluation'),
    says('compared', verdict(facts)),
    ...bars(
      'compared',
      say(
        'Dimensions: mean percentile of their indicators, 0 to 100; 50 is the middle of the owners compared',
        '各维度：其指标百分位的平均值，0至100；50为可比权利人的中位',
      ),
      say('percentile', '百分位'),
      dimensions.map(([name, value]) => ({
        value: DIMENSION_WORDS[name][zh ? 'zh' : 'en'],
        count: Math.round(value),
      })),
    ),
    rowsOf(
      say(
        `Indicators [${read}], and their percentile among all compared owners; — where it is unknown, or the indicator is a count of another one's parts and not compared`,
        `各项指标[${read}]及其在全部可比权利人中的百分位；“—”表示未知，或该指标仅为其他指标的分项，不参与比较`,
      ),
      [
        [say('Indicator', '指标'), 3, 'form'],
        [say('What it is', '定义'), 6, 'form'],
        [say('Value', '数值'), 2, 'cited'],
        [say('Percentile', '百分位'), 1.6, 'compared'],
      ],
      INDICATOR_NAMES.map((name) => {
        const words = INDICATOR_WORDS[name];
        const value = now.indicators[name];
        return [
          cell(zh ? words.zh : words.en),
          cell(zh ? words.formula_zh : INDICATORS[name].formula),
          cell(value === undefined ? { text: say('unknown', '未知'), style: 'muted' } : indicatorText(name, value, zh)),
          placeCell(places[name]),
        ];
      }),
      'cited',
    ),
  ];
}
