/** The interface's words for its status codes. A code that is not here has no word there. */
export const SIMPLE_STATUS: Readonly<Record<number, string>> = {
  0: 'Inactive',
  1: 'Active',
  2: 'Pending',
  220: 'PCT designated expiration',
  221: 'PCT designated period',
  999: 'Undetermined',
};

export const DETAILED_STATUS: Readonly<Record<number, string>> = {
  1: 'Published',
  2: 'Examining',
  3: 'Granted',
  8: 'Double',
  11: 'Withdrawn-Undetermined',
  12: 'Withdrawn-Undetermined',
  13: 'Rejected',
  14: 'Revoked',
  15: 'Expired',
  16: 'Non-Payment',
  17: 'Withdrawn-Deemed',
  18: 'Withdrawn-Voluntarily',
  19: 'Abandoned-Deemed',
  20: 'Abandoned-Voluntarily',
  21: 'Restoration',
  22: 'Ceased',
  23: 'P-Revoked',
  24: 'Discontinuation',
  25: 'Abandoned-Undetermined',
  30: 'Abandoned-Undetermined',
  222: 'PCT published',
  223: 'PCT entering(designated period)',
  224: 'PCT entering(designated expiration)',
  225: 'unentered',
};

export const EVENT_STATUS: Readonly<Record<number, string>> = {
  61: 'Transfer',
  62: 'License',
  63: 'Pledge',
  64: 'Trust',
  65: 'Opposition',
  66: 'Re-examination',
  69: 'Customs',
  70: 'Litigation',
  71: 'Preservation',
  72: 'Invalid-procedure',
  73: 'Oral-procedure',
  74: 'Declassification',
  75: 'Double application',
};

/** The words of the codes that have one, each once, in the order of the codes given. */
export const statusWords = (codes: readonly number[], words: Readonly<Record<number, string>>): string[] => [
  ...new Set(codes.map((code) => words[code]).filter((word) => word !== undefined)),
];
