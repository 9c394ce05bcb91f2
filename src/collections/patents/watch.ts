import type { Noticed, Watch, WatchedFacts } from '#corpus/watch.ts';
import { addDays } from '#patents/days.ts';
import { standardName } from '#patents/names.ts';
import type { FactKind } from './legal/legal-event.ts';
import { currentOwners, knownStatus, type Patent } from './patent.ts';
import { patents } from './patents.ts';

/** Days before its expiry from which a right counts as near it. */
const NEAR_EXPIRY_DAYS = 30;

/** What is recorded of rights, by kind of change: facts of legal events that tell of it. */
const RIGHTS = {
  licence: ['licence', 'licence_end', 'licence_offer', 'licence_offer_end'],
  pledge: ['pledge', 'pledge_release', 'preservation', 'preservation_end'],
  proceeding: ['litigation', 'opposition', 'opposition_end', 'invalidation', 'reexamination'],
} as const satisfies Readonly<Record<string, readonly FactKind[]>>;

const list = (values: Iterable<string>): readonly string[] | undefined => {
  const sorted = [...new Set(values)].sort();
  return sorted.length > 0 ? sorted : undefined;
};

/** Events of some kinds, each as the little that tells it from others. */
function recorded({ legal_events, rights }: Patent, kind: keyof typeof RIGHTS): readonly string[] | undefined {
  const kinds: readonly string[] = RIGHTS[kind];
  const events = legal_events.flatMap(({ fact, date, code = '' }) =>
    fact && kinds.includes(fact.kind) ? [`${fact.effective ?? date ?? 0} ${fact.kind} ${code}`.trim()] : [],
  );
  const conveyed =
    kind === 'licence'
      ? [`recorded ${rights?.licences ?? 0}`]
      : kind === 'pledge'
        ? [`recorded ${rights?.pledges ?? 0}`, `open ${rights?.open_pledges ?? 0}`]
        : [];
  return list([...events, ...(rights ? conveyed.filter((each) => !each.endsWith(' 0')) : [])]);
}

const asList = (fact: WatchedFacts[string]): readonly string[] => (Array.isArray(fact) ? fact : []);
const text = (fact: WatchedFacts[string]): string => JSON.stringify(fact ?? null);

function between(before: WatchedFacts | undefined, after: WatchedFacts): Noticed[] {
  const ends: Noticed[] = after.ends_soon !== undefined ? [{ kind: 'expiry', to: after.ends_soon }] : [];
  if (!before) return [{ kind: 'new' }, ...ends];
  const found: Noticed[] = [];
  const differs = (name: string) => text(before[name]) !== text(after[name]);
  if (differs('status') && after.status !== undefined)
    found.push({ kind: 'status', from: before.status, to: after.status, since: after.since as number | undefined });
  // of whom nobody was known, nobody took over
  if (differs('owners') && before.owners !== undefined && after.owners !== undefined)
    found.push({ kind: 'owner', from: before.owners, to: after.owners });
  for (const kind of Object.keys(RIGHTS)) {
    const known = new Set(asList(before[kind]));
    const added = asList(after[kind]).filter((each) => !known.has(each));
    if (added.length > 0) found.push({ kind, to: added });
  }
  if (differs('ends_soon')) found.push(...ends);
  return found;
}

/** What is watched of patents. */
export const watch: Watch<Patent> = {
  form: 1,
  kinds: {
    new: 'A publication is new here.',
    new_family: 'A simple family is new here: the first publication of it.',
    status: 'The legal status is another one: codes of the interface, simple and detailed.',
    owner: 'The present owners are others, by standard names.',
    expiry: `The right expires within ${NEAR_EXPIRY_DAYS} days; told once.`,
    licence: 'A licence, its end, or an offer of one was recorded.',
    pledge: 'A pledge, its release, or a preservation was recorded.',
    proceeding: 'A lawsuit, opposition, invalidation or re-examination was recorded.',
  },
  facts(patent, today) {
    const { expiry_date: expires } = patent;
    const status = knownStatus(patent);
    const near = expires !== undefined && expires >= today && expires <= addDays(today, NEAR_EXPIRY_DAYS);
    // what has ended does not expire once more
    const lives = status === undefined || status.simple === 1;
    return {
      status: status && [status.simple, ...status.detailed].join(' '),
      since: status?.date,
      owners: list(currentOwners(patent).map(({ name, standard_name }) => standard_name ?? standardName(name) ?? name)),
      ends_soon: near && lives ? expires : undefined,
      licence: recorded(patent, 'licence'),
      pledge: recorded(patent, 'pledge'),
      proceeding: recorded(patent, 'proceeding'),
    };
  },
  between,
  first: { kind: 'new_family', link: 'simple_family' },
  ahead: { field: 'EXDT', days: NEAR_EXPIRY_DAYS },
};

export const collection = patents;
