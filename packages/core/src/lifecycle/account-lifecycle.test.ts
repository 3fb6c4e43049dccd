import { describe, expect, it } from 'vitest';
import { accountLifecycle } from './account-lifecycle.js';
import { eventsFrom } from './machine/events-from.js';

const arrows = [
  'pending approve approved',
  'pending refuse refused',
  'refused resubmit pending',
  'approved freeze frozen',
  'frozen unfreeze approved',
];

const names = (state: keyof typeof accountLifecycle.states, ...actors: Parameters<typeof eventsFrom>[2]) =>
  eventsFrom(accountLifecycle, state, actors).map(({ event }) => event);

describe('the account lifecycle', () => {
  it('has exactly these arrows', () => {
    const table = accountLifecycle.transitions.map(({ from, event, to }) => `${from} ${event} ${to}`);
    expect(table).toEqual(arrows);
  });

  it('names a target once per state, so that the wanted state identifies the event', () => {
    const targets = accountLifecycle.transitions.map(({ from, to }) => `${from} ${to}`);
    expect(new Set(targets).size).toBe(targets.length);
  });

  it('leaves the first approval to the platform', () => {
    expect(names('pending', 'admin')).toEqual(['approve', 'refuse']);
    expect(names('pending', 'zky-admin')).toEqual(['approve', 'refuse']);
    expect(names('pending', 'recommend')).toEqual([]);
    expect(names('refused', 'recommend')).toEqual(['resubmit']);
    expect(names('approved', 'recommend')).toEqual(['freeze']);
  });

  it('gives nobody else a button', () => {
    for (const actor of ['master', 'editor', 'company', 'expert', 'no-active-expert', 'candidate'] as const) {
      expect([...names('pending', actor), ...names('approved', actor)]).toEqual([]);
    }
  });

  it('asks for a reason to refuse and to freeze', () => {
    const needing = accountLifecycle.transitions.filter(({ needs }) => needs.includes('reason'));
    expect(needing.map(({ event }) => event)).toEqual(['refuse', 'freeze']);
  });
});
