import { bucketsOf } from '#analytics/axes.ts';
import { COMPANY_IMPORTERS } from '#analytics/companies/resolve.ts';
import { dayText, yearOfDay } from '#clock.ts';
import { beginningOf } from '#cut.ts';
import { type BorneBlock, type BorneDocument, points, remark, rowsOf, says } from '#documents/basis.ts';
import { cell, heading, short } from '#documents/blocks.ts';
import type { Cell } from '#documents/document.ts';
import type { StepContext } from '#flows/flow.ts';
import { howMany } from '#how-many.ts';
import { moneyOf } from '#operations/enterprise-tech-analysis/core-patents.ts';
import { bars, counting } from '#operations/shared/report-counts.ts';
import { shownTitle } from '#operations/shared/wire-text.ts';
import { officeName } from '#patents/offices.ts';
import type { CompanyReportData } from './data.ts';
import { evaluation, summary } from './evaluation.ts';
import { type CompanyFacts, companyFacts, SHOWN } from './facts.ts';
import { group, identity, sourcesOf } from './registers.ts';
import { risks } from './risks.ts';

/** The report on a company. @throws ServiceError `invalid_request` where nobody is meant for certain. */
export const companyReport = async (data: CompanyReportData, context: StepContext): Promise<BorneDocument> => ({
  ...(data.logo && context.services.logo && { logo: context.services.logo }),
  ...companyDocument(await companyFacts(data, context)),
});

/**
 * What is stored of a company and its patents, as one document: every count has its query in the appendix, what is
 * unknown is named. In Chinese where the company's name is.
 */
export function companyDocument(facts: CompanyFacts): BorneDocument {
  const { subject, name, say, zh, today } = facts;
  const { company } = subject;
  return {
    title: say(`Company report: ${name}`, `企业报告：${name}`),
    lang: zh ? 'zh' : 'en',
    subtitle: say('Made from stored records alone', '仅依据已存储的记录生成'),
    facts: [
      [say('As of', '截至'), dayText(today), 'form'],
      ...(subject.head.credit_code
        ? ([[say('Credit code', '统一社会信用代码'), subject.head.credit_code, 'stored']] as const)
        : []),
      ...(company?.demo
        ? ([
            [say('Note', '说明'), say('Fictional company of the demo corpus', '演示语料中的虚构企业'), 'stored'],
          ] as const)
        : []),
    ],
    contents: say('Contents', '目录'),
    blocks: [
      ...summary(facts),
      ...identity(facts),
      ...group(facts),
      ...portfolio(facts),
      ...best(facts),
      ...inventors(facts),
      ...cooperation(facts),
      ...citations(facts),
      ...transfers(facts),
      ...risks(facts),
      ...evaluation(facts),
      ...method(facts),
    ],
  };
}

/** Ends of bands of years that remain. */
const LIVES = [5, 10, 15, 20] as const;

