import type { ClassRecord } from '@skillcert/api-client/contract';
import type { ClassEvent } from '@skillcert/core';
import type { Transaction } from 'kysely';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { RequestFacts } from '../../../platform/http/calls/handle.js';
import type { Services } from '../../../platform/services.js';
import type { Database } from '../../../platform/store/database.js';

/** An event that a member of staff has applied. */
export interface MovedByStaff {
  /** The class after the event. A simultaneous edit comes before or after it, never in between. */
  readonly record: ClassRecord;
  readonly reason: string;
  readonly caller: StaffSession;
  readonly request: Pick<RequestFacts, 'address' | 'request_id'>;
  readonly services: Services;
}

/** An event that the clock has applied. */
interface MovedByClock {
  readonly class_id: number;
  readonly at: Date;
  readonly services: Pick<Services, 'exam' | 'programme' | 'now'>;
}

/**
 * The actions that follow an event, in the transaction that moves the class. An action refuses an event if a record of
 * the class forbids it.
 */
export type Follows<Moved> = {
  readonly [Event in ClassEvent]?: (tx: Transaction<Database>, moved: Moved) => Promise<void>;
};

/**
 * The port by which another area follows the events of a class, so that the class depends on none of them.
 * `class-followers.ts` lists the followers.
 */
export interface ClassFollower {
  readonly staff: Follows<MovedByStaff>;
  readonly clock?: Follows<MovedByClock>;
}

declare module '../../../platform/services.js' {
  interface Services {
    /** The areas that follow the events of classes, in the order in which they run. */
    readonly classFollowers: readonly ClassFollower[];
  }
}
