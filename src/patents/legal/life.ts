import { addDays, addMonths, addYears, isWhole } from '../days.ts';
import type { Effect, OfficeEvent } from './effects.ts';
import { effectOf, usFeeStage } from './offices.ts';

/** What an application or right is. `undetermined`: it lived, and what is known does not tell whether it still does. */
export const STATES = [
  'published',
  'examining',
  'granted',
  'lapsed',
  'ceased',
  'expired',
  'withdrawn',
  'withdrawn_deemed',
  'refused',
  'abandoned',
  'abandoned_deemed',
  'revoked',
  'surrendered',
  'reissued',
  'designated',
  'designation_ended',
  'undetermined',
] as const;
export type State = (typeof STATES)[number];

/** A time in the life of a right: what it was, since when, because of which event or rule. */
export interface Stage {
  readonly state: State;
  /** yyyyMMdd. */
  readonly since?: number;
  /** Office and code of the event, or the rule in words. */
  readonly because: string;
}

/** A European patent in one of its states. */
export interface InState {
  readonly state: string;
  /** `not_known`: neither a lapse nor a fee is known of it. */
  readonly is: 'in_force' | 'ceased' | 'not_known';
  /** Of a lapse: the day from which it is in force. */
  readonly since?: number;
  /** The last year of its life for which a fee is known to be paid. */
  readonly fee_year?: number;
}

export interface Life {
  /** In order of time, the present stage last; never empty. */
  readonly stages: readonly Stage[];
  /** European patents after grant: state by state, in order of their codes. */
  readonly states?: readonly InState[];
  /** It came back to life after it had ended. */
  readonly restored: boolean;
  /**
   * False where the present stage is the last that is known, and nothing says that it lasts: a grant of an office that
   * asks for yearly fees, without any event since.
   */
  readonly certain: boolean;
  /** The first day after today on which the answer is another one, though no event comes. */
  readonly due?: number;
}

/** What the life of a right is computed from. Days are yyyyMMdd. */
export interface RightFacts {
  /** ST.3 code of the office. */
  readonly office: string;
  readonly kind: 'invention' | 'utility_model' | 'design' | 'plant';
  readonly reissue?: boolean | undefined;
  readonly filed?: number | undefined;
  /** Earliest priority, else filing. */
  readonly earliest?: number | undefined;
  readonly published?: number | undefined;
  readonly granted?: number | undefined;
  /** What the kind codes of its publications say it came to, for where no day tells. */
  readonly reached?: 'published' | 'granted' | undefined;
  /** Last day of its term, where it can be told. */
  readonly expires?: number | undefined;
  /** Where no last day can be told: the term ends no later than this. */
  readonly not_later_than?: number | undefined;
  readonly events: readonly OfficeEvent[];
  /** The patent was reissued: it is surrendered when the reissue issues (35 U.S.C. 252). */
  readonly reissued?: { readonly as: string; readonly on?: number | undefined } | undefined;
}

const ENDS: Readonly<Partial<Record<Effect, State>>> = {
  lapsed: 'lapsed',
  ceased: 'ceased',
  expired: 'expired',
  withdrawn: 'withdrawn',
  withdrawn_deemed: 'withdrawn_deemed',
  refused: 'refused',
  abandoned: 'abandoned',
  abandoned_deemed: 'abandoned_deemed',
  revoked: 'revoked',
  surrendered: 'surrendered',
  reissued: 'reissued',
};
const PENDING: ReadonlySet<State> = new Set(['published', 'examining']);
/** Of one day, what comes first; after it what ends, and last what takes that back. */
const ORDER: readonly Effect[] = ['published', 'examining', 'granted'];
const rankOf = (effect: Effect) => {
  const at = ORDER.indexOf(effect);
  if (at >= 0) return at;
  return effect === 'restored' ? 100 : effect === 'revoked' ? 101 : 50;
};

interface Acting {
  readonly effect: Effect;
  readonly day: number;
  readonly because: string;
  readonly event?: OfficeEvent;
}

const nameOf = ({ office, code, national, state }: OfficeEvent) =>
  code === undefined ? `${office} event` : `${office} ${code}${national ? ` ${state} ${national}` : ''}`;

