import { describe, expect, it } from 'vitest';
import { classLifecycle } from './class-lifecycle.js';
import { eventsFrom } from './machine/events-from.js';

// The lifecycle "Class", copied by hand from its design, arrow by arrow.
const arrows = `
draft submit submitted · submitted approve approved · submitted refuse refused · refused submit submitted
approved open enrolling · enrolling pause paused · paused resume enrolling
enrolling close closed · paused close closed · closed reopen enrolling
closed publish_arrangement arranged · arranged withdraw_arrangement closed
arranged start_exam examining · examining end_exam scoring · scoring freeze_scores publicity
examining withdraw_start arranged · scoring withdraw_end examining · certifying withdraw_publicity_end publicity
publicity objection_upheld scoring · publicity publicity_end certifying
certifying all_certified finished · finished seal_dossier archived
draft cancel cancelled · submitted cancel cancelled · refused cancel cancelled · approved cancel cancelled
enrolling cancel cancelled · paused cancel cancelled · closed cancel cancelled · arranged cancel cancelled`
  .split(/[·\n]/)
  .map((arrow) => arrow.trim())
  .filter(Boolean);

const goingBack = [
  ...['withdraw_arrangement', 'withdraw_start', 'withdraw_end'],
  ...['objection_upheld', 'withdraw_publicity_end'],
];

const names = (state: keyof typeof classLifecycle.states, ...actors: Parameters<typeof eventsFrom>[2]) =>
  eventsFrom(classLifecycle, state, actors).map(({ event }) => event);

describe('the class lifecycle', () => {
  it('has exactly the arrows of the domain', () => {
    const table = classLifecycle.transitions.map(({ from, event, to }) => `${from} ${event} ${to}`);
    expect(table.toSorted()).toEqual(arrows.toSorted());
  });

  it('lets the clock open, close and end the publicity, and nothing else', () => {
    const byClock = classLifecycle.transitions.filter(({ by }) => by.includes('clock'));
    expect(new Set(byClock.map(({ event }) => event))).toEqual(new Set(['open', 'close', 'publicity_end']));
  });

  it('leaves the check to the platform', () => {
    expect(names('submitted', 'admin')).toEqual(['approve', 'refuse', 'cancel']);
    expect(names('submitted', 'zky-admin')).toEqual(['approve', 'refuse', 'cancel']);
    expect(names('submitted', 'recommend')).toEqual(['cancel']);
  });

  it('gives no buttons to registration desks, experts and candidates', () => {
    for (const actor of ['editor', 'company', 'expert', 'no-active-expert', 'candidate'] as const) {
      expect(names('enrolling', actor)).toEqual([]);
    }
  });

  it('asks for a reason to refuse, to cancel and to go back', () => {
    const needing = classLifecycle.transitions.filter(({ needs }) => needs.includes('reason'));
    expect(new Set(needing.map(({ event }) => event))).toEqual(new Set(['refuse', 'cancel', ...goingBack]));
  });

  it('takes two people and a reason for steps back, for steps before their moment, and to cancel once the exam is planned', () => {
    const byTwo = classLifecycle.transitions.filter(({ needs }) => needs.includes('second_person'));
    expect(byTwo.map(({ event }) => event).toSorted()).toEqual([...goingBack, 'cancel', 'cancel'].toSorted());
    for (const { needs } of byTwo) expect(needs).toEqual(['reason', 'second_person']);
    const cancelled = byTwo.filter(({ event }) => event === 'cancel').map(({ from }) => from);
    expect(cancelled).toEqual(['closed', 'arranged']);
    const early = classLifecycle.transitions.filter((row) => row.early);
    expect(early.map(({ event }) => event)).toEqual(['start_exam', 'end_exam', 'publicity_end']);
    for (const { early: wanted } of early) expect(wanted?.needs).toEqual(['reason', 'second_person']);
  });
});
