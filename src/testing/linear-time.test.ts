import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { redactKeys } from '#accounts/key.ts';
import { parseJsonBody } from '#http/json-body.ts';
import { safeName } from '#jobs/uploads.ts';
import { wantedWords } from '#language/passages.ts';
import { parseObject } from '#models/structured.ts';
import { inventedIn } from '#skills/check-reason.ts';
import { contradictionsOf } from '#skills/contradictions/contradictions.ts';
import { readProblem } from '#skills/explore-solutions/problem.ts';
import { disclosureParts } from '#skills/extract-disclosure/extract-disclosure.ts';
import { rawFeatures } from '#skills/extract-features/features.ts';
import { Type } from '#typebox.mjs';
import { ATTACK_TEXTS, attackText } from './attack-texts.ts';
import { cpuTime } from './cpu-time.ts';

type Export = any;
/**
 * Calls an export with a text from outside in the place where it takes one; `none`: it takes no text from outside, or
 * only what another one made.
 */
type Calls = Readonly<Record<string, ((of: Export, text: string) => unknown) | 'text' | 'none'>>;

const claims = (text: string) => [
  { number: 1, text },
  { number: 2, text: `The device of claim 1, ${text}` },
];
const checked = (text: string) => [
  { number: 1, text, parents: [] },
  { number: 2, text: `The device of claim 1, ${text}`, parents: [1] },
];
const described = (text: string) => [
  { id: '1', text: 'Table 1. Inhibition of the enzyme', heading: true },
  { id: '2', text },
  { id: '3', text: `Compound | IC50 (nM)\n12 | ${text}` },
];
const asked = (text: string) => ({
  words: new Map([[text, text]]),
  context: new Set<string>(),
  lesser: new Set<string>(),
});

