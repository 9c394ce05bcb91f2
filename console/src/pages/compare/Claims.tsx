import { Fragment, useMemo } from 'react';
import { Link } from 'react-router';
import { Marked } from '../../parts/basics.tsx';
import { useWords } from '../../words/words.tsx';
import type { PatentRecord } from '../patent.ts';
import { textsOf } from '../patent.ts';
import { align, clausesOf, type Row } from './align.ts';

/**
 * Rows of a table: the claims of documents clause by clause, the independent ones or all, alike beside alike, with what
 * differs marked.
 */
export function AlignedClaims({
  records,
  text,
  dependent,
}: {
  records: readonly PatentRecord[];
  text: string | undefined;
  /** Whether dependent claims are compared, too. */
  dependent: boolean;
}) {
  const { say } = useWords();
  const sets = useMemo(() => records.map((record) => textsOf(record, text).claims), [records, text]);
  const rows = useMemo(
    () => align(sets.map((set) => clausesOf(set?.claims.filter(({ independent }) => dependent || independent) ?? []))),
    [sets, dependent],
  );
  const languages = new Set(sets.flatMap((set) => set?.lang ?? []));
  /** Whether the texts beside it could have something like it at all. */
  const comparable = (cell: number, row: Row) =>
    row.some((one, other) => one !== undefined && sets[other]?.lang === sets[cell]?.lang);
  let before: string | undefined;
  return (
    <>
      <tr>
        <th scope="row">{say('claims')}</th>
        <td colSpan={records.length} className="soft small">
          {say('compare_marks')} {languages.size > 1 && say('compare_languages')}
        </td>
      </tr>
      {rows.map((row, n) => {
        const first = row.find(Boolean)!;
        const name = String(first.clause.claim);
        const shown = name === before ? '' : name;
        before = name;
        return (
          <tr key={n} className="clause">
            <th scope="row">{shown && say('where_claim', { n: shown })}</th>
            {row.map((cell, d) => (
              <td key={d} lang={sets[d]?.lang} className={cell ? '' : 'lacking'}>
                {cell ? (
                  <p className="text">
                    <Link
                      className="where"
                      to={`/patents/${records[d]!.publication_number}?text=${sets[d]!.lang}-${sets[d]!.origin}#c${cell.clause.claim}:${cell.clause.start}-${cell.clause.start + cell.clause.text.length}`}
                    >
                      {cell.clause.claim}
                    </Link>{' '}
                    <Marked text={cell.clause.text} marks={cell.marks} />
                  </p>
                ) : !comparable(d, row) ? (
                  <span className="soft">{say(sets[d] ? 'compare_not' : 'no_claims')}</span>
                ) : (
                  <Fragment>
                    <span aria-hidden="true">○</span> {say('compare_lacking')}
                  </Fragment>
                )}
              </td>
            ))}
          </tr>
        );
      })}
    </>
  );
}
