import { expect, it } from 'vitest';
import type { EntityKind } from '#collections/entities/entities.ts';
import { cpuTime } from '#testing/cpu-time.ts';
import { isMeasured, sureMentions, sureNames } from './surety.ts';
import { WholeText } from './whole-text.ts';

/** Names in a text, marked `[name]`, those of the dictionary `[name!]`; which of them are sure. */
function sure(marked: string, kind: EntityKind = 'disease'): string[] {
  const names: { start: number; end: number; kind: EntityKind }[] = [];
  const known: typeof names = [];
  let text = '';
  for (const [, plain, name, mark] of marked.matchAll(/([^[]+)|\[([^\]!]+)(!?)\]/gu)) {
    if (name) {
      const one = { start: text.length, end: text.length + name.length, kind };
      names.push(one);
      if (mark) known.push(one);
    }
    text += plain ?? name ?? '';
  }
  return sureNames(names, known, text).map(({ start, end }) => text.slice(start, end));
}

it.each([
  // a name of the dictionary, unless an adjective that may belong to it stands before, or a cause behind
  ['patients with severe [delirium!] and bilateral [glaucoma!]', ['delirium', 'glaucoma']],
  ['postoperative [delirium!] and human-[leukemia!]', []],
  ['active [hepatitis B!] virus and [hepatitis C!] surface antigen', []],
  // a description, unless a word that may belong to it does
  ['a [glomerular hypertrophy], induced [weakness] in rats', ['glomerular hypertrophy', 'weakness']],
  // words of rocks and metals, too, where nothing speaks of medicine; words that say little anywhere
  ['[fatigue] of steel, a [fracture] of rock', []],
  ['patients with [liver damage], [once disease], [renal disease]', ['liver damage', 'renal disease']],
  // how bad it is, and what brings it, is no part of a name
  [
    'patients: severe [chondrodysplasia], may cause [neuronal loss], mild [claudication]',
    ['chondrodysplasia', 'neuronal loss', 'claudication'],
  ],
  ['a baby with [PDA], [weight loss!] on a diet, [foreign body!] sensation, [COVID-19!] v2 System', ['PDA']],
  // two words say what is wrong with a part of the body; blood and cells are lost, too
  ['patients with [ventricular arrhythmias], acute [renal damage], [blood loss]', ['ventricular arrhythmias']],
  ['[scars!] of patients, [mixed infections!], [rubella!] IgM of patients', []],
  // of whom a study speaks
  ['a history of [pain]', ['pain']],
  // what brings it, where it is, how it goes, and what is made against it
  ['SARS-CoV-2 [pneumonia!], lung [fibrosis!], chronic [cough!], a [cholera!] vaccine', []],
  ['Silva [TB], European Organisation for Research of [Cancer] ([EORC])', []],
  ['cytokine [release syndrome], downbeat [nystagmus]', []],
  // what scales and criteria are called by; how bad it is, what all have, what machines, lenses and winds have
  ['Evaluation Criteria In Solid [Tumors!], [Coma!] Recovery Scale', []],
  ['[Arthritis!] Impact Measurement Scales, [Stroke!] Cooperative Study, patients [severely ill]', []],
  ['patients with [genomic instability!], induced [diseases], [fetal weight!], [rare diseases!]', []],
  ['patients: Modification of Diet in Renal Disease ([MDRD])', []],
  ['patients with [severe COVID-19!], [sudden death!], [systemic disease]', []],
  // what bodies and vaccines are called by, what any illness may be, animals, two names that are one
  ['Institute of Allergy and [Infectious Diseases!], [COVID-19!] Working Group, a [Covid-19!] Vaccine', []],
  ['a rare [autosomal dominant disorder!], [high cholesterol!] levels, [SHR!] rats, [Covid-19!] [pneumonia!]', []],
  ['systolic and [diastolic dysfunction], an [enchondromatosis syndrome], [AlOSIS] was run', []],
  ['patients with [GERD!] (reflux), [MEN1 syndrome], [Wilms syndrome]', ['GERD', 'MEN1 syndrome', 'Wilms syndrome']],
  ['[depression!] of the side button, a laser with [astigmatism!], the wind [chill!], [financial distress]', []],
  ['patients with [depression!] and [astigmatism!]', ['depression', 'astigmatism']],
  ['patients: the NOWDx [COVID-19!] Test, a [COVID-19!] IgG Antibody Test, tests for [COVID-19!]', ['COVID-19']],
  // letters that another long form has, or none
  ['media items [PDMIs!], a study in patients, [RALES]', []],
  ['patients: Quality of Life after Brain Injury ([QLBI]), acute kidney injury ([AKI])', ['AKI']],
  ['patients: SARS ([severe acute respiratory syndrome!] )-CoV-2 infection', []],
  ['suspected [SARS!] CoV2 of patients, [rheumatoid arthritis disease] activity', []],
  // short forms have no adjectives, and a genitive says whose it is
  ['start [TB] treatment of the patient’s [tumor]', ['TB', 'tumor']],
  // what shares its last word with another one, some of several, and what viruses of a list have
  [
    'renal and [liver diseases!], DiGeorge and [Imagined syndromes!], [asthma!] and [liver diseases!]',
    ['asthma', 'liver diseases'],
  ],
  ['acute or [chronic urticaria!], multiple [adenomas!] of patients', []],
  ['live [measles!], [mumps!], and rubella viruses', []],
  // symbols of genes, and letters that a bracket explains
  ['cyclins encoded by the genes [CLN1!] and CLN2', []],
  ['patients with [CLN1!] and their genes', ['CLN1']],
  ['patients: minimal residual disease ([MRD!];', []],
  // what a mouse lacks, and what somebody does
  ['receptors: [TRAF2 deficiency] of mice, [VLCAD deficiency]', ['VLCAD deficiency']],
  // of beams and of patients
  ['[torsional rigidity] of a shaft; patients: [torsional rigidity]', []],
])('tells which diseases are sure: %s', (text, expected) => {
  expect(sure(text)).toEqual(expected);
});

