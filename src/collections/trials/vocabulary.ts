/** Words of trial registers in one vocabulary: spellings of all shapes and registers meet here. */

const letters = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, '');

/** `Phase 2/Phase 3`, `PHASE2, PHASE3`, `Phase_2_3` -> Phase_2_3. An observational study has none. */
export function phaseOf(given: readonly string[]): string | undefined {
  const all = letters(given.join('/'));
  if (all === '') return undefined;
  if (/^(?:na|notapplicable)$/.test(all)) return 'Not_Applicable';
  if (all.includes('early')) return 'Early_Phase_1';
  const roman = all.replace(/phase(iv|iii|ii|i)/g, (_, n: string) => `phase${{ i: 1, ii: 2, iii: 3, iv: 4 }[n]}`);
  const numbers = [...new Set(roman.match(/[0-4]/g) ?? [])].sort();
  if (numbers.join() === '0') return 'Early_Phase_1';
  const phase = `Phase_${numbers.join('_')}`;
  return PHASES.includes(phase) ? phase : undefined;
}
/** As `phaseOf`, of a word that says that it is one: a number alone is none. */
export const phaseNamed = (text: string): string | undefined =>
  /phase|^na$|notapplicable/.test(letters(text)) ? phaseOf([text]) : undefined;
export const PHASES: readonly string[] = [
  'Early_Phase_1',
  'Phase_1',
  'Phase_1_2',
  'Phase_2',
  'Phase_2_3',
  'Phase_3',
  'Phase_4',
  'Not_Applicable',
];

/** Stages of development in their order; whatever else a line says is a state. */
export const DEVELOPMENT_STAGES: readonly string[] = [
  'Discovery',
  'Preclinical',
  'IND',
  'IND_Approval',
  'Early_Phase_1',
  'Phase_1',
  'Phase_1_2',
  'Phase_2',
  'Phase_2_3',
  'Phase_3',
  'NDA_BLA',
  'Approved',
];
/** States that are no stages, the further one last: what is paused may go on. */
const DEVELOPMENT_STATES = ['Discontinued', 'Pending'];

/** All of them, the furthest last: any stage is further than any state. */
export const STAGES_AND_STATES: readonly string[] = [...DEVELOPMENT_STATES, ...DEVELOPMENT_STAGES];

/** How far a stage or state is: states are below 0, and what nobody knows below them. */
export const rankOfStage = (status: string): number => STAGES_AND_STATES.indexOf(status) - DEVELOPMENT_STATES.length;

/** Recruitment that ended what a trial was for. */
export const ENDED: readonly string[] = ['Withdrawn', 'Terminated'];
/**
 * Recruitment that stands still: halted, or not heard of. `Unknown_Status` is what ClinicalTrials.gov writes of a study
 * that was to be completed and whose state nobody has verified for two years.
 */
export const PAUSED: readonly string[] = ['Suspended', 'Unknown_Status'];

/**
 * What a trial says of how far its drugs are: a stage, or `Discontinued`, or `Pending`. Phase 4 is of what is approved
 * somewhere: the trial does not say where.
 */
export const developmentOf = ({ phase, status }: { phase?: string | undefined; status?: string | undefined }) =>
  status !== undefined && ENDED.includes(status)
    ? 'Discontinued'
    : status !== undefined && PAUSED.includes(status)
      ? 'Pending'
      : phase !== undefined && DEVELOPMENT_STAGES.includes(phase)
        ? phase
        : undefined;

/**
 * Recruitment as registers write it. The last five are ClinicalTrials.gov's of what no trial is (expanded access: a
 * drug given outside trials) and of studies that it keeps back; the interface names the others.
 */
export const STATUSES: readonly string[] = [
  'Not_Yet_Recruiting',
  'Recruiting',
  'Enrolling_By_Invitation',
  'Active_Not_Recruiting',
  'Suspended',
  'Terminated',
  'Completed',
  'Withdrawn',
  'Unknown_Status',
  'Available',
  'Temporarily_Not_Available',
  'No_Longer_Available',
  'Approved_For_Marketing',
  'Withheld',
];

const byLetters = (words: readonly string[], more: Readonly<Record<string, string>> = {}) => {
  const known = new Map([...words.map((word) => [letters(word), word] as const), ...Object.entries(more)]);
  return (text: string | undefined): string | undefined => (text === undefined ? undefined : known.get(letters(text)));
};

