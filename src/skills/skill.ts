import type { Clock } from '#clock.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { ServiceError } from '#errors.ts';
import { type Model, ModelError, type ModelFailure, type Usage } from '#models/model.ts';
import { type Prompt, promptHash } from '#models/prompt.ts';
import type { TSchema } from '#typebox.mjs';
import { Value } from '#typebox.mjs';
import type { ValueOf } from '#value-of.ts';

/** What a skill works with. The same for a flow's step and for an operation. */
export interface SkillContext {
  readonly corpus: Corpus;
  /** Absent when none is configured. */
  readonly model?: Model | undefined;
  /** Whose model budget pays. */
  readonly account: string;
  readonly signal: AbortSignal;
  /** Of dates; absent where nothing depends on the day. */
  readonly clock?: Clock;
}

/** What is left of a model's answer after every quote, number and reference in it was looked up. */
export interface Verified<O> {
  /** Absent when nothing sound is left: then `ground` answers. */
  readonly output?: O;
  /** What was dropped or changed and why, in words, for the record. */
  readonly dropped: readonly string[];
}

export interface SkillSpec<I extends TSchema, O extends TSchema, A extends TSchema = O> {
  /** Kebab case; goes into records of what was done. */
  readonly name: string;
  readonly input: I;
  readonly output: O;
  /**
   * What the model is asked for, where that is simpler than `output` (passage numbers instead of quotes); default
   * `output`.
   */
  readonly answer?: A;
  /**
   * What the model is told. Texts of documents and users go into `material`, never into `instructions`. `undefined`:
   * nothing for a model to do here, `ground` answers. What it throws ends the skill, as what `ground` throws does.
   */
  prompt(input: ValueOf<I>, context: SkillContext): Prompt | undefined | Promise<Prompt | undefined>;
  /**
   * Answers from the corpus and the input alone. Its answer satisfies `output` and is true by construction: it is not
   * verified again.
   */
  ground(input: ValueOf<I>, context: SkillContext): Promise<ValueOf<O>>;
  /**
   * Reads every quote and reference of the model's answer in the store again (`verifyQuote`, `quoteOf`), and drops or
   * marks what is not so.
   */
  verify(answer: ValueOf<A>, input: ValueOf<I>, context: SkillContext): Promise<Verified<ValueOf<O>>>;
  /** Most tokens of the model's answer; default as configured. */
  readonly max_output_tokens?: number;
}

/** Why the model's answer was not used. */
export type Fallback = ModelFailure | 'nothing_sound';

export interface SkillResult<O> {
  readonly output: O;
  readonly by: 'model' | 'ground';
  /** What `verify` dropped, also when `ground` answered in the end. */
  readonly dropped: readonly string[];
  /**
   * The model's name and the hash of what it was told, whether or not its answer was used. Absent when no model was
   * asked.
   */
  readonly model?: { readonly name: string; readonly prompt_hash: string; readonly usage?: Usage };
  readonly fallback?: { readonly reason: Fallback; readonly message: string };
}

export interface Skill<I extends TSchema, O extends TSchema> {
  readonly name: string;
  readonly input: I;
  readonly output: O;
  /**
   * With a model: its answer as far as it verifies. Without one, after any failure of it, or when nothing of its answer
   * is sound: the grounded answer.
   * @throws ServiceError `invalid_request` if the input is not of the schema; the signal's reason when it aborts; what
   * `ground` throws.
   */
  run(input: ValueOf<I>, context: SkillContext): Promise<SkillResult<ValueOf<O>>>;
}

/**
 * One AI step that works without a model. Who uses it cannot tell which path answered except by `by`: both give the
 * same shape, and in both whatever is quoted stands in the store.
 *
 * ```ts
 * export const titleOf = defineSkill({
 *   name: 'title-of',
 *   input: Type.Object({ publication_number: Type.String() }),
 *   output: Type.Object({ title: Type.String() }),
 *   async prompt({ publication_number }, { corpus }) {
 *     const [patent] = await patentsByNumber(corpus, [publication_number]);
 *     return patent && {
 *       instructions: 'Give the document a short title.',
 *       material: [{ label: '1', text: patent.abstracts[0]?.text ?? '' }],
 *       turns: [{ role: 'user', text: 'The title, please.' }],
 *     };
 *   },
 *   async ground({ publication_number }, { corpus }) { ... },
 *   async verify({ title }) { return title.length < 200 ? { output: { title }, dropped: [] } : { dropped: ['too long'] }; },
 * });
 * const { output, by } = await titleOf.run({ publication_number: 'US1A1' }, { corpus, model, account, signal });
 * ```
 */
export function defineSkill<I extends TSchema, O extends TSchema, A extends TSchema = O>(
  spec: SkillSpec<I, O, A>,
): Skill<I, O> {
  type In = ValueOf<I>;
  type Out = ValueOf<O>;

  async function run(input: In, context: SkillContext): Promise<SkillResult<Out>> {
    const problem = Value.Errors(spec.input, input)[0];
    if (problem) {
      const place = problem.instancePath || 'the input';
      throw new ServiceError('invalid_request', `${spec.name}: ${place} ${problem.message}.`, { field: place });
    }
    context.signal.throwIfAborted();
    const { model } = context;
    const prompt = model && (await spec.prompt(input, context));
    if (!model || !prompt) return { output: await spec.ground(input, context), by: 'ground', dropped: [] };

    const asked = { name: model.name, prompt_hash: promptHash(prompt) };
    const grounded = async (
      reason: Fallback,
      message: string,
      dropped: readonly string[] = [],
      usage?: Usage,
    ): Promise<SkillResult<Out>> => ({
      output: await spec.ground(input, context),
      by: 'ground',
      dropped,
      model: { ...asked, ...(usage && { usage }) },
      fallback: { reason, message },
    });

    let answered: Awaited<ReturnType<Model['object']>>;
    try {
      answered = await model.object((spec.answer ?? spec.output) as TSchema, {
        prompt,
        account: context.account,
        signal: context.signal,
        ...(spec.max_output_tokens !== undefined && { max_output_tokens: spec.max_output_tokens }),
      });
    } catch (thrown) {
      context.signal.throwIfAborted();
      if (!(thrown instanceof ModelError)) throw thrown;
      return grounded(thrown.kind, thrown.message);
    }
    const { usage } = answered;
    const { output, dropped } = await spec.verify(answered.value as ValueOf<A>, input, context);
    if (output === undefined) {
      return grounded('nothing_sound', 'Nothing in the answer of the model could be verified.', dropped, usage);
    }
    return { output, by: 'model', dropped, model: { ...asked, usage } };
  }

  return { name: spec.name, input: spec.input, output: spec.output, run };
}
