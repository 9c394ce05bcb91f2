import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** What became of a test, or of a file of tests whose end was reached: a line of `MUTATION_RESULTS` each. */
export type ResultLine =
  | { readonly file: string; readonly name: string; readonly passed: boolean; readonly why?: string }
  /** `whole` unless something beside its tests failed, such as its imports or what comes before all. */
  | { readonly file: string; readonly whole: boolean };

const root = process.cwd();
const write = (line: ResultLine) => appendFileSync(process.env.MUTATION_RESULTS!, `${JSON.stringify(line)}\n`);
const fileOf = ({ moduleId }: TestModule) => relative(root, moduleId);

/** Writes results as they come: those of a run that is ended before its end are told, too. */
export default class ResultLines implements Reporter {
  readonly #failed = new Set<string>();

  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result();
    if (state !== 'passed' && state !== 'failed') return;
    const file = fileOf(test.module);
    if (state === 'failed') this.#failed.add(file);
    const why = errors?.[0]?.message.slice(0, 200);
    write({ file, name: test.fullName, passed: state === 'passed', ...(why !== undefined && { why }) });
  }

  onTestModuleEnd(module: TestModule): void {
    const file = fileOf(module);
    write({ file, whole: module.state() !== 'failed' || this.#failed.has(file) });
  }
}
