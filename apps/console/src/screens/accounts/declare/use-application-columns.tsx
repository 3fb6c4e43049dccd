import type { ClassRecord } from '@skillcert/api-client';
import { type Column, Stack, Text } from '@skillcert/ui';
import { useFormats } from '../../../format/use-formats.js';
import { TwoLines } from '../../../lists/two-lines.js';
import { useWords } from '../../../messages/words-state.js';
import { useProgramme } from '../../../state/use-programme.js';
import { ClassStatusBadge } from '../../class/class-status-badge.js';

/** The columns of the applications; a returned one shows the reason. */
export const useApplicationColumns = (): readonly Column<ClassRecord>[] => {
  const { t } = useWords();
  const { minute, minutes } = useFormats();
  const { levelTitle } = useProgramme();
  return [
    {
      id: 'class_name',
      header: t('class.class_name'),
      sortable: true,
      width: 'wide',
      card: 'title',
      cell: ({ class_name, code, level, city }) => (
        <TwoLines
          named
          first={class_name}
          second={[code, level && levelTitle(level), city].filter(Boolean).join(' · ')}
        />
      ),
    },
    {
      id: 'status',
      header: t('class.status'),
      cell: ({ status, refuse_content }) => (
        <Stack gap="xs" align="start">
          <ClassStatusBadge status={status} />
          {status === 'refused' && refuse_content && (
            <Text size="sm" tone="muted">
              {refuse_content}
            </Text>
          )}
        </Stack>
      ),
    },
    {
      id: 'com_name',
      header: t('class.com_name'),
      cell: ({ com_name }) => com_name ?? t('common.empty'),
    },
    {
      id: 'enrolment_period',
      header: t('class.enrolment_period'),
      cell: ({ enroll_start, enroll_end }) => minutes(enroll_start, enroll_end) || t('common.empty'),
    },
    {
      id: 'updated_at',
      header: t('declare.updated_at'),
      cell: ({ updated_at }) => <Text>{minute(updated_at)}</Text>,
    },
  ];
};
