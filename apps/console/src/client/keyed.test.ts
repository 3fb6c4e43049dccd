import { CallError } from '@skillcert/api-client';
import { expect, it } from 'vitest';
import { newKeyed } from './keyed.js';

const run = () => {
  const keyed = newKeyed();
  const keys: string[] = [];
  const command = (fails?: CallError) =>
    keyed(async (key) => {
      keys.push(key);
      if (fails) throw fails;
    }).catch(() => undefined);
  return { keys, command };
};

it('gives each round of one click a key of its own', async () => {
  const { keys, command } = run();
  for (let round = 0; round < 3; round += 1) await command();
  expect(new Set(keys).size).toBe(3);
});

it('keeps the key while it is unknown whether the command arrived, and no longer', async () => {
  const { keys, command } = run();
  const lost = new CallError({ failure: 'network', message: '' });
  const interrupted = new CallError({ failure: 'refused', message: '', name: 'busy' });
  const refused = new CallError({ failure: 'refused', message: '', name: 'not_found' });
  for (const fails of [lost, interrupted, refused, undefined]) await command(fails);
  const [first, ...same] = keys.slice(0, 3);
  expect(same).toEqual([first, first]);
  expect(keys[3]).not.toBe(first);
});
