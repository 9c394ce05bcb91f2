import { expect, it } from 'vitest';
import type { EntityKind } from '#collections/entities/entities.ts';
import { cpuTime } from '#testing/cpu-time.ts';
import { isCutShort } from './beside.ts';

/** Of the names `[name]` in a text those that are whole there. */
function whole(marked: string, kind: EntityKind): string[] {
  const text = marked.replace(/[{}]/g, '');
  const found: string[] = [];
  let shift = 0;
  for (const { 0: name, index } of marked.matchAll(/\{[^{}]+\}/g)) {
    const start = index - shift;
    shift += 2;
    const end = start + name.length - 2;
    if (!isCutShort(text, { kind, start, end })) found.push(text.slice(start, end));
  }
  return found;
}

it.each([
  // which of a family: by a number, a letter, a type, behind its short form too
  ['{collagen} 2, {interleukin} (IL)-6, ({TGF})-b1, {neuregulin-1} alpha, {metallothionein}-1, {MMP}s', []],
  ['{plasminogen activator} inhibitor type 1, {5-alpha-reductase} type 2, {calbindin}-D28k', []],
  // a number behind it may be a value
  ['{resistin} (4.15 ng/ml), {IL-6} 10 mg, {leptin} 20% lower, {PAI-1} 4G/5G', ['resistin', 'IL-6', 'leptin', 'PAI-1']],
  // several of a family; other proteins may follow, and numbers of something else
  ['{cyclin D1} and D2 expression, {filamin A}, B and C, {uncoupling proteins 2} and 3, {MMP-1}, -2, and -9', []],
  ['{factor H}, C2, CFB, and {galectin-3} and 12 patients, {TRAF2} or 3 days', ['factor H', 'galectin-3', 'TRAF2']],
  // another protein, or a part of one
  ['the {CCK1} receptor, {spectrin} repeat, {calcium} binding protein, {ubiquitin} carboxyl-terminal esterase', []],
  ['type I {interferon}, des-gamma-carboxy {prothrombin}, UDP-{transferase}, voltage-gated {calcium channels}', []],
  // a noun or an adjective before words says which, one of any protein does not
  ['neuronal {nitric oxide synthase}, manganese {superoxide dismutase}', []],
  [
    'human {nitric oxide synthase}, encoding {androgen receptor}, and {creatine kinase}, active {EGFR}, stimulates {protein kinase}',
    ['nitric oxide synthase', 'androgen receptor', 'creatine kinase', 'EGFR', 'protein kinase'],
  ],
  // the last of two that share their end; what one is cut into, or receives
  ['alpha1A- and {alpha1D-adrenoceptors}, L- and {P-selectin}, EGFR and {HER2}', ['HER2']],
  ['{insulin}-degrading enzyme, {ROS} proto-oncogene 1, {AMPK} complex 1, {PKA} inhibitory peptide', []],
  ['{aldehyde dehydrogenase} family 1, Bruton s {tyrosine kinase}, {insulin}-like growth factor', []],
  ['({TGF})-b-inducible gene, ({CREB})-binding protein, p42/p44 {MAPK}, ({IL-6})-treated', ['IL-6']],
])('proteins: %s', (text, expected) => {
  expect(whole(text, 'target')).toEqual(expected);
});

