import type { ReactNode } from 'react';

/** Text of a plan without the strokes that keep it from being markup, and links as their words. */
const plain = (text: string): string =>
  text.replace(/\[(doi:[^\][]{1,200})\]\([^()]{0,400}\)/g, '$1').replace(/\\(.)/g, '$1');
const cellsOf = (line: string): string[] =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => plain(cell.trim()));

/** A plan of the service's own, in its own Markdown: headings, lists, tables, paragraphs; nothing else is in it. */
export function Plan({ markdown }: { markdown: string }) {
  const parts: ReactNode[] = [];
  const lines = markdown.split('\n');
  for (let at = 0; at < lines.length; ) {
    const from = at;
    const line = lines[at]!;
    const run = (test: (one: string) => boolean) => {
      while (at < lines.length && test(lines[at]!)) at++;
      return lines.slice(from, at);
    };
    if (line.startsWith('|')) {
      const [head = '', , ...rows] = run((one) => one.startsWith('|'));
      parts.push(
        <div key={from} className="wide">
          <table>
            <thead>
              <tr>
                {cellsOf(head).map((cell, n) => (
                  <th key={n} scope="col">
                    {cell}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, n) => (
                <tr key={n}>
                  {cellsOf(row).map((cell, column) => (
                    <td key={column}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>,
      );
    } else if (/^(?:-|\d+\.) /.test(line)) {
      const items = run((one) => /^(?:-|\d+\.) /.test(one));
      parts.push(
        <ul key={from}>
          {items.map((item, n) => (
            <li key={n}>{plain(item.replace(/^(?:-|\d+\.) /, ''))}</li>
          ))}
        </ul>,
      );
    } else {
      at++;
      const heading = /^#{1,2} (.*)$/.exec(line)?.[1];
      if (heading !== undefined)
        parts.push(line.startsWith('##') ? <h3 key={from}>{plain(heading)}</h3> : <h2 key={from}>{plain(heading)}</h2>);
      else if (line.trim() !== '') parts.push(<p key={from}>{plain(line.replace(/^_(.*)_$/, '$1'))}</p>);
    }
  }
  return <article className="report">{parts}</article>;
}
