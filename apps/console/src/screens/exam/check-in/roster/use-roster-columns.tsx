import type { DoorSeat, RosterRow } from '@skillcert/api-client';
import { defaultExam, minutesPastEntry, type SittingMark, wasAbsent } from '@skillcert/core';
import { type Column, Inline, Stack, StatusBadge, Text, type Tone } from '@skillcert/ui';
import { useFormats } from '../../../../format/use-formats.js';
import { TwoLines } from '../../../../lists/two-lines.js';
import { useWords } from '../../../../messages/words-state.js';
import { useSubjectTitle } from '../../use-exam-plan.js';
import { deviceName, ownDevice } from '../own-device.js';

const tones = {
  present: 'success',
  late: 'warning',
  left: 'warning',
  absent: 'danger',
} as const satisfies Record<SittingMark, Tone>;

interface AtTime {
  /** In milliseconds. */
  readonly now: number;
}

/** The mark of a sitting; somebody without one was absent once it is over, which is shown as well. */
function MarkBadge({ seat: { mark, ends_at }, now }: AtTime & { readonly seat: DoorSeat }) {
  const { t } = useWords();
  if (mark) return <StatusBadge tone={tones[mark]}>{t(`check_in.mark.${mark}`)}</StatusBadge>;
  if (!wasAbsent(mark, ends_at, now)) return null;
  return <StatusBadge tone={tones.absent}>{t('check_in.absent_unmarked')}</StatusBadge>;
}

interface PastEntryProps extends Pick<RosterRow, 'late_by'> {
  readonly seat: DoorSeat;
}

/** By how much somebody whom the door let in came after the limit of the programme, and who let them in. */
function PastEntry({ seat: { sitting_id, mark, marked_at, device, ...seat }, late_by }: PastEntryProps) {
  const { t } = useWords();
  const limit = defaultExam.entry_minutes;
  if (mark !== 'late' || !device || !marked_at || limit === undefined) return null;
  const minutes = minutesPastEntry(seat, Date.parse(marked_at), limit);
  if (minutes === undefined) return null;
  const name = late_by.find((each) => each.sitting_id === sitting_id)?.name;
  return (
    <Text size="sm" tone="muted">
      {name
        ? t('check_in.past_entry_by', { minutes, limit, name })
        : t('check_in.past_entry', { minutes, limit })}
    </Text>
  );
}

/** The seats of a person, each with the mark of its sitting. */
function SeatLines({ seats, late_by, now }: AtTime & Pick<RosterRow, 'seats' | 'late_by'>) {
  const { t } = useWords();
  const subjectTitle = useSubjectTitle();
  if (seats.length === 0) return t('common.empty');
  return (
    <Stack gap="xs">
      {seats.map((seat) => {
        const { sitting_id, subject, room_name, row, column } = seat;
        return (
          <Stack key={sitting_id} gap="none">
            <Inline gap="xs">
              <Text size="sm">
                {t('check_in.seat', { subject: subjectTitle(subject), room: room_name, row, column })}
              </Text>
              <MarkBadge seat={seat} now={now} />
            </Inline>
            <PastEntry seat={seat} late_by={late_by} />
          </Stack>
        );
      })}
    </Stack>
  );
}

interface Attended extends AtTime {
  readonly row: RosterRow;
  /** The sitting that the list is narrowed to. */
  readonly sittingId: number | undefined;
}

const seatIn = ({ seats }: RosterRow, sittingId: number | undefined) =>
  seats.find((seat) => seat.sitting_id === sittingId);

/** Whether a person came: to the sitting that the list is narrowed to, else to the exam. */
function Attendance({ row, sittingId, now }: Attended) {
  const { t } = useWords();
  const seat = seatIn(row, sittingId);
  const { attendance } = row;
  const awaited = seat && !seat.mark && !wasAbsent(seat.mark, seat.ends_at, now);
  const collided = row.conflicts.some((each) => !sittingId || each.sitting_id === sittingId);
  return (
    <Inline gap="xs">
      {seat && <MarkBadge seat={seat} now={now} />}
      {awaited && <StatusBadge tone="neutral">{t('check_in.show.waiting')}</StatusBadge>}
      {!seat && (
        <StatusBadge tone={attendance === 'admitted' ? 'success' : 'neutral'}>
          {t(`check_in.show.${attendance}`)}
        </StatusBadge>
      )}
      {collided && <StatusBadge tone="warning">{t('check_in.show.conflict')}</StatusBadge>}
    </Inline>
  );
}

/**
 * The columns of the roster, about the sitting that it is narrowed to, if it is. Identity numbers come masked. `now` is
 * in milliseconds.
 */
export const useRosterColumns = (
  sittingId: number | undefined,
  now: number,
): readonly Column<RosterRow>[] => {
  const { t } = useWords();
  const { minute } = useFormats();
  /** When a person came, and which device said so. A mark by name says neither, only that somebody wrote it. */
  const cameOf = (row: RosterRow) => {
    const seat = seatIn(row, sittingId);
    const { at, device } = seat
      ? { at: seat.marked_at, device: seat.device }
      : { at: row.admitted_at, device: row.device };
    if (seat && !device) return { at: null, by: at && t('check_in.by_name') };
    return { at, by: device ? nameOf(device) : at && t('check_in.by_name') };
  };
  const nameOf = (device: string) =>
    device === ownDevice() ? t('check_in.own_device') : t('check_in.device', { device: deviceName(device) });
  return [
    {
      id: 'enrol_no',
      header: t('check_in.person'),
      sortable: true,
      card: 'title',
      cell: ({ name, enrol_no }) => <TwoLines named truncate first={name} second={enrol_no} />,
    },
    {
      id: 'id_masked',
      header: t('check_in.id_card'),
      cell: ({ id_masked }) => <Text truncate>{id_masked}</Text>,
    },
    {
      id: 'seats',
      header: t('check_in.seats'),
      cell: ({ seats, late_by }) => <SeatLines seats={seats} late_by={late_by} now={now} />,
    },
    {
      id: 'attendance',
      header: t('check_in.attendance'),
      cell: (row) => <Attendance row={row} sittingId={sittingId} now={now} />,
    },
    {
      id: 'admitted_at',
      header: t('check_in.admitted_at'),
      sortable: true,
      cell: (row) => {
        const { at, by } = cameOf(row);
        return (
          <Stack gap="none">
            <Text truncate>{at ? minute(at) : t('common.empty')}</Text>
            {by && (
              <Text size="sm" tone="muted">
                {by}
              </Text>
            )}
          </Stack>
        );
      },
    },
  ];
};
