import { TRIGRAMS } from './trigrams.ts';

/** Languages that are told apart and translated, ISO 639-1. */
export const LANGUAGES = [
  ...['zh', 'en', 'ja', 'ko', 'de', 'fr', 'ru', 'es', 'pt', 'it', 'nl', 'ar', 'hi', 'th', 'vi', 'id', 'tr', 'pl'],
] as const;
export type Language = (typeof LANGUAGES)[number];

/** Characters that are looked at. */
const SAMPLE = 20_000;

/**
 * Words that stand in almost every sentence of a language written in Latin letters; longer lists tell shorter texts.
 */
const WORDS: Readonly<Record<string, string>> = {
  en: 'the of and to a in is for that with as by on are be or an at from which this it wherein said least has having not being have can one first second when between into may such more comprising its their other includes provided using what how who why does do did was were there has you we would should your',
  de: 'der die und in den von zu das mit sich des auf für ist im dem nicht ein eine als auch es an werden aus er hat dass sie nach wird bei einer um am sind noch wie einem über einen so zum haben nur oder aber vor zur bis mehr durch wobei eines dadurch gekennzeichnet verfahren vorrichtung mindestens insbesondere',
  fr: 'de la le et les des en un du une que est pour qui dans par sur au plus avec ne se pas ce il sont ou aux son cette à dont être comme mais elle ses leur également ladite ledit selon procédé entre chaque moins soit été ces lequel laquelle caractérisé comprend sans',
  es: 'de la que el en y a los del se las por un para con no una su al lo como más o es sus le ha desde entre cuando muy sin sobre también hasta hay donde dicho dicha según donde comprende mediante ser al menos este esta estos son está fue así caracterizado procedimiento dichos',
  pt: 'de a o que e do da em um para com não uma os no se na por mais as dos como mas ao das à seu sua ou quando muito nos já também só pelo pela até isso entre sem mesmo aos seus quem nas meu dita dito invenção pelo menos são está foi ser é processo compreende caracterizado método em que onde através',
  it: 'di e il la che in un a per è una sono con non del si da della le dei al i come lo gli nel alla più ha dalla anche delle o ma se degli nella detto detta detti secondo comprende almeno ad essere questo questa sul mezzo tra viene nonché procedimento ciascuno caratterizzato mediante dello',
  nl: 'de van het een en in is dat op te zijn met voor niet aan er om ook als dan maar bij of uit nog worden door naar heeft tot over wordt welke waarbij deze die dit kan ten minste hebben omvat volgens werkwijze inrichting hun geen daarvan tussen onder na wanneer',
  vi: 'và của các có trong được cho là một để với từ này đến những khi theo không đó bằng ra vào bao gồm đề cập sáng chế phương pháp thiết bị thứ nhất hoặc ít trên như người nhiều tại về số sử dụng đã cũng',
  id: 'yang dan di dari untuk dengan pada ini adalah dalam tidak ke oleh itu sebagai atau akan telah dapat secara ada juga tersebut suatu sebuah antara bahwa lebih saat mereka kami seperti menjadi lain terdiri memiliki setiap metode serta satu dua invensi melalui sehingga terhadap paling sedikit',
  tr: 've bir bu için ile olarak da de olan en daha gibi çok kadar sonra ise ya veya ancak her göre olduğu ne ki tarafından şekilde edilen yöntem sahip buluş bulunan içeren söz konusu az üzerinde birinci ikinci arasında edilir olup değil sistem yapılan vardır sağlar diğer',
  pl: 'i w na z do się jest że nie to o jak po za od przez dla oraz są przy lub co który która które ma tym tak ale może być jego pod ich być a także jako ze urządzenie sposób według wynalazku jednego między tego jej został każdy co najmniej wynalazek stanowi gdzie znamienny',
};
/** Letters that only some of them have. */
const LETTERS: Readonly<Record<string, RegExp>> = {
  de: /[äöüß]/g,
  fr: /[àâçèêëîïôùûœ]/g,
  es: /[ñ¿¡áíóú]/g,
  pt: /[ãõçâêôáíóú]/g,
  it: /[àèìòù]/g,
  nl: /ij|aa|ee|oo/g,
  vi: /[ạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹđơư]/g,
  tr: /[ışğ]|ç[ıiaeou]/g,
  pl: /[ąęłńśźż]|sz|cz|rz/g,
};
/** Ends of words, for lists of names that have hardly a common word between them. */
const ENDS: Readonly<Record<string, RegExp>> = {
  en: /(?:ing|ness|ings|ware|ly|ible|ic|ry|ed|tions?|ments?)$/u,
  de: /(?:ung|ungen|keit|heit|lich|ische?n?|geräte|ischer|zeug|teile)$/u,
  fr: /(?:tion|tions|ment|ments|eurs?|aux|euses?|iques?|elles?|ages|ées?)$/u,
  es: /(?:ción|ciones|dades?|ados?|adas?|adores|mente|ico|icos|icas|eros)$/u,
  pt: /(?:ção|ções|dades?|mente|ados|agem|agens|eiros?|inhos?)$/u,
  it: /(?:zione|zioni|mento|menti|tore|tori|ità|elli|etti|aggio|ici)$/u,
  nl: /(?:ingen|heid|lijke?|atie|aties|eren|tjes|zaam|stukken)$/u,
  id: /(?:kan|nya|annya)$/u,
  tr: /(?:lar|ler|ları|leri|ması|mesi|ında|inde|dır|dir|lık|lik)$/u,
  pl: /(?:ów|anie|enie|ych|ego|owe|ami|cji|ości|owych|arki)$/u,
};
/** What a word with such an end counts for, beside a common word. */
const END_WORTH = 0.25;
const LATIN = Object.entries(WORDS).map(([lang, words]) => ({
  lang: lang as Language,
  words: new Set(words.split(/\s+/)),
}));
/** A word is worth less the more of the languages have it. */
const SHARED = new Map<string, number>();
for (const { words } of LATIN) for (const word of words) SHARED.set(word, (SHARED.get(word) ?? 0) + 1);

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Languages that are told: also Greek, which nothing is translated from. */
export type ToldLanguage = Language | 'el';
export const isTranslated = (lang: string | undefined): lang is Language => LANGUAGES.some((one) => one === lang);

