/** Types of patents of drugs, as registers and searches tell them apart. */
export const DRUG_PATENT_TYPES = [
  'PRODUCT_COMPOUND_SEQUENCE',
  'DRUG_COMBINATION_FORMULATION',
  'PRODUCT_DERIVATIVE',
  'CRYSTAL_FORM',
  'PROCESS',
  'NEW_USE',
  'DOSAGE_FORM',
  'DEVICE',
  'DIAGNOSTIC_ANALYSIS_AND_ASSAY',
  'OTHERS',
] as const;

/**
 * IPC and CPC classes of drugs: preparations (A61K without those of dentistry, 6, and cosmetics, 8), their activity,
 * heterocycles, peptides, genes and microorganisms.
 */
// biome-ignore format: read it as a list
export const DRUG_CLASSES: readonly string[] = [
  ...[9, 31, 33, 35, 36, 38, 39, 40, 41, 45, 47, 48, 49, 50, 51].map((group) => `A61K${group}`),
  ...['A61P', 'C07D', 'C07K', 'C12N'],
];

/** Whether a symbol is of such a class. */
export const isDrugClass = (symbol: string): boolean =>
  DRUG_CLASSES.some(
    (each) =>
      symbol === each || (symbol.startsWith(each) && !(each.length > 4 && /^\d/.test(symbol.slice(each.length)))),
  );

export interface DrugPatentType {
  readonly type: (typeof DRUG_PATENT_TYPES)[number];
  /** Number of the claim, and its words that say so; none for `OTHERS`. */
  readonly claim?: number;
  readonly quote?: string;
}

/** Letters of the claim's beginning that say what is claimed. */
const HEAD = 240;

/**
 * What the beginning of a claim says, the first that speaks. Words of what follows "comprising" are read for crystal
 * forms alone, whose peaks stand there.
 */
// biome-ignore format: read it as a table
const RULES: readonly (readonly [type: DrugPatentType['type'], rule: RegExp])[] = [
  ['DIAGNOSTIC_ANALYSIS_AND_ASSAY', /^(?:an? |the )?(?:[a-z-]+ ){0,3}(?:method|process|assay|kit)s? (?:of|for) (?:[a-z-]+ ){0,3}(?:detect|diagnos|determin|assay|screen|identif|measur|quantif|monitor|predict|select)/],
  ['PROCESS', /^(?:an? |the )?(?:[a-z-]+ ){0,4}(?:method|process)(?:es|s)? (?:of|for|to) (?:the )?(?:[a-z-]+ ){0,3}(?:prepar|produc|manufactur|mak|synthes|purif|isolat|obtain|crystalli[sz]|extract|cultur|express)/],
  ['NEW_USE', /^(?:an? |the )?(?:[a-z-]+ ){0,3}(?:method|process)s? (?:of|for|to) (?:the )?(?:[a-z-]+ ){0,4}(?:treat|prevent|inhibit|reduc|alleviat|ameliorat|modulat|administer|improv|enhanc|increas|decreas|lower|suppress|relie|manag|control|prophyla|therap|kill|induc|provid|deliver)/],
  ['NEW_USE', /^(?:the )?use of /],
  ['NEW_USE', /^(?:an? )?[a-z0-9 ,-]{2,120} for use (?:in|as) /],
  ['CRYSTAL_FORM', /\b(?:crystal(?:line)?|polymorph(?:ic)?|amorphous)\b/],
  ['DEVICE', /^(?:an? |the )?(?:[a-z-]+ ){0,4}(?:device|apparatus|inhaler|injector|syringe|autoinjector|pump|dispenser|cartridge|applicator|nebuli[sz]er|catheter)\b/],
  ['DOSAGE_FORM', /^(?:an? |the )?(?:[a-z-]+ ){0,6}(?:tablet|capsule|dosage form|patch|suppository|suspension|injection|ointment|cream|gel|spray|film|granule|implant|solution|emulsion|lozenge)s?\b/],
  ['DRUG_COMBINATION_FORMULATION', /^(?:an? |the )?(?:[a-z-]+ ){0,5}(?:composition|formulation|combination|preparation|mixture|kit)s?\b/],
  ['PRODUCT_DERIVATIVE', /^(?:an? |the )?(?:[a-z0-9-]+ ){0,5}(?:salt|ester|prodrug|hydrate|solvate|derivative|conjugate|metabolite)s? (?:of|thereof)\b/],
  ['PRODUCT_COMPOUND_SEQUENCE', /\b(?:compound|antibod(?:y|ies)|polypeptide|peptide|protein|nucleic acid|polynucleotide|oligonucleotide|sequence|vector|cell|virus|enzyme|formula)s?\b/],
];

