import { createHash } from 'node:crypto';
import { type Entity, entities } from '#collections/entities/entities.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { sentences } from '#corpus/text/sentences.ts';
import { mentionsIn } from '#dictionary/mentions.ts';
import { defineJob, type JobServices } from '#isolation/job.ts';
import { phrasesOf } from '#language/phrases.ts';
import { type Quantity, quantitiesOf, unitWritten } from '#language/quantities.ts';
import { substancesIn } from '#language/recipes.ts';
import type { Call } from '#operation.ts';
import { nameIn } from '#operations/shared/entity-names.ts';
import { descriptionText, shownTexts } from '#operations/shared/wire-text.ts';
import { significant } from '#rounded.ts';
import type { Services } from '#services.ts';

/** Dimensions that quantities are read in, with their names and the unit that values are brought to. */
// biome-ignore format: read it as a table
export const DIMENSIONS: Readonly<Record<string, readonly [id: number, en: string, cn: string, unit: string]>> = {
  length: [1, 'Length', '长度', 'm'], time: [2, 'Time', '时间', 's'], mass: [3, 'Mass', '质量', 'kg'], volume: [4, 'Volume', '体积', 'm³'], area: [5, 'Area', '面积', 'm²'],
  frequency: [6, 'Frequency', '频率', 'Hz'], rotation: [7, 'Rotational speed', '转速', 'min⁻¹'], voltage: [8, 'Voltage', '电压', 'V'], current: [9, 'Current', '电流', 'A'],
  power: [10, 'Power', '功率', 'W'], pressure: [11, 'Pressure', '压力', 'Pa'], temperature: [12, 'Temperature', '温度', 'K'], angle: [13, 'Angle', '角度', '°'], share: [14, 'Share', '比例', '1'],
  level: [15, 'Level', '电平', 'dB'], energy: [16, 'Energy', '能量', 'J'], charge: [17, 'Electric charge', '电荷量', 'C'], resistance: [18, 'Resistance', '电阻', 'Ω'],
  capacitance: [19, 'Capacitance', '电容', 'F'], inductance: [20, 'Inductance', '电感', 'H'], force: [21, 'Force', '力', 'N'], amount: [22, 'Amount of substance', '物质的量', 'mol'],
  concentration: [23, 'Concentration', '浓度', 'mol/L'], 'molar mass': [24, 'Molar mass', '摩尔质量', 'Da'], rate: [25, 'Data rate', '数据速率', 'bit/s'], bits: [26, 'Amount of data', '数据量', 'bit'],
  density: [27, 'Density', '密度', 'kg/m³'], hardness: [28, 'Vickers hardness', '维氏硬度', 'HV'], 'power density': [29, 'Power density', '功率密度', 'W/m²'], 'current density': [30, 'Current density', '电流密度', 'A/m²'],
  conductivity: [31, 'Electrical conductivity', '电导率', 'S/m'], 'thermal conductivity': [32, 'Thermal conductivity', '热导率', 'W/(m·K)'], 'heating rate': [33, 'Heating rate', '升温速率', 'K/min'], 'flow rate': [34, 'Flow rate', '流量', 'm³/min'],
};

/** A substance as a text names it: by formula, designation or contents, in words, or by a name of the dictionary. */
export interface NamedSubstance {
  readonly start: number;
  readonly end: number;
  /** As written. */
  readonly text: string;
  /** The same for the same substance everywhere: a UUID. */
  readonly id: string;
  /** Names in English and Chinese, as far as the text or the dictionary has them; a formula is its name in both. */
  readonly en?: string;
  readonly cn?: string;
}

/** A quantity of a patent: what it is of, and of which substance, as far as the same sentence says. */
export interface MaterialFact {
  readonly section: 'abstract' | 'claims' | 'description';
  readonly quantity: Quantity;
  /** As written. */
  readonly unit: string;
  /** What is said to have it: the last thing named before it in its sentence. */
  readonly property?: string;
  readonly substance?: NamedSubstance;
}
export interface MaterialFacts {
  readonly quantities: readonly MaterialFact[];
  /** What the texts name, each once, in their order. */
  readonly substances: readonly NamedSubstance[];
}

const MOST_TEXT = 600_000;
/** Characters of abstract and claims each in which names of the dictionary are looked for. */
const MOST_NAMED = 12_000;

/**
 * The texts that offsets count in: the abstract; the claims, one a line; the description as `description-data` gives
 * it.
 */