it('leaves out names that are longer than the dictionary has them, but for types and shared words', () => {
  const of = (text: string, own: string, name: string) => {
    const span = (part: string) => ({
      start: text.indexOf(part),
      end: text.indexOf(part) + part.length,
      kind: 'disease' as const,
    });
    return sureNames([span(name)], [span(own)], text).length;
  };
  expect([
    of('in cardiac ischemia', 'ischemia', 'cardiac ischemia'),
    of('in renal artery thrombosis', 'thrombosis', 'renal artery thrombosis'),
    of('infarction of the kidney', 'infarction', 'infarction of the kidney'),
    of('infected with hepatitis C', 'hepatitis', 'hepatitis C'),
    of('of breast and ovarian cancer', 'ovarian cancer', 'breast and ovarian cancer'),
    of('a melanoma in situ', 'melanoma', 'melanoma in situ'),
    of('has CNS metastases', 'metastases', 'CNS metastases'),
    of('has CNS metastases', 'metastases', 'has CNS metastases'),
    of('a proximal femur fracture', 'femur fracture', 'proximal femur fracture'),
    of('a third-degree heart block', 'heart block', 'third-degree heart block'),
  ]).toEqual([0, 0, 0, 1, 1, 1, 1, 0, 1, 1]);
});

it.each([
  ['given [warfarin!] and p-[aminohippuric acid!]', ['warfarin']],
  ['total [bilirubin!], [insulin!] resistance, serum [creatinine!]', []],
  ['an infusion of [insulin!]', ['insulin']],
  ['glyceryl [trinitrate], rats with [MK-801]', ['MK-801']],
  // a code of anything, of cells or of a row; a part of a molecule; salts and rings of a list
  ['a code [KS051], [HCT-116] cells of patients, patients: [SI03]:', []],
  ['1-[3-(dimethylamino)propyl]-3-[ethylcarbodiimide]', []],
  ['[pyridine!], [indole!] and [thiazole!]; [pyridine!]', []],
  ['a [cholera vaccine], a [tumor vaccine], the [Cholera Vaccine]', ['cholera vaccine', 'Cholera Vaccine']],
  ['inactivated [cholera vaccine], [Cholera Vaccine] Moderna', []],
  ['an [imidazole!] group, a carboxyl group; [PIK3CA!] mutation; [norepinephrine!] levels, a stable [bilirubin!]', []],
  ['[phytase!], given [phytase!]', ['phytase']],
  // materials, classes and words of technology; what receives or binds it; residues; a person, a gene, a plural
  ['[hydrogel!], [satellite DNA!], [West Nile Virus!], a [sequel!], [bromine compounds!], [subunit vaccine!]', []],
  ['[acetylcholine!] receptors, [GABA!] (GABA) receptor, [biotin!] binding protein, [insulin!] like growth factor', []],
  ['[cysteine!] for threonine at position 3, [Petersen] BL, Jensen, [TFTs!], [post-blinatumomab]', []],
  ['rats: [TMEM182], [MK-801]', ['MK-801']],
  ['with [BSC795] on the plate', []],
  ['a [histidine!] tag, [tyrosine!] 482, [tyrosine!] 50 mg, [light metal!]', ['tyrosine']],
  ['[creatinine!], ferritin and D-dimer were taken', []],
  ['[Creatinine!] < 2.0 mg/dL, [glucose!] (Glu) within limits, [cotinine!]', ['cotinine']],
  ['[potassium!]-sparing and [cholesterol!]-lowering drugs, high-density lipoprotein [cholesterol!]', []],
  ['patients of the [VA-001] trial or the [VA-002] study, doses of the [VA-003] study drug', ['VA-003']],
  [
    'given [IFN-gamma!], [PDGF-BB!] and [FGF-2!]; treated with [interferon beta-1a!]; [Helicobacter pylori!]',
    ['interferon beta-1a'],
  ],
  // codes of genes and of animals, residues, hormones that nobody is given, halves of salts, two names that are one
  ['patients: [ADAM12] expression, [CSS18] mice, variants at [PTPN22], [BMS-754807] in mutants', ['BMS-754807']],
  ['a mutation of [arginine!] to [glycine!], (an [Arg!] for another)', []],
  ['[ghrelin!] and [leptin!] rose, treated with [leptin!]', ['leptin']],
  ['turned into the [acetate!], [triamcinolone!] [diacetate!], [potassium chloride!]', ['potassium chloride']],
  // metals of things, and what somebody gets
  ['an [aluminum!] housing', []],
  ['patients with [aluminum!] in the blood', ['aluminum']],
  ['Resistance to thyroid hormone ([RTH!])', []],
  // residues of a protein, peptides, codes of apparatus, short forms of plastics and of anything
  ['is [tyrosine!] phosphorylated, a [leucine!] zipper, a [serine!]-rich part, a [phosphopeptide!]', []],
  ['doses: an [HDI5000] scanner, a [BTV-10] virus, [RP6400] is available from it, [MK-801]', ['MK-801']],
  ['polycarbonate ([PC!]), polyimide ([PI];', []],
  ['the [DAC!] 402 of an amplifier', []],
  ['doses of [DAC!] in rats', ['DAC']],
  // what shares its last word, and what is a gene for it
  ['lactic and [glutamic acid!], [glutamic acid!]', ['glutamic acid']],
  ['a [neomycin!] resistance gene, a [folate!] carrier, [neomycin!] resistance', ['neomycin']],
])('tells which drugs are sure: %s', (text, expected) => {
  expect(sure(text, 'drug')).toEqual(expected);
});

