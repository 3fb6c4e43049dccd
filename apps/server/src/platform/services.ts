import type {
  AdmissionRules,
  ExamRules,
  GroupSms,
  Programme,
  TimelineRules,
  UnitCategories,
  WorkCalendar,
} from '@skillcert/core';
import type { Logger } from 'pino';
import type { ChangeWatch } from './changes/create-change-watch.js';
import type { TicketReader } from './codes/ticket-reader.js';
import type { Keyring } from './crypto/keyring.js';
import type { Renderer } from './documents/create-renderer.js';
import type { Config } from './settings/config.js';
import type { SheetReader } from './sheet/create-sheet-reader.js';
import type { Store } from './store/open-store.js';

/**
 * The parts that handlers work with, built once by `create-services.ts`. An area adds what it alone knows by
 * `declare module`.
 */
export interface Services {
  readonly config: Config;
  readonly store: Store;
  readonly keyring: Keyring;
  readonly programme: Programme;
  readonly admission: AdmissionRules;
  readonly exam: ExamRules;
  /** Which days count where a deadline is so many working days. */
  readonly calendar: WorkCalendar;
  /** Until when each stage of a class has to be done. */
  readonly timeline: TimelineRules;
  readonly unitCategories: UnitCategories;
  readonly groupSms: GroupSms;
  /** Notifies those who wait that something changed. */
  readonly changes: ChangeWatch;
  readonly tickets: TicketReader;
  /** Makes PDF files. */
  readonly renderer: Renderer;
  /** Reads tables that people send. */
  readonly sheets: SheetReader;
  readonly log: Logger;
  /** The clock, so that tests can move it. */
  readonly now: () => Date;
  /** Lets so many milliseconds pass on it. */
  readonly pause: (ms: number) => Promise<void>;
}
