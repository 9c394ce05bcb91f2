import type { TechnicalQuestionData } from '../../../../../src/operations/technical-q-a/data.ts';
import type { Sent } from '../../../api.ts';

/** What a technical question's task knows. */
export type QuestionData = Sent<TechnicalQuestionData>;
