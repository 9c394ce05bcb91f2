import { bucketsOf, top } from '#analytics/axes.ts';
import { partnersOf } from '#analytics/companies/cooperation.ts';
import { comparisonOf, evaluate, MOST_READ } from '#analytics/companies/evaluation.ts';
import { INDICATOR_NAMES, INDICATORS } from '#analytics/companies/indicators.ts';
import { groupOf, type Subject, subjectOf } from '#analytics/companies/portfolio.ts';
import { LEAST_COMPARED, LEAST_FAMILIES, percentilesOf, scoreOf } from '#analytics/companies/scores.ts';
import { mostCited } from '#analytics/ranked.ts';
import { transfersOf } from '#analytics/transfers.ts';
import { lastYears } from '#analytics/years.ts';
import { type Company, factsOf, placeOf } from '#collections/companies/companies.ts';
import { cell, dayText, heading, list, note, paragraph, short, table } from '#documents/blocks.ts';
import type { Block, Document } from '#documents/document.ts';
import { ServiceError } from '#errors.ts';
import type { StepContext } from '#flows/flow.ts';
import { dayAt } from '#operations/shared/company-evaluation.ts';
import { bars, Counts } from '#operations/shared/report-counts.ts';
import { shownTitle } from '#operations/shared/wire-text.ts';
import type { CompanyReportData } from './company-report-data.ts';

const YEARS = 20;
const SHOWN = 10;
const CHILDREN = 40;

const number = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(3));

/**
 * What is stored of a company and its patents, as one document: every count has its query in the appendix, what is
 * unknown is named. In Chinese where the company's name is.
 * @throws ServiceError `invalid_request` where nobody is meant for certain.
 */
