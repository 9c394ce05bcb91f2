import { endsSentence } from '#corpus/text/sentences.ts';
import { withoutCommands } from '#language/commands.ts';
import { type Model, type ModelEnd, ModelError } from '#models/model.ts';
import type { Prompt } from '#models/prompt.ts';
import type { Research } from '../pick/research.ts';
import type { Spoken } from '../read/conversation.ts';
import { checkSentence, withPassage } from './check-sentence.ts';

const INSTRUCTIONS = `You answer questions from a corpus of patent documents.
Use only the numbered passages you are given. Write the answer in the language of the question, in short plain sentences.
End every sentence with the number of the passage it rests on, in square brackets: "The layer is 5 µm thick [2]." Stay close to the passages' own words; give their numbers and units exactly.
Write no introduction, no heading, no link and no closing remark. If the passages do not answer the question, write exactly: NO ANSWER`;

const NO_ANSWER = /^\W*no answer\W*$/i;
/** Turns of the conversation that the model is given, and how much of each. */
const TURNS = 4;
const TURN_LENGTH = 1_500;
/** Most of a question that the model is given. */
const QUESTION_LENGTH = 12_000;

/** What the model is given. Passages and earlier turns are others' text. */
export function promptFor(found: Research, before: readonly Spoken[]): Prompt {
  return {
    instructions: INSTRUCTIONS,
    material: found.sources.map(({ number, title, publication_number, passage }) => ({
      label: String(number),
      text: `${publication_number}: ${title}\n${withoutCommands(passage?.text ?? '')}`,
    })),
    turns: [
      ...before.slice(-TURNS).flatMap(({ question, answer }) =>
        answer === undefined
          ? []
          : [
              { role: 'user' as const, text: question.slice(0, TURN_LENGTH) },
              { role: 'assistant' as const, text: answer.slice(0, TURN_LENGTH) },
            ],
      ),
      { role: 'user', text: found.question.slice(0, QUESTION_LENGTH) },
    ],
  };
}

/** How an attempt with a model ended. */
export interface ModelAttempt {
  /** Numbers of the sources that were cited in what was given. */
  readonly cited: ReadonlySet<number>;
  /** Sentences left out, each with the reason. */
  readonly dropped: readonly { readonly sentence: string; readonly reason: string }[];
  readonly end?: ModelEnd;
  /** The answer broke off, or never began. */
  readonly failure?: ModelError;
}

/**
 * The model's sentences as they come, each only after it was held to the passages. Failures of the model are in the
 * result, not thrown.
 */
export async function* writeWithModel(
  model: Model,
  found: Research,
  before: readonly Spoken[],
  call: { readonly account: string; readonly signal: AbortSignal },
): AsyncGenerator<string, ModelAttempt> {
  const cited = new Set<number>();
  const dropped: { sentence: string; reason: string }[] = [];
  const pass = (given: string): string => {
    if (given.trim() === '' || NO_ANSWER.test(given)) return '';
    const sentence = withPassage(given, found.sources);
    const checked = checkSentence(sentence, found.sources);
    if (checked.sound) {
      for (const number of checked.cited) cited.add(number);
      return sentence;
    }
    dropped.push({ sentence: sentence.trim().slice(0, 300), reason: checked.reason });
    return '';
  };
  const stream = model.text({ prompt: promptFor(found, before), ...call });
  let buffer = '';
  try {
    for (;;) {
      const coming = stream.next();
      // whoever reads the answer is told, by nothing, that it is still being worked on
      while (!(await within(coming, SIGN_OF_LIFE_MS))) yield '';
      const next = await coming;
      if (!next.done) buffer += next.value;
      for (const sentence of takeSentences(buffer, next.done ?? false)) {
        buffer = buffer.slice(sentence.length);
        // of a sentence that is left out nothing is given, which is a sign of life, too
        yield pass(sentence);
      }
      if (next.done) return { cited, dropped, end: next.value };
    }
  } catch (thrown) {
    call.signal.throwIfAborted();
    if (!(thrown instanceof ModelError)) throw thrown;
    for (const sentence of takeSentences(buffer, true)) {
      if (!ENDED.test(sentence)) continue;
      const sound = pass(sentence);
      if (sound !== '') yield sound;
    }
    return { cited, dropped, failure: thrown };
  } finally {
    await stream.return(undefined as never);
  }
}

/** A slow model may be silent for longer than a stream may be. */
const SIGN_OF_LIFE_MS = 10_000;

/** Whether something came, or failed, within a time. */
async function within(coming: Promise<unknown>, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, ms, false);
  });
  const came = coming.then(
    () => true,
    () => true,
  );
  return Promise.race([came, late]).finally(() => clearTimeout(timer));
}

/** A sentence longer than this is given up to the check as it is. */
const LONGEST_SENTENCE = 2_000;
const AFTER = /^[)\]”"’」]*(?:\s*\[[\d\s,，、]{1,30}\])*[。.]?[ \t]*\n*/;

/** A sentence that came to its end before the answer broke off. */
const ENDED = /(?:[.。!?！？]|\])\s*$/u;

/**
 * Whole sentences at the beginning of what has come so far, with the citations that follow them; all of it when it is
 * complete.
 */
export function takeSentences(buffer: string, complete: boolean): string[] {
  const taken: string[] = [];
  let start = 0;
  for (let at = 0; at < buffer.length; at += 1) {
    const newline = buffer[at] === '\n';
    // A list with semicolons is one sentence: its source stands at its end.
    if (!newline && (/[;；]/.test(buffer[at]!) || !endsSentence(buffer, at))) continue;
    let end = at + 1 + AFTER.exec(buffer.slice(at + 1))![0].length;
    // What follows may still be the sentence's citation.
    if (!complete && buffer.length - end < 12 && !newline) break;
    if (!complete && /^\[[\d\s,，、]*$/.test(buffer.slice(end))) break;
    end = Math.min(end, buffer.length);
    taken.push(buffer.slice(start, end));
    start = end;
    at = end - 1;
  }
  if (complete && start < buffer.length) taken.push(buffer.slice(start));
  else if (buffer.length - start > LONGEST_SENTENCE) taken.push(buffer.slice(start));
  return taken;
}
