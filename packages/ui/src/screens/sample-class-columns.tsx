import { type ClassStatus, defaultProgramme } from '@skillcert/core';
import { Badge, type Column, SeatsBar, Stack, StatusBadge, Text, type Tone } from '../index.js';
import { classStatusWords } from './sample-class-state-words.js';
import { classWords } from './sample-class-words.js';
import type { SampleClass } from './sample-classes.js';
import { useLocalised, useSay } from './sample-say.js';
import { TwoLines } from './sample-two-lines.js';

const tones: Record<ClassStatus, Tone> = {
  draft: 'neutral',
  submitted: 'info',
  approved: 'accent',
  refused: 'danger',
  enrolling: 'success',
  paused: 'warning',
  closed: 'neutral',
  arranged: 'info',
  examining: 'info',
  scoring: 'info',
  publicity: 'info',
  certifying: 'info',
  finished: 'neutral',
  archived: 'neutral',
  cancelled: 'danger',
};

/** The columns of the list of classes. */
export const useClassColumns = (): readonly Column<SampleClass>[] => {
  const t = useSay(classWords);
  const status = useSay(classStatusWords);
  const localised = useLocalised();
  const levelTitle = (id: string) => localised(defaultProgramme.levels.find((each) => each.id === id)?.title);
  return [
    {
      id: 'class_name',
      header: t('class_name'),
      sortable: true,
      width: 'wide',
      card: 'title',
      cell: ({ class_name, code, level, city }) => (
        <TwoLines named first={class_name} second={`${code} · ${levelTitle(level)} · ${city}`} />
      ),
    },
    {
      id: 'status',
      header: t('status'),
      cell: (row) => <StatusBadge tone={tones[row.status]}>{status(row.status)}</StatusBadge>,
    },
    {
      id: 'enroll_end',
      header: t('enrolment_period'),
      sortable: true,
      cell: ({ enroll_start, enroll_end }) => (
        <Stack gap="none">
          <Text truncate>{enroll_start}</Text>
          <Text truncate tone="muted">
            {t('until', { date: enroll_end })}
          </Text>
        </Stack>
      ),
    },
    {
      id: 'exam_at',
      header: t('exam_at'),
      sortable: true,
      cell: ({ exam_at }) => <Text truncate>{exam_at || t('empty')}</Text>,
    },
    {
      id: 'capacity',
      header: t('capacity'),
      width: 'narrow',
      cell: ({ taken, capacity, to_review }) => (
        <Stack gap="xs" align="start">
          <SeatsBar taken={taken} capacity={capacity} />
          {to_review > 0 && <Badge tone="warning">{t('waiting_here', { count: String(to_review) })}</Badge>}
        </Stack>
      ),
    },
  ];
};
