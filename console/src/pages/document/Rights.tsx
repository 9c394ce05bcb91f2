import { useQuery } from '@tanstack/react-query';
import type { Operation } from '../../api.ts';
import { operation } from '../../api.ts';
import { day } from '../../parts/basics.tsx';
import { useWords } from '../../words/words.tsx';

type Transfers = Operation<'GET /advanced-patent-data/transfer-data'>;
type Licences = Operation<'GET /advanced-patent-data/license-data'>;
type Pledges = Operation<'GET /advanced-patent-data/pledge-data'>;

interface Change {
  readonly what: 'right_transfer' | 'right_licence' | 'right_pledge';
  readonly date?: number | undefined;
  readonly from: string;
  readonly to: string;
  /** Of a pledge: who has the security since then, and what released it; without `released` no release is known. */
  readonly passed?: readonly string[];
  readonly released?: { readonly by: string; readonly date?: number | undefined } | undefined;
}

const names = (parties: readonly { readonly name?: string }[] | undefined): string =>
  (parties ?? []).flatMap(({ name }) => name ?? []).join('; ');

/** Every change of rights, the latest first. */
const changesOf = (transfers: Transfers, licences: Licences, pledges: Pledges): readonly Change[] =>
  [
    ...transfers.flatMap(({ patent_transfer_data = [] }) =>
      patent_transfer_data.map((each) => ({
        what: 'right_transfer' as const,
        date: each.effective_date,
        from: names(each.transferers),
        to: names(each.transferees),
      })),
    ),
    ...licences.flatMap(({ patent_license_data = [] }) =>
      patent_license_data.map((each) => ({
        what: 'right_licence' as const,
        date: each.effective_date,
        from: names(each.licensors),
        to: names(each.licensees),
      })),
    ),
    ...pledges.flatMap(({ patent_pledge_data = [] }) =>
      patent_pledge_data.map((each) => ({
        what: 'right_pledge' as const,
        date: each.effective_date,
        from: names(each.pledgors),
        to: names(each.pledgees),
        passed: (each.passed_on ?? []).map(({ pledgees }) => names(pledgees)),
        released: each.released_by === undefined ? undefined : { by: each.released_by, date: each.release_date },
      })),
    ),
  ].sort((a, b) => (b.date ?? 0) - (a.date ?? 0));

/**
 * Who has owned, licensed and pledged a patent, as events and recorded conveyances say. Nothing where none is known.
 */
export function Rights({ number }: { number: string }) {
  const { say } = useWords();
  const rights = useQuery({
    queryKey: ['rights', number],
    staleTime: 60_000,
    queryFn: async ({ signal }) => {
      const given = { query: { patent_number: number }, signal };
      return changesOf(
        ...(await Promise.all([
          operation('GET /advanced-patent-data/transfer-data', given),
          operation('GET /advanced-patent-data/license-data', given),
          operation('GET /advanced-patent-data/pledge-data', given),
        ])),
      );
    },
  });
  if (!rights.data || rights.data.length === 0) return null;
  return (
    <section id="rights">
      <h2>{say('rights_of')}</h2>
      <ul className="related">
        {rights.data.map(({ what, date, from, to, passed = [], released }, n) => (
          <li key={n}>
            <span className="soft">{day(date)}</span> <b>{say(what)}</b>
            <br />
            {[from, to, ...passed].join(' → ')}
            {what === 'right_pledge' && (
              <>
                <br />
                <span className="soft">
                  {released ? say('pledge_released', { day: day(released.date), by: released.by }) : say('pledge_open')}
                </span>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