/** Words by which the interface asks how far a drug is: stages, states, and those that no loaded register tells. */
export const ASKED_STAGES: readonly string[] = [
  ...DEVELOPMENT_STAGES,
  ...['Clinical', 'Pending', 'Discontinued', 'Withdraw', 'Suspended', 'Unknown'],
];
export const stageOf = byLetters(ASKED_STAGES);

export const statusOf = byLetters(STATUSES, {
  unknown: 'Unknown_Status',
  ongoing: 'Active_Not_Recruiting',
  prematurelyended: 'Terminated',
});

/** Types of studies as the interface writes them. */
export const studyTypeOf = byLetters(['Interventional', 'Observational', 'Expanded Access'], {
  observationalpatientregistry: 'Observational',
});

/** Words that ClinicalTrials.gov had for what it writes otherwise now, so that equal designs are written alike. */
const NOW: ReadonlyMap<string, string> = new Map([
  ...['Single Group', 'Parallel', 'Crossover', 'Factorial', 'Sequential'].map(
    (word) => [`${word} Assignment`, word] as const,
  ),
  ['Non Randomized', 'Non-Randomized'],
  ['None (Open Label)', 'None'],
  ['Both', 'All'],
  // the interface has this word for both
  ['Estimated', 'Anticipated'],
]);

/** `DOUBLE_BLIND`, `Double Blind` -> Double Blind: words of a register as one reads them. */
export function readable(text: string | undefined): string | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  if (text === 'NA') return 'N/A';
  const words = /^[A-Z0-9_]+$/.test(text)
    ? text
        .split('_')
        .map((word) => word.charAt(0) + word.slice(1).toLowerCase())
        .join(' ')
    : text;
  return NOW.get(words) ?? words;
}

/** Buckets of enrolment with their bounds, both inclusive. */
export const ENROLLMENT_BUCKETS: Readonly<Record<string, readonly [from: number | undefined, to: number | undefined]>> =
  {
    LESS_THAN_FIFTEEN: [undefined, 14],
    FIFTEEN_TO_SIXTY: [15, 59],
    SIXTY_TO_THREE_HUNDRED: [60, 299],
    THREE_HUNDRED_TO_FIVE_HUNDRED: [300, 500],
    GREATER_THAN_FIVE_HUNDRED: [501, undefined],
  };

const HEADING =
  /(?:^|\n)[ \t*•-]{0,12}(?:key |main |major |general )?(inclusion|exclusion)(?: and exclusion)? criteri(?:a|on)[^\n:]{0,60}(?::|(?=\n)|$)/gi;

/** Criteria at their headings; the three together are the text, without the headings and blanks at the ends. */
export interface Criteria {
  readonly include?: string | undefined;
  readonly exclude?: string | undefined;
  /** What stands under neither heading. */
  readonly other?: string | undefined;
}

/** Splits criteria at their headings, nothing lost: a text without headings is `other`. */
export function splitCriteria(text: string): Criteria {
  const parts = { include: [] as string[], exclude: [] as string[], other: [] as string[] };
  let at = 0;
  let under: keyof typeof parts = 'other';
  const take = (end: number) => {
    const piece = text.slice(at, end).trim();
    if (piece !== '') parts[under].push(piece);
  };
  for (const match of text.matchAll(HEADING)) {
    take(match.index);
    at = match.index + match[0].length;
    under = / and exclusion/i.test(match[0])
      ? 'other'
      : match[1]!.toLowerCase() === 'inclusion'
        ? 'include'
        : 'exclude';
  }
  take(text.length);
  const joined = (pieces: readonly string[]) => (pieces.length > 0 ? pieces.join('\n') : undefined);
  return { include: joined(parts.include), exclude: joined(parts.exclude), other: joined(parts.other) };
}

/** `18 Years` -> number and unit; `N/A` is no age. */
export function ageOf(text: string | undefined): { age: string; unit: string } | undefined {
  const [, age, unit] = /^(\d{1,4}) ([A-Za-z]{3,10})$/.exec(text?.trim() ?? '') ?? [];
  return age && unit ? { age, unit: `${unit.replace(/s$/i, '')}s` } : undefined;
}
