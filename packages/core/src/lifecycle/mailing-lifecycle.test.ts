import { describe, expect, it } from 'vitest';
import { eventsFrom } from './machine/events-from.js';
import { transition } from './machine/transition.js';
import { mailingLifecycle } from './mailing-lifecycle.js';
import { smsLifecycle } from './sms-lifecycle.js';

const arrows = ({
  transitions,
}: {
  readonly transitions: readonly { from: string; event: string; to: string }[];
}) => transitions.map(({ from, event, to }) => `${from} ${event} ${to}`);

const decide = (event: string, given: readonly string[]) =>
  transition(mailingLifecycle, { state: 'held', event, actors: ['editor'], given });

describe('the lifecycle of a mailing', () => {
  it('has exactly these arrows', () => {
    expect(arrows(mailingLifecycle)).toEqual([
      'held start sending',
      'held schedule scheduled',
      'held release sending',
      'held release_later scheduled',
      'held refuse refused',
      'scheduled refuse refused',
      'held withdraw withdrawn',
      'scheduled withdraw withdrawn',
      'scheduled begin sending',
      'scheduled fall_through refused',
      'sending finish done',
      'done resend sending',
    ]);
  });

  it('starts by one person only with few recipients, and is released or refused by another', () => {
    expect(decide('start', [])).toMatchObject({ ok: false, missing: ['few'] });
    expect(decide('start', ['few'])).toMatchObject({ ok: true, to: 'sending' });
    expect(decide('release', [])).toMatchObject({ ok: false, missing: ['another_person'] });
    expect(decide('refuse', ['another_person'])).toMatchObject({ ok: false, missing: ['reason'] });
    expect(decide('withdraw', [])).toMatchObject({ ok: false, missing: ['asker'] });
  });

  it('is over once it is refused or withdrawn', () => {
    for (const state of ['refused', 'withdrawn'] as const) {
      expect(eventsFrom(mailingLifecycle, state, ['admin', 'editor', 'system'])).toEqual([]);
    }
  });
});

describe('the lifecycle of a message', () => {
  it('has exactly these arrows', () => {
    expect(arrows(smsLifecycle)).toEqual([
      'queued claim sending',
      'queued defer deferred',
      'deferred resume queued',
      'queued drop dropped',
      'deferred drop dropped',
      'sending put_back queued',
      'sending lose unknown',
      'sending accept sent',
      'unknown accept sent',
      'sending reject failed',
      'unknown reject failed',
      'sending deliver delivered',
      'unknown deliver delivered',
      'sent deliver delivered',
      'sending bounce undelivered',
      'unknown bounce undelivered',
      'sent bounce undelivered',
      'failed retry queued',
      'unknown retry queued',
    ]);
  });

  it('is sent again only by a person, and without an answer only by explicit choice', () => {
    for (const state of ['failed', 'unknown'] as const) {
      expect(eventsFrom(smsLifecycle, state, ['system']).filter(({ event }) => event === 'retry')).toEqual(
        [],
      );
    }
    const retry = { state: 'unknown', event: 'retry', actors: ['editor'] } as const;
    expect(transition(smsLifecycle, retry)).toMatchObject({ ok: false, missing: ['chosen'] });
    expect(transition(smsLifecycle, { ...retry, given: ['chosen'] })).toMatchObject({
      ok: true,
      to: 'queued',
    });
  });
});
