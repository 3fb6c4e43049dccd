import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../testing/engines.js';
import { openTestStore, type TestStore } from '../../../testing/open-test-store.js';
import { Refusal } from '../errors/refuse.js';
import { forgive, giveBack, takeFrom } from './take-from.js';

describe.each(engines)('a limit in the database, on $name', (engine) => {
  let store: TestStore;
  let at = new Date('2026-11-05T10:00:00Z');
  beforeAll(async () => {
    store = await openTestStore(engine, pino({ level: 'silent' }));
  });
  afterAll(() => store.close());

  const limit = { name: 'test', hits: 5, seconds: 600 };
  const take = (key: string) => takeFrom({ store, now: () => at }, limit, key);
  const outcome = async (key: string) => {
    try {
      return await take(key);
    } catch (error) {
      if (error instanceof Refusal) return error;
      throw error;
    }
  };

  it('lets exactly so many of fifty at once through', async () => {
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => outcome('crowd')));
    expect(outcomes.filter((result) => typeof result === 'number').sort()).toEqual([1, 2, 3, 4, 5]);
  });

  it('says how long to wait, in the words and in the data', async () => {
    at = new Date('2026-11-05T10:05:30Z');
    for (let time = 0; time < 5; time += 1) await take('patient');
    const refusal = await outcome('patient');
    expect(refusal).toMatchObject({
      refusal: 'too_many',
      details: { retry_after: 270, values: { minutes: 5 } },
    });
  });

  it('slides: what was taken late in one window still counts early in the next', async () => {
    at = new Date('2026-11-05T11:09:59Z');
    for (let time = 0; time < 5; time += 1) await take('late');
    at = new Date('2026-11-05T11:10:10Z');
    expect(await take('late')).toBe(5);
    expect(await outcome('late')).toBeInstanceOf(Refusal);
    at = new Date('2026-11-05T11:15:00Z');
    expect(await take('late')).toBe(4);
    at = new Date('2026-11-05T11:30:01Z');
    expect(await take('late')).toBe(1);
  });

  it('does not count what it refused', async () => {
    at = new Date('2026-11-05T12:00:00Z');
    for (let time = 0; time < 30; time += 1) await outcome('stubborn');
    at = new Date('2026-11-05T12:15:00Z');
    expect(await take('stubborn')).toBe(3);
  });

  it('gives back and forgives', async () => {
    at = new Date('2026-11-05T13:00:00Z');
    await take('good');
    await giveBack({ store, now: () => at }, limit, 'good');
    expect(await take('good')).toBe(1);
    for (let time = 0; time < 4; time += 1) await take('good');
    await forgive({ store, now: () => at }, limit, 'good');
    expect(await take('good')).toBe(1);
  });

  it('keeps keys and limits apart', async () => {
    for (let time = 0; time < 5; time += 1) await take('one');
    expect(await take('two')).toBe(1);
    expect(await takeFrom({ store, now: () => at }, { ...limit, name: 'other' }, 'one')).toBe(1);
  });
});
