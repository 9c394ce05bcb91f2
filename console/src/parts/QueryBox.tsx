import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Failure, type Managed, manage, type Of } from '../api.ts';
import { type Say, useWords } from '../words/words.tsx';
import { Fault } from './Fault.tsx';
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

/** What can stand where a word is being typed: operators, codes, and codes by what they mean. */
function choicesFor(typed: Typed | undefined, fields: readonly FieldCode[], say: Say): Choice[] {
  if (!typed || typed.text.length < 1) return [];
  const wanted = typed.text.toUpperCase();
  const operators = OPERATORS.filter(
    ([code]) => code.startsWith(wanted) && code !== wanted && (typed.from > 0 || code === 'NOT'),
  ).map(([code, what]): Choice => ({ code, label: say(what), operator: true }));
  const usable = fields.filter((field) => !field.unavailable);
  const byCode = usable.filter(({ code }) => code.startsWith(wanted));
  const byLabel =
    wanted.length >= (HAN.test(wanted) ? 2 : 3)
      ? usable.filter(({ code, label }) => !code.startsWith(wanted) && label.toUpperCase().includes(wanted))
      : [];
  return [...operators, ...byCode.sort((a, b) => a.code.length - b.code.length), ...byLabel].slice(0, MOST_CHOICES);
}

/** A word before the caret, and where it begins. */
interface Typed {
  readonly from: number;
  readonly text: string;
}

/** The word before the caret, unless it stands in quotes. */
function typedIn({ value, selectionStart }: HTMLTextAreaElement): Typed | undefined {
  const before = value.slice(0, selectionStart);
  const text = TYPED.exec(before)?.[1];
  const open = (before.match(/"/g)?.length ?? 0) % 2 === 0;
  return text && open ? { from: before.length - text.length, text } : undefined;
}

/** What is completed in a box, and how it is chosen. */
function useCompletion(box: RefObject<HTMLTextAreaElement | null>, value: string, onChange: (text: string) => void) {
  const { say } = useWords();
  const fields = useFields();
  const [word, setWord] = useState<Typed>();
  const [at, setAt] = useState(0);
  const choices = useMemo(() => choicesFor(word, fields.data ?? [], say), [word, fields.data, say]);
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
  return {
    choices,
    at,
    take,
    close: () => setWord(undefined),
    look() {
      setWord(typedIn(box.current!));
      setAt(0);
    },
    /** Whether the key was for the choices. */
    pressed(key: string, shift: boolean): boolean {
      if (choices.length === 0 || !word) return false;
      if (key === 'ArrowDown') setAt((at + 1) % choices.length);
      else if (key === 'ArrowUp') setAt((at + choices.length - 1) % choices.length);
      else if (key === 'Tab' && !shift) take(choices[at]!);
      else if (key === 'Escape') setWord(undefined);
      else return false;
      return true;
    },
  };
}

/** `/` anywhere on a page goes to the box. */
function useSlash(box: RefObject<HTMLTextAreaElement | null>): void {
  useEffect(() => {
    const pressed = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || typing(event) || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      box.current?.focus();
      box.current?.select();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [box]);
}

/** Where an expression is wrong, and what would be right there. */
function faultOf(error: Error | null, value: string, errorFor: string) {
  if (!(error instanceof Failure) || value !== errorFor) return undefined;
  const { position, found, suggestion } = error.details;
  const length = Math.max(1, typeof found === 'string' ? found.length : 0);
  return {
    error,
    ...(typeof position === 'number' && { from: position, to: Math.min(value.length, position + length) }),
    ...(typeof suggestion === 'string' && { suggestion }),
  };
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
  const { choices, at, ...completion } = useCompletion(box, value, onChange);
  useSlash(box);
  useEffect(() => {
    if (first && matchMedia('(hover: hover)').matches) box.current?.focus();
  }, [first]);
  const pressed = (event: KeyboardEvent) => {
    if (completion.pressed(event.key, event.shiftKey)) event.preventDefault();
    else if (event.key === 'Escape') box.current?.blur();
    else if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault();
      completion.close();
      onRun(value);
    }
  };
  const fault = faultOf(error, value, errorFor);
  const repair = (text: string) => {
    onChange(text);
    box.current?.focus();
  };
  return (
    <div className="querybox">
      <div className={fault ? 'layers wrong' : 'layers'}>
        <Layers value={value} fault={fault} />
        <textarea
          ref={box}
          value={value}
          rows={1}
          spellCheck={false}
          autoComplete="off"
          maxLength={12_000}
          aria-label={say('query')}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? `${list}-error` : undefined}
          role="combobox"
          aria-expanded={choices.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={choices.length > 0 ? `${list}-${at}` : undefined}
          placeholder={say('query_place')}
          onChange={(event) => {
            onChange(event.target.value);
            completion.look();
          }}
          onKeyDown={pressed}
          onClick={completion.look}
          onBlur={() => setTimeout(completion.close, 150)}
        />
      </div>
      <Choices id={list} of={choices} at={at} onTake={completion.take} />
      {fault && <FaultLine id={`${list}-error`} fault={fault} value={value} onRepair={repair} />}
    </div>
  );
}

type ExpressionFault = NonNullable<ReturnType<typeof faultOf>>;

/** The expression in colours behind what is typed, and under it where it is wrong. */
function Layers({ value, fault }: { value: string; fault: ExpressionFault | undefined }) {
  return (
    <>
      <pre aria-hidden="true">
        {coloured(value).map(({ text, name }, n) => (
          <span key={n} className={name}>
            {text}
          </span>
        ))}
        {'\n'}
      </pre>
      {fault?.from !== undefined && (
        <pre aria-hidden="true" className="faults">
          {value.slice(0, fault.from)}
          <u>{value.slice(fault.from, fault.to) || ' '}</u>
          {value.slice(fault.to)}
          {'\n'}
        </pre>
      )}
    </>
  );
}

function Choices({
  id,
  of,
  at,
  onTake,
}: {
  id: string;
  of: readonly Choice[];
  at: number;
  onTake(choice: Choice): void;
}) {
  const { say } = useWords();
  return (
    <div id={id} className="completions" role="listbox" aria-label={say('help_fields')} hidden={of.length === 0}>
      {of.map((choice, n) => (
        <div
          key={choice.code}
          id={`${id}-${n}`}
          role="option"
          tabIndex={-1}
          aria-selected={n === at}
          onMouseDown={(event) => {
            event.preventDefault();
            onTake(choice);
          }}
        >
          <code>{choice.code}</code> <span>{choice.label}</span>
        </div>
      ))}
    </div>
  );
}

function FaultLine({
  id,
  fault: { error, from, to, suggestion },
  value,
  onRepair,
}: {
  id: string;
  fault: ExpressionFault;
  value: string;
  onRepair(text: string): void;
}) {
  const { say } = useWords();
  return (
    <p className="fault" id={id} role="alert">
      <Fault error={error} />{' '}
      {suggestion && from !== undefined && (
        <button
          type="button"
          className="plain"
          onClick={() => onRepair(value.slice(0, from) + suggestion + value.slice(to))}
        >
          {say('did_you_mean', { n: suggestion })}
        </button>
      )}
    </p>
  );
}
