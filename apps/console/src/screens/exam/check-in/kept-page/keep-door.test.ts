import { describe, expect, it } from 'vitest';
import { keepDoor, type WorkerScope } from './keep-door.js';

type Heard = Record<string, unknown>;

const origin = 'https://exam.example';
const path = '/report/lists';
const files = ['/console-assets/base-abc1234.js', '/console-assets/base-abc1234.css'];

/** A cache, a network with the given addresses, and the worker between them. */
const openWorker = (network: Record<string, string>) => {
  const kept = new Map<string, Response>();
  const asked: { path: string; credentials: unknown }[] = [];
  const listeners = new Map<string, (event: Heard) => void>();
  const pathOf = (request: string | Pick<Request, 'url'>) =>
    new URL(typeof request === 'string' ? request : request.url, origin).pathname;
  const fetch = async (request: string | Pick<Request, 'url'>, init?: RequestInit): Promise<Response> => {
    const at = pathOf(request);
    asked.push({ path: at, credentials: init?.credentials });
    const text = network[at];
    if (text === undefined) throw new TypeError('Failed to fetch');
    return new Response(text, { status: text === 'fault' ? 502 : 200 });
  };
  const cache = {
    keys: async () => [...kept.keys()].map((at) => new Request(`${origin}${at}`)),
    addAll: async (wanted: readonly string[]) => {
      for (const each of wanted) kept.set(each, await fetch(each));
    },
    put: async (at: string, response: Response) => void kept.set(at, response),
    match: async (at: string) => kept.get(at)?.clone(),
    delete: async (request: Request) => kept.delete(pathOf(request)),
  };
  const scope = {
    caches: { open: async () => cache, match: cache.match },
    fetch,
    skipWaiting: async () => undefined,
    addEventListener: (name: string, listener: (event: Heard) => void) => listeners.set(name, listener),
  };
  keepDoor(scope as unknown as WorkerScope, { path, named: files.slice(0, 1), files });
  const last = async (name: string) => {
    const works: Promise<unknown>[] = [];
    listeners.get(name)?.({ waitUntil: (work: Promise<unknown>) => works.push(work) });
    await Promise.all(works);
  };
  return {
    network,
    asked,
    kept,
    last,
    /** The worker's answer; undefined if it leaves that to the network. */
    answer: async (at: string, { method = 'GET', mode = 'cors' } = {}) => {
      const answers: Promise<Response>[] = [];
      const request = { url: `${origin}${at}`, method, mode };
      listeners.get('fetch')?.({
        request,
        respondWith: (answer: Promise<Response>) => answers.push(answer),
      });
      return (await answers[0])?.text();
    },
  };
};

const page = `<script src="${files[0]}"></script>`;
const whole = () => ({ [path]: page, [files[0] ?? '']: 'script', [files[1] ?? '']: 'style' });
const navigate = { mode: 'navigate' };

describe('the worker of the door', () => {
  it('stores the anonymous page, and its files', async () => {
    const worker = openWorker(whole());
    await worker.last('install');
    expect([...worker.kept.keys()]).toEqual([...files, path]);
    expect(worker.asked.at(-1)).toEqual({ path, credentials: 'omit' });
  });

  it('answers from the network if there is one, else from its cache', async () => {
    const worker = openWorker(whole());
    await worker.last('install');
    worker.network[path] = 'the page of somebody';
    expect(await worker.answer(path, navigate)).toBe('the page of somebody');
    expect(await worker.answer(`${path}?show=waiting`, navigate)).toBe('the page of somebody');
    worker.network[path] = 'fault';
    expect(await worker.answer(path, navigate)).toBe(page);
    delete worker.network[path];
    expect(await worker.answer(path, navigate)).toBe(page);
    expect(await worker.answer(files[0] ?? '')).toBe('script');
    expect(await worker.kept.get(path)?.clone().text()).toBe(page);
  });

  it.each([
    ['a call', '/api/class/updateReport', { method: 'POST' }],
    ['a call that reads', '/api/user/info', {}],
    ['another page', '/report/lists/more', navigate],
    ['a file that is not its own', '/console-assets/other-abc1234.js', {}],
    ['its page as data', path, {}],
  ])('leaves %s alone', async (_, at, how) => {
    const worker = openWorker(whole());
    await worker.last('install');
    worker.network[at] = 'from the network';
    expect(await worker.answer(at, how)).toBeUndefined();
    expect(worker.kept.size).toBe(3);
  });

  it('stores no page of another build, and deletes the files of an earlier one', async () => {
    const worker = openWorker({ ...whole(), [path]: '<script src="/console-assets/base-new9876.js">' });
    await expect(worker.last('install')).rejects.toThrow('another build');
    expect(worker.kept.has(path)).toBe(false);
    worker.network[path] = page;
    worker.kept.set('/console-assets/base-old0000.js', new Response('old'));
    await worker.last('install');
    await worker.last('activate');
    expect([...worker.kept.keys()].toSorted()).toEqual([...files, path].toSorted());
  });

  it('restores deleted files, and does not fail if it cannot', async () => {
    const worker = openWorker(whole());
    await worker.last('install');
    worker.kept.clear();
    await worker.last('message');
    expect(worker.kept.size).toBe(3);
    for (const at of Object.keys(worker.network)) delete worker.network[at];
    await worker.last('message');
    expect(await worker.answer(path, navigate)).toBe(page);
  });
});
