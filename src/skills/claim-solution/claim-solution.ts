import { commands, withoutCommands } from '#language/commands.ts';
import { contentWords } from '#language/content-words.ts';
import { synonymsOf } from '#language/synonyms.ts';
import { Type } from '#typebox.mjs';
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
/** Share of its words that no publication holds: with more it is no language of patents. */
const MOST_UNHELD = 0.5;

/**
 * A solution rewritten as claims, in the words of patents, to search with. Without a model there are none: the text
 * itself is searched. They state nothing to anybody, and no document is judged by them; each word is tried on the
 * corpus, and what is not about the text is dropped.
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
      const forms = wordsToCount([{ text: claim }]);
      if (forms.size < FEWEST_WORDS) return 'says too little to search with';
      const others = new OtherWords(wordingsOf(forms, synonymsOf(claim)));
      if (others.metIn(there, forms).size < LEAST_SHARED * forms.size) return 'has too few words of the text';
      const counted = await countWords(corpus, forms, signal);
      const unheld = [...forms].filter(([key]) => counted.documents(key) === 0).map(([, form]) => `"${form}"`);
      if (unheld.length > 0) dropped.push(`no publication holds ${unheld.join(', ')}`);
      return unheld.length > MOST_UNHELD * forms.size ? 'has too few words of publications' : undefined;
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
