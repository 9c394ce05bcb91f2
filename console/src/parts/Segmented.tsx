/** One of a few ways to look at the same: the one that is on is pressed. */
export function Segmented<V extends string | number>({
  label,
  value,
  of,
  onChange,
}: {
  label: string;
  value: V;
  of: readonly { readonly value: V; readonly name: string; readonly count?: number }[];
  onChange(value: V): void;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className="segments" role="group" aria-label={label}>
      {of.map(({ value: each, name, count }) => (
        <button key={each} type="button" aria-pressed={each === value} onClick={() => onChange(each)}>
          {name} {count !== undefined && <span className="soft">{count}</span>}
        </button>
      ))}
    </div>
  );
}
