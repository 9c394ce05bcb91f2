import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { copyText, day } from '../../parts/basics.tsx';
import { upTo } from '../../parts/up-to.ts';
import { useWords } from '../../words/words.tsx';
import type { PatentRecord, textsOf } from '../patent.ts';
import { MarkPassage, type Passage } from './MarkedPassages.tsx';
import { hashOf } from './quote.ts';
import { Term } from './Term.tsx';
import { isTerm } from './term.ts';

/** Longest passage that an address takes along. */
const MOST_CHARACTERS = 1500;
/** Longest passage that is marked. */
const MOST_MARKED = 5000;

interface Chosen {
  readonly unit: string;
  readonly hash: string;
  readonly start: number;
  readonly end: number;
  readonly words: string;
  readonly x: number;
  readonly y: number;
}

const unitAt = (node: Node): Element | null | undefined =>
  (node instanceof Element ? node : node.parentElement)?.closest('[data-unit]');

/** What is selected, if it lies in one unit of the document. */
function chosenWords(): Chosen | undefined {
  const selection = getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0).cloneRange();
  const start = unitAt(range.startContainer);
  if (!start) return undefined;
  // three clicks select up to the beginning of what follows
  if (range.endOffset === 0 && !start.contains(range.endContainer)) range.setEnd(start, start.childNodes.length);
  if (start !== unitAt(range.endContainer)) return undefined;
  const before = range.cloneRange();
  before.selectNodeContents(start);
  before.setEnd(range.startContainer, range.startOffset);
  const from = before.toString().length;
  const words = range.toString();
  const box = range.getBoundingClientRect();
  return {
    unit: start.id,
    hash: hashOf({ unit: start.id, start: from, end: from + words.length }),
    ...{ start: from, end: from + words.length, words },
    x: Math.min(Math.max(box.left + box.width / 2, 220), innerWidth - 220),
    y: box.top + scrollY,
  };
}

/**
 * When words of the document are selected: copy a link to exactly them, or the quote with its source; search, ask,
 * compare with them.
 */
export function Selection({
  record,
  text,
  texts,
}: {
  record: PatentRecord;
  text: string | undefined;
  texts: ReturnType<typeof textsOf>;
}) {
  const { say } = useWords();
  const navigate = useNavigate();
  const [at, setAt] = useState<Chosen>();
  const [copied, setCopied] = useState<'link' | 'quote'>();
  const [marking, setMarking] = useState<Passage>();
  const [explained, setExplained] = useState<Pick<Chosen, 'words' | 'unit'>>();
  useEffect(() => {
    const selected = () => {
      setCopied(undefined);
      setAt(chosenWords());
    };
    document.addEventListener('selectionchange', selected);
    return () => document.removeEventListener('selectionchange', selected);
  }, []);
  if (explained) return <Term {...explained} texts={texts} onClose={() => setExplained(undefined)} />;
  if (marking) return <MarkPassage passage={marking} onClose={() => setMarking(undefined)} />;
  if (!at) return null;
  const { publication_number, publication_date } = record;
  const link = `${location.origin}/patents/${publication_number}${text ? `?text=${text}` : ''}${at.hash}`;
  const where = /^c(\d+)$/.test(at.unit)
    ? say('where_claim', { n: at.unit.slice(1) })
    : at.unit === 'abstract'
      ? say('where_abstract')
      : at.unit === 'title'
        ? say('chat_where_title')
        : `${say('where_description')} ${at.unit}`;
  const passage = upTo(at.words.replace(/\s+/g, ' ').trim(), MOST_CHARACTERS);
  const copy = async (what: 'link' | 'quote', words: string) => {
    await copyText(words);
    if (what === 'link') history.replaceState(history.state, '', location.pathname + location.search + at.hash);
    setCopied(what);
  };
  const tools = [
    ...(isTerm(at.words) ? [['term_explain', () => setExplained(at)] as const] : []),
    [copied === 'link' ? 'quote_copied' : 'quote_link', () => void copy('link', link)],
    [
      copied === 'quote' ? 'copied' : 'quote_copy',
      () =>
        void copy(
          'quote',
          `“${passage}” (${[publication_number, where, day(publication_date)].filter(Boolean).join(', ')}) ${link}`,
        ),
    ],
    ...(at.words.length <= MOST_MARKED
      ? [
          [
            'quote_mark',
            () =>
              setMarking({
                number: publication_number,
                ...{ unit: at.unit, start: at.start, end: at.end, words: at.words },
              }),
          ] as const,
        ]
      : []),
    ['quote_search', () => navigate(`/similar?text=${encodeURIComponent(passage)}`)],
    ['quote_novelty', () => navigate(`/flows/novelty?text=${encodeURIComponent(passage)}`)],
    ['quote_ask', () => navigate(`/chat?ask=${encodeURIComponent(`${publication_number}: “${upTo(passage, 300)}”`)}`)],
  ] as const;
  return (
    <div className="selection" role="toolbar" aria-label={say('quote_tools')} style={{ left: at.x, top: at.y }}>
      {tools.map(([word, run]) => (
        // the selection must stay while a button is pressed
        <button
          key={word}
          type="button"
          className="quiet"
          onMouseDown={(event) => event.preventDefault()}
          onClick={run}
        >
          {say(word)}
        </button>
      ))}
    </div>
  );
}
