import { contract } from '@skillcert/api-client/contract';
import { describe, expect, it } from 'vitest';
import { checkClassForm } from './check-class-form.js';
import { type ClassFormValues, classFormOf, classSketchOf, emptyClassForm } from './class-form-values.js';

const good: ClassFormValues = {
  ...emptyClassForm,
  class_name: '2026年第四期技术咨询师（三级）',
  level: '3',
  city: '上海',
  enroll_start: '2026-11-01T08:00',
  enroll_end: '2026-12-01T08:00',
  exam_at: '2026-12-20T09:00',
  capacity: 120,
  fee_cents: 68_000,
  contacts: [{ name: '周敏', phone: '021-55550123' }],
};

describe('checking the class form', () => {
  it('accepts a complete class', () => {
    expect(checkClassForm(good)).toEqual({});
  });

  it('asks for everything that an empty form lacks', () => {
    expect(checkClassForm(emptyClassForm)).toEqual({
      class_name: 'field.required',
      level: 'field.required',
      city: 'field.required',
      enroll_start: 'field.required',
      enroll_end: 'field.required',
      exam_at: 'field.required',
      capacity: 'field.required',
      fee_cents: 'field.required',
      'contacts.0.name': 'field.required',
      'contacts.0.phone': 'field.required',
    });
  });

  it.each<[string, Partial<ClassFormValues>, Record<string, string>]>([
    ['a name of blanks', { class_name: '   ' }, { class_name: 'field.required' }],
    ['a name of 81 characters', { class_name: '𠮷'.repeat(81) }, { class_name: 'field.too_long' }],
    ['a name of 80 rare characters', { class_name: '𠮷'.repeat(80) }, {}],
    ['no way to enrol', { enroll_types: [] }, { enroll_types: 'field.required' }],
    ['an end at its beginning', { enroll_end: good.enroll_start }, { enroll_end: 'field.date_order' }],
    ['an exam before the end', { exam_at: '2026-11-30T09:00' }, { exam_at: 'class.form.exam_after' }],
    ['study without an end', { study_start: '2026-12-02T08:00' }, { study_end: 'field.required' }],
    ['study without a beginning', { study_end: '2026-12-10T08:00' }, { study_start: 'field.required' }],
    [
      'study after the exam',
      { study_start: '2026-12-02T08:00', study_end: '2026-12-21T08:00' },
      { study_end: 'class.form.study_before' },
    ],
    ['no seat at all', { capacity: 0 }, { capacity: 'field.too_small' }],
    ['more seats than there are people', { capacity: 100_001 }, { capacity: 'field.too_big' }],
    ['a fee of nothing', { fee_cents: 0 }, {}],
    [
      'a contact without a name and phone',
      { contacts: [{ name: '', phone: '' }] },
      { 'contacts.0.name': 'field.required', 'contacts.0.phone': 'field.required' },
    ],
  ])('answers to %s', (_what, change, problems) => {
    expect(checkClassForm({ ...good, ...change })).toEqual(problems);
  });

  it('requires enough seats for the quotas of the units of a joint class', () => {
    const joint = { ...good, class_type: '1' } as const;
    expect(checkClassForm(joint, 120)).toEqual({});
    expect(checkClassForm(joint, 121)).toEqual({ capacity: 'field.quota_total' });
    expect(checkClassForm(good, 121)).toEqual({});
  });

  it('keeps no empty contact, and still asks for one at the next step', () => {
    const sketch = classSketchOf(emptyClassForm);
    expect(sketch.contacts).toEqual([]);
    const record = { ...contract['class/createClass'].example.output, contacts: sketch.contacts };
    expect(classFormOf(record).contacts).toEqual(emptyClassForm.contacts);
    expect(classSketchOf({ ...good, contacts: [{ name: '', phone: '1' }] }).contacts).toHaveLength(1);
  });

  it('sends moments of the programme’s zone as UTC, in any zone of the browser', () => {
    expect(classSketchOf(good)).toMatchObject({
      class_type: 0,
      enroll_start: '2026-11-01T00:00:00.000Z',
      study_start: null,
      exam_at: '2026-12-20T01:00:00.000Z',
    });
  });
});
