import { scoreDesk as desk } from './asked/score-desk.js';
import { defineLifecycle } from './machine/define-lifecycle.js';

/**
 * The lifecycle of a candidate's score in one subject. Two people enter it, a third decides if they differ,
 * and nobody changes it once it is frozen. The caller gives the needs: `own_entry` if the actor entered it,
 * `another_person` if they did not, `uninvolved` if they neither entered, decided nor froze it,
 * `confirmed_absence` if the score is one. An absence is entered like a figure, or one person confirms it
 * where the marks of the sitting state it: the marks count as the other person. A frozen score gets another
 * figure, or is annulled, only by an amendment that two people confirm ({@link amendmentLifecycle}).
 */
export const scoreLifecycle = defineLifecycle({
  name: 'score',
  initial: 'empty',
  states: {
    empty: {},
    entered_once: {},
    conflict: {},
    agreed: {},
    frozen: {},
    published: {},
    final: { ends: true },
    annulled: { ends: true },
  },
  transitions: [
    { from: 'empty', event: 'first_entry', to: 'entered_once', by: desk },
    { from: 'entered_once', event: 'correct', to: 'entered_once', by: desk, needs: ['own_entry'] },
    { from: 'entered_once', event: 'withdraw', to: 'empty', by: desk, needs: ['own_entry'] },
    { from: 'entered_once', event: 'second_entry_same', to: 'agreed', by: desk, needs: ['another_person'] },
    {
      from: 'entered_once',
      event: 'second_entry_differs',
      to: 'conflict',
      by: desk,
      needs: ['another_person'],
    },
    { from: ['empty', 'entered_once'], event: 'confirm_absence', to: 'agreed', by: desk },
    { from: 'agreed', event: 'withdraw_absence', to: 'empty', by: desk, needs: ['confirmed_absence'] },
    { from: 'conflict', event: 'arbitrate', to: 'agreed', by: desk, needs: ['another_person', 'reason'] },
    { from: 'agreed', event: 'freeze', to: 'frozen', by: desk },
    { from: 'frozen', event: 'publish', to: 'published', by: desk, needs: ['uninvolved'] },
    { from: 'frozen', event: 'amend', to: 'frozen', by: desk, needs: ['another_person', 'reason'] },
    { from: 'published', event: 'amend', to: 'published', by: desk, needs: ['another_person', 'reason'] },
    { from: 'published', event: 'publicity_end', to: 'final', by: [...desk, 'clock'] },
    { from: 'final', event: 'publicity_goes_on', to: 'published', by: desk },
    {
      from: ['frozen', 'published', 'final'],
      event: 'annul',
      to: 'annulled',
      by: desk,
      needs: ['another_person', 'reason'],
    },
  ],
});

/** A state of {@link scoreLifecycle}. */
export type ScoreStatus = keyof typeof scoreLifecycle.states;

/** An event of {@link scoreLifecycle}. */
export type ScoreEvent = (typeof scoreLifecycle.transitions)[number]['event'];

/** Whether a score may still change. */
export const isOpenScore = (status: ScoreStatus): boolean =>
  status === 'empty' || status === 'entered_once' || status === 'conflict' || status === 'agreed';
