import { substancesIn } from './recipes.ts';
import type { Span } from './spans.ts';

/** What a material is, as a question asks for it: which metals, which gases. */
export type MaterialKind = 'metal' | 'ceramic' | 'polymer' | 'natural' | 'acid' | 'liquid' | 'gas' | 'other';

/** A material that a text names. */
export interface MaterialName extends Span {
  /** As written, in small letters, one blank between words. */
  readonly name: string;
  /** `other` is what the list of names does not sort: salts, elements that are no metals. */
  readonly kind: MaterialKind;
}

/** What things are made of, besides the substances of recipes: metals, alloys, plastics, ceramics, fibres, fluids. */
// biome-ignore format: read it as a table
const ENGLISH: readonly (readonly [MaterialKind, string])[] = [
  ['gas',     'ammonia|iso-?butane|butane|propane|methane|helium|argon|nitrogen|hydrogen|xenon|neon|krypton|oxygen|ozone|carbon dioxide'],
  ['acid',    '\\p{L}{3,20}(?:ic|ous) acids?'],
  ['liquid',  '(?:mineral|castor|vegetable|silicone|linseed|soybean) oil|saline|glycerine?|ethylene glycol|propylene glycol|refrigerant R-?\\d{2,4}[a-z]{0,2}|R-?\\d{2,4}[a-z]{1,2}|benzene|xylene|n?-?pentane|hexane|siloxanes?'],
  ['metal',   '(?:stainless |carbon |spring |tool |mild |galvani[sz]ed )?steel|cast iron|brass|bronze|nitinol|inconel|invar|kovar|monel|solder|amalgam'],
  ['metal',   '(?:titanium|alumini?um|magnesium|nickel|copper|cobalt|silver|gold|platinum|tungsten|zinc|tin|bismuth|zirconium|nickel[- ]titanium|nickel[- ]chromium)(?:[- ](?:alloys?|foil|powder|particles))?'],
  ['metal',   'chromium|molybdenum|tantalum|palladium|iridium|rhodium|ruthenium|vanadium|niobium|indium|gallium|germanium|cadmium|lithium|mercury'],
  ['ceramic', 'silicon(?: (?:dioxide|nitride|carbide))?|polysilicon|gallium (?:arsenide|nitride)|indium (?:phosphide|tin oxide)|cadmium telluride|sapphire|diamond|quartz|silica|alumina|zirconia|titania|ferrite|mica|glass(?: (?:fib(?:er|re)s?|frit|beads|microspheres|microballoons))?|fib(?:er|re)glass|porcelain|(?:piezoelectric )?ceramics?|cermet|PZT|lead (?:zirconate titanate|metaniobate|titanate)|barium titanate|lithium (?:niobate|tantalate)|cement|concrete|gypsum|clay|zeolites?'],
  ['polymer', 'epox(?:y|ies)(?: resins?)?|(?:phenolic|acrylic|polyester|vinyl ester|melamine) resins?|acrylics?|acrylates?|(?:poly)?methyl ?methacrylate|PMMA|plexiglass?|lucite|nylon|polyamides?|aramid|kevlar|teflon|PTFE|polytetrafluoroethylene|fluoropolymers?|PVDF|polyvinylidene (?:di)?fluoride|PEEK|polyether ?ether ?ketone|polycarbonates?|polyesters?|polyolefins?|polyurethanes?|polysulfones?|polyimides?|polymethylpentene|TPX|PVC|ABS|PEBAX|HDPE|LDPE|mylar|kapton|parylene|thermoplastics?(?: elastomers?)?|elastomers?|silicones?(?: (?:rubber|gel))?|(?:natural |synthetic |butyl |nitrile )?rubber|latex|neoprene|(?:syntactic |polymer |polyurethane )?foams?|hydrogels?|poly-?\\(?(?:ethylene|propylene)\\)?[ -](?:glycols?|oxides?)|poly\\(ethylene glycol\\)|PEG|polyvinyl alcohol|polyacrylamides?|polystyrenes?'],
  ['natural', 'gelatin|agar|collagen|cellulose|chitosan|alginate|starch|wax|paraffin|wood|plywood|cork|cotton|wool|silk|leather|felt|cardboard|paper|asbestos|carbon fib(?:er|re)s?|carbon nanotubes?'],
];
const CHINESE: readonly (readonly [MaterialKind, string])[] = [
  ['metal', '不锈钢|碳钢|铸铁|铝合金|钛合金|镁合金|铜合金|黄铜|青铜|铝箔|铜箔'],
  [
    'polymer',
    '环氧树脂|酚醛树脂|丙烯酸(?:树脂)?|有机玻璃|尼龙|聚四氟乙烯|聚碳酸酯|聚氨酯|聚酯|聚酰胺|聚酰亚胺|聚氯乙烯|聚偏氟乙烯|硅橡胶|橡胶|硅胶|乳胶|塑料|海绵|水凝胶|凝胶',
  ],
  [
    'ceramic',
    '(?:压电)?陶瓷|锆钛酸铅|铌酸锂|钛酸钡|石英|蓝宝石|金刚石|玻璃纤维|玻璃|氧化锆|氧化铝|二氧化硅|混凝土|水泥|石膏',
  ],
  ['natural', '碳纤维|碳纳米管|石墨烯|石墨|木材|皮革|棉布'],
  ['liquid', '硅油'],
  ['gas', '[氩氮氧氢氦氙]气|二氧化碳'],
  ['acid', '氢氟酸'],
];
const listed = (table: readonly (readonly [MaterialKind, string])[], kind?: MaterialKind) =>
  table.flatMap(([of, names]) => (kind === undefined || of === kind ? names : [])).join('|');
