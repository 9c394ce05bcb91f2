import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { patents } from '#collections/patents/patents.ts';
import { cpuTime } from '#testing/cpu-time.ts';
import { inChinese, notesFor } from './notes.ts';
import { SENTENCES, WORDS } from './zh.ts';

const src = join(import.meta.dirname, '../..');

/** A text of source code from its quotation mark on: with `{}` for what is put in, and where it ends. */
function textAt(code: string, from: number): { text: string; end: number } {
  const mark = code[from]!;
  let text = '';
  let at = from + 1;
  while (code[at] !== mark) {
    if (code[at] === '\\') {
      text += code[at + 1];
      at += 2;
    } else if (mark === '`' && code.startsWith('${', at)) {
      for (let depth = 1, inner = at + 2; ; inner++) {
        const letter = code[inner]!;
        if (`'"\``.includes(letter)) inner = textAt(code, inner).end - 1;
        else if (letter === '{') depth++;
        else if (letter === '}' && --depth === 0) {
          at = inner + 1;
          break;
        }
      }
      if (!text.endsWith('{}')) text += '{}';
    } else text += code[at++];
  }
  return { text, end: at + 1 };
}

/** The texts in the argument of a call. */
function textsOfCall(code: string, from: number): string[] {
  const texts: string[] = [];
  for (let at = from, depth = 1; depth > 0 && at < code.length; ) {
    const letter = code[at]!;
    if (`'"\``.includes(letter)) {
      const { text, end } = textAt(code, at);
      texts.push(text);
      at = end;
      continue;
    }
    if (letter === '(') depth++;
    else if (letter === ')') depth--;
    at++;
  }
  return texts;
}

/** Sentences that code says beside answers; those of reports are in the language of the report. */
function notesInCode(): { where: string; text: string }[] {
  const files = globSync('{operations,analytics,collections,corpus,monitors,skills}/**/*.ts', { cwd: src });
  return files
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const code = readFileSync(join(src, file), 'utf8');
      if (/\bnote\b[^;]*\} from '#documents\/blocks\.ts'/.test(code)) return [];
      return [...code.matchAll(/(?<![\w#])(?<!counts\.)(?:note|noteToCaller|notes\.add)\((?!what: )/g)].flatMap(
        ({ index, 0: call }) => textsOfCall(code, index + call.length).map((text) => ({ where: file, text })),
      );
    })
    .filter(({ text }) => /[a-z]{2} [a-z]/.test(text));
}

