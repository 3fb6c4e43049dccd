import { describe, expect, it } from 'vitest';
import { importLifecycle } from './import-lifecycle.js';
import { eventsFrom } from './machine/events-from.js';
import { transition } from './machine/transition.js';

const confirm = (given: readonly string[]) =>
  transition(importLifecycle, { state: 'checked', event: 'confirm', actors: ['editor'], given });

describe('the lifecycle of an import', () => {
  it('has exactly these arrows', () => {
    expect(importLifecycle.transitions.map(({ from, event, to }) => `${from} ${event} ${to}`)).toEqual([
      'uploaded check checking',
      'checked check checking',
      'checking finish_check checked',
      'checked confirm running',
      'running finish done',
      'running stop stopped',
      'uploaded drop dropped',
      'checking drop dropped',
      'checked drop dropped',
    ]);
  });

  it('enrols nobody before a row is good and consent is given', () => {
    expect(confirm([])).toMatchObject({ ok: false, missing: ['good_rows', 'consent'] });
    expect(confirm(['good_rows', 'consent'])).toMatchObject({ ok: true, to: 'running' });
  });

  it('cannot be taken back once it runs, only stopped', () => {
    expect(eventsFrom(importLifecycle, 'running', ['admin']).map(({ event }) => event)).toEqual(['stop']);
    expect(eventsFrom(importLifecycle, 'stopped', ['admin', 'system', 'clock'])).toEqual([]);
  });
});