it('has the proteins as they are', () => {
  expect(sure('human [EGFR], anti-[TNF]', 'target')).toEqual(['EGFR', 'TNF']);
  // enzymes behind a noun, messengers before a receptor, tests of clotting
  expect(
    sure(
      'restriction [endonuclease], the [endonuclease], [IL-6] receptor, [thrombin] time, type-[Interferon]',
      'target',
    ),
  ).toEqual(['endonuclease']);
  // who has it has no gene; what is named among drugs is one; what does not end like a protein is none
  expect(sure('families with [OPMD], patients with [TP53] mutations, [WFS] patients', 'target')).toEqual(['TP53']);
  expect(sure('drugs such as [streptokinase], drugs such as [HDAC] inhibitors', 'target')).toEqual(['HDAC']);
  expect(sure('[neuronal migration], [membrane bound], [repair enzymes], [androgen receptor]', 'target')).toEqual([
    'androgen receptor',
  ]);
  // of any kind, numbered behind, given, a genitive and a factor of something else
  expect(sure('[ion channels], [heat shock protein] 90, injected [botulinum toxin]', 'target')).toEqual([]);
  // steps, frames, lines of cells, peptides that are given, hormones among medicines
  expect(sure('genes: in step [S 114], [ORF5], [THP-1] cells, [IL-3] cells, [terlipressin]', 'target')).toEqual([
    'IL-3',
  ]);
  expect(sure('antibiotics, [insulin], steroids', 'target')).toEqual([]);
  expect(sure('a [24-kDa protein], [cell cycle proteins], [lipoprotein], [tau protein]', 'target')).toEqual([
    'tau protein',
  ]);
  expect(sure('the [protein s] role, multiplication [factor X], [factor X]', 'target')).toEqual(['factor X']);
});

