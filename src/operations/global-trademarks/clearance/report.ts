import { dayAt, dayText } from '#clock.ts';
import { registerWord } from '#collections/register-words.ts';
import {
  type BorneBlock,
  type BorneDocument,
  points,
  remark,
  rowsOf,
  type Stated,
  says,
  statement,
  statements,
} from '#documents/basis.ts';
import { cell, heading, percent, short, subheading } from '#documents/blocks.ts';
import type { Cell, Tone } from '#documents/document.ts';
import type { StepContext } from '#flows/flow.ts';
import { LIKE_GOODS, MARK_RISKS, type MarkRisk } from '#marks/clearance.ts';
import { USE_RULES } from '#marks/use.ts';
import type { ClearanceData, Conflict } from './data.ts';

/** Conflicts that are told one by one. */
const MOST_TOLD = 15;
/** Marks of low risk that stand in the table. */
const MOST_LOW = 20;

const TONES: Readonly<Record<MarkRisk, Tone>> = { High: 'bad', Medium: 'middling', Low: 'good' };
const RISK_ZH: Readonly<Record<MarkRisk, string>> = { High: '高', Medium: '中', Low: '低' };
const PARTS = {
  sight: ['looks', '外观'],
  sound: ['sound', '读音'],
  sense: ['sense', '含义'],
  structure: ['shared words', '共同词'],
} as const;
/** Parts from here on are told as reasons. */
const TELLING = 0.7;

type Say = (en: string, zh: string) => string;

const dayOf = (text: string | undefined) => dayText(Number(text)) || '–';
/** The state of its right in words, as its source tells it. */
const stateOf = ({ status }: Conflict, say: Say): string =>
  status === undefined ? say('not stated', '未说明') : say(status, registerWord('mark_status', status, 'zh'));
const nameOf = ({ mark }: Conflict, say: Say) => mark ?? say('no words', '无文字');

/** The parts in which two marks are alike, the strongest first. */
function reasonsOf({ similarity }: Conflict, say: Say): string {
  const parts = (Object.keys(PARTS) as (keyof typeof PARTS)[])
    .map((part) => ({ name: say(PARTS[part][0], PARTS[part][1]), value: similarity[part] }))
    .filter(({ value }) => value >= TELLING)
    .sort((a, b) => b.value - a.value);
  return parts.map(({ name, value }) => `${name} ${value.toFixed(2)}`).join(', ') || '–';
}

function useOf({ use_asked_from, use_near }: Conflict, say: Say): string | undefined {
  if (!use_asked_from || !use_near) return undefined;
  const on = dayOf(use_asked_from);
  if (use_near === 'asked') return say(`since ${on} its use can be asked for`, `自${on}起可要求其证明使用`);
  if (use_near === 'within_a_year')
    return say(`from ${on}, within a year, its use can be asked for`, `一年之内（${on}）起可要求其证明使用`);
  return say(`from ${on} its use can be asked for`, `自${on}起可要求其证明使用`);
}

/** When its term ends, or ended while no source told of a renewal. */
function endOf({ expiry_date, expiry_by }: Conflict, asked: number, say: Say): string[] {
  if (!expiry_date) return [];
  const on = dayOf(expiry_date);
  const by = expiry_by ? say(` (by ${expiry_by})`, `（依${expiry_by}）`) : '';
  return expiry_date < String(dayAt(asked))
    ? [
        say(
          `its term ended ${on}${by}, and no source tells whether it was renewed`,
          `期限已于${on}届满${by}，没有来源说明是否续展`,
        ),
      ]
    : [say(`ends ${on}${by} if it is not renewed`, `不续展则于${on}届满${by}`)];
}

/** Says of a list that is not shown whole how long it is. */
const cut = (all: number, most: number, what: string, say: Say): BorneBlock[] =>
  all > most
    ? [
        says('counted', {
          text: say(`Of ${all} ${what} the first ${most} are shown.`, `${what}共${all}件，仅列出前${most}件。`),
          style: 'muted',
        }),
      ]
    : [];

