import { commands, withoutCommands } from '#language/commands.ts';
import { contentWords } from '#language/content-words.ts';
import { synonymsOf } from '#language/synonyms.ts';
import { Type } from '#typebox.mjs';
import { inventedIn } from '../check-reason.ts';
import { wordsToCount } from '../compare-features/prepare.ts';
import { countWords } from '../corpus-words.ts';
import { materialOf } from '../material.ts';
import { OtherWords, wordingsOf } from '../other-words.ts';
import { defineSkill } from '../skill.ts';
import { AnswerLanguage } from '../types.ts';

/** Claims that are searched with, and characters of each. */
const MOST_CLAIMS = 3;
const LONGEST = 2_000;
/** Content words of a claim: fewer tell no document from another. */
const FEWEST_WORDS = 6;
/** Share of a claim's words that the text has, or others for them: with less it is about something else. */
const LEAST_SHARED = 0.2;
/** The number of a claim. */
const NUMBERED = /^\s{0,9}\d{1,2}\s?[.、)]/;

/**
 * A solution rewritten as claims, in the words of patents, to search with. Without a model there are none: the text
 * itself is searched. No document is judged by them, and they stand in the log of searches: each word is tried on the
 * corpus, and what is not about the text, or states a number or a thing that nobody has, is dropped.
 */
export const claimSolution = defineSkill({
  name: 'claim-solution',
  input: Type.Object({ text: Type.String({ minLength: 1 }), lang: AnswerLanguage }),
  output: Type.Object({ claims: Type.Array(Type.String()) }),
  answer: Type.Object({ claims: Type.Array(Type.String({ minLength: 1, maxLength: LONGEST }), { maxItems: 6 }) }),
  prompt: ({ text }) => ({
    instructions: [
      'Write the technical solution in the inventor’s text as three patent claims, to search for prior art with.',
      'One narrow with every feature, one with the features that make the difference, one broad. Use the words that patents use for these things, in the language of the text; add no feature.',
    ].join('\n'),
    material: materialOf(text, 'T'),
    turns: [{ role: 'user', text: 'Write the three claims.' }],
  }),
  ground: async () => ({ claims: [] }),
  async verify({ claims: written }, { text }, { corpus, signal }) {
    const dropped: string[] = [];
    const there = new Set(contentWords(withoutCommands(text)).map(({ key }) => key));
    /** Why a claim is not searched with. */
    const unfit = async (claim: string): Promise<string | undefined> => {
      if (commands(claim)) return 'is a command';
      const invented = inventedIn(claim.replace(NUMBERED, ''), text);
      if (invented !== undefined) return `states what the text does not: ${invented}`;
      const forms = wordsToCount([{ text: claim }]);
      if (forms.size < FEWEST_WORDS) return 'says too little to search with';
      const others = new OtherWords(wordingsOf(forms, synonymsOf(claim)));
      if (others.metIn(there, forms).size < LEAST_SHARED * forms.size) return 'has too few words of the text';
      const counted = await countWords(corpus, forms, signal);
      const unheld = [...forms].filter(([key]) => !there.has(key) && counted.documents(key) === 0);
      return unheld.length > 0
        ? `names ${unheld.map(([, form]) => `"${form}"`).join(', ')}, which neither the text nor any publication does`
        : undefined;
    };
    const claims: string[] = [];
    for (const claim of written.slice(0, MOST_CLAIMS)) {
      const why = await unfit(claim);
      if (why === undefined) claims.push(claim);
      else dropped.push(`"${claim.slice(0, 80)}" ${why}`);
    }
    return claims.length > 0 ? { output: { claims }, dropped } : { dropped };
  },
});
