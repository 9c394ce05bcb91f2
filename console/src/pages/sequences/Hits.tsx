import { Link } from 'react-router';
import type { Of, Operation } from '../../api.ts';
import { useWords } from '../../words/words.tsx';
import { Alignment } from './Alignment.tsx';
import { listedName, Places } from './Places.tsx';

export type Hit = Of<NonNullable<Operation<'POST /bio-openapi/sequence/job/result'>['results']>>;
type Hsp = Of<NonNullable<Hit['hsps']>>;

/** Alignments of a hit that are shown at once. */
const MOST_SHOWN = 1;

const small = (evalue: string) => {
  const n = Number(evalue);
  return n !== 0 && n < 0.001 ? n.toExponential(1).replace('.0e', 'e') : String(Number(n.toPrecision(2)));
};

/** What was found, each with its figures, where it stands and how it is aligned. @param length Of the query. */
export function Hits({ of, length }: { of: readonly Hit[]; length: number }) {
  return (
    <ol className="hits">
      {of.map((hit, at) => (
        <HitOf key={hit.seq_id ?? at} hit={hit} length={length} />
      ))}
    </ol>
  );
}

function HitOf({ hit, length }: { hit: Hit; length: number }) {
  const { say, language } = useWords();
  const { seq_id = '', names = [], organisms = [], s_len = 0, patents, hsps = [] } = hit;
  const { evalue, bit_score, perc_identity, q_coverage } = hit;
  const figures = [
    ['sequences_identity', perc_identity !== undefined && evalue !== undefined && `${perc_identity.toFixed(1)} %`],
    ['sequences_covered', q_coverage !== undefined && `${q_coverage.toFixed(0)} %`],
    ['sequences_e', evalue !== undefined && small(evalue)],
    ['sequences_bits', bit_score?.toFixed(1)],
    ['sequences_places', evalue === undefined && hsps.length],
  ] as const;
  const [first, ...others] = [hsps.slice(0, MOST_SHOWN), hsps.slice(MOST_SHOWN)].flat();
  return (
    <li>
      <div className="hit-head">
        <div>
          <h2>
            <Link to={`/sequences/${seq_id}`}>
              {names[0] ?? listedName(patents?.patents?.[0]) ?? say('sequences_nameless', { id: seq_id })}
            </Link>
          </h2>
          <p className="small soft">
            {[...organisms.slice(0, 1), say('sequences_letters_n', { n: s_len })].join(' · ')}
          </p>
        </div>
        <dl>
          {figures.map(
            ([word, value]) =>
              value !== undefined &&
              value !== false && (
                <div key={word}>
                  <dt>{say(word)}</dt>
                  <dd>{typeof value === 'number' ? value.toLocaleString(language) : value}</dd>
                </div>
              ),
          )}
        </dl>
      </div>
      {evalue !== undefined && <Covered hsps={hsps} length={length} />}
      <Places of={patents?.patents ?? []} total={patents?.total ?? 0} more={`/sequences/${seq_id}`} />
      {first && <Alignment of={first} />}
      {others.length > 0 && (
        <details>
          <summary>{say('sequences_other', { n: others.length })}</summary>
          {others.map((hsp, at) => (
            <Alignment key={at} of={hsp} />
          ))}
        </details>
      )}
    </li>
  );
}

/** Which part of the query each alignment covers. */
function Covered({ hsps, length }: { hsps: readonly Hsp[]; length: number }) {
  const { say } = useWords();
  if (length === 0) return null;
  const parts = hsps.map(({ q_start = 1, q_end = 1 }) => [Math.min(q_start, q_end), Math.max(q_start, q_end)] as const);
  const name = parts.map(([from, to]) => `${from}-${to}`).join(', ');
  return (
    <p className="covered" role="img" aria-label={say('sequences_covers', { what: name, n: length })}>
      {parts.map(([from, to], at) => (
        <span
          key={at}
          style={{ left: `${((from - 1) / length) * 100}%`, width: `${((to - from + 1) / length) * 100}%` }}
        />
      ))}
    </p>
  );
}
