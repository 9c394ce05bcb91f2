import { remembered } from './remembered.ts';

/**
 * What a recorded conveyance does, by what it says.
 *
 * - `assignment`: ownership passes; also nunc pro tunc and confirmatory ones
 * - `merger`: the owner goes up in another body
 * - `name_change`: one owner under a new name; also conversions of the entity
 * - `pledge`: security interests, liens, mortgages; `pledge_release` ends one; `pledge_transfer`: to another creditor
 * - `corrective`: replaces the record that it names
 * - `government`: a confirmatory licence or interest of a government
 */
export type ConveyanceKind =
  | 'assignment'
  | 'merger'
  | 'name_change'
  | 'pledge'
  | 'pledge_release'
  | 'pledge_transfer'
  | 'licence'
  | 'licence_end'
  | 'corrective'
  | 'government'
  | 'court_order';

/** Words of conveyances, the first that fit: a release of a security interest is no security interest. */
const MEANINGS: readonly (readonly [RegExp, ConveyanceKind])[] = [
  [/\bCORRECTIVE\b|\bTO CORRECT\b/, 'corrective'],
  [/(?:TERMINATION|RELEASE|CANCELLATION) OF LICEN[CS]E/, 'licence_end'],
  [/RELEAS|TERMINAT|DISCHARGE|SATISFACTION/, 'pledge_release'],
  [/ASSIGNMENT (?:AND ASSUMPTION )?OF (?:\w+ ){0,5}(?:SECURITY|LIEN|MORTGAGE)/, 'pledge_transfer'],
  [/SECUR(?:ITY|ED)|\bLIENS?\b|MORTGAGE|PLEDGE|COLLATERAL/, 'pledge'],
  [/GOVERNMENT|CONFIRMATORY LICEN[CS]E|EXECUTIVE ORDER/, 'government'],
  [/\bMERGER\b/, 'merger'],
  [
    /CHANGE OF (?:THE |CORPORATE |ENTITY )?NAME|NAME CHANGE|CONVERSION|ENTITY CONVEYANCE|CHANGE OF LEGAL (?:ENTITY|FORM)/,
    'name_change',
  ],
  [/COURT|DECREE|BANKRUPTCY|\bORDER\b/, 'court_order'],
  [/LICEN[CS]E/, 'licence'],
  [/ASSIGN|NUNC PRO TUNC|\bSALE\b|TRANSFER|CONVEY|QUITCLAIM/, 'assignment'],
];

/** Undefined for words whose meaning is unknown. Reads the first 2,000 characters. */
export const conveyanceKind = remembered(kindOf);

function kindOf(text: string): ConveyanceKind | undefined {
  const words = text.slice(0, 2_000).normalize('NFKC').toUpperCase().replace(/\s+/g, ' ');
  return MEANINGS.find(([pattern]) => pattern.test(words))?.[1];
}

/** `049107/0392`, from reel and frame as numbers or digits. */
export const reelFrame = (reel: string | number, frame: string | number): string =>
  `${String(reel).replace(/^0+/, '').padStart(6, '0')}/${String(frame).replace(/^0+/, '').padStart(4, '0')}`;

/** Characters behind `REEL` in which its numbers stand. */
const NEAR = 60;

/**
 * The records that a text names: `REEL/FRAME NO. 49111/0583`, `REEL 048818/FRAME 0520`, `REEL: 65806 FRAME: 762`. Only
 * the two numbers behind the word `REEL` count.
 */
export function namedRecords(text: string): string[] {
  const behind = text.slice(0, 4_000).toUpperCase().split('REEL').slice(1);
  const found = behind.flatMap((piece) => {
    const [reel, frame] = piece.slice(0, NEAR).match(/\d+/g) ?? [];
    return reel && frame && reel.length <= 6 && frame.length <= 4 ? [reelFrame(reel, frame)] : [];
  });
  return [...new Set(found)];
}
