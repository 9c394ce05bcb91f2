import type { Material } from '#collections/materials/materials.ts';
import { propertyKind } from '#collections/materials/properties.ts';
import { requirementText } from '#language/requirements.ts';
import { readSaid } from '#skills/explore-materials/explore.ts';
import type { MaterialsExplorationData } from './data.ts';
import { type BackedNode, citedSentences, materialLine, type NodeRecords, placeOf } from './nodes.ts';

/** Of a parameter, the values that documents state, each with its place. */
interface Parameter {
  readonly name: string;
  readonly unit: string;
  readonly values: { readonly value: number; readonly where: string }[];
}

// biome-ignore format: read it as a table
const UNITS: Readonly<Record<string, readonly [en: string, zh: string, unit: string, factor: number, offset: number]>> = {
  temperature: ['temperature', '温度', '°C', 1, 273.15], time: ['time', '时间', 'h', 3600, 0], pressure: ['pressure', '压力', 'MPa', 1e6, 0],
  rotation: ['speed', '转速', 'rpm', 1, 0], 'heating rate': ['heating rate', '升温速率', '°C/min', 1, 0],
};
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

const rounded = (value: number) => String(Number(value.toPrecision(6)));
const inCell = (text: string) => text.replace(/\|/g, '\\|').replace(/\s+/g, ' ').trim();
/** Text of documents in Markdown: none of it is markup. */
const plain = (text: string) => inCell(text).replace(/[\\`*_{}<>#[\]]/g, '\\$&');

/** The parameters that the steps of a node's documents state. */
function parametersOf(node: BackedNode, records: NodeRecords, lang: 'en' | 'zh'): Parameter[] {
  const found = new Map<string, Parameter>();
  for (const { quote } of citedSentences(node, records, 'step'))
    for (const { operation, conditions } of readSaid({ quote, kind: 'step' }).steps)
      for (const { dimension, low, high } of conditions) {
        const unit = UNITS[dimension];
        if (!unit) continue;
        const [en, zh, written, factor, offset] = unit;
        const name = `${operation.replace('_', ' ')}: ${lang === 'zh' ? zh : en}`;
        const parameter = found.get(name) ?? { name, unit: written, values: [] };
        found.set(name, parameter);
        for (const bound of new Set([low, high]))
          if (Number.isFinite(bound))
            parameter.values.push({ value: Number(((bound - offset) / factor).toPrecision(6)), where: placeOf(quote) });
      }
  return [...found.values()].filter(({ values }) => values.length > 0);
}

/**
 * A plan for one node in Markdown: materials, steps, parameters with the ranges that documents state, a table of
 * experiments within these ranges, risks, validation. Every number has its document beside it; where documents state
 * none, the plan says so.
 */
export function planOf(node: BackedNode, records: NodeRecords, { problem, lang }: MaterialsExplorationData): string {
  const say = (en: string, zh: string) => (lang === 'zh' ? zh : en);
  const none = (what: string) =>
    `_${say(`No document behind this node states ${what}.`, `该节点的文献没有给出${what}。`)}_`;
  const source = ({ source: { doi, title }, id }: Material) =>
    doi ? `[doi:${doi}](https://doi.org/${encodeURI(doi)})` : plain(title ?? id);
  const own = node.materials.flatMap((id) => records.materials.get(id) ?? []).slice(0, MATERIALS);
  const steps = citedSentences(node, records, 'step').slice(0, SENTENCES);
  const parameters = parametersOf(node, records, lang);
  const ranged = parameters
    .map((parameter) => ({ ...parameter, ...rangeOf(parameter) }))
    .filter(({ low, high }) => high > low)
    .slice(0, FACTORS);
  const sentences = (kind: 'property' | 'challenge', what: string) => {
    const cited = citedSentences(node, records, kind).slice(0, SENTENCES);
    return cited.length > 0 ? cited.map(({ quote }) => `- “${plain(quote.text)}” [${placeOf(quote)}]`) : [none(what)];
  };
  const lines = [
    `# ${say('Implementation plan', '实施方案')}: ${plain(node.title)}`,
    `## ${say('Materials', '材料')}`,
    ...(own.length > 0
      ? own.map((material) => `- ${plain(materialLine(material, lang))} ${source(material)}`)
      : [none(say('a composition with measured values', '带实测值的成分'))]),
    `## ${say('Steps', '步骤')}`,
    ...(steps.length > 0
      ? steps.map(({ quote }, at) => `${at + 1}. “${plain(quote.text)}” [${placeOf(quote)}]`)
      : own.some(({ process }) => process.length > 0)
        ? [...new Set(own.flatMap(({ process }) => process))].map((process) => {
            const from = own.filter((material) => material.process.includes(process));
            return `- ${plain(process)} (${[...new Set(from.map(source))].slice(0, 3).join(', ')})`;
          })
        : [none(say('a step with its conditions', '带条件的步骤'))]),
    `## ${say('Parameters and the ranges that documents state', '参数及文献给出的范围')}`,
    ...(parameters.length > 0
      ? [
          `| ${say('Parameter', '参数')} | ${say('Least', '最小')} | ${say('Most', '最大')} | ${say('Unit', '单位')} | ${say('Documents', '文献')} |`,
          '|---|---|---|---|---|',
          ...parameters.map((parameter) => {
            const { low, high } = rangeOf(parameter);
            const where = [...new Set(parameter.values.map((each) => each.where))].slice(0, 4).join('; ');
            return `| ${inCell(parameter.name)} | ${rounded(low)} | ${rounded(high)} | ${parameter.unit} | ${inCell(where)} |`;
          }),
        ]
      : [none(say('a parameter of a step', '步骤参数'))]),
    `## ${say('Experiments', '试验设计')}`,
    ...experiments(ranged, say),
    `## ${say('Risks', '风险')}`,
    ...sentences('challenge', say('a difficulty', '困难')),
    `## ${say('Validation', '验证')}`,
    ...(problem?.requirements.map(
      (one) => `- ${requirementText(one, lang)} (${say('stated in the input', '输入中给出')}: “${plain(one.text)}”)`,
    ) ?? []),
    ...[
      ...new Set(
        own.flatMap(({ properties }) =>
          properties.flatMap(({ property, conditions }) =>
            conditions.length > 0
              ? [
                  `${propertyKind(property)[lang]}: ${conditions.map((each) => [each.name, each.value, each.unit].filter((part) => part !== undefined).join(' ')).join(', ')}`,
                ]
              : [],
          ),
        ),
      ),
    ]
      .slice(0, SENTENCES)
      .map((text) => `- ${say('Measured in the papers above under', '上述论文的测试条件')}: ${plain(text)}`),
    ...sentences('property', say('a measured property', '实测性能')),
    ...(problem?.questions.length
      ? [`## ${say('Open questions', '待确认的问题')}`, ...problem.questions.map((text) => `- ${plain(text)}`)]
      : []),
  ];
  return `${lines.join('\n').replace(/\n(#+ )/g, '\n\n$1')}\n`;
}

const rangeOf = ({ values }: Parameter) => ({
  low: Math.min(...values.map(({ value }) => value)),
  high: Math.max(...values.map(({ value }) => value)),
});

/** Three levels of each parameter: the least, the middle and the most that documents state. */
function experiments(
  ranged: readonly (Parameter & { readonly low: number; readonly high: number })[],
  say: (en: string, zh: string) => string,
): string[] {
  if (ranged.length === 0)
    return [
      `_${say('No parameter has two different values in the documents behind this node: no range to vary it in is stated.', '该节点的文献没有为任何参数给出两个不同的值，因此没有可变动的范围。')}_`,
    ];
  const levels = ranged.map(({ low, high }) => [low, (low + high) / 2, high]);
  const runs = ranged.length === 1 ? [[0], [1], [2]] : L9.map((run) => run.slice(0, ranged.length));
  return [
    say(
      'Levels are the least and the most of the table above and the middle between them [inference]; the runs are an orthogonal array.',
      '各水平取上表的最小值、最大值及其中点[推断]；试验按正交表安排。',
    ),
    '',
    `| ${say('Run', '序号')} | ${ranged.map(({ name, unit }) => `${inCell(name)} (${unit})`).join(' | ')} |`,
    `|---|${ranged.map(() => '---|').join('')}`,
    ...runs.map(
      (run, at) => `| ${at + 1} | ${run.map((level, column) => rounded(levels[column]![level]!)).join(' | ')} |`,
    ),
  ];
}
