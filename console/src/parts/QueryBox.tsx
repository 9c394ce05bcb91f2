import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Failure, type Managed, manage, type Of } from '../api.ts';
import { useWords } from '../words/words.tsx';
import { typing } from './Frame.tsx';

export type FieldCode = Of<Managed<'GET /language'>>;

/** The field codes with what they mean, in the language of the page. */
export function useFields() {
  const { language } = useWords();
  return useQuery({
    queryKey: ['language', language],
    queryFn: async () => {
      const fields = await manage('GET /language');
      if (language === 'en') return fields;
      const { fieldsZh } = await import('../words/fields-zh.ts');
      return fields.map((field) => ({ ...field, label: fieldsZh[field.code] ?? field.label }));
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

const TOKEN =
  /("(?:[^"]*)"?)|(\[[^\]]*\]?)|(\b[A-Za-z_]+)(?=\s*:)|(\b(?:AND|OR|NOT|GAND|TO)\b|\$[A-Z]+\d*)|([():])|([*?#]+)/g;
const CLASSES = ['phrase', 'range', 'field', 'operator', 'sign', 'wild'] as const;

interface Piece {
  readonly text: string;
  readonly name?: string;
}

/** Colours an expression roughly, while it is typed; what it means only the service knows. */
function coloured(text: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(TOKEN)) {
    if (match.index > at) pieces.push({ text: text.slice(at, match.index) });
    const kind = CLASSES[match.slice(1).findIndex((group) => group !== undefined)]!;
    pieces.push({ text: match[0], name: `q-${kind}` });
    at = match.index + match[0].length;
  }
  if (at < text.length) pieces.push({ text: text.slice(at) });
  return pieces;
}

const MOST_CHOICES = 8;
const HAN = /\p{Script=Han}/u;
/** What can be completed before the caret: an operator, a field's code, or words of its meaning. */
const TYPED = /(?:^|[\s(])(\$[A-Za-z]*\d*|[A-Za-z_]+|\p{Script=Han}+)$/u;

/** Operators and what they say; `$W5` as an example of its kind. */
const OPERATORS = [
  ['AND', 'op_and'],
  ['OR', 'op_or'],
  ['NOT', 'op_not'],
  ['GAND', 'op_gand'],
  ['$W5', 'op_w'],
  ['$PRE3', 'op_pre'],
  ['$SEN', 'op_sen'],
  ['$PARA', 'op_para'],
  ['$FREQ3', 'op_freq'],
] as const;

interface Choice {
  readonly code: string;
  readonly label: string;
  readonly operator?: true;
}

/** The box for expressions: colours, completion of field codes, and the place of an error. */
export function QueryBox(props: {
  value: string;
  error: Error | null;
  errorFor: string;
  /** Whether the page begins with it: it has the focus. */
  first?: boolean;
  onChange(text: string): void;
  onRun(text: string): void;
}) {
  const { value, error, errorFor, first = false, onChange, onRun } = props;
  const { say } = useWords();
  const box = useRef<HTMLTextAreaElement>(null);
  const list = useId();
  const fields = useFields();
  const [word, setWord] = useState<{ from: number; text: string }>();
  const [at, setAt] = useState(0);

  useEffect(() => {
    const pressed = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || typing(event) || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      box.current?.focus();
      box.current?.select();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);

  useEffect(() => {
    if (first && matchMedia('(hover: hover)').matches) box.current?.focus();
  }, [first]);

  const choices = useMemo((): Choice[] => {
    if (!word || word.text.length < 1) return [];
    const wanted = word.text.toUpperCase();
    const operators = OPERATORS.filter(
      ([code]) => code.startsWith(wanted) && code !== wanted && (word.from > 0 || code === 'NOT'),
    ).map(([code, what]): Choice => ({ code, label: say(what), operator: true }));
    const usable = (fields.data ?? []).filter((field) => !field.unavailable);
    const byCode = usable.filter(({ code }) => code.startsWith(wanted));
    const byLabel =
      wanted.length >= (HAN.test(wanted) ? 2 : 3)
        ? usable.filter(({ code, label }) => !code.startsWith(wanted) && label.toUpperCase().includes(wanted))
        : [];
    return [...operators, ...byCode.sort((a, b) => a.code.length - b.code.length), ...byLabel].slice(0, MOST_CHOICES);
  }, [word, fields.data, say]);

  const look = () => {
    const element = box.current!;
    const before = element.value.slice(0, element.selectionStart);
    const typed = TYPED.exec(before)?.[1];
    const open = (before.match(/"/g)?.length ?? 0) % 2 === 0;
    setWord(typed && open ? { from: before.length - typed.length, text: typed } : undefined);
    setAt(0);
  };
  const take = ({ code, operator }: Choice) => {
    if (!word) return;
    const rest = value.slice(word.from + word.text.length);
    const written = operator ? `${code} ` : `${code}: `;
    onChange(value.slice(0, word.from) + written + rest.replace(operator ? /^\s*/ : /^\s*:?\s*/, ''));
    setWord(undefined);
    const caret = word.from + written.length;
    requestAnimationFrame(() => {
      box.current?.focus();
      box.current?.setSelectionRange(caret, caret);
    });
  };
  const pressed = (event: KeyboardEvent) => {
    const choosing = choices.length > 0 && word;
    if (choosing && event.key === 'ArrowDown') setAt((at + 1) % choices.length);
    else if (choosing && event.key === 'ArrowUp') setAt((at + choices.length - 1) % choices.length);
    else if (choosing && event.key === 'Tab' && !event.shiftKey) take(choices[at]!);
    else if (choosing && event.key === 'Escape') setWord(undefined);
    else if (event.key === 'Escape') box.current?.blur();
    else if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
      setWord(undefined);
      onRun(value);
    } else return;
    event.preventDefault();
  };

  const details = error instanceof Failure && value === errorFor ? error.details : undefined;
  const position = typeof details?.position === 'number' ? details.position : undefined;
  const found = typeof details?.found === 'string' ? details.found : '';
  const suggestion = typeof details?.suggestion === 'string' ? details.suggestion : undefined;
  const faulty =
    position === undefined
      ? undefined
      : ([position, Math.min(value.length, position + Math.max(1, found.length))] as const);
  const repair = () => {
    const [from, to] = faulty!;
    onChange(value.slice(0, from) + suggestion + value.slice(to));
    box.current?.focus();
  };

  return (
    <div className="querybox">
      <div className={details ? 'layers wrong' : 'layers'}>
        <pre aria-hidden="true">
          {coloured(value).map(({ text, name }, n) => (
            <span key={n} className={name}>
              {text}
            </span>
          ))}
          {'\n'}
        </pre>
        {faulty && (
          <pre aria-hidden="true" className="faults">
            {value.slice(0, faulty[0])}
            <u>{value.slice(...faulty) || ' '}</u>
            {value.slice(faulty[1])}
            {'\n'}
          </pre>
        )}
        <textarea
          ref={box}
          value={value}
          rows={1}
          spellCheck={false}
          autoComplete="off"
          maxLength={12_000}
          aria-label={say('query')}
          aria-invalid={details ? true : undefined}
          aria-describedby={details ? `${list}-error` : undefined}
          role="combobox"
          aria-expanded={choices.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={choices.length > 0 ? `${list}-${at}` : undefined}
          placeholder="TACD: (thermal $W5 runaway) AND IPC: H01M*"
          onChange={(event) => {
            onChange(event.target.value);
            look();
          }}
          onKeyDown={pressed}
          onClick={look}
          onBlur={() => setTimeout(() => setWord(undefined), 150)}
        />
      </div>
      <div
        id={list}
        className="completions"
        role="listbox"
        aria-label={say('help_fields')}
        hidden={choices.length === 0}
      >
        {choices.map((choice, n) => (
          <div
            key={choice.code}
            id={`${list}-${n}`}
            role="option"
            tabIndex={-1}
            aria-selected={n === at}
            onMouseDown={(event) => {
              event.preventDefault();
              take(choice);
            }}
          >
            <code>{choice.code}</code> <span>{choice.label}</span>
          </div>
        ))}
      </div>
      {details && (
        <p className="fault" id={`${list}-error`} role="alert">
          {error!.message}{' '}
          {suggestion && faulty && (
            <button type="button" className="plain" onClick={repair}>
              {say('did_you_mean', { n: suggestion })}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
