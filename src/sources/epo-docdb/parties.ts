import type { Party } from '#collections/patents/patent.ts';
import { standardName } from '#patents/names.ts';
import { isOffice } from '#patents/numbers.ts';
import { namedParty, namedPerson, onceEach } from '../patent-draft.ts';
import type { XmlElement } from '../xml.ts';

interface Spelling {
  readonly format: string;
  readonly name: string;
  readonly country: string | undefined;
  readonly address: string | undefined;
}

/** Standardised spellings: `BRISTOL MYERS SQUIBB CO`, `9SOLUTIONS OY [FI]`. */
const STANDARDISED = new Set(['docdb', 'epodoc']);

function spelling(element: XmlElement, role: 'applicant' | 'inventor'): Spelling | undefined {
  const written = element.text(`${role}-name/name`) ?? element.text('name');
  if (written === undefined) return undefined;
  // EPODOC names end with the country: `9SOLUTIONS OY [FI]`; OPS leaves a comma behind original ones.
  const m = /^((?:.*\S)?)\s*\[([A-Z]{2})\]$/.exec(written);
  const country = element.text('residence/country') ?? m?.[2];
  const name = (m ? m[1]! : written).replace(/(?<![\s,;])[\s,;]+$/, '');
  element.ignoreAt('nationality', 'designated-states');
  const address = element.text('address');
  if (name === '') return undefined;
  return {
    format: element.attribute('data-format') ?? 'original',
    name,
    country: country !== undefined && isOffice(country) ? country : undefined,
    address,
  };
}

const tokens = (name: string) =>
  name
    .normalize('NFKD')
    .toUpperCase()
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((token) => token !== '');

/**
 * How alike two spellings of a name are: shared words (standardised ones are cut short: SCIENT), or one the initials of
 * the other (IBM).
 */
function likeness(a: string, b: string): number {
  const [left, right] = [tokens(a), tokens(b)];
  const alike = (x: string, y: string) =>
    x === y || (x.length >= 4 && y.length >= 4 && (x.startsWith(y.slice(0, 4)) || y.startsWith(x.slice(0, 4))));
  const shared = left.filter((x) => x.length > 1 && right.some((y) => alike(x, y))).length;
  if (shared > 0) return shared;
  const initials = (words: string[]) => words.map((word) => word[0]).join('');
  const isShort = (words: string[], other: string[]) =>
    words.length === 1 && words[0]!.length >= 2 && initials(other).startsWith(words[0]!);
  return isShort(left, right) || isShort(right, left) ? 1 : 0;
}

/**
 * The parties of one role. Each comes in several spellings: the name as published (`docdba`, `original`) is the name,
 * the office's own standardised one (`docdb`, `epodoc`) gives standard name and country. Sequence numbers pair them
 * only where both lists are equally long and the names alike: US lists differ (applicants beside the assignee). Entries
 * marked as deleted are left out.
 */
export function partiesOf(elements: readonly XmlElement[], role: 'applicant' | 'inventor'): Party[] {
  const read = elements.flatMap((element) => {
    const spelled = spelling(element, role);
    return spelled && element.attribute('status') !== 'D'
      ? [{ ...spelled, sequence: element.attribute('sequence') }]
      : [];
  });
  const standard = read.filter((s) => STANDARDISED.has(s.format));
  const originals = read.filter((s) => !STANDARDISED.has(s.format));
  // some lists print each name twice, in capitals and as filed
  const published = originals.length > standard.length ? onceEach(originals) : originals;
  const shown = published.length > 0 ? published : standard;
  const free = new Set(standard);
  const pairs = new Map<Spelling, Spelling>();
  const pair = (name: Spelling, found: Spelling | undefined) => {
    if (!found) return;
    pairs.set(name, found);
    free.delete(found as (typeof standard)[number]);
  };
  for (const name of shown) {
    const same = [...free].find((s) => s === name || (s.sequence === name.sequence && likeness(s.name, name.name) > 0));
    pair(name, same);
  }
  for (const name of shown) {
    if (pairs.has(name)) continue;
    const best = [...free].map((s) => ({ s, score: likeness(s.name, name.name) })).sort((a, b) => b.score - a.score)[0];
    pair(name, best && best.score > 0 ? best.s : undefined);
  }
  if (published.length === standard.length) {
    // Names in another script share no letters: equally long lists pair by their sequence.
    for (const name of shown)
      if (!pairs.has(name))
        pair(
          name,
          [...free].find((s) => s.sequence === name.sequence),
        );
  }
  return shown.flatMap((name) => {
    const other = pairs.get(name);
    const country = other?.country ?? name.country;
    const address = name.address ?? other?.address;
    const party = (role === 'inventor' ? namedPerson : namedParty)(name.name, {
      ...(other && { standard_name: standardName(other.name) }),
      ...(country && { country }),
      ...(address && { address }),
    });
    return party ? [party] : [];
  });
}

/**
 * Whether a representative's name is a person's (`Hanna, John Philip`) rather than a firm's: family and given name
 * apart, nothing more.
 */
export const isPersonName = (name: string): boolean => /^[^,&]+, [^,&]+$/.test(name);
