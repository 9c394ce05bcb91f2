import { defineFlow, reached, wait, work } from '#flows/flow.ts';
import { taskTitle } from '../shared/task-title.ts';
import { ExplorationData } from './data.ts';
import { explore, mapDirections, readTheProblem } from './steps.ts';

/**
 * From a problem to a map of the ways in which documents have solved it. The map may be made again of other directions.
 */
// biome-ignore format: read it as a table
export const solutionExploration = defineFlow({
  name: 'solution-exploration', data: ExplorationData, start: 'reading',
  states: {
    reading:          work(readTheProblem, 'problem_ready'),
    problem_ready:    wait({ choose_recommendations: 'exploring' }),
    exploring:        work(explore, 'directions_ready'),
    directions_ready: wait({ choose_directions: 'mapping' }),
    mapping:          work(mapDirections, 'mapped'),
    mapped:           reached({ choose_directions: 'mapping' }),
  },
  stages: {
    problem:    ['reading', 'problem_ready'],
    directions: ['exploring', 'directions_ready'],
    map:        ['mapping', 'mapped'],
  },
  title: ({ issues }) => taskTitle(issues),
});