// biome-ignore format: read it as a table
const MODULES: Readonly<Record<string, { readonly folder: string; readonly only?: RegExp; readonly calls: Calls }>> = {
  language: { folder: 'language', calls: {
    commands: 'text', withoutCommands: 'text', speaksOfScope: 'text', tiesApplications: 'text', listsSigns: 'text', withoutSignLists: (of, text) => of([{ text: 'Reference signs' }, { text }, { text: text.slice(0, 80) }]), referenceSigns: 'text',
    longFormOf: (of, text) => [of('ABC', text), of(text.slice(0, 12), text)], abbreviationsOf: 'text', listedAbbreviation: (of, text) => [of(`ABC ${text}`), of(text)], antecedentsOf: (of, text) => of([text, `the ${text}`, text]),
    bandOf: 'none', verdictOf: 'none', scoreOf: 'none', rankOf: 'none', lower: 'none', isContentWord: 'text', chineseBoundary: (of, text) => of(text, 0), cachedStem: 'text',
    american: 'text', otherSpelling: 'text', otherNumber: 'text', pairShares: 'text', wordBounds: 'text', missingWords: (of, text) => of(text, [...text].map((_, at) => ({ start: at, end: at + 2 })), []), contentWords: 'text', contentKey: 'text', contentKeys: 'text', contentLength: 'none', looksLikeClaim: (of, text) => [of(text, 'en'), of(text, 'zh')], readDisclosure: 'text',
    locate: (of, text) => [of(text, 'a pump (12)'), of(`${text} a pump`, text.slice(0, 500))], wantedWords: (of, text) => of([text]),
    readDocument: (of, text) => of([{ text, place: 'abstract', lang: 'en' }], wantedWords(['pump', '电池'])), scorePassages: 'none', bestWindow: 'none', passageText: 'none',
    namesThing: 'text', endsAsVerb: 'text', phrasesOf: 'text', termsOf: 'text', cutChinese: (of, text) => of(text.slice(0, 24), () => 1, 10), quantitiesOf: 'text', excludingIn: 'text', unreadIn: 'text', withoutMarkup: 'text', dimensionOf: 'text', unitWritten: 'text', compareQuantities: 'none', asRounded: 'none', materialsIn: 'text', materialKindsAsked: 'text', materialsOfKinds: (of, text) => of(text, ['metal']),
    quotedIn: (of, text) => of(text, 2, 4), isHan: 'text', languageOf: 'text', eitherScript: (of, text) => of(/a/u, /电/u).test(text), isJapanese: 'text', countWords: 'text', trimSegment: (of, text) => of(text, { start: 0, end: text.length }),
    segmentClaim: (of, text) => [of(text, 'en'), of(text, 'zh')], listedThings: (of, text) => [of(text, { start: 0, end: text.length }, 'en'), of(text, { start: 0, end: text.length }, 'zh')], withListedThings: 'none', trimSpan: (of, text) => of(text, { start: 0, end: text.length }), wholeCharacters: 'none',
    negationsOf: 'text', oppositesOf: 'text', ordinalsOf: 'text', purposesOf: (of, text) => [of(text, 'en'), of(text, 'zh')], namesDocument: 'text',
    readRequirements: 'text', requirementText: 'none', readRecipe: 'text', substancesIn: 'text', propertyNamesIn: 'text', inUnitOf: 'none', operationName: 'none', standardsIn: 'text', amountsIn: 'text', ingredientsIn: 'text', ratiosIn: 'text', headedContentsIn: 'text', shareKindAt: (of, text) => of(text, text.length >> 1), respectivelyIn: (of, text) => of(text, [0, 100, 200].map((start) => ({ start, end: start + 5 }))), functionsIn: 'text', functionName: 'none',
    formulasOf: 'text', synonymsOf: 'text', wordingKeys: 'text', everydayGroups: 'none', overlapping: 'none', overlapped: 'none', partsBetween: (of, text) => of(text, { start: 0, end: text.length }, /[,，] ?/gu),
    tablesOf: (of, text) => of(described(text)), activitiesOf: (of, text) => of(described(text)), namedCompounds: (of, text) => of(described(text)), nameOf: 'none', assayOf: (of, text) => of(described(text), 2),
    supportReader: (of, text) => { const reader = of(text) as { term(text: string): unknown; feature(text: string): unknown }; return [reader.term('pump'), reader.feature('a pump with a valve'), reader.term(text.slice(0, 200))]; },
    chineseWords: 'text', chineseTerms: 'text', thingsIn: 'text', isUnitHere: (of, text) => of(text, 'bar', text.length >> 1), isAcross: 'none', isLoose: 'none', isPlainWord: 'text', missingOf: (of, text) => of(text, [], []), chineseUnit: (of, text) => of(text, text.length >> 1), wordAround: (of, text) => of(text, { start: 0, end: 2 }, { start: 0, end: text.length }), namesOfSigns: 'text', elementNamed: 'text',
    antecedentFaults: (of, text) => [of(checked(text), 'en'), of(checked(text), 'zh')], claimTerms: (of, text) => [of(text, 'en'), of(text, 'zh')],
    readChinese: 'text', chineseFaults: (of, text) => of({ text, plain: text }, []), readEnglish: 'text', englishFaults: 'none', claimWords: 'text', isDegree: 'text', isCategory: 'text', isInherent: 'text',
    isOrdinal: 'text', isFree: 'text', isMeasure: 'text', isInTime: 'text', isDoing: (of, text) => of({ text }), isPlace: 'text', isStep: 'text', isSide: 'text', isPassed: 'text', closes: 'none', isAdverb: 'text', mayEndBefore: 'none', goesOnAsClause: 'text', wholeSentences: (of, text) => of(text, [{ start: 0, end: text.length >> 1 }, { start: text.length >> 1, end: text.length }], (first: object, end: number) => ({ ...first, end })),
  } },
  patents: { folder: 'patents', calls: {
    statusWords: 'none', statusIn: (of, text) => of(text, 'zh'), codesByWord: (of, text) => of({ 1: text }),
    calledApplication: 'text', usSeries: 'none', chineseCheckDigit: 'text', readApplication: (of, text) => [of('US', text), of('CN', text), of('DE', text), of('JP', text)],
    claimParents: (of, text) => ['en', 'de', 'fr', 'zh', 'ja', 'ko'].map((lang) => of(text, lang, 5, () => text)),
    claimsMentioned: (of, text) => ['en', 'de', 'fr', 'zh', 'ja', 'ko'].map((lang) => of(text, lang, 5)), readClaims: (of, text) => [of(claims(text), 'en'), of(claims(text), 'zh')],
    categoryMismatches: (of, text) => (['en', 'zh'] as const).map((lang) => of([{ number: 1, text }, { number: 2, text: `The method of claim 1, ${text}` }, { number: 3, text: `根据权利要求1所述的方法${text}` }], lang)), normaliseApplication: 'text',
    joinWrapped: 'text', parseClaims: (of, text) => [of(text, 'en'), of(text, 'zh')], claimHtml: (of, text) => of([{ number: 1, text, independent: true }]),
    classPart: 'text', normaliseClass: 'text', locarnoClass: 'text', usClass: 'text', ipcColumns: 'text', classLevels: (of, text) => of([text]), year: 'none', yearMonth: 'none', parseDay: 'text',
    paragraphsOf: (of, text) => [of(text, 'en'), of(text, 'zh')], sectionOfHeading: 'text', patentType: (of, text) => [of('US', 'A1', text), of('CN', text)], isUnexaminedModel: (of, text) => of('KR', text, text), officeLanguage: 'none', officeLanguages: 'none', asStated: 'none',
    standardName: 'text', standardNames: 'text', initialsOf: 'text', initialsWithin: 'text', wordsNamedBy: (of, text) => [of(text, 'ABCD'), of(`${text} Alpha Beta`, text.slice(0, 200))], partyType: 'text', saysKind: 'text', personName: (of, text) => of(text, text), applicationNumber: (of, text) => [of('US', text), of('CN', text)],
    applicationKey: (of, text) => of('US', text), normaliseNumber: 'text', statedApplication: 'text', numberPart: 'text', spellingsOfNumber: 'text', isOffice: 'text', usDesignKind: (of, text) => of('US', text), eraYear: 'none', readEra: 'text', fullYear: 'none',
    parsePublicationNumber: 'text', writtenOut: 'text', fold: 'text', publicationNumber: 'none', withOwnKind: 'none',
    conveyanceKind: 'text', reelFrame: (of, text) => of(text, text), namedRecords: 'text', bareName: 'text', isLegalForm: 'text', officeName: 'none', statusCodes: 'none', bodyKey: 'text', ownershipOf: 'none', transfers: 'none', remembered: 'none',
    citedAges: 'none', median: 'none', subclassesOf: (of, text) => of([text]), originality: 'none', generality: 'none', radicalness: 'none', citationFigures: 'none',
    addYears: 'none', addDays: 'none', daysBetween: 'none', daysMeant: 'none', daysUntil: 'none', addMonths: 'none', isWhole: 'none', untold: 'none', yearsFrom: 'none', termOf: 'none', countryNamed: 'text', officeByName: 'text',
    epTerm: 'none', euTerm: 'none', cnTerm: 'none', jpTerm: 'none', krTerm: 'none', deTerm: 'none', gbTerm: 'none', caTerm: 'none', usTerm: 'none', usExpiry: 'none', lifeOf: 'none',
    effectOfCode: (of, text) => of('US', text), usFeeStage: 'text', effectOfWords: 'text', effectOf: (of, text) => of({ office: 'US', code: text, words: text }),
    publishedByNumber: 'text', yearByNumber: 'text', technologyField: 'text', technologyFields: (of, text) => of([text]), technologySector: 'none', isDrugClass: 'text', drugPatentType: (of, text) => of(['A61K31/00'], { number: 1, text }),
  } },
  questions: { folder: 'skills/answer-question', only: /^(?:read\/(?:question|counts-asked|question-words|plain-speech|fact-questions|conversation|restrictions|relative-years|off-topic|stated|meanings|sides|shares|places-asked)|pick\/(?:sentence-signs|role)|write\/(?:check-sentence|agreement))\.ts$/, calls: {
    countsAskedIn: 'text', isOfPapers: 'text', asksForStates: 'text', topIn: 'text', leastIn: 'text', onlyWithinIn: 'text', withoutCounted: (of, text) => of(text, text, { count: 'statuses', counts_too: ['years', 'classes', 'applicants', 'inventors', 'offices'], grows: true, overview: true }), pointsToEarlier: 'text',
    shareOf: 'none', isTelling: 'none', withContext: 'none', mayGoOnIn: (of, text) => of(asked('pump'), [{ question: text, answer: text }]), goesOnIn: (of, text) => of({ ...asked('pump'), publications: [], restrictions: {}, read_with: [text] }, `does it ${text}`, [{ question: text, answer: `[1] US1234567B2: ${text}` }]), withTold: (of, text) => of(asked(text), text), letteredIn: 'text', pairsIn: 'text', countedSidesIn: 'text', haveOwnWords: (of, text) => of([text, 'pump']), keysOfSides: (of, text) => of([text, 'pump']), asThings: (of, text) => of({ sides: [text, text], aspect: text }), shareIn: 'text', placesAsked: 'text', isMeasure: 'none', shownWords: (of, text) => of(asked(text)), readQuestion: 'text', wordsOf: 'text', withTermsOf: 'none', factsIn: 'text', plainSpeech: 'text', fitOfRole: 'none', roleOf: (of, text) => [of(text, 'en'), of(text, 'zh')],
    readInConversation: (of, text) => [of(text, []), of('and in China?', [{ question: text, answer: text }])], restrictionsIn: 'text', dateNamed: 'text', statedIn: 'text', restrictionQueries: 'none', isRestricted: 'none', dated: 'none', offTopic: 'text', withYears: (of, text) => of(text, 20261127),
    datesMeant: 'none', withDate: 'none', saysWhose: 'none', proposal: 'none', meantBy: (of, text) => of(text, { ...asked(text), restrictions: {}, said: text }, text),
    disagreement: (of, text) => [of(text, text), of('The pump is not heated, and the valve opens.', text)],
    isDebris: (of, text) => [of(text, 'en'), of(text, 'zh')], saysLittle: 'text', statesAim: 'text', isDependentClaim: 'text', isDeed: 'none', isOfAnyField: 'none', asksWhether: (of, text) => of({ text, wants: 'any' }),
    passagesCited: 'text', withPassage: (of, text) => of(text, [{ title: text, passage: { text }, publication_number: 'US1A' }]), checkSentence: (of, text) => of(`${text} [1]`, [{ title: text, passage: { text }, publication_number: 'US1A' }]),
  } },
  summaries: { folder: 'skills/summarise-solution', only: /^(?:solution-text|statements|lead-in)\.ts$/, calls: {
    afterLead: (of, text) => of(text, { start: 0, end: text.length }), hasLead: 'text', isTalk: 'text', ideaSentences: 'text', statesTrouble: 'text',
    renderSolution: 'none', readSolution: 'text', tellsOf: (of, text) => [of(text, 'en'), of(text, 'zh')], openingSubject: (of, text) => [of(text, { start: 0, end: text.length }, 'en'), of(text, { start: 0, end: text.length }, 'zh')], summarise: 'text',
  } },
  sources: { folder: 'sources', only: /^(?:doctype|patent-draft|sgml-entities)\.ts$/, calls: {
    endOfDoctype: (of, text) => of(text, 0), declaredEntities: 'text', sgmlCharacter: 'text', patentDraft: 'none', signed: 'none', namedParty: 'text', namedPerson: 'text', printedTitle: (of, text) => of('FR', text), present: 'none',
    addPeople: (of, text) => of({ inventors: [], applicants: [] }, [text], [text]),
    isLegible: 'text', onceEach: (of, text) => of([{ name: text }, { name: text.toUpperCase() }]),
  } },
};
/** Single exports of elsewhere that read texts from outside. */
// biome-ignore format: read it as a table
const OTHERS: Calls = {
  redactKeys: (_, text) => redactKeys(text), safeName: (_, text) => safeName(text),
  parseObject: (_, text) => [text, `\`\`\`json\n${text}`, `${text}\`\`\``].map((answer) => parseObject(Type.Object({}), answer)),
  inventedIn: (_, text) => inventedIn(text, text), rawFeatures: (_, text) => [rawFeatures(text, 'en'), rawFeatures(text, 'zh')],
  disclosureParts: (_, text) => disclosureParts(text), contradictionsOf: (_, text) => contradictionsOf(text), readProblem: (_, text) => readProblem(text),
  parseJsonBody: (_, text) => refused(() => parseJsonBody(Buffer.from(text))),
};

