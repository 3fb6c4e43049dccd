import { limits } from '@skillcert/core';
import { expect, it } from 'vitest';
import { asListed, confirmAll, type Round, roundsOf, undoAll, withRound } from './sure-rounds.js';

const leftOut = (line_id: number) =>
  ({
    line_id,
    why: 'already_paid',
    message: '',
  }) as unknown as Parameters<typeof withRound>[1]['left_out'][number];
const round = (matched: number, ...left: number[]) => ({
  batch_id: 9,
  matched,
  matched_cents: matched * 68_000,
  left_out: left.map(leftOut),
  left: 1,
  last: 7,
});

it('adds up the rounds, and what each of them left open', () => {
  const first = withRound(undefined, round(98, 1, 2));
  const { matched, matched_cents, left_out } = withRound(first, round(50, 3));
  expect({ matched, matched_cents }).toEqual({ matched: 148, matched_cents: 148 * 68_000 });
  expect(left_out.map(({ line_id }) => line_id)).toEqual([1, 2, 3]);
});

const answer = (left: number, last: number | null) => ({ ...round(1), left, last });
/** Answers one round after the other, and keeps what was sent. */
const rounds = <Sent, Done>(...list: readonly Done[]) => {
  const answers = list.values();
  const sent: Sent[] = [];
  return {
    sent,
    send: async (what: Sent): Promise<Done | undefined> => {
      sent.push(what);
      return answers.next().value;
    },
  };
};

it('confirms after the last line of each round until nothing is left, each part of the chosen ones in turn', async () => {
  const { sent, send } = rounds<Round, ReturnType<typeof answer>>(answer(5, 7), answer(2, 9), answer(0, 11));
  expect(await confirmAll(roundsOf(undefined), send)).toEqual({ isAnswered: true });
  expect(sent).toEqual([{}, { after: 7 }, { after: 9 }]);
  const size = limits.bank_lines_round_max;
  const chosen = rounds<Round, ReturnType<typeof answer>>(answer(0, 1), answer(0, null));
  await confirmAll(roundsOf({ line_ids: Array.from({ length: size + 1 }, (_, n) => n) }), chosen.send);
  expect(chosen.sent.map(({ line_ids }) => line_ids?.length)).toEqual([size, 1]);
});

it('sends a round without an answer again as it was, and then begins anew', async () => {
  const first = rounds<Round, ReturnType<typeof answer> | undefined>(answer(5, 7), undefined);
  const { isAnswered, lost } = await confirmAll(roundsOf(undefined), first.send);
  expect([isAnswered, lost]).toEqual([true, { after: 7 }]);
  expect(roundsOf(undefined, lost)).toEqual([{ after: 7 }, {}]);
  // Chosen lines are a step of their own.
  const by_name = [{ line_id: 1, enrolment_id: 2 }];
  expect(roundsOf({ by_name }, lost)).toEqual([{ by_name }]);
  expect(roundsOf(undefined, { line_ids: [1], after: 1 })).toEqual([{}]);
  expect(roundsOf(undefined, { by_name, after: 1 })).toEqual([{}]);
  expect(await confirmAll(roundsOf(undefined), rounds<Round, undefined>(undefined).send)).toEqual({
    isAnswered: false,
    lost: {},
  });
});

it('counts by the list what a round without an answer confirmed, but not before the list has what was answered', () => {
  const made = withRound(undefined, round(50, 3));
  const listed = { matched: 148, matched_cents: 148 * 68_000, standing: 147 };
  expect(asListed(made, listed)).toMatchObject({ ...listed, left_out: [{ line_id: 3 }] });
  const before = { matched: 20, matched_cents: 20 * 68_000, standing: 20 };
  expect(asListed(made, before)).toMatchObject({ matched: 50, matched_cents: 50 * 68_000, standing: 20 });
  expect(asListed(made, undefined)).toMatchObject({ matched: 50, standing: 50 });
});

it('takes back in rounds, keeps what was answered, and goes on from there', async () => {
  const undone = (count: number, left: number, last: number) => ({ undone: count, kept: [], left, last });
  const first = rounds<number | undefined, ReturnType<typeof undone> | undefined>(
    undone(98, 50, 7),
    undefined,
  );
  const stopped = await undoAll({ soFar: undefined, after: undefined }, first.send);
  expect(stopped).toEqual({ soFar: { undone: 98, kept: [] }, after: 7, isWhole: false });
  expect(first.sent).toEqual([undefined, 7]);
  const rest = rounds<number | undefined, ReturnType<typeof undone>>(undone(50, 0, 9));
  expect(await undoAll(stopped, rest.send)).toMatchObject({ soFar: { undone: 148 }, isWhole: true });
  expect(rest.sent).toEqual([7]);
});
