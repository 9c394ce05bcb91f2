import type { Fact } from '#contract/facts.ts';
import type { Wanted } from './contract.ts';

const INT32 = 2 ** 31 - 1;
const LAYOUTS: Readonly<Record<string, RegExp>> = {
  yyyyMMdd: /^(?:0|[12]\d{3}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01]))$/,
  yyyy: /^[12]\d{3}$/,
  'yyyy-MM-dd': /^[12]\d{3}-\d\d-\d\d$/,
  'epoch-ms': /^\d{12,13}$/,
  uuid: /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/,
};

/**
 * What an answer says that the interface does not allow: a number beyond its width or bounds, a value that is in no
 * enum, a date or id in another layout, a promised field that is not there. Fields of our own and what was only
 * inferred are not looked at; a day of 0 and an empty text are how rows say unknown.
 */
export function wrongValues(data: unknown, { facts, schemas }: Wanted): string[] {
  const wrong: string[] = [];
  const resolve = (fact: Fact): Fact => (fact.$ref ? resolve(schemas[fact.$ref]!) : fact);
  function visit(given: unknown, fact: Fact, at: string): void {
    const want = resolve(fact);
    if (given === undefined || want['x-own'] || want['x-inferred']) return;
    if (Array.isArray(given)) {
      for (const [index, each] of given.entries()) visit(each, want.items ?? {}, `${at}[${index}]`);
      return;
    }
    if (typeof given === 'object' && given !== null) {
      const has = given as Readonly<Record<string, unknown>>;
      for (const name of want.required ?? []) if (has[name] === undefined) wrong.push(`${at}.${name} is missing`);
      for (const [name, field] of Object.entries(want.properties ?? {})) visit(has[name], field, `${at}.${name}`);
      return;
    }
    const say = (text: string) => wrong.push(`${at}: ${JSON.stringify(given)?.slice(0, 60)} ${text}`);
    if (given === null) {
      if (!want.nullable) say('is null');
      return;
    }
    if (want.enum && !want.enum.includes(given as never)) say(`is none of ${want.enum.join(', ')}`);
    if (typeof given === 'number') {
      if (want.format === 'int32' && !(Number.isInteger(given) && Math.abs(given) <= INT32)) say('is no int32');
      if (want.format === 'int64' && !Number.isSafeInteger(given)) say('is no integer');
      if (want.minimum !== undefined && given < want.minimum) say(`is below ${want.minimum}`);
      if (want.maximum !== undefined && given > want.maximum) say(`is above ${want.maximum}`);
    }
    if (want.format === 'uri' && !URL.canParse(String(given))) say('is no link');
    const layout = LAYOUTS[want['x-format'] ?? ''];
    if (layout && given !== '' && !want['x-separator'] && !layout.test(String(given)))
      say(`is not ${want['x-format']}`);
  }
  visit(data, facts.answer ?? facts.response ?? {}, 'data');
  return wrong;
}
