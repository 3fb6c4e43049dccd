import type { ReportRow } from '@skillcert/api-client';
import { type Column, Inline, Stack, StatusBadge, Text } from '@skillcert/ui';
import { useFormats } from '../../../format/use-formats.js';
import { TwoLines } from '../../../lists/two-lines.js';
import { useWords } from '../../../messages/words-state.js';
import { deviceName, ownDevice } from '../own-device.js';

/** The columns of the roster. Identity numbers come masked. */
export const useRosterColumns = (): readonly Column<ReportRow>[] => {
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
