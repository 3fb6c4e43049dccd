import { describe, expect, it } from 'vitest';
import { type ClassStatus, classLifecycle } from '../class-lifecycle.js';
import {
  acceptsReviewEvent,
  classAccepts,
  classWrites,
  hasResults,
  isClassOver,
  isExamAhead,
  writeRule,
} from './class-writes.js';

const states = Object.keys(classLifecycle.states) as ClassStatus[];
const takenIn = (status: ClassStatus) => classWrites.filter((write) => classAccepts(write, status));

describe('the writes that a class allows', () => {
  it('is, once it is archived, for writes that outlive it and come from outside', () => {
    expect(takenIn('archived')).toEqual([
      'opt_out',
      'dossier',
      'money_picture',
      'money_check',
      'refund_decision',
      'invoice',
      'teacher_number',
      'certificate',
      'registry',
    ]);
  });

  it('is no new candidate once enrolment is over, and none by a sheet once the exam is arranged', () => {
    expect(states.filter((status) => classAccepts('enrolment', status))).toEqual(['enrolling']);
    expect(classAccepts('import', 'arranged')).toBe(false);
  });

  it('is, once the seats are published, a substitute invigilator and a spare room until the exam has ended', () => {
    const late = states.filter((status) => classAccepts('day_move', status));
    expect(late).toEqual(['arranged', 'examining']);
    for (const status of late) {
      expect(classAccepts('invigilators', status), status).toBe(true);
      expect(classAccepts('room', status), status).toBe(true);
      expect(classAccepts('exam', status), status).toBe(false);
    }
    expect(classAccepts('invigilators', 'scoring')).toBe(false);
    expect(classAccepts('room', 'scoring')).toBe(false);
  });

  it('is money asked back by two people, while it is not archived', () => {
    expect(writeRule('refund', 'enrolling')).toBe('two');
    expect(writeRule('refund', 'finished')).toBe('two');
    expect(writeRule('refund', 'cancelled')).toBe('two');
    expect(writeRule('refund', 'archived')).toBe('never');
    expect(writeRule('refund', 'draft')).toBe('never');
  });

  it('is a message to people that it has, until it is archived', () => {
    expect(states.filter((status) => !classAccepts('message', status))).toEqual([
      'draft',
      'submitted',
      'refused',
      'archived',
    ]);
  });

  it('is at least one kind of write in each state, and each kind in at least one', () => {
    for (const status of states) expect(takenIn(status), status).not.toEqual([]);
    for (const write of classWrites)
      expect(
        states.some((status) => classAccepts(write, status)),
        write,
      ).toBe(true);
  });

  it('gives up a place before the exam alone, and decides about nobody once it is over', () => {
    const gives = states.filter((status) => acceptsReviewEvent(status, 'approved', 'withdraw'));
    expect(gives).toEqual(['enrolling', 'paused', 'closed', 'arranged', 'cancelled']);
    expect(acceptsReviewEvent('finished', 'doubtful', 'withdraw')).toBe(true);
    expect(acceptsReviewEvent('cancelled', 'submitted', 'claim')).toBe(false);
    expect(acceptsReviewEvent('arranged', 'approved', 'move')).toBe(false);
    expect(states.filter(isClassOver)).toEqual(['finished', 'archived', 'cancelled']);
  });

  it('has its exam ahead until that ends', () => {
    expect(isExamAhead('examining')).toBe(true);
    expect(states.filter((status) => !isExamAhead(status))).toEqual([
      'scoring',
      'publicity',
      'certifying',
      'finished',
      'archived',
      'cancelled',
    ]);
  });

  it('counts results from their publicity on', () => {
    expect(states.filter(hasResults)).toEqual(['publicity', 'certifying', 'finished', 'archived']);
  });
});
