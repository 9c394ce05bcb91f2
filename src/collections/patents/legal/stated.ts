import { parseDay } from '#patents/dates.ts';
import { INVALIDATION_OUTCOMES, kindOfCode, OPPOSITION_OUTCOMES } from './codes.ts';
import { conveyanceOf, nameAndPlace } from './conveyance.ts';
import type { FactKind, LegalEvent, LegalFact, LegalParty, Role } from './legal-event.ts';

/** A legal event as a source states it. */
export interface StatedEvent {
  readonly date?: number | undefined;
  readonly code?: string | undefined;
  /** The office that states it. */
  readonly country?: string | undefined;
  readonly text?: string | undefined;
  /** What it is, where the source itself says so; else its code and words tell. */
  readonly kind?: FactKind | undefined;
  /** Named values, under the source's own names. */
  readonly values?: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/**
 * Names of values that mean the same, as INPADOC, its spread on web pages and the gazette of the CNIPA write them, in
 * the form of `keyOf`.
 */
// biome-ignore format: read it as a table
const SAME: Readonly<Record<string, string>> = {
  owner_name: 'owner', new_owner: 'owner', new_owner_name: 'owner', previous_owner: 'former_owner', former_owner_name: 'former_owner',
  patentee_after: 'to', applicant_after: 'to', patentee_before: 'from', applicant_before: 'from', address_after: 'to_place', address_before: 'from_place',
  effective_date_of_registration: 'effective_date', date_of_cancellation: 'effective_date', record_date: 'effective_date',
  license_type: 'licence', licence_type: 'licence', kind: 'licence', contract_record_no: 'registration_number', contract_record_number: 'registration_number',
  name_of_requester: 'petitioner', requester: 'petitioner', trial_no: 'docket', free_format_text: 'words',
  year_of_fee_payment: 'year', payment_date: 'paid', date_of_payment: 'paid', state: 'ref_country_code',
};

/** Values that are known and stay as they are printed. */
const KEPT = new Set([
  'words',
  'ref_country_code',
  'ref_legal_event_code',
  'ref_document_number',
  'country_of_ref_document',
  'kind_code_of_ref_document',
  'designated_state_s',
  'validation_states',
  'extension_states',
  'ipc_classification',
  'effective_date',
  'owner',
  'denomination_of_invention',
  'granted_publication_date',
  'application_publication_date',
  'year',
  'paid',
  'kind_of_amendment',
  'procedure_language',
  'application_number',
  'date_of_reply',
  'date_of_dispatch',
  'date_of_request',
  'representative',
  'opponent',
  'to_place',
  'from_place',
]);

/** From which values the parties of a fact are taken, the first that is there. */
// biome-ignore format: read it as a table
const TAKEN: Readonly<Partial<Record<FactKind, Readonly<Partial<Record<Role, readonly string[]>>>>>> = {
  transfer:       { from: ['from', 'former_owner', 'assignor'], to: ['to', 'owner', 'assignee'] },
  name_change:    { from: ['from', 'former_owner', 'assignor'], to: ['to', 'owner', 'assignee'] },
  party_change:   { from: ['from', 'former_owner', 'assignor'], to: ['to', 'owner', 'assignee'] },
  licence:        { licensor: ['licensor', 'assignor'], licensee: ['licensee', 'assignee', 'owner'] },
  licence_end:    { licensor: ['licensor', 'assignor'], licensee: ['licensee', 'assignee', 'owner'] },
  pledge:         { pledgor: ['pledgor', 'assignor'], pledgee: ['pledgee', 'assignee', 'owner'] },
  // who releases is the secured party; what it held goes back to the owner
  pledge_release: { pledgor: ['pledgor', 'assignee', 'owner'], pledgee: ['pledgee', 'assignor'] },
  opposition:     { opponent: ['opponent'], representative: ['representative'] },
  litigation:     { plaintiff: ['plaintiff'], defendant: ['defendant'] },
  invalidation:   { petitioner: ['petitioner', 'opponent'] },
};

/** Facts that keep these values as text. */
// biome-ignore format: read it as a table
const TEXTS: Readonly<Partial<Record<FactKind, readonly string[]>>> = {
  transfer: ['reel_frame'], name_change: ['reel_frame'], licence: ['registration_number', 'reel_frame'], licence_end: ['registration_number', 'reel_frame'],
  pledge: ['registration_number', 'reel_frame'], pledge_release: ['registration_number', 'reel_frame'], litigation: ['docket'], invalidation: ['docket'],
};

/** `Effective DATE` -> `effective_date`. */
export const keyOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_|_$/g, '');

