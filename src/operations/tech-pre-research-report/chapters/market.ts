import { bucketsOf, top, withoutOf } from '#analytics/axes.ts';
import { lifeCycle } from '#analytics/life-cycle.ts';
import { incomplete } from '#analytics/years.ts';
import { daysOfYears } from '#clock.ts';
import { type BorneBlock, rowsOf } from '#documents/basis.ts';
import { cell, percent } from '#documents/blocks.ts';
import { howMany } from '#how-many.ts';
import { officeName } from '#patents/offices.ts';
import { bound } from './background.ts';
import { chartOf, sum, type Writer } from './chapter.ts';

const OFFICES = 12;

/** Where protection is sought and by whom; what patents cannot tell is said. */
export const market: Writer = async (findings) => {
  const { say } = bound(findings);
  const [counted, mark] = await findings.count(say('Offices, types of applicant', '受理局与申请人类型'), {
    unit: 'FAM_ID',
    by: { office: top('AUTHORITY', OFFICES), type: top('ANS_TYPE', 6) },
  });
  const offices = bucketsOf(counted, 'office');
  const named = offices.map(({ value, count }) => ({ value: `${officeName(value, findings.lang)} (${value})`, count }));
  const types = bucketsOf(counted, 'type');
  const without = withoutOf(counted, 'type');
  return [
    findings.stated(
      say(
        'No sales, prices or market shares are stored in this corpus, and patents state none: the size of the market, its growth in money and who earns it are not told here. Market reports, customs statistics or financial reports would tell.',
        '语料库中没有销售额、价格或市场份额数据，专利也不记载这些：市场规模、以货币计的增长以及收入归属，本章不作说明。市场报告、海关统计或财务报告可补充。',
      ),
      'coverage',
    ),
    findings.stated(
      say(
        `What patents show is where applicants pay for protection: ${named
          .slice(0, 3)
          .map(({ value, count }) => `${value} in ${count} of ${counted.count} families`)
          .join(', ')}.`,
        `专利能够说明申请人在哪里为保护付费：${named
          .slice(0, 3)
          .map(({ value, count }) => `${value}，${counted.count}个同族中有${count}个`)
          .join('；')}。`,
      ),
      mark,
    ),
    chartOf(
      'bars',
      findings.figure(say('Families by office of publication', '按公开受理局统计的同族数'), mark),
      say('families', '同族数'),
      named,
    ),
    findings.inferred(
      say(
        `Families published by ${named[0]?.value ?? '-'} most often point to a market or a production there; an office that is missing may also be missing in the sources that were imported.`,
        `在${named[0]?.value ?? '-'}公开最多，说明当地可能是市场或生产地；缺少的受理局也可能是导入的数据源中没有。`,
      ),
      mark,
    ),
    ...(types.length > 0
      ? [
          findings.stated(
            say(
              `Applicants by type: ${types.map(({ value, count }) => `${value.toLowerCase()} ${count}`).join(', ')}${without > 0 ? `; ${howMany(without, 'family names', 'families name')} no type` : ''}.`,
              `申请人类型：${types.map(({ value, count }) => `${TYPES_ZH[value.toLowerCase()] ?? value} ${count}`).join('，')}${without > 0 ? `；${without}个同族没有类型信息` : ''}。`,
            ),
            mark,
          ),
        ]
      : []),
  ];
};

const TYPES_ZH: Readonly<Record<string, string>> = {
  ...{
    company: '企业',
    academy: '院校',
    government: '政府机构',
    hospital: '医院',
    bank: '银行',
    person: '个人',
    other: '其他',
  },
};

const PERIODS = 4;
const PERIOD_YEARS = 5;
const TOPICS = 8;