/** US maintenance fees fall due at these anniversaries of the grant at the latest, with grace (37 CFR 1.362(e)). */
const US_YEARS = [4, 8, 12] as const;
/** No right lives longer after its grant: 20 years from filing and 5 of extension at most, designs 25. */
const LONGEST_YEARS = 25;
/** Offices whose rights end 20 years from their filing at the latest, but for extensions. */
const FROM_FILING = new Set(['CN', 'DE', 'EP', 'FR', 'GB', 'JP', 'KR']);
/** From the earliest priority: a year until the filing (Paris Convention, Art. 4C), 20 years, 5 1/2 of extension. */
const LONGEST_FROM_PRIORITY_YEARS = 27;
/** Applications filed from this day on pay maintenance fees (37 CFR 1.362(b)). */
const US_FEES_SINCE = 19801212;

/**
 * The day by which a right is over whatever its office, from its grant, or from its priority where its law counts from
 * there.
 */
function longest({ office, earliest }: RightFacts, granted: number | undefined): number | undefined {
  if (isWhole(granted)) return addYears(granted, LONGEST_YEARS);
  return FROM_FILING.has(office) && isWhole(earliest) ? addYears(earliest, LONGEST_FROM_PRIORITY_YEARS) : undefined;
}

/**
 * When a US patent lapsed of which the office recorded it on a day: at the end of the last 4th, 8th or 12th anniversary
 * before (37 CFR 1.362(g)).
 */
function usLapse(granted: number | undefined, recorded: number): number {
  if (!isWhole(granted)) return recorded;
  return US_YEARS.map((years) => addYears(granted, years)).findLast((day) => day <= recorded) ?? recorded;
}

/** Stages of US maintenance fees that are known to be paid: 0 to 3. */
function usStagesPaid(acting: readonly Acting[], granted: number): number {
  let paid = 0;
  let unnamed = 0;
  for (const { effect, event, day } of acting) {
    if (effect === 'restored' && day >= addYears(granted, 4)) {
      // a late fee was accepted: of the lapse before
      paid = Math.max(paid, US_YEARS.filter((years) => addYears(granted, years) <= day).length);
    }
    if (effect !== 'fee' || !event) continue;
    const stage = usFeeStage(event.code ?? '') ?? (event.year === undefined ? undefined : Math.floor(event.year / 4));
    if (stage !== undefined) paid = Math.max(paid, Math.min(stage, 3));
    else unnamed++;
  }
  return Math.max(paid, Math.min(unnamed, 3));
}

/** The states of a European patent after its grant, less nothing: those designated, each with what is known of it. */
function bundle(events: readonly OfficeEvent[], today: number): InState[] | undefined {
  const naming = events.filter(({ office, code, states }) => office === 'EP' && code === 'AK' && states?.length);
  const designated = naming.findLast(({ kind }) => kind?.startsWith('B'))?.states ?? naming.at(-1)?.states;
  if (!designated) return undefined;
  const rows = new Map<string, { lapse?: { day: number; stated: boolean; told: number }; fee_year?: number }>(
    designated.map((state) => [state, {}]),
  );
  for (const event of events) {
    const row = event.state === undefined ? undefined : rows.get(event.state);
    if (!row) continue;
    const effect = effectOf(event);
    const told = event.date ?? event.effective ?? 0;
    if (effect === 'fee' && event.year !== undefined) row.fee_year = Math.max(row.fee_year ?? 0, event.year);
    if (effect === 'restored') {
      if (row.lapse && row.lapse.told <= told) delete row.lapse;
    } else if (ENDS[effect]) {
      const day = event.effective ?? event.date;
      if (day === undefined || day > today) continue;
      // the day in force beats the day of the gazette, a later statement an earlier one
      const stated = event.effective !== undefined;
      const known = row.lapse;
      if (!known || (stated && !known.stated) || (stated === known.stated && told >= known.told))
        row.lapse = { day, stated, told };
    }
  }
  return [...rows]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([state, { lapse, fee_year }]) => ({
      state,
      is: lapse ? 'ceased' : fee_year !== undefined ? 'in_force' : 'not_known',
      ...(lapse && { since: lapse.day }),
      ...(fee_year !== undefined && { fee_year }),
    }));
}