/** The report on a planned mark: what is in the way, by what measure, what was searched and what could not be. */
export function clearanceDocument(data: ClearanceData, { task_id, services }: StepContext): BorneDocument {
  const say: Say = (en, zh) => (data.lang === 'zh' ? zh : en);
  const conflicts = data.conflicts ?? [];
  const alive = conflicts.filter((one) => one.alive !== false);
  const by = (risk: MarkRisk) => alive.filter((one) => one.risk === risk);
  const serious = [...by('High'), ...by('Medium')];
  const blocks: BorneBlock[] = [
    ...result(data, by, say),
    ...overview([...serious, ...by('Low').slice(0, MOST_LOW)], say),
    ...cut(by('Low').length, MOST_LOW, say('marks of low risk', '低风险商标'), say),
    ...each(serious.slice(0, MOST_TOLD), data, say),
    ...cut(serious.length, MOST_TOLD, say('marks of high or medium risk', '高、中风险商标'), say),
    ...ended(
      conflicts.filter((one) => one.alive === false),
      say,
    ),
    ...searched(data, say),
    ...method(data, conflicts, say),
  ];
  return {
    ...(services.logo && { logo: services.logo }),
    title: say(`Clearance of the mark “${data.mark.slice(0, 100)}”`, `商标“${data.mark.slice(0, 100)}”的可用性检索`),
    lang: data.lang,
    subtitle: say(
      'What stored marks are in the way of a planned one, by element, goods and state of the right',
      '已存储的商标中哪些妨碍拟用商标：按要素、商品与权利状态',
    ),
    facts: [
      [say('Planned mark', '拟用商标'), data.mark.slice(0, 300), 'given'],
      [say('Nice classes', '尼斯类别'), data.nice_code.join(', '), 'set'],
      [
        say('Goods and services', '商品与服务'),
        short(data.goods ?? say('by class alone', '仅按类别')),
        data.goods === undefined ? 'set' : 'given',
      ],
      [
        say('Territories', '地区'),
        data.ipoffice.length > 0 ? data.ipoffice.join(', ') : say('all that are stored', '全部已存储地区'),
        'set',
      ],
      [say('Asked on', '检索日'), new Date(data.asked).toISOString().slice(0, 10), 'form'],
      [say('Task', '任务'), task_id, 'form'],
    ],
    contents: say('Contents', '目录'),
    blocks,
  };
}

function result(data: ClearanceData, by: (risk: MarkRisk) => readonly Conflict[], say: Say): BorneBlock[] {
  const [high, medium, low] = [by('High'), by('Medium'), by('Low')];
  const first = high[0] ?? medium[0];
  return [
    heading(say('Result', '结论'), 'result'),
    remark(
      'form',
      say(
        'This compares marks by rules that are printed at the end. It is no legal opinion: whether a mark may be registered or used is for a lawyer to say.',
        '本报告按文末公布的规则比较商标，不是法律意见：能否注册或使用须由律师判断。',
      ),
    ),
    points('compared', [
      [
        {
          text: say(
            `High risk: ${high.length}. Medium: ${medium.length}. Low: ${low.length}.`,
            `高风险${high.length}件，中风险${medium.length}件，低风险${low.length}件。`,
          ),
          style: 'strong',
        },
        say(
          ' Marks that are registered, pending, or of unstated state.',
          '（仅计已注册、审查中以及状态未说明的商标。）',
        ),
      ],
      ...(first
        ? [
            [
              say(
                `The nearest is ${nameOf(first, say)} (${first.id}) of ${first.owners.join(', ') || 'an owner whom no source names'}: ${first.similarity.score.toFixed(2)} alike, ${reasonsOf(first, say)}.`,
                `最近似的是${first.owners.join('、') || '未说明权利人'}的${nameOf(first, say)}（${first.id}）：近似度${first.similarity.score.toFixed(2)}，${reasonsOf(first, say)}。`,
              ),
            ],
          ]
        : [
            [
              say(
                'Of the marks that were compared none is near by these rules.',
                '按这些规则，比较过的商标中没有近似的。',
              ),
            ],
          ]),
    ]),
    rowsOf(
      say('Elements of the planned mark, and how much each tells', '拟用商标的要素及其显著程度'),
      [
        [say('Element', '要素'), 3, 'given'],
        [say('Marks of the classes that have it', '同类中含有它的商标'), 3, 'counted'],
        [say('Weight', '权重'), 2, 'compared'],
      ],
      (data.words ?? []).map(({ text, weight, marks }) => [
        cell(text),
        cell(marks > 0 ? String(marks) : say('not among the most common', '不属常见词')),
        cell(weight.toFixed(2)),
      ]),
    ),
  ];
}

const risk = (one: Conflict, say: Say): Cell => ({
  content: [say(one.risk, RISK_ZH[one.risk])],
  tone: TONES[one.risk],
});

