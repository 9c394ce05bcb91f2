import { type CitedDocument, Pages } from './describe.ts';
import { headed, type Invention, measureDecimals, rangeText, shown, unit } from './invention.ts';
import type { Random } from './random.ts';
import { half, type Measure, type Option } from './seed.ts';
import { article, capital, list, lower, type Manner, type Mentioned } from './wording.ts';

const en = (text: string) => half(text, 'en');
const PLAIN: Manner = { lang: 'en', signs: 'plain' };
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Captions of the drawings, in order: what it is, its best parts, the method, the results. */
export function captionsEn(invention: Invention): string[] {
  const { seed } = invention;
  const subject = invention.parts.noun('S', 'en');
  const a = invention.choices[0].main[0];
  const captions: string[] = [];
  if (seed.kind === 'device') {
    captions.push(
      `${seed.view === 'stack' ? 'a schematic sectional view' : 'a block diagram'} of ${article(subject)} according to a first embodiment`,
    );
    captions.push(`an enlarged detail of FIG. 1 with ${en(a.t)}`);
  } else if (seed.kind === 'process') {
    captions.push(`a flow chart of the ${subject} according to a first embodiment`);
    captions.push('a block diagram of an arrangement in which the method is carried out');
  } else captions.push(`a schematic section through the structure of the ${subject}`);
  if (seed.method) captions.push(`a flow chart of a method for ${en(seed.method.verb)} the ${subject}`);
  captions.push(`a diagram of the ${en(seed.measures[0]!.n)} in the examples and in the comparative example`);
  return captions;
}