// biome-ignore format: read it as a table
const CHINESE: readonly (readonly [type: DrugPatentType['type'], words: readonly string[]])[] = [
  ['NEW_USE', ['用途', '的应用']],
  ['DIAGNOSTIC_ANALYSIS_AND_ASSAY', ['检测方法', '诊断', '试剂盒', '筛选方法', '测定方法']],
  ['PROCESS', ['制备方法', '合成方法', '生产方法', '提取方法', '纯化方法', '的制法', '工艺']],
  ['CRYSTAL_FORM', ['晶型', '结晶', '多晶', '无定形']],
  ['DEVICE', ['装置', '设备', '注射器', '吸入器']],
  ['DOSAGE_FORM', ['片剂', '胶囊', '注射液', '注射剂', '颗粒', '贴剂', '滴丸', '口服液', '软膏', '凝胶', '剂型', '缓释']],
  ['DRUG_COMBINATION_FORMULATION', ['组合物', '制剂', '中药', '药物']],
  ['PRODUCT_DERIVATIVE', ['的盐', '前药', '衍生物', '水合物', '酯']],
  ['PRODUCT_COMPOUND_SEQUENCE', ['化合物', '抗体', '多肽', '蛋白', '核酸', '序列', '载体']],
];

const HAN = /\p{Script=Han}/u;
/** Peaks of a powder diffractogram, by which a crystal form is told. */
const PEAKS = ['diffraction', '2θ', '2 θ', '2-theta', '2 theta', 'xrpd', 'xrd', 'pxrd', '衍射', 'two theta', '2-θ'];

const chinese = (head: string) =>
  CHINESE.flatMap(([type, words]) => {
    const word = words.find((each) => head.includes(each));
    return word === undefined ? [] : [{ type, quote: word }];
  })[0];

function english(head: string) {
  const plain = head.toLowerCase();
  for (const [type, rule] of RULES) {
    const found = rule.exec(plain);
    if (found) return { type, quote: head.slice(found.index, found.index + found[0].length).trim() };
  }
  return undefined;
}

/**
 * The type of a patent of drugs by what its first claim begins with; undefined where its classes are none of drugs.
 * `OTHERS`: no rule speaks.
 */
export function drugPatentType(
  classes: readonly string[],
  claim: { readonly number: number; readonly text: string },
): DrugPatentType | undefined {
  if (!classes.some(isDrugClass)) return undefined;
  const text = claim.text.slice(0, 4_000).replace(/\s+/g, ' ').trim();
  const lower = text.toLowerCase();
  const head = text.replace(/^\d{1,3} ?[.、．] ?/, '').slice(0, HEAD);
  const found = HAN.test(head) ? chinese(head) : english(head);
  const peak = PEAKS.find((word) => lower.includes(word));
  // a form is known by its peaks, whatever the claim calls it
  if (peak !== undefined && (found === undefined || found.type.startsWith('PRODUCT'))) {
    const at = lower.indexOf(peak);
    return { type: 'CRYSTAL_FORM', claim: claim.number, quote: text.slice(at, at + peak.length) };
  }
  return found ? { ...found, claim: claim.number } : { type: 'OTHERS' };
}
