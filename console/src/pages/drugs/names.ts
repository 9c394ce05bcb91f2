/** A thing of the dictionary as answers name it. */
export type Named = readonly { readonly lang?: string; readonly name?: string }[] | undefined;

/** The name in the language of the reader, else the first one. */
export const nameIn = (names: Named, language: 'en' | 'zh'): string => {
  const wanted = language === 'zh' ? 'CN' : 'EN';
  return (names?.find(({ lang }) => lang === wanted) ?? names?.[0])?.name ?? '–';
};

/** Stages, the furthest first, and states. */
export const STAGES = [
  ...['Approved', 'NDA_BLA', 'Phase_3', 'Phase_2_3', 'Phase_2', 'Phase_1_2', 'Phase_1', 'Early_Phase_1'],
  ...['Pending', 'Discontinued', 'Unknown'],
] as const;

/** Phases and states that trials are searched by, in the words of the interface. */
export const PHASES = [
  'Early_Phase_1',
  'Phase_1',
  'Phase_1_2',
  'Phase_2',
  'Phase_2_3',
  'Phase_3',
  'Phase_4',
  'Not_Applicable',
] as const;
export const STATUSES = [
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
] as const;

/** `20290101`, or milliseconds since 1970, as a day. */
export const dayOfEpoch = (at: number | undefined): string =>
  at === undefined ? '' : new Date(at).toISOString().slice(0, 10);

/** What is known of several things, in one line. */
export const joined = (values: readonly (string | undefined)[]): string => values.filter(Boolean).join(' · ');
