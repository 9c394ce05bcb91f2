import { byAtoms, type Component, formulaAmounts, isElement, sharesOf } from '#collections/materials/composition.ts';
import { PROPERTY_NAMES, type PropertyName, propertyKind } from '#collections/materials/properties.ts';
import { sentences } from '#corpus/text/sentences.ts';
import { formulasOf } from './formulas.ts';
import { type Ingredient, ingredientsIn } from './ingredients.ts';
import { type Quantity, quantitiesOf } from './quantities.ts';
import type { Span } from './spans.ts';

/** What a text says of materials: substances and compositions, how they are made, and what is measured of them. */
export interface Recipe {
  readonly substances: readonly Substance[];
  readonly steps: readonly ProcessStep[];
  readonly properties: readonly PropertyValue[];
  /** Named with an amount. */
  readonly ingredients: readonly Ingredient[];
}

/** A substance, named by formula, alloy designation, list of contents or words. */
export interface Substance extends Span {
  readonly text: string;
  readonly kind: 'formula' | 'alloy' | 'contents' | 'words';
  /** By atoms; absent where the text does not say all of it. */
  readonly composition?: readonly Component[];
}

/** An operation with the conditions that its sentence gives. */
export interface ProcessStep extends Span {
  readonly operation: Operation;
  /** As written. */
  readonly text: string;
  /** Temperatures, times, pressures, speeds, rates; each belongs to one step. */
  readonly conditions: readonly Quantity[];
  readonly atmosphere?: string;
  /** The sentence. */
  readonly sentence: Span;
}

/** A property with its value, in the unit in which the collection of materials keeps it. */
export interface PropertyValue extends Span {
  readonly property: PropertyName;
  /** Infinite where the text sets one bound alone. */
  readonly low: number;
  readonly high: number;
  readonly unit: string;
  readonly quantity: Quantity;
  /** Temperatures and other conditions of the test in its sentence. */
  readonly conditions: readonly Quantity[];
  /** The last substance named before it in its sentence. */
  readonly substance?: Substance;
  readonly sentence: Span;
}

/** Letters that words and symbols of substances are written in: Chinese runs its own and these together. */
const LETTER = '\\p{Script=Latin}\\p{Script=Greek}';