/** Filings by year, the stage of the life cycle, and which terms came and went. */
export const evolution: Writer = async (findings, { years, full, terms }) => {
  const { say, topic } = bound(findings);
  const [counted, mark] = await findings.count(say('Filings by year', '按申请年统计'), {
    unit: 'FAM_ID',
    by: { year: { axis: 'years', field: 'APD', ...years } },
  });
  const filed = bucketsOf(counted, 'year');
  const at = (from: number, to: number) =>
    sum(filed.filter(({ value }) => Number(value) >= from && Number(value) <= to).map(({ count }) => count));
  const [late, early] = [at(full - 4, full), at(full - 9, full - 5)];
  const young = incomplete(years, findings.context.services.clock());
  const dated = sum(filed.map(({ count }) => count));
  // most of the topic has no day of filing: years of the rest show the sources, not the field
  if (dated * 2 < topic.families)
    return [
      findings.stated(
        say(
          `The day of filing is stored of ${dated} of ${howMany(topic.families, 'family', 'families')} in these years: how filings developed is not told.`,
          `${topic.families}个同族中，仅${dated}个存有这些年份的申请日：无法说明申请的发展。`,
        ),
        mark,
      ),
    ];
  const blocks: BorneBlock[] = [
    chartOf(
      'columns',
      findings.figure(say('Families by application year', '按申请年统计的同族数'), mark),
      say('families', '同族数'),
      filed,
    ),
    findings.stated(
      say(
        `${late === 0 ? 'No family was' : late === 1 ? 'One family was' : `${late} families were`} filed from ${full - 4} to ${full}, ${early === 0 ? 'none' : early} in the five years before.`,
        `${full - 4}至${full}年申请${late}个同族，此前五年为${early}个。`,
      ),
      mark,
    ),
    ...(young.length > 0
      ? [
          findings.stated(
            say(
              `${young.join(', ')}: not complete, since applications are published about 18 months after they are filed.`,
              `${young.join('、')}年的数据尚不完整：申请约在提交18个月后公开。`,
            ),
            mark,
          ),
        ]
      : []),
  ];
  if (early > 0)
    blocks.push(
      findings.inferred(
        late > early * 1.2
          ? say(
              `Activity grows: ${percent(late / early - 1)} more than in the five years before.`,
              `活跃度上升：比此前五年多${percent(late / early - 1)}。`,
            )
          : late < early / 1.2
            ? say(
                `Activity declines: ${percent(1 - late / early)} less than in the five years before.`,
                `活跃度下降：比此前五年少${percent(1 - late / early)}。`,
              )
            : say('Activity is steady.', '活跃度平稳。'),
        mark,
      ),
    );
  const [all, allMark] = await findings.count(say('Filings of all complete years', '全部完整年份的申请'), {
    unit: 'FAM_ID',
    by: { year: { axis: 'years', field: 'APD', to: full } },
  });
  const notes: string[] = [];
  const cycle = lifeCycle(
    bucketsOf(all, 'year').map(({ value, count }) => [Number(value), count] as const),
    (sentence) => notes.push(sentence),
  );
  blocks.push(
    cycle
      ? findings.inferred(
          say(
            `A logistic curve through the cumulated families explains ${percent(cycle.r2)} of their variance: stage ${cycle.stage}, saturation at about ${Math.round(cycle.saturation)} families, half of it in ${Math.round(cycle.midpoint)}.${notes.length > 0 ? ' It extrapolates.' : ''}`,
            `累计同族数的逻辑斯蒂曲线解释了${percent(cycle.r2)}的方差：处于${STAGES_ZH[cycle.stage]}，饱和值约${Math.round(cycle.saturation)}个同族，${Math.round(cycle.midpoint)}年达到一半。${notes.length > 0 ? '此为外推。' : ''}`,
          ),
          allMark,
        )
      : findings.stated(
          say(
            'No logistic curve fits the cumulated families well enough (95 per cent of their variance): the stage of the life cycle is not told.',
            '累计同族数与逻辑斯蒂曲线的拟合不足（要求解释95%的方差），不判断生命周期阶段。',
          ),
          allMark,
        ),
  );
  const { cloud } = await terms();
  const shown = cloud.terms.slice(0, TOPICS);
  if (shown.length === 0) return blocks;
  const first = full - PERIODS * PERIOD_YEARS + 1;
  const periods = Array.from({ length: PERIODS }, (_, i) => {
    const from = first + i * PERIOD_YEARS;
    return {
      name: `${from}–${from + PERIOD_YEARS - 1}`,
      ...daysOfYears(from, from + PERIOD_YEARS - 1),
    };
  });
  const [byTerm, termMark] = await findings.count(
    say(
      `Terms in title, abstract or claims: ${shown.map(({ text }) => text).join(', ')}`,
      `标题、摘要或权利要求中的术语：${shown.map(({ text }) => text).join('、')}`,
    ),
    {
      unit: 'FAM_ID',
      by: {
        term: {
          axis: 'queries',
          queries: shown.map(({ text }) => ({ name: text, query: { kind: 'phrase', field: 'TAC_ALL', text } })),
          by: { period: { axis: 'ranges', field: 'APD', ranges: periods } },
        },
      },
    },
    topic.query,
  );
  blocks.push(
    rowsOf(
      findings.tableTitle(
        say('Families that name a term, by application years', '提及术语的同族数（按申请年段）'),
        termMark,
      ),
      [[say('Term', '术语'), 40, 'cited'], ...periods.map(({ name }) => [name, 15, 'cited'] as const)],
      bucketsOf(byTerm, 'term').map((term) => {
        const counts = new Map(bucketsOf(term, 'period').map(({ value, count }) => [value, count]));
        return [cell(term.value), ...periods.map(({ name }) => cell(String(counts.get(name) ?? 0)))];
      }),
      'cited',
    ),
  );
  return blocks;
};

const STAGES_ZH = { emergence: '萌芽期', growth: '成长期', maturity: '成熟期', saturation: '饱和期' } as const;
