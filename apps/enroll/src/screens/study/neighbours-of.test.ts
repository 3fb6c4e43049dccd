import type { OwnCourse } from '@skillcert/api-client';
import { describe, expect, it } from 'vitest';
import { neighboursOf } from './neighbours-of.js';

const unit = (study_unit_id: number): OwnCourse['items'][number] => ({
  study_unit_id,
  title: `Unit ${study_unit_id}`,
  kind: 'article',
  required_minutes: 10,
  minutes: 0,
  done_at: null,
});

const course = (enrolment_id: number, course_id: number, ...units: readonly number[]): OwnCourse => ({
  enrolment_id,
  course_id,
  class_id: 1,
  title: `Course ${course_id}`,
  summary: '',
  open: true,
  gate: false,
  items: units.map(unit),
});

const courses = [course(1, 10, 101, 102, 103), course(1, 20, 201), course(2, 10, 102, 101)];

const around = (enrolment_id: number, study_unit_id: number) => {
  const { previous, next } = neighboursOf(courses, { enrolment_id, study_unit_id });
  return [previous?.study_unit_id, next?.study_unit_id];
};

describe('the neighbours of a unit', () => {
  it('are those before and after it in its course', () => {
    expect(around(1, 102)).toEqual([101, 103]);
  });

  it('are none before the first, none after the last, and none of another course', () => {
    expect(around(1, 101)).toEqual([undefined, 102]);
    expect(around(1, 103)).toEqual([102, undefined]);
    expect(around(1, 201)).toEqual([undefined, undefined]);
  });

  it('are those of the enrolment that learns it', () => {
    expect(around(2, 101)).toEqual([102, undefined]);
  });

  it('are none of a unit that is not there', () => {
    expect(around(1, 999)).toEqual([undefined, undefined]);
    expect(around(3, 101)).toEqual([undefined, undefined]);
  });
});
