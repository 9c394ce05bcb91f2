import type { Entity, EntityKind } from '#collections/entities/entities.ts';
import { foldedWords } from './words.ts';

type NameKind = Entity['names'][number]['kind'];

/** Words of vocabularies for a growth, and how texts say each of them. */
const GROWTHS: Readonly<Record<string, readonly string[]>> = {
  neoplasm: ['cancer', 'tumor', 'neoplasm'],
  cancer: ['cancer', 'carcinoma', 'tumor', 'neoplasm'],
  carcinoma: ['cancer'],
};
const GROWTH = /^(.{3,60}) (neoplasm|cancer|carcinoma)s?$/;
/** Viruses whose name texts write as two words: `Corona Virus Infection`. */
const OF_A_VIRUS = /(?<![a-z])([a-z]{3,12})(virus(?:es)?)(?![a-z])/g;

/** Words behind which a disease's place may stand: `cancer of the breast`. */
const OF_PLACES = /^(cancer|carcinoma|tumor|tumour|neoplasm|disease|infection|inflammation|injury|fibrosis|failure)s?$/;

/** The adjective of a place, and no place. */
const OF_A_PLACE = /(?:al|ac|ic|ar|ous|ary)$/;

/**
 * Words that vocabularies add in the end, and texts leave out: `NOS`, not otherwise specified; a synthase is a NOS,
 * too.
 */
const LEFT_OUT = /^(.{4,}?),? \((?:disorder|finding|disease|substance|chemical|product|human)\)$/i;
const UNSPECIFIED = /^(.{4,}?),? nos$/i;

/** What register entries write behind a name, e.g. `Asthma [Disease/Finding]`; not a part of one, `Poly(lactide)`. */
const BRACKETED = /^(.{3,}?) [[(][^\])]{1,60}[\])]$/;

/**
 * Endings of diseases with one word, and of the adjective that says who has it: `hypertensive rats`. Others say
 * something else as often (`ischemic`, `toxic`).
 */
// biome-ignore format: read it as a table
export const ADJECTIVES: readonly (readonly [noun: string, ...adjectives: string[]])[] = [
  ['tension', 'tensive'], ['glycemia', 'glycemic', 'glycaemic'], ['anemia', 'anemic', 'anaemic'], ['leukemia', 'leukemic', 'leukaemic'],
  ['lipidemia', 'lipidemic', 'lipidaemic'], ['cholesterolemia', 'cholesterolemic', 'cholesterolaemic'], ['kalemia', 'kalemic', 'kalaemic'],
  ['natremia', 'natremic', 'natraemic'], ['calcemia', 'calcemic', 'calcaemic'], ['diabetes', 'diabetic'], ['epilepsy', 'epileptic'],
  ['phrenia', 'phrenic'], ['kinesia', 'kinetic'], ['convulsion', 'convulsive'], ['parkinsonism', 'parkinsonian'], ['asthma', 'asthmatic'],
  ['autism', 'autistic'], ['obesity', 'obese'], ['cardiotoxicity', 'cardiotoxic'], ['hepatotoxicity', 'hepatotoxic'],
  ['nephrotoxicity', 'nephrotoxic'], ['neurotoxicity', 'neurotoxic'],
];

/** Most forms of one name. */
const MOST_FORMS = 16;

/**
 * The ways in which a text may write a name, each as its words: as it stands; with the parts of an inverted heading in
 * their natural order (`Diabetes Mellitus, Type 2`); a growth by its other words (`Breast Neoplasms`: breast cancer,
 * cancer of the breast); without what only vocabularies write (`NOS`, `[Disease/Finding]`). The first one is the name
 * itself; the others are trusted less.
 */
export function nameForms(name: string, kind: EntityKind, sort: NameKind): string[][] {
  const forms = new Set<string>();
  const add = (form: string) => {
    const words = foldedWords(form);
    if (words.length > 0 && words.length <= 24 && forms.size < MOST_FORMS) forms.add(words.join(' '));
  };
  add(name);
  if (sort !== 'code' && sort !== 'abbreviation' && name.length <= 200) {
    const unspecified = kind === 'disease' ? UNSPECIFIED.exec(name)?.[1] : undefined;
    // of what a gene was called beside its symbol a bracket says which: `protease inhibitor (leucine-serpin)`
    const bracketed = kind === 'target' && sort === 'related' ? undefined : BRACKETED.exec(name)?.[1];
    const plain = LEFT_OUT.exec(name)?.[1] ?? unspecified ?? bracketed ?? name;
    if (/\p{L}{3}/u.test(plain)) add(plain);
    const parts = plain.split(', ');
    // several commas turned around make sense with short parts only: `Leukemia, Myeloid, Chronic`
    const turned = parts.length > 1 && parts.length <= 4 ? parts.toReversed().join(' ') : plain;
    add(turned);
    if (kind === 'disease') for (const form of diseaseForms(turned.toLowerCase())) add(form);
  }
  return [...forms].map((form) => form.split(' '));
}

function* diseaseForms(name: string): Iterable<string> {
  // `type 2 diabetes`, as everybody says
  const short = name.replace(/(?<=diabetes) mellitus(?![a-z])/, '');
  if (short !== name) {
    yield short;
    yield* diseaseForms(short);
  }
  const growth = GROWTH.exec(name);
  if (growth) {
    const [, place, word] = growth;
    for (const other of GROWTHS[word!]!) {
      yield `${place} ${other}`;
      yield `${other} of the ${place}`;
      yield `${other} of ${place}`;
      if (other === 'cancer') yield `${place} cancerous`;
    }
  }
  const apart = name.replace(OF_A_VIRUS, '$1 $2');
  if (apart !== name) yield apart;
  const words = name.split(' ');
  const last = words.at(-1)!;
  // of an organ; `disease of skeletal` goes on otherwise
  if (words.length === 2 && OF_PLACES.test(last) && !OF_A_PLACE.test(words[0]!)) {
    yield `${last} of the ${words[0]}`;
    yield `${last} of ${words[0]}`;
  }
  // `infarction of the heart` has the same two words the other way
  const of = /^([\w-]+) of (?:the )?([\w-]+)$/.exec(name);
  if (of) yield `${of[2]} ${of[1]}`;
  const numbered = /^(.{4,}) type (\d|i{1,3}|iv|[a-z])$/.exec(name);
  if (numbered) yield `type ${numbered[2]} ${numbered[1]}`;
  const typed = /^type (\d|i{1,3}|iv) (.{4,})$/.exec(name);
  if (typed) {
    yield `${typed[2]} type ${typed[1]}`;
    if (ROMAN[typed[1]!]) yield `type ${ROMAN[typed[1]!]} ${typed[2]}`;
  }
  if (words.length === 1)
    for (const [noun, ...adjectives] of ADJECTIVES)
      if (name.endsWith(noun)) for (const adjective of adjectives) yield name.slice(0, -noun.length) + adjective;
  // registers say `kidney disease` where texts say `kidney disorder`
  const disorder = /^(.{4,}) (disease|disorder)s?$/.exec(name);
  if (disorder) yield `${disorder[1]} ${disorder[2] === 'disease' ? 'disorder' : 'disease'}`;
}

const ROMAN: Readonly<Record<string, string>> = { '1': 'i', '2': 'ii', '3': 'iii', i: '1', ii: '2', iii: '3' };
