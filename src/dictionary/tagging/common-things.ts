import { entityId, foldedName, moietyIdentity, nameIdentity } from '#collections/entities/entities.ts';
import type { NamedKind } from '#lexicon/index.ts';
import type { Named } from './automaton.ts';
import { isShortSubstance } from './chinese-substance.ts';

/**
 * Findings and substances that texts name all the time, in English and Chinese: the program's own, so that a dictionary
 * that lacks one of them still tags it. Where the dictionary has a thing of the kind by one of the names, that is
 * meant.
 */
// biome-ignore format: read it as a table
export const COMMON_DISEASES: readonly (readonly [en: string, zh: string, more: string])[] = [
  ['seizures', '癫痫发作', 'seizure'], ['convulsions', '惊厥', ''], ['pain', '疼痛', ''], ['fever', '发热', 'pyrexia'], ['nausea', '恶心', ''],
  ['vomiting', '呕吐', 'emesis'], ['anxiety', '焦虑', 'anxiety disorders'], ['psychosis', '精神病', 'psychotic disorders'], ['anemia', '贫血', ''], ['delirium', '谵妄', ''],
  ['depression', '抑郁症', 'depressive disorder'], ['glaucoma', '青光眼', ''], ['arrhythmia', '心律失常', 'cardiac arrhythmia;cardiac arrhythmias'], ['neutropenia', '中性粒细胞减少', ''], ['renal failure', '肾衰竭', 'kidney failure'],
  ['acute renal failure', '急性肾衰竭', 'acute kidney failure'], ['proteinuria', '蛋白尿', ''], ['nephrotoxicity', '肾毒性', 'renal toxicity'], ['hepatotoxicity', '肝毒性', 'liver toxicity'], ['cardiotoxicity', '心脏毒性', ''],
  ['neurotoxicity', '神经毒性', ''], ['hypokalemia', '低钾血症', ''], ['coronary artery disease', '冠状动脉疾病', 'coronary heart disease;冠心病'], ['encephalopathy', '脑病', 'brain diseases'], ['stroke', '脑卒中', '中风'],
  ['hepatitis', '肝炎', ''], ['heart failure', '心力衰竭', '心衰;cardiac failure'], ['hypertension', '高血压', ''], ['hypotension', '低血压', ''], ['diabetes', '糖尿病', 'diabetes mellitus'],
  ['tumor', '肿瘤', 'neoplasms'], ['cancer', '癌症', ''], ['thrombosis', '血栓形成', ''], ['osteoporosis', '骨质疏松', '骨质疏松症'], ['headache', '头痛', ''],
  ['dementia', '痴呆', ''], ['cognitive impairment', '认知障碍', 'cognitive deficits;cognition disorders'], ['epilepsy', '癫痫', ''], ['asthma', '哮喘', ''], ['pneumonia', '肺炎', ''],
  ['sepsis', '脓毒症', ''], ['obesity', '肥胖症', ''], ['lung cancer', '肺癌', ''], ['gastric cancer', '胃癌', 'stomach cancer'], ['hepatocellular carcinoma', '肝细胞癌', 'HCC'],
  ['liver cancer', '肝癌', ''], ['breast cancer', '乳腺癌', ''], ['colorectal cancer', '结直肠癌', ''], ['cervical cancer', '宫颈癌', ''], ['prostate cancer', '前列腺癌', ''],
  ['leukemia', '白血病', ''], ['lymphoma', '淋巴瘤', ''], ['myocardial infarction', '心肌梗死', '心肌梗塞'], ['atherosclerosis', '动脉粥样硬化', ''], ['liver cirrhosis', '肝硬化', ''],
  ['hepatitis B', '乙型肝炎', '乙肝'], ['tuberculosis', '结核病', '肺结核'], ['rheumatoid arthritis', '类风湿性关节炎', '类风湿关节炎'], ["Parkinson's disease", '帕金森病', ''], ["Alzheimer's disease", '阿尔茨海默病', '阿尔茨海默症'],
  ['mental retardation', '智力障碍', 'intellectual disability'], ['schizophrenia', '精神分裂症', ''], ['cerebral infarction', '脑梗死', '脑梗塞'], ['myotonic dystrophy', '强直性肌营养不良', ''], ['galactosemia', '半乳糖血症', ''],
];
// biome-ignore format: read it as a table
export const COMMON_DRUGS: readonly (readonly [en: string, zh: string, more: string])[] = [
  ['lithium', '锂', ''], ['ethanol', '乙醇', 'alcohol;ethyl alcohol'], ['gamma-aminobutyric acid', 'γ-氨基丁酸', 'GABA'], ['estrogen', '雌激素', 'estrogens'], ['amphetamine', '苯丙胺', ''],
  ['gentamicin', '庆大霉素', ''], ['corticosteroids', '皮质类固醇', 'corticosteroid;adrenal cortex hormones'], ['steroids', '类固醇', ''], ['vasopressin', '加压素', ''], ['digitalis', '洋地黄', ''],
  ['calcium', '钙', ''], ['superoxide', '超氧化物', ''], ['zidovudine', '齐多夫定', 'azidothymidine;AZT'], ['carmustine', '卡莫司汀', 'BCNU'], ['lomustine', '洛莫司汀', 'CCNU'],
  ['doxorubicin', '多柔比星', 'adriamycin;阿霉素'], ['cisplatin', '顺铂', ''], ['paclitaxel', '紫杉醇', ''], ['aspirin', '阿司匹林', ''], ['metformin', '二甲双胍', ''],
  ['insulin', '胰岛素', ''], ['heparin', '肝素', ''], ['warfarin', '华法林', ''], ['dexamethasone', '地塞米松', ''], ['cyclophosphamide', '环磷酰胺', ''],
  ['methotrexate', '甲氨蝶呤', ''], ['fluorouracil', '氟尿嘧啶', '5-fluorouracil;5-氟尿嘧啶'], ['morphine', '吗啡', ''], ['nicotine', '尼古丁', ''], ['cholesterol', '胆固醇', ''],
  ['glucose', '葡萄糖', ''], ['curcumin', '姜黄素', ''], ['quercetin', '槲皮素', ''], ['artemisinin', '青蒿素', ''], ['ginsenoside', '人参皂苷', ''],
  ['puerarin', '葛根素', ''], ['berberine', '小檗碱', '黄连素'], ['MDMA', '摇头丸', 'ecstasy;3,4-methylenedioxymethamphetamine'], ['pentylenetetrazole', '戊四唑', ''], ['phenytoin', '苯妥英', 'diphenylhydantoin'],
];

