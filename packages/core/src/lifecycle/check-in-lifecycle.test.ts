import { describe, expect, it } from 'vitest';
import {
  acceptsCheckIns,
  acceptsLateCheckIns,
  changesAttendance,
  checkInLifecycle,
} from './check-in-lifecycle.js';
import { type ClassStatus, classLifecycle } from './class-lifecycle.js';
import { eventsFrom } from './machine/events-from.js';
import { transition } from './machine/transition.js';

// The lifecycle "Check-in event", copied by hand from its design, arrow by arrow.
const arrows = [
  'scanned admit admitted',
  'scanned deny denied',
  'scanned repeat duplicate',
  'scanned collide conflict',
  'conflict decide closed',
  'admitted undo reversed',
];

describe('the check-in lifecycle', () => {
  it('has exactly the arrows of the domain', () => {
    const table = checkInLifecycle.transitions.map(({ from, event, to }) => `${from} ${event} ${to}`);
    expect(table).toEqual(arrows);
  });

  it('turns nobody away, takes nothing back and decides nothing without a reason', () => {
    const needing = checkInLifecycle.transitions.filter(({ needs }) => needs.includes('reason'));
    expect(needing.map(({ event }) => event)).toEqual(['deny', 'decide', 'undo']);
    const undo = { state: 'admitted', event: 'undo', actors: ['editor'] } as const;
    expect(transition(checkInLifecycle, undo)).toMatchObject({ ok: false, missing: ['reason'] });
    expect(transition(checkInLifecycle, { ...undo, given: ['reason'] })).toMatchObject({ to: 'reversed' });
  });

  it('never changes finished records: a closed conflict, a reversed admission', () => {
    for (const state of ['denied', 'duplicate', 'closed', 'reversed'] as const) {
      expect(eventsFrom(checkInLifecycle, state, ['admin'])).toEqual([]);
    }
  });

  it('lets candidates and experts do nothing at the door', () => {
    for (const actor of ['candidate', 'expert', 'clock'] as const) {
      expect(eventsFrom(checkInLifecycle, 'scanned', [actor])).toEqual([]);
    }
  });

  it('keeps the door closed before a class is approved and after its exam', () => {
    const isStatus = (status: string): status is ClassStatus => status in classLifecycle.states;
    const open = Object.keys(classLifecycle.states).filter(isStatus).filter(acceptsCheckIns);
    expect(open).toEqual(['enrolling', 'paused', 'closed', 'arranged', 'examining']);
    const late = Object.keys(classLifecycle.states).filter(isStatus).filter(acceptsLateCheckIns);
    expect(late).toEqual([...open, 'scoring', 'publicity', 'certifying', 'finished']);
    const changing = Object.keys(classLifecycle.states).filter(isStatus).filter(changesAttendance);
    expect(changing).toEqual([...open, 'scoring']);
  });
});