const NAMES = new RegExp(`(?<![\\p{L}\\d-])(?:${listed(ENGLISH)})(?![\\p{L}\\d])|(?:${listed(CHINESE)})`, 'giu');

/** What recipes name besides: solvents and gases by their words, the rest by how they end. */
// biome-ignore format: read it as a table
const OF_RECIPES: readonly (readonly [MaterialKind, string])[] = [
  ['acid',    '.{1,30} acid|柠檬酸|[盐硝硫磷]酸'],
  ['liquid',  '(?:deioni[sz]ed |distilled )?water|ethanol|methanol|isopropanol|2-propanol|acetone|toluene|chloroform|acetonitrile|dimethylformamide|tetrahydrofuran|glycerol|去离子水|蒸馏水|(?:无水)?乙醇|甲醇|异丙醇|丙酮|甲苯|乙二醇|氨水'],
  ['polymer', 'poly.{1,60}|聚.{1,10}'],
  ['ceramic', '.{1,30} (?:oxides?|dioxide|trioxide|pentoxide|nitrides?|carbides?|titanate|niobate|zirconate|silicates?)|(?:[二三四五])?(?:氧化|氮化|碳化).{1,3}'],
];
/** Each kind with the names that are of it, whole. */
const OF_KIND: readonly (readonly [MaterialKind, RegExp])[] = [...new Set(ENGLISH.map(([kind]) => kind))].map(
  (kind) => [
    kind,
    new RegExp(`^(?:${[ENGLISH, CHINESE, OF_RECIPES].flatMap((table) => listed(table, kind) || []).join('|')})$`, 'iu'),
  ],
);
const kindOf = (name: string): MaterialKind => OF_KIND.find(([, names]) => names.test(name))?.[0] ?? 'other';

