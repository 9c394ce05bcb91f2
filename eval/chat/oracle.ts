import { currentOwners, originalOwners, type Patent } from '#collections/patents/patent.ts';
import { contentWords } from '#language/content-words.ts';

/** What is right, told from the records themselves: no search, no index. */

export const keysOf = (text: string): string[] => [...new Set(contentWords(text).map(({ key }) => key))];

/** What joins a thing to what is special about it; says nothing itself. */
export const CARRIER = /具有|带有|采用|基于|用于|包括|包含/gu;

/** Everything that a record says, in lower case. */
const TEXTS = new WeakMap<Patent, string>();
export function textsOf(record: Patent): string {
  let text = TEXTS.get(record);
  if (text === undefined) {
    text = [
      ...record.titles.map((one) => one.text),
      ...record.abstracts.map((one) => one.text),
      ...record.claims.flatMap(({ claims }) => claims.map((one) => one.text)),
      ...record.descriptions.flatMap(({ paragraphs }) => paragraphs.map((one) => one.text)),
    ]
      .join('\n')
      .toLowerCase();
    TEXTS.set(record, text);
  }
  return text;
}

/** Whether a text has every word of what a thing is called. */
export const covers = (text: string, thing: string): boolean => {
  const there = new Set(keysOf(text.replace(CARRIER, '，')));
  return keysOf(thing.replace(CARRIER, '，')).every((key) => there.has(key));
};

/** The publications of a record's family: those with a priority in common, or the same application. */
export function familiesOf(records: readonly Patent[]): (record: Patent) => Set<string> {
  const byNumber = new Map<string, Set<string>>();
  const numbersOf = ({ priorities, application_number }: Patent) => [
    ...priorities.map(({ number }) => number),
    ...(application_number ? [application_number] : []),
  ];
  for (const record of records)
    for (const number of numbersOf(record)) {
      const known = byNumber.get(number) ?? new Set();
      known.add(record.publication_number);
      byNumber.set(number, known);
    }
  return (record) =>
    new Set([record.publication_number, ...numbersOf(record).flatMap((number) => [...(byNumber.get(number) ?? [])])]);
}

/** How many records name an owner, counted over the records themselves. */
export function ownersOf(records: readonly Patent[]): (name: string) => number {
  const fold = (text: string) =>
    ` ${text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()} `;
  const names = records.map((record) =>
    [...originalOwners(record), ...currentOwners(record)].flatMap(({ name, standard_name }) => [
      fold(name),
      ...(standard_name ? [fold(standard_name)] : []),
    ]),
  );
  return (name) => {
    const wanted = /\p{Script=Han}/u.test(name) ? fold(name).trim() : fold(name);
    return names.filter((all) => all.some((one) => one.includes(wanted))).length;
  };
}
