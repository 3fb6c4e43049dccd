import { CallError, type Client } from '@skillcert/api-client';
import { afterEach, expect, it, vi } from 'vitest';
import { newKeyed } from './keyed.js';

const run = () => {
  const keys: (string | undefined)[] = [];
  let fails: CallError | undefined;
  const keyed = newKeyed((async (_name, _input, options) => {
    keys.push(options?.key);
    if (fails) throw fails;
  }) as Client);
  const command = (fault?: CallError, batch_id = 9) => {
    fails = fault;
    return keyed('payment/undoBankBatch', { batch_id, reason: '认错' }).catch(() => undefined);
  };
  return { keys, command };
};
const lost = new CallError({ failure: 'network', message: '' });

afterEach(() => {
  vi.useRealTimers();
});

it('gives each round of one click a key of its own', async () => {
  const { keys, command } = run();
  for (let round = 0; round < 3; round += 1) await command();
  expect(new Set(keys).size).toBe(3);
});

it('keeps the key while it is unknown whether the command arrived, and no longer', async () => {
  const { keys, command } = run();
  const interrupted = new CallError({ failure: 'refused', message: '', name: 'busy' });
  const refused = new CallError({ failure: 'refused', message: '', name: 'not_found' });
  for (const fails of [lost, interrupted, refused, undefined]) await command(fails);
  const [first, ...same] = keys.slice(0, 3);
  expect(same).toEqual([first, first]);
  expect(keys[3]).not.toBe(first);
});

it('gives a command of other input another key, and keeps that of the one whose outcome is unknown', async () => {
  const { keys, command } = run();
  await command(lost);
  await command(undefined, 10);
  await command();
  const [first, other, again] = keys;
  expect(other).not.toBe(first);
  expect(again).toBe(first);
});

it('gives a command a new key that is given again much later: it is meant anew', async () => {
  vi.useFakeTimers();
  const { keys, command } = run();
  await command(lost);
  vi.advanceTimersByTime(4 * 60_000);
  await command(lost);
  vi.advanceTimersByTime(2 * 60_000);
  await command();
  const [first, soon, later] = keys;
  expect(soon).toBe(first);
  expect(later).not.toBe(first);
});