/** Labels of the CNIPA's gazette, which INPADOC hands on inside one text, and of older INPADOC texts. */
const LABELS =
  /(?:^|[\s;,])(Effective date of registration|Patentee after|Patentee before|Applicant after|Applicant before|Address after|Address before|Assignee|Assignor|Contract record no\.|Denomination of invention|Granted publication date|Application publication date|Licen[sc]e type|Record date|Date of cancellation|Pledgee|Pledgor|Registration number|FORMER OWNER|TRIAL NO):/gi;

/** The values inside a text of labels: `Pledgee: A Bank Pledgor: B Registration number: Y1`. */
function labelled(text: string): [string, string][] {
  const found = [...text.matchAll(LABELS)];
  return found.flatMap((match, i): [string, string][] => {
    let value = text.slice(match.index + match[0].length, found[i + 1]?.index).trim();
    while (value.endsWith(';') || value.endsWith(',')) value = value.slice(0, -1).trimEnd();
    return value === '' ? [] : [[match[1]!, value]];
  });
}

/** How the contract of a licence binds, in the words of the CNIPA and in our own. */
function licenceKind(text: string): 'exclusive' | 'sole' | 'non-exclusive' | undefined {
  if (/non-?\s?exclusive|common|general|ordinary/i.test(text)) return 'non-exclusive';
  if (/sole/i.test(text)) return 'sole';
  return /exclusive/i.test(text) ? 'exclusive' : undefined;
}

const STATE = /^[A-Z]{2}$/;

/**
 * Makes a typed event of what a source states. What no fact takes up stays in `details`, under the name that the source
 * gives it.
 */
export function legalEvent(stated: StatedEvent): LegalEvent {
  const { date, code, country, text } = stated;
  const values = new Map<string, string[]>();
  const printed = new Map<string, string>();
  const add = (name: string, value: string, inside: boolean) => {
    const key = SAME[keyOf(name)] ?? keyOf(name);
    values.set(key, [...(values.get(key) ?? []), value]);
    if (!inside) printed.set(key, keyOf(name));
  };
  for (const [name, value] of Object.entries(stated.values ?? {})) {
    for (const one of value === undefined ? [] : typeof value === 'string' ? [value] : value) add(name, one, false);
  }
  const words = values.get('words')?.join('; ');
  for (const [name, value] of words === undefined ? [] : labelled(words)) {
    if (!values.has(SAME[keyOf(name)] ?? keyOf(name)) || keyOf(name) !== 'trial_no') add(name, value, true);
  }

  let kind = stated.kind;
  let state = values.get('ref_country_code')?.[0];
  if (state === undefined || !STATE.test(state)) state = undefined;
  let place: (name: string) => LegalParty = (name) => ({ name });
  const more: Record<string, unknown> = {};
  if (country === 'US' && code === 'AS') {
    const conveyance = conveyanceOf(words ?? text ?? '');
    kind ??= conveyance.kind;
    if (conveyance.assignors.length > 0 && !values.has('from')) values.set('assignor', [...conveyance.assignors]);
    if (conveyance.reel_frame !== undefined) values.set('reel_frame', [conveyance.reel_frame]);
    if (kind === 'transfer' && conveyance.words !== undefined) more.conveyance = conveyance.words;
    place = nameAndPlace;
  }
  const national = values.get('ref_legal_event_code')?.[0];
  if (kind === undefined && code === 'REG' && state !== undefined && national !== undefined)
    kind = withFact(kindOfCode(state, national));
  if (kind === undefined && code !== undefined && country !== undefined) kind = withFact(kindOfCode(country, code));

  let made: LegalFact | undefined;
  if (kind !== undefined) {
    const used = new Set<string>();
    const take = (key: string): string | undefined => {
      const value = values.get(key)?.[0];
      if (value !== undefined) used.add(key);
      return value;
    };
    for (const [role, keys] of Object.entries(TAKEN[kind] ?? {})) {
      const key = keys.find((each) => values.has(each));
      if (key === undefined) continue;
      used.add(key);
      const at = role === 'to' || role === 'from' ? take(`${role}_place`) : undefined;
      more[role] = values
        .get(key)!
        .flatMap((each) => each.split(';').map((name) => name.trim()))
        .filter((each) => each !== '')
        .map((name): LegalParty => (at === undefined ? place(name) : { name, place: at }));
      if ((more[role] as unknown[]).length === 0) delete more[role];
    }
    for (const key of TEXTS[kind] ?? []) {
      const value = take(key);
      if (value !== undefined) more[key] = value;
    }
    Object.assign(more, ofKind(kind, code, text ?? '', words ?? '', values, used));
    if (state !== undefined) {
      more.state = state;
      used.add('ref_country_code');
    }
    const effective = parseDay(values.get('effective_date')?.[0]);
    if (effective !== undefined) {
      more.effective = effective;
      used.add('effective_date');
    }
    made = { kind, ...more } as LegalFact;
    for (const key of used) values.delete(key);
  }
  // the words are told once
  if (words !== undefined && text?.includes(words)) values.delete('words');
  const details: Record<string, string> = {};
  for (const [key, name] of printed) {
    const left = values.get(key);
    if (left) details[name] = left.join('; ');
  }
  return {
    ...(date !== undefined && { date }),
    ...(code && { code }),
    ...(text && { text }),
    ...(country !== undefined && STATE.test(country) && { country }),
    ...(made && { fact: made }),
    ...(Object.keys(details).length > 0 && { details }),
  };
}

