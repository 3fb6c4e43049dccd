import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type BeatState, createBeat, type Heard } from './create-beat.js';

const second = 1_000;

/** A server that receives every report, unless the next ones are to end otherwise. */
const open = ({ begun = true } = {}) => {
  const said: string[] = [];
  const states: BeatState[] = [];
  const ends: Heard[] = [];
  let answers_ms = 0;
  const hear = async (word: string): Promise<Heard> => {
    said.push(`${word} ${Date.now() / second}`);
    if (answers_ms > 0) await new Promise((resolve) => setTimeout(resolve, answers_ms));
    return ends.shift() ?? 'heard';
  };
  const beat = createBeat({
    begin: () => hear('begin'),
    beat: () => hear('beat'),
    onState: (state) => states.push(state),
    begun,
    beat_ms: 30 * second,
    retry_ms: 5 * second,
    glance_ms: 5 * second,
    lost_max: 3,
  });
  return {
    beat,
    said,
    states,
    ends: (...next: readonly Heard[]) => void ends.push(...next),
    answersAfter: (seconds: number) => {
      answers_ms = seconds * second;
    },
  };
};

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * second);

describe('the beat of a learning candidate', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 0 }));
  afterEach(() => void vi.useRealTimers());

  it('is sent every thirty seconds from the opening on', async () => {
    const { beat, said, states } = open();
    beat.learn();
    await pass(95);
    expect(said).toEqual(['beat 30', 'beat 60', 'beat 90']);
    expect(new Set(states)).toEqual(new Set(['counting']));
  });

  it('sends nothing while nobody learns', async () => {
    const { said, states } = open();
    await pass(300);
    expect([said, states]).toEqual([[], []]);
  });

  it('begins by itself if opening did not, as for a video that is played later', async () => {
    const { beat, said } = open({ begun: false });
    await pass(100);
    beat.learn();
    await pass(31);
    expect(said).toEqual(['begin 100', 'beat 130']);
  });

  it('is sent once more when the candidate looks away, and starts anew when they return', async () => {
    const { beat, said, states } = open();
    beat.learn();
    await pass(40);
    await beat.rest();
    expect(states.at(-1)).toBe('resting');
    await pass(600);
    beat.learn();
    await pass(31);
    expect(said).toEqual(['beat 30', 'beat 40', 'begin 640', 'beat 670']);
    expect(states.at(-1)).toBe('counting');
  });

  it('continues after a glance away', async () => {
    const { beat, said } = open();
    beat.learn();
    await pass(10);
    await beat.rest();
    await pass(4);
    beat.learn();
    await pass(31);
    expect(said).toEqual(['beat 10', 'beat 44']);
  });

  it('changes nothing when the same is sent twice', async () => {
    const { beat, said } = open();
    beat.learn();
    beat.learn();
    await pass(31);
    await beat.rest();
    await beat.rest();
    await pass(100);
    expect(said).toEqual(['beat 30', 'beat 31']);
  });

  it('repeats a lost report soon and silently', async () => {
    const { beat, said, states, ends } = open();
    ends('lost', 'lost');
    beat.learn();
    await pass(75);
    expect(said).toEqual(['beat 30', 'beat 35', 'beat 40', 'beat 70']);
    expect(states).not.toContain('unheard');
  });

  it('reports three lost beats in a row, and the recovery', async () => {
    const { beat, states, ends } = open();
    ends('lost', 'lost', 'lost', 'lost');
    beat.learn();
    await pass(41);
    expect(states.at(-1)).toBe('unheard');
    await pass(5);
    expect(states.at(-1)).toBe('unheard');
    await pass(5);
    expect(states.at(-1)).toBe('counting');
  });

  it('never has two words under way, however slow the network is', async () => {
    const { beat, said, answersAfter } = open();
    answersAfter(9);
    beat.learn();
    await pass(31);
    void beat.rest();
    beat.learn();
    await pass(70);
    expect(said).toEqual(['beat 30', 'beat 39', 'beat 78']);
  });

  it('does not count the time away, even where the last word was long under way', async () => {
    const { beat, said, answersAfter } = open();
    beat.learn();
    await pass(10);
    answersAfter(9);
    void beat.rest();
    await pass(100);
    beat.learn();
    await pass(1);
    expect(said).toEqual(['beat 10', 'begin 110']);
  });

  it.each(['taken', 'over', 'unproven', 'gone'] as const)('stops for good once it hears %s', async (why) => {
    const { beat, said, states, ends } = open();
    ends(why);
    beat.learn();
    await pass(31);
    expect(states.at(-1)).toBe(why);
    await beat.rest();
    beat.learn();
    await pass(300);
    expect(said).toEqual(['beat 30']);
    expect(states.at(-1)).toBe(why);
  });

  it('is taken back to this page, where it begins anew', async () => {
    const { beat, said, states, ends } = open();
    ends('taken');
    beat.learn();
    await pass(31);
    beat.takeBack();
    expect(states.at(-1)).toBe('resting');
    beat.learn();
    await pass(31);
    expect(said).toEqual(['beat 30', 'begin 31', 'beat 61']);
    expect(states.at(-1)).toBe('counting');
  });

  it('stops if it cannot begin again', async () => {
    const { beat, said, states, ends } = open({ begun: false });
    ends('lost', 'over');
    beat.learn();
    await pass(60);
    expect(said).toEqual(['begin 0', 'begin 5']);
    expect(states.at(-1)).toBe('over');
  });
});
