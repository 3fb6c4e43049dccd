import type { RosterRow } from '@skillcert/api-client';
import type { SittingMark } from '@skillcert/core';
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

/** The seats of a person, each with the mark of its sitting. */
function SeatLines({ seats }: Pick<RosterRow, 'seats'>) {
  const { t } = useWords();
  const subjectTitle = useSubjectTitle();
  if (seats.length === 0) return t('common.empty');
  return (
    <Stack gap="xs">
      {seats.map(({ sitting_id, subject, room_name, row, column, mark }) => (
        <Inline key={sitting_id} gap="xs">
          <Text size="sm">
            {t('report.seat', { subject: subjectTitle(subject), room: room_name, row, column })}
          </Text>
          {mark && <StatusBadge tone={tones[mark]}>{t(`report.mark.${mark}`)}</StatusBadge>}
        </Inline>
      ))}
    </Stack>
  );
}

/** The columns of the roster. Identity numbers come masked. */
export const useRosterColumns = (): readonly Column<RosterRow>[] => {
  const { t } = useWords();
  const { minute } = useFormats();
  const nameOf = (device: string) =>
    device === ownDevice() ? t('report.own_device') : t('report.device', { device: deviceName(device) });
  return [
    {
      id: 'enrol_no',
      header: t('report.person'),
      sortable: true,
      card: 'title',
      cell: ({ name, enrol_no }) => <TwoLines named truncate first={name} second={enrol_no} />,
    },
    {
      id: 'id_masked',
      header: t('report.id_card'),
      cell: ({ id_masked }) => <Text truncate>{id_masked}</Text>,
    },
    {
      id: 'seats',
      header: t('report.seats'),
      cell: ({ seats }) => <SeatLines seats={seats} />,
    },
    {
      id: 'attendance',
      header: t('report.attendance'),
      cell: ({ attendance, conflicts }) => (
        <Inline gap="xs">
          <StatusBadge tone={attendance === 'admitted' ? 'success' : 'neutral'}>
            {t(`report.show.${attendance}`)}
          </StatusBadge>
          {conflicts.length > 0 && <StatusBadge tone="warning">{t('report.show.conflict')}</StatusBadge>}
        </Inline>
      ),
    },
    {
      id: 'admitted_at',
      header: t('report.admitted_at'),
      sortable: true,
      cell: ({ admitted_at, device }) => (
        <Stack gap="none">
          <Text truncate>{admitted_at ? minute(admitted_at) : t('common.empty')}</Text>
          {device && (
            <Text size="sm" tone="muted">
              {nameOf(device)}
            </Text>
          )}
        </Stack>
      ),
    },
  ];
};
