import { describe, expect, it } from 'vitest';
import { checkChoice } from './check-choice.js';
import { createUploadQueue, type UploadContext } from './create-upload-queue.js';
import { batchProgress, type StoredFile, type UploadEntry, uploadRows } from './upload-entry.js';

const file = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name);
const problems = (names: string[], rules: Parameters<typeof checkChoice>[1]) =>
  checkChoice(
    names.map((name) => file(name)),
    rules,
  ).map(({ problem }) => problem);

describe('checkChoice', () => {
  it.each([
    ['takes what fits', ['a.pdf', 'b.pdf'], { taken: [] }, [null, null]],
    ['finds a file that is there', ['a.pdf'], { taken: [{ name: 'a.pdf', size: 10 }] }, ['duplicate']],
    ['takes the same name of another size', ['a.pdf'], { taken: [{ name: 'a.pdf', size: 9 }] }, [null]],
    [
      'finds the same name where the size is not known',
      ['a.pdf'],
      { taken: [{ name: 'a.pdf' }] },
      ['duplicate'],
    ],
    ['finds a file chosen twice at once', ['a.pdf', 'a.pdf'], { taken: [] }, [null, 'duplicate']],
    ['stops at the limit', ['a.pdf', 'b.pdf'], { taken: [], maxFiles: 1 }, [null, 'too_many']],
    [
      'gives no place to a wrong file',
      ['a.exe', 'b.pdf'],
      { taken: [], maxFiles: 1, accept: '.pdf' },
      ['wrong_type', null],
    ],
    ['checks the size', ['a.pdf'], { taken: [], maxBytes: 9 }, ['too_large']],
    [
      'takes one of two where each replaces the other',
      ['a', 'b'],
      { taken: [], single: true },
      [null, 'one_by_one'],
    ],
    ['takes none beside one on its way', ['b'], { taken: [], single: true, busy: true }, ['one_by_one']],
    ['takes the next once it has arrived', ['b'], { taken: [{ name: 'a' }], single: true }, [null]],
    ['takes others beside one on its way', ['b'], { taken: [], busy: true }, [null]],
  ] as const)('%s', (_what, names, rules, expected) => {
    expect(problems([...names], rules)).toEqual(expected);
  });
});

interface Sending {
  name: string;
  context: UploadContext;
  resolve: (stored: StoredFile) => void;
  reject: (error: unknown) => void;
}

const start = (atOnce?: number) => {
  const sent: Sending[] = [];
  const stored: string[] = [];
  let entries: readonly UploadEntry<StoredFile>[] = [];
  const queue = createUploadQueue<StoredFile>(
    () => ({
      upload: ({ name }, context) =>
        new Promise((resolve, reject) => sent.push({ name, context, resolve, reject })),
      describeError: (error) => String(error),
      onStored: ({ id }) => stored.push(id),
      onEntries: (next) => {
        entries = next;
      },
    }),
    atOnce,
  );
  const add = (...names: string[]) => queue.add(names.map((name) => ({ file: file(name), problem: null })));
  const states = () => entries.map(({ status }) => status);
  const idAt = (at: number) => entries[at]?.id ?? '';
  return { queue, sent, stored, add, states, idAt, entries: () => entries };
};

describe('createUploadQueue', () => {
  it('sends three at a time and the next when one ends', async () => {
    const { sent, add, states } = start();
    add('a', 'b', 'c', 'd');
    expect(states()).toEqual(['uploading', 'uploading', 'uploading', 'waiting']);
    sent[1]?.resolve({ id: 'B', name: 'b' });
    await expect.poll(states).toEqual(['uploading', 'done', 'uploading', 'uploading']);
  });

  it('sends files that replace each other one after the other, also one that is tried again', async () => {
    const { sent, add, states, queue, idAt } = start(1);
    add('a');
    sent[0]?.reject('offline');
    await expect.poll(states).toEqual(['failed']);
    add('b');
    queue.retry(idAt(0));
    expect(states()).toEqual(['waiting', 'uploading']);
    sent[1]?.resolve({ id: 'B', name: 'b' });
    await expect.poll(states).toEqual(['uploading', 'done']);
  });

  it('keeps a failed file with its reason and sends it again', async () => {
    const { sent, stored, add, states, queue, idAt, entries } = start();
    add('a');
    sent[0]?.reject('offline');
    await expect.poll(() => entries()[0]).toMatchObject({ status: 'failed', message: 'offline' });
    queue.retry(idAt(0));
    sent[1]?.resolve({ id: 'A', name: 'a' });
    await expect.poll(states).toEqual(['done']);
    expect(stored).toEqual(['A']);
  });

  it('stops a cancelled upload and takes no late answer of it', async () => {
    const { sent, stored, add, states, queue, idAt } = start();
    add('a');
    queue.cancel(idAt(0));
    expect(sent[0]?.context.signal.aborted).toBe(true);
    sent[0]?.context.onProgress(0.9);
    sent[0]?.resolve({ id: 'A', name: 'a' });
    await new Promise((done) => setTimeout(done));
    expect(states()).toEqual(['cancelled']);
    expect(stored).toEqual([]);
  });

  it('starts the next upload when a running one is removed', () => {
    const { add, states, queue, idAt } = start();
    add('a', 'b', 'c', 'd');
    queue.remove(idAt(0));
    expect(states()).toEqual(['uploading', 'uploading', 'uploading']);
  });

  it('keeps progress between 0 and 1', () => {
    const { sent, add, entries } = start();
    add('a');
    sent[0]?.context.onProgress(7);
    expect(entries()[0]).toMatchObject({ share: 1 });
  });

  it('forgets refused files when others are chosen', () => {
    const { queue, states } = start();
    queue.add([{ file: file('a'), problem: 'duplicate' }]);
    queue.add([{ file: file('b'), problem: null }]);
    expect(states()).toEqual(['uploading']);
  });
});

describe('uploadRows', () => {
  const done = (id: string): UploadEntry<StoredFile> => ({
    id: `entry-${id}`,
    batch: 0,
    file: file(id),
    status: 'done',
    stored: { id, name: id },
  });

  it('keeps the order in which files were chosen, whichever finishes first', () => {
    const waiting: UploadEntry<StoredFile> = { id: 'w', batch: 0, file: file('w'), status: 'waiting' };
    const rows = uploadRows(
      [
        { id: 'old', name: 'old' },
        { id: 'b', name: 'b' },
      ],
      [waiting, done('b')],
    );
    expect(rows.map(({ id }) => id)).toEqual(['old', 'w', 'entry-b']);
  });

  it('leaves out files that the host no longer has', () => {
    expect(uploadRows([], [done('b')])).toEqual([]);
  });
});

describe('batchProgress', () => {
  it('counts the last batch alone, by bytes, in quarters', () => {
    const entries: UploadEntry<StoredFile>[] = [
      { id: '1', batch: 0, file: file('old', 900), status: 'done', stored: { id: '1', name: 'old' } },
      { id: '2', batch: 1, file: file('big', 300), status: 'uploading', share: 0.5 },
      { id: '3', batch: 1, file: file('small', 100), status: 'failed', message: undefined },
    ];
    expect(batchProgress(entries)).toEqual({ open: 1, done: 0, percent: 50 });
  });
});