function portfolio({ filed, owned, fields, terms, now, read, say, zh }: CompanyFacts): BorneBlock[] {
  const families = say('simple families', '简单同族');
  const [mark, own] = [filed.mark, owned.mark];
  const states: Readonly<Record<string, string>> = zh
    ? { valid: '有效', pending: '审中', invalid: '失效' }
    : { valid: 'in force', pending: 'pending', invalid: 'ended' };
  const lives = LIVES.map((to, i) => {
    const from = LIVES[i - 1];
    // what should have ended, and is said to be in force, is among the first
    const within = now.lives.filter((years) => years < to && (from === undefined || years >= from));
    return { value: `${from ?? 0}–${to}`, count: within.length };
  });
  return [
    heading(say('Portfolio', '专利组合'), 'portfolio'),
    counting(
      say(
        `It owns ${owned.counted.count} ${families} [${own}] and filed ${filed.counted.count} [${mark}], as far as the corpus holds them.`,
        `语料库中该企业拥有${owned.counted.count}个${families}[${own}]，申请了${filed.counted.count}个[${mark}]。`,
      ),
    ),
    ...bars(
      'cited',
      say(
        `Families filed by year [${mark}]; the last two years are not complete`,
        `按申请年统计的同族[${mark}]（最近两年尚不完整）`,
      ),
      families,
      bucketsOf(filed.counted, 'years'),
      'columns',
    ),
    ...bars(
      'cited',
      say(`Families owned, by office [${own}]`, `按受理局统计的同族[${own}]`),
      families,
      bucketsOf(owned.counted, 'offices').map(({ value, count }) => ({
        value: officeName(value, zh ? 'zh' : 'en'),
        count,
      })),
    ),
    ...bars('cited', say(`Families owned, by IPC subclass [${own}]`, `按IPC小类统计的同族[${own}]`), families, fields),
    ...termsOf(terms, own, say),
    ...bars(
      'cited',
      say(`Families owned, by state of a member [${own}]`, `按成员法律状态统计的同族[${own}]`),
      families,
      bucketsOf(owned.counted, 'status').map(({ value, count }) => ({ value: states[value] ?? value, count })),
    ),
    ...(now.lives.length > 0
      ? bars(
          'cited',
          say(
            `Years to expiry of the ${now.lives.length} inventions in force whose expiry is known [${read}]`,
            `届满日已知的${now.lives.length}件有效发明的剩余年数[${read}]`,
          ),
          say('inventions', '发明'),
          lives,
          'columns',
        )
      : [
          says('stored', say('No stored source tells when its rights expire.', '没有已存储的来源说明其权利的届满日。')),
        ]),
  ];
}

/** Terms as a picture; in a sentence where each stands in one publication, of which bars of one length tell nothing. */
function termsOf(terms: CompanyFacts['terms'], own: string, say: CompanyFacts['say']): BorneBlock[] {
  const what = (en: string, zh: string) =>
    say(
      `Most distinctive terms of titles and abstracts of what it owns, the most distinctive first${en}`,
      `所拥有专利的标题与摘要中最具区分度的词（按区分度排列）${zh}`,
    );
  if (terms.every(({ count }) => count === 1)) {
    const all = terms.map(({ value }) => value).join(say(', ', '、'));
    const said = what(', each in one publication', '，各见于一件公开文本');
    return terms.length === 0 ? [] : [counting(`${said}${say(': ', '：')}${all} [${own}]${say('.', '。')}`)];
  }
  return bars(
    'cited',
    what(`, with the publications that have them [${own}]`, `及含有该词的公开文本数[${own}]`),
    say('publications', '公开文本'),
    terms,
  );
}

/** The title in the language of the report, where it has one. */
const titleIn = ({ titles }: CompanyFacts['core'][number]['patent'], zh: boolean): string =>
  shownTitle(titles, zh ? 'zh' : 'en');

function best({ core, say, zh }: CompanyFacts): BorneBlock[] {
  const title = heading(say('Best patents', '核心专利'), 'best');
  if (core.length === 0)
    return [
      title,
      says('stored', say('No stored patent of it is cited by another stored one.', '库中没有引用其专利的文献。')),
    ];
  const reasons = ({ worth, cited }: CompanyFacts['core'][number]) =>
    [
      moneyOf(worth) > 0
        ? say(`$ ${Math.round(moneyOf(worth)).toLocaleString('en-US')}`, `${Math.round(moneyOf(worth))}美元`)
        : undefined,
      worth.quality === undefined
        ? undefined
        : say(`quality index ${worth.quality.toFixed(2)}`, `质量指数${worth.quality.toFixed(2)}`),
      cited > 0 ? say(`${howMany(cited, 'citing family', 'citing families')}`, `被${cited}个同族引用`) : undefined,
    ].filter(Boolean);
  return [
    title,
    says(
      'form',
      say(
        'One publication of each family: by value in money where a renewal model gives one, then by the four-part quality index (citations of five years, offices of the family, claims, generality, each against its cohort) among the families that most others cite.',
        '每个同族一件：有续展模型价值者按价值，其次在被引最多的同族中按四项质量指数（五年被引、同族受理局、权利要求数、普遍性，均与同类比较）排列。',
      ),
    ),
    rowsOf(
      say('Best patents, and why', '核心专利及理由'),
      [
        [say('Publication', '公开号'), 2, 'stored'],
        [say('Title', '标题'), 5, 'stored'],
        [say('Why', '理由'), 3, 'compared'],
      ],
      core.map((one) => [
        cell(one.patent.publication_number),
        cell(short(titleIn(one.patent, zh)) || { text: '—', style: 'muted' }),
        cell(reasons(one).join('; ')),
      ]),
    ),
  ];
}