function overview(shown: readonly Conflict[], say: Say): BorneBlock[] {
  if (shown.length === 0) return [];
  return [
    heading(say('Marks in the way', '妨碍的商标'), 'conflicts'),
    rowsOf(
      say('Live marks and marks of unstated state, the most serious first', '有效及状态未说明的商标，最严重者在前'),
      [
        [say('Risk', '风险'), 2, 'compared'],
        [say('Mark', '商标'), 4, 'stored'],
        [say('Owner', '权利人'), 4, 'stored'],
        [say('State', '状态'), 3, 'stored'],
        [say('Classes', '类别'), 2, 'stored'],
        [say('Alike', '近似'), 2, 'compared'],
        [say('In what', '何处近似'), 4, 'compared'],
      ],
      shown.map((one) => [
        risk(one, say),
        cell({ text: nameOf(one, say), style: 'strong' }, ` ${one.id}`),
        cell(short(one.owners.join('; ') || '–')),
        cell(stateOf(one, say)),
        cell(one.nice_code.join(', ')),
        cell(one.similarity.score.toFixed(2)),
        cell(reasonsOf(one, say)),
      ]),
    ),
  ];
}

function each(told: readonly Conflict[], data: ClearanceData, say: Say): BorneBlock[] {
  if (told.length === 0) return [];
  return [
    heading(say('One by one', '逐件说明'), 'each'),
    ...told.flatMap((one): BorneBlock[] => {
      const elements = one.elements
        .map(({ planned, stored, likeness, weight }) =>
          say(
            `${planned} – ${stored} (${likeness.toFixed(2)}, weight ${weight.toFixed(2)})`,
            `${planned} – ${stored}（${likeness.toFixed(2)}，权重${weight.toFixed(2)}）`,
          ),
        )
        .join('; ');
      const use = useOf(one, say);
      const items: Stated[] = [
        statement(
          'compared',
          say(
            `Likeness ${one.similarity.score.toFixed(2)}: ${reasonsOf(one, say)}.`,
            `近似度${one.similarity.score.toFixed(2)}：${reasonsOf(one, say)}。`,
          ),
        ),
        statement(
          'compared',
          elements === ''
            ? say('No element is shared word by word: the whole is alike.', '没有逐词相同的要素：整体近似。')
            : say(`Elements: ${elements}.`, `要素：${elements}。`),
        ),
        statement(
          'compared',
          one.shared_classes.length > 0
            ? say(
                `Classes in common: ${one.shared_classes.join(', ')} of ${data.nice_code.join(', ')} (${percent(one.class_share)}).`,
                `共同类别：${one.shared_classes.join('、')}（${percent(one.class_share)}）。`,
              )
            : say(
                `No class in common; it has ${one.nice_code.join(', ') || '–'}.`,
                `没有共同类别；其类别为${one.nice_code.join('、') || '–'}。`,
              ),
          ...(one.goods_share === undefined
            ? []
            : [
                say(
                  ` Of the words of the planned goods ${percent(one.goods_share)} stand in its goods.`,
                  ` 拟用商品的用词有${percent(one.goods_share)}见于其商品。`,
                ),
              ]),
        ),
        ...(one.shared_goods.length > 0
          ? [
              statement(
                'stored',
                say('Its goods that hold such a word: ', '含有这些用词的商品：'),
                short(one.shared_goods.join('; ')),
              ),
            ]
          : []),
        statement(
          'stored',
          say(
            `State: ${[
              stateOf(one, say),
              ...(one.apdt ? [`filed ${dayOf(one.apdt)}`] : []),
              ...endOf(one, data.asked, say),
            ].join(', ')}.`,
            `状态：${[
              stateOf(one, say),
              ...(one.apdt ? [`申请日${dayOf(one.apdt)}`] : []),
              ...endOf(one, data.asked, say),
            ].join('；')}。`,
          ),
        ),
        ...(use
          ? [
              statement(
                'compared',
                say(
                  `Use: ${use} (${USE_RULES[one.ipoffice]!.source}).`,
                  `使用：${use}（${USE_RULES[one.ipoffice]!.source}）。`,
                ),
              ),
            ]
          : []),
      ];
      return [
        subheading(`${nameOf(one, say)} · ${one.id} · ${say(one.risk, RISK_ZH[one.risk])}`),
        says('stored', one.owners.join('; ') || say('No source names the owner.', '来源未给出权利人。')),
        statements(items),
      ];
    }),
  ];
}

