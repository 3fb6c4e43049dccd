import { expect, it } from 'vitest';
import { standingOf } from './standing-of.js';

const course = (
  expected: number,
  begun: number,
  done: number,
  status: 'draft' | 'published' = 'published',
) => ({
  course_id: 1,
  title: '合同实务',
  status,
  expected,
  begun,
  done,
  minutes_mean: 0,
});

it('counts each candidate once for every course that candidates see', () => {
  const courses = [course(10, 6, 2), course(10, 1, 0), course(10, 10, 10, 'draft')];
  expect(standingOf(courses)).toEqual({ done: 2, begun: 5, none: 13 });
});

it('never counts below zero', () => {
  expect(standingOf([course(2, 1, 3)])).toEqual({ done: 3, begun: 0, none: 0 });
});