/** The description in English. */
export function describeEn(invention: Invention, cited: readonly CitedDocument[], random: Random): Pages {
  const { seed, field, parts } = invention;
  const pages = new Pages();
  const bare = parts.noun('S', 'en');
  const subject = article(bare);
  const choice = invention.choices[0];
  const [one, two] = choice.main;
  const three = choice.dependent;
  const process = seed.kind === 'process';
  const say = (text: string, m: Mentioned) => parts.say(text, m, PLAIN);
  const sentence = (text: string, m: Mentioned) => `${capital(say(text, m))}.`;
  const known = new Set<string>(['S', ...Object.keys(seed.parts)]);
  const unsigned = (text: string, m: Mentioned) => parts.say(text, m, { lang: 'en', signs: 'none' });
  const p = random.pick.bind(random);

  pages.heading('field', p(['TECHNICAL FIELD', 'FIELD OF THE INVENTION', 'TECHNICAL FIELD OF THE DISCLOSURE']));
  const verb = seed.method && en(seed.method.verb);
  const scope = (to: string) =>
    verb
      ? `${to}${subject}, ${to}a method for ${verb} it and ${to}${article(en(seed.system))} that comprises it`
      : `${to}${subject} and ${to}${article(en(seed.system))} that carries it out`;
  pages.add(
    p([
      `The invention relates to ${en(seed.topic)}, and more particularly ${scope('to ')}.`,
      `The present disclosure concerns ${scope('')}. It lies in the field of ${en(field.name)}, in particular of ${en(seed.topic)}.`,
      `Embodiments relate generally to ${en(field.name)} and specifically to ${en(seed.topic)}. In particular, they concern ${scope('')}.`,
    ]),
  );

  pages.heading('background', p(['BACKGROUND', 'BACKGROUND OF THE INVENTION', 'BACKGROUND ART']));
  for (const text of random.sample(field.background, Math.min(2, field.background.length))) pages.add(en(text));
  pages.add(
    p([
      `Known solutions rely on ${en(seed.art)}.`,
      `To date, use is mostly made of ${en(seed.art)}.`,
      `A common approach makes use of ${en(seed.art)}.`,
    ]),
  );
  for (const document of cited) {
    const { printed, subject: other, option, topic } = document;
    if (document.close) {
      pages.add(
        p([
          `${printed.en} describes ${article(other.en)} with ${option.en}. ${capital(en(one.t))} in combination with ${en(two.t)} cannot be taken from that document.`,
          `A solution with ${option.en} is known from ${printed.en}. It improves on the earlier state, but it leaves open how ${en(one.t)} could be combined with ${en(two.t)}.`,
          `From ${printed.en}, ${article(other.en)} is known which makes use of ${option.en}; there is no suggestion to provide ${en(two.t)} in addition to ${en(one.t)}.`,
        ]),
      );
    } else {
      pages.add(
        p([
          `${printed.en} deals with ${topic.en} and proposes ${option.en} for that purpose. The question of ${en(seed.topic)} is not addressed there.`,
          `${printed.en} discloses ${article(other.en)} having ${option.en}, which serves a different purpose, namely ${topic.en}.`,
        ]),
      );
    }
  }
  const bridge = p([
    'Nevertheless,',
    'A drawback common to these solutions is that',
    'It has been found, however, that',
    'In operation it turns out that',
  ]);
  pages.add(`${bridge} ${en(seed.problem)}.`);

  pages.heading('summary', p(['SUMMARY', 'SUMMARY OF THE INVENTION', 'DISCLOSURE OF THE INVENTION']));
  pages.add(
    p([
      `It is an object of the invention to avoid, at least in part, the disadvantage that ${en(seed.problem)}.`,
      `The technical problem to be solved is that ${en(seed.problem)}. The solution is set out in the independent claims; advantageous developments are the subject of the dependent claims.`,
      `The invention is based on the object of improving ${en(seed.topic)} and, in particular, of overcoming the problem that ${en(seed.problem)}.`,
    ]),
  );
  const m1: Mentioned = new Set(['S']);
  for (const id of Object.keys(seed.parts)) if (bare.includes(` ${article(parts.noun(id, 'en'))}`)) m1.add(id);
  const elements = seed.base.map((b) => unsigned(b, m1));
  const aspect = p([
    'According to a first aspect, the object is achieved by',
    'This object is achieved by',
    'In one aspect, there is provided',
  ]);
  pages.add(
    `${aspect} ${subject} comprising ${list(elements, '; ', '; and ')}, wherein ${unsigned(one.c, m1)}, and wherein ${unsigned(two.c, m1)}.`,
  );
  const effect = (option: Option) => unsigned(option.w, new Set(known));
  pages.add(
    p([
      `This combination has the following effect. ${capital(effect(one))}. ${capital(effect(two))}.`,
      `The solution rests on two measures that support each other, namely on ${en(one.t)} and on ${en(two.t)}. ${capital(effect(one))}. ${capital(effect(two))}.`,
      `The first of these measures acts as follows: ${lower(effect(one))}. The second supplements it: ${lower(effect(two))}.`,
    ]),
  );
  pages.add(`In a preferred development, ${unsigned(three.c, m1)}. ${capital(effect(three))}.`);
  for (const q of invention.params) {
    const { parameter } = q;
    const of = parameter.of ? ` of ${unsigned(`{${parameter.of}} | `, m1)}` : '';
    pages.add(
      `Preferably, ${article(en(parameter.n))}${of} is ${rangeText(q.range, q.decimals, parameter.u, 'en')}, particularly preferably ${rangeText(q.preferred, q.decimals, parameter.u, 'en')}. ${capital(en(parameter.w))}.`,
    );
  }
  if (seed.method)
    pages.add(
      `According to ${p(['a second aspect', 'a further aspect'])}, there is provided a method for ${en(seed.method.verb)} the ${bare}, and according to yet another aspect ${article(en(seed.system))} comprising the ${bare}.`,
    );
  else pages.add(`A further aspect concerns ${article(en(seed.system))} which is configured to carry out the ${bare}.`);
  const [measure] = seed.measures;
  const best = bestOf(invention, 0);
  pages.add(
    `Compared with the state of the art, the ${en(measure!.n)} ${measure!.best < measure!.base ? 'falls' : 'rises'} from ${number(measure!.base, measure!)} to ${number(best, measure!)} in the best of the examples described below.`,
  );

  pages.heading('drawings', p(['BRIEF DESCRIPTION OF THE DRAWINGS', 'DESCRIPTION OF THE DRAWINGS']));
  const captions = captionsEn(invention);
  captions.forEach(
    (caption, i) =>
      void pages.add(`FIG. ${i + 1} ${p(['is', 'shows'])} ${caption}${i === captions.length - 1 ? '.' : ';'}`),
  );

  pages.heading(
    'embodiments',
    p(['DETAILED DESCRIPTION', 'DETAILED DESCRIPTION OF EMBODIMENTS', 'DESCRIPTION OF PREFERRED EMBODIMENTS']),
  );
  const m: Mentioned = new Set();
  const withSubject = parts.mention('S', m, PLAIN);
  for (const id of Object.keys(seed.parts)) if (bare.includes(` ${article(parts.noun(id, 'en'))}`)) m.add(id);
  if (process) {
    pages.add(`FIG. 1 shows the sequence of the ${bare}. The method is carried out by ${article(en(seed.system))}.`);
    seed.base.forEach((step, i) => void pages.add(`Step S${i + 1} comprises ${say(step, m)}.`));
  } else if (seed.kind === 'composition') {
    pages.add(
      `The ${bare} of the first embodiment, whose structure FIG. 1 shows, contains the following constituents: ${list(
        seed.base.map((b) => say(b, m)),
        '; ',
        '; and ',
      )}.`,
    );
  } else {
    pages.add(
      p([
        `FIG. 1 shows ${withSubject}. It comprises ${list(
          seed.base.map((b) => say(b, m)),
          '; ',
          '; and ',
        )}.`,
        `Referring to FIG. 1, ${withSubject} of the first embodiment comprises ${list(
          seed.base.map((b) => say(b, m)),
          '; further ',
          '; and finally ',
        )}.`,
      ]),
    );
  }
  const detail = (option: Option, opening: string) => {
    const text = say(option.c, m);
    pages.add(`${opening} ${text}. ${sentence(option.w, m)}`);
  };
  detail(
    one,
    seed.kind === 'composition'
      ? 'In this embodiment,'
      : p(['As FIG. 2 shows in more detail,', 'With reference to FIG. 2,', 'As can be seen from FIG. 2,']),
  );
  detail(two, p(['Furthermore,', 'In addition,', 'It is also provided that']));
  detail(three, p(['In a development of this embodiment,', 'Advantageously,', 'Optionally,']));
  for (const extra of invention.extras)
    pages.add(`${p(['In the example shown,', 'Here,', 'Preferably,', 'It is expedient if'])} ${say(extra, m)}.`);
  for (const q of invention.params) {
    const { parameter } = q;
    const of = parameter.of ? ` of ${say(`{${parameter.of}} | `, m)}` : '';
    const middle = (q.preferred[0] + q.preferred[1]) / 2;
    pages.add(
      p([
        `The ${en(parameter.n)}${of} may lie between ${rangeText(q.range, q.decimals, parameter.u, 'en').replace(' to ', ' and ')}; a value of ${shown(middle, q.decimals)}${unit(parameter.u, 'en')} was chosen here.`,
        `In this embodiment the ${en(parameter.n)}${of} is ${shown(middle, q.decimals)}${unit(parameter.u, 'en')}. Values of ${rangeText(q.range, q.decimals, parameter.u, 'en')} have proved suitable, those of ${rangeText(q.preferred, q.decimals, parameter.u, 'en')} are preferred.`,
      ]),
    );
  }
  if (seed.method) {
    const mm: Mentioned = new Set(known);
    const figure = captions.findIndex((c) => c.startsWith('a flow chart')) + 1;
    pages.add(`A method for ${en(seed.method.verb)} the ${bare} is explained with reference to FIG. ${figure}.`);
    seed.method.steps.forEach((step, i) => void pages.add(`Step S${i + 1} comprises ${say(step, mm)}.`));
  }
  invention.described.forEach((option, i) => {
    const text = say(option.c, m);
    pages.add(
      `${p([`A ${ORDINALS[i + 1] ?? 'further'} embodiment differs from the first in that`, `According to a ${ORDINALS[i + 1] ?? 'further'} embodiment, which otherwise corresponds to the first,`])} ${text}. ${sentence(option.w, m)}`,
    );
  });

  const results = invention.examples.filter((e) => e.number > 0);
  for (const example of results) {
    const values = invention.params.map(
      (q, i) =>
        `the ${en(q.parameter.n)}${q.parameter.of && q.parameter.of !== 'S' ? ` of the ${parts.noun(q.parameter.of, 'en')}` : ''} was ${shown(example.params[i]!, q.decimals)}${unit(q.parameter.u, 'en')}`,
    );
    const measured = seed.measures.map(
      (x, i) => `${i === 0 ? 'The' : 'the'} ${en(x.n)} was ${number(example.measures[i]!, x)}`,
    );
    const last = example === results.at(-1) && results.length > 2;
    const more = last ? ` and, in addition, with ${en(three.t)}` : '';
    const done = process ? `The ${bare} was carried out` : `${capital(subject)} was prepared as described above,`;
    const set = values.length > 0 ? `; ${list(values, ', ', ' and ')}` : '';
    pages.add(
      `Example ${example.number}. ${done} with ${en(one.t)} and ${en(two.t)}${more}${set}. ${list(measured, ', ', ' and ')}.`,
    );
  }
  const comparative = invention.examples.at(-1)!;
  pages.add(
    `Comparative Example 1. For comparison, the test was repeated without ${en(one.t)} and without ${en(two.t)}, other things being equal. ${capital(
      list(
        seed.measures.map((x, i) => `the ${en(x.n)} was ${number(comparative.measures[i]!, x)}`),
        ', ',
        ' and ',
      ),
    )}.`,
  );
  const head = [
    'Example',
    ...invention.params.map((q) => headed(en(q.parameter.n), q.parameter.u, 'en')),
    ...seed.measures.map((x) => headed(en(x.n), x.u, 'en')),
  ].join(' | ');
  const rows = [...results, comparative].map((e) =>
    [
      e.number === 0 ? 'C1' : `${e.number}`,
      ...e.params.map((v, i) => shown(v, invention.params[i]!.decimals)),
      ...e.measures.map((v, i) => shown(v, measureDecimals(seed.measures[i]!))),
    ].join(' | '),
  );
  pages.add(`Table 1 (see also FIG. ${captions.length}):\n${head}\n${rows.join('\n')}`);
  pages.add(
    p([
      `As Table 1 shows, the examples with ${en(one.t)} and ${en(two.t)} are clearly better than the comparative example. The effect is attributed to the interplay explained above.`,
      `The comparison makes it clear that the gain is due to ${en(one.t)} together with ${en(two.t)}, since the other conditions were the same.`,
    ]),
  );
  pages.add(
    seed.method
      ? `${capital(article(en(seed.system)))} may comprise the ${bare} in each of the embodiments described here.`
      : `${capital(article(en(seed.system)))} carries out the ${bare} in one of the embodiments described here; it may be formed by one device or by several devices that work together.`,
  );
  pages.add(
    p([
      'Features that are described for one embodiment may be combined with those of another, unless they exclude each other. The scope of protection is determined by the claims alone.',
      'The embodiments serve for explanation only. Modifications that a person skilled in the art makes within the scope of the claims are covered as well.',
      'Ranges given include their end points and every value in between. Terms in the singular do not exclude a plurality.',
    ]),
  );
  const signs = ['S', ...Object.keys(seed.parts)].filter((id) => {
    const sign = parts.sign(id);
    return sign !== undefined && pages.paragraphs.some((g) => g.text.includes(`${parts.noun(id, 'en')} ${sign}`));
  });
  if (signs.length > 0 && random.chance(0.5)) {
    pages.heading('other', 'LIST OF REFERENCE SIGNS');
    pages.add(`${signs.map((id) => `${parts.sign(id)} ${parts.noun(id, 'en')}`).join('; ')}.`);
  }
  return pages;
}

const number = (value: number, m: Measure) => `${shown(value, measureDecimals(m))}${unit(m.u, 'en')}`;

/** The best value that the examples reach for a measure. */
export function bestOf(invention: Invention, measure: number): number {
  const { base, best } = invention.seed.measures[measure]!;
  const values = invention.examples.filter((e) => e.number > 0).map((e) => e.measures[measure]!);
  return best < base ? Math.min(...values) : Math.max(...values);
}
