import { type ReviewStatus, reviewLifecycle } from '@skillcert/core';
import { type RawBuilder, sql } from 'kysely';
import { type RowCells, rowTable, type Says } from '../../../platform/documents/export-rows.js';
import type { ListTable } from '../../../platform/documents/list-file.js';
import { utcMoment } from '../../../platform/store/sql/utc-moment.js';
import type { Making } from './making.js';

/** Steps read at once. */
const pageSize = 500;

interface Step {
  readonly seq: number;
  readonly at: string;
  readonly by: string;
  readonly action: string;
  readonly object_type: string;
  readonly object_id: string;
  readonly from_state: string | null;
  readonly to_state: string | null;
  readonly reason: string | null;
  readonly detail: object;
  readonly hash: string;
  /** The candidate of the step; empty for others. */
  readonly enrol_no: string | null;
  readonly name: string | null;
}

/**
 * The details of a step, without the figures of a score that can still be copied: the second entry is made, and a
 * difference decided, without a sight of others' entries.
 */
const shownDetail = sql`case when x.object_type <> 'score' then x.detail
  when exists (select from score s where s.class_id = x.class_id and s.enrolment_id = split_part(x.object_id, '/', 1)::bigint
    and s.subject = split_part(x.object_id, '/', 2) and s.status in ('empty', 'entered_once', 'conflict')) then '{}'
  else x.detail end`;

/** Steps of the trail of a class up to where its dossier begins, some at a time, by their number. */
async function* stepsOf(
  { services: { store }, dossier: { class_id, seq: last } }: Making,
  condition: RawBuilder<boolean>,
): AsyncIterable<readonly Step[]> {
  let after = 0;
  for (;;) {
    const { rows } = await sql<Step>`
      select x.seq, ${utcMoment('x.at')} as at, coalesce(a.name, x.actor_role) as by, x.action, x.object_type, x.object_id, x.from_state,
        x.to_state, x.reason, ${shownDetail} as detail, encode(x.hash, 'hex') as hash, e.enrol_no, e.name
      from audit_event x left join account a on a.user_id = x.user_id
      left join enrolment e on e.class_id = x.class_id and x.object_type = 'enrolment' and e.enrolment_id::text = x.object_id
      where x.class_id = ${class_id} and x.seq > ${after} and x.seq <= ${last} and ${condition}
      order by x.seq limit ${pageSize}`.execute(store.db);
    if (rows.length > 0) yield rows;
    const end = rows.at(-1);
    if (!end || rows.length < pageSize) return;
    after = end.seq;
  }
}

const isReviewStatus = (text: string): text is ReviewStatus => text in reviewLifecycle.states;

const statusWord = (state: string | null, { words }: Says): string | null =>
  state && isReviewStatus(state) ? words(`review.status.${state}`) : state;

const reviewCells: RowCells<Step> = [
  ['enrol_no', (step) => step.enrol_no],
  ['name', (step) => step.name],
  ['at', (step, { minute }) => minute(step.at)],
  ['by', (step) => step.by],
  ['from_state', (step, says) => statusWord(step.from_state, says)],
  ['to_state', (step, says) => statusWord(step.to_state, says)],
  ['reason', (step) => step.reason],
];

/** The trail unchanged: its own words, so that every line with visible details can be verified against its hash. */
const trailCells: RowCells<Step> = [
  ['step_no', (step) => step.seq, 'count'],
  ['at', (step) => step.at],
  ['by', (step) => step.by],
  ['action', (step) => step.action],
  ['object', (step) => `${step.object_type} ${step.object_id}`],
  ['from_state', (step) => step.from_state],
  ['to_state', (step) => step.to_state],
  ['reason', (step) => step.reason],
  ['detail', ({ detail }) => JSON.stringify(detail)],
  ['hash', (step) => step.hash],
];

const stepTable = (making: Making, cells: RowCells<Step>, condition: RawBuilder<boolean>): ListTable => ({
  columns: rowTable<Step>([], cells, making.says).columns,
  rows: async function* () {
    for await (const steps of stepsOf(making, condition)) {
      yield steps.map((step) => cells.map(([, cell]) => cell(step, making.says)));
    }
  },
});

/** The steps of the enrolments of a class. */
export const reviewsTable = (making: Making): ListTable =>
  stepTable(making, reviewCells, sql<boolean>`x.object_type = 'enrolment' and x.to_state is not null`);

/** The whole trail of a class. */
export const trailTable = (making: Making): ListTable => stepTable(making, trailCells, sql<boolean>`true`);

interface ClassUnit {
  readonly com_name: string;
  readonly quota: number;
  readonly share_bp: number;
}

const unitCells: RowCells<ClassUnit> = [
  ['unit', (row) => row.com_name],
  ['quota', (row) => row.quota, 'count'],
  ['share', (row) => row.share_bp / 100],
];

/** The units of a joint class. */
export const unitsTable = async ({ services, dossier: { class_id }, says }: Making): Promise<ListTable> => {
  const { rows } = await sql<ClassUnit>`
    select u.com_name, cu.quota, cu.share_bp from class_unit cu join unit u on u.unit_id = cu.unit_id
    where cu.class_id = ${class_id} order by u.com_name`.execute(services.store.db);
  return rowTable(rows, unitCells, says);
};

interface AttachedFile {
  readonly path: string;
  readonly title: string;
  readonly created_at: string;
}

const fileCells: RowCells<AttachedFile> = [
  ['file', (row) => row.path],
  ['file_title', (row) => row.title],
  ['created_at', (row, { minute }) => minute(row.created_at)],
];

/** The attachments of a class's application, by their file names in the dossier. */
export const filesTable = async ({ services, dossier, says }: Making): Promise<ListTable> => {
  const { rows } = await sql<Omit<AttachedFile, 'path'> & { readonly file_id: number }>`
    select cf.file_id, cf.title, ${utcMoment('cf.created_at')} as created_at from class_file cf
    where cf.class_id = ${dossier.class_id} order by cf.created_at, cf.file_id`.execute(services.store.db);
  const pathOf = (file_id: number) =>
    dossier.plan.find(({ make, id }) => make === 'attachment' && id === file_id)?.path ?? '';
  return rowTable(
    rows.map(({ file_id, ...file }) => ({ ...file, path: pathOf(file_id) })),
    fileCells,
    says,
  );
};
