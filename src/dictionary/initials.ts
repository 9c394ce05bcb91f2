import type { EntityKind } from '#collections/entities/entities.ts';
import { AtEnd } from './at-end.ts';
import { AtStart } from './at-start.ts';
import { Kept } from './kept.ts';
import type { NameSpan } from './spans.ts';
import { askedOfAll, type Word } from './text-words.ts';

/**
 * Symbols that spell an illness which the text names, without saying so: `PDS` beside Pendred syndrome. What the text
 * explains as something else, or the dictionary knows, is left alone.
 * @param others Short forms that the text explains.
 */
export function* initialsIn(
  words: readonly Word[],
  text: string,
  found: readonly (NameSpan & { readonly kind: EntityKind })[],
  others: ReadonlySet<string>,
): Iterable<NameSpan & { readonly kind: 'disease' }> {
  if (!words.some(isInitials)) return;
  const names = new Set<string>();
  const spelled: Spelled[] = [];
  for (const { kind, start, end } of found) {
    if (kind !== 'disease' || names.size >= MOST_NAMES || end - start > LONGEST_NAME) continue;
    const { plain, as } = kept.at(text, start, end);
    if (as && !names.has(plain)) spelled.push(as);
    names.add(plain);
  }
  if (spelled.length === 0) return;
  const taken = new Uint8Array(text.length);
  for (const { kind, start, end } of found) if (kind !== 'target') taken.fill(1, start, end);
  const known = new Map<string, boolean>();
  for (const one of words) {
    if (!isInitials(one)) continue;
    const { word: symbol, start, end } = one;
    if (taken[start] === 1 || others.has(symbol)) continue;
    let meant = known.get(symbol);
    if (meant === undefined) {
      const letters = symbol.toLowerCase().replace(/[-\d]/g, '');
      const number = symbol.replace(/\D/g, '');
      meant = known.size < MOST_NAMES && spelled.some((one) => one.number === number && isSpelled(letters, one.parts));
      known.set(symbol, meant);
    }
    if (meant) yield { kind: 'disease', start, end };
  }
}
/** What initials spell: the words of a name, without the number of its type. */
interface Spelled {
  readonly parts: readonly string[];
  readonly number: string;
}
/** Names of illnesses in small letters, and what their initials would spell; kept, since texts repeat them. */
const kept = new Kept(1 << 11, (name): { readonly plain: string; readonly as: Spelled | undefined } => {
  const plain = name.toLowerCase();
  const [type, number] = NUMBERED.exec(plain) ?? [''];
  const parts = (type ? plain.slice(0, -type.length) : plain).split(/[\s-]+/);
  const named = type !== '' || (parts.length > 1 && OF_A_GENE.test(parts.at(-1)!));
  return { plain, as: named ? { parts, number: ROMAN.get(number!) ?? number ?? '' } : undefined };
});
const INITIALS = /^(?:[A-Z]{2,5}\d{0,2}|[A-Z]-[A-Z])$/;
const isInitials = askedOfAll((word) => INITIALS.test(word));
const NUMBERED = / (?:type )?(\d{1,2}|iii|ii|i)$/;
const ROMAN = new Map([
  ['i', '1'],
  ['ii', '2'],
  ['iii', '3'],
]);
/** Last words of illnesses that go by their initials, and whose genes were called after them. */
const OF_A_GENE =
  /^(?:diseases?|syndromes?|dystroph(?:y|ies)|ataxias?|coli|fibrosis|sclerosis|telangiectasia|neoplasia|anomaly|paraplegia|chorea|palsy|albinism)$/;
const MOST_NAMES = 60;
const LONGEST_NAME = 60;

/** Whether letters are those of some last words of a name, in order, the first letter of each of them included. */
function isSpelled(letters: string, parts: readonly string[]): boolean {
  for (let from = 0; from < Math.max(1, parts.length - 1); from++) {
    let [word, inside] = [from - 1, 0];
    let right = true;
    for (const letter of letters) {
      const next = parts[word + 1];
      if (next?.[0] === letter) [word, inside] = [word + 1, 1];
      else {
        const at = word < from ? -1 : parts[word]!.indexOf(letter, inside);
        if (at < 0) {
          right = false;
          break;
        }
        inside = at + 1;
      }
    }
    if (right && word === parts.length - 1) return true;
  }
  return false;
}

/** Short forms that mean their illness where no longer name stands beside them, in any text that says nothing else. */
const KNOWN = new Set(
  `ADHD ADPKD AIDS ALS AML ARDS BPH CKD CLL CML COPD CTCL DLBCL DMD DVT ESKD ESRD FMF GBM GERD GIST GISTs GORD GVHD HCC HFMD HFpEF HFrEF HNSCC IBD IBS IDDM ILD IPF JIA MDR-TB MERS NAFLD
  NASH NHL NIDDM NSCLC NSTEMI OCD PCOS PKU PTSD SARS SCLC SIADH SLE STEMI T1D T1DM T2D T2DM TB TBI TNBC UTI UTIs VTE XDR-TB mCRC mCRPC`.split(
    /\s+/,
  ),
);
const CAPITALS = /^[A-Za-z]?[A-Z]/;
/** The short form that a word is or begins with: NSCLC-like. */
const knownIn = (word: string): string => (KNOWN.has(word) ? word : word.split('-', 1)[0]!);
const isKnown = askedOfAll((word) => CAPITALS.test(word) && KNOWN.has(knownIn(word)));
/** A number before it: `16 TB` is an amount. */
const NUMBER_BEFORE = /\d ?$/;

