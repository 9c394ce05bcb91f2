import { type Entity, type EntityKind, entityId, nameIdentity } from '#collections/entities/entities.ts';
import { isHan } from '#language/script.ts';

/**
 * Things that the dictionary knows without any import: few, and of our own making or of a public standard. They are
 * data of the program, not records.
 */
export interface OwnEntity {
  readonly id: string;
  readonly kind: EntityKind;
  readonly names: Entity['names'];
}

/** An area of medicine: all below these places of the Disease Ontology and of the MeSH tree. */
export interface TherapeuticArea extends OwnEntity {
  /** `disease:doid:162`. */
  readonly doid: readonly string[];
  /** `C04`. */
  readonly mesh: readonly string[];
}

const named = (kind: EntityKind, en: string, zh: string, short?: string): OwnEntity => ({
  id: entityId(nameIdentity(kind, en)),
  kind,
  names: [
    { lang: 'en', kind: 'preferred', text: en },
    { lang: 'zh', kind: 'preferred', text: zh },
    ...(short ? [{ lang: 'en', kind: 'abbreviation' as const, text: short }] : []),
  ],
});

const calledToo = (entity: OwnEntity, called = ''): OwnEntity => ({
  ...entity,
  names: [
    ...entity.names,
    ...called
      .split('; ')
      .flatMap((text) => (text === '' ? [] : [{ lang: isHan(text) ? 'zh' : 'en', kind: 'exact' as const, text }])),
  ],
});

/**
 * Our own division, in the order in which it is shown. Codes: top terms of the Human Disease Ontology
 * (disease-ontology.org) and branches of MeSH (nlm.nih.gov/mesh, tree of 2019).
 */
// biome-ignore format: read it as a table
const AREAS: readonly (readonly [en: string, zh: string, doid: string, mesh: string])[] = [
  ['Neoplasms', '肿瘤', '162 14566', 'C04'],
  ['Infectious Diseases', '感染性疾病', '0050117', 'C01 C02 C03'],
  ['Cardiovascular Diseases', '心血管疾病', '1287', 'C14'],
  ['Nervous System Diseases', '神经系统疾病', '863', 'C10'],
  ['Mental Disorders', '精神障碍', '150', 'F03'],
  ['Endocrine Diseases', '内分泌疾病', '28', 'C19'],
  ['Nutritional and Metabolic Diseases', '营养和代谢疾病', '0014667', 'C18'],
  ['Digestive System Diseases', '消化系统疾病', '77', 'C06'],
  ['Respiratory Diseases', '呼吸系统疾病', '1579', 'C08'],
  ['Immune System Diseases', '免疫系统疾病', '2914', 'C20'],
  ['Hematologic and Lymphatic Diseases', '血液和淋巴疾病', '74', 'C15'],
  ['Musculoskeletal Diseases', '肌肉骨骼疾病', '17', 'C05'],
  ['Skin and Connective Tissue Diseases', '皮肤和结缔组织疾病', '16', 'C17'],
  ['Urinary and Male Urogenital Diseases', '泌尿和男性生殖疾病', '18', 'C12'],
  ['Reproductive and Female Urogenital Diseases', '生殖和女性泌尿生殖疾病', '15', 'C13'],
  ['Eye Diseases', '眼部疾病', '5614', 'C11'],
  ['Ear, Nose and Throat Diseases', '耳鼻咽喉疾病', '2742', 'C09'],
  ['Mouth and Tooth Diseases', '口腔和牙齿疾病', '', 'C07'],
  ['Congenital and Genetic Diseases', '先天性和遗传性疾病', '630', 'C16'],
  ['Chemically-Induced Disorders', '化学诱发疾病', '', 'C25'],
  ['Occupational Diseases', '职业病', '', 'C24'],
  ['Wounds and Injuries', '创伤', '', 'C26'],
  ['Signs and Symptoms', '症状和体征', '', 'C23'],
  ['Animal Diseases', '动物疾病', '', 'C22'],
];