const withFact = (kind: FactKind | 'none' | undefined): FactKind | undefined => (kind === 'none' ? undefined : kind);

/** What is told by some kinds of facts alone. */
function ofKind(
  kind: FactKind,
  code: string | undefined,
  text: string,
  words: string,
  values: ReadonlyMap<string, readonly string[]>,
  used: Set<string>,
): Record<string, unknown> {
  const all = `${text} ${words}`;
  switch (kind) {
    case 'fee': {
      const year = Number(values.get('year')?.[0] ?? /\b(\d{1,2})(?:ST|ND|RD|TH) Y(?:EA)?R\b/i.exec(all)?.[1]);
      const paid = parseDay(values.get('paid')?.[0]);
      if (year > 0) used.add('year');
      if (paid !== undefined) used.add('paid');
      return { ...(year > 0 && year < 100 && { year }), ...(paid !== undefined && { paid }) };
    }
    case 'lapse': {
      const reason = /TRANSLATION/i.test(all) ? 'translation' : /\bFEES?\b|PAYMENT/i.test(all) ? 'fee' : undefined;
      return reason ? { reason } : {};
    }
    case 'licence': {
      const said = values.get('licence')?.[0];
      const licence = said === undefined ? undefined : licenceKind(said);
      if (licence) used.add('licence');
      return licence ? { licence } : {};
    }
    case 'opposition_end': {
      const outcome = code && OPPOSITION_OUTCOMES[code];
      return outcome ? { outcome } : {};
    }
    case 'invalidation': {
      const outcome = code && INVALIDATION_OUTCOMES[code];
      return outcome ? { outcome } : {};
    }
    default:
      return {};
  }
}

/**
 * What an event holds that is not understood: a code that states neither a fact nor knowingly none, an unclassified
 * conveyance, names of unknown values.
 */
export function notUnderstood(event: LegalEvent): string[] {
  const { code, country, fact, details = {}, text } = event;
  const found: string[] = [];
  if (!fact) {
    const [state, national] = [details.ref_country_code, details.ref_legal_event_code];
    if (code === 'REG' && state !== undefined && national !== undefined) {
      if (kindOfCode(state, national) === undefined) found.push(`legal event ${state} ${national}`);
    } else if (country === 'US' && code === 'AS') {
      const { words, known } = conveyanceOf(details.free_format_text ?? text ?? '');
      if (!known) found.push(`conveyance ${words ?? 'without words'}`);
    } else if (code === undefined) found.push(`legal event without code: ${(text ?? 'without words').slice(0, 80)}`);
    else if (country === undefined || kindOfCode(country, code) === undefined)
      found.push(`legal event ${country ?? '??'} ${code}`);
  }
  for (const name of Object.keys(details)) {
    if (!KEPT.has(SAME[name] ?? name)) found.push(`value of legal events ${name}`);
  }
  return found;
}
