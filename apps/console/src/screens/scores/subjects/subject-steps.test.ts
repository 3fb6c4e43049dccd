import { describe, expect, it } from 'vitest';
import { hasUnfrozen, isLastToPublish, stepOf } from './subject-steps.js';

const none = {
  empty: 0,
  entered_once: 0,
  conflict: 0,
  agreed: 0,
  frozen: 0,
  published: 0,
  final: 0,
  annulled: 0,
};
const subject = (name: string, counts: Partial<typeof none>) => ({
  subject: name,
  counts: { ...none, ...counts },
});

describe('the step of a subject', () => {
  it.each([
    [{ empty: 1, frozen: 3 }, undefined],
    [{ conflict: 1, agreed: 3 }, undefined],
    [{ agreed: 1, published: 3 }, 'freeze'],
    [{ frozen: 1, published: 3 }, 'publish'],
    [{ published: 4 }, undefined],
  ] as const)('of %j is %s', (counts, step) => {
    expect(stepOf(subject('theory', counts))).toBe(step);
  });
});

describe('the confirmed absences of a subject', () => {
  it.each([
    ['before the freezing', { empty: 1, agreed: 3 }, true],
    ['frozen', { frozen: 4 }, false],
    ['published', { published: 3, annulled: 1 }, false],
    ['final', { final: 4 }, false],
    ['published, with one entered later', { published: 3, agreed: 1 }, true],
  ] as const)('may be among its unfrozen scores: %s', (_what, counts, has) => {
    expect(hasUnfrozen(subject('theory', counts))).toBe(has);
  });
});

describe('the last subject to be published', () => {
  const theory = subject('theory', { frozen: 4 });

  it.each([
    ['the other one is published', { published: 3, annulled: 1 }, true],
    ['nobody sat the other one', {}, true],
    ['the other one is frozen', { published: 3, frozen: 1 }, false],
    ['the other one is agreed', { agreed: 4 }, false],
    ['a score of the other one is missing', { published: 3, empty: 1 }, false],
  ] as const)('is found where %s', (_what, counts, isLast) => {
    expect(isLastToPublish('theory', [theory, subject('practical', counts)])).toBe(isLast);
  });

  it('is the only one', () => {
    expect(isLastToPublish('theory', [theory])).toBe(true);
  });
});
