import { describe, expect, it, onTestFinished } from 'vitest';
import { codeReaderLoader } from './code-reader-loader.js';

/** The address of a worker with the given script. */
const workerThat = (script: string): string => {
  const address = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  onTestFinished(() => URL.revokeObjectURL(address));
  return address;
};

const ready = `postMessage({ kind: 'ready' });`;
/** Answers with the first pixel, the last request first. */
const reads = `
  const asked = [];
  addEventListener('message', ({ data }) => {
    asked.unshift(data);
    if (asked.length < 2) return;
    for (const { id, data } of asked.splice(0)) postMessage({ kind: 'read', id, text: data[0] ? String(data[0]) : null });
  });`;

const picture = (first: number) => new ImageData(new Uint8ClampedArray([first, 0, 0, 255]), 1, 1);

describe('a code reader over a worker', () => {
  it('answers each question by its own answer, in whichever order they come', async () => {
    const reader = await codeReaderLoader(workerThat(ready + reads))();
    expect(await Promise.all([reader.read(picture(7)), reader.read(picture(0))])).toEqual(['7', null]);
  });

  it('is opened once, however many ask for it', async () => {
    const load = codeReaderLoader(workerThat(ready));
    expect(await load()).toBe(await load());
  });

  it('fails if the worker reports it, and the next request opens another', async () => {
    const load = codeReaderLoader(workerThat(`postMessage({ kind: 'failed' });`));
    const both = await Promise.allSettled([load(), load()]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(load()).rejects.toThrow('did not start');
  });

  it('rejects every request to a broken worker, both pending and new', async () => {
    const breaks = `addEventListener('message', () => postMessage({ kind: 'failed' }));`;
    const reader = await codeReaderLoader(workerThat(ready + breaks))();
    await expect(reader.read(picture(1))).rejects.toThrow('broke');
    await expect(reader.read(picture(1))).rejects.toThrow('broke');
  });

  it('fails if there is no worker at all', async () => {
    await expect(codeReaderLoader('/nowhere/reader.js')()).rejects.toThrow('did not start');
  });
});
