import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAutosave, type SaveFailure, type SaveState } from './create-autosave.js';

interface Sent {
  readonly text: string;
  readonly over: number | undefined;
  readonly key: string;
}

class Failed extends Error {
  readonly failure: SaveFailure;
  constructor(failure: SaveFailure) {
    super(failure);
    this.failure = failure;
  }
}

/** A server that stores versions and repeats its first answer to a repeated key; `lose` loses the next answer. */
const openDesk = () => {
  const sent: Sent[] = [];
  const answers = new Map<string, number>();
  const desk = { version: 0, lose: false, down: false, sent };
  const send = async (text: string, over: number | undefined, key: string): Promise<number> => {
    if (desk.down) throw new Failed('offline');
    const known = answers.get(key);
    if (known !== undefined) return known;
    if ((over ?? 0) !== desk.version) throw new Failed('conflict');
    if (text === 'bad') throw new Failed('refused');
    sent.push({ text, over, key });
    desk.version += 1;
    answers.set(key, desk.version);
    if (desk.lose) {
      desk.lose = false;
      throw new Failed('offline');
    }
    return desk.version;
  };
  return { desk, send };
};

const open = () => {
  const { desk, send } = openDesk();
  const states: SaveState[] = [];
  let keys = 0;
  const form = createAutosave<string, number>({
    saved: undefined,
    send,
    failureOf: (error) => (error instanceof Failed ? error.failure : 'refused'),
    onState: (state) => states.push(state),
    newKey: () => {
      keys += 1;
      return `k${keys}`;
    },
    rest_ms: 1_000,
    retry_ms: 3_000,
  });
  return { desk, states, form, texts: () => desk.sent.map(({ text }) => text) };
};

describe('a form that saves itself', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('sends the typed values after a pause in typing, each time over the previous version', async () => {
    const { desk, form, states } = open();
    form.change('a');
    form.change('ab');
    await vi.advanceTimersByTimeAsync(1_000);
    form.change('abc');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(desk.sent).toEqual([
      { text: 'ab', over: undefined, key: 'k1' },
      { text: 'abc', over: 1, key: 'k2' },
    ]);
    expect(states.at(-1)).toBe('saved');
  });

  it('repeats a save whose answer was lost before it sends anything newer', async () => {
    const { desk, form, states, texts } = open();
    desk.lose = true;
    form.change('a');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(states.at(-1)).toBe('offline');
    form.change('ab');
    await vi.advanceTimersByTimeAsync(4_000);
    expect(texts()).toEqual(['a', 'ab']);
    expect(form.isKept()).toBe(true);
  });

  it('loses nothing while there is no connection, and sends the last of it when it is back', async () => {
    const { desk, form, texts } = open();
    desk.down = true;
    form.change('a');
    await vi.advanceTimersByTimeAsync(10_000);
    form.change('ab');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await form.flush()).toBe(false);
    desk.down = false;
    expect(await form.flush()).toBe(true);
    expect(texts().at(-1)).toBe('ab');
  });

  it('overwrites no change from elsewhere without being asked to', async () => {
    const { desk, form, states, texts } = open();
    form.change('mine');
    await form.flush();
    desk.version = 7;
    form.change('mine too');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(states.at(-1)).toBe('conflict');
    form.change('mine three');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(texts()).toEqual(['mine']);
    expect(form.isKept()).toBe(false);
    await form.goOnFrom(7, 'mine three');
    expect(texts()).toEqual(['mine', 'mine three']);
  });

  it('continues from the version that was changed elsewhere, if that is chosen', async () => {
    const { desk, form, texts } = open();
    desk.version = 7;
    form.change('mine');
    await vi.advanceTimersByTimeAsync(1_000);
    await form.goOnFrom(7, undefined);
    expect([texts(), form.isKept()]).toEqual([[], true]);
  });

  it('keeps refused values, and tries again with the next change', async () => {
    const { form, states, texts } = open();
    form.change('bad');
    expect(await form.flush()).toBe(false);
    expect(states.at(-1)).toBe('refused');
    form.change('good');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(texts()).toEqual(['good']);
  });
});
