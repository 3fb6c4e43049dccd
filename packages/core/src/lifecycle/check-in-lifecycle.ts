import { classAccepts } from './asked/class-writes.js';
import type { ClassStatus } from './class-lifecycle.js';
import { classStaff } from './machine/class-staff.js';
import { defineLifecycle } from './machine/define-lifecycle.js';

/**
 * The lifecycle of a check-in event, which is written once and never changed: attendance is derived from the
 * events. `admit` lets a person in, once at each sitting, `repeat` is the same event sent again, `collide` an admission
 * that another device had made before.
 */
export const checkInLifecycle = defineLifecycle({
  name: 'check_in',
  initial: 'scanned',
  states: {
    scanned: {},
    admitted: { ends: true },
    denied: { ends: true },
    duplicate: { ends: true },
    conflict: {},
    closed: { ends: true },
    reversed: { ends: true },
  },
  transitions: [
    { from: 'scanned', event: 'admit', to: 'admitted', by: classStaff },
    { from: 'scanned', event: 'deny', to: 'denied', by: classStaff, needs: ['reason'] },
    { from: 'scanned', event: 'repeat', to: 'duplicate', by: classStaff },
    { from: 'scanned', event: 'collide', to: 'conflict', by: classStaff },
    { from: 'conflict', event: 'decide', to: 'closed', by: classStaff, needs: ['reason'] },
    { from: 'admitted', event: 'undo', to: 'reversed', by: classStaff, needs: ['reason'] },
  ],
});

/** A state of {@link checkInLifecycle}. */
export type CheckInStatus = keyof typeof checkInLifecycle.states;

/** An event of {@link checkInLifecycle}. */
export type CheckInEvent = (typeof checkInLifecycle.transitions)[number]['event'];

const doorIsOpen: readonly ClassStatus[] = ['enrolling', 'paused', 'closed', 'arranged', 'examining'];

/** Whether a class in this state admits people: from its enrolment to the end of its exam. */
export const acceptsCheckIns = (status: ClassStatus): boolean => doorIsOpen.includes(status);

/**
 * Whether a class in this state still accepts late facts about the time before the end of its exam, until its
 * dossier is sealed: from devices that had no connection then, and about double check-ins.
 */
export const acceptsLateCheckIns = (status: ClassStatus): boolean => classAccepts('door', status);

const isUnpublished: readonly ClassStatus[] = [...doorIsOpen, 'scoring'];

/**
 * Whether attendance may still change in this state of a class. It may not once all scores are published:
 * they state who was absent. Changes that affect nobody's attendance are allowed until the dossier is sealed.
 */
export const changesAttendance = (status: ClassStatus): boolean => isUnpublished.includes(status);
