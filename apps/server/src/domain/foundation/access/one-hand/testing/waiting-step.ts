import type { CallName } from '@skillcert/api-client/contract';
import type { RawBuilder } from 'kysely';
import type { StaffSession } from '../../../../../platform/http/calls/caller.js';
import type { Services } from '../../../../../platform/services.js';

/** The input of a call that takes the second step; `by` where the first one was somebody else and cannot be changed. */
interface Waits {
  readonly input: object;
  readonly by?: number;
}

/** A step that takes another person, and how something comes to wait for it. */
export interface WaitingStep {
  /** The need that the lifecycle asks of the other person, from `needsOfPeople`; none where no lifecycle has it. */
  readonly of?: string;
  /** The step of the first person. */
  readonly first: string;
  readonly call: CallName;
  /** Makes something wait for a second person after this first one. */
  readonly wait: (first: StaffSession, services: Services) => Promise<Waits>;
  /** The reason that the call gives where it leaves the record out instead of refusing. */
  readonly said?: string;
  /** The result where another person takes the step; `done` by default. */
  readonly others?: string;
}

type Found = RawBuilder<{ input: object; by?: number }>;

/** The records that one statement on the demo leaves waiting. */
export const bySql =
  (statement: (first: number) => Found): WaitingStep['wait'] =>
  async ({ user_id }, { store }) => {
    const { rows } = await statement(user_id).execute(store.db);
    const [found] = rows;
    if (!found) throw new Error('Nothing in the demo can wait for this step.');
    return found;
  };

/** The same thing as the only one of many. */
export const alone =
  (wait: WaitingStep['wait'], one: string): WaitingStep['wait'] =>
  async (first, services) => {
    const { input, ...rest } = await wait(first, services);
    const { [one]: id, ...others } = input as Readonly<Record<string, unknown>>;
    return { ...rest, input: { ...others, [`${one}s`]: [id] } };
  };
