import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../words/words.tsx';
import { drawnApart } from './drawn-apart.ts';
import './chemistry.css';

/** A drawn structure; `match`: SMILES or SMARTS of what is to be seen in it. */
export function Structure(props: {
  smiles: string;
  name?: string | undefined;
  width?: number;
  height?: number;
  match?: string | undefined;
}) {
  const { smiles, name, width = 240, height = 160, match } = props;
  const { say } = useWords();
  const { data, isPending } = useQuery({
    queryKey: ['structure', smiles, width, height, match],
    queryFn: async () => (await drawnApart(smiles, { width, height }, match)) ?? '',
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (data) return <img className="structure" src={data} width={width} height={height} alt={name ?? smiles} />;
  // as large as what comes: cards below do not move
  return (
    <span className="structure none" title={smiles} style={{ width, aspectRatio: `${width} / ${height}` }}>
      {isPending ? '' : say('compounds_no_drawing')}
    </span>
  );
}
