import type { FactKind, LegalParty } from './legal-event.ts';

/** What an assignment recorded at the USPTO conveys. */
export interface Conveyance {
  readonly kind: FactKind | undefined;
  /** Whether its words are understood; a corrective one is, and states no fact of its own. */
  readonly known: boolean;
  /** `ASSIGNMENT OF ASSIGNORS INTEREST`. */
  readonly words: string | undefined;
  readonly assignors: readonly string[];
  /** `045210/0369`. */
  readonly reel_frame: string | undefined;
}

/**
 * What words of a conveyance mean, the first that fits: a release or the assignment of a security interest is no
 * transfer, and one that corrects another states nothing of its own.
 */
const MEANINGS: readonly (readonly [RegExp, FactKind | undefined])[] = [
  [/CORRECTIVE|CORRECT(?:ION|ING)?\b/, undefined],
  [/(?:TERMINATION|RELEASE|CANCELLATION) OF LICEN[CS]E/, 'licence_end'],
  [/RELEAS|TERMINAT|DISCHARGE|SATISFACTION/, 'pledge_release'],
  [/SECUR(?:ITY|ED)|\bLIEN|MORTGAGE|PLEDGE|COLLATERAL/, 'pledge'],
  [/MERGER/, 'transfer'],
  [/CHANGE OF NAME|CHANGE OF THE NAME|CHANGE OF CORPORATE NAME|NAME CHANGE|CONVERSION/, 'name_change'],
  [/LICEN[CS]E/, 'licence'],
  [
    /ASSIGNMENT (?:OF|BY|AND|TO|\()|ASSIGNORS?\b|NUNC PRO TUNC|\bSALE\b|TRANSFER|CONVEY|QUITCLAIM|DECREE OF DISTRIBUTION/,
    'transfer',
  ],
];

/**
 * Reads the text of a recorded assignment: `CHANGE OF NAME;ASSIGNOR:A, INC.;REEL/FRAME:045829/0888`. Time in proportion
 * to the text.
 */
export function conveyanceOf(text: string): Conveyance {
  // INPADOC puts its own word for the code before the conveyance
  const parts = text
    .replace(/^ASSIGNMENT: /i, '')
    .split(';')
    .map((part) => part.trim());
  const words = parts[0] || undefined;
  const assignors: string[] = [];
  let listing = false;
  let reel_frame: string | undefined;
  for (const part of parts) {
    const label = /^(ASSIGNORS?|REEL\/FRAME|SIGNING DATES?|ASSIGNEE|AND OTHERS)\b:?/i.exec(part);
    const value = label ? part.slice(label[0].length).trim() : part;
    if (label) listing = /^ASSIGNOR/i.test(label[1]!);
    if (/^REEL/i.test(label?.[1] ?? '')) reel_frame = /^\d+\/\d+/.exec(value)?.[0];
    else if (listing && value !== '') assignors.push(value);
  }
  const meaning = words === undefined ? undefined : MEANINGS.find(([pattern]) => pattern.test(words.toUpperCase()));
  return { kind: meaning?.[1], known: meaning !== undefined, words, assignors, reel_frame };
}

const STATES =
  'ALABAMA,ALASKA,ARIZONA,ARKANSAS,CALIFORNIA,COLORADO,CONNECTICUT,DELAWARE,DISTRICT OF COLUMBIA,FLORIDA,GEORGIA,HAWAII,IDAHO,ILLINOIS,INDIANA,IOWA,KANSAS,KENTUCKY,LOUISIANA,MAINE,MARYLAND,MASSACHUSETTS,MICHIGAN,MINNESOTA,MISSISSIPPI,MISSOURI,MONTANA,NEBRASKA,NEVADA,NEW HAMPSHIRE,NEW JERSEY,NEW MEXICO,NEW YORK,NORTH CAROLINA,NORTH DAKOTA,OHIO,OKLAHOMA,OREGON,PENNSYLVANIA,PUERTO RICO,RHODE ISLAND,SOUTH CAROLINA,SOUTH DAKOTA,TENNESSEE,TEXAS,UTAH,VERMONT,VIRGINIA,WASHINGTON,WEST VIRGINIA,WISCONSIN,WYOMING';

/** As the USPTO writes them, where its words are others than those of ISO 3166 in English. */
const OTHER_PLACES =
  'KOREA REPUBLIC OF,KOREA DEMOCRATIC PEOPLE,RUSSIAN FEDERATION,VIET NAM,CZECH REPUBLIC,VIRGIN ISLANDS BRITISH,HONG KONG,MACAU,TAIWAN,TURKEY,ENGLAND,SCOTLAND,IRAN ISLAMIC REPUBLIC OF';

let known: ReadonlySet<string> | undefined;

/** Names of states and countries, upper case. */
function places(): ReadonlySet<string> {
  if (known) return known;
  const countries = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const all = letters.flatMap((a) => letters.map((b) => countries.of(a + b)?.toUpperCase() ?? ''));
  known = new Set([...STATES.split(','), ...OTHER_PLACES.split(','), ...all.filter((name) => name !== '')]);
  return known;
}

/**
 * The owner of a recorded assignment, who is printed with the state or country behind the name: `NCS MULTISTAGE, INC.,
 * CANADA`.
 */
export function nameAndPlace(printed: string): LegalParty {
  const parts = printed.split(', ');
  // `KOREA, REPUBLIC OF` holds a comma
  for (const length of [2, 1]) {
    if (parts.length <= length) continue;
    const place = parts.slice(-length).join(' ').trim();
    if (places().has(place.toUpperCase()))
      return { name: parts.slice(0, -length).join(', '), place: parts.slice(-length).join(', ') };
  }
  return { name: printed };
}
