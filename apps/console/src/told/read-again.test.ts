import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { noteAnswer } from './own-answers.js';
import { createReader } from './read-again.js';

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const leaves: (() => void)[] = [];
afterEach(() => {
  for (const leave of leaves.splice(0)) leave();
  client.clear();
});

/** A list on the screen, and how often it was read. */
const watch = async (class_id: number) => {
  let reads = 0;
  const queryKey = ['enrolment', 'fetchEnrolmentLists', { class_id }];
  const observer = new QueryObserver(client, { queryKey, queryFn: async () => (reads += 1) });
  leaves.push(observer.subscribe(() => undefined));
  await expect.poll(() => reads).toBe(1);
  return { reads: () => reads, again: () => observer.refetch() };
};

const open = () => {
  const reader = createReader(client);
  leaves.push(reader.forget);
  return reader;
};

it('reads again what a colleague changed, and nothing of another class', async () => {
  const { readAgain } = open();
  const [concerned, other] = [await watch(7), await watch(8)];
  await readAgain([{ class_id: 7, kind: 'enrolment' }]);
  expect([concerned.reads(), other.reads()]).toEqual([2, 1]);
});

it('reads nothing after a command of its own, and marks as old what that left out', async () => {
  const { readAgain } = open();
  const read = await watch(7);
  const [query] = client.getQueryCache().getAll();
  noteAnswer('command');
  await read.again();
  await readAgain([{ class_id: 7, kind: 'enrolment', own: 'command' }]);
  expect([read.reads(), query?.state.isInvalidated]).toEqual([2, false]);
  noteAnswer('next command');
  await readAgain([{ class_id: 7, kind: 'enrolment', own: 'next command' }]);
  expect([read.reads(), query?.state.isInvalidated]).toEqual([2, true]);
});

it('reads what a job changed that a command of its own began', async () => {
  const { readAgain } = open();
  const read = await watch(7);
  noteAnswer('start', 'enrolment/startReviewJob');
  await readAgain([{ class_id: 7, kind: 'enrolment', own: 'start' }]);
  expect(read.reads()).toBe(2);
});

it('reads what another tab of the session changed', async () => {
  const { readAgain } = open();
  const read = await watch(7);
  await readAgain([{ class_id: 7, kind: 'enrolment', own: 'of another tab' }]);
  expect(read.reads()).toBe(2);
});