/**
 * The language of a text, of 19: by its script, those in Latin letters by their commonest words, their own letters and
 * the triples of letters that they are made of. Nothing for a text without letters, in another script, or with too
 * little in common with any. Linear. For sources that do not say it themselves, and for what people write.
 * @param among Languages in Latin letters that it can be in: the fewer, the less a short text is mistaken.
 */
export function detectLanguage(text: string, among?: readonly string[]): ToldLanguage | undefined {
  const sample = text.slice(0, SAMPLE).normalize('NFC');
  const scripts: readonly (readonly [ToldLanguage, number])[] = [
    ['ja', count(sample, /[\p{Script=Hiragana}\p{Script=Katakana}]/gu) * 3],
    ['ko', count(sample, /\p{Script=Hangul}/gu) * 2],
    ['zh', count(sample, /\p{Script=Han}/gu) * 2],
    ['ru', count(sample, /\p{Script=Cyrillic}/gu)],
    ['el', count(sample, /\p{Script=Greek}/gu)],
    ['ar', count(sample, /\p{Script=Arabic}/gu)],
    ['hi', count(sample, /\p{Script=Devanagari}/gu)],
    ['th', count(sample, /\p{Script=Thai}/gu)],
  ];
  const latin = count(sample, /\p{Script=Latin}/gu);
  const [script, most] = scripts.reduce((best, one) => (one[1] > best[1] ? one : best));
  // kana make a text Japanese however many Han characters it has
  if (scripts[0]![1] > 0 && scripts[0]![1] * 4 >= scripts[2]![1] && scripts[0]![1] * 2 > latin) return 'ja';
  if (most > 0 && most >= latin * 0.5) return script;
  return latin > 0 ? ofLatin(sample.toLowerCase(), latin, among) : undefined;
}

const LEAST_SCORE = 0.02;

/**
 * How often a triple stands in a language, by its place in the table (Zipf: the share falls with the rank); what is not
 * in it is rarer than the last one.
 */
