import type { Obstacle, ObstacleName, ObstacleThing, StateOf } from '@skillcert/api-client/contract';

type StandingWord = { [Thing in ObstacleThing]: `${Thing}.status.${StateOf<Thing>}` }[ObstacleThing];

/** Keys of the words that name a cause. */
export type CauseWord =
  | `refused.${ObstacleName | 'stands' | 'further' | 'rest'}`
  | `thing.${ObstacleThing}`
  | StandingWord;

type Values = Readonly<Record<string, string | number>>;

/** The sentence of a cause. It may name what stands in the way, which the obstacle on the wire does not. */
export const sayCause = (
  cause: Obstacle,
  words: (key: CauseWord, values?: Values) => string,
  values: Values = {},
): string =>
  'why' in cause
    ? words(`refused.${cause.why}`, { count: cause.count ?? 0, ...values })
    : words('refused.stands', {
        thing: words(`thing.${cause.thing}`),
        // The type of a cause pairs a thing with its own states only.
        state: words(`${cause.thing}.status.${cause.state}` as StandingWord),
      });