/** How a question names each kind; a material or what something is made of is any but what flows. */
// biome-ignore format: read it as a table
const KIND_ASKED: readonly (readonly [readonly MaterialKind[], RegExp])[] = [
  [['metal'],                                            /\b(?:which|what)\s(?:[\w-]+\s){0,3}(?:metals?|alloys?|solders?)\b|(?:什么|哪些|哪种|何种)(?:金属|合金)/iu],
  [['polymer'],                                          /\b(?:which|what)\s(?:[\w-]+\s){0,3}(?:polymers?|plastics?|resins?|rubbers?|elastomers?)\b|(?:什么|哪些|哪种|何种)(?:塑料|树脂|聚合物|橡胶)/iu],
  [['ceramic'],                                          /\b(?:which|what)\s(?:[\w-]+\s){0,3}(?:ceramics?|oxides?|nitrides?|carbides?)\b|(?:什么|哪些|哪种|何种)(?:陶瓷|氧化物)/iu],
  [['acid'],                                             /\b(?:which|what)\s(?:[\w-]+\s){0,3}acids?\b|(?:什么|哪些|哪种|何种)酸/iu],
  [['gas'],                                              /\b(?:which|what)\s(?:[\w-]+\s){0,3}gas(?:es)?\b|(?:什么|哪些|哪种|何种)(?:惰性|保护)?气体/iu],
  [['liquid', 'gas', 'acid'],                            /\b(?:which|what)\s(?:[\w-]+\s){0,3}(?:fluids?|liquids?|refrigerants?|coolants?|solvents?|oils?|etchants?)\b|(?:什么|哪些|哪种|何种)(?:溶剂|工质|液体|油|制冷剂|冷却液)/iu],
  [['metal', 'ceramic', 'polymer', 'natural', 'other'],  /\bmaterials?\b|\b(?:made|built|manufactured|fabricated|formed) (?:up )?(?:of|from|out of)\b|材料|材质|制成|做成|制造/iu],
];

/**
 * Of which kinds the materials are that a question asks for, with the word that says so; undefined where it says
 * nothing of their kind. "Which metals" is answered by no ceramic, "made of what" by no water.
 */
export function materialKindsAsked(
  question: string,
): { readonly kinds: readonly MaterialKind[]; readonly word: string } | undefined {
  for (const [kinds, asked] of KIND_ASKED) {
    const match = asked.exec(question);
    if (match) return { kinds, word: match[0].split(' ').at(-1)! };
  }
  return undefined;
}

/** The materials of a text that are of one of some kinds; all where none are given. */
export const materialsOfKinds = (text: string, kinds: readonly MaterialKind[] | undefined): MaterialName[] =>
  materialsIn(text).filter(({ kind }) => kinds?.includes(kind) ?? true);

/** Names that are plainly of a thing, not of what it is made of. */
const NOT_HERE = /^\s(?:table|slip|eye|door|screen|window|clip)s?\b/iu;

/**
 * The materials that a text names, in their order; where two readings overlap, the longer one. A list of names: what is
 * not in it is not seen.
 */
export function materialsIn(text: string): MaterialName[] {
  const found: (Span & { readonly alloy?: true })[] = [...text.matchAll(NAMES)].flatMap((match) => {
    const end = match.index + match[0].length;
    return NOT_HERE.test(text.slice(end, end + 12)) ? [] : [{ start: match.index, end }];
  });
  for (const { start, end, kind } of substancesIn(text))
    if (kind === 'words' || kind === 'alloy') found.push({ start, end, ...(kind === 'alloy' && { alloy: true }) });
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: MaterialName[] = [];
  for (const { start, end, alloy } of found) {
    if (start < (kept.at(-1)?.end ?? 0)) continue;
    const name = nameOf(text.slice(start, end));
    kept.push({ start, end, name, kind: alloy ? 'metal' : kindOf(name) });
  }
  return kept;
}

/** In small letters, but for abbreviations and formulas. */
const nameOf = (written: string): string =>
  written
    .replace(/\s+/g, ' ')
    .split(' ')
    .map((word) => (/\d|^[A-Z]{2,}$/.test(word) ? word : word.toLowerCase()))
    .join(' ');
