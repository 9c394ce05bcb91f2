import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { describedNames, TABLES, withDescribed } from './described.ts';
import { KNOWN_SHORT_FORMS } from './initials.ts';
import { SIGN_TABLES } from './signs.ts';

const found = (text: string) => describedNames(text).map(({ kind, start, end }) => `${kind} ${text.slice(start, end)}`);

describe('descriptions of diseases and drugs', () => {
  it.each([
    [
      'Glomerular hypertrophy and renal failure were seen.',
      ['disease Glomerular hypertrophy', 'disease renal failure'],
    ],
    ['Severe neutropenia; a chronic dermatitis.', ['disease neutropenia', 'disease dermatitis']],
    ['Optic and peripheral neuropathy.', ['disease Optic and peripheral neuropathy']],
    [
      'Norrie disease, Wiskott-Aldrich syndrome, this disease.',
      ['disease Norrie disease', 'disease Wiskott-Aldrich syndrome'],
    ],
    ['Treated with fictitious imaginitinib and MK-801.', ['drug imaginitinib', 'drug MK-801']],
    ['CD34, IL-12, PCR and an IC50 of 5.', []],
    // gases, and what living things do with carbon; no parts of molecules
    [
      'Pressed by nitrogen or argon, carbon fixation; liquid nitrogen, a nitrogen atom, a carbon fiber.',
      ['drug nitrogen', 'drug argon', 'drug carbon'],
    ],
    ['A membered ring of nitrogen.', []],
    [
      'C2 deficiency, HPRT deficiency, phosphorylase deficiency, VHL disease; the deficiency.',
      ['disease C2 deficiency', 'disease HPRT deficiency', 'disease phosphorylase deficiency', 'disease VHL disease'],
    ],
    ['G6PD-deficient boys; iron-deficient soil.', ['disease G6PD-deficient']],
    ['Developmental toxicity, hepatic toxicity.', ['disease toxicity', 'disease hepatic toxicity']],
    [
      'An ischemic and an arrhythmic heart, metastatic breast cancer.',
      ['disease ischemic', 'disease arrhythmic', 'disease breast cancer'],
    ],
    ['We examine a concept with empathy.', []],
    // what cells do, what depends on anything, kinds of parasites
    [
      'Growth arrest, cardiac arrest, a short delay, speech delay, iron dependence, nicotine dependence.',
      ['disease cardiac arrest', 'disease speech delay', 'disease nicotine dependence'],
    ],
    ['Trypanosoma cruzi, Schistosoma, Nocardia asteroides, a conventional anomaly.', []],
    ['Insulinemia and glycemia; antituberculosis agents, pneumatic dilatation, dental eruption.', []],
    // symptoms, and what has no ending of an illness
    [
      'Drowsiness, proteinuric mice, akinesia and anaesthesia.',
      ['disease Drowsiness', 'disease proteinuric', 'disease akinesia'],
    ],
    [
      'A neuropathic pain, edematous and cirrhotic livers, lipofuscinosis, angioedema; mitosis, apoptosis, it exposes.',
      [
        'disease neuropathic pain',
        'disease edematous',
        'disease cirrhotic',
        'disease lipofuscinosis',
        'disease angioedema',
      ],
    ],
    ["Prinzmetal's angina.", ["disease Prinzmetal's angina"]],
    // what somebody cannot do any more; a mutation's loss of function is no illness
    [
      'Impaired learning and memory, loss of vision, deterioration of renal function, loss of function.',
      ['disease Impaired learning and memory', 'disease loss of vision', 'disease deterioration of renal function'],
    ],
    ['Deficiency of hepatic phenylalanine hydroxylase.', ['disease Deficiency of hepatic phenylalanine hydroxylase']],
    ['Visual field loss; the field defects.', ['disease Visual field loss']],
    // what is normal, done on purpose, or happens to cells is no illness; what a method shows says no place
    [
      'Euglycemic and normotensive rats, submucosal dissection, aortic dissection, eye movements, involuntary movements, cell death, cardiac death, ST depression, a biochemical defect, unacceptable toxicity.',
      ['disease aortic dissection', 'disease involuntary movements', 'disease cardiac death'],
    ],
    // the place of a sign or of what happens to a tissue is no part of it
    [
      'Skeletal pain, interstitial fibrosis; retinal toxicity.',
      ['disease pain', 'disease fibrosis', 'disease retinal toxicity'],
    ],
    // but for parts that hurt, and for what dies of itself
    [
      'Ocular pain, muscle swelling, hepatocellular necrosis, laminar necrosis.',
      ['disease Ocular pain', 'disease muscle swelling', 'disease hepatocellular necrosis', 'disease necrosis'],
    ],
    // tissues and what a body does, before what is wrong alone and what has grown wrongly
    [
      'Cognition deficits, cardiomyocyte degeneration, iris hypoplasia, muscle hyperplasia, nail dystrophy.',
      [
        ...['disease Cognition deficits', 'disease cardiomyocyte degeneration', 'disease iris hypoplasia'],
        ...['disease muscle hyperplasia', 'disease nail dystrophy'],
      ],
    ],
    ['Iris hyperplasia.', ['disease hyperplasia']],
    // whatever noun says which syndrome it is
    [
      'Baboon syndrome, milk-alkali syndrome, intersex disorders, this syndrome, an expanded syndrome, two disorders.',
      ['disease Baboon syndrome', 'disease milk-alkali syndrome', 'disease intersex disorders'],
    ],
    [
      'Bone marrow suppression, tumor suppression, cerebral vascular accidents, major accidents.',
      ['disease Bone marrow suppression', 'disease tumor', 'disease cerebral vascular accidents'],
    ],
    [
      "Wilms tumour, Ewing's tumors, Smith tumours.",
      ['disease Wilms tumour', "disease Ewing's tumors", 'disease tumours'],
    ],
    ['C7 deficient, complement deficient, more deficient.', ['disease C7 deficient', 'disease complement deficient']],
    // signs of several words
    [
      'Blurred vision, elevated intraocular pressure, normal intraocular pressure, grand mal seizures, stereotyped behaviour.',
      [
        ...['disease Blurred vision', 'disease elevated intraocular pressure', 'disease grand mal seizures'],
        'disease stereotyped behaviour',
      ],
    ],
    [
      'Syndrome of inappropriate secretion of anti-diuretic hormone; prolonged QTc intervals, decreased intervals.',
      ['disease Syndrome of inappropriate secretion of anti-diuretic hormone', 'disease prolonged QTc intervals'],
    ],
    [
      'An anterior segment anomaly; contiguous gene defects.',
      ['disease anterior segment anomaly', 'disease contiguous gene defects'],
    ],
    [
      'Lymphopenic, asystolic, hyperlocomotion, self-harm.',
      ['disease Lymphopenic', 'disease asystolic', 'disease hyperlocomotion', 'disease self-harm'],
    ],
    ['Fulminant hepatitis and a drug-induced cystitis.', ['disease hepatitis', 'disease cystitis']],
    // what is lacking
    ['Leptin deficiency, a marked deficiency.', ['disease Leptin deficiency']],
    [
      'Renal artery thrombosis, polydipsia, gynecomastia.',
      ['disease Renal artery thrombosis', 'disease polydipsia', 'disease gynecomastia'],
    ],
    [
      'Erosive esophagitis, attention deficit hyperactivity disorder, skin and soft tissue infections.',
      [
        'disease Erosive esophagitis',
        'disease attention deficit hyperactivity disorder',
        'disease skin and soft tissue infections',
      ],
    ],
    ['Bleeding and facial trauma.', ['disease Bleeding', 'disease facial trauma']],
    // several places
    [
      'Retinal, cerebellar and spinal haemangioblastomas; a mild, renal failure.',
      ['disease Retinal, cerebellar and spinal haemangioblastomas', 'disease renal failure'],
    ],
    ['Central nervous system and cardiac toxicity.', ['disease Central nervous system and cardiac toxicity']],
    ['Rats with immunocytoma-bearing tails.', ['disease immunocytoma']],
    [
      'Breast, renal and other cancers; three other cancers.',
      ['disease Breast, renal and other cancers', 'disease cancers'],
    ],
    ['Complete AV block after an epidural block.', ['disease AV block']],
    // acute failure of an organ is a disease of its own, another acute disease a course
    ['Acute renal injury, acute dermatitis.', ['disease Acute renal injury', 'disease dermatitis']],
    [
      'A genetic disorder, a genetic defect and a genetic loss.',
      ['disease genetic disorder', 'disease genetic defect'],
    ],
    [
      'ADR-nephropathy in the jaw lesions of fulminant hepatitis.',
      ['disease nephropathy', 'disease jaw lesions', 'disease hepatitis'],
    ],
    // an adjective that begins a sentence, but no name of somebody
    ['Menstrual abnormalities were seen.', ['disease Menstrual abnormalities']],
    ['A defibrillation shock, shock waves and a septic shock; virologic failure.', ['disease septic shock']],
    ['Depression symptoms, psychotic symptoms.', ['disease Depression', 'disease psychotic symptoms']],
    ['Non-diabetic patients with residual disease, anti-hypertensive.', ['disease diabetic', 'disease hypertensive']],
    [
      'Brain trauma, memory deficits, LV dysfunction, allodynia, dysrhythmias, campomelia; euthymia.',
      [
        ...['disease Brain trauma', 'disease memory deficits', 'disease LV dysfunction'],
        ...['disease allodynia', 'disease dysrhythmias', 'disease campomelia'],
      ],
    ],
    ['A diploma, chromosomes and the failure.', []],
  ])('%s', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it('stand beside names, with the words of salts and the short forms that the text explains', () => {
    const text = 'Phenytoin sodium in myotonic dystrophy (DM). DM and l-sotalol.';
    const names = [
      { start: 0, end: 9, kind: 'drug' as const },
      { start: text.indexOf('sotalol'), end: text.length - 1, kind: 'drug' as const },
    ];
    expect(withDescribed(names, text).map(({ kind, start, end }) => `${kind} ${text.slice(start, end)}`)).toEqual([
      'drug Phenytoin sodium',
      'disease myotonic dystrophy',
      'disease DM',
      'disease DM',
      'drug l-sotalol',
    ]);
  });

  it('are those of whoever is infected', () => {
    const text = 'HIV-infected and SARS-CoV-2 infected people, uninfected ones.';
    expect(withDescribed([], text).map(({ kind, start, end }) => `${kind} ${text.slice(start, end)}`)).toEqual([
      'disease HIV-infected',
      'disease SARS-CoV-2 infected',
    ]);
  });

  it('are whole with how they are inherited and their type, and explain the short form of what they end', () => {
    const text = 'Hereditary spastic paraplegia type II; X-linked deafness. Levodopa-induced dyskinesia (LID): LID.';
    const names = ['spastic paraplegia', 'deafness', 'dyskinesia'].map((name) => ({
      start: text.indexOf(name),
      end: text.indexOf(name) + name.length,
      kind: 'disease' as const,
    }));
    expect(withDescribed(names, text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'Hereditary spastic paraplegia type II',
      'X-linked deafness',
      'dyskinesia',
      'LID',
      'LID',
    ]);
  });

  it('take in the whole word, what lacks, and short forms before further words in the parentheses', () => {
    const shown = (text: string, ...names: readonly (readonly ['disease' | 'drug', string])[]) =>
      withDescribed(
        names.map(([kind, name]) => ({ kind, start: text.indexOf(name), end: text.indexOf(name) + name.length })),
        text,
      ).map(({ kind, start, end }) => `${kind} ${text.slice(start, end)}`);
    expect(
      shown('A breast-ovarian cancer; sporadic lipoma.', ['disease', 'ovarian cancer'], ['disease', 'lipoma']),
    ).toEqual(['disease breast-ovarian cancer', 'disease sporadic lipoma']);
    // a drug before the hyphen is what did it
    expect(shown('cisplatin-ovarian cancer', ['drug', 'cisplatin'], ['disease', 'ovarian cancer'])).toEqual([
      'drug cisplatin',
      'disease ovarian cancer',
    ]);
    expect(
      shown('growth hormone (GH) deficiency, copper overload', ['drug', 'growth hormone'], ['drug', 'copper']),
    ).toEqual(['disease growth hormone (GH) deficiency', 'disease copper overload']);
    expect(
      shown('myelodysplastic syndrome (MDS; n = 17). MDS, EA-2.', ['disease', 'myelodysplastic syndrome']),
    ).toEqual(['disease myelodysplastic syndrome', 'disease MDS', 'disease MDS']);
    expect(shown('episodic ataxia type 2 (EA-2): EA-2', ['disease', 'episodic ataxia'])).toEqual([
      'disease episodic ataxia type 2',
      'disease EA-2',
      'disease EA-2',
    ]);
    expect(
      shown('Syndrome of inappropriate antidiuretic hormone (SIADH): SIADH', ['drug', 'antidiuretic hormone']),
    ).toEqual(['disease Syndrome of inappropriate antidiuretic hormone', 'disease SIADH', 'disease SIADH']);
    // what an enzyme is called for short is no illness
    expect(shown('Deficiency of hepatic phenylalanine hydroxylase (PAH): PAH')).toEqual([
      'disease Deficiency of hepatic phenylalanine hydroxylase',
    ]);
  });

  const named = (text: string, ...names: readonly (readonly ['disease' | 'drug' | 'target', string])[]) =>
    withDescribed(
      names.map(([kind, name]) => ({ kind, start: text.indexOf(name), end: text.indexOf(name) + name.length })),
      text,
    )
      .filter(({ kind }) => kind === 'disease')
      .map(({ start, end }) => text.slice(start, end));

  it('are one with a name that begins in their middle', () => {
    expect(named('Autosomal dominant retinitis pigmentosa.', ['disease', 'retinitis pigmentosa'])).toEqual([
      'Autosomal dominant retinitis pigmentosa',
    ]);
  });

  it('have a place before their short form and a type behind it, but no age or course alone', () => {
    const text =
      'Adrenoleukodystrophy (ALD): childhood cerebral ALD, neonatal ALD, drug-induced ALD, severe ALD, ALD type 2, ALD.';
    expect(named(text, ['disease', 'Adrenoleukodystrophy'])).toEqual([
      ...['Adrenoleukodystrophy', 'ALD', 'childhood cerebral ALD', 'ALD', 'ALD', 'ALD', 'ALD type 2', 'ALD'],
    ]);
  });

  it('have short forms in brackets, that begin in small letters, and that stand before their long form', () => {
    const text =
      'Wide skin syndrome (wSS, MIM 1), mild hyperphenylalaninemia [MHP]; PTLD (post-transplantation lymphoproliferative disorder): wSS, MHP, PTLD.';
    expect(
      named(
        text,
        ['disease', 'Wide skin syndrome'],
        ['disease', 'hyperphenylalaninemia'],
        ['disease', 'lymphoproliferative disorder'],
      ),
    ).toEqual([
      ...['Wide skin syndrome', 'wSS', 'hyperphenylalaninemia', 'MHP', 'PTLD', 'lymphoproliferative disorder'],
      ...['wSS', 'MHP', 'PTLD'],
    ]);
  });

  it('are what somebody lacks: a protein, a symbol, a component of complement', () => {
    const text =
      'Deficiency of acid beta-galactosidase activity, deficiencies of AAT, deficiency of the third component of complement, deficiency in NBS cells, copper-deficient or copper deficient.';
    expect(named(text, ['target', 'beta-galactosidase'], ['drug', 'copper'])).toEqual([
      'Deficiency of acid beta-galactosidase activity',
      'deficiencies of AAT',
      'deficiency of the third component of complement',
      'copper-deficient',
    ]);
    // the words between begin something else
    expect(named('Deficiency of care and of copper.', ['drug', 'copper'])).toEqual([]);
  });

  it('share their last words with what stands before them', () => {
    const names = [
      'hereditary retinoblastoma',
      'non-syndromic hearing loss',
      'Becker muscular dystrophy',
      "Graves' disease",
    ];
    const text =
      "Hereditary and non hereditary retinoblastoma; hereditary or non hereditary retinoblastoma, syndromic and non-syndromic hearing loss, Duchenne or Becker muscular dystrophy, The and Becker muscular dystrophy; Turner Syndrome and Graves' disease.";
    expect(named(text, ...names.map((name) => ['disease', name] as const))).toEqual([
      'hereditary retinoblastoma',
      'hereditary or non hereditary retinoblastoma',
      'syndromic and non-syndromic hearing loss',
      'Duchenne or Becker muscular dystrophy',
      'muscular dystrophy',
      'Turner Syndrome',
      "Graves' disease",
    ]);
  });

  it('are of the organs behind them', () => {
    expect(named('Polyps of the gall bladder, adenomas of the colon and rectum, polyps of the day.')).toEqual([
      ...['Polyps of the gall bladder', 'adenomas of the colon and rectum', 'polyps'],
    ]);
  });

  it('are what a short form means whose long form goes on in Latin or with a place, and each of two short forms', () => {
    expect(
      named(
        'Familial polyposis coli (FPC), hypertrophy of the pigment epithelium (HPE), bleeding time (BT), one syndrome/two syndrome (OS/TS): FPC, HPE, BT, OS.',
        ['disease', 'Familial polyposis'],
        ['disease', 'hypertrophy'],
        ['disease', 'bleeding'],
        ['disease', 'two syndrome'],
      ),
    ).toEqual([
      ...['Familial polyposis coli', 'FPC', 'hypertrophy of the pigment epithelium', 'HPE', 'bleeding'],
      ...['two syndrome', 'OS', 'TS', 'FPC', 'HPE', 'OS'],
    ]);
  });

  it('are of a kind by its letter, and have short forms in the plural and one for each of two', () => {
    expect(
      named(
        'Hepatitis B and hepatitis Be; extrapyramidal symptom (EPS), EPSs. Duchenne or Becker muscular dystrophy (DMD, BMD): DMD.',
        ['disease', 'Becker muscular dystrophy'],
      ),
    ).toEqual([
      ...['Hepatitis B', 'hepatitis', 'extrapyramidal symptom', 'EPS', 'EPSs'],
      ...['Duchenne or Becker muscular dystrophy', 'DMD', 'BMD', 'DMD'],
    ]);
  });

  it('are no stage for which a text has a short form', () => {
    expect(named('Progressive disease (PD), pulmonary hypertension disease (PHD). PD, PHD.')).toEqual([
      ...['pulmonary hypertension disease', 'PHD', 'PHD'],
    ]);
  });

  it('go by the name of somebody alone before who has them, where the text has the whole name', () => {
    expect(named('Canavan disease; Canavan patients, Canavan wrote; Norrie patients.')).toEqual([
      ...['Canavan disease', 'Canavan'],
    ]);
  });

  it('begin the name of a protein that is called after them', () => {
    const text = 'The tumor suppressor and tumor necrosis factor.';
    expect(named(text, ['target', 'tumor suppressor'], ['target', 'tumor necrosis factor'])).toEqual(['tumor']);
  });

  it('are of a type before them, go on in Latin, with the palate or with the chromosome', () => {
    expect(
      named(
        'Type II collagenopathy; type IIb atrophy; myotonia levior, cleft lip and/or palate, cleft lip and nose, trisomy 15, trisomy here.',
        ['disease', 'atrophy'],
        ['disease', 'myotonia'],
        ['disease', 'cleft lip'],
        ['disease', 'trisomy'],
      ),
    ).toEqual([...['Type II collagenopathy', 'atrophy', 'myotonia levior', 'cleft lip and/or palate', 'trisomy 15']]);
    expect(
      named('Autosomal recessive Norrie disease, dopa-responsive Norrie disease, autosomal dominant Norrie disease.'),
    ).toEqual([...['Autosomal recessive Norrie disease', 'dopa-responsive Norrie disease', 'Norrie disease']]);
  });

  it('are of a form where a text is on heredity, and only there', () => {
    const names =
      'The nonspherocytic hemolytic anemia, chronic leukocytoclastic vasculitis, classical vasculitis, a lichenoid ALD.';
    const of = (text: string) =>
      named(text, ['disease', 'hemolytic anemia'], ['disease', 'vasculitis'], ['disease', 'ALD']);
    expect(of(`${names} Genes and alleles.`)).toEqual(['hemolytic anemia', 'vasculitis', 'vasculitis', 'ALD']);
    expect(of(`${names} Genes, alleles and mutations.`)).toEqual([
      ...['nonspherocytic hemolytic anemia', 'chronic leukocytoclastic vasculitis', 'vasculitis', 'ALD'],
    ]);
    // a drug does it, and two adjectives are the most
    expect(
      named(
        'Genes, alleles, mutations: lichenoid bullous papulous vasculitis, corticosteroid glaucoma, chronic edema.',
        [...(['disease', 'vasculitis'] as const)],
      ),
    ).toEqual(['bullous papulous vasculitis', 'glaucoma', 'edema']);
  });

  it('are what is made, stored or moved wrongly, and very long chains are others', () => {
    expect(
      named(
        'iodide transport defects, iodide intake, chloride channel disorder; very long chain dehydrogenase [VLCAD; EC 1.3] deficiency.',
        ['drug', 'iodide'],
        ['target', 'chloride channel'],
        ['target', 'long chain dehydrogenase'],
      ),
    ).toEqual([
      ...['iodide transport defects', 'chloride channel disorder'],
      'very long chain dehydrogenase [VLCAD; EC 1.3] deficiency',
    ]);
  });

  it('are told without what brought them', () => {
    expect(
      named(
        'Levodopa-induced dyskinesia; drug-induced lupus.',
        ['disease', 'Levodopa-induced dyskinesia'],
        ['disease', 'drug-induced lupus'],
      ),
    ).toEqual(['dyskinesia', 'drug-induced lupus']);
  });

  it('are no part of another symbol, nor how cells are', () => {
    const text = 'VHL, VHL-negative, VHL-positive, VHL-null, DM-VHL, VHL-PK, pter--VHL, VHL-like.';
    const places = [...text.matchAll(/VHL/g)].map(({ index }) => ({
      start: index,
      end: index + 3,
      kind: 'disease' as const,
    }));
    expect(withDescribed(places, text).map(({ start }) => start)).toEqual([0, text.indexOf('VHL-like')]);
  });

  it('have short forms that their initials spell, that short forms end, and that a double name has', () => {
    // Pendred syndrome
    expect(named('PDS is Pendred syndrome. PDX, DS.')).toEqual(['PDS', 'Pendred syndrome']);
    expect(
      named('Spinocerebellar ataxia type 1 is SCA1, not SCA2 or SCA.', ['disease', 'Spinocerebellar ataxia']),
    ).toEqual([...['Spinocerebellar ataxia type 1', 'SCA1']]);
    // what the text explains is something else, and an illness of no such last word has no initials
    expect(named('Pendred syndrome; position dependent scan (PDS): PDS. Brain injury: BI.')).toEqual([
      ...['Pendred syndrome', 'Brain injury'],
    ]);
    expect(named('diffuse sclerosis (DMS), isolated DMS (IDMS): IDMS', ['disease', 'diffuse sclerosis'])).toEqual([
      ...['diffuse sclerosis'],
    ]);
    expect(
      named('diffuse mesangial sclerosis (DMS), isolated DMS (IDMS): IDMS', ['disease', 'diffuse mesangial sclerosis']),
    ).toEqual([...['diffuse mesangial sclerosis', 'DMS', 'DMS', 'IDMS', 'IDMS']]);
    expect(named('The von Hippel-Lindau (VHL) gene in VHL families.')).toEqual(['von Hippel-Lindau', 'VHL', 'VHL']);
    expect(named('The von Hippel-Lindau (VHL) gene.')).toEqual([]);
    // what is too high has the short form
    expect(named('Elevated intraocular pressure (IOP): IOP.')).toEqual(['Elevated intraocular pressure']);
    // the gene bears the short form of the illness
    const text = 'Pendred syndrome: the PDS gene.';
    const gene = [{ start: text.indexOf('PDS'), end: text.indexOf('PDS') + 3, kind: 'target' as const }];
    expect(withDescribed(gene, text).map(({ kind, start, end }) => `${kind} ${text.slice(start, end)}`)).toEqual([
      ...['disease Pendred syndrome', 'target PDS', 'disease PDS'],
    ]);
  });

  it('go by the short forms that everybody knows, unless the text explains them', () => {
    expect(named('Drugs for COPD and TB; a disk of 16 TB, NSCLC-like, T2DM.')).toEqual(['COPD', 'TB', 'NSCLC', 'T2DM']);
    expect(named('total bilirubin (TB): TB.')).toEqual([]);
  });

  it('cost no more than the length of a text', () => {
    for (const text of ['renal '.repeat(30_000), 'a'.repeat(200_000), 'Ab-'.repeat(60_000), '('.repeat(100_000)])
      expect(describedNames(text)).toEqual([]);
  });
});

/** A word more or less, or another one, gives another digest: count the change on purpose. */
const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

describe('tables', () => {
  it('of words and endings are these', () => {
    expect(
      Object.fromEntries(
        Object.entries({ ...TABLES, ...SIGN_TABLES, known: KNOWN_SHORT_FORMS }).map(([name, text]) => [
          name,
          digest(text),
        ]),
      ),
    ).toEqual({
      body: '40cf517aaf4de3d7',
      called_after: '1320438c3fef7442',
      complaints: 'ae8ff119a4e8eeb8',
      course: 'f16b1f58c06d5723',
      diseased: '8f6bfab255cd8380',
      epithets: '110284f722465ac2',
      known: '7405d695eebc121f',
      medicine: '6914fe7e845377b8',
      no_adjective: '5da95e5444af2e86',
      no_disease: '50ebc9c09e022137',
      no_laboratory: 'c52f4b61ffbf1783',
      no_medicine: '8f3b568f0d9f0144',
      of_heredity: '09f4e4ab689e92c0',
      of_place: '64f676717cfb5658',
      painful: '8e8dd42b2016742c',
      paired: '83a1b5f4507ece40',
      salts: '8def1dc638f6b3c6',
      signs: 'b40e50ee96e4a043',
      typical: 'dcdd6a36ca5127d6',
      unmannered: 'f0afa2e42baed4a7',
      where: '3fa17e086c8d92ac',
      wrong: '372219790d980df0',
    });
  });
});
