import { type CitedDocument, Pages } from './describe.ts';
import { bestOf } from './describe-en.ts';
import { headed, type Invention, measureDecimals, rangeText, shown, unit } from './invention.ts';
import type { Random } from './random.ts';
import { half, type Option } from './seed.ts';
import type { Manner, Mentioned } from './wording.ts';

const zh = (text: string) => half(text, 'zh');
const PLAIN: Manner = { lang: 'zh', signs: 'plain' };
const ORDINALS = ['一', '二', '三', '四', '五'];

/** Captions of the drawings in Chinese, in the order of `captionsEn`. */
export function captionsZh(invention: Invention): string[] {
  const { seed } = invention;
  const subject = invention.parts.noun('S', 'zh');
  const captions: string[] = [];
  if (seed.kind === 'device') {
    captions.push(`实施例一的${subject}的${seed.view === 'stack' ? '剖面结构示意图' : '结构框图'}`);
    captions.push(`图1中${zh(invention.choices[0].main[0].t)}的局部放大图`);
  } else if (seed.kind === 'process') {
    captions.push(`实施例一的${subject}的流程图`);
    captions.push('执行该方法的装置的结构框图');
  } else captions.push(`${subject}的结构示意图`);
  if (seed.method) captions.push(`${subject}的${zh(seed.method.verb)}方法的流程图`);
  captions.push(`各实施例与对比例的${zh(seed.measures[0]!.n)}对比图`);
  return captions;
}

