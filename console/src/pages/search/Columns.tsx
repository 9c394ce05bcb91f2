import { useWords } from '../../words/words.tsx';
import { COLUMNS, type ColumnCode } from './columns.ts';

const ALL = Object.keys(COLUMNS) as ColumnCode[];

/** Which columns are wanted, in the order that they always have. */
export function Columns({
  columns,
  onChoose,
}: {
  columns: readonly ColumnCode[];
  onChoose(next: readonly ColumnCode[]): void;
}) {
  const { say } = useWords();
  return (
    <div className="row columns">
      {ALL.map((code) => (
        <label key={code}>
          <input
            type="checkbox"
            checked={columns.includes(code)}
            onChange={() => onChoose(ALL.filter((each) => (each === code) !== columns.includes(each)))}
          />{' '}
          {say(COLUMNS[code].head)}
        </label>
      ))}
    </div>
  );
}