/** What people call an area by the branch of medicine that has it, or in one word. */
// biome-ignore format: read it as a table
const CALLED: ReadonlyMap<string, string> = new Map([
  ['Neoplasms', 'oncology; cancer; tumours; tumors; 肿瘤学; 癌症'],
  ['Infectious Diseases', 'infectiology; infections; 感染病学'],
  ['Cardiovascular Diseases', 'cardiology; 心脏病学; 心血管内科'],
  ['Nervous System Diseases', 'neurology; CNS; 神经病学; 神经内科'],
  ['Mental Disorders', 'psychiatry; 精神病学; 精神科'],
  ['Endocrine Diseases', 'endocrinology; 内分泌学; 内分泌科'],
  ['Nutritional and Metabolic Diseases', 'metabolism; metabolic diseases; 代谢疾病'],
  ['Digestive System Diseases', 'gastroenterology; 消化内科; 胃肠病学'],
  ['Respiratory Diseases', 'pulmonology; respiratory medicine; 呼吸内科'],
  ['Immune System Diseases', 'immunology; 免疫学'],
  ['Hematologic and Lymphatic Diseases', 'hematology; haematology; 血液科; 血液病学'],
  ['Musculoskeletal Diseases', 'orthopedics; orthopaedics; rheumatology; 骨科; 风湿病学'],
  ['Skin and Connective Tissue Diseases', 'dermatology; 皮肤科; 皮肤病学'],
  ['Urinary and Male Urogenital Diseases', 'urology; nephrology; 泌尿科; 肾内科'],
  ['Reproductive and Female Urogenital Diseases', 'gynecology; gynaecology; 妇科'],
  ['Eye Diseases', 'ophthalmology; 眼科'],
  ['Ear, Nose and Throat Diseases', 'otolaryngology; ENT; 耳鼻喉科'],
  ['Mouth and Tooth Diseases', 'dentistry; stomatology; 口腔科'],
]);

const listed = (text: string) => text.split(' ').filter(Boolean);

export const THERAPEUTIC_AREAS: readonly TherapeuticArea[] = AREAS.map(([en, zh, doid, mesh]) => ({
  ...calledToo(named('therapeutic_area', en, zh), CALLED.get(en)),
  doid: listed(doid).map((code) => `disease:doid:${code}`),
  mesh: listed(mesh),
}));

/**
 * Outcomes that trials are judged by, with the short forms that protocols use. Definitions: FDA, "Clinical Trial
 * Endpoints for the Approval of Cancer Drugs and Biologics" (2018); BEST glossary of FDA and NIH.
 */
// biome-ignore format: read it as a table
const OUTCOME_NAMES: readonly (readonly [en: string, zh: string, short: string])[] = [
  ['Overall Survival', '总生存期', 'OS'],
  ['Progression-Free Survival', '无进展生存期', 'PFS'],
  ['Disease-Free Survival', '无病生存期', 'DFS'],
  ['Event-Free Survival', '无事件生存期', 'EFS'],
  ['Relapse-Free Survival', '无复发生存期', 'RFS'],
  ['Invasive Disease-Free Survival', '无侵袭性疾病生存期', 'IDFS'],
  ['Metastasis-Free Survival', '无转移生存期', 'MFS'],
  ['Objective Response Rate', '客观缓解率', 'ORR'],
  ['Complete Response Rate', '完全缓解率', 'CR'],
  ['Pathological Complete Response', '病理完全缓解', 'pCR'],
  ['Disease Control Rate', '疾病控制率', 'DCR'],
  ['Clinical Benefit Rate', '临床获益率', 'CBR'],
  ['Duration of Response', '缓解持续时间', 'DOR'],
  ['Time to Progression', '疾病进展时间', 'TTP'],
  ['Time to Treatment Failure', '治疗失败时间', 'TTF'],
  ['Minimal Residual Disease', '微小残留病', 'MRD'],
  ['Maximum Tolerated Dose', '最大耐受剂量', 'MTD'],
  ['Dose-Limiting Toxicity', '剂量限制性毒性', 'DLT'],
  ['Adverse Event', '不良事件', 'AE'],
  ['Serious Adverse Event', '严重不良事件', 'SAE'],
  ['Treatment-Emergent Adverse Event', '治疗中出现的不良事件', 'TEAE'],
  ['Quality of Life', '生活质量', 'QoL'],
  ['Major Adverse Cardiovascular Events', '主要不良心血管事件', 'MACE'],
  ['Glycated Hemoglobin', '糖化血红蛋白', 'HbA1c'],
  ['Sustained Virologic Response', '持续病毒学应答', 'SVR'],
  ['Forced Expiratory Volume in One Second', '第一秒用力呼气容积', 'FEV1'],
  ['Area Under the Curve', '药时曲线下面积', 'AUC'],
  ['Maximum Concentration', '最大血药浓度', 'Cmax'],
  ['Mortality', '死亡率', ''],
];
export const OUTCOMES: readonly OwnEntity[] = OUTCOME_NAMES.map(([en, zh, short]) =>
  named('outcome', en, zh, short || undefined),
);

/** What the program itself knows of a kind. */
export const ownEntities = (kind: EntityKind): readonly OwnEntity[] =>
  kind === 'therapeutic_area' ? THERAPEUTIC_AREAS : kind === 'outcome' ? OUTCOMES : [];
