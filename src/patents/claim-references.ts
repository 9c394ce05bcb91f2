/** What a claim's words say about the claims it builds on. */
export interface ClaimReference {
  readonly independent: boolean;
  readonly parents: number[];
}

/** Text of an earlier claim of the same set, for telling "another category" from a repeated preamble. */
export type EarlierClaim = (number: number) => string | undefined;

/** A mention of other claims: their numbers, and where it stands. */
interface Mention {
  readonly start: number;
  readonly end: number;
  readonly numbers: number[];
}

/**
 * How one language writes a reference. Heads have single blanks (`headOf`): patterns take one, so that a run of them
 * costs nothing.
 */
interface Wording {
  /** The word "claim(s)", before its numbers. */
  readonly word: RegExp;
  /** "the preceding claims", without numbers. */
  readonly all?: RegExp;
  /** Whether a mention makes the claim dependent; `parent` is the text of the claim that is mentioned first. */
  dependsOn(head: string, mention: Mention, parent: string | undefined): boolean;
  /** Which of several mentions governs. */
  readonly governing?: (head: string, mentions: readonly Mention[]) => Mention | undefined;
}

const RANGE = /^(?:to|through|thru|bis|à|a|until|-|‐|‑|–|—|~|〜|～|至|到|乃至|ないし|から|내지|부터)$/i;
const LINK =
  /\s?(?:([,;、，/]|\band\/or\b|\band\b|\bor\b|\bund\b|\boder\b|\bet\b|\bou\b|\by\b|\bo\b|\be\b|或者|或|和|与|與|及|以及|または|又は|あるいは|もしくは|若しくは|および|及び|또는|및|혹은)|(\bto\b|\bthrough\b|\bthru\b|\bbis\b|(?<!\p{L})[àa](?!\p{L})|-|‐|‑|–|—|~|〜|～|至|到|乃至|ないし|から|내지|부터))\s?/iuy;
const NUMBER = /\s?(?:第|제)?\s?(\d{1,4})(?:\s?(?:号|號|項|项|항))?/y;

/**
 * Reads `1`, `1 to 3`, `1, 2 and 4`, `1至3`, `제1항 내지 제3항` from `at`; the word may be repeated (`again`) between numbers
 * ("claim 1 or claim 2").
 */
function readNumbers(text: string, at: number, again: RegExp): { numbers: number[]; end: number } {
  const numbers: number[] = [];
  let end = at;
  let range = false;
  for (;;) {
    NUMBER.lastIndex = end;
    let digits = NUMBER.exec(text);
    if (!digits) {
      again.lastIndex = end;
      const repeated = again.exec(text);
      if (repeated) {
        NUMBER.lastIndex = again.lastIndex;
        digits = NUMBER.exec(text);
      }
    }
    if (!digits) break;
    const number = Number(digits[1]);
    const last = numbers.at(-1);
    // A range is bounded by what a printed claim number can be, so that "1 to 9999" costs nothing.
    if (range && last !== undefined) for (let n = last + 1; n < number && n < 1000; n++) numbers.push(n);
    numbers.push(number);
    end = NUMBER.lastIndex;
    // One link, or two as in "1, or 2" and "1 、又は 2".
    LINK.lastIndex = end;
    let link = LINK.exec(text);
    if (!link) break;
    range = link[2] !== undefined && RANGE.test(link[2]);
    let next = LINK.lastIndex;
    LINK.lastIndex = next;
    link = LINK.exec(text);
    if (link) {
      range ||= link[2] !== undefined;
      next = LINK.lastIndex;
    }
    NUMBER.lastIndex = next;
    again.lastIndex = next;
    if (!NUMBER.test(text) && !again.test(text)) break;
    end = next;
  }
  return { numbers, end: numbers.length > 0 ? end : at };
}