// biome-ignore format: read it as a table
const OPERATIONS = {
  heat:      { en: 'heat(?:ed|ing|s)?(?:[- ]treat(?:ed|ing|ment)?)?|warm(?:ed|ing)', zh: '加热(?![器板管棒炉])|热处理|升温' },
  anneal:    { en: 'anneal(?:ed|ing|s)?', zh: '退火(?!炉)' },
  calcine:   { en: 'calcin(?:ed|ing|ation|es)|pyroly[sz]ed?|fired', zh: '煅烧|焙烧' },
  sinter:    { en: '(?:re|pre)?sinter(?:ed|ing|s)?', zh: '烧结(?![炉体])' },
  age:       { en: 'ag(?:ed|e?ing)', zh: '时效|陈化' },
  solution_treat: { en: 'solution[- ]treat(?:ed|ing|ment)|homogeni[sz](?:ed|ing|ation)', zh: '固溶(?:处理)?|均匀化' },
  quench:    { en: 'quench(?:ed|ing)?', zh: '淬火' },
  cool:      { en: '(?:cool|chill)(?:ed|ing)', zh: '冷却(?![液水板管剂器塔道])|降温' },
  hold:      { en: '(?:held|kept|maintain(?:ed|ing)?|soak(?:ed|ing))', zh: '保温|保持' },
  dry:       { en: '(?:freeze-?|vacuum-?|spray-?)?dr(?:ied|ying)', zh: '干燥(?![器剂箱机])|烘干' },
  mill:      { en: '(?:ball[- ]?)?mill(?:ed|ing)|g(?:round|rinding)', zh: '球磨(?![机罐])|研磨(?![机轮])' },
  mix:       { en: '(?:pre)?mix(?:ed|ing)|blend(?:ed|ing)', zh: '混合(?![物器])|混匀' },
  stir:      { en: 'stirr(?:ed|ing)|agitat(?:ed|ing)', zh: '搅拌(?![器机桨])' },
  sonicate:  { en: '(?:ultra)?sonicat(?:ed|ing|ion)', zh: '超声' },
  dissolve:  { en: 'dissolv(?:ed|ing)|dispers(?:ed|ing)', zh: '溶解|分散' },
  add:       { en: 'add(?:ed|ing)|drop(?:ped|wise)', zh: '加入|滴加|添加' },
  react:     { en: 'react(?:ed|ing)|reflux(?:ed|ing)?|autoclaved?', zh: '反应(?![器釜堆物])|回流|水热' },
  wash:      { en: '(?:washed|washing|rins(?:ed|ing))', zh: '洗涤|清洗' },
  centrifuge: { en: 'centrifug(?:ed|ing|ation)', zh: '离心(?![机泵力])' },
  filter:    { en: 'filter(?:ed|ing)|filtration', zh: '过滤(?![器膜网装])|抽滤' },
  press:     { en: '(?:hot[- ]|uniaxially )?press(?:ed|ing)', zh: '压制|热压|压片' },
  melt:      { en: '(?:arc[- ]?)?melt(?:ed|ing)', zh: '熔炼|熔化' },
  cast:      { en: 'cast(?:ing)?', zh: '铸造|浇铸' },
  roll:      { en: '(?:hot|cold)?[- ]?roll(?:ed|ing)', zh: '轧制' },
  forge:     { en: 'forg(?:ed|ing)', zh: '锻造' },
  coat:      { en: '(?:spin[- ]|dip[- ])?coat(?:ed|ing)|deposit(?:ed|ing|ion)|sprayed', zh: '涂覆(?!层)|沉积(?![物层])|喷涂' },
  evaporate: { en: 'evaporat(?:ed|ing|ion)', zh: '蒸发(?!器)' },
} as const;
export type Operation = keyof typeof OPERATIONS;
export const OPERATION_NAMES = Object.keys(OPERATIONS) as Operation[];

