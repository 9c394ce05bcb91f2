import { useState } from 'react';
import { Link } from 'react-router';
import { Table } from '../../parts/Table.tsx';
import { useRegisterWords } from '../../words/registers.ts';
import { useWords } from '../../words/words.tsx';
import { type Slice, stagesOf } from './BullsEye.tsx';

/** Pages of what a row may be of. */
export const PAGES: Readonly<Record<Slice['of'], string | undefined>> = {
  target: '/targets',
  organization: '/organizations',
  disease: '/diseases',
  drug_type: undefined,
  country: undefined,
};

/**
 * Drugs by stage in rows; each figure opens the drugs that it counts: those of a row as a search, those of a cell
 * below.
 */
export function Matrix({ of, label, asked }: { of: readonly Slice[]; label: string; asked: URLSearchParams }) {
  const { say, language } = useWords();
  const word = useRegisterWords();
  const [open, setOpen] = useState<{ slice: Slice; stage: string }>();
  const stages = stagesOf(of);
  const most = Math.max(1, ...of.flatMap(({ drugs }) => [...drugs.values()]));
  const search = (slice: Slice) => {
    const to = new URLSearchParams(asked);
    to.delete('from');
    to.delete('dimension');
    to.append(slice.of, slice.id);
    return to;
  };
  const heat = (drugs: number) => `heat${Math.min(4, 1 + Math.floor((3 * drugs) / most))}`;
  return (
    <>
      <Table
        label={label}
        className="drug-matrix"
        of={[
          { key: 'row', head: '' },
          ...stages.map((stage) => ({ key: stage, head: word('dev_status', stage)! })),
          { number: 'drugs_all' as const },
        ]}
      >
        <tbody>
          {of.map((slice) => {
            const page = PAGES[slice.of];
            const all = [...slice.drugs.values()].reduce((sum, n) => sum + n, 0);
            return (
              <tr key={slice.id}>
                <th scope="row">{page ? <Link to={`${page}/${slice.id}`}>{slice.name}</Link> : slice.name}</th>
                {stages.map((stage) => {
                  const drugs = slice.drugs.get(stage) ?? 0;
                  return (
                    <td key={stage} className={drugs > 0 ? heat(drugs) : undefined}>
                      {drugs > 0 && (
                        <button
                          type="button"
                          className="quiet"
                          aria-label={`${slice.name}, ${word('dev_status', stage)!}: ${say('drugs_n', { n: drugs })}`}
                          aria-expanded={open?.slice.id === slice.id && open.stage === stage}
                          onClick={() => setOpen({ slice, stage })}
                        >
                          {drugs.toLocaleString(language)}
                        </button>
                      )}
                    </td>
                  );
                })}
                <td className="n">
                  {slice.of === 'country' ? (
                    all.toLocaleString(language)
                  ) : (
                    <Link to={`/drugs?${search(slice)}`} aria-label={`${slice.name}: ${say('drugs_n', { n: all })}`}>
                      {all.toLocaleString(language)}
                    </Link>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </Table>
      {open && (
        <section className="drug-cell" aria-live="polite">
          <h3>
            {open.slice.name} · {word('dev_status', open.stage)}
          </h3>
          <ul className="plainlist">
            {(open.slice.named.get(open.stage) ?? []).map(({ id, name }) => (
              <li key={id}>
                <Link to={`/drugs/${id}`}>{name}</Link>
              </li>
            ))}
          </ul>
          {(open.slice.drugs.get(open.stage) ?? 0) > (open.slice.named.get(open.stage) ?? []).length && (
            <p className="soft">
              {say('drug_more', {
                n: (open.slice.drugs.get(open.stage) ?? 0) - (open.slice.named.get(open.stage) ?? []).length,
              })}
            </p>
          )}
        </section>
      )}
    </>
  );
}
