import { type ComponentProps, useEffect, useLayoutEffect, useRef } from 'react';

/** A text field as high as its text. */
export function Grow({
  value,
  onChange,
  label,
  ...others
}: Omit<ComponentProps<'textarea'>, 'onChange' | 'value'> & {
  value: string;
  label?: string;
  onChange(next: string): void;
}) {
  const ref = useRef<HTMLTextAreaElement>(null);
  const fit = () => {
    const area = ref.current;
    if (!area) return;
    area.style.height = 'auto';
    area.style.height = `${area.scrollHeight + 2}px`;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text has another height
  useLayoutEffect(fit, [value]);
  useEffect(() => {
    addEventListener('resize', fit);
    return () => removeEventListener('resize', fit);
  });
  return (
    <textarea
      ref={ref}
      className="text grow"
      rows={1}
      value={value}
      aria-label={label}
      onChange={(event) => onChange(event.target.value)}
      {...others}
    />
  );
}
