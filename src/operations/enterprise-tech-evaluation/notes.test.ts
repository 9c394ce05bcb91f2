import { expect, it } from 'vitest';
import { noteUnstated } from './notes.ts';

it('kinds of events of which nothing is known are named, from the first on; what is in force is none of them', () => {
  const told = (patent_count: Record<string, number | undefined>) => {
    const notes: string[] = [];
    noteUnstated({ patent_count } as never, (note) => notes.push(note));
    return notes.map((note) => /patents: ([^.]+)\./.exec(note)?.[1]);
  };
  expect(told({ patent_pledge: 0, patent_transfer: 2 })).toEqual([]);
  expect(told({ patent_pledge: undefined, active_invention_cnt: undefined })).toEqual(['patent_pledge']);
  expect(told({ active_invention_cnt: undefined })).toEqual([]);
  expect(told({ patent_pledge: undefined, patent_reexam: undefined })).toEqual(['patent_pledge, patent_reexam']);
});