it.each([
  ['{cyclosporine} A, {prostaglandin} A2, {poly I} C, {sunitinib} malate, {glutathione}-S-transferase', []],
  ['{uridine} diphosphate glucuronosyltransferases, {serotonin} 2C receptor, reactive {oxygen} species', []],
  ['{Merlin} protein, {hGH} gene, {IGF-II} mRNA, {cyclic AMP}-dependent protein kinase, {glycolipid}-anchored', []],
  ['{isosorbide} glycerides, {sorbitan} esters, highly {unsaturated fatty acid}, {sorbitan} is', ['sorbitan']],
  ['{fluorescein} angiography, {argon} plasma coagulation, {argon} laser', []],
  ['divalproex {sodium}, heparan {sulphate}, free {fatty acids}, alkyl cyano {acrylate}, of 4 {nitrophenol}', []],
  [
    '{aspirin} and {ibuprofen}, {glucose} decreased, low {sodium}, 5 mg {sodium}, treated {fatty acids}, {aspirin} A and B',
    ['aspirin', 'ibuprofen', 'glucose', 'sodium', 'sodium', 'fatty acids', 'aspirin'],
  ],
  [
    '{rhodamine} seed standard extract, grape seed {proanthocyanidin}, {copper chlorophyll} complex, {lactose} operon, {thallium-201} scintigraphy',
    [],
  ],
  [
    // places, charges and groups that go on, and what has begun before
    '{phorbol} 12-myristate, {phosphatidylinositol} 4,5-bisphosphate, {clozapine} N-oxide, {prostaglandin E}(2)',
    [],
  ],
  ['[4,5-b] {pyridine}, N-benzyl-5-({thiophenol}), 1,25(OH)2 {vitamin D3}, poly({methacrylic acid})', []],
  ['1, {3-diphenylpropane}, thieno 3 2 d {pyrimidine} 6 carbaldehyde, di tert {butyl dicarbonate}', []],
  ['{cytidine} diphosphates, {steroid} hormones, (5-{HT}) receptors, {neomycin} cassette, {PCB}s', []],
  ['{olmesartan} medoxomil, {ethylene} copolymer, {sodium} dependent glucose transporter, {ether}-a-go-go', []],
  // tests and pumps, sorts of a class, plants
  [
    '{dexamethasone} suppression test, {urea} breath test, {insulin} pump, {alcohol} dependence, anabolic {steroids}',
    [],
  ],
  [
    '{Artemisia} princeps and {Glycyrrhiza} inflata, {Lithium} remains, {Aspirin} plus, {Morphine} analgesia',
    ['Lithium', 'Aspirin', 'Morphine'],
  ],
  [
    '{aspirin} 100 mg, {nicorandil} 20 micromol, {midazolam} 3-fold, {metformin} 2 h',
    ['aspirin', 'nicorandil', 'midazolam', 'metformin'],
  ],
  [
    '{uroporphyrinogen} III oxidase, {sodium dodecyl sulfate}-polyacrylamide gel, {ethyl acetate} extract',
    ['ethyl acetate'],
  ],
])('drugs: %s', (text, expected) => {
  expect(whole(text, 'drug')).toEqual(expected);
});

it.each([
  ['{hypertrophy} of the epidermis, {scleroderma} renal crisis, {bleeding} tendency, {MKS} (MKS) type 3', []],
  [
    '22q11.2 {deletion syndrome}, T-B-NK+ {immunodeficiency}, SARS {coronavirus infection}, aldosterone-producing {adenomas}',
    [],
  ],
  ['{ectodermal dysplasia}-skin fragility syndrome', []],
  ['{rupture} of membranes, {congenital anomaly} disorders, GH-secreting {adenoma}, b(0)-{thalassemia}', []],
  ['{Hypoxia} Inducible Factor-1a, {T cell leukemia}/lymphoma virus, {stomatitis} virus', []],
  ['{respiratory distress} syndrome, {tachypnea} of the newborn, {influenza}-like illness, {apnea} of prematurity', []],
  [
    '{asthma} of patients, {asthma} of the patients, {cancer}-free, {hypertensive} crisis, drug-related {pain}',
    ['asthma', 'asthma', 'cancer', 'hypertensive', 'pain'],
  ],
  [
    'primary {dystonia}, type I or II {diabetes}, type I (insulin-dependent) {diabetes}, late-infantile {leukodystrophy}, homozygous {anemia}',
    [],
  ],
  ['{bleeding} diathesis, {hepatitis B} e antigen, {pulmonary artery occlusion} pressure, {shock} waves', []],
  ['supine {hypertension}, pathological {fracture}, West Nile {meningitis}', []],
  ['grade 3 or 4 {neutropenia}, late-onset {dystonia}', ['neutropenia', 'dystonia']],
])('diseases: %s', (text, expected) => {
  expect(whole(text, 'disease')).toEqual(expected);
});

it('costs what stands beside a name alone', () => {
  const text = `${'a-1 (b) c '.repeat(40_000)}EGFR${' (a) 1-b c'.repeat(40_000)}`;
  const at = text.indexOf('EGFR');
  const spent = cpuTime();
  for (let time = 0; time < 100; time++) isCutShort(text, { kind: 'target', start: at, end: at + 4 });
  expect(spent()).toBeLessThan(100);
});