function textsOf(patent: Patent): (readonly [MaterialFact['section'], string])[] {
  const claims = shownTexts(patent.claims)[0]
    ?.claims.map(({ text }) => text)
    .join('\n');
  const paragraphs = shownTexts(patent.descriptions)[0]?.paragraphs;
  return [
    ['abstract', shownTexts(patent.abstracts)[0]?.text ?? ''],
    ['claims', claims ?? ''],
    ['description', paragraphs ? descriptionText(paragraphs) : ''],
  ];
}

export const materialFacts = defineJob({
  name: 'material-facts',
  lane: 'answer',
  async run(publication_number: string, { corpus }, { signal }): Promise<MaterialFacts> {
    const [patent] = await corpus.get(patents, [publication_number]);
    const quantities: MaterialFact[] = [];
    const substances = new Map<string, NamedSubstance>();
    for (const [section, whole] of patent ? textsOf(patent) : []) {
      const text = whole.slice(0, MOST_TEXT);
      const written = substancesIn(text).map(asNamed);
      const known = section === 'description' ? [] : await drugsIn(text.slice(0, MOST_NAMED), corpus, signal);
      const formulas = merged(written, known);
      for (const one of formulas) if (!substances.has(one.id)) substances.set(one.id, one);
      const read = quantitiesOf(text);
      let at = 0;
      for (const { start, end } of sentences(text)) {
        while (at < read.length && read[at]!.end <= start) at++;
        if (at >= read.length) break;
        if (read[at]!.start >= end) continue;
        const phrases = phrasesOf(text.slice(start, end));
        const named = formulas.filter((one) => one.start >= start && one.end <= end);
        for (; at < read.length && read[at]!.start < end; at++) {
          const quantity = read[at]!;
          const before = phrases.findLast((phrase) => start + phrase.end <= quantity.start);
          const substance = named.findLast((one) => one.end <= quantity.start) ?? named[0];
          quantities.push({
            section,
            quantity,
            unit: unitWritten(quantity.text),
            ...(before && { property: before.text }),
            ...(substance && { substance }),
          });
        }
      }
    }
    return { quantities, substances: [...substances.values()] };
  },
});

/** What patents say in numbers and formulas, read side by side. */
export const materialsOf = (
  shown: readonly Patent[],
  { account, signal }: Pick<Call, 'account' | 'signal'>,
  services: Services,
): Promise<MaterialFacts[]> =>
  Promise.all(
    shown.map(({ publication_number }) =>
      services.isolation.run(materialFacts, publication_number, { services, account: account.id, signal }),
    ),
  );

/** A bound that the text sets, without the traces of computing it; an open end is absent. */
export const bound = (value: number): number | undefined =>
  Number.isFinite(value) ? significant(value, 12) : undefined;

/** A UUID made of a text. */
const uuidOf = (text: string): string =>
  createHash('sha256')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');

const HAN = /\p{Script=Han}/u;

/** One spelling of a name in words: `Aluminum oxides` and `aluminium oxide` are one substance. */
const wordsKey = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('aluminum', 'aluminium')
    .replaceAll('sulph', 'sulf')
    .replace(/(?<=[^s])s$/, '');

function asNamed({ start, end, text, kind }: ReturnType<typeof substancesIn>[number]): NamedSubstance {
  const id = uuidOf(`substance ${kind === 'words' ? wordsKey(text) : text}`);
  if (kind !== 'words') return { start, end, text, id, en: text, cn: text };
  return { start, end, text, id, ...(HAN.test(text) ? { cn: text } : { en: text.toLowerCase() }) };
}

/** Drugs of the loaded dictionary that a text names. */
async function drugsIn(text: string, corpus: JobServices['corpus'], signal: AbortSignal): Promise<NamedSubstance[]> {
  const mentions = await mentionsIn(corpus, text, ['drug'], signal);
  const found: readonly Entity[] = await corpus.get(entities, [...new Set(mentions.map((one) => one.entity_id))]);
  const entityOf = new Map(found.map((entity) => [entity.id, entity]));
  return mentions.flatMap(({ start, end, text: written, entity_id }) => {
    const entity = entityOf.get(entity_id);
    if (!entity) return [];
    const [en, cn] = [nameIn(entity, 'en'), nameIn(entity, 'zh')];
    return [{ start, end, text: written, id: uuidOf(`entity ${entity_id}`), ...(en && { en }), ...(cn && { cn }) }];
  });
}

/** Both readings in the order of the text; where they overlap, the longer one, of equal ones the dictionary's. */
function merged(written: readonly NamedSubstance[], known: readonly NamedSubstance[]): NamedSubstance[] {
  const all = [...known, ...written].sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: NamedSubstance[] = [];
  for (const one of all) {
    const last = kept.at(-1);
    if (!last || one.start >= last.end) kept.push(one);
    else if (one.end - one.start > last.end - last.start) kept[kept.length - 1] = one;
  }
  return kept;
}
