import { useState } from 'react';
import { CopyButton } from '../../parts/basics.tsx';
import { Segmented } from '../../parts/Segmented.tsx';
import { Toolbar } from '../../parts/Toolbar.tsx';
import { useWords } from '../../words/words.tsx';
import { type Sample, snippets } from './snippets.ts';

/** Calls to paste, a tab for each language. */
export function Snippets({ text, sample }: { text: string; sample: Sample }) {
  const { say } = useWords();
  const [tab, setTab] = useState('curl');
  const all = snippets(location.origin, text, sample);
  return (
    <>
      <Toolbar>
        <Segmented<string>
          label={say('w_how_to_call')}
          value={tab}
          of={Object.keys(all).map((name) => ({ value: name, name }))}
          onChange={setTab}
        />
        <CopyButton text={all[tab]!} />
      </Toolbar>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <pre tabIndex={0} className="snippet">
        <code>{all[tab]}</code>
      </pre>
      {tab === 'MCP' && <p className="soft small">{say('w_mcp_text')}</p>}
    </>
  );
}
