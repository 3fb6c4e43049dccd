import { CallError } from '@skillcert/api-client';
import { describe, expect, it } from 'vitest';
import { createLook, type Seen } from './create-look.js';

type Said = { readonly head_row: number; readonly column: string };

const sheet = (name: string) => new File(['a'], name);

/** A look whose answers come when a test says so, in the order of the questions. */
const openLook = () => {
  const questions: { answer: (text: string) => void; refuse: () => void }[] = [];
  const refused: unknown[] = [];
  let seen: Seen<string, Partial<Said>> | undefined;
  const look = createLook<string, Said>({
    ask: () =>
      new Promise((resolve, reject) => {
        questions.push({
          answer: resolve,
          refuse: () => reject(new CallError({ failure: 'refused', message: '', name: 'too_many' })),
        });
      }),
    onSeen: (next) => {
      seen = next;
    },
    onRefused: (error) => refused.push(error),
  });
  const taken = async (name: string) => {
    const done = look.take(sheet(name), {});
    questions.at(-1)?.answer(`look at ${name}`);
    await done;
  };
  return { look, questions, taken, refused, seen: () => seen };
};

describe('a look at a table', () => {
  it('is stale until what was said is answered, and then by what was said', async () => {
    const { look, questions, taken, seen } = openLook();
    await taken('a.xlsx');
    const saying = look.say({ head_row: 2 });
    expect(seen()).toMatchObject({ look: 'look at a.xlsx', said: { head_row: 2 }, isStale: true });
    questions.at(-1)?.answer('by row 2');
    await saying;
    expect(seen()).toMatchObject({ look: 'by row 2', said: { head_row: 2 }, isStale: false });
  });

  it('comes back as it was answered last where what was said is refused', async () => {
    const { look, questions, taken, refused, seen } = openLook();
    await taken('a.xlsx');
    const saying = look.say({ head_row: 2 });
    questions.at(-1)?.refuse();
    await saying;
    expect(seen()).toMatchObject({ look: 'look at a.xlsx', said: {}, isStale: false });
    expect(refused).toMatchObject([{ refusal: 'too_many' }]);
  });

  it('stays left where what was said before is refused later', async () => {
    const { look, questions, taken, seen } = openLook();
    await taken('a.xlsx');
    const saying = look.say({ head_row: 2 });
    look.leave();
    questions.at(-1)?.refuse();
    await saying;
    expect(seen()).toBeUndefined();
  });

  it('is at the file that was taken last, whatever a question about the one before brings', async () => {
    for (const end of ['answer', 'refuse'] as const) {
      const { look, questions, taken, seen } = openLook();
      await taken('a.xlsx');
      const saying = look.say({ head_row: 2 });
      const before = questions.at(-1);
      await taken('b.xlsx');
      before?.[end]('late');
      await saying;
      expect(seen()).toMatchObject({ file: { name: 'b.xlsx' }, look: 'look at b.xlsx', said: {} });
    }
  });

  it('keeps both of two things said, though the first is refused after the second is answered', async () => {
    const { look, questions, taken, seen } = openLook();
    await taken('a.xlsx');
    const first = look.say({ head_row: 2 });
    const second = look.say({ column: 'date' });
    questions[2]?.answer('by both');
    await second;
    questions[1]?.refuse();
    await first;
    expect(seen()).toMatchObject({ look: 'by both', said: { head_row: 2, column: 'date' } });
  });
});