const LISTS = [
  ['disease', COMMON_DISEASES],
  ['drug', COMMON_DRUGS],
] as const;

/** All names of a line of a list, the English one first. */
const namesOf = ([en, zh, more]: (typeof COMMON_DRUGS)[number]): string[] => [
  en,
  zh,
  ...more.split(';').filter(Boolean),
];

const HAN = /\p{Script=Han}/u;
const isChinese = (name: string): boolean => HAN.test(name);
const languageOf = (name: string): string => (isChinese(name) ? 'zh' : 'en');

/** Names of a common thing in both languages. */
export interface CommonThing {
  readonly kind: NamedKind;
  readonly english: readonly string[];
  readonly chinese: readonly string[];
}

let things: Promise<readonly CommonThing[]> | undefined;

/**
 * By which things of a dictionary that has English names alone are found in Chinese: those of the tables above first,
 * then the program's own names of illnesses, medicines and proteins. Read when they are first asked for: a service
 * starts without them.
 */
export function commonThings(): Promise<readonly CommonThing[]> {
  things ??= readThings();
  return things;
}

async function readThings(): Promise<CommonThing[]> {
  const { medicalWords } = await import('#lexicon/index.ts');
  return [
    ...LISTS.flatMap(([kind, list]) =>
      list.map(namesOf).map((names) => ({
        kind,
        english: names.filter((name) => !isChinese(name)),
        chinese: names.filter(isChinese),
      })),
    ),
    ...Object.entries(medicalWords()).flatMap(([kind, words]) =>
      words.map((word) => ({ kind: kind as NamedKind, ...word })),
    ),
  ];
}