/** The description in Chinese. */
export function describeZh(
  invention: Invention,
  cited: readonly CitedDocument[],
  random: Random,
  right: string,
): Pages {
  const { seed, field, parts } = invention;
  const pages = new Pages();
  const subject = parts.noun('S', 'zh');
  const choice = invention.choices[0];
  const [one, two] = choice.main;
  const three = choice.dependent;
  const process = seed.kind === 'process';
  const system = zh(seed.system);
  const p = random.pick.bind(random);
  const say = (text: string, m: Mentioned) => parts.say(text, m, PLAIN);
  const unsigned = (text: string, m: Mentioned) => parts.say(text, m, { lang: 'zh', signs: 'none' });
  const all = () => new Set<string>(['S', ...Object.keys(seed.parts)]);
  /** An effect without reference signs and without 所述. */
  const effect = (option: Option) => unsigned(option.w, all()).replaceAll('所述', '');
  const method = seed.method ? `${zh(seed.method.verb)}方法` : '';

  pages.heading('field', '技术领域');
  pages.add(
    p([
      `${right}涉及${zh(field.name)}技术领域，尤其涉及一种${subject}${method ? `及其${method}` : ''}以及${system}。`,
      `${right}属于${zh(seed.topic)}技术领域，具体涉及一种${subject}${method ? `、其${method}` : ''}和${system}。`,
      `${right}涉及${zh(seed.topic)}，特别是涉及一种${subject}。`,
    ]),
  );

  pages.heading('background', '背景技术');
  for (const text of random.sample(field.background, Math.min(2, field.background.length))) pages.add(zh(text));
  pages.add(
    p([
      `现有技术中，通常${zh(seed.art)}。`,
      `目前，常见的做法是${zh(seed.art)}。`,
      `在相关技术中，一般${zh(seed.art)}。`,
    ]),
  );
  for (const { printed, subject: other, option, topic, close } of cited) {
    if (close) {
      pages.add(
        p([
          `${printed.zh}公开了一种具有${option.zh}的${other.zh}，但该文献并未公开将${zh(one.t)}与${zh(two.t)}相结合的方案。`,
          `例如，${printed.zh}记载了采用${option.zh}的${other.zh}，其虽有改善，但未涉及如何将${zh(one.t)}与${zh(two.t)}相结合。`,
          `专利文献${printed.zh}提出了一种${other.zh}，其采用${option.zh}；然而其中没有在${zh(one.t)}之外进一步设置${zh(two.t)}的启示。`,
        ]),
      );
    } else {
      pages.add(
        p([
          `${printed.zh}涉及${topic.zh}，为此提出了${option.zh}，但并未涉及${zh(seed.topic)}的问题。`,
          `${printed.zh}公开了一种${other.zh}，其具有${option.zh}，所要解决的是${topic.zh}的问题。`,
        ]),
      );
    }
  }
  pages.add(`${p(['然而，', '但是，上述方案存在如下不足：', '在实际使用中发现，'])}${zh(seed.problem)}。`);

  pages.heading('summary', right === '本实用新型' ? '实用新型内容' : '发明内容');
  pages.add(
    p([
      `${right}的目的在于提供一种${subject}，以解决现有技术中${zh(seed.problem)}的技术问题。`,
      `针对上述现有技术的不足，${right}所要解决的技术问题是：${zh(seed.problem)}。`,
      `为了克服${zh(seed.problem)}的缺陷，${right}提供一种${subject}。`,
    ]),
  );
  const m1: Mentioned = new Set(['S']);
  for (const id of Object.keys(seed.parts)) if (subject.includes(parts.noun(id, 'zh'))) m1.add(id);
  pages.add(
    `为实现上述目的，${right}采用如下技术方案：一种${subject}，包括${process ? '以下步骤' : ''}：${seed.base.map((b) => unsigned(b, m1)).join('；')}；其中，${unsigned(one.c, m1)}；并且${unsigned(two.c, m1)}。`,
  );
  pages.add(
    p([
      `采用上述技术方案的有益效果在于：${effect(one)}；同时，${effect(two)}。`,
      `与现有技术相比，${right}具有如下有益效果：（1）${effect(one)}；（2）${effect(two)}。`,
      `上述方案通过${zh(one.t)}与${zh(two.t)}的配合解决了所述技术问题。具体而言，${effect(one)}。此外，${effect(two)}。`,
    ]),
  );
  pages.add(
    `${p(['进一步地，', '作为优选，', '在一种优选的实施方式中，'])}${unsigned(three.c, m1)}。${effect(three)}。`,
  );
  for (const q of invention.params) {
    const { parameter } = q;
    const of = parameter.of ? `${unsigned(` | {${parameter.of}}`, m1)}的` : '';
    pages.add(
      `优选地，${of}${zh(parameter.n)}为${rangeText(q.range, q.decimals, parameter.u, 'zh')}，更优选为${rangeText(q.preferred, q.decimals, parameter.u, 'zh')}。${zh(parameter.w)}。`,
    );
  }
  if (seed.method) pages.add(`${right}还提供一种上述${subject}的${method}，以及一种包括上述${subject}的${system}。`);
  else pages.add(`${right}还提供一种${system}，其被配置为执行上述${subject}。`);
  const [measure] = seed.measures;
  pages.add(
    `试验表明，${zh(measure!.n)}由现有技术的${measure!.base}${unit(measure!.u, 'zh')}${measure!.best < measure!.base ? '降低' : '提高'}至${bestOf(invention, 0)}${unit(measure!.u, 'zh')}。`,
  );

  pages.heading('drawings', '附图说明');
  const captions = captionsZh(invention);
  captions.forEach((caption, i) => void pages.add(`图${i + 1}为${caption}${i === captions.length - 1 ? '。' : '；'}`));
  const legend = pages.paragraphs.length;
  pages.add('附图标记说明：');

  pages.heading('embodiments', '具体实施方式');
  pages.add(
    p([
      `下面结合附图和具体实施例对${right}作进一步详细说明。应当理解，此处所描述的具体实施例仅用于解释${right}，并不用于限定${right}。`,
      `为使${right}的目的、技术方案和优点更加清楚，下面将结合附图对本申请的实施方式进行清楚、完整的描述。`,
      `以下通过具体实施例对${right}的技术方案进行说明，但${right}的保护范围不限于此。`,
    ]),
  );
  const m: Mentioned = new Set(['S']);
  for (const id of Object.keys(seed.parts)) if (subject.includes(parts.noun(id, 'zh'))) m.add(id);
  const sign = parts.sign('S');
  if (process) {
    pages.add(`实施例一：如图1所示，本实施例的${subject}由${system}执行，包括以下步骤。`);
    seed.base.forEach((step, i) => void pages.add(`步骤S${i + 1}，${say(step, m)}。`));
  } else {
    pages.add(
      `实施例一：如图1所示，本实施例提供一种${subject}${sign ?? ''}，包括：${seed.base.map((b) => say(b, m)).join('；')}。`,
    );
  }
  pages.add(`${seed.kind === 'composition' ? '本实施例中，' : '如图2所示，'}${say(one.c, m)}。${say(one.w, m)}。`);
  pages.add(`${p(['进一步地，', '另外，', '在此基础上，'])}${say(two.c, m)}。${say(two.w, m)}。`);
  pages.add(
    `${p(['可选地，', '作为本实施例的一种改进，', '在一些实施方式中，'])}${say(three.c, m)}。${say(three.w, m)}。`,
  );
  for (const extra of invention.extras) pages.add(`${p(['优选地，', '在本实施例中，', '具体地，'])}${say(extra, m)}。`);
  for (const q of invention.params) {
    const { parameter } = q;
    const of = parameter.of ? `${say(` | {${parameter.of}}`, m)}的` : '';
    const middle = `${shown((q.preferred[0] + q.preferred[1]) / 2, q.decimals)}${unit(parameter.u, 'zh')}`;
    pages.add(
      p([
        `${of}${zh(parameter.n)}可在${rangeText(q.range, q.decimals, parameter.u, 'zh')}的范围内选择，本实施例中取${middle}。`,
        `本实施例中，${of}${zh(parameter.n)}为${middle}；${rangeText(q.range, q.decimals, parameter.u, 'zh')}均可实现${right}，其中${rangeText(q.preferred, q.decimals, parameter.u, 'zh')}效果较佳。`,
      ]),
    );
  }
  if (seed.method) {
    pages.add(
      `如图${captions.findIndex((c) => c.endsWith('流程图')) + 1}所示，上述${subject}的${method}包括以下步骤。`,
    );
    const mm = all();
    seed.method.steps.forEach((step, i) => void pages.add(`步骤S${i + 1}：${say(step, mm)}。`.replaceAll('所述', '')));
  }
  invention.described.forEach((option, i) => {
    pages.add(
      `实施例${ORDINALS[i + 1] ?? '六'}：本实施例与实施例一的区别在于，${say(option.c, m)}。${say(option.w, m)}。`,
    );
  });
  const results = invention.examples.filter((e) => e.number > 0);
  for (const example of results) {
    const values = invention.params.map(
      (q, i) =>
        `${q.parameter.of && q.parameter.of !== 'S' ? `${parts.noun(q.parameter.of, 'zh')}的` : ''}${zh(q.parameter.n)}为${shown(example.params[i]!, q.decimals)}${unit(q.parameter.u, 'zh')}`,
    );
    const measured = seed.measures.map(
      (x, i) => `${zh(x.n)}为${shown(example.measures[i]!, measureDecimals(x))}${unit(x.u, 'zh')}`,
    );
    const last = example === results.at(-1) && results.length > 2;
    const more = last ? `，并进一步采用${zh(three.t)}` : '';
    const done = process
      ? `按照实施例一的${subject}，采用${zh(one.t)}和${zh(two.t)}`
      : `采用具有${zh(one.t)}和${zh(two.t)}的${subject}`;
    pages.add(`试验例${example.number}：${[done + more, ...values].join('，')}。测得${measured.join('，')}。`);
  }
  const comparative = invention.examples.at(-1)!;
  pages.add(
    `对比例1：与试验例1的区别在于，未采用${zh(one.t)}和${zh(two.t)}，其他条件相同。测得${seed.measures.map((x, i) => `${zh(x.n)}为${shown(comparative.measures[i]!, measureDecimals(x))}${unit(x.u, 'zh')}`).join('，')}。`,
  );
  const head = [
    '编号',
    ...invention.params.map((q) => headed(zh(q.parameter.n), q.parameter.u, 'zh')),
    ...seed.measures.map((x) => headed(zh(x.n), x.u, 'zh')),
  ].join(' | ');
  const rows = [...results, comparative].map((e) =>
    [
      e.number === 0 ? '对比例1' : `试验例${e.number}`,
      ...e.params.map((v, i) => shown(v, invention.params[i]!.decimals)),
      ...e.measures.map((v, i) => shown(v, measureDecimals(seed.measures[i]!))),
    ].join(' | '),
  );
  pages.add(`表1\n${head}\n${rows.join('\n')}`);
  pages.add(
    p([
      `由表1可以看出，采用${zh(one.t)}和${zh(two.t)}的各试验例均明显优于对比例1。`,
      `表1和图${captions.length}的结果表明，上述改善来自${zh(one.t)}与${zh(two.t)}的共同作用。`,
    ]),
  );
  pages.add(
    p([
      `以上所述仅为${right}的较佳实施例，并不用以限制${right}，凡在${right}的精神和原则之内所作的任何修改、等同替换和改进等，均应包含在${right}的保护范围之内。`,
      `以上实施例仅用以说明${right}的技术方案，而非对其限制；本领域的普通技术人员可以对其中部分技术特征进行等同替换，而这些替换并不使相应技术方案脱离${right}的保护范围。`,
      `本领域技术人员可以理解，上述各实施例的特征在不冲突的情况下可以相互组合。${right}的保护范围以权利要求书为准。`,
    ]),
  );
  const body = pages.paragraphs.map((g) => g.text).join('\n');
  const signs = ['S', ...Object.keys(seed.parts)]
    .map((id) => ({ sign: parts.sign(id), noun: parts.noun(id, 'zh') }))
    .filter((s) => s.sign !== undefined && body.includes(`${s.noun}${s.sign}`));
  if (signs.length > 0) pages.paragraphs[legend]!.text += `${signs.map((s) => `${s.sign}、${s.noun}`).join('；')}。`;
  else pages.drop(legend);
  return pages;
}
