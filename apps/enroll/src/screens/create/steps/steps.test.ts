import { describe, expect, it } from 'vitest';
import { type Progress, stepFor, stepOfFields } from './steps.js';

const none: Progress = { proven: false, person: false, photo: false, enrolled: false };
const proven = { ...none, proven: true };
const all = { ...proven, person: true, photo: true };

describe('the step to show', () => {
  it.each([
    ['check', none, 'phone'],
    [null, proven, 'person'],
    ['check', proven, 'person'],
    ['photo', { ...proven, person: true }, 'photo'],
    ['check', { ...proven, person: true }, 'photo'],
    ['check', all, 'check'],
    ['person', all, 'person'],
    ['phone', all, 'person'],
    ['done', all, 'check'],
    ['nonsense', all, 'person'],
    ['person', { ...all, enrolled: true }, 'done'],
  ] as const)(
    'asked for %s it is never ahead of what is filled in, and never back from the end',
    (asked, progress, step) => {
      expect(stepFor(asked, progress)).toBe(step);
    },
  );
});

describe('the step of refused fields', () => {
  it('is the earliest that has one of them', () => {
    expect(stepOfFields(['consent', 'photo_id', 'id_card'])).toBe('person');
    expect(stepOfFields(['consent', 'study_type'])).toBe('photo');
    expect(stepOfFields(['consent'])).toBe('check');
    expect(stepOfFields([])).toBe('check');
  });
});
