import { contract, type DoorSeat, type RosterRow } from '@skillcert/api-client/contract';
import type { ExamRules } from '@skillcert/core';
import { type RowCells, rowTable } from '../../../platform/documents/export-rows.js';
import type { ListTable } from '../../../platform/documents/list-file.js';
import { titleIn } from '../../../platform/http/title-in.js';
import { listRoster, saidPastEntry } from '../../exam/index.js';
import type { Making } from './making.js';

type Seated = DoorSeat & Pick<RosterRow, 'enrol_no' | 'name' | 'id_masked' | 'late_by'>;

const cells = ({ subjects, ...rules }: ExamRules): RowCells<Seated> => [
  [
    'subject',
    ({ subject }, { language }) => {
      const title = subjects.find(({ id }) => id === subject)?.title;
      return title ? titleIn(language, title) : subject;
    },
  ],
  ['starts_at', (row, { minute }) => minute(row.starts_at)],
  ['room', (row) => row.room_name],
  ['enrol_no', (row) => row.enrol_no],
  ['name', (row) => row.name],
  ['id_masked', (row) => row.id_masked],
  [
    'mark',
    ({ late_by, ...seat }, { words }) =>
      saidPastEntry({ seat, late_by }, rules, words) ??
      (seat.mark && words(`list.sitting_mark.${seat.mark}`)),
  ],
];

/** The attendance of each sitting: everybody with a seat in it, one sitting after the other. */
export const sittingAttendance = async ({
  services: { store, keyring, exam, now },
  dossier: { class_id },
  says,
}: Making): Promise<ListTable> => {
  const filters = {
    ...contract['class/fetchReportLists'].input.parse({ class_id }),
    page: 1,
    limit: 1_000_000,
  };
  const { items, sittings } = await listRoster(store.db, filters, { keyring, now: now() });
  const seated = items.flatMap(({ enrol_no, name, id_masked, seats, late_by }) =>
    seats.map((seat): Seated => ({ ...seat, enrol_no, name, id_masked, late_by })),
  );
  return rowTable(
    sittings.flatMap(({ sitting_id }) => seated.filter((seat) => seat.sitting_id === sitting_id)),
    cells(exam),
    says,
  );
};