export async function companyReport(data: CompanyReportData, context: StepContext): Promise<Document> {
  const { services, signal } = context;
  const { corpus } = services;
  const notes: string[] = [];
  const subject = await subjectOf(corpus, data, (sentence) => notes.push(sentence));
  if (!subject) throw new ServiceError('invalid_request', notes.join(' '));
  const { company } = subject;
  const name = subject.head.company_name ?? data.title;
  const zh = /\p{Script=Han}/u.test(name);
  const say = (en: string, chinese: string) => (zh ? chinese : en);
  const today = dayAt(services.clock());
  const counts = new Counts(corpus, signal);
  const families = say('simple families', '简单同族');

  const years = lastYears(YEARS, services.clock());
  const { counted: filed, mark: filedMark } = await counts.count(
    say('Families it filed, by year', '按申请年统计的同族'),
    subject.filed,
    {
      unit: 'FAM_ID',
      by: { years: { axis: 'years', field: 'APD', ...years } },
    },
  );
  const { counted: owned, mark: ownedMark } = await counts.count(
    say('Families it owns', '所拥有的同族'),
    subject.owned,
    {
      unit: 'FAM_ID',
      by: {
        offices: top('AUTHORITY', SHOWN),
        fields: top('IPC_SUB_CLASS', SHOWN),
        inventors: top('IN_EXACT', SHOWN),
        status: top('STATUS_GROUP', 3),
      },
    },
  );
  signal.throwIfAborted();
  const best = await mostCited(
    { corpus, request: { query: subject.owned, signal }, note: (sentence) => notes.push(sentence) },
    'FAM_ID',
    SHOWN,
  );
  const { partners, applications } = await partnersOf(corpus, subject.filed, subject.names);
  const moved = await transfersOf(
    corpus,
    {
      query: {
        kind: 'same_event',
        of: [
          { kind: 'values', field: 'LEGAL_EVENT_FACT', values: ['transfer'] },
          { kind: 'values', field: 'LEGAL_EVENT_PARTY_STD', values: subject.names },
        ],
      },
      signal,
    },
    subject.names,
  );
  const { days, read, total } = await evaluate(corpus, subject, [today]);
  if (read < total)
    notes.push(
      say(
        `The latest ${MOST_READ} of ${total} publications were read.`,
        `共${total}件公开文本，读取了最新的${MOST_READ}件。`,
      ),
    );
  const now = days[0]!;
  const comparison = now.families < LEAST_FAMILIES ? undefined : await comparisonOf(corpus, today);
  const places = comparison && percentilesOf(now.indicators, comparison);
  const score = comparison && scoreOf(now.indicators, comparison);

  const id = (title: string, anchor: string) => heading(title, anchor);
  const blocks: Block[] = [
    id(say('Who it is', '企业身份'), 'identity'),
    ...identity(company, subject, say),
    ...(await tree(company, context, say)),
    id(say('Portfolio', '专利组合'), 'portfolio'),
    paragraph(
      say(
        `It owns ${owned.count} ${families} [${ownedMark}] and filed ${filed.count} [${filedMark}], as far as the corpus holds them.`,
        `语料库中该企业拥有${owned.count}个${families}[${ownedMark}]，申请了${filed.count}个[${filedMark}]。`,
      ),
    ),
    ...bars(
      say(
        `Families filed by year [${filedMark}]; the last two years are not complete`,
        `按申请年统计的同族[${filedMark}]（最近两年尚不完整）`,
      ),
      families,
      bucketsOf(filed, 'years'),
      'columns',
    ),
    ...bars(
      say(`Families owned, by office [${ownedMark}]`, `按受理局统计的同族[${ownedMark}]`),
      families,
      bucketsOf(owned, 'offices'),
    ),
    ...bars(
      say(`Families owned, by IPC subclass [${ownedMark}]`, `按IPC小类统计的同族[${ownedMark}]`),
      families,
      bucketsOf(owned, 'fields'),
    ),
    ...bars(
      say(`Families owned, by state of a member [${ownedMark}]`, `按成员法律状态统计的同族[${ownedMark}]`),
      families,
      bucketsOf(owned, 'status'),
    ),
    id(say('Most cited patents', '被引最多的专利'), 'best'),
    ...(best.length === 0
      ? [paragraph(say('No stored patent of it is cited by another stored one.', '库中没有引用其专利的文献。'))]
      : [
          table(
            say(
              'Of each family the publication that most families cite. No source states values of patents.',
              '每个同族中被最多同族引用的公开文本（没有来源提供专利价值）。',
            ),
            [
              [say('Publication', '公开号'), 2],
              [say('Title', '标题'), 6],
              [say('Citing families', '引用同族数'), 1],
            ],
            best.map(({ patent, count }) => [
              cell(patent.publication_number),
              cell(short(shownTitle(patent.titles) ?? '')),
              cell(String(count)),
            ]),
          ),
        ]),
    id(say('Inventors', '发明人'), 'inventors'),
    ...bars(
      say(`Families owned, by inventor [${ownedMark}]`, `按发明人统计的同族[${ownedMark}]`),
      families,
      bucketsOf(owned, 'inventors'),
    ),
    id(say('Cooperation with research bodies', '产学研合作'), 'cooperation'),
    ...(partners.length === 0
      ? [
          paragraph(
            say(
              'No stored application names a university, hospital or government body beside it.',
              '库中没有与高校、医院或政府机构共同申请的专利。',
            ),
          ),
        ]
      : [
          paragraph(
            say(
              `${applications} applications together with ${partners.length} of them.`,
              `与${partners.length}个机构共同申请${applications}件。`,
            ),
          ),
          table(
            say('Research bodies by joint applications', '按共同申请量统计的研究机构'),
            [
              [say('Name', '名称'), 6],
              [say('Type', '类型'), 2],
              [say('Known by', '类型依据'), 2],
              [say('Applications', '申请量'), 2],
            ],
            partners
              .slice(0, SHOWN)
              .map(({ name: partner, type, by, count }) => [
                cell(partner),
                cell(type),
                cell(by === 'register' ? say('register', '登记') : say('words of its name', '名称用词')),
                cell(String(count)),
              ]),
          ),
        ]),
    id(say('Transfers', '专利转让'), 'transfers'),
    paragraph(
      say(
        `${moved.acquired.applications} applications came to it and ${moved.passed_on.applications} left it by recorded transfers.`,
        `有记录的转让：转入${moved.acquired.applications}件，转出${moved.passed_on.applications}件。`,
      ),
    ),
    ...(moved.acquired.parties.length + moved.passed_on.parties.length === 0
      ? []
      : [
          table(
            say('Other sides of the transfers', '转让的相对方'),
            [
              [say('Name', '名称'), 6],
              [say('Direction', '方向'), 2],
              [say('Applications', '申请量'), 2],
            ],
            [
              ...moved.acquired.parties
                .slice(0, SHOWN)
                .map((each) => [cell(each.name), cell(say('from', '转入自')), cell(String(each.count))]),
              ...moved.passed_on.parties
                .slice(0, SHOWN)
                .map((each) => [cell(each.name), cell(say('to', '转出至')), cell(String(each.count))]),
            ],
          ),
        ]),
    id(say('Risks', '风险'), 'risks'),
    table(
      say(
        'Applications and events by typed legal events; "unknown" where no loaded source states such events',
        '按法律事件统计的专利数与事件数；“未知”表示没有来源提供该类事件',
      ),
      [
        [say('Kind', '类型'), 4],
        [say('Applications', '专利数'), 2],
        [say('Events', '事件数'), 2],
      ],
      Object.entries(now.risks.patents).map(([kind, count]) => [
        cell(zh ? (RISKS_ZH[kind] ?? kind) : kind.replaceAll('_', ' ')),
        cell(count === undefined ? say('unknown', '未知') : String(count)),
        cell((now.risks.events as Record<string, number | undefined>)[kind]?.toString() ?? say('unknown', '未知')),
      ]),
    ),
    id(say('Evaluation', '评价'), 'evaluation'),
    paragraph(
      score
        ? say(
            `Score ${number(score.total)} of 100 among ${comparison!.companies.length} owners with ${LEAST_FAMILIES} families or more${score.rating ? `, rating ${score.rating}` : `; ratings are given where ${LEAST_COMPARED} compare`}.`,
            `在${comparison!.companies.length}个拥有${LEAST_FAMILIES}个以上同族的权利人中得分${number(score.total)}（满分100）${score.rating ? `，评级${score.rating}` : `；达到${LEAST_COMPARED}个可比对象时才给出评级`}。`,
          )
        : say(
            'No score: too few families, or the corpus is larger than is compared at once.',
            '无评分：同族过少，或语料库超出一次比较的范围。',
          ),
    ),
    table(
      say('Indicators, and their percentile among all compared owners', '各项指标及其在全部可比权利人中的百分位'),
      [
        [say('Indicator', '指标'), 3],
        [say('What it is', '定义'), 7],
        [say('Value', '数值'), 2],
        [say('Percentile', '百分位'), 2],
      ],
      INDICATOR_NAMES.map((indicator) => [
        cell(indicator),
        cell(INDICATORS[indicator].formula),
        cell(now.indicators[indicator] === undefined ? say('unknown', '未知') : number(now.indicators[indicator])),
        cell(places?.[indicator] === undefined ? '' : number(places[indicator])),
      ]),
    ),
    id(say('Method, sources, and what is unknown', '方法、来源与未知事项'), 'method'),
    paragraph(
      say(
        'All figures are of the corpus of this installation as of the day above; families are simple families. Indicators count applications owned at that day.',
        '所有数字均来自本系统语料库在上述日期的状态；同族指简单同族；指标以当日所拥有的申请为准。',
      ),
    ),
    counts.table({
      caption: say('Queries of the counts', '各项统计的检索式'),
      count: say('Count', '统计'),
      query: say('Query', '检索式'),
      total: say('Total', '总数'),
    }),
    paragraph(
      say(
        `Sources of the company's record: ${sourcesOf(company) || 'none is stored'}.`,
        `企业记录的来源：${sourcesOf(company) || '无'}。`,
      ),
    ),
    ...(notes.length > 0 ? [list(notes.map((sentence) => [sentence]))] : []),
    note(
      say(
        'Unknown, since no loaded source states it: values of patents, award scores, trademarks, and whatever above is called unknown. Importers: company-table, gleif, sec-edgar, epo-ops.',
        '以下事项没有来源：专利价值、获奖得分、商标，以及上文标为未知者。可用的导入器：company-table、gleif、sec-edgar、epo-ops。',
      ),
    ),
  ];
  return {
    ...(data.logo && services.logo && { logo: services.logo }),
    title: say(`Company report: ${name}`, `企业报告：${name}`),
    lang: zh ? 'zh' : 'en',
    subtitle: say('Made from stored records alone', '仅依据已存储的记录生成'),
    facts: [
      [say('As of', '截至'), dayText(today)],
      ...(subject.head.credit_code
        ? ([[say('Credit code', '统一社会信用代码'), subject.head.credit_code]] as [string, string][])
        : []),
      ...(company?.demo
        ? ([[say('Note', '说明'), say('Fictional company of the demo corpus', '演示语料中的虚构企业')]] as [
            string,
            string,
          ][])
        : []),
    ],
    contents: say('Contents', '目录'),
    blocks,
  };
}

