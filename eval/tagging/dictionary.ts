import { join } from 'node:path';
import { type Entity, entities } from '#collections/entities/entities.ts';
import { Automaton, automatonBytes, type Named } from '#dictionary/tagging/automaton.ts';
import { commonThings, tellingWords, withCommonThings } from '#dictionary/tagging/common-things.ts';
import { namedThings } from '#dictionary/tagging/dictionary.ts';
import { withTranslations } from '#dictionary/tagging/translated.ts';
import type { DictionaryWord } from '#lexicon/index.ts';
import { assembledRecords } from '#testing/assembled-records.ts';

/** Folders of the shared data that the dictionary of the evaluation is made of. */
const FOLDERS = [
  ...['disease-ontology/HumanDO.obo.gz', 'disease-ontology-2026', 'mesh-xml', 'mesh', 'drugbank-vocabulary'],
  ...['drugcentral-tsv', 'hgnc', 'rxnorm', 'ncbi-gene'],
];

/**
 * The dictionary of the shared data, and its names as texts are looked through for them. Some 300,000 names.
 * @param words Of a dictionary of two languages, whose words are names too.
 * @param twice With each thing a second time, a word behind its names.
 */
export async function readDictionary(
  drugs: string,
  words: readonly DictionaryWord[] = [],
  twice = false,
): Promise<{ things: readonly Entity[]; automaton: Automaton }> {
  const things = await assembledRecords(
    entities,
    FOLDERS.map((name) => join(drugs, name)),
  );
  const own = [...tellingWords(await commonThings()), ...words];
  const named = withTranslations(withCommonThings(namedThings(things)), own);
  const more = twice ? named.map(again) : [];
  return { things, automaton: new Automaton(automatonBytes([...named, ...more], things.length)) };
}

const again = (thing: Named): Named => ({
  ...thing,
  id: `${thing.id}:again`,
  within: thing.within.map((id) => `${id}:again`),
  names: thing.names.map((name) => ({ ...name, text: `${name.text} again` })),
});
