import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Entity } from '#collections/entities/entities.ts';
import { GREEK } from '#collections/entities/greek.ts';
import { Automaton, automatonBytes, type Named } from './automaton.ts';
import { letters } from './letters.ts';
import { SALT_WORDS } from './salts.ts';
import { standingOf } from './standing.ts';
import { CLASSES, EVERYDAY_SUBSTANCES, FOODS, GENERA, IONS } from './substances.ts';
import { Tagger } from './tag.ts';
import { EVERYDAY_DISEASES } from './trust.ts';
import { ADJECTIVES, nameForms } from './variants.ts';
import { canonical, foldedWords, REGIONAL, spellings, Words, wordHashes } from './words.ts';

type Name = Entity['names'][number];
const name = (text: string, kind: Name['kind'] = 'exact', lang = 'en'): Name => ({ lang, kind, text });
const preferred = (text: string, lang = 'en') => name(text, 'preferred', lang);
const thing = (id: string, kind: Named['kind'], names: Name[], within: string[] = []): Named => ({
  ...{ id, kind, names, within },
});

const THINGS: Named[] = [
  thing('neoplasms', 'disease', [preferred('Neoplasms')]),
  thing('breast', 'disease', [preferred('Breast Neoplasms'), preferred('乳腺癌', 'zh')], ['neoplasms']),
  thing('t2d', 'disease', [preferred('Diabetes Mellitus, Type 2'), name('T2D', 'abbreviation')]),
  thing('diabetes', 'disease', [preferred('Diabetes Mellitus')]),
  thing('liver-cancer', 'disease', [preferred('Carcinoma, Hepatocellular'), name('HCC', 'abbreviation')]),
  thing('anemia', 'disease', [preferred('Anemia')]),
  thing('von-imagined', 'disease', [preferred('von Imagined disease')]),
  thing('mixin', 'disease', [preferred('mixin deficiency')]),
  thing('cva', 'disease', [preferred('cerebrovascular accident'), name('stroke')]),
  thing('diagnosis-error', 'disease', [preferred('Missed Diagnosis')]),
  thing('tnf', 'target', [preferred('TNF'), name('TNF-alpha'), name('tumor necrosis factor')]),
  thing('erbb2', 'target', [preferred('ERBB2'), name('HER2', 'exact')]),
  thing('cat', 'target', [preferred('CAT'), name('catalase')]),
  thing('set', 'target', [preferred('SET'), name('SET nuclear proto-oncogene')]),
  thing('il6', 'target', [preferred('IL6'), name('IL-6'), name('interleukin 6')]),
  thing('comt', 'target', [
    preferred('catechol-O-imaginase'),
    ...['COMT', 'HEL9', 'ALIAS', 'TNFX-alpha'].map((text) => name(text, 'abbreviation')),
  ]),
  thing('ps', 'target', [
    preferred('imagined protein'),
    ...['PSI', 'HEL9'].map((text) => name(text, 'abbreviation')),
    name('protease imaginase 2'),
  ]),
  thing('per3', 'target', [preferred('PER3'), name('period 3', 'related'), name('Factor I (imagined)')]),
  thing('ps2', 'target', [preferred('imaginased'), name('protease imaginase (mild)', 'related')]),
  thing('active', 'drug', [preferred('Imagitinib'), name('active', 'related')]),
  thing('honey', 'drug', [preferred('Honey'), name('Flour')]),
  thing('aspirin', 'drug', [preferred('Aspirin'), name('acetylsalicylic acid')]),
  thing('sodium', 'drug', [preferred('Sodium')]),
  thing('ethanol', 'drug', [preferred('Ethanol'), name('酒精', 'exact', 'zh')]),
  thing('imaginary', 'target', [
    preferred('imaginary factor'),
    name('imaginary syndrome (mild)', 'related'),
    name('imaginary syndrome 2'),
  ]),
  thing('acetate', 'drug', [preferred('Acetates')]),
  thing('sulfoxide', 'drug', [preferred('Sulfoxides')]),
  thing('ester', 'drug', [preferred('Esters')]),
  thing('compound', 'drug', [preferred('Compound 18')]),
  thing('imagined-sucrose', 'drug', [preferred('Imagined sucrose')]),
  thing('albumin-drug', 'drug', [preferred('Imagalbumin')]),
  thing('albumin', 'target', [preferred('Imagalbumin')]),
  thing('factor-s', 'target', [preferred('Factor S')]),
  thing('fracture-open', 'disease', [preferred('Fractures, Open')]),
  thing('blister', 'disease', [preferred('Blister')]),
  thing('amino-acids', 'drug', [preferred('Amino Acids')]),
  thing('sucrose', 'drug', [preferred('Sucrose')]),
  thing('citric', 'drug', [preferred('Citric Acid')]),
  thing('viral-rna', 'drug', [preferred('RNA, Viral')]),
  thing('mould', 'drug', [preferred('Candida albicans')]),
  thing('tea', 'drug', [preferred('Imagina tea leaf'), name('Mat')]),
  thing('rifa', 'drug', [preferred('Rifaimaginin'), name('imagomycin', 'related')]),
  thing('elongation', 'target', [preferred('imagined elongation factor'), name('imagstatin', 'related')]),
  thing('mag', 'target', [preferred('myelin imagined glycoprotein'), name('MAG', 'abbreviation')]),
  thing('orf', 'disease', [preferred('contagious imagined dermatitis'), name('Orf')]),
  thing('legion', 'disease', [preferred("Imaginaires' disease"), name('Legionella')]),
  thing('kidney', 'disease', [preferred('polycystic kidney disease')]),
  thing('lupus', 'disease', [preferred('lupus erythematosus'), name('lupus')]),
  thing('cln', 'disease', [preferred('imagined lipofuscinosis 2'), name('CLN2')]),
  thing('tb', 'disease', [preferred('tuberculosis')]),
  thing('depression', 'disease', [preferred('mental depression'), name('depression')]),
  thing('cold1', 'disease', [preferred('Common Cold'), name('coryza')]),
  thing('cold2', 'disease', [preferred('Rhinitis'), name('coryza')]),
  thing('fracture', 'disease', [preferred('Fracture'), preferred('骨质疏松', 'zh')]),
  thing('hypothermia', 'disease', [
    preferred('Hypothermia'),
    preferred('低血糖', 'zh'),
    name('病毒感染', 'exact', 'zh'),
  ]),
  thing('calcidiol', 'drug', [preferred('vitamin I'), name('s-vitamin I')]),
  thing('peroxide', 'drug', [preferred('Hydrogen peroxide')]),
  thing('hydrogen', 'drug', [preferred('Hydrogen')]),
  thing('glycol', 'drug', [preferred('Imagylene glycol')]),
  thing('nucleic', 'drug', [preferred('Nucleic Acids')]),
  thing('capital', 'drug', [preferred('amimagovir'), name('DAPX')]),
  thing('closeup', 'drug', [preferred('Close Up')]),
  thing('trien', 'drug', [preferred('Trien')]),
];
const automaton = new Automaton(automatonBytes(THINGS, 7));
const tagger = new Tagger(automaton, ['disease', 'drug', 'target']);
const found = (text: string) =>
  tagger.tag([{ id: 'u', text }]).mentions.map(({ text, entity }) => `${text} = ${automaton.idOf(entity)}`);