/** Whether a right of the office and kind lives without fees until its term is over. */
const withoutFees = ({ office, kind, filed }: RightFacts) =>
  office === 'US' && (kind === 'design' || kind === 'plant' || (filed !== undefined && filed < US_FEES_SINCE));

/** Why a stage is known of which no day is. */
const BY_KIND = 'kind code of the publication';

/** Months from the earliest priority in which an international application enters national phases (PCT Art. 22, 39). */
const PCT_MONTHS = 30;

function pctLife(right: RightFacts, acting: readonly Acting[], today: number): Life | undefined {
  const start = right.published ?? right.filed;
  if (start === undefined && right.reached === undefined) return undefined;
  const stages: Stage[] = [
    {
      state: 'designated',
      ...(start !== undefined && { since: start }),
      because: start === undefined ? BY_KIND : 'publication',
    },
  ];
  const withdrawn = acting.find(({ effect, day }) => effect === 'withdrawn' && day <= today);
  if (withdrawn) {
    stages.push({ state: 'withdrawn', since: withdrawn.day, because: withdrawn.because });
    return { stages, restored: false, certain: true };
  }
  const first = right.earliest ?? right.filed;
  if (!isWhole(first)) return { stages, restored: false, certain: false };
  const end = addMonths(first, PCT_MONTHS);
  if (today <= end) return { stages, restored: false, certain: true, due: addDays(end, 1) };
  stages.push({
    state: 'designation_ended',
    since: end,
    because: `${PCT_MONTHS} months from the earliest priority (PCT Art. 22, 39)`,
  });
  return { stages, restored: false, certain: true };
}

/** The end that a register states without its day, where its statements agree. */
function statedEnd(events: readonly OfficeEvent[]): Stage | undefined {
  const ends = new Set(events.flatMap((event) => (event.stands ? (ENDS[effectOf(event)] ?? ('other' as const)) : [])));
  const [state] = ends;
  if (ends.size !== 1 || state === undefined || state === 'other') return undefined;
  return { state, because: 'status of the register, which does not say since when' };
}

/** Whether a register states, without a day, that an application is pending, and nothing else. */
function statedPending(events: readonly OfficeEvent[]): boolean {
  const said = events.flatMap((event) => (event.stands ? effectOf(event) : []));
  return said.length > 0 && said.every((effect) => effect === 'published' || effect === 'examining');
}

/**
 * The life of an application or right up to today, of what offices said: pure, whatever the order of the events.
 * Undefined where nothing is known of it.
 */