it.each([
  ['血红蛋白(Hb)含量', '血红蛋白', true],
  ['血清肌酐', '肌酐', true],
  ['静滴白蛋白', '白蛋白', false],
  ['blood urea nitrogen', 'urea', true],
  ['vitamin D status', 'vitamin D', true],
  ['warfarin levels', 'warfarin', false],
])('tells what is measured in a body: %s', (text, name, expected) => {
  const start = text.indexOf(name);
  expect(isMeasured(new WholeText(text), start, start + name.length)).toBe(expected);
});

it('asks a text of many names what it says as a whole once', () => {
  const timeOf = (times: number) => {
    const unit = 'serum glucose, morpholine (MPH), AB12, ANEMIA, beam and depression of the lever; ';
    const text = unit.repeat(times);
    const names = ['glucose', 'morpholine', 'AB12', 'ANEMIA', 'depression'].flatMap((name, at) =>
      [...text.matchAll(new RegExp(name, 'g'))].map(({ index }) => ({
        ...{ start: index, end: index + name.length },
        kind: at < 3 ? ('drug' as const) : ('disease' as const),
      })),
    );
    const spent = cpuTime();
    sureNames(names, names.slice(0, times), text);
    return spent();
  };
  timeOf(800);
  const least = (times: number) => Math.min(...[0, 1, 2].map(() => timeOf(times)));
  expect(least(3_200)).toBeLessThan(Math.max(3 * least(1_600), 60));
});

it.each([
  ['[IgG!] ELISA, [IgG!] enzyme-linked immunosorbent assay and serum [IgG!]', 'target', ['IgG']],
  ['[amino acid!] g is selected, fed with [amino acid!]', 'drug', ['amino acid']],
  // what nobody has, and what is measured of everybody
  [
    '[Dhcr7 deficiency], [VLCAD deficiency], [loss of peroxidase] activity in patients',
    'disease',
    ['VLCAD deficiency'],
  ],
  ['patients with [ALT] and [intranasal infection] of mice, [polyphosphoinositides]', 'disease', []],
  // a mark of cells; a receptor of several; what fat is carried by
  ['[CD4!] count, [CD4!](+) T cells, [CD8!] T cells and anti-[CD20] antibodies', 'target', ['CD20']],
  ['[angiotensin!] AT1 receptors, [LDL cholesterol!], transcription [factor X!], [loxP!] sites', 'target', []],
  // proteins that nobody is given, and what is measured
  ['[human IgG!] was cleaved, [human thrombin!] was bound', 'drug', []],
  ['[creatinine!] (less than 1.5 mg), low [vitamin B12!] levels, [glucose!] monitors', 'drug', []],
  ['NLRP3 [inflammasomes!], [thiobarbituric acid reactive substances!], failed to [thrive!]', 'drug', []],
  ['doses of [MK-801] for patients, the [FAS-670] polymorphism, [MH134] hepatoma', 'drug', ['MK-801']],
] as const)('is no name of a test, a place or a gene: %s', (text, kind, expected) => {
  expect(sure(text, kind)).toEqual(expected);
});

it.each([
  [
    'Given [glucocorticoid] resistance, [macrolide] antibiotics, [fatty acid] and [glucocorticoids]',
    'drug',
    ['glucocorticoids'],
  ],
  ['[chemokines], [histones], [Wnt proteins] and [CCL5] in cells', 'target', ['CCL5']],
  // a short form of a longer name than the one that it was found for
  ['Boys with X-linked intellectual disability ([XLID]) had it', 'disease', []],
  ['Boys with intellectual disability ([ID]) had it', 'disease', ['ID']],
] as const)('tags no class, and no part: %s', (marked, kind, expected) => {
  const text = marked.replace(/[[\]]/g, '');
  const tags = [...marked.matchAll(/\[([^\]]+)\]/g)].map(({ 1: word, index }, at) => {
    const start = index - 2 * at;
    return { kind, start, end: start + word!.length, name: kind === 'disease' ? 'Intellectual Disability' : word! };
  });
  expect(sureMentions(tags, text).map(({ start, end }) => text.slice(start, end))).toEqual(expected);
});

it('tags no protein by the singular of a class', () => {
  const text = 'In the cells collagenase and the cell adhesion molecule, connexin and an estrogen receptor were found.';
  const tags = [
    ['collagenase', 'Collagenases'],
    ['cell adhesion molecule', 'Cell Adhesion Molecules'],
    ['connexin', 'Connexins'],
    ['estrogen receptor', 'Estrogen Receptors'],
  ].map(([word, name]) => {
    const start = text.indexOf(word!);
    return { kind: 'target' as const, start, end: start + word!.length, name: name! };
  });
  expect(sureMentions(tags, text).map(({ name }) => name)).toEqual(['Connexins', 'Estrogen Receptors']);
});