const RISKS_ZH: Readonly<Record<string, string>> = {
  litigation_plaintiff: '诉讼（原告）',
  litigation_defendant: '诉讼（被告）',
  pledge: '质押',
  reexam: '复审与无效',
  transfer: '转入',
  transfer_out: '转出',
};

const sourcesOf = (company: Company | undefined) =>
  [...new Set((company?.provenance ?? []).map(({ source }) => source))].join(', ');

type Say = (en: string, zh: string) => string;

function identity(company: Company | undefined, subject: Subject, say: Say): Block[] {
  if (!company)
    return [
      paragraph(
        say(
          `No register that is loaded knows ${subject.names[0]}: its patents are counted under this name alone.`,
          `已加载的登记信息中没有“${subject.names[0]}”：仅以该名称统计其专利。`,
        ),
      ),
    ];
  const former = company.names.filter(({ kind }) => kind === 'previous');
  const people = factsOf(company, 'person').slice(0, SHOWN);
  const rows: (readonly [string, string | undefined])[] = [
    [say('Legal name', '法定名称'), company.name],
    [
      say('Other names', '其他名称'),
      company.names
        .filter(({ kind }) => kind !== 'previous')
        .map(({ text }) => text)
        .join('; '),
    ],
    [
      say('Former names', '曾用名'),
      former
        .map(({ text, until }) => (until === undefined ? text : `${text} (${say('until', '至')} ${dayText(until)})`))
        .join('; '),
    ],
    [say('Identifiers', '标识'), company.ids.join(', ')],
    [say('Status', '状态'), company.status],
    [say('Founded', '成立日期'), dayText(company.founded)],
    [
      say('Place', '所在地'),
      [placeOf(company, 'city'), placeOf(company, 'region'), placeOf(company, 'country')].filter(Boolean).join(', '),
    ],
    [say('People', '人员'), people.map(({ name, role }) => [name, role].filter(Boolean).join(' – ')).join('; ')],
  ];
  return [
    table(
      say('As registers state it; what is empty is unknown', '登记信息；空白为未知'),
      [
        ['', 2],
        ['', 6],
      ],
      rows.map(([name, value]) => [cell(name), cell(short(value ?? ''))]),
    ),
  ];
}

