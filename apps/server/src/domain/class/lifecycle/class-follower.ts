import type { ClassRecord } from '@skillcert/api-client/contract';
import type { ClassEvent } from '@skillcert/core';
import type { Transaction } from 'kysely';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { RequestFacts } from '../../../platform/http/calls/handle.js';
import type { Services } from '../../../platform/services.js';
import type { Database } from '../../../platform/store/database.js';

/** An event that a member of staff has fired. */
export interface MovedByStaff {
  /** The class as it was moved: an edit at the same moment comes before or after, never between. */
  readonly record: ClassRecord;
  readonly reason: string;
  readonly caller: StaffSession;
  readonly request: Pick<RequestFacts, 'address' | 'request_id'>;
  readonly services: Services;
}

/** An event whose time has come. */
interface MovedByClock {
  readonly class_id: number;
  readonly at: Date;
  readonly services: Pick<Services, 'exam' | 'programme' | 'now'>;
}

/**
 * What follows in the transaction that moves the class. It refuses the event where something of the class stands
 * against it.
 */
export type Follows<Moved> = {
  readonly [Event in ClassEvent]?: (tx: Transaction<Database>, moved: Moved) => Promise<void>;
};

/**
 * The port by which another area follows the events of a class: the class knows none of them. `class-followers.ts`
 * lists them.
 */
export interface ClassFollower {
  readonly staff: Follows<MovedByStaff>;
  readonly clock?: Follows<MovedByClock>;
}

declare module '../../../platform/services.js' {
  interface Services {
    /** The areas that follow the events of classes, in the order in which they do. */
    readonly classFollowers: readonly ClassFollower[];
  }
}