export function lifeOf(right: RightFacts, today: number): Life | undefined {
  const { office, granted, expires } = right;
  const events = [...right.events].sort(
    (a, b) => (a.date ?? 0) - (b.date ?? 0) || (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1),
  );
  const acts = events.flatMap((event): Acting[] => {
    const effect = effectOf(event);
    if (effect === 'none') return [];
    let day = event.effective ?? event.date;
    if (effect === 'lapsed' && office === 'US' && event.effective === undefined && event.date !== undefined)
      day = usLapse(granted, event.date);
    return day === undefined ? [] : [{ effect, day, because: nameOf(event), event }];
  });
  // of a bundle, what is so for one state alone is no event of the whole
  const whole = office === 'EP' ? acts.filter(({ event }) => event?.state === undefined) : acts;
  if (office === 'WO') return pctLife(right, whole, today);

  const b1 = events.find(({ code, kind }) => office === 'EP' && code === 'AK' && kind?.startsWith('B'))?.date;
  const stated = whole.filter(({ effect }) => effect === 'granted');
  const grant: Acting | undefined =
    granted !== undefined
      ? { effect: 'granted', day: granted, because: 'publication of the grant' }
      : b1 !== undefined
        ? { effect: 'granted', day: b1, because: 'EP AK' }
        : (stated[0] ?? whole.find(({ effect }) => effect === 'grant_expected'));
  const acting: Acting[] = [
    ...(right.published !== undefined
      ? [{ effect: 'published' as const, day: right.published, because: 'publication' }]
      : []),
    ...(grant ? [{ ...grant, effect: 'granted' as const }] : []),
    ...whole.filter(({ effect }) => effect !== 'granted' && effect !== 'grant_expected'),
    ...(right.reissued?.on !== undefined
      ? [{ effect: 'reissued' as const, day: right.reissued.on, because: `reissued as ${right.reissued.as}` }]
      : []),
  ].sort((a, b) => a.day - b.day || rankOf(a.effect) - rankOf(b.effect) || (a.because < b.because ? -1 : 1));

  const stages: Stage[] = [];
  let restored = false;
  const next: number[] = [];
  const at = () => stages.at(-1)?.state;
  const go = (state: State, { day, because }: Acting) => {
    if (at() !== state) stages.push({ state, since: day, because });
  };
  for (const act of acting) {
    if (act.day > today) {
      next.push(act.day);
      continue;
    }
    const now = at();
    const alive = now === undefined || PENDING.has(now);
    const isGranted = grant !== undefined && act.day >= grant.day;
    switch (act.effect) {
      case 'published':
        if (now === undefined) go('published', act);
        break;
      case 'examining':
        if (alive && !isGranted) go('examining', act);
        break;
      case 'granted':
        // what was granted had not ended, whatever was said before
        if (now !== 'granted') go('granted', act);
        break;
      case 'restored':
        if (now !== undefined && !PENDING.has(now) && now !== 'granted' && now !== 'revoked') {
          restored = true;
          go(isGranted ? 'granted' : 'examining', act);
        }
        break;
      default: {
        const end = ENDS[act.effect];
        if (!end) break;
        const pregrant = end.startsWith('withdrawn') || end.startsWith('abandoned') || end === 'refused';
        if (isGranted && pregrant) {
          // a right is given up, not withdrawn; a refusal after the grant is of something else
          if (end !== 'refused' && now === 'granted') go('surrendered', act);
        } else if (now === undefined || PENDING.has(now) || now === 'granted' || end === 'revoked') go(end, act);
      }
    }
  }
  if (at() === undefined && right.reached) stages.push({ state: right.reached, because: BY_KIND });
  if (right.reissued && right.reissued.on === undefined && at() === 'granted')
    stages.push({ state: 'reissued', because: `reissued as ${right.reissued.as}` });

  // a lapse that an office records after the term is over ends nothing any more
  const last = stages.at(-1);
  if (
    grant &&
    expires !== undefined &&
    (last?.state === 'lapsed' || last?.state === 'ceased') &&
    last.since! > expires
  ) {
    stages.pop();
    if (at() !== 'granted') stages.push({ state: 'granted', since: grant.day, because: grant.because });
  }

  const stands = statedEnd(events);
  if (stands && (at() === 'granted' || PENDING.has(at()!))) stages.push(stands);

  let states: InState[] | undefined;
  if (office === 'EP' && at() === 'granted') {
    states = bundle(events, today);
    if (states && states.length > 0 && states.every(({ is }) => is === 'ceased'))
      stages.push({
        state: 'ceased',
        since: Math.max(...states.map(({ since }) => since!)),
        because: `lapsed in each of its ${states.length} states`,
      });
  }

  // events that do nothing to a life, such as transfers, do not tell that it lasts
  let certain =
    stages.at(-1)?.because !== BY_KIND &&
    (acts.length > 0 ||
      stands !== undefined ||
      at() === 'reissued' ||
      (PENDING.has(at()!) && statedPending(events)) ||
      (at() === 'granted' && withoutFees(right)));
  if (at() === 'granted') {
    const over = expires !== undefined && expires < today;
    if (office === 'US' && right.kind === 'invention' && !withoutFees(right) && isWhole(grant?.day)) {
      // the fees of a reissue fall due by the grant of its original (MPEP 2504), which is earlier: what has passed
      // since its own grant has passed since that one, but what has not may have
      const paid = usStagesPaid(acting, grant.day);
      const deadline = paid < 3 ? addYears(grant.day, US_YEARS[paid]!) : undefined;
      if (deadline !== undefined && deadline < today && !(over && expires < deadline)) {
        if (acts.length > 0)
          stages.push({
            state: 'undetermined',
            since: deadline,
            because: `no maintenance fee is known for the ${['4th', '8th', '12th'][paid]} anniversary of the grant (37 CFR 1.362)`,
          });
        certain = acts.length > 0;
      } else {
        certain ||= !right.reissue;
        if (deadline !== undefined && deadline >= today) next.push(addDays(deadline, 1));
      }
    }
    if (over) {
      if (at() === 'undetermined') stages.pop();
      stages.push({ state: 'expired', since: expires, because: 'end of the term' });
      certain = true;
    } else if (expires !== undefined) next.push(addDays(expires, 1));
    else {
      const bound = right.not_later_than ?? longest(right, grant?.day);
      if (bound !== undefined && bound < today) {
        if (at() === 'undetermined') stages.pop();
        stages.push({ state: 'expired', because: 'its term is over, since a day that is not told' });
        certain = true;
      } else if (bound !== undefined) next.push(addDays(bound, 1));
    }
  } else if (at() === undefined) return undefined;
  const due = next.length > 0 ? Math.min(...next) : undefined;
  return { stages, ...(states && { states }), restored, certain, ...(due !== undefined && { due }) };
}

