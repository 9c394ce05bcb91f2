import { useMutation } from '@tanstack/react-query';
import { download } from '../../../parts/basics.tsx';
import { type ChartFile, chartCsv } from '../../../parts/chart-csv.ts';
import { chartSvg, type DrawnChart, svgToPng } from '../../../parts/chart-svg.ts';
import { Fault } from '../../../parts/Fault.tsx';
import { useSavedSearches } from '../../../parts/saved.ts';
import { upTo } from '../../../parts/up-to.ts';
import { useWords } from '../../../words/words.tsx';
import { type ChartName, expressionOf, type SearchState } from '../../search-state.ts';

type Numbers = Omit<ChartFile, 'query' | 'unit'>;
type Drawing<D = DrawnChart> = D extends DrawnChart ? Omit<D, 'title' | 'query' | 'unit'> : never;

/** A chart as files, with the query that it is of; and the way onto the dashboard. */
export function ChartTools({
  state,
  name,
  file,
  drawn,
}: {
  state: SearchState;
  name: ChartName;
  file: Numbers;
  drawn: Drawing;
}) {
  const { say } = useWords();
  const { keep } = useSavedSearches();
  const { title } = file;
  const about = { query: expressionOf(state), unit: say(state.families ? 'count_families' : 'count_publications') };
  const base = `priora-chart-${file.field.toLowerCase().replaceAll(' ', '-')}`;
  const svg = () => chartSvg({ ...drawn, ...about, title } as DrawnChart);
  const keeping = useMutation({
    mutationFn: () => keep({ ...state, view: 'charts', only: name }, upTo(`${title}: ${about.query}`, 200), false),
  });
  const save = useMutation({
    mutationFn: async (kind: 'csv' | 'svg' | 'png') => {
      if (kind === 'csv')
        download(`${base}.csv`, 'text/csv;charset=utf-8', chartCsv({ ...file, ...about }, new Date()));
      else if (kind === 'svg') download(`${base}.svg`, 'image/svg+xml', svg());
      else download(`${base}.png`, 'image/png', await svgToPng(svg()));
    },
  });
  const failed = keeping.error ?? save.error;
  return (
    <p className="row tools">
      {(['csv', 'svg', 'png'] as const).map((kind) => (
        <button
          key={kind}
          type="button"
          className="quiet small"
          aria-label={say(`chart_${kind}_of`, { title })}
          onClick={() => save.mutate(kind)}
        >
          {kind.toUpperCase()}
        </button>
      ))}
      {state.only === undefined && (
        <button
          type="button"
          className="quiet small"
          aria-label={`${say('chart_keep')}: ${title}`}
          disabled={keeping.isPending || keeping.isSuccess}
          onClick={() => keeping.mutate()}
        >
          {say(keeping.isSuccess ? 'chart_kept' : 'chart_keep')}
        </button>
      )}
      {failed && <Fault error={failed} />}
    </p>
  );
}
