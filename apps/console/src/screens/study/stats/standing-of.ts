import type { OutputOf } from '@skillcert/api-client';
import { learnerStates } from '@skillcert/core';

/** The states of learners as charts draw them, those who are done first. */
export const drawnStates = [...learnerStates].reverse();

type Stats = OutputOf<'study/fetchCourseStats'>;

/** The numbers of learners who are done, have only begun, and have not begun. */
interface Standing {
  readonly done: number;
  readonly begun: number;
  readonly none: number;
}

/** The progress of a class: each candidate counts once for every published course. */
export const standingOf = (courses: Stats['courses']): Standing => {
  const shown = courses.filter(({ status }) => status === 'published');
  const sum = (of: (course: Stats['courses'][number]) => number) =>
    shown.reduce((total, course) => total + of(course), 0);
  return {
    done: sum(({ done }) => done),
    begun: sum(({ begun, done }) => Math.max(0, begun - done)),
    none: sum(({ expected, begun, done }) => Math.max(0, expected - Math.max(begun, done))),
  };
};