/** The interface's codes of a state: simple (0 inactive, 1 active, 2 pending, 220, 221, 999) and detailed. */
// biome-ignore format: read it as a table
export const STATUS_CODES: Readonly<Record<State, readonly [simple: number, ...detailed: number[]]>> = {
  published: [2, 1], examining: [2, 2], granted: [1, 3],
  lapsed: [0, 16], ceased: [0, 22], expired: [0, 15], withdrawn: [0, 18], withdrawn_deemed: [0, 17], refused: [0, 13],
  abandoned: [0, 20], abandoned_deemed: [0, 19], revoked: [0, 14], surrendered: [0, 20], reissued: [0, 22],
  designated: [221, 223], designation_ended: [220, 224], undetermined: [999],
};

/** The code for what came back to life, beside that of its state. */
export const RESTORED = 21;

/** The detailed codes of the last stage that is known, where nothing tells whether it lasts. */
const LAST_KNOWN: Readonly<Partial<Record<State, number>>> = {
  published: 1,
  examining: 2,
  granted: 3,
  designated: 222,
};

/**
 * The interface's codes of a life. Where nothing tells whether the last stage lasts it is undetermined (999), beside
 * what it was last known to be.
 */
export function statusCodes({ stages, certain, restored }: Life): readonly [simple: number, ...detailed: number[]] {
  const state = stages.at(-1)!.state;
  if (certain && state !== 'undetermined') {
    const codes = STATUS_CODES[state];
    return restored && codes[0] === 1 ? [...codes, RESTORED] : codes;
  }
  const known = stages.findLast((stage) => stage.state !== 'undetermined')?.state;
  const last = known && LAST_KNOWN[known];
  return last === undefined ? STATUS_CODES.undetermined : [STATUS_CODES.undetermined[0], last];
}

/** States that the interface's detailed codes name; 8, a double grant in China, is given up for the other right. */
// biome-ignore format: read it as a table
const STATED: Readonly<Record<number, State>> = {
  1: 'published', 2: 'examining', 3: 'granted',
  8: 'surrendered', 11: 'withdrawn', 12: 'withdrawn_deemed', 13: 'refused', 14: 'revoked', 15: 'expired', 16: 'lapsed',
  17: 'withdrawn_deemed', 18: 'withdrawn', 19: 'abandoned_deemed', 20: 'abandoned', 22: 'ceased', 24: 'ceased',
  25: 'abandoned', 30: 'abandoned_deemed',
  222: 'designated', 223: 'designated', 224: 'designation_ended', 225: 'designation_ended',
};
/** Inactive, active, pending, or a time of designation, as the first of the codes of a state. */
const simpleOf = (state: State): number => STATUS_CODES[state][0];

/**
 * A life whose present stage is the status that a source states, where that is another one than its events tell: a
 * timeline never contradicts the status beside it.
 */
export function asStated(
  life: Life,
  status: { readonly simple: number; readonly detailed: readonly number[]; readonly date?: number | undefined },
): Life {
  const last = life.stages.at(-1)!;
  const state = status.detailed.map((code) => STATED[code]).find((one) => one && simpleOf(one) === status.simple);
  if (state === undefined || state === last.state || simpleOf(state) === simpleOf(last.state)) return life;
  const since = status.date !== undefined && status.date >= (last.since ?? 0) ? status.date : undefined;
  const stage = { state, ...(since !== undefined && { since }), because: 'status as its source states it' };
  return { ...life, stages: [...life.stages, stage] };
}