const refused = (run: () => unknown): unknown => {
  try {
    return run();
  } catch (error) {
    return error;
  }
};

/**
 * Characters that are tried, one after the other; a time that is none, whatever its growth: a square of the last would
 * be five times as much.
 */
const SIZES = [500, 2_000, 8_000];
const FLOOR_MS = 20;
/** How often a growth must be seen: the caches of a busy machine make one of a few milliseconds now and then. */
const MEASURED = 3;

const timeOf = (run: () => unknown, rounds: number): number => {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) {
    const spent = cpuTime();
    refused(run);
    least = Math.min(least, spent());
  }
  return least;
};

/** What doubling the text costs, where it costs too much: undefined while even the longest takes next to no time. */
function growth(call: (text: string) => unknown, made: (typeof ATTACK_TEXTS)[number]): string | undefined {
  const text = (characters: number) => attackText(made, characters);
  const long = SIZES.find((characters) => timeOf(() => call(text(characters)), 1) > FLOOR_MS);
  if (long === undefined) return undefined;
  let [once, twice]: (number | undefined)[] = [];
  for (let again = 0; again < MEASURED; again++) {
    [once, twice] = [text(long / 2), text(long)].map((each) => timeOf(() => call(each), 5));
    if (twice! < FLOOR_MS || twice! < 3 * once!) return undefined;
  }
  return `${long} characters: ${twice!.toFixed(0)} ms, half of them: ${once!.toFixed(0)} ms`;
}

