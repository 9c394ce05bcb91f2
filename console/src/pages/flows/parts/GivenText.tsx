import { isChinese } from '../../../words/script.ts';

/** A text as it was given, to be read; a long one scrolls. */
export function GivenText({ label, lang, children }: { label: string; lang?: string | undefined; children: string }) {
  return (
    <section
      className="paper text"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={label}
      lang={lang ?? (isChinese(children) ? 'zh' : undefined)}
    >
      {children}
    </section>
  );
}
