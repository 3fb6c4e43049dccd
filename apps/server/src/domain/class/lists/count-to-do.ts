import type { OutputOf } from '@skillcert/api-client/contract';
import { limits } from '@skillcert/core';
import { type RawBuilder, sql } from 'kysely';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { classScope, seesEveryClass } from '../../../platform/http/guards/class-scope.js';
import type { Services } from '../../../platform/services.js';
import { notesDue } from '../../notes/index.js';
import { yearUnknown } from '../calendar/year-unknown.js';
import { type DeskKind, deskWork } from './desk-work.js';
import { allDue } from './due-classes.js';
import { listClock } from './list-clock.js';
import { platformWork } from './platform-work.js';
import { endingSoon, underReview, type WaitingKind, waitingEnrolments } from './waiting-work.js';

type ToDo = OutputOf<'class/fetchToDo'>;

const { to_do_count_max: most } = limits;

const atMost = (rows: RawBuilder<unknown>) =>
  sql`(select count(*)::int4 from (${rows} limit ${most}) as few)`;

const nobodysWork = sql`null::int4`;

const waiting = (caller: StaffSession, kind: WaitingKind) =>
  atMost(sql`
    select from class c cross join lateral (${waitingEnrolments(caller, kind, most)}) as waiting
    where ${underReview(caller)}`);

const atDesk = (caller: StaffSession, kind: DeskKind) => {
  const rows = deskWork(caller, kind);
  return rows ? atMost(rows) : nobodysWork;
};

const runsClasses = ({ roles }: StaffSession) => roles.includes('recommend') || roles.includes('master');

/**
 * Counts the work that waits for the session, in one statement. Each kind is counted by an index, and only up to its
 * limit.
 */
export const countToDo = async (services: Services, caller: StaffSession): Promise<ToDo> => {
  const platform = seesEveryClass(caller);
  const clock = listClock(services);
  const { now } = clock;
  const due = allDue(caller, clock);
  const ofDue = (rows: RawBuilder<boolean>) =>
    due ? atMost(sql`select from due where ${rows}`) : nobodysWork;
  const ofPlatform = (kind: keyof typeof platformWork) =>
    platform ? atMost(platformWork[kind](caller, now)) : nobodysWork;
  const own = sql`c.class_id = any(${[...caller.permission_classes.owner_classes]}::bigint[])`;
  const { rows } = await sql<Omit<ToDo, 'year_unknown'>>`
    ${due ? sql`with due as materialized (${due})` : sql``}
    select
      ${platform ? atMost(sql`select from class c where c.status = 'submitted'`) : nobodysWork} as to_check,
      ${
        !platform && runsClasses(caller)
          ? atMost(sql`select from class c where c.status = 'refused' and ${own}`)
          : nobodysWork
      } as to_mend,
      ${waiting(caller, 'to_review')} as to_review,
      ${waiting(caller, 'doubtful')} as doubtful,
      ${atMost(sql`select from class c where ${endingSoon(now)} and ${classScope(caller)}`)} as ending_soon,
      ${ofDue(sql`overdue`)} as overdue, ${ofDue(sql`not overdue`)} as due_soon,
      ${atDesk(caller, 'steps')} as steps, ${atDesk(caller, 'payments')} as payments, ${atDesk(caller, 'refunds')} as refunds,
      ${atDesk(caller, 'invoices')} as invoices, ${atDesk(caller, 'day_moves')} as day_moves,
      ${atDesk(caller, 'scores')} as scores,
      ${atDesk(caller, 'rechecks')} as rechecks, ${atDesk(caller, 'certificates')} as certificates,
      ${atDesk(caller, 'mailings')} as mailings, ${atDesk(caller, 'credit')} as credit,
      ${ofPlatform('accounts')} as accounts, ${ofPlatform('editors')} as editors,
      ${ofPlatform('grants')} as grants, ${ofPlatform('erasures')} as erasures,
      ${atMost(notesDue(caller, clock))} as notes_due`.execute(services.store.db);
  const [counted] = rows;
  if (!counted) throw new Error('A select without a table gave no row.');
  // Only the platform's own staff can have the year added.
  return { ...counted, year_unknown: platform ? yearUnknown(services, now) : null };
};