/** Words of texts on illnesses: TB is a block of transport elsewhere. */
const OF_ILLNESS =
  /\b(?:patients?|clinical|diseases?|illness|infect\w{0,4}|treat(?:ed|ing|ments?)|therap\w{1,7}|symptoms?|diagnos\w{1,6}|hospitals?|drugs?|vaccin\w{1,6}|incidence|mortality|syndromes?|disorders?|people|adults?|children|infants?|participants?|trials?|blood|lungs?|sick|deaths?|HIV)\b/i;

/** Illnesses by the short forms that everybody knows, but for those that the text explains. */
export function* knownShortForms(
  words: readonly Word[],
  text: string,
  others: ReadonlySet<string>,
): Iterable<NameSpan & { readonly kind: 'disease' }> {
  let medical: boolean | undefined;
  for (const one of words) {
    if (!isKnown(one)) continue;
    const { word, start } = one;
    const form = knownIn(word);
    if (others.has(form) || NUMBER_BEFORE.test(text.slice(Math.max(0, start - 2), start))) continue;
    medical ??= OF_ILLNESS.test(text);
    if (!medical) return;
    yield { kind: 'disease', start, end: start + form.length };
  }
}

/**
 * Short forms of illnesses that a text says somebody has (`adults with ASD`, `diagnosed with PPHN`), at all their
 * places: right in 93 of a hundred on the sets for tuning (eval/tagging). What the text explains is left alone.
 */
export function* formsOfWhatIsHad(
  words: readonly Word[],
  text: string,
  others: ReadonlySet<string>,
): Iterable<NameSpan & { readonly kind: 'disease' }> {
  const had = new Set<string>();
  for (const one of words) {
    if (!mayBeHad(one) || others.has(one.word) || had.has(one.word)) continue;
    if (NO_FORM_BEHIND.test(text.slice(one.end, one.end + 20))) continue;
    if (HAVING.test(text.slice(Math.max(0, one.start - MOST_BEFORE), one.start))) had.add(one.word);
  }
  if (had.size === 0) return;
  for (const { word, start, end } of words)
    if (had.has(word) && !NO_FORM_BEHIND.test(text.slice(end, end + 20))) yield { kind: 'disease', start, end };
}
const NO_ILLNESS = new Set(
  `ACE ACEI AED AND APOE ARB ART ARV ASA BMI BP BRAF CABG CNS CPAP CPR CRP CRT CSF CT CVC DNA DOAC ECG ECMO ECT EEG EF EGFR EHR EKG EMG ER FDG FEV FVC GCS GFR GI HBV HCV HDL HIV HLA HPV HR HSV
  ICD ICDs ICP ICS ICU II III INR IQ IUD IV IVF KRAS LDL LVAD LVEF MHC MMR MRI MTX NK NSAID NYHA OR PCI PCR PEG PET PICC PPI PSA QOL QT RBC RNA SD SNP SNPs SSRI TKI TNF TPN US UV VAD VAS VI VII WBC WHO XY`.split(
    /\s+/,
  ),
);
const mayBeHad = askedOfAll((word) => /^[A-Z]{2,4}s?$/.test(word) && !NO_ILLNESS.has(word));
const MOST_BEFORE = 70;
/** Somebody, and that they have it: some words of how it goes may stand between. */
const HAVING = new AtEnd(
  /(?<!\p{L})(?:(?:patients?|adults?|adolescents|individuals?|participants?|subjects?|child(?:ren)?|infants?|baby|babies|women|woman|men|man|people|persons?|newborns?|neonates?|families|members|girls?|boys?)(?: who)? (?:with|having|has|have|had|suffering from|affected by)|diagnosed with)(?: (?:an?|the|acute|chronic|severe|active|advanced|moderate|suspected|confirmed|known|newly|diagnosed)){0,2} $/iu,
);
const NO_FORM_BEHIND = new AtStart(
  /^(?:[/+(-]|\p{N}| ?[<>=≥≤(\d]| (?:positive|negative|mutations?|genes?|levels?|scores?|infections?|use|therapy|treatment|placement|implant\p{L}*|scans?|deficiency|variants?|genotypes?|expression|assays?|resistance|antibod\p{L}*|prolongation|problems?|group|type)(?!\p{L}))/u,
);

/** The table of this module as text, for the test that holds it. */
export const KNOWN_SHORT_FORMS = [...KNOWN].join(' ');
