import { expect, it } from 'vitest';
import { keepWhenReady } from './keep-when-ready.js';

/** A store that takes something only once the session is ready, and how often it was asked. */
const open = () => {
  const kept: string[] = [];
  let isReady = false;
  let asked = 0;
  const keeper = keepWhenReady(async (token) => {
    asked += 1;
    if (isReady) kept.push(token);
    return isReady;
  });
  return {
    ...keeper,
    kept,
    asked: () => asked,
    ready: (is = true) => {
      isReady = is;
    },
  };
};

it('keeps at once what is ready', async () => {
  const { want, news, kept, ready, asked } = open();
  ready();
  await want('a');
  await news();
  expect([kept, asked()]).toEqual([['a'], 1]);
});

it('keeps what is ready later as soon as it is, and once', async () => {
  const { want, news, kept, ready } = open();
  await want('a');
  await news();
  expect(kept).toEqual([]);
  ready();
  await news();
  await news();
  expect(kept).toEqual(['a']);
});

it('keeps it anew each time that it is wanted', async () => {
  const { want, kept, ready } = open();
  ready();
  await want('a');
  await want('a');
  expect(kept).toEqual(['a', 'a']);
});

it('gives up what was wanted for another token, and for none', async () => {
  const { want, news, kept, ready } = open();
  await want('a');
  await want('b');
  ready();
  await news();
  expect(kept).toEqual(['b']);
  ready(false);
  await want('c');
  await want(undefined);
  ready();
  await news();
  expect(kept).toEqual(['b']);
});
