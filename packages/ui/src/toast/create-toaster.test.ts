import { describe, expect, it, vi } from 'vitest';
import { createToaster } from './create-toaster.js';

describe('createToaster', () => {
  it('shows messages in order of arrival, and notifies its subscribers', () => {
    const toaster = createToaster();
    const changed = vi.fn();
    const stop = toaster.subscribe(changed);
    toaster.show({ message: 'one' });
    toaster.show({ message: 'two' });
    expect(toaster.items().map((item) => item.message)).toEqual(['one', 'two']);
    expect(changed).toHaveBeenCalledTimes(2);
    stop();
    toaster.show({ message: 'three' });
    expect(changed).toHaveBeenCalledTimes(2);
  });

  it('keeps a dismissed message in its history, newest first', () => {
    const toaster = createToaster();
    const first = toaster.show({ message: 'one' });
    toaster.show({ message: 'two' });
    toaster.dismiss(first);
    expect(toaster.items().map((item) => item.message)).toEqual(['two']);
    expect(toaster.history().map((item) => item.message)).toEqual(['two', 'one']);
  });

  it('forgets the oldest beyond fifty', () => {
    const toaster = createToaster();
    for (let count = 1; count <= 60; count += 1) toaster.show({ message: count });
    expect(toaster.history()).toHaveLength(50);
    expect(toaster.history().at(-1)?.message).toBe(11);
  });

  it('keeps the newest message of a topic', () => {
    const toaster = createToaster();
    for (const message of ['one', 'two', 'three'])
      toaster.show({ message, ...(message !== 'two' && { topic: 'review' }) });
    expect(toaster.items().map(({ message }) => message)).toEqual(['two', 'three']);
    expect(toaster.unread()).toBe(2);
  });

  it('keeps what offers an undo beside a newer message of its topic, which may offer another or none', () => {
    const toaster = createToaster();
    const action = { label: 'Undo', onSelect: vi.fn() };
    toaster.show({ message: 'first batch', topic: 'marks', action });
    toaster.show({ message: 'second batch', topic: 'marks', action });
    toaster.show({ message: 'third batch', topic: 'marks' });
    toaster.show({ message: 'fourth batch', topic: 'marks' });
    const messages = ['first batch', 'second batch', 'fourth batch'];
    expect(toaster.items().map(({ message }) => message)).toEqual(messages);
    expect(toaster.history().map(({ message }) => message)).toEqual(messages.toReversed());
  });

  it('dates each message by its clock', () => {
    const toaster = createToaster(() => 1_795_000_000_000);
    toaster.show({ message: 'one' });
    expect(toaster.history()[0]?.at).toBe(1_795_000_000_000);
  });

  it('counts the unread messages, and notifies nobody when nothing is new', () => {
    const toaster = createToaster();
    const changed = vi.fn();
    toaster.show({ message: 'one' });
    toaster.show({ message: 'two' });
    expect(toaster.unread()).toBe(2);
    toaster.subscribe(changed);
    toaster.read();
    toaster.read();
    expect(toaster.unread()).toBe(0);
    expect(changed).toHaveBeenCalledOnce();
  });

  it('empties its history and leaves the messages on the screen', () => {
    const toaster = createToaster();
    toaster.show({ message: 'one' });
    toaster.clear();
    expect(toaster.history()).toEqual([]);
    expect(toaster.unread()).toBe(0);
    expect(toaster.items()).toHaveLength(1);
  });
});
