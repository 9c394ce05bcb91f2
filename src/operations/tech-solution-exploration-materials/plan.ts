import type { Material } from '#collections/materials/materials.ts';
import { processNames } from '#collections/materials/processes.ts';
import { propertyKind } from '#collections/materials/properties.ts';
import { markOf } from '#documents/basis.ts';
import type { Basis } from '#documents/document.ts';
import { operationName } from '#language/recipes.ts';
import { requirementText } from '#language/requirements.ts';
import { significant } from '#rounded.ts';
import { readSaid } from '#skills/explore-materials/explore.ts';
import type { MaterialsExplorationData } from './data.ts';
import { type BackedNode, citedSentences, conditionsText, materialLine, type NodeRecords, placeOf } from './nodes.ts';

/** Of a parameter, the values that documents state, each with its place. */
interface Parameter {
  readonly name: string;
  readonly unit: string;
  readonly values: { readonly value: number; readonly where: string }[];
}

/** A unit that values are shown in, with its size in base units. */
interface ShownUnit {
  readonly unit: string;
  readonly factor: number;
  readonly offset?: number;
}
// biome-ignore format: read it as a table
const UNITS: Readonly<Record<string, { readonly en: string; readonly zh: string; readonly units: readonly ShownUnit[] }>> = {
  temperature:    { en: 'temperature', zh: '温度', units: [{ unit: '°C', factor: 1, offset: 273.15 }] },
  time:           { en: 'time', zh: '时间', units: [{ unit: 'h', factor: 3600 }, { unit: 'min', factor: 60 }, { unit: 's', factor: 1 }] },
  pressure:       { en: 'pressure', zh: '压力', units: [{ unit: 'MPa', factor: 1e6 }, { unit: 'kPa', factor: 1e3 }, { unit: 'Pa', factor: 1 }] },
  rotation:       { en: 'speed', zh: '转速', units: [{ unit: 'rpm', factor: 1 }] },
  'heating rate': { en: 'heating rate', zh: '升温速率', units: [{ unit: '°C/min', factor: 1 }] },
};

/** The largest unit in which the least value is 1 or more, else the smallest. */
const unitFor = (units: readonly ShownUnit[], values: readonly number[]): ShownUnit =>
  units.find(({ factor, offset = 0 }) => Math.min(...values.map(Math.abs)) - offset >= factor) ?? units.at(-1)!;

const MATERIALS = 8;
const SENTENCES = 6;
/** Parameters of a table of experiments: an orthogonal array of nine runs takes four of three levels. */
const FACTORS = 4;
/**
 * The orthogonal array L9: every pair of columns has every pair of levels once.
 * @see G. Taguchi, "System of Experimental Design" (1987)
 */
const L9 = [
  ...[
    [0, 0, 0, 0],
    [0, 1, 1, 1],
    [0, 2, 2, 2],
    [1, 0, 1, 2],
    [1, 1, 2, 0],
    [1, 2, 0, 1],
    [2, 0, 2, 1],
    [2, 1, 0, 2],
    [2, 2, 1, 0],
  ],
] as const;

