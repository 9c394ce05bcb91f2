import { complaintBehind } from './signs.ts';
import { SHORT } from './sure-words.ts';

/** Moods, what somebody does, and what a healthy body does, too. */
const FELT = new Set(
  `adynamia anergia apathy belching clumsiness compulsions debility depersonalisation depersonalization derealisation derealization
  diaphoresis disinhibition disorientation distractibility dysphoria euphoria exhaustion fatigability fatiguability forgetfulness giddiness
  hangover hostility hyperarousal hyperirritability hyperlocomotion hypersexuality hypervigilance hypoactivity hypolocomotion impulsivity
  inattention inattentiveness incoordination jitteriness jitters lacrimation lethargy malaise moodiness muteness nervousness nightmare
  nightmares obsessions overactivity overeating prostration restlessness retching sadness salivation self-harm self-mutilation shakiness
  shivers stereotypies stereotypy suicide tantrums trembling tremulousness unsteadiness`.split(/\s+/),
);
/** Two parts: a cause, a time, another illness (`dex-HT`, `urticaria-angioedema`); of a chain of a protein one word. */
const OF_TWO_PARTS = /^(?!(?:alpha|beta|gamma|delta|[abαβγδ])-|.*-infected$)[^\s-]+-/iu;
/** How much of a protein a laboratory finds in the urine. */
const IN_URINE = /(?:(?:macro|micro)albumin|globulin|zym)uria$/i;
/** Complaints that are as sure as other names: of the rhythm of the heart, and of how somebody behaves. */
const SURE_COMPLAINT = /^(?:atrial|ectopic|premature|prolong(?:ation|ed)|QTc?|ventricular) | behaviou?rs?$/i;
/** Two of a sort of one illness; two organs are marked as one name, these as two, or with what stands before. */
const OF_TWO_SORTS =
  /^(?:(?:adult|bacterial|benign|central|childhood|congenital|fungal|inflammatory|malignant|motor|neuropathic|parasitic|peripheral|sensory|viral),? (?:and |or )?){2}/i;
/** An adjective, directly before the last of three words and more. */
const TWO_ADJECTIVES =
  /^(?!(?:impaired|defective|QTc?) )\S+ .*(?:al|ar|ary|ed|ic|ive|oid|ory|ous) (?!failure|insufficiency)\S+$/;
const LINKED = / (?:and|in|of|or) /;

/**
 * Whether a description of an illness is of a kind that people who mark texts take for one, or end there, in less than
 * some .8: counted on BioRED's parts for reading, the training part of BC5CDR and halves for tuning (eval/tagging).
 * @param name Is no name of the dictionary.
 * @param own How many names of the dictionary are within it.
 */
export function isUnsureDescription(name: string, own: number): boolean {
  const [first] = name.split(' ', 1) as [string];
  if (first === name)
    return !SHORT.test(name) && (FELT.has(name.toLowerCase()) || OF_TWO_PARTS.test(name) || IN_URINE.test(name));
  if (complaintBehind(first.toLowerCase(), name, first.length) === name.length - first.length)
    return !SURE_COMPLAINT.test(name);
  return OF_TWO_SORTS.test(name) || (own === 0 && !LINKED.test(name) && TWO_ADJECTIVES.test(name));
}