const TABLES = Object.entries(TRIGRAMS).map(([lang, triples]) => ({ lang, triples: triples.split(' ') }));
const OUTSIDE = 900;
const likelihood = (rank: number) => -Math.log(rank + 10);
/** Of each triple that any table has: its likelihood in each language, in the order of the tables. */
const LIKELIHOODS = new Map<string, Float64Array>();
for (const [at, { triples }] of TABLES.entries())
  for (const [rank, triple] of triples.entries()) {
    if (!LIKELIHOODS.has(triple)) LIKELIHOODS.set(triple, new Float64Array(TABLES.length).fill(likelihood(OUTSIDE)));
    LIKELIHOODS.get(triple)![at] = likelihood(rank);
  }
/** What common words, ends and letters weigh beside triples of letters. */
const WORDS_WEIGH = 4;
/**
 * Triples tell a text alone, without a common word, if it has so many words, and this share of its triples is known.
 */
const LEAST_WORDS = 10;
const LEAST_KNOWN = 0.7;

/** The triples of letters of a word, those at its ends with a mark. */
function triplesOf(word: string): string[] {
  const letters = [...`_${word}_`];
  return letters.slice(2).map((last, i) => letters[i]! + letters[i + 1]! + last);
}

/** The mean likelihood of the triples of letters that any table has, by language, and the share of known triples. */
function byTriples({ words, order }: Words): { known: number; likely: ReadonlyMap<string, number> } {
  const of = words.map((word) => {
    const triples = triplesOf(word);
    return { all: triples.length, found: triples.flatMap((triple) => LIKELIHOODS.get(triple) ?? []) };
  });
  const sums = new Float64Array(TABLES.length);
  let all = 0;
  let found = 0;
  for (const word of order) {
    const one = of[word]!;
    all += one.all;
    found += one.found.length;
    for (const likely of one.found) for (let i = 0; i < sums.length; i++) sums[i]! += likely[i]!;
  }
  const likely = new Map(TABLES.map(({ lang }, i) => [lang, found > 0 ? sums[i]! / found : 0]));
  return { known: all > 0 ? found / all : 0, likely };
}

/** The words of a text: each once, and in the order in which they stand. */
interface Words {
  readonly words: readonly string[];
  readonly order: readonly number[];
}

function wordsOf(text: string): Words {
  const places = new Map<string, number>();
  const order = (text.match(/\p{L}+/gu) ?? []).map((word) => {
    const place = places.get(word) ?? places.size;
    if (place === places.size) places.set(word, place);
    return place;
  });
  return { words: [...places.keys()], order };
}

/** What the words of a text are worth together. */
function worthOf({ words, order }: Words, of: (word: string) => number): number {
  const worth = words.map(of);
  return order.reduce((sum, word) => sum + worth[word]!, 0);
}

function ofLatin(text: string, letters: number, among?: readonly string[]): Language | undefined {
  const words = wordsOf(text);
  const all = words.order.length;
  const able = among ? LATIN.filter(({ lang }) => among.includes(lang)) : LATIN;
  const scores = able
    .map(({ lang, words: common }) => {
      const said = worthOf(words, (word) => (common.has(word) ? 1 / SHARED.get(word)! : 0));
      const ends = ENDS[lang];
      const ended = ends ? worthOf(words, (word) => (word.length > 4 && ends.test(word) ? END_WORTH : 0)) : 0;
      const own = LETTERS[lang] ? count(text, LETTERS[lang]) : 0;
      return {
        lang,
        // ends of words, and pairs of letters that others have too, are guesses in a few words
        sure: said > 0 || (own > 0 && lang !== 'nl'),
        score: (said + ended) / all + (own / letters) * (lang === 'nl' ? 0.6 : 2),
      };
    })
    .sort((a, b) => b.score - a.score);
  const [first, second] = scores;
  if (!first) return undefined;
  const enough = first.sure || among !== undefined || all >= LEAST_WORDS;
  const told = enough && first.score >= LEAST_SCORE && first.score > (second?.score ?? 0);
  // of three languages there is no table: their words and letters tell them
  if (told && !TABLES.some(({ lang }) => lang === first.lang)) return first.lang;
  if (all < LEAST_WORDS) return told ? first.lang : undefined;
  const { known, likely } = byTriples(words);
  if (!told && known < LEAST_KNOWN) return undefined;
  const [best] = scores
    .filter(({ lang }) => likely.has(lang))
    .map(({ lang, score }) => ({ lang, score: likely.get(lang)! + WORDS_WEIGH * score }))
    .sort((a, b) => b.score - a.score);
  return best?.lang;
}