const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const inCell = (text: string) => onOneLine(text).replace(/\|/g, '\\|');
/** Text of documents in Markdown: none of it is markup. */
const plain = (text: string) => onOneLine(text).replace(/[\\`*_{}<>#[\]|]/g, '\\$&');
/** A DOI as a link; older ones have brackets of any kind in them. */
const doiLink = (doi: string) =>
  `[doi:${plain(doi)}](https://doi.org/${encodeURI(doi).replace(/[()]/g, (one) => (one === '(' ? '%28' : '%29'))})`;

/** A line of a plan with what it rests on; the mark of a row stands in the head of its table. */
interface Line {
  readonly text: string;
  readonly basis: Basis;
  readonly row?: true;
}
const line = (basis: Basis, text: string): Line => ({ basis, text });
const row = (basis: Basis, text: string): Line => ({ basis, text, row: true });
const printed = ({ text, basis, row: isRow }: Line, lang: 'en' | 'zh'): string =>
  isRow ? text : [text, markOf(lang, basis)].filter(Boolean).join(' ');

/** The parameters that the steps of a node's documents state. */
function parametersOf(node: BackedNode, records: NodeRecords, lang: 'en' | 'zh'): Parameter[] {
  const found = new Map<string, { readonly dimension: string; readonly values: Parameter['values'] }>();
  for (const { quote } of citedSentences(node, records, 'step'))
    for (const { operation, conditions } of readSaid({ quote, kind: 'step' }).steps)
      for (const { dimension, low, high } of conditions) {
        const kind = UNITS[dimension];
        if (!kind) continue;
        const name = `${operationName(operation, lang)}${lang === 'zh' ? '：' : ': '}${kind[lang]}`;
        const parameter = found.get(name) ?? { dimension, values: [] };
        found.set(name, parameter);
        for (const bound of new Set([low, high]))
          if (Number.isFinite(bound)) parameter.values.push({ value: bound, where: placeOf(quote) });
      }
  return [...found].flatMap(([name, { dimension, values }]): Parameter[] => {
    if (values.length === 0) return [];
    const {
      unit,
      factor,
      offset = 0,
    } = unitFor(
      UNITS[dimension]!.units,
      values.map(({ value }) => value),
    );
    const turned = (value: number) => significant((value - offset) / factor);
    return [{ name, unit, values: values.map(({ value, where }) => ({ value: turned(value), where })) }];
  });
}

/**
 * A plan for one node in Markdown: materials, steps, parameters with the ranges that documents state, a table of
 * experiments within these ranges, risks, validation. Every number has its document beside it; where documents state
 * none, the plan says so.
 * @param described What a model says of the passages, each sentence with where it stands.
 */
export function planOf(
  node: BackedNode,
  records: NodeRecords,
  { problem, lang }: MaterialsExplorationData,
  described: readonly string[] = [],
): string {
  const say = (en: string, zh: string) => (lang === 'zh' ? zh : en);
  const none = (what: string) =>
    line('compared', `_${say(`No document behind this node states ${what}.`, `该节点的文献没有给出${what}。`)}_`);
  const source = ({ source: { doi, title }, id }: Material) => (doi ? doiLink(doi) : plain(title ?? id));
  const own = node.materials.flatMap((id) => records.materials.get(id) ?? []).slice(0, MATERIALS);
  const steps = citedSentences(node, records, 'step').slice(0, SENTENCES);
  const parameters = parametersOf(node, records, lang);
  const ranged = parameters
    .map((parameter) => ({ ...parameter, ...rangeOf(parameter) }))
    .filter(({ low, high }) => high > low)
    .slice(0, FACTORS);
  const sentences = (kind: 'property' | 'challenge', what: string) => {
    const cited = citedSentences(node, records, kind).slice(0, SENTENCES);
    return cited.length > 0
      ? cited.map(({ quote }) => line('cited', `- “${plain(quote.text)}” [${placeOf(quote)}]`))
      : [none(what)];
  };
  const head = (text: string) => line('form', `## ${text}`);
  const lines: Line[] = [
    line('form', `# ${say('Implementation plan: ', '实施方案：')}${plain(node.title)}`),
    ...(described.length > 0
      ? [
          head(
            say(
              'In short, by a model that was held to the passages it cites',
              '概要（语言模型依据所引段落撰写并经核对）',
            ),
          ),
          ...described.map((sentence) => line('model', `- ${plain(sentence)}`)),
        ]
      : []),
    head(say('Materials', '材料')),
    ...(own.length > 0
      ? own.map((material) => line('cited', `- ${plain(materialLine(material, lang))} ${source(material)}`))
      : [none(say('a composition with measured values', '带实测值的成分'))]),
    head(say('Steps', '步骤')),
    ...(steps.length > 0
      ? steps.map(({ quote }, at) => line('cited', `${at + 1}. “${plain(quote.text)}” [${placeOf(quote)}]`))
      : own.some(({ process }) => processNames(process, lang).length > 0)
        ? [...new Set(own.flatMap(({ process }) => processNames(process, lang)))].map((process) => {
            const from = own.filter((material) => processNames(material.process, lang).includes(process));
            return line('cited', `- ${plain(process)} (${[...new Set(from.map(source))].slice(0, 3).join(', ')})`);
          })
        : [none(say('a step with its conditions', '带条件的步骤'))]),
    head(say('Parameters and the ranges that documents state', '参数及文献给出的范围')),
    ...(parameters.length > 0
      ? [
          row(
            'form',
            `| ${say('Parameter', '参数')} | ${say('Least', '最小')} | ${say('Most', '最大')} | ${say('Unit', '单位')} | ${say('Documents', '文献')} |`,
          ),
          row('form', '|---|---|---|---|---|'),
          ...parameters.map((parameter) => {
            const { low, high } = rangeOf(parameter);
            const where = [...new Set(parameter.values.map((each) => each.where))].slice(0, 4).join('; ');
            return row(
              'cited',
              `| ${inCell(parameter.name)} | ${significant(low)} | ${significant(high)} | ${parameter.unit} | ${inCell(where)} |`,
            );
          }),
        ]
      : [none(say('a parameter of a step', '步骤参数'))]),
    head(say('Experiments', '试验设计')),
    ...experiments(ranged, say, lang),
    head(say('Risks', '风险')),
    ...sentences('challenge', say('a difficulty', '难点')),
    head(say('Validation', '验证')),
    ...(problem?.requirements.map((one) =>
      line(
        'given',
        `- ${requirementText(one, lang)} (${say('stated in the input: ', '输入中给出：')}“${plain(one.text)}”)`,
      ),
    ) ?? []),
    ...[
      // properties that were measured alike stand together
      ...Map.groupBy(
        own.flatMap(({ properties }) =>
          properties.flatMap(({ property, conditions }) =>
            conditions.length > 0 ? [{ property, under: conditionsText(conditions, lang) }] : [],
          ),
        ),
        ({ under }) => under,
      ),
    ]
      .map(
        ([under, all]) =>
          `${[...new Set(all.map(({ property }) => propertyKind(property)[lang]))].join(say(', ', '、'))}${say(', in the papers above measured at: ', '，上述论文的测试条件：')}${under}`,
      )
      .slice(0, SENTENCES)
      .map((text) => line('stored', `- ${plain(text)}`)),
    ...(own.length > 0 && citedSentences(node, records, 'property').length === 0
      ? []
      : sentences('property', say('a measured property', '实测性能'))),
    ...(problem?.questions.length
      ? [
          head(say('Open questions', '待确认的问题')),
          ...problem.questions.map((text) => line('asked', `- ${plain(text)}`)),
        ]
      : []),
  ];
  const text = lines.map((one) => printed(one, lang)).join('\n');
  return `${text.replace(/\n(#+ )/g, '\n\n$1')}\n`;
}

const rangeOf = ({ values }: Parameter) => ({
  low: Math.min(...values.map(({ value }) => value)),
  high: Math.max(...values.map(({ value }) => value)),
});

/** Three levels of each parameter: the least, the middle and the most that documents state. */
function experiments(
  ranged: readonly (Parameter & { readonly low: number; readonly high: number })[],
  say: (en: string, zh: string) => string,
  lang: 'en' | 'zh',
): Line[] {
  if (ranged.length === 0)
    return [
      line(
        'compared',
        `_${say('No parameter has two different values in the documents behind this node: no range to vary it in is stated.', '该节点的文献没有为任何参数给出两个不同的值，因此没有可变动的范围。')}_`,
      ),
    ];
  const levels = ranged.map(({ low, high }) => [low, (low + high) / 2, high]);
  const runs = ranged.length === 1 ? [[0], [1], [2]] : L9.map((run) => run.slice(0, ranged.length));
  return [
    line(
      'inferred',
      say(
        'Levels are the least and the most of the table above and the middle between them; the runs are an orthogonal array.',
        '各水平取上表的最小值、最大值及其中点；试验按正交表安排。',
      ),
    ),
    row('form', ''),
    row(
      'form',
      `| ${say('Run', '序号')} ${markOf(lang, 'inferred')} | ${ranged.map(({ name, unit }) => `${inCell(name)} (${unit})`).join(' | ')} |`,
    ),
    row('form', `|---|${ranged.map(() => '---|').join('')}`),
    ...runs.map((run, at) =>
      row(
        'inferred',
        `| ${at + 1} | ${run.map((level, column) => significant(levels[column]![level]!)).join(' | ')} |`,
      ),
    ),
  ];
}