/** What look-ups say that nothing is stored of, and what would fill it. */
function missingInCode(): { where: string; text: string }[] {
  return globSync('operations/**/*.ts', { cwd: src }).flatMap((file) => {
    if (file.endsWith('.test.ts')) return [];
    const code = readFileSync(join(src, file), 'utf8');
    const called = [...code.matchAll(/\bnoteMissing\(/g)].flatMap(({ index, 0: call }) =>
      textsOfCall(code, index + call.length),
    );
    const declared = /\b(?:patentListLookup\(|Part<)/.test(code)
      ? [...code.matchAll(/\b(?:what|source):\s*(?=['`])/g)].map(
          ({ index, 0: field }) => textAt(code, index + field.length).text,
        )
      : [];
    const isPlace = (text: string) => text === '' || text === '{} in {}' || text === 'publication_number';
    return [...called, ...declared].filter((text) => !isPlace(text)).map((text) => ({ where: file, text }));
  });
}

const ENGLISH = [...Object.keys(SENTENCES), ...Object.keys(WORDS)];

describe('notes in Chinese', () => {
  it('are there for every sentence that an operation says', () => {
    const found = notesInCode();
    expect(found.length).toBeGreaterThan(170);
    const missing = found.filter(({ text }) => !ENGLISH.some((each) => each === text || each.startsWith(text)));
    // whoever adds a note adds its Chinese to zh.ts, in the words of docs/glossary.md
    expect(missing).toEqual([]);
  });

  it('are there for whatever look-ups miss, and for what would fill it', () => {
    const found = missingInCode();
    expect(found.length).toBeGreaterThan(40);
    const missing = found.filter(
      ({ text }) =>
        !ENGLISH.some(
          (each) =>
            each === text || each === `${text} in {}` || (text.endsWith('{}') && each.startsWith(text.slice(0, -2))),
        ),
    );
    expect(missing).toEqual([]);
  });

  it('name the fields that charts count by', () => {
    const fields =
      'ANS_EXACT ANS_TYPE APD AUTHORITY F_CITES_COUNT IN_EXACT IPC_GROUP IPC_SUB_CLASS PBD PRIORITY_COUNTRY';
    for (const field of `${fields} SIMPLE_LEGAL_STATUS STATUS_GROUP TYPE_GROUP WIPO_FIELD`.split(' ')) {
      const { label } = patents.fields[field]!;
      const chinese = inChinese(`448 of 693 applications have no value for: ${label}.`)!;
      expect([field, chinese.includes(label)]).toEqual([field, false]);
    }
    expect(inChinese('448 of 693 applications have no value for: Application date.')).toBe(
      '693 件申请中有 448 件申请没有以下字段的值：申请日。',
    );
  });

  it('have in every sentence all that is put in, and Chinese around it', () => {
    for (const [english, chinese] of [...Object.entries(SENTENCES), ...Object.entries(WORDS)]) {
      const places = english.split('{}').length - 1;
      const used = new Set([...chinese.matchAll(/\{(\d)\}/g)].map(([, n]) => Number(n)));
      expect([english, [...used].every((n) => n >= 1 && n <= places)]).toEqual([english, true]);
      expect([english, /[\p{Script=Han}]|^opt_out$/u.test(chinese)]).toEqual([english, true]);
    }
    for (const [english, chinese] of Object.entries(SENTENCES)) {
      const places = english.split('{}').length - 1;
      const used = new Set([...chinese.matchAll(/\{(\d)\}/g)].map(([, n]) => Number(n)));
      expect([english, used.size]).toEqual([english, places]);
    }
  });

  it.each([
    ['Not in the corpus: US1A1, US2A1 and 3 more.', '语料库中没有：US1A1, US2A1 等，另有 3 项。'],
    ['3 of 120 applications have no value for: Filing date.', '120 件申请中有 3 件申请没有以下字段的值：Filing date。'],
    [
      'No legal event is stored of EP1B1; it would come from legal events of the offices (epo-ops).',
      '没有存储EP1B1的法律事件；可由以下来源提供：各专利局的法律事件（epo-ops）。',
    ],
    ['US1B2: the right has ended.', 'US1B2：权利已终止。'],
    ['The paper was retracted.', '该论文已被撤稿。'],
    ['doi:10.1/x was retracted.', 'doi:10.1/x 已被撤稿。'],
    [
      'The group of ACME: 2 entities stored; registers state 3 direct children more that are not stored (importer gleif).',
      'ACME 的集团：已存储 2 个实体；登记册另载 3 个直接子公司，未存储（导入器 gleif）。',
    ],
    [
      'Scores are mean percentiles among the 9 owners of the corpus with 5 families or more on 2026-01-01. Ratings are given where 30 compare.',
      '评分为截至 2026-01-01 语料库中拥有 5 个及以上同族的 9 个权利人中的平均百分位。有 30 个可比权利人时才给出评级。',
    ],
    [
      'No loaded source states: value_avg, apno_cnt, x_new. What would fill it: licences: uspto-assignment, epo-ops; company-table.',
      '已导入的来源均未说明：专利平均价值（value_avg）、拥有的申请（apno_cnt）、x_new。可由以下导入器补充：许可：uspto-assignment、epo-ops；company-table。',
    ],
    ['US1B2: the same is so of further records: 3.', 'US1B2：另有 3 件登记情况相同。'],
    [
      'No goods of the marks that were read hold all the words of "zzyzx meals".',
      '所读商标的商品中没有包含“zzyzx meals”全部词语的。',
    ],
    ['A note that nobody wrote: never.', undefined],
  ])('%s', (english, chinese) => {
    expect(inChinese(english)).toBe(chinese);
  });

  it('go to whoever asks for Chinese first', () => {
    const notes = ['The paper was retracted.', 'Something new.'];
    expect(notesFor('zh-CN,zh;q=0.9,en;q=0.8', notes)).toEqual(['该论文已被撤稿。', 'Something new.']);
    for (const accepted of [undefined, 'en', 'en-US,zh;q=0.5', 'zhx', '*'])
      expect(notesFor(accepted, notes)).toBe(notes);
  });

  it('are found in time that grows with the text alone', () => {
    const long = `Not in the corpus: ${' and '.repeat(20_000)}.`;
    const spent = cpuTime();
    inChinese(long);
    expect(spent()).toBeLessThan(200);
  });
});
