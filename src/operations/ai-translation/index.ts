import type { Group } from '#operation.ts';
import ai61 from './ai61-translation.ts';
import t010 from './t010-translate.ts';

export default {
  tag: 'AI Translation',
  description:
    'Texts from one language into another: from a memory of translations word for word, what it lacks by a language model whose sentences are checked.',
  operations: [ai61, t010],
} satisfies Group;