function assertLinear(name: string, call: (text: string) => unknown): void {
  const found = ATTACK_TEXTS.flatMap((attack) => {
    const grown = growth(call, attack);
    return grown ? [`${name} of ${JSON.stringify(attack)}: ${grown}`] : [];
  });
  expect(found).toEqual([]);
}

const ROOT = join(import.meta.dirname, '..');
describe.each(Object.entries(MODULES))('texts from outside, in %s', async (_name, { folder, only, calls }) => {
  const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && (!only || only.test(file)),
  );
  const functions = new Map<string, Export>();
  for (const file of files)
    for (const [name, value] of Object.entries(await import(join(ROOT, folder, file))))
      if (typeof value === 'function') functions.set(name, value);

  it('every export has its place in the table', () => {
    expect([...functions.keys()].filter((name) => !(name in calls))).toEqual([]);
    expect(Object.keys(calls).filter((name) => !functions.has(name))).toEqual([]);
  });
  for (const [name, how] of Object.entries(calls)) {
    if (how === 'none') continue;
    const of = functions.get(name);
    it(`${name} takes twice the time for twice the text`, () =>
      assertLinear(name, (text) => (how === 'text' ? of(text) : how(of, text))));
  }
});

describe('texts from outside, elsewhere', () => {
  for (const [name, how] of Object.entries(OTHERS))
    it(`${name} takes twice the time for twice the text`, () =>
      assertLinear(name, (text) => (how as Exclude<typeof how, string>)(undefined, text)));
});