/** An operation in words of a language: `solution treat`, `退火`. */
export const operationName = (operation: Operation, lang: 'en' | 'zh'): string =>
  lang === 'en' ? operation.replaceAll('_', ' ') : OPERATIONS[operation].zh.split(/[|(]/u)[0]!;

const OPERATION = new RegExp(
  Object.entries(OPERATIONS)
    .map(([name, { en, zh }]) => `(?<${name}>(?<![${LETTER}])(?:${en})(?![${LETTER}])|${zh})`)
    .join('|'),
  'giu',
);
const CONDITIONS = new Set(['temperature', 'time', 'pressure', 'rotation', 'heating rate', 'flow rate']);
const ATMOSPHERE =
  /\b(?:in|under)\s+(?:an?\s+|the\s+)?(?:(?:flowing|dry|pure|static|ambient|high|inert|reducing|oxidi[sz]ing)\s+)?(argon|nitrogen|oxygen|hydrogen|helium|vacuum|vacuo|air|Ar|N2|N₂|O2|O₂|H2|H₂|He|CO2|NH3)(?:\/[A-Z][A-Za-z\d]{0,4})?\b|(氩气?|氮气?|氧气?|氢气?|空气|真空|惰性)(?:气氛|保护|环境|条件)?/iu;

/** Elements as words, for names of compounds. */
const ELEMENT_WORDS =
  'lithium|sodium|potassium|magnesium|calcium|strontium|barium|alumini?um|silicon|titanium|vanadium|chromium|manganese|iron|ferric|ferrous|cobalt(?:ous)?|nickel|copper|cupric|zinc|gallium|germanium|yttrium|zirconium|niobium|molybdenum|silver|cadmium|indium|tin|antimony|lanthanum|cerium|neodymium|samarium|gadolinium|hafnium|tantalum|tungsten|platinum|gold|lead|bismuth|ammonium|boron|hydrogen';
const ANIONS =
  'oxides?|dioxide|trioxide|pentoxide|hydroxides?|carbonates?|bicarbonate|nitrates?|nitrides?|carbides?|sul(?:ph|f)ates?|sul(?:ph|f)ides?|chlorides?|fluorides?|bromides?|iodides?|phosphates?|acetates?|oxalates?|borohydride|titanate|niobate|zirconate|aluminate|silicates?|peroxide|persul(?:ph|f)ate|vanadate|molybdate|tungstate|alkoxide|isopropoxide|ethoxide|butoxide|acetylacetonate';
const SOLVENTS =
  'deioni[sz]ed water|distilled water|water|ethanol|methanol|isopropanol|2-propanol|acetone|toluene|hexane|chloroform|acetonitrile|ethylene glycol|dimethylformamide|tetrahydrofuran|glycerol|urea|graphite|graphene(?: oxide)?|carbon black|poly(?:vinyl|ethylene|styrene|propylene|imide|aniline|pyrrole|urethane)[a-z]{0,14}(?: (?:alcohol|chloride|acetate|terephthalate|naphthalate|glycol|oxide|fluoride|butyral|pyrrolidone|sul(?:ph|f)onate))?|(?:nitric|sul(?:ph|f)uric|hydrochloric|citric|acetic|oxalic|phosphoric|hydrofluoric|boric) acid|glucose|ammonia';
const WORDS_EN = new RegExp(
  `\\b(?:(?:${ELEMENT_WORDS})(?: ?\\([IV]{1,3}\\))? (?:${ANIONS})(?: (?:mono|di|tri|tetra|penta|hexa|hepta|octa|nona|deca)hydrate)?|${SOLVENTS})\\b`,
  'giu',
);
const ZH_ELEMENT =
  '锂|钠|钾|镁|钙|锶|钡|铝|硅|钛|钒|铬|锰|铁|亚铁|钴|镍|铜|锌|镓|锗|钇|锆|铌|钼|银|镉|铟|锡|锑|镧|铈|钕|钐|钆|铪|钽|钨|铂|金|铅|铋|铵|硼';
const WORDS_ZH = new RegExp(
  `(?:(?:二|三|四|五)?(?:氢氧化|氧化|氮化|碳化|硫化|氯化|氟化|溴化|碘化|过氧化)(?:亚)?(?:${ZH_ELEMENT})|(?:碳酸氢|碳酸|硝酸|硫酸|磷酸|醋酸|乙酸|草酸|钛酸|铌酸|锆酸)(?:亚)?(?:${ZH_ELEMENT})|去离子水|蒸馏水|无水乙醇|乙醇|甲醇|异丙醇|丙酮|甲苯|乙二醇|尿素|石墨烯?|炭黑|聚(?:乙烯|丙烯|苯乙烯|酰亚胺|氨酯|乙烯醇)|柠檬酸|盐酸|硝酸|硫酸|磷酸|氨水|葡萄糖)`,
  'gu',
);

/** `Ti-6Al-4V`, `Al-4.5Cu-1.5Mg`, `Fe-18Cr-8Ni`: percents by weight, the first element the rest. */
const ALLOY =
  /(?<![\p{Script=Latin}\p{Script=Greek}\d-])([A-Z][a-z]?)((?:[-–](?:\d{1,2}(?:\.\d{1,3})?)[A-Z][a-z]?){1,8})(?![\p{Script=Latin}\p{Script=Greek}\d])(?:\s?\(?(at\.?\s?%|mol\.?\s?%))?/gu;

/** One content of a list: `0.4 wt% C`, `C: 0.1-0.2%`, `Mn 1.0 %`, `18% Cr`. */
const NUMBER = '\\d{1,3}(?:\\.\\d{1,4})?';
const RANGE = `(${NUMBER})(?:\\s?(?:[-–~～]|to|至)\\s?(${NUMBER}))?`;
const PERCENT = '(wt\\.?\\s?%|at\\.?\\s?%|mol\\.?\\s?%|mass\\s?%|%|％)';
const CONTENT = new RegExp(
  `(?:${RANGE}\\s?${PERCENT}\\s?(?:of\\s|的)?([A-Z][a-z]?)(?![${LETTER}\\d])|(?<![${LETTER}\\d])([A-Z][a-z]?)\\s?[:：=]?\\s?${RANGE}\\s?${PERCENT})`,
  'gu',
);
/** What names the element that makes up the rest. */
const BALANCE =
  /(?:balance|remainder|rest|余量|其余|余)(?:\s(?:being|is|of))?[为是:：\s]{0,3}([A-Z][a-z]?)(?![\p{Script=Latin}\p{Script=Greek}\d])|(?<![\p{Script=Latin}\p{Script=Greek}\d])([A-Z][a-z]?)\s?[:：(（]?\s?(?:bal(?:ance)?\.?|余量)/u;

const MOST_TEXT = 200_000;
/** Characters of a sentence within which values, names and operations are looked for beside each other. */
const LONGEST_SENTENCE = 4_000;
/** Up to the last comma, semicolon or cell of a table, else the last blank. */
const CLAUSE_END = /^.*(?:[,;](?!\d)|[，；、|\t])|^.* /su;

/** Reads a text, English or Chinese; offsets count in it. Linear; nothing is guessed. */
export function readRecipe(text: string): Recipe {
  const read = text.length > MOST_TEXT ? text.slice(0, MOST_TEXT) : text;
  const substances = substancesIn(read);
  const quantities = quantitiesOf(read);
  const steps: ProcessStep[] = [];
  const properties: PropertyValue[] = [];
  const [quantitiesIn, namedIn] = [inTurn(quantities), inTurn(substances)];
  for (const sentence of stretches(read)) {
    const own = quantitiesIn(sentence);
    const named = namedIn(sentence).filter(({ end }) => end <= sentence.end);
    const found = propertiesIn(read, sentence, own, named);
    properties.push(...found);
    const taken = new Set(found.map(({ quantity }) => quantity));
    steps.push(
      ...stepsIn(
        read,
        sentence,
        own.filter((quantity) => !taken.has(quantity)),
        own,
      ),
    );
  }
  return { substances, steps, properties, ingredients: ingredientsIn(read) };
}

/** Sentences; one that is longer than any that people write (a table as text) in parts, cut where a clause ends. */
function* stretches(text: string): Generator<Span> {
  for (const { start, end } of sentences(text)) {
    let at = start;
    while (end - at > LONGEST_SENTENCE) {
      const part = text.slice(at, at + LONGEST_SENTENCE);
      const next = at + (CLAUSE_END.exec(part)?.[0].length ?? part.length);
      yield { start: at, end: next };
      at = next;
    }
    yield { start: at, end };
  }
}

/** Those of spans in their order that begin in a stretch of the text; stretches are asked for in order, too. */
function inTurn<T extends Span>(spans: readonly T[]): (stretch: Span) => T[] {
  let first = 0;
  return ({ start, end }) => {
    while (first < spans.length && spans[first]!.end <= start) first++;
    const own: T[] = [];
    for (let i = first; i < spans.length && spans[i]!.start < end; i++)
      if (spans[i]!.start >= start) own.push(spans[i]!);
    return own;
  };
}

/** The substances that a text names, in their order; where two readings overlap, the longer one. */
export function substancesIn(text: string): Substance[] {
  const found: Substance[] = [];
  for (const match of text.matchAll(ALLOY)) {
    const alloy = alloyOf(match[1]!, match[2]!, match[3] !== undefined);
    if (!alloy) continue;
    const end = match.index + match[1]!.length + match[2]!.length;
    found.push({ start: match.index, end, text: text.slice(match.index, end), kind: 'alloy', ...alloy });
  }
  found.push(...contentsIn(text));
  for (const { start, end, text: formula } of formulasOf(text)) {
    const amounts = formulaAmounts(formula);
    found.push({ start, end, text: formula, kind: 'formula', ...(amounts && { composition: sharesOf(amounts) }) });
  }
  for (const pattern of [WORDS_EN, WORDS_ZH])
    for (const match of text.matchAll(pattern))
      found.push({ start: match.index, end: match.index + match[0].length, text: match[0], kind: 'words' });
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: Substance[] = [];
  for (const one of found) if (one.start >= (kept.at(-1)?.end ?? 0)) kept.push(one);
  return kept;
}

/** What no alloy is made of for the most part: `H-1B` is a visa. */
const NO_METAL = new Set('H He B C N O F Ne P S Cl Ar Se Br Kr I Xe At Rn'.split(' '));

function alloyOf(base: string, rest: string, atomic: boolean): { composition?: readonly Component[] } | undefined {
  if (!isElement(base) || NO_METAL.has(base)) return undefined;
  const amounts = new Map<string, number>();
  for (const [, amount, element] of rest.matchAll(/[-–](\d{1,2}(?:\.\d{1,3})?)([A-Z][a-z]?)/g)) {
    if (!isElement(element!) || element === base) return undefined;
    amounts.set(element!, (amounts.get(element!) ?? 0) + Number(amount));
  }
  const balance = 100 - [...amounts.values()].reduce((sum, each) => sum + each, 0);
  if (balance <= 0) return undefined;
  amounts.set(base, balance);
  const atoms = atomic ? amounts : byAtoms(amounts);
  return atoms ? { composition: sharesOf(atoms) } : {};
}

/** Lists of contents: at least two elements with percents close together, with the rest named or adding up to all. */
function contentsIn(text: string): Substance[] {
  const lists: { start: number; end: number; parts: { element: string; low: number; high: number; unit: string }[] }[] =
    [];
  for (const match of text.matchAll(CONTENT)) {
    const element = match[4] ?? match[5]!;
    if (!isElement(element)) continue;
    const [low, high] = [match[1] ?? match[6], match[2] ?? match[7]];
    const unit = (match[3] ?? match[8]!).replace(/[\s.]/g, '').toLowerCase();
    const part = { element, low: Number(low), high: Number(high ?? low), unit };
    const last = lists.at(-1);
    const gap = last ? text.slice(last.end, match.index) : '';
    if (last && gap.length <= 24 && !/[。.;；]\s|\n/u.test(gap)) {
      last.parts.push(part);
      last.end = match.index + match[0].length;
    } else lists.push({ start: match.index, end: match.index + match[0].length, parts: [part] });
  }
  return lists.flatMap(({ start, end, parts }): Substance[] => {
    if (new Set(parts.map(({ element }) => element)).size < 2) return [];
    const after = BALANCE.exec(text.slice(end, end + 60));
    const base = after?.[1] ?? after?.[2];
    const amounts = new Map(parts.map(({ element, low, high }) => [element, (low + high) / 2]));
    const total = [...amounts.values()].reduce((sum, each) => sum + each, 0);
    const exact = parts.every(({ low, high }) => low === high);
    let upTo = end;
    if (base !== undefined && isElement(base) && total < 100) {
      amounts.set(base, 100 - total);
      upTo = end + after!.index + after![0].length;
    }
    const whole = amounts.has(base ?? '') || Math.abs(total - 100) < 0.6;
    const atomic = parts.every(({ unit }) => /^(?:at|mol)/.test(unit));
    const atoms = atomic ? amounts : byAtoms(amounts);
    return [
      {
        ...{ start, end: upTo, text: text.slice(start, upTo), kind: 'contents' },
        ...(whole && exact && atoms && { composition: sharesOf(atoms) }),
      },
    ];
  });
}

/** By how much a temperature goes up or down is none: raised by 10 °C, 升高10℃, a difference of 5 K. */
const RISE =
  /(?:\bby|\b(?:difference|rise|drop|increase|decrease)s? of|(?:升高|降低|上升|下降|温差[为在是]?)了?)\s{0,8}$/iu;
const isRise = (text: string, sentence: Span, { dimension, start }: Quantity): boolean =>
  dimension === 'temperature' && RISE.test(text.slice(Math.max(sentence.start, start - 24), start));

/** @param stated All quantities of the sentence, also those that are values of properties. */
function stepsIn(
  text: string,
  sentence: Span,
  quantities: readonly Quantity[],
  stated: readonly Quantity[],
): ProcessStep[] {
  const body = text.slice(sentence.start, sentence.end);
  const found = [...body.matchAll(OPERATION)].map((match) => ({
    operation: OPERATION_NAMES.find((name) => match.groups![name] !== undefined)!,
    start: sentence.start + match.index,
    end: sentence.start + match.index + match[0].length,
    conditions: [] as Quantity[],
  }));
  if (found.length === 0) return [];
  for (const quantity of quantities) {
    if (!CONDITIONS.has(quantity.dimension) || isRise(text, sentence, quantity)) continue;
    // what follows an operation belongs to it; what stands before all of them to the first, unless a measured value
    // stands between: "3 mA/cm² at 25 °C, and the loss on sintering"
    const before = found.findLast(({ start }) => start < quantity.start);
    const measured = stated.some(
      (other) => !CONDITIONS.has(other.dimension) && other.start > quantity.end && other.end < found[0]!.start,
    );
    if (before ?? !measured) (before ?? found[0]!).conditions.push(quantity);
  }
  return found.map(({ operation, start, end, conditions }, at) => {
    const clause = text.slice(end, found[at + 1]?.start ?? sentence.end);
    const atmosphere = ATMOSPHERE.exec(clause);
    const gas = atmosphere?.[1] ?? atmosphere?.[2];
    return {
      ...{ operation, start, end, text: text.slice(start, end), conditions, sentence },
      ...(gas && { atmosphere: gas }),
    };
  });
}

const PROPERTY = PROPERTY_NAMES.map((name) => {
  const { en, zh } = propertyKind(name).names;
  return { name, pattern: new RegExp(`(?<![${LETTER}])(?:${en})(?![${LETTER}])|${zh}`, 'giu') };
});
/** Characters between a property's name and its value. */
const REACH = 90;
const REACH_AFTER = 24;
/** Between a value and the name that it surely belongs to: 为, was, of about. */
const OWN_NAME = 6;

/** Properties that a unit tells by itself: nothing else is given in it. */
const IMPLIED = new Map<string, PropertyName>([
  ['density', 'density'],
  ['hardness', 'hardness'],
  ['power density', 'power_density'],
  ['current density', 'current_density'],
  ['conductivity', 'electrical_conductivity'],
  ['thermal conductivity', 'thermal_conductivity'],
]);

interface Named extends Span {
  readonly name: PropertyName;
}

/** The properties that a text names; where names overlap, the longer one. */
export function propertyNamesIn(text: string): Named[] {
  const all = PROPERTY.flatMap(({ name, pattern }) =>
    [...text.matchAll(pattern)].map((match) => ({ name, start: match.index, end: match.index + match[0].length })),
  ).sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: Named[] = [];
  for (const one of all) {
    const last = kept.at(-1);
    if (!last || one.start >= last.end) kept.push(one);
    else if (one.end - one.start > last.end - last.start) kept[kept.length - 1] = one;
  }
  return kept;
}

/** A quantity in the unit of a property. */
export function inUnitOf(property: PropertyName, { low, high }: Pick<Quantity, 'low' | 'high'>) {
  const { base, offset = 0, unit } = propertyKind(property);
  const turn = (value: number) => (Number.isFinite(value) ? Number(((value - offset) / base).toPrecision(9)) : value);
  return { low: turn(low), high: turn(high), unit };
}

/** The two numbers of a quantity as they stand in the text. */
function inTextOrder({ low, high, text }: Quantity): readonly [number, number] {
  const [first = 0, second = 0] = (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
  return first <= second ? [low, high] : [high, low];
}

function propertiesIn(
  text: string,
  sentence: Span,
  quantities: readonly Quantity[],
  substances: readonly Substance[],
): PropertyValue[] {
  if (quantities.length === 0) return [];
  const body = text.slice(sentence.start, sentence.end);
  const names = propertyNamesIn(body).map(({ name, start, end }) => ({
    ...{ name, start: sentence.start + start, end: sentence.start + end },
  }));
  const found: Omit<PropertyValue, 'conditions'>[] = [];
  const conditionLike = (quantity: Quantity) =>
    /(?:\bat|\bunder|\bfor|\bof about|在|于)\s{0,3}$/iu.test(
      text.slice(Math.max(sentence.start, quantity.start - 12), quantity.start),
    );
  // 所需的10%: what was wanted; 在0.7V下: under what it was measured
  const wanted = (quantity: Quantity) =>
    /(?:所需|所要求|\brequired)的?\s{0,2}$/iu.test(
      text.slice(Math.max(sentence.start, quantity.start - 12), quantity.start),
    );
  const underIt = (quantity: Quantity) =>
    /^\s{0,2}(?:下|时)/u.test(text.slice(quantity.end, Math.min(sentence.end, quantity.end + 4)));
  // 硬度为28GPa: the name right before a value is its own, though it is kept in another unit
  const ofAnother = (quantity: Quantity, fits: readonly Named[]) => {
    const nearest = names.findLast(({ end }) => end <= quantity.start && quantity.start - end <= OWN_NAME);
    return nearest !== undefined && !fits.includes(nearest);
  };
  // 强度与硬度分别为820和950: two values that read like a range
  const respectively = ({ low, high, text: written }: Quantity) =>
    low < high && /(?:和|与|\band\b)/iu.test(written) && /分别|\brespectively\b/iu.test(body);
  for (const quantity of quantities) {
    if (wanted(quantity)) continue;
    const fits = names.filter(({ name }) => propertyKind(name).dimension === quantity.dimension);
    const before = fits.findLast(({ end }) => end <= quantity.start && quantity.start - end <= REACH);
    const after = fits.find(({ start }) => start >= quantity.end && start - quantity.end <= REACH_AFTER);
    const implied = IMPLIED.get(quantity.dimension);
    if (!before && (ofAnother(quantity, fits) || underIt(quantity))) continue;
    const name = before ?? after ?? (implied && { name: implied, start: quantity.start, end: quantity.end });
    if (!name) continue;
    // a temperature is a property only where nothing says that it is a condition
    if (quantity.dimension === 'temperature' && conditionLike(quantity)) continue;
    const substance = substances.findLast(({ end }) => end <= quantity.start) ?? substances[0];
    const add = (of: Named, { low, high }: Pick<Quantity, 'low' | 'high'>) =>
      found.push({
        ...{ property: of.name, ...inUnitOf(of.name, { low, high }), quantity, sentence },
        ...{ start: Math.min(of.start, quantity.start), end: Math.max(of.end, quantity.end) },
        ...(substance && { substance }),
      });
    const two = respectively(quantity) && fits.filter(({ end }) => end <= quantity.start).slice(-2);
    if (two && two.length === 2 && two[0]!.name !== two[1]!.name) {
      const [first, second] = inTextOrder(quantity);
      add(two[0]!, { low: first, high: first });
      add(two[1]!, { low: second, high: second });
    } else add(name, quantity);
  }
  const taken = new Set(found.map(({ quantity }) => quantity));
  const conditions = quantities.filter((quantity) => !taken.has(quantity) && conditionLike(quantity));
  return found.map((one) => ({ ...one, conditions }));
}