function ended(dead: readonly Conflict[], say: Say): BorneBlock[] {
  if (dead.length === 0) return [];
  return [
    heading(say('Near, but no longer in force', '近似但已失效'), 'ended'),
    says(
      'form',
      say(
        'These count as low whatever they look like. A dead mark may be filed again, or live on unregistered.',
        '无论多么近似均为低风险。失效的商标可能再次申请，或未注册而继续使用。',
      ),
    ),
    rowsOf(
      say('Dead marks, the most alike first', '失效商标，最近似者在前'),
      [
        [say('Mark', '商标'), 4, 'stored'],
        [say('Owner', '权利人'), 4, 'stored'],
        [say('State', '状态'), 3, 'stored'],
        [say('Alike', '近似'), 2, 'compared'],
      ],
      dead
        .slice(0, MOST_LOW)
        .map((one) => [
          cell(`${nameOf(one, say)} ${one.id}`),
          cell(short(one.owners.join('; ') || '–')),
          cell(stateOf(one, say)),
          cell(one.similarity.score.toFixed(2)),
        ]),
    ),
    ...cut(dead.length, MOST_LOW, say('dead marks', '失效商标'), say),
  ];
}

function searched(data: ClearanceData, say: Say): BorneBlock[] {
  return [
    heading(say('What was searched, and what was not', '检索范围与未检索部分'), 'searched'),
    rowsOf(
      say('Marks in the corpus by office', '语料库中各官方机构的商标'),
      [
        [say('Office', '官方机构'), 2, 'set'],
        [say('Marks', '商标'), 2, 'counted'],
        [say('In the planned classes', '其中拟用类别'), 3, 'counted'],
        [say('Latest filing', '最近申请日'), 3, 'stored'],
        [say('Why', '原因'), 5, 'set'],
      ],
      (data.searched ?? []).map(({ ipoffice, marks, in_classes, latest, because }) => [
        cell(ipoffice),
        { content: [String(marks)], ...(marks === 0 && { tone: 'bad' as const }) },
        cell(String(in_classes)),
        cell(dayOf(latest)),
        cell(because ?? say('named', '指定')),
      ]),
    ),
    points(
      'counted',
      (data.lacks ?? []).map((text) => [text]),
    ),
  ];
}

function method(data: ClearanceData, conflicts: readonly Conflict[], say: Say): BorneBlock[] {
  const offices = [...new Set(conflicts.map(({ ipoffice }) => ipoffice))].filter((office) => USE_RULES[office]);
  return [
    heading(say('How it was measured', '如何测得'), 'method'),
    says(
      'counted',
      say(
        `${data.compared ?? 0} stored marks were compared whole, the most promising by sound, words, letters and sense, once in the planned classes and once in all. Likeness is made of letters, sound, sense and shared words; a word counts less the more marks of the classes have it.`,
        `按读音、词、字母与含义选出最可能的${data.compared ?? 0}件商标作整体比较：先在拟用类别中，再在全部类别中。近似度由字母、读音、含义与共同词构成；同类中越常见的词权重越低。`,
      ),
    ),
    rowsOf(
      say('Risk, from above: the first row that holds', '风险：自上而下，首个符合者'),
      [
        [say('Likeness from', '近似度不低于'), 2, 'form'],
        [say('Goods', '商品'), 5, 'form'],
        [say('Risk', '风险'), 2, 'form'],
      ],
      [
        ...MARK_RISKS.map(({ least, goods, risk: level }) => [
          cell(least.toFixed(2)),
          cell(
            goods === 'any'
              ? say('any', '不限')
              : say(
                  `a class in common, or ${percent(LIKE_GOODS)} of the words of the planned goods`,
                  `有共同类别，或含拟用商品用词的${percent(LIKE_GOODS)}`,
                ),
          ),
          { content: [say(level, RISK_ZH[level])], tone: TONES[level] },
        ]),
        [
          cell(say('below', '以下')),
          cell(say('any; and every dead mark', '不限；以及所有失效商标')),
          { content: [say('Low', '低')], tone: TONES.Low },
        ],
      ],
    ),
    ...(offices.length > 0
      ? [
          rowsOf(
            say('When use can be asked for', '何时可要求证明使用'),
            [
              [say('Office', '官方机构'), 1, 'form'],
              [say('Years from registration', '注册后年数'), 2, 'form'],
              [say('Rule', '依据'), 6, 'form'],
            ],
            offices.map((office) => [
              cell(office),
              cell(String(USE_RULES[office]!.years)),
              cell(USE_RULES[office]!.source),
            ]),
          ),
        ]
      : []),
  ];
}
