import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { operationWithNotes } from '../../api.ts';
import { Problem, Skeleton } from '../../parts/basics.tsx';
import { Notices } from '../../parts/Readiness.tsx';
import { useWords } from '../../words/words.tsx';
import { BullsEye, slices } from './BullsEye.tsx';
import { Matrix } from './Matrix.tsx';

const DIMENSIONS = ['TARGET', 'ORGANIZATION', 'DISEASE', 'DRUG_TYPE', 'REGION'] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** A filter of the search of drugs. */
export type DrugFilter = Readonly<Record<string, { readonly value: readonly string[] }>>;

/** Drugs of a filter by stage, as a bull's eye and as a table; a person chooses by what. */
export function Plot({
  filter,
  asked,
  first,
  without,
}: {
  filter: DrugFilter;
  asked: URLSearchParams;
  first: Dimension;
  without?: Dimension;
}) {
  const { say, language } = useWords();
  const [dimension, setDimension] = useState<Dimension>(first);
  const plot = useQuery({
    queryKey: ['plot', dimension, JSON.stringify(filter)],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      operationWithNotes('POST /synapse/bull-eyes-plot', {
        body: { ...(filter as object), dimension, limit: 20, roll_up: true },
        signal,
      }),
  });
  const { data, error } = plot;
  const rows = data ? slices(data.answer, language) : [];
  const label = say('drugs_plot');
  return (
    <section className="drug-plot">
      <h2>{label}</h2>
      <label className="row">
        <span>{say('drugs_plot_by')}</span>
        <select value={dimension} onChange={({ target }) => setDimension(target.value as Dimension)}>
          {DIMENSIONS.filter((each) => each !== without).map((each) => (
            <option key={each} value={each}>
              {say(`drugs_plot_${each}`)}
            </option>
          ))}
        </select>
      </label>
      {error ? (
        <Problem error={error} again={() => void plot.refetch()} />
      ) : !data ? (
        <Skeleton lines={10} />
      ) : rows.length === 0 ? (
        <p className="soft">{say('drugs_plot_none')}</p>
      ) : (
        <>
          <BullsEye of={rows} label={label} />
          <Matrix of={rows} label={label} asked={asked} />
        </>
      )}
      <Notices of={data?.notes ?? []} />
    </section>
  );
}