function mentionsOf(head: string, wording: Wording, own: number): Mention[] {
  const found: Mention[] = [];
  const { word, again } = WORDS.get(wording)!;
  word.lastIndex = 0;
  for (let m = word.exec(head); m && found.length < 20; m = word.exec(head)) {
    const { numbers, end } = readNumbers(head, m.index + m[0].length, again);
    if (numbers.length > 0) {
      found.push({ start: m.index, end, numbers });
      word.lastIndex = Math.max(end, m.index + 1);
    }
  }
  const all = wording.all?.exec(head);
  if (all) {
    const numbers = Array.from({ length: Math.min(own - 1, 999) }, (_, i) => i + 1);
    found.push({ start: all.index, end: all.index + all[0].length, numbers });
    found.sort((a, b) => a.start - b.start);
  }
  return found;
}

// --- English, German, French: "<subject> <what it does> <object> according to claim N" ---

/** How a western language builds a preamble. */
interface Grammar {
  /** Words between a noun and its claim reference, at the end of the text before "claim". */
  readonly linkers: RegExp;
  /** Where the subject ends and its purpose, parts or object begin. */
  readonly boundary: RegExp;
  /** A definite object at the end: "the method". */
  readonly definite: RegExp;
  /** Nouns that name an activity, not a thing. */
  readonly activity: RegExp;
  /** Nouns that name a thing claimed as such. */
  readonly thing: RegExp;
  readonly article: RegExp;
  /** Which word of a noun phrase is its head. */
  readonly head: 'first' | 'last';
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? [];
const singular = (word: string | undefined) => word?.replace(/(?:es|s|en|n)$/, '');

function subjectOf(preamble: string, grammar: Grammar): { head: string | undefined; text: string } {
  const bare = preamble.replace(grammar.article, '');
  const cut = grammar.boundary.exec(bare)?.index ?? bare.search(/[,:;(]/);
  const text = (cut > 0 ? bare.slice(0, cut) : bare).slice(0, 160);
  const words = wordsOf(text);
  return { head: singular(grammar.head === 'first' ? words[0] : words.at(-1)), text };
}

const lastNoun = (text: string) => singular(wordsOf(text).at(-1));

/** Whether words name an activity and no thing; undefined where they name neither. */
const isActivity = (text: string, grammar: Grammar): boolean | undefined =>
  grammar.activity.test(text) || (grammar.thing.test(text) ? false : undefined);

function western(word: RegExp, all: RegExp, grammar: Grammar): Wording {
  return {
    word,
    all,
    dependsOn(head, mention, parent) {
      let before = head.slice(0, mention.start);
      for (let previous = ''; previous !== before; ) {
        previous = before;
        before = before.replace(grammar.linkers, '');
      }
      before = before.replace(grammar.article, '').replace(/(?<![\s,(])[\s,(]+$/, '');
      const boundary = grammar.boundary.exec(before);
      if (!boundary || boundary.index === 0) return true;
      const subject = subjectOf(before, grammar);
      const object = before.slice(boundary.index + boundary[0].length);
      const objectHead = lastNoun(object);
      if (parent !== undefined) {
        const mentioned = subjectOf(parent, grammar);
        if (mentioned.head !== undefined && subject.head === mentioned.head) return true;
        if (mentioned.head !== undefined && wordsOf(object).map(singular).includes(mentioned.head)) return false;
      }
      if (objectHead !== undefined && objectHead === subject.head) return true;
      if (grammar.definite.test(object)) return false;
      const acts = isActivity(subject.text, grammar);
      const on = isActivity(object.split(/\s+/).slice(-3).join(' '), grammar);
      return acts === undefined || on === undefined || acts === on;
    },
  };
}

const english = western(
  // the word itself is forgotten now and then: "a clamp as claimed in 22"
  /\bclaims?\b[:\s]*(?:no\.?|nos\.?|numbers?)?|(?<=\bas\s)claimed\s+in(?=\s+\d)/iu,
  /\b(?:any|one|each|either|all)?\s?(?:one|or more)?\s?(?:of)?\s?(?:the)?\s?\b(?:preceding|previous|foregoing|above|prior|aforementioned|precedent)\s+claims?\b|\bclaims? (?:above|hereinabove)\b/iu,
  {
    linkers:
      /(?:(?<![\s,(])[\s,(]+|^)(?:according|accordance|in|to|of|as|with|by|from|under|per|on|claimed|claim|defined|recited|set|forth|described|specified|stated|disclosed|covered|outlined|any|one|ones|each|either|at|least|or|more|and|the|preceding|that|is|are|being|when|further|whichever|thereof|following|invention|which|accord|accoring|acording|pursuant|only|all)[\s,]*$/iu,
    boundary:
      /\s(?:comprising|comprised|comprises|including|includes|having|containing|consisting|for|using|used|utili[sz]ing|to|configured|adapted|arranged|operable|designed|that|which|who|wherein|in|on|by|of|storing|stored|with|incorporating|employing|equipped|provided|manufactured|made|produced|prepared|obtained|obtainable|implementing|performing|executing|capable|when|where|formed|encoded|carrying|from)\b/iu,
    definite: /\b(?:the|said)\s+(?:[\p{L}\p{N}-]+\s+){0,4}[\p{L}\p{N}-]+$/iu,
    activity: /\b(?:methods?|process(?:es)?|uses?|procedures?|technique)\b/iu,
    thing:
      /\b(?:device|apparatus|system|composition|compound|product|article|assembly|machine|arrangement|medium|media|program|circuit|sensor|transducer|probe|kit|material|vehicle|unit|installation|equipment|polymer|protein|cell|vector|antibody)s?\b/iu,
    article: /^\s*(?:in\s+)?(?:an?|the|said|one)\s+/iu,
    head: 'last',
  },
);

const german = western(
  /\b(?:Patent|Schutz)?anspr(?:uchs?|uches|üchen?|uechen?)(?![\p{L}])/iu,
  /\b(?:einem|einer|eines|irgendeinem|jedem)?\s?(?:oder mehreren)?\s?(?:der|den|dem)?\s?(?:vorhergehenden|vorstehenden|vorangehenden|vorangegangenen|vorherigen|obigen|vorgenannten|voranstehenden)\s+(?:Patent|Schutz)?anspr(?:uchs?|uch|üchen?|üche)(?!\p{L})/iu,
  {
    linkers:
      /(?:(?<![\s,(])[\s,(]+|^)(?:nach|gemäß|gemaess|gemäss|laut|entsprechend|wie|in|im|von|mit|aus|zufolge|mindestens|wenigstens|zumindest|einem|einer|eines|einen|irgendeinem|jedem|oder|und|mehreren|der|den|dem|des|beiden|beliebigen|vorhergehenden|vorstehenden|vorangehenden)[\s,]*$/iu,
    boundary:
      /\s(?:zum|zur|zu|für|fuer|mit|umfassend|aufweisend|enthaltend|bestehend|der|des|den|dem|die|das|einer|eines|einem|eine|ein|von|bei|in|im|aus|durch|unter|welche[rs]?)\s/iu,
    definite: /(?!)/u,
    activity: /verfahren|verwendung|methode|prozess|prozeß|benutzung/iu,
    thing:
      /vorrichtung|einrichtung|gerät|geraet|anordnung|system|anlage|maschine|zusammensetzung|verbindung|wandler|sensor|produkt|erzeugnis|element|kopf|schaltung|programm|fahrzeug/iu,
    article: /^\s*(?:ein|eine|einen|der|die|das)\s+/iu,
    head: 'first',
  },
);

const french = western(
  /\brevendications?(?![\p{L}])\s?(?:n°)?/iu,
  /(?:l['’]une?|une|un)?\s?(?:quelconque|ou plusieurs)?\s?(?:des)?\s?\brevendications?\s+(?:précédentes?|precedentes?|ci-dessus|antérieures?|qui précèdent)|\bprécédentes\s+revendications\b/iu,
  {
    linkers:
      /(?:(?<![\s,(])[\s,(]+|^)(?:selon|suivant|conforme|conformément|à|a|la|le|les|l['’]une?|une|un|au|aux|moins|quelconque|plusieurs|ou|et|des|de|du|dans|tel|telle|que|définie?|revendiquée?|décrite?|par|parmi|précédentes?|d['’]après|l['’])[\s,]*$/iu,
    boundary:
      /\s(?:pour|comprenant|comportant|ayant|destinée?|permettant|avec|de|du|des|d['’]|à|au|aux|par|utilisant|mettant|muni|équipée?|qui|contenant|obtenue?|dans)(?:\s|(?<=['’]))/iu,
    definite: /(?!)/u,
    activity: /(?<!\p{L})(?:procédé|utilisation|méthode|processus|emploi)s?(?!\p{L})/iu,
    thing:
      /\b(?:dispositif|appareil|système|composition|composé|produit|machine|installation|ensemble|capteur|transducteur|sonde|article|circuit|programme|véhicule)s?\b/iu,
    article: /^\s*(?:un|une|le|la|les|des|l['’])\s*/iu,
    head: 'first',
  },
);

/** Spanish and Portuguese, whose words of reference differ by endings alone. */
const iberian = western(
  /\breivindica(?:ci[óo]n|ciones|[çc][ãa]o|[çc][õo]es)(?!\p{L})/iu,
  /(?:cualquiera|una|qualquer uma|uma)?\s?(?:de|das)?\s?(?:las|as)?\s?\breivindica(?:ciones|[çc][õo]es) (?:anteriores|precedentes|previas)/iu,
  {
    linkers:
      /(?:(?<![\s,(])[\s,(]+|^)(?:según|segun|segundo|conforme|acuerdo|acordo|con|com|de|a|al|à|en|em|la|las|los|el|da|das|do|dos|as|os|como|tal|se|que|cualquiera|cualquier|qualquer|una|uno|uma|um|o|ou|y|e|más|mais|menos|reivindicad[oa]|definid[oa]|descrit[oa]|anteriores|precedentes)[\s,]*$/iu,
    boundary:
      /\s(?:para|que|comprende|comprendiendo|compreendendo|con|com|mediante|usando|utilizando|por|donde|onde|en|em|del?|das?|dos?)\s/iu,
    definite: /(?!)/u,
    activity: /(?<!\p{L})(?:m[ée]todo|procedimiento|proceso|processo|uso|utilizaci[óo]n)s?(?!\p{L})/iu,
    thing:
      /(?<!\p{L})(?:dispositivo|aparato|aparelho|sistema|composici[óo]n|composi[çc][ãa]o|compuesto|composto|producto|produto|m[áa]quina|veh[íi]culo|kit)s?(?!\p{L})/iu,
    article: /^\s*(?:un|una|um|uma|el|la|los|las|o|a|os|as)\s+/iu,
    head: 'first',
  },
);

// --- Chinese, Japanese, Korean: the place of the reference and what follows it tell ---

/** Ends of a phrase that claim how a product is made or used: with "如权利要求1所述的X" before them another category. */
const MAKING =
  /(?:的|中)(?:用途|应用|應用|(?:制备|製備|制造|製造|生产|生產|合成|制作|製作|加工|提取|使用)(?:方法|工艺|製程))(?=[，,：:；;。]|其|$)/u;
const ANY_METHOD = /的(?:[^，,：:；;。]{0,40})(?:方法|用途|应用|應用|工艺|制法|製法)(?=[，,：:；;。]|其|$)/u;
/** A thing that a method makes: 权利要求1所述的方法制得的X. */
const MADE_BY =
  /(?:方法|工艺|制法|製法)(?:所?(?:制备|製備|制造|製造|制得|制成|得到|获得|獲得|生产|生產|合成))(?:得到|获得|而成|而得)?的/u;
const USE = /(?:用途|应用|應用)$/u;
const METHOD_SUBJECT = /(?:方法|用途|应用|應用|使用|工艺|制法|製法)$/u;

const chinese: Wording = {
  word: /(?:权利要求书?|權利要求|请求项|請求項|申请专利范围|申請專利範圍)(?=\s?第?\s?\d)/u,
  all: /(?:前述|上述|以上|前面|在先)(?:任一|任意一?|各)?(?:项|項|个|個)?(?:的)?(?:权利要求|權利要求|请求项|請求項)|(?:任一|任意一?)(?:项|項)?(?:前述|上述|以上|在先)(?:的)?(?:权利要求|請求項)/u,
  dependsOn(head, mention, parent) {
    const lead = head.slice(0, mention.start).replace(/\s+/g, '');
    if (
      !/^(?:一种|一種)?(?:根据|根據|如|按照|依据|依據|依照|按|据|依|由|同)?(?:前述|上述|以上|任一|任意一?|项|項|所述|其中|的)*$/u.test(
        lead,
      )
    )
      return false;
    const tail = head.slice(mention.end).replace(/\s+/g, '');
    const phrase = /^[^，,：:；;。]*/u.exec(tail)?.[0] ?? '';
    const noun = phrase.replace(/^.*?(?:所述的?|所述之|所記載之|记载的|所要求的|的|之)/u, '');
    // "一种如权利要求1所述的X的操作方法" opens a new category; "如权利要求1所述的…方法" without 一种 only if it makes or uses the thing.
    if (MADE_BY.test(phrase)) return false;
    const activity = (/^(?:一种|一種)/u.test(lead) ? ANY_METHOD : MAKING).test(noun);
    if (!activity) return true;
    if (parent === undefined) return false;
    const subject = /^[^，,：:；;。]*/u.exec(parent.replace(/^(?:一种|一種)/u, '').replace(/\s+/g, ''))?.[0] ?? '';
    // a use is a further form of a use alone
    return (USE.test(noun) ? USE : METHOD_SUBJECT).test(subject);
  },
};

const OTHER_AFTER_JA = /[をが]|により|によって|に用い|に使用|で製造|から得/u;
const japanese: Wording = {
  word: /(?:請求項|特許請求の範囲)(?=\s?第?\s?\d)/u,
  all: /(?:前記|上記|先行する|前述の)(?:いずれかの|各)?請求項/u,
  governing: (head, mentions) => (/^[\s「]*請求項/u.test(head) ? mentions[0] : mentions.at(-1)),
  dependsOn(head, mention) {
    const phrase =
      /^[^、。，,．\n]*/u.exec(
        head
          .slice(mention.end)
          .replace(/^\s*の?(?:うち)?の?(?:いずれか|何れか|いづれか|どれか)?(?:一項|１項|1項|一つ|1つ|ひとつ)?/u, ''),
      )?.[0] ?? '';
    return !OTHER_AFTER_JA.test(phrase.replace(/^に?(?:記載|係る|従う|よる)/u, ''));
  },
};

const korean: Wording = {
  word: /(?:청구항|청구의\s?범위|특허청구범위)(?=\s?제?\s?\d)|(?=제\s?\d{1,3}\s?항)/u,
  all: /(?:전술한|상기|앞선|선행하는)\s?(?:어느\s?한\s?)?(?:항|청구항)(?:들)?(?:\s?중)?/u,
  dependsOn(head, mention) {
    const tail = head.slice(mention.end);
    if (/^[^,.]{0,40}에\s*있어서/u.test(tail)) return true;
    const phrase = /^[^,.\n]*/u.exec(tail)?.[0] ?? '';
    return !/[을를](?:\s|$)|(?:으로|로)\s*(?:제조|구성)/u.test(phrase);
  },
};

const WORDINGS: Readonly<Record<string, Wording>> = {
  en: english,
  de: german,
  fr: french,
  es: iberian,
  pt: iberian,
  zh: chinese,
  ja: japanese,
  ko: korean,
};

/** The word of each wording, found one after the other, and where it is repeated between numbers. */
const WORDS: ReadonlyMap<Wording, { readonly word: RegExp; readonly again: RegExp }> = new Map(
  Object.values(WORDINGS).map((wording) => {
    const { source, flags } = wording.word;
    const again = `\\s*(?:(?:any|one|either|the|of|la|les|des|der|den|dem|nach|selon|las|as)\\s+(?:one\\s+)?(?:of\\s+)?)?(?:${source})`;
    return [wording, { word: new RegExp(source, `${flags}g`), again: new RegExp(again, `${flags}y`) }];
  }),
);

/** Words after which a western claim is past its preamble: a claim named later is no parent. */
const HEAD_END =
  /[:;]|\b(?:wherein|whereby|characteri[sz]ed|dadurch gekennzeichnet|gekennzeichnet|caractérisée?|caracteri[sz]ad[oa]|en donde|em que)\b/iu;
/** Longest preamble that is searched for a reference, in characters. */
const MAX_HEAD = 250;

function headOf(text: string, lang: string): string {
  const flat = text.slice(0, 20_000).normalize('NFKC').replace(/\s+/g, ' ').trim();
  if (lang === 'zh') return flat.slice(0, MAX_HEAD);
  if (lang === 'ja' || lang === 'ko') return flat;
  const cut = flat.search(HEAD_END);
  // "Apparatus, characterised in that ... of claim 1" still names its parent early: the first words are never cut away.
  const end = cut > 12 ? cut : MAX_HEAD;
  return flat.slice(0, Math.min(end, MAX_HEAD));
}

/**
 * Dependency of a claim from its words (en, de, fr, es, pt, zh, ja, ko; other languages are read as English): `The
 * device of claim 1 or 2` -> parents 1, 2.
 *
 * A claim to something else that only mentions a claim (`A system for carrying out the method of claim 1`) is
 * independent: a new category. Whether "a method of making a lens according to claim 1" is one depends on claim 1;
 * `earlier` gives its text where it is at hand, else the nouns decide. Parents are ascending, distinct and below
 * `number`; a claim whose words name only impossible parents ("claim 9" in claim 3) is dependent with no parents.
 */
export function claimParents(text: string, lang: string, number: number, earlier?: EarlierClaim): ClaimReference {
  if (number <= 1) return { independent: true, parents: [] };
  const wording = WORDINGS[lang] ?? english;
  const head = headOf(text, WORDINGS[lang] ? lang : 'en');
  const mentions = mentionsOf(head, wording, number);
  const mention = wording.governing ? wording.governing(head, mentions) : mentions[0];
  if (!mention) return { independent: true, parents: [] };
  const parents = [...new Set(mention.numbers)].filter((n) => n >= 1 && n < number).sort((a, b) => a - b);
  const first = parents[0] ?? mention.numbers[0];
  const parent =
    first !== undefined && first < number
      ? earlier?.(first)?.slice(0, 2000).normalize('NFKC').replace(/\s+/g, ' ').trim()
      : undefined;
  if (!wording.dependsOn(head, mention, parent)) return { independent: true, parents: [] };
  return { independent: false, parents };
}

/**
 * The claims that a text mentions anywhere, whether or not that makes it dependent: `A vehicle with the pump of claim
 * 1` asks for all that claim 1 says, and is another category all the same. Ascending, distinct, below `number`.
 */
export function claimsMentioned(text: string, lang: string, number: number): number[] {
  const wording = WORDINGS[lang] ?? english;
  const flat = text.slice(0, 20_000).normalize('NFKC').replace(/\s+/g, ' ').trim();
  const named = mentionsOf(flat, wording, number).flatMap(({ numbers }) => numbers);
  return [...new Set(named)].filter((n) => n >= 1 && n < number).sort((a, b) => a - b);
}
