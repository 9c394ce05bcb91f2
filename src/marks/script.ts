import { createRequire } from 'node:module';

/** How a text of another script sounds, in Latin letters. */

// biome-ignore format: read it as a table
const KANA: Readonly<Record<string, string>> = {
  ア: 'a', イ: 'i', ウ: 'u', エ: 'e', オ: 'o', カ: 'ka', キ: 'ki', ク: 'ku', ケ: 'ke', コ: 'ko',
  サ: 'sa', シ: 'shi', ス: 'su', セ: 'se', ソ: 'so', タ: 'ta', チ: 'chi', ツ: 'tsu', テ: 'te', ト: 'to',
  ナ: 'na', ニ: 'ni', ヌ: 'nu', ネ: 'ne', ノ: 'no', ハ: 'ha', ヒ: 'hi', フ: 'fu', ヘ: 'he', ホ: 'ho',
  マ: 'ma', ミ: 'mi', ム: 'mu', メ: 'me', モ: 'mo', ヤ: 'ya', ユ: 'yu', ヨ: 'yo',
  ラ: 'ra', リ: 'ri', ル: 'ru', レ: 're', ロ: 'ro', ワ: 'wa', ヲ: 'o', ン: 'n', ヴ: 'vu',
  ガ: 'ga', ギ: 'gi', グ: 'gu', ゲ: 'ge', ゴ: 'go', ザ: 'za', ジ: 'ji', ズ: 'zu', ゼ: 'ze', ゾ: 'zo',
  ダ: 'da', ヂ: 'ji', ヅ: 'zu', デ: 'de', ド: 'do', バ: 'ba', ビ: 'bi', ブ: 'bu', ベ: 'be', ボ: 'bo',
  パ: 'pa', ピ: 'pi', プ: 'pu', ペ: 'pe', ポ: 'po',
};
const SMALL: Readonly<Record<string, string>> = {
  ャ: 'ya',
  ュ: 'yu',
  ョ: 'yo',
  ァ: 'a',
  ィ: 'i',
  ゥ: 'u',
  ェ: 'e',
  ォ: 'o',
};

/** Hepburn without long vowels: `ワギュー` -> `wagyu`. Hiragana is read as katakana. */
function kana(text: string): string {
  let out = '';
  let doubled = false;
  for (const sign of text) {
    const code = sign.codePointAt(0)!;
    const kata = code >= 0x3041 && code <= 0x3096 ? String.fromCodePoint(code + 0x60) : sign;
    if (kata === 'ッ') {
      doubled = true;
      continue;
    }
    if (kata === 'ー') continue;
    const small = SMALL[kata];
    if (small !== undefined && out !== '') {
      // kya, sha; fa, ti
      const y = small.startsWith('y');
      out = /(?:sh|ch|j)i$/.test(out)
        ? out.slice(0, -1) + small.replace('y', '')
        : out.slice(0, -1) + (y || !/[iu]$/.test(out) ? small : small);
      continue;
    }
    const read = KANA[kata];
    out += read === undefined ? sign : doubled ? read[0] + read : read;
    doubled = false;
  }
  return out;
}

const INITIALS = ['g', 'kk', 'n', 'd', 'tt', 'r', 'm', 'b', 'pp', 's', 'ss', '', 'j', 'jj', 'ch', 'k', 't', 'p', 'h'];
// biome-ignore format: read it as a table
const MEDIALS = ['a', 'ae', 'ya', 'yae', 'eo', 'e', 'yeo', 'ye', 'o', 'wa', 'wae', 'oe', 'yo', 'u', 'wo', 'we', 'wi', 'yu', 'eu', 'ui', 'i'];
// biome-ignore format: read it as a table
const FINALS = ['', 'k', 'k', 'k', 'n', 'n', 'n', 't', 'l', 'k', 'm', 'l', 'l', 'l', 'p', 'l', 'm', 'p', 'p', 't', 't', 'ng', 't', 't', 'k', 't', 'p', 't'];

/** Revised Romanisation, syllable by syllable (the block is initial x 588 + medial x 28 + final, Unicode 3.12). */
const hangul = (text: string): string =>
  text.replace(/[\uac00-\ud7a3]/g, (sign) => {
    const index = sign.charCodeAt(0) - 0xac00;
    return INITIALS[Math.floor(index / 588)]! + MEDIALS[Math.floor((index % 588) / 28)]! + FINALS[index % 28]!;
  });

const HANGUL = /\p{Script=Hangul}/u;

/**
 * Hangul read as the foreign word that it may stand for: without the vowel that parts consonants (`플로라` -> `plora`,
 * `애플` -> `aepl`), `l` once, `sh` for `sy`. Undefined for a text without Hangul.
 */
export const loanword = (text: string): string | undefined =>
  HANGUL.test(text)
    ? latin(text).replace(/eu/g, '').replace(/eo/g, 'o').replace(/l[lr]/g, 'l').replace(/sy/g, 'sh')
    : undefined;

const pairs = (text: string) => new Map(text.split(' ').map((pair) => [pair[0]!, pair.slice(1)]));
/** ISO 9 in ASCII, near enough to the sound. */
const OTHER_LETTERS = new Map([
  ...pairs(
    'аa бb вv гg дd еe ёyo жzh зz иi йy кk лl мm нn оo пp рr сs тt уu фf хkh цts чch шsh щsch ъ ыy ь эe юyu яya іi їyi єye ґg',
  ),
  ...pairs('αa βv γg δd εe ζz ηi θth ιi κk λl μm νn ξx οo πp ρr σs ςs τt υy φf χch ψps ωo'),
]);

const LETTERS_LIKE: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ı: 'i',
};

function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 0x7f) return false;
  return true;
}

/** Lower case without accents, in half width: `Ｃafé` -> `cafe`. */
export const folded = (text: string): string =>
  isAscii(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .toLowerCase()
        .replace(/\p{M}+/gu, '')
        .replace(/[ßøłđðæœþı]/g, (sign) => LETTERS_LIKE[sign]!)
        .normalize('NFC');

const require = createRequire(import.meta.url);
let loaded: typeof import('pinyin-pro') | undefined;
/** How Chinese sounds: 4 MB of readings, which only they pay for who have such a text. */
const mandarin = () => (loaded ??= require('pinyin-pro') as typeof import('pinyin-pro'));

const HAN = /\p{Script=Han}+/gu;

/** Whether a text has signs that are no Latin letters but have a sound. */
export const hasOtherScript = (text: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Greek}]/u.test(
    text,
  );

/**
 * Lower-case Latin letters and digits, words divided by blanks; what has no reading (Arabic, emoji) is left out.
 * Chinese is read as Mandarin without tones, one word for a run of characters: `小米 手机` -> `xiaomi shouji`.
 */
export function latin(text: string): string {
  return (isAscii(text) ? text.toLowerCase() : voiced(text))
    .replace(/[''’`´]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** Lower-case Latin letters for all signs that have a reading. */
function voiced(text: string): string {
  const read = kana(
    text
      .normalize('NFKC')
      .replace(HAN, (run) => ` ${mandarin().pinyin(run, { toneType: 'none', type: 'array', v: true }).join('')} `),
  );
  return folded(hangul(read)).replace(/[а-яёіїєґα-ως]/g, (sign) => OTHER_LETTERS.get(sign) ?? '');
}