async function tree(company: Company | undefined, { services }: StepContext, say: Say): Promise<Block[]> {
  if (!company) return [];
  const { members, top: parent, unknown } = await groupOf(services.corpus, company);
  const reasons = company.exceptions.map(({ kind, reason }) => `${kind}: ${reason}`);
  return [
    heading(say('Group', '集团'), 'group'),
    paragraph(
      say(
        `Consolidated in the end by ${parent.id === company.id ? 'nobody that is stored' : (parent.name ?? parent.ids[0]!)}; ${members.length} entities of the group are stored${unknown > 0 ? `, ${unknown} more direct children are stated` : ''}.`,
        `最终合并方：${parent.id === company.id ? '库中没有' : (parent.name ?? parent.ids[0]!)}；集团中已存储${members.length}个实体${unknown > 0 ? `，另有${unknown}个直接子公司仅见于登记` : ''}。`,
      ),
    ),
    ...(reasons.length > 0
      ? [
          paragraph(
            say(`Why no parent is named: ${reasons.join('; ')}.`, `未列明母公司的原因：${reasons.join('；')}。`),
          ),
        ]
      : []),
    ...(members.length > 1
      ? [
          list(
            members
              .slice(0, CHILDREN)
              .map((member) => [`${member.id === parent.id ? '' : '└ '}${member.name ?? member.ids[0]!}`]),
          ),
        ]
      : []),
  ];
}
