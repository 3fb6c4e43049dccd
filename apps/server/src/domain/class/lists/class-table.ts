import type { ClassRecord } from '@skillcert/api-client/contract';
import { formatDateTime, lastMoment, maskPhone } from '@skillcert/core';
import { sql } from 'kysely';
import type { Cell } from '../../../platform/documents/csv-line.js';
import type { ListTable } from '../../../platform/documents/list-file.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { classScope } from '../../../platform/http/guards/class-scope.js';
import { titleIn } from '../../../platform/http/title-in.js';
import { type Words, wordsIn } from '../../../platform/http/words.js';
import type { Services } from '../../../platform/services.js';
import { classRecordColumns } from '../class-record-columns.js';
import { type ClassColumn, classColumns } from './class-word.js';

interface Exported {
  readonly ids: readonly number[];
  readonly language: string;
}

interface Says extends Pick<Services, 'programme'> {
  readonly words: Words;
  readonly language: string;
}

/** Rows per query. */
const atOnce = 500;

const moment = (value: string | number | null, { programme }: Says) =>
  formatDateTime(value, { pattern: '{y}-{m}-{d} {h}:{i}', timeZone: programme.time_zone });

/** Formats an end by the last moment before it, as the list on the screen does. */
const until = (end: string | null, says: Says) => moment(lastMoment(end, says.programme.time_zone), says);

const levelTitle = (id: string, { programme, language }: Says) => {
  const level = programme.levels.find((each) => each.id === id);
  return level ? titleIn(language, level.title) : id;
};

const contactsOf = ({ contacts }: ClassRecord) =>
  contacts.map(({ name, phone }) => `${name} ${maskPhone(phone)}`).join('; ');

/** The value of each column for a class. */
const cells: Readonly<Record<ClassColumn, (record: ClassRecord, says: Says) => Cell>> = {
  code: (record) => record.code,
  class_name: (record) => record.class_name,
  status: ({ status }, { words }) => words(`class.status.${status}`),
  class_type: ({ class_type }, { words }) => words(`class.class_type.${class_type}`),
  level: ({ level }, says) => levelTitle(level, says),
  city: (record) => record.city,
  venue: (record) => record.venue,
  enroll_types: ({ enroll_types }, { words }) =>
    enroll_types.map((type) => words(`enroll_type.${type}`)).join('; '),
  study_types: ({ study_types }, { words }) =>
    study_types.map((type) => words(`study_type.${type}`)).join('; '),
  enroll_start: ({ enroll_start }, says) => moment(enroll_start, says),
  enroll_end: ({ enroll_end }, says) => until(enroll_end, says),
  study_start: ({ study_start }, says) => moment(study_start, says),
  study_end: ({ study_end }, says) => until(study_end, says),
  exam_at: ({ exam_at }, says) => moment(exam_at, says),
  capacity: (record) => record.capacity,
  taken: (record) => record.taken,
  to_review: (record) => record.to_review,
  fee_cents: ({ fee_cents }) => (fee_cents === null ? null : fee_cents / 100),
  currency: (record) => record.currency,
  com_name: (record) => record.com_name,
  master: (record) => record.master_name,
  contacts: contactsOf,
};

const counts: readonly ClassColumn[] = ['capacity', 'taken', 'to_review'];

/** The classes of an export. They are read in parts while the file is sent. */
export const classTable = (
  { store, programme }: Pick<Services, 'store' | 'programme'>,
  caller: StaffSession,
  { ids, language }: Exported,
): ListTable => {
  const says: Says = { words: wordsIn(language), programme, language };
  return {
    columns: classColumns.map((name) => ({
      head: says.words(`class.column.${name}`),
      ...(counts.includes(name) && { figures: 'count' as const }),
    })),
    rows: async function* () {
      for (let from = 0; from < ids.length; from += atOnce) {
        const some = ids.slice(from, from + atOnce);
        const { rows } = await sql<ClassRecord>`
          select ${classRecordColumns(caller)}
          from class c
          where c.class_id = any(${some}::bigint[]) and ${classScope(caller)}
          order by array_position(${some}::bigint[], c.class_id)`.execute(store.db);
        yield rows.map((record) => classColumns.map((name) => cells[name](record, says)));
      }
    },
  };
};