describe('tags of a text', () => {
  it.each([
    ['Type 2 diabetes mellitus and breast cancer.', ['Type 2 diabetes mellitus = t2d', 'breast cancer = breast']],
    [
      'Cancer of the breast; hepatocellular carcinomas.',
      ['Cancer of the breast = breast', 'hepatocellular carcinomas = liver-cancer'],
    ],
    ['Anaemias were seen; missed diagnoses too.', ['Anaemias = anemia', 'missed diagnoses = diagnosis-error']],
    [
      'Levels of TNF-α, TNFα and tumour necrosis factor.',
      ['TNF-α = tnf', 'TNFα = tnf', 'tumour necrosis factor = tnf'],
    ],
    ['The gene HER2 but not her 2 children.', ['HER2 = erbb2']],
    ['IL6, IL-6 and interleukin-6, but not IL-6R.', ['IL6 = il6', 'IL-6 = il6', 'interleukin-6 = il6']],
    ['We set the cat free.', []],
    ['A SET of values, CAT scans.', []],
    ['CAT and catalase.', ['catalase = cat']],
    ['Aspirinate is not aspirin.', ['aspirin = aspirin']],
    ['本发明涉及治疗乳腺癌的药物。', ['乳腺癌 = breast']],
    [
      'Äspirin, ａｓｐｉｒｉｎ and aspi\u0301rin.',
      ['Äspirin = aspirin', 'ａｓｐｉｒｉｎ = aspirin', 'aspi\u0301rin = aspirin'],
    ],
    ['acetylsalicylic. Acid was added.', []],
    // a name that its own short form interrupts, and the short form of what it is a deficiency of
    [
      'Von Imagined (VIM) disease; VIM in children.',
      ['Von Imagined (VIM) disease = von-imagined', 'VIM = von-imagined'],
    ],
    ['A mixin (MXN) deficiency; MXN alone.', ['mixin (MXN) deficiency = mixin']],
    [`${'An over long beginning '.repeat(5)}of von imagined (VIM)`, []],
    ['مريض aspirin سرطان', ['aspirin = aspirin']],
    // a symbol without a longer name: by the words around it, or a Greek letter; others were called so, too
    ['Two genes (COMT and another) in patients.', ['COMT = comt']],
    ['COMT levels, anti-PSI, HEL9 mutations.', ['COMT = comt', 'PSI = ps']],
    ['Patients had COMT; the PSI of a kind.', []],
    ['The PSI of a gene.', []],
    ['ALIAS protein in patients.', []],
    ['TNFX-α in serum.', ['TNFX-α = comt']],
    ['检测COMT基因。', ['COMT = comt']],
    ['鱿鱼产生COMT等细胞因子，COMT等', ['COMT = comt', 'COMT = comt']],
    // what somebody says that it is, also of letters that others have called it by
    ['ALIAS is a soluble neuronal protein.', ['ALIAS = comt']],
    ['ALIAS is a company and a protein.', []],
    ['COMT inhibitory activity in serum, COMT beside growth factors.', ['COMT = comt', 'COMT = comt']],
    // a radical before it, a group or a bond behind: a part of another substance
    ['Patients drank acetate.', ['acetate = acetate']],
    ['Extracted with ethyl acetate and methyl sulfoxide in patients; acetyl esters.', []],
    ['An ester is made; esters with an ester bond, a carboxylic acid ester.', []],
    ['Compound 18 and compound 19 in patients.', []],
    // what an article is made of; what a longer name hides is not found in it either
    ['Sucrose resin, sucrose-fibers and sucrose.', ['sucrose = sucrose']],
    ['Imagined sucrose moieties; imagined sucrose.', ['imagined sucrose = imagined-sucrose']],
    ['Patients with tuberculosis A virus; tuberculosis infection.', ['tuberculosis infection = tb']],
    ['Tuberculosis (TB) of patients, and TB infection.', ['Tuberculosis = tb', 'TB = tb', 'TB infection = tb']],
    // a protein that nobody is given; a list, a genitive and a heading read from its end are no names
    ['Imagalbumin was measured, 5 mg of imagalbumin given.', ['Imagalbumin = albumin', 'imagalbumin = albumin-drug']],
    ["A factor's letters in patients; factor S.", ['factor S = factor-s']],
    ['A fracture open in children; open fractures.', ['fracture = fracture', 'open fractures = fracture-open']],
    ['Blister packs for patients; a blister.', ['blister = blister']],
    // the rest of a compound behind it, or the beginning of one before
    ['Imagylene glycol; imagylene glycol monomethyl ether, imagylene glycol esters.', ['Imagylene glycol = glycol']],
    ['Sucrose with 3-nitro-sucrose, γ-sucrose and n-sucrose.', ['Sucrose = sucrose']],
    ['Patients drank hydrogen peroxide with a zirconium acetate.', ['hydrogen peroxide = peroxide']],
    ['Hydrogen with hydrogen chloride in anemia.', ['Hydrogen = hydrogen', 'anemia = anemia']],
    ['Sodium hydride; sodium was low in anemia.', ['sodium = sodium', 'anemia = anemia']],
    ['A nucleic acid encoding it; a given amino acid or more.', []],
    ['Dietary amino acids.', ['amino acids = amino-acids']],
    // who wrote it; capitals that mean something else; words of every day and of other languages
    ['Sucrose, et al. and DAPX detectors, a close up view; sự triển.', []],
    [
      'Aspirin or DAPX. Close Up or Trien.',
      ['Aspirin = aspirin', 'DAPX = capital', 'Close Up = closeup', 'Trien = trien'],
    ],
    ['An individual’s vitamin I.', ['vitamin I = calcidiol']],
    ['A catalytic sucrose; the number of amino acids.', []],
    ['National Institute for Anemia and the Journal of Sucrose; anemia.', ['anemia = anemia']],
    // rocks have fractures, and a body is cooled on purpose
    ['Fractures of rock, filled with aspirin.', ['aspirin = aspirin']],
    ['Treating fractures; fractures in children.', ['fractures = fracture', 'fractures = fracture']],
    ['Therapeutic hypothermia, hypothermia.', ['hypothermia = hypothermia']],
    ['A tuberculosis vector, tuberculosis surface antigen, tuberculosis.', ['tuberculosis = tb']],
    ['降低血糖，低血糖，艾滋病病毒感染者，患病毒感染。', ['低血糖 = hypothermia', '病毒感染 = hypothermia']],
    // what sequences are made of, and how long they are
    ['Amino acids were fed.', ['Amino acids = amino-acids']],
    ['The amino acid sequence, amino acids 24 to 40, a 75 amino acid protein.', []],
    // enzymes called by what they work on; cycles and bacteria by an acid
    ['Sucrose and a sucrose synthase, a sucrose transporter.', ['Sucrose = sucrose']],
    ['A sucrose release, a sucrose phase.', ['sucrose = sucrose', 'sucrose = sucrose']],
    ['Citric acid, the citric acid cycle.', ['Citric acid = citric']],
    ['The citric acid (CA) cycle.', []],
    ['An RNA viral family; RNA, viral.', []],
    ['Candida albicans grows; a Candida albicans extract.', ['Candida albicans = mould']],
    // words, plurals and capitals that mean something else
    ['Microbial mats of patients; imagomycins, imagstatins in serum.', []],
    ['Imagomycin and imagstatin in serum.', ['Imagomycin = rifa', 'imagstatin = elongation']],
    ['Genes of four MAGs.', []],
    ['MAG genes.', ['MAG = mag']],
    ['ORFs of patients, orf of sheep.', []],
    ['Legionella in water.', []],
    ['Polycystic kidney disease.', ['Polycystic kidney disease = kidney']],
    ['A polycystic kidney disease (PKD) domain.', []],
    ['Lupus; a lupus anticoagulant.', ['Lupus = lupus']],
    ['CLN2 in children; the CLN2 gene.', ['CLN2 = cln']],
    ['Tuberculosis; M. tuberculosis, Mycobacterium tuberculosis.', ['Tuberculosis = tb']],
    ['Depression of patients; depressions 51 and 52, a depression 7.', ['Depression = depression']],
    ['Anemia research; Anemia Res. 60: 35, Anemia Immunol. Res. 5.', ['Anemia = anemia']],
    ['Cesium acetate and croscarmellose sodium in patients, sodium.', ['sodium = sodium']],
    // headings in capitals, and texts on other things, say nothing of genes
    ['METHOD OF MAKING HER2 AND THE LIKE', []],
    ['The bus HER2 is connected to the port IL6.', []],
    ['Polymers, alloys and plastics of sodium.', []],
    // a longer name that the dictionary does not have is no shorter one
    ['三阴性乳腺癌与急性乳腺癌，乳腺癌骨转移瘤。', ['乳腺癌 = breast', '乳腺癌 = breast']],
    // parts of molecules, and of names of other ones
    [
      'An ethanol residue, 2-ethanol-3-one, methyl-ethanol, trifluoro ethanol, D-ethanol and the ethanol group.',
      ['ethanol = ethanol', 'ethanol = ethanol'],
    ],
    // a word of every day is an illness where the text is about medicine
    ['The stroke of a piston.', []],
    ['Stroke, strokes and anemia.', ['Stroke = cva', 'strokes = cva', 'anemia = anemia']],
    ['Strokes of patients.', ['Strokes = cva']],
    // words of every day that registers have as names of things, also with a number or a letter behind
    ['An active agent; the Active Agent.', []],
    ['Period 3 of the trial; period 3 gene; factors i.e. causes.', []],
    ['A protease imaginase and protease imaginase 2.', ['protease imaginase 2 = ps']],
    ['Flour with honey; honey extract.', ['honey = honey']],
    // as everybody says
    ['Type 2 diabetes, type II diabetes.', ['Type 2 diabetes = t2d', 'type II diabetes = t2d']],
    // what it is not
    ['Non-breast cancer and non breast cancer; canon breast cancer, non-aspirin.', ['breast cancer = breast']],
    // names of bodies and journals
    ['The Breast Cancer Society, the National Breast Cancer Research Centre and Sodium Inc. agree.', []],
    [
      'Breast Cancer Hospital Costs; Breast Cancer in University Students; breast cancer societies.',
      ['Breast Cancer = breast', 'Breast Cancer = breast', 'breast cancer = breast'],
    ],
  ])('%s', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it('takes a short form only beside its long form, or as the text explains it', () => {
    expect(found('T2D was common.')).toEqual([]);
    expect(found('Type 2 diabetes mellitus. T2D was common.')).toEqual(['Type 2 diabetes mellitus = t2d', 'T2D = t2d']);
    expect(found('hepatocellular carcinoma (HC) and HC')).toEqual([
      'hepatocellular carcinoma = liver-cancer',
      'HC = liver-cancer',
      'HC = liver-cancer',
    ]);
    expect(found('Human chorionic carrier (HCC) and HCC beside hepatocellular carcinoma')).toEqual([
      'hepatocellular carcinoma = liver-cancer',
    ]);
  });

  it('takes capitals in parentheses directly behind a name as a short form of it', () => {
    expect(found('Breast cancer (BRC) or BRC; aspirin (XYZ) and XYZ.')).toEqual([
      'Breast cancer = breast',
      'BRC = breast',
      'BRC = breast',
      'aspirin = aspirin',
    ]);
    // how a metal is oxidised
    expect(found('Aspirin, imagitinib (II) and II.')).toEqual(['Aspirin = aspirin', 'imagitinib = active']);
  });

  it('takes the words of a salt as part of the drug', () => {
    expect(found('Aspirin sodium, potassium aspirin; aspirin-lysine, sodium or aspirin, anemia.')).toEqual([
      'Aspirin sodium = aspirin',
      'potassium aspirin = aspirin',
      'aspirin = aspirin',
      'sodium = sodium',
      'aspirin = aspirin',
      'anemia = anemia',
    ]);
    // a metal with the rest of a salt is another substance
    expect(found('Sodium potassium and sodium phosphate in anemia.')).toEqual(['Sodium = sodium', 'anemia = anemia']);
  });

  it.each([
    ['An anode of sodium.', []],
    ['An anode of sodium, and aspirin.', ['sodium = sodium', 'aspirin = aspirin']],
    ['An anode of sodium. Anaemia.', ['sodium = sodium', 'Anaemia = anemia']],
    ['The serum sodium was low.', ['sodium = sodium']],
    ['Sodium supplementation was tried.', ['Sodium = sodium']],
    ['本发明涉及酒精灯。', []],
    ['患者口服酒精。', ['酒精 = ethanol']],
    ['酒精与乳腺癌。', ['酒精 = ethanol', '乳腺癌 = breast']],
  ])('names of everyday substances are drugs where medicine is meant: %s', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it('takes an old name of a gene that is a disease as none', () => {
    expect(found('Imaginary syndrome and imaginary syndrome 2, imaginary factor.')).toEqual([
      'imaginary factor = imaginary',
    ]);
  });

  it('leaves a name of several things untagged unless the text decides, and says so', () => {
    const one = tagger.tag([{ id: 'u', text: 'Coryza in spring.' }]);
    expect([one.mentions, one.undecided]).toEqual([[], ['Coryza']]);
    const two = tagger.tag([
      { id: 'title', text: 'Coryza in spring.' },
      { id: 'abstract', text: 'The common cold is frequent.' },
    ]);
    expect(two.mentions.map(({ unit, text, entity }) => [unit, text, automaton.idOf(entity)])).toEqual([
      ['title', 'Coryza', 'cold1'],
      ['abstract', 'common cold', 'cold1'],
    ]);
    expect(two.undecided).toEqual([]);
  });

  it('says what is denied and what was', () => {
    const said = tagger
      .tag([{ id: 'u', text: 'No evidence of anemia, but a history of breast cancer. Anemia: 乳腺癌病史。无乳腺癌。' }])
      .mentions.map(({ text, negated, historic }) => [text, negated ?? false, historic ?? false]);
    expect(said).toEqual([
      ['anemia', true, false],
      ['breast cancer', false, true],
      ['Anemia', false, false],
      ['乳腺癌', false, true],
      ['乳腺癌', true, false],
    ]);
  });

  it('takes what infects, as the whole of a condition, as the infection by it', () => {
    const infections = new Automaton(
      automatonBytes(
        [
          thing('hiv', 'disease', [preferred('Imagined Virus Infections'), name('IMV infection')]),
          thing('germ', 'disease', [preferred('Imaginus fictus infection')]),
          thing('urinary', 'disease', [preferred('Urinary Tract Infections')]),
        ],
        1,
      ),
    );
    const of = (text: string, part?: string) =>
      new Tagger(infections, ['disease'])
        .tag([{ id: 'u', text, ...(part && { part }) }])
        .mentions.map((one) => `${infections.idOf(one.entity)} ${one.start}-${one.end} ${one.text}`);
    expect(of('Imagined virus', 'condition')).toEqual(['hiv 0-14 Imagined virus']);
    expect(of('IMV', 'condition')).toEqual(['hiv 0-3 IMV']);
    expect(of('Imaginus fictus', 'condition')).toEqual(['germ 0-15 Imaginus fictus']);
    expect(of('Imagined virus', 'title')).toEqual([]);
    expect(of('Urinary tract', 'condition')).toEqual([]);
    expect(of('Imagined virus infection', 'condition')).toEqual(['hiv 0-24 Imagined virus infection']);
  });

  it('takes an instrument that is named after an illness as none', () => {
    expect(
      found('Anemia, by the Imagined Anemia Rating Scale, an anemia severity questionnaire and its scores.'),
    ).toEqual(['Anemia = anemia']);
    expect(found('Anemia scaled the heights of severity.')).toEqual(['Anemia = anemia']);
  });

  it('tells what spreads in the world while something else is looked at', () => {
    const of = (text: string) => {
      const start = text.indexOf('anemia');
      return standingOf(text, start, start + 'anemia'.length).circumstance ?? false;
    };
    expect(
      [
        'Stress during the anemia pandemic',
        'During the anemia (AN-2) outbreak',
        'After pandemic anemia',
        'Patients with anemia in a pandemic',
        '贫血 anemia 疫情',
      ].map(of),
    ).toEqual([true, true, true, false, true]);
  });

  it('takes the volume of a beat of the heart, and bacteria named after an illness, as no illness', () => {
    expect(found('Patients with stroke; stroke volumes, stroke work and a stroke workup.')).toEqual([
      ...['stroke = cva', 'stroke = cva'],
    ]);
    expect(found('乳腺癌患者，乳腺癌克雷伯菌，乳腺癌变。')).toEqual(['乳腺癌 = breast']);
  });

  it('gives the offsets of what is written', () => {
    const text = '𝛼 café — Type\u00a02 Diabetes  Mellitus!';
    const [one] = tagger.tag([{ id: 'u', text }]).mentions;
    expect(text.slice(one!.start, one!.end)).toBe('Type\u00a02 Diabetes  Mellitus');
  });

  it('costs no more than its length', () => {
    for (const text of ['cold '.repeat(40_000), '('.repeat(200_000), 'TNF-'.repeat(50_000), '癌'.repeat(200_000)])
      expect(tagger.tag([{ id: 'u', text }]).mentions.length).toBeGreaterThanOrEqual(0);
  });
});

describe('the automaton', () => {
  it('finds every name that a naive search finds, in random texts of its words', () => {
    let seed = 12345;
    const next = (below: number) => {
      seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
      return seed % below;
    };
    const words = ['ab', 'cd', 'ef', 'gh', 'kl'];
    for (let round = 0; round < 60; round++) {
      const names = Array.from({ length: 8 }, () =>
        Array.from({ length: 1 + next(4) }, () => words[next(5)]!).join(' '),
      );
      const made = new Automaton(
        automatonBytes(
          names.map((text, i) => thing(`n${i}`, 'drug', [preferred(text)])),
          1,
        ),
      );
      const text = Array.from({ length: 40 }, () => words[next(5)]!).join(' ');
      const naive = new Set<string>();
      for (const one of names)
        for (let at = 0; (at = ` ${text} `.indexOf(` ${one} `, at)) >= 0; at++) naive.add(`${at} ${at + one.length}`);
      expect(new Set(made.matches(text).map(({ start, end }) => `${start} ${end}`))).toEqual(naive);
    }
  });

  it('says what it was made of, and refuses bytes that are not whole', () => {
    const bytes = automatonBytes(THINGS, 7);
    expect(new Automaton(bytes).origin).toMatchObject({ seq: 7, entities: THINGS.length });
    expect(new Automaton(bytes.slice()).within(1).map((entity) => automaton.idOf(entity))).toEqual(['neoplasms']);
    expect(() => new Automaton(bytes.subarray(0, bytes.length - 1))).toThrow('not whole');
    expect(() => new Automaton(new Uint8Array(3))).toThrow('no file of names');
  });

  it('takes names of one letter, of nothing, of 2,000 spellings', () => {
    const many = thing('many', 'drug', [
      preferred('x'),
      name('—'),
      ...Array.from({ length: 2_000 }, (_, i) => name(`substance number ${i} alpha`)),
    ]);
    const made = new Tagger(new Automaton(automatonBytes([many], 1)), ['drug']);
    expect(made.tag([{ id: 'u', text: 'x and substance number 1999 alpha' }]).mentions.map(({ text }) => text)).toEqual(
      ['substance number 1999 alpha'],
    );
  });
});

describe('words', () => {
  it('folds a text as it folds a name', () => {
    const words = new Words();
    for (const text of ['TNF-α2 TNFβ μ-opioid µg', 'Ménière’s ﬁbrosis Ⅳ', '乳腺癌 HER2', 'ΑΒΓ', 'e\u0301te\u0301']) {
      words.read(text);
      expect(Array.from({ length: words.count }, (_, n) => [words.first[n], words.second[n]])).toEqual(
        foldedWords(text).map(wordHashes),
      );
    }
  });

  it('spells Greek letters out', () => {
    expect(
      Object.entries(GREEK)
        .map((pair) => pair.join(' '))
        .join(', '),
    ).toBe(
      'α alpha, β beta, γ gamma, δ delta, ε epsilon, ζ zeta, η eta, θ theta, ι iota, κ kappa, λ lambda, ν nu, ξ xi, π pi, ρ rho, σ sigma, ς sigma, τ tau, υ upsilon, φ phi, χ chi, ψ psi, ω omega',
    );
    expect(foldedWords('TNF-α μ-opioid 5 µg')).toEqual(['tnf', 'alpha', 'mu', 'opioid', '5', 'μg']);
    expect(letters()).toBe(letters());
  });

  it.each([
    ['tumours', 'tumor'],
    ['diagnoses', 'diagnos'],
    ['diagnosis', 'diagnos'],
    ['anaemias', 'anemia'],
    ['therapies', 'therapy'],
    ['abscess', 'abscess'],
    ['virus', 'virus'],
    ['aids', 'aids'],
    ['arthritis', 'arthritis'],
    ['reflexes', 'reflex'],
    ['versus', 'vs'],
  ])('%s is known as %s, and that is spelled so', (word, known) => {
    expect(canonical(word)).toBe(known);
    expect(spellings(known, known)).toContain(word);
  });

  it('knows British spellings', () => {
    expect(REGIONAL.map((pair) => pair.join(' ')).join(', ')).toBe(
      'tumor tumour, emia aemia, hem haem, edema oedema, esoph oesoph, pediatr paediatr, diarrhea diarrhoea, fetal foetal, ischem ischaem, anesth anaesth, gynec gynaec, orthoped orthopaed, color colour, fiber fibre, sulf sulph, aluminum aluminium, estr oestr, celiac coeliac, dyspnea dyspnoea, apnea apnoea, behavior behaviour, cecum caecum, feces faeces, ameb amoeb, odor odour, vapor vapour, liter litre, ization isation, yze yse',
    );
  });
});

describe('forms of a name', () => {
  it.each([
    [
      'Diabetes Mellitus, Type 2',
      'disease',
      'diabetes mellitus type 2 | type 2 diabetes mellitus | type 2 diabetes | diabetes type 2 | type ii diabetes | type ii diabetes mellitus',
    ],
    [
      'Breast Neoplasms',
      'disease',
      'breast neoplasms | breast cancer | cancer of the breast | cancer of breast | breast cancerous | breast tumor | tumor of the breast | tumor of breast | breast neoplasm | neoplasm of the breast | neoplasm of breast | neoplasms of the breast | neoplasms of breast',
    ],
    [
      'Imagined Cell Carcinoma',
      'disease',
      'imagined cell carcinoma | imagined cell cancer | cancer of the imagined cell | cancer of imagined cell | imagined cell cancerous',
    ],
    [
      'Coronavirus Infections',
      'disease',
      'coronavirus infections | corona virus infections | infections of the coronavirus | infections of coronavirus',
    ],
    ['Asthma [Disease/Finding]', 'disease', 'asthma disease finding | asthma | asthmatic'],
    ['kidney disease', 'disease', 'kidney disease | disease of the kidney | disease of kidney | kidney disorder'],
    ['skeletal disease', 'disease', 'skeletal disease | skeletal disorder'],
    ['Hypertension', 'disease', 'hypertension | hypertensive'],
    ['Hypoglycemia', 'disease', 'hypoglycemia | hypoglycemic | hypoglycaemic'],
    ['Diabetes Insipidus', 'disease', 'diabetes insipidus'],
    ['Tension', 'drug', 'tension'],
    ['inflammation of the heart', 'disease', 'inflammation of the heart | heart inflammation'],
    ['Colitis NOS', 'disease', 'colitis nos | colitis'],
    ['inducible NOS', 'target', 'inducible nos'],
    ['Poly(lactide)', 'drug', 'poly lactide'],
    ['norrin (mild)', 'target', 'norrin mild | norrin'],
    ['Diabetes Mellitus', 'disease', 'diabetes mellitus | diabetes | diabetic'],
    ['Sodium Chloride, Dietary', 'drug', 'sodium chloride dietary | dietary sodium chloride'],
  ] as const)('%s', (text, kind, expected) => {
    expect(
      nameForms(text, kind, 'preferred')
        .map((words) => words.join(' '))
        .join(' | '),
    ).toBe(expected);
  });
});

it('words of salts and everyday substances are these', () => {
  const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);
  expect([SALT_WORDS.before, digest(SALT_WORDS.behind), digest([...EVERYDAY_SUBSTANCES].join('|'))]).toEqual([
    'sodium potassium disodium monosodium calcium magnesium lithium',
    '3783114981117be5',
    'b2d21b5756f87c06',
  ]);
  expect([EVERYDAY_SUBSTANCES.size, FOODS.size, digest([...FOODS].join('|'))]).toEqual([166, 118, '2e87aaf86ece333b']);
  expect([CLASSES.size, digest([...CLASSES].join('|')), GENERA.size, digest([...GENERA].join('|'))]).toEqual([
    21,
    '925ebb5d752717d0',
    58,
    '5246a62a09bbe8f7',
  ]);
});

it('everyday diseases and ions are these', () => {
  expect([...EVERYDAY_DISEASES].join(' ')).toBe(
    'adhesion blindness blister burn burnout confusion dehydration dislocation fatigue fever flushing fracture hallucination pain poisoning rupture shock stroke swelling 结核 疲劳 中毒 粘连 畸形 不育',
  );
  expect([...IONS].join(' ')).toBe(
    'acetate carbonate sulfate oxide chloride bromide iodide fluoride hydride hydroxide semicarbazone hydrazone oxime anhydride lactone',
  );
});

it('adjectives of diseases are these', () => {
  expect(ADJECTIVES.map((each) => each.join(' ')).join(', ')).toBe(
    'tension tensive, glycemia glycemic glycaemic, anemia anemic anaemic, leukemia leukemic leukaemic, lipidemia lipidemic lipidaemic, cholesterolemia cholesterolemic cholesterolaemic, kalemia kalemic kalaemic, natremia natremic natraemic, calcemia calcemic calcaemic, diabetes diabetic, epilepsy epileptic, phrenia phrenic, kinesia kinetic, convulsion convulsive, parkinsonism parkinsonian, asthma asthmatic, autism autistic, obesity obese, cardiotoxicity cardiotoxic, hepatotoxicity hepatotoxic, nephrotoxicity nephrotoxic, neurotoxicity neurotoxic',
  );
});

describe('standing', () => {
  it.each([
    ['There was no ', {}, true],
    ['not only ', {}, false],
    ['no significant difference in ', {}, false],
    ['without fever. ', {}, false],
    ['no fever but severe ', {}, false],
    ['患者否认', {}, true],
    ['未见明显', {}, true],
  ])('%s', (before, _rest, negated) => {
    expect(standingOf(`${before}anemia`, before.length, before.length + 6).negated ?? false).toBe(negated);
  });
});
