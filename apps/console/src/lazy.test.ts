import { expect, it, vi } from 'vitest';
import { arrived, lazy } from './lazy.js';

it('downloads once, on the first read, and notifies when it is there', async () => {
  const load = vi.fn(async () => 'a screen');
  const screen = lazy(load);
  expect(load).not.toHaveBeenCalled();
  const changed = vi.fn();
  screen.subscribe(changed);
  expect([screen.read(), screen.read()]).toEqual([undefined, undefined]);
  await vi.waitFor(() => expect(changed).toHaveBeenCalledOnce());
  expect(screen.read()).toBe('a screen');
  expect(load).toHaveBeenCalledOnce();
});

it('notifies nobody who no longer listens', async () => {
  const screen = lazy(async () => 'a screen');
  const changed = vi.fn();
  screen.subscribe(changed)();
  screen.read();
  await vi.waitFor(() => expect(screen.read()).toBe('a screen'));
  expect(changed).not.toHaveBeenCalled();
});

it('throws the failure of the download to every reader', async () => {
  const screen = lazy(async () => {
    throw new Error('no network');
  });
  const changed = vi.fn();
  screen.subscribe(changed);
  screen.read();
  await vi.waitFor(() => expect(changed).toHaveBeenCalledOnce());
  expect(screen.read).toThrow('no network');
  expect(screen.read).toThrow('no network');
});

it('has a value that came with the page at once', () => {
  expect(arrived('a form').read()).toBe('a form');
});