function inventors({ owned, now, read, say }: CompanyFacts): BorneBlock[] {
  const active = now.indicators.active_inventor_cnt;
  return [
    heading(say('Inventors', '发明人'), 'inventors'),
    ...(active === undefined
      ? []
      : [
          counting(
            say(
              `${active} of its inventors filed in each of the last five full years [${read}].`,
              `最近五个完整年度每年均有申请的发明人：${active}人[${read}]。`,
            ),
          ),
        ]),
    ...bars(
      'cited',
      say(`Families owned, by inventor [${owned.mark}]`, `按发明人统计的同族[${owned.mark}]`),
      say('simple families', '简单同族'),
      bucketsOf(owned.counted, 'inventors'),
    ),
  ];
}

const TYPES_ZH: Readonly<Record<string, string>> = {
  education: '高校',
  academy: '高校与研究机构',
  healthcare: '医疗机构',
  hospital: '医院',
  government: '政府机构',
  facility: '科研设施',
  nonprofit: '非营利机构',
  archive: '档案机构',
};

function cooperation({ partners, joint, filed, called, say, zh }: CompanyFacts): BorneBlock[] {
  const title = heading(say('Cooperation with research bodies', '产学研合作'), 'cooperation');
  if (partners.length === 0)
    return [
      title,
      counting(
        say(
          `No stored application names a university, hospital or government body beside it [${filed.mark}].`,
          `库中没有与高校、医院或政府机构共同申请的专利[${filed.mark}]。`,
        ),
      ),
    ];
  return [
    title,
    counting(
      say(
        `${joint} applications together with ${partners.length} of them [${filed.mark}].`,
        `与${partners.length}个机构共同申请${joint}件[${filed.mark}]。`,
      ),
    ),
    rowsOf(
      say(`Research bodies by joint applications [${filed.mark}]`, `按共同申请量统计的研究机构[${filed.mark}]`),
      [
        [say('Name', '名称'), 6, 'cited'],
        [say('Type', '类型'), 2, 'stored'],
        [say('Known by', '类型依据'), 2, 'compared'],
        [say('Applications', '申请量'), 2, 'cited'],
      ],
      partners
        .slice(0, SHOWN)
        .map(({ name, type, by, count }) => [
          cell(called(name)),
          cell(zh ? (TYPES_ZH[type] ?? type) : type),
          cell(by === 'register' ? say('register', '登记') : say('words of its name', '名称用词')),
          cell(String(count)),
        ]),
      'cited',
    ),
  ];
}

