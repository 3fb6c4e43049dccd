import type { Actor } from './machine/actor.js';
import { defineLifecycle } from './machine/define-lifecycle.js';

const platform: readonly Actor[] = ['admin', 'zky-admin'];
const owners: readonly Actor[] = [...platform, 'recommend', 'master'];
const ownersOrClock: readonly Actor[] = [...owners, 'clock'];

const two = ['reason', 'second_person'] as const;

/**
 * The lifecycle of a class (exam session), from draft to the sealed dossier. A step before its moment, a step back,
 * and the end of a class whose exam is planned, which nothing leads back from, need a second person and a reason;
 * {@link aloneFrom} gives the moment.
 */
export const classLifecycle = defineLifecycle({
  name: 'class',
  initial: 'draft',
  states: {
    draft: {},
    submitted: {},
    refused: {},
    approved: {},
    enrolling: {},
    paused: {},
    closed: {},
    arranged: {},
    examining: {},
    scoring: {},
    publicity: {},
    certifying: {},
    finished: {},
    archived: { ends: true },
    cancelled: { ends: true },
  },
  transitions: [
    { from: ['draft', 'refused'], event: 'submit', to: 'submitted', by: owners },
    { from: 'submitted', event: 'approve', to: 'approved', by: platform },
    { from: 'submitted', event: 'refuse', to: 'refused', by: platform, needs: ['reason'] },
    { from: 'approved', event: 'open', to: 'enrolling', by: ownersOrClock },
    { from: 'enrolling', event: 'pause', to: 'paused', by: owners },
    { from: 'paused', event: 'resume', to: 'enrolling', by: owners },
    { from: ['enrolling', 'paused'], event: 'close', to: 'closed', by: ownersOrClock },
    { from: 'closed', event: 'reopen', to: 'enrolling', by: owners },
    { from: 'closed', event: 'publish_arrangement', to: 'arranged', by: owners },
    { from: 'arranged', event: 'withdraw_arrangement', to: 'closed', by: owners, needs: two },
    {
      from: 'arranged',
      event: 'start_exam',
      to: 'examining',
      by: owners,
      early: { before: 'exam_is_near', needs: two },
    },
    { from: 'examining', event: 'withdraw_start', to: 'arranged', by: owners, needs: two },
    {
      from: 'examining',
      event: 'end_exam',
      to: 'scoring',
      by: owners,
      early: { before: 'exam_over', needs: two },
    },
    { from: 'scoring', event: 'withdraw_end', to: 'examining', by: owners, needs: two },
    { from: 'scoring', event: 'freeze_scores', to: 'publicity', by: owners },
    { from: 'publicity', event: 'objection_upheld', to: 'scoring', by: owners, needs: two },
    {
      from: 'publicity',
      event: 'publicity_end',
      to: 'certifying',
      by: ownersOrClock,
      early: { before: 'publicity_over', needs: two },
    },
    { from: 'certifying', event: 'withdraw_publicity_end', to: 'publicity', by: owners, needs: two },
    { from: 'certifying', event: 'all_certified', to: 'finished', by: owners },
    { from: 'finished', event: 'seal_dossier', to: 'archived', by: owners },
    {
      from: ['draft', 'submitted', 'refused', 'approved', 'enrolling', 'paused'],
      event: 'cancel',
      to: 'cancelled',
      by: owners,
      needs: ['reason'],
    },
    { from: ['closed', 'arranged'], event: 'cancel', to: 'cancelled', by: owners, needs: two },
  ],
});

/** A state of {@link classLifecycle}. */
export type ClassStatus = keyof typeof classLifecycle.states;

/** An event of {@link classLifecycle}. */
export type ClassEvent = (typeof classLifecycle.transitions)[number]['event'];
