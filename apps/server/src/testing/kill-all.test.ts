import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { killAll } from './kill-all.js';

const sleeper = () => spawn('sleep', ['60'], { stdio: 'ignore' });

it('kills the others where one has ended meanwhile', async () => {
  const [gone, alive] = [sleeper(), sleeper()];
  const [goneEnded, aliveEnded] = [once(gone, 'exit'), once(alive, 'exit')];
  gone.kill();
  await goneEnded;
  killAll([gone.pid ?? 0, alive.pid ?? 0]);
  expect(await aliveEnded).toEqual([null, 'SIGKILL']);
});

it.each([Number.NaN, 0, -1])('kills no %d, which is no process', (pid) => {
  expect(() => killAll([pid])).toThrow('is no process');
});
