// A thread that looks through a share of the letters of sequences, for a search in another thread.

import '#egress/thread.ts';
import { answerWith } from '#asked-thread.ts';
import { giveWay } from '#give-way.ts';
import { candidatesIn, type Question } from '#sequences/search.ts';
import { type SharedStretches, stretchesOf } from './letters-file.ts';

giveWay('working');

export interface SequenceShare {
  readonly question: Question;
  readonly stretches: SharedStretches;
}

answerWith(({ question, stretches }: SequenceShare) => candidatesIn(question, stretchesOf(stretches)));