function citations({ citing, cited, owned, called, today, read, say }: CompanyFacts): BorneBlock[] {
  const applications = say('applications', '申请');
  const bodies = (all: readonly { readonly name: string; readonly count: number }[]) =>
    all.slice(0, SHOWN).map(({ name, count }) => ({ value: called(name), count }));
  const last = yearOfDay(today);
  const years = Array.from({ length: 10 }, (_, i) => last - 9 + i).map((year) => ({
    value: String(year),
    count: citing.years.get(year) ?? 0,
  }));
  return [
    heading(say('Citations', '引用'), 'citations'),
    counting(
      say(
        `${citing.applications} stored applications cite what it owns, ${citing.own} of them its own [${read}]. Its latest ${cited.read} publications cite ${cited.documents} documents, ${cited.stored} of which are stored.`,
        `共有${citing.applications}件已存储的申请引用其专利，其中${citing.own}件为自引[${read}]。其最新的${cited.read}件公开文本引用了${cited.documents}篇文献，其中${cited.stored}篇已存储。`,
      ),
    ),
    ...(citing.applications > 0
      ? bars(
          'cited',
          say(`Citing applications by year of publication [${read}]`, `按公开年统计的施引申请[${read}]`),
          applications,
          years,
          'columns',
        )
      : []),
    ...bars('cited', say(`Who cites it [${read}]`, `施引权利人[${read}]`), applications, bodies(citing.owners)),
    ...bars(
      'cited',
      say(
        `Whom it cites, by its applications that do [${owned.mark}]`,
        `被其引用的权利人（按其申请件数）[${owned.mark}]`,
      ),
      applications,
      bodies(cited.owners),
    ),
  ];
}

function transfers({ moves: { acquired, passed_on }, called, read, say }: CompanyFacts): BorneBlock[] {
  const rows = (of: typeof acquired, direction: string): Cell[][] =>
    of.parties.slice(0, SHOWN).map(({ name, count }) => [cell(called(name)), cell(direction), cell(String(count))]);
  const sides = [...rows(acquired, say('from', '转入自')), ...rows(passed_on, say('to', '转出至'))];
  return [
    heading(say('Transfers', '专利转让'), 'transfers'),
    counting(
      say(
        `${acquired.applications} applications came to it and ${passed_on.applications} left it by recorded transfers [${read}]; what inventors assign to their first owner is none.`,
        `有记录的转让：转入${acquired.applications}件，转出${passed_on.applications}件[${read}]；发明人向首个权利人的转让不计。`,
      ),
    ),
    ...(sides.length === 0
      ? []
      : [
          rowsOf(
            say(`Other sides of the transfers [${read}]`, `转让的相对方[${read}]`),
            [
              [say('Name', '名称'), 6, 'cited'],
              [say('Direction', '方向'), 2, 'cited'],
              [say('Applications', '申请量'), 2, 'cited'],
            ],
            sides,
            'cited',
          ),
        ]),
  ];
}

/** Characters of a query that are shown: nearly all of them are shorter, and can be asked again. */
const MOST_QUERY = 2_000;

function method({ subject, counts, notes, say }: CompanyFacts): BorneBlock[] {
  const sources = sourcesOf(subject.company);
  return [
    heading(say('Method, sources, and what is unknown', '方法、来源与未知事项'), 'method'),
    says(
      'form',
      say(
        'All figures are of the corpus of this installation as of the day above; families are simple families. Indicators count applications owned at that day.',
        '所有数字均来自本系统语料库在上述日期的状态；同族指简单同族；指标以当日所拥有的申请为准。',
      ),
    ),
    ...counts.appendix(
      {
        caption: say('Queries of the counts: each can be asked again.', '各项统计的检索式，均可重新运行。'),
        total: say('Total', '总数'),
      },
      // of a group with hundreds of names the beginning
      (query) => beginningOf(query, MOST_QUERY),
    ),
    says(
      'stored',
      say(`Sources of the company's record: ${sources || 'none is stored'}.`, `企业记录的来源：${sources || '无'}。`),
    ),
    ...(notes.length > 0
      ? [
          points(
            'compared',
            notes.map((sentence) => [sentence]),
          ),
        ]
      : []),
    remark(
      'form',
      say(
        `What is called unknown is stated by no loaded source. Importers that would fill it: ${COMPANY_IMPORTERS} (the company); epo-ops, uspto-assignment (events).`,
        `标为未知者，已加载的来源均未提供。可用的导入器：${COMPANY_IMPORTERS.replaceAll(', ', '、')}（企业）；epo-ops、uspto-assignment（事件）。`,
      ),
    ),
  ];
}
