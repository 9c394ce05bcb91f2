import type { Claim } from '#collections/patents/patent.ts';
import type { FamilyParameter, Invention } from './invention.ts';
import { rangeText } from './invention.ts';
import { half, type Lang } from './seed.ts';
import { article, capital, type Manner, type Mentioned } from './wording.ts';

/**
 * `us`: single dependencies, `of claim 1`; `ep`: two-part form with reference signs; `wo`: like ep without the
 * characterising part; `cn`: Chinese; `mt`: Chinese claims in machine English.
 */
export type ClaimStyle = 'us' | 'ep' | 'wo' | 'cn' | 'mt';

interface Draft {
  /** Parents in terms of drafts. */
  readonly on: readonly Draft[];
  write(mentioned: Mentioned, reference: string, numberOf: (draft: Draft) => number): string;
  /** Refers to other claims of another category. */
  readonly independent: boolean;
}

/**
 * The claims of an invention in one language and style. `granted` sets have the dependent alternative moved into claim
 * 1, as examination usually leaves them. Each text is written with the mentions of the claims that it depends on, so
 * that its antecedents are right by construction.
 */
export function claimsOf(invention: Invention, version: 0 | 1, style: ClaimStyle, granted: boolean): Claim[] {
  const { seed, parts } = invention;
  const choice = invention.choices[version] ?? invention.choices[0];
  const lang: Lang = style === 'cn' ? 'zh' : 'en';
  const manner: Manner = { lang, signs: style === 'ep' ? 'paren' : 'none' };
  const zh = lang === 'zh';
  const say = (text: string, m: Mentioned) => parts.say(text, m, manner);
  const subject = parts.noun('S', lang);
  const mains = granted ? [...choice.main, choice.dependent] : [...choice.main];
  const drafts: Draft[] = [];
  const add = (draft: Draft): Draft => {
    drafts.push(draft);
    return draft;
  };

  const process = seed.kind === 'process';
  const first = add({
    on: [],
    independent: true,
    write(m) {
      m.add('S');
      for (const [id] of Object.entries(seed.parts)) {
        if (subject.includes(zh ? parts.noun(id, lang) : ` ${article(parts.noun(id, lang))}`)) m.add(id);
      }
      const head = zh ? '' : article(parts.mention('S!', m, manner));
      const elements = seed.base.map((b) => say(b, m));
      const conditions = mains.map((o) => say(o.c, m));
      if (zh) {
        const opening = process ? '包括以下步骤：' : '包括：';
        return invention.parts.seed.id.length % 2 === 0
          ? `一种${subject}，其特征在于，${opening}\n${elements.join('；\n')}；\n其中，${conditions.join('；并且')}。`
          : `一种${subject}，${opening}\n${elements.join('；\n')}；\n其特征在于，${conditions.join('；并且')}。`;
      }
      const body = `${elements.slice(0, -1).join(';\n')}; and\n${elements.at(-1)}`;
      const steps = process ? ' the steps of' : '';
      if (style === 'ep')
        return `${capital(head)}, comprising${steps}:\n${body},\ncharacterized in that ${conditions.join(', and in that ')}.`;
      if (style === 'mt')
        return `${capital(head)}, characterized by comprising${process ? ' the following steps' : ''}:\n${body};\nwherein ${conditions.join('; and ')}.`;
      return `${capital(head)}, comprising${steps}:\n${body},\nwherein ${conditions.join(', and\nwherein ')}.`;
    },
  });

  const further = (on: readonly Draft[], clause: (m: Mentioned) => string, of = subject): Draft =>
    add({
      on,
      independent: false,
      write: (m, reference) => {
        if (zh) return `根据${reference}所述的${of}，其特征在于，${clause(m)}。`;
        const lead = style === 'us' ? 'of' : 'according to';
        const link = style === 'mt' || style === 'ep' ? 'characterized in that' : 'wherein';
        return `The ${of} ${lead} ${reference}, ${link} ${clause(m)}.`;
      },
    });
  const several = (...on: Draft[]): Draft[] => (style === 'us' ? on.slice(0, 1) : on);

  const alternative = granted ? undefined : further([first], (m) => say(choice.dependent.c, m));
  const [extraA, extraB, extraC] = invention.extras;
  if (extraA) further(several(first, ...(alternative ? [alternative] : [])), (m) => say(extraA, m));
  const broad = (p: FamilyParameter) => (m: Mentioned) => {
    const { parameter } = p;
    const name = half(parameter.n, lang);
    const range = rangeText(p.range, p.decimals, parameter.u, lang);
    m.add(`quantity ${parameter.n}`);
    if (zh) return `${parameter.of ? `${parts.mention(parameter.of, m, manner)}的` : ''}${name}为${range}`;
    return `${article(name)}${parameter.of ? ` of ${parts.mention(parameter.of, m, manner)}` : ''} is ${range}`;
  };
  const narrow = (p: FamilyParameter) => (m: Mentioned) => {
    const { parameter } = p;
    const name = half(parameter.n, lang);
    const range = rangeText(p.preferred, p.decimals, parameter.u, lang);
    if (zh) return `${parameter.of ? `${parts.mention(parameter.of, m, manner)}的` : ''}${name}为${range}`;
    return `the ${name}${parameter.of ? ` of ${parts.mention(parameter.of, m, manner)}` : ''} is ${range}`;
  };
  const narrower = (p: FamilyParameter) => p.preferred.some((v, i) => v !== p.range[i]);
  const [p1, p2, p3] = invention.params;
  if (p1) {
    const wide = further([first], broad(p1));
    if (narrower(p1)) further([wide], narrow(p1));
  }
  if (extraB) further(several(first, ...(alternative ? [alternative] : [])), (m) => say(extraB, m));
  if (p2) further([first], broad(p2));
  if (extraC && granted) further([first], (m) => say(extraC, m));

  const allBefore = [...drafts];
  const range = (numberOf: (d: Draft) => number) => numberOf(allBefore.at(-1)!);
  const anyOf = (n: number) => (zh ? `权利要求1至${n}中任一项` : `any one of claims 1 to ${n}`);
  if (seed.method) {
    const { method } = seed;
    const verb = half(method.verb, lang);
    const made = add({
      on: [],
      independent: true,
      write(m, _reference, numberOf) {
        m.add('S');
        const steps = method.steps.map((s) => say(s, m));
        if (zh)
          return `一种如${anyOf(range(numberOf))}所述的${subject}的${verb}方法，其特征在于，包括以下步骤：\n${steps.join('；\n')}。`;
        const whole = `A method for ${verb} the ${subject} ${style === 'us' ? `of claim 1` : `according to ${anyOf(range(numberOf))}`}, the method comprising`;
        return `${whole}:\n${steps.slice(0, -1).join(';\n')}; and\n${steps.at(-1)}.`;
      },
    });
    if (p3) further([made], broad(p3), zh ? `${verb}方法` : 'method');
  }
  add({
    on: [],
    independent: true,
    write(_m, _reference, numberOf) {
      const system = half(seed.system, lang);
      const claims = anyOf(range(numberOf));
      if (zh)
        return process
          ? `一种${system}，其特征在于，所述${system}被配置为执行如${claims}所述的${subject}。`
          : `一种${system}，其特征在于，包括如${claims}所述的${subject}。`;
      const of = style === 'us' ? 'of claim 1' : `according to ${claims}`;
      if (process) return `${capital(article(system))} configured to carry out the ${subject} ${of}.`;
      return `${capital(article(system))} comprising the ${subject} ${of}.`;
    },
  });

  const numbers = new Map(drafts.map((draft, i) => [draft, i + 1]));
  const numberOf = (draft: Draft) => numbers.get(draft)!;
  const mentions = new Map<Draft, Mentioned>();
  return drafts.map((draft) => {
    const [head, ...rest] = draft.on.map((d) => mentions.get(d)!);
    const mentioned: Mentioned = new Set([...(head ?? [])].filter((id) => rest.every((other) => other.has(id))));
    const parents = draft.on.map(numberOf).sort((a, b) => a - b);
    const reference = zh ? `权利要求${parents.join('或')}` : `claim ${parents.join(' or ')}`;
    const text = draft.write(mentioned, reference, numberOf);
    mentions.set(draft, mentioned);
    return { number: numberOf(draft), text, independent: draft.independent, parents };
  });
}
