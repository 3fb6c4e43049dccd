import { QueryCache, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { RefreshingClient } from './refreshing-client.js';

it('repeats a first read after a command, and delivers only the second answer', async () => {
  const failures: unknown[] = [];
  const client = new RefreshingClient({
    queryCache: new QueryCache({ onError: (error) => failures.push(error) }),
  });
  const answers: ((lines: string) => void)[] = [];
  const observer = new QueryObserver(client, {
    queryKey: ['payment', 'lines'],
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
  });
  const leave = observer.subscribe(() => undefined);
  expect(answers).toHaveLength(1);
  const refreshed = client.invalidateQueries({ queryKey: ['payment'] });
  await expect.poll(() => answers.length).toBe(2);
  answers[0]?.('before the command');
  answers[1]?.('after it');
  await refreshed;
  expect(observer.getCurrentResult().data).toBe('after it');
  expect(failures).toEqual([]);
  leave();
  client.clear();
});

it('keeps showing the old answer until it is read again', async () => {
  const client = new RefreshingClient();
  let reads = 0;
  const observer = new QueryObserver(client, {
    queryKey: ['payment', 'lines'],
    queryFn: async () => (reads += 1),
  });
  const leave = observer.subscribe(() => undefined);
  await expect.poll(() => observer.getCurrentResult().data).toBe(1);
  const refreshed = client.invalidateQueries({ queryKey: ['payment'] });
  expect(observer.getCurrentResult().data).toBe(1);
  await refreshed;
  expect(observer.getCurrentResult().data).toBe(2);
  leave();
  client.clear();
});
