import { byDay, dayText } from '#clock.ts';
import { type Claim, currentOwners, type Party } from '#collections/patents/patent.ts';
import { beginningOf } from '#cut.ts';
import { type BorneBlock, points, rowsOf, says } from '#documents/basis.ts';
import { cell, heading, short, subheading } from '#documents/blocks.ts';
import { shownTexts } from '#operations/shared/wire-text.ts';
import type { ValueFacts } from './facts.ts';

// What the record of the patent itself says.

const MOST_CLAIMS = 8;
const LONGEST_CLAIM = 6_000;
const MOST_EVENTS = 30;
const MOST_PARTIES = 30;

/** Independent claims word for word, each with those that rest on it. */
export function claims({ words, patent }: ValueFacts): BorneBlock[] {
  const [set] = shownTexts(patent.claims);
  if (!set) return [heading(words.claims, 'claims'), says('stored', words.noClaims)];
  const independent = set.claims.filter((claim) => claim.independent);
  const more = independent.length - MOST_CLAIMS;
  return [
    heading(words.claims, 'claims'),
    says('stored', words.claimCount(set.claims.length, independent.length, set.lang)),
    ...independent.slice(0, MOST_CLAIMS).flatMap((claim): BorneBlock[] => {
      const below = restOn(claim.number, set.claims);
      return [
        {
          kind: 'quote',
          text: beginningOf(claim.text, LONGEST_CLAIM),
          source: [`${patent.publication_number}, ${words.claim(claim.number)}`],
        },
        ...(below.length > 0 ? [says('stored', words.dependents(claim.number, below.join(', ')))] : []),
      ];
    }),
    ...(more > 0 ? [says('stored', words.moreClaims(more))] : []),
  ];
}

/** Claims that refer back to one, directly or through others. */
function restOn(number: number, all: readonly Claim[]): number[] {
  const found = new Set([number]);
  for (const claim of all) if (claim.parents.some((parent) => found.has(parent))) found.add(claim.number);
  found.delete(number);
  return [...found].sort((a, b) => a - b);
}

/** Stages, term and events. */
export function life({ words, patent }: ValueFacts): BorneBlock[] {
  const { life: lived, term, legal_events } = patent;
  const events = legal_events.toSorted((a, b) => byDay(b.date, a.date)).slice(0, MOST_EVENTS);
  return [
    heading(words.life, 'life'),
    ...(lived
      ? [
          rowsOf(
            words.stagesCaption,
            [
              [words.stage, 2.4, 'compared'],
              [words.since, 2, 'stored'],
              [words.because, 6, 'stored'],
            ],
            lived.stages.map(({ state, since, because }) => [
              cell(words.stages[state] ?? state),
              cell(dayText(since)),
              cell(words.law(because)),
            ]),
          ),
        ]
      : [says('stored', words.noStages)]),
    ...(term && term.steps.length > 0
      ? [
          subheading(words.term),
          points(
            'compared',
            term.steps.map((step) => [words.law(step)]),
          ),
        ]
      : []),
    ...(lived?.states && lived.states.length > 0
      ? [
          rowsOf(
            words.states,
            [
              [words.state, 2, 'stored'],
              [words.stage, 3, 'compared'],
              [words.since, 3, 'stored'],
              [words.feeYear, 3, 'stored'],
            ],
            lived.states.map(({ state, is, since, fee_year }) => [
              cell(state),
              cell(words.is[is] ?? is),
              cell(dayText(since)),
              cell(fee_year === undefined ? '' : String(fee_year)),
            ]),
          ),
        ]
      : []),
    ...(events.length === 0
      ? [says('stored', words.noEvents)]
      : [
          rowsOf(
            words.eventsCaption(events.length, legal_events.length),
            [
              [words.day, 2, 'stored'],
              [words.code, 1.6, 'stored'],
              [words.kind, 2, 'stored'],
              [words.event, 7, 'stored'],
            ],
            events.map(({ date, code = '', text, fact }) => [
              cell(dayText(date)),
              cell(code),
              cell(fact ? (words.kinds[fact.kind] ?? fact.kind.replaceAll('_', ' ')) : ''),
              cell(short(text ?? '')),
            ]),
          ),
        ]),
  ];
}

/** Who filed, owns and invented, and what is recorded of rights that passed. */
export function owners({ words, patent, ownership }: ValueFacts): BorneBlock[] {
  const { roles } = words;
  const rows = (role: string, parties: readonly Party[]) =>
    parties
      .slice(0, MOST_PARTIES)
      .map(({ name, country = '', standard_name = '' }) => [
        cell(role),
        cell(
          name,
          ...(standard_name && standard_name !== name ? [{ text: `\n${standard_name}`, style: 'muted' as const }] : []),
        ),
        cell(country),
      ]);
  const names = (parties: readonly { readonly name: string }[]) => short(parties.map(({ name }) => name).join('; '));
  return [
    heading(words.owners, 'owners'),
    rowsOf(
      words.ownersCaption,
      [
        [words.role, 2.4, 'stored'],
        [words.name, 7, 'stored'],
        [words.country, 1.6, 'stored'],
      ],
      [
        ...rows(roles.applicant, patent.applicants),
        ...rows(roles.assignee, patent.assignees),
        ...rows(roles.owner, currentOwners(patent)),
        ...rows(roles.inventor, patent.inventors),
      ],
    ),
    ...(ownership.conveyances.length === 0
      ? [says('stored', words.noConveyances)]
      : [
          rowsOf(
            words.conveyancesCaption,
            [
              [words.recorded, 2, 'stored'],
              [words.record, 2.2, 'stored'],
              [words.what, 3, 'stored'],
              [words.from, 4, 'stored'],
              [words.to, 4, 'stored'],
            ],
            ownership.conveyances.map(({ record }) => [
              cell(dayText(record.recorded)),
              cell(record.reel_frame),
              cell(short(record.text)),
              cell(names(record.assignors)),
              cell(names(record.assignees)),
            ]),
          ),
        ]),
  ];
}