/** What a body makes: such short names are parts of longer ones (球蛋白 of 乳球蛋白) as often. */
const MADE_BY_A_BODY = /(?:酶|蛋白)$/u;
/** Gases and the like, which are measured more often than given. */
const OXIDE = /氧化[氮氢碳硫]$/u;

/**
 * Whether a text may be looked through for a Chinese name; `isWholeSubstance` then says of short names of substances
 * where they stand for themselves.
 */
const standsForItself = (kind: NamedKind, name: string): boolean =>
  kind === 'disease' ||
  (name.length > 3 && !OXIDE.test(name)) ||
  (kind === 'drug' && (name.length === 3 ? !MADE_BY_A_BODY.test(name) : isShortSubstance(name)));

/** Of the names of some common things those that stand for themselves in a text. */
export const tellingWords = (some: readonly CommonThing[]): readonly CommonThing[] =>
  some.flatMap((thing) => {
    const chinese = thing.chinese.filter((name) => standsForItself(thing.kind, name));
    return chinese.length > 0 ? [{ ...thing, chinese }] : [];
  });

/**
 * Names of common things as those of one thing a kind: to find of which kind something is that a text names, not what
 * it is. Short forms are left out.
 */
export const namesByKind = (some: readonly CommonThing[]): Named[] =>
  [...Map.groupBy(some, ({ kind }) => kind)].map(([kind, all]) => ({
    id: kind,
    kind,
    names: [...new Set(all.flatMap(({ english, chinese }) => [...english, ...chinese]))]
      .filter((text) => !SHORT_FORM.test(text))
      .map((text) => ({ lang: languageOf(text), kind: 'exact', text })),
    within: [],
  }));
const SHORT_FORM = /^[A-Z\d-]{1,6}$/;

/** What holds all growths of a dictionary that has no heading for all of them. */
const GROWTHS = [
  'cancer',
  'benign neoplasm',
  'pre-malignant neoplasm',
  'Neoplasms by Site',
  'Neoplasms by Histologic Type',
];

/** Diseases that have a name. */
const idsOf = (things: readonly Named[], name: string): string[] =>
  things.flatMap(({ id, kind, names }) =>
    kind === 'disease' &&
    names.some(({ text, kind: sort }) => sort === 'preferred' && foldedName(text) === foldedName(name))
      ? [id]
      : [],
  );

/** Puts things, and all that is within them, into another one. */
function putWithin(all: Named[], id: string, held: ReadonlySet<string>): void {
  for (const [at, thing] of all.entries())
    if (held.has(thing.id) || thing.within.some((one) => held.has(one)))
      all[at] = { ...thing, within: [...thing.within, id].sort() };
}

/** Adds them to the things of a dictionary: as further names of what has one of the names, else as things. */
export function withCommonThings(things: readonly Named[]): Named[] {
  const known = new Map<string, number>();
  for (const [at, { kind, names }] of things.entries())
    for (const { text, kind: sort } of names)
      if (sort === 'preferred' || sort === 'exact') {
        const key = `${kind} ${foldedName(text)}`;
        if (!known.has(key)) known.set(key, at);
      }
  const all = [...things];
  for (const [kind, list] of LISTS)
    for (const texts of list.map(namesOf)) {
      const names = texts.map((text, at) => ({
        lang: languageOf(text),
        kind: /^[A-Z]{2,5}$/.test(text) && at > 0 ? ('abbreviation' as const) : ('exact' as const),
        text,
      }));
      const at = texts.map((text) => known.get(`${kind} ${foldedName(text)}`)).find((each) => each !== undefined);
      if (at === undefined) {
        const [en] = texts;
        const identity = kind === 'drug' ? moietyIdentity([foldedName(en!)]) : nameIdentity(kind, en!);
        const id = entityId(identity);
        if (en === 'tumor') putWithin(all, id, new Set(GROWTHS.flatMap((name) => idsOf(things, name))));
        all.push({ id, kind, names, within: [] });
      } else {
        const own = all[at]!;
        const there = new Set(own.names.map(({ text }) => foldedName(text)));
        all[at] = { ...own, names: [...own.names, ...names.filter(({ text }) => !there.has(foldedName(text)))] };
      }
    }
  return all;
}
