import type { LessonRow } from '@skillcert/api-client';
import { type Column, Text } from '@skillcert/ui';
import { useFormats } from '../../../../format/use-formats.js';
import { TwoLines } from '../../../../lists/two-lines.js';
import { useWords } from '../../../../messages/words-state.js';

/** The columns of the timetable. */
export const useLessonColumns = (): readonly Column<LessonRow>[] => {
  const { t } = useWords();
  const { minute } = useFormats();
  return [
    {
      id: 'title',
      header: t('lessons.title'),
      sortable: true,
      card: 'title',
      width: 'wide',
      cell: ({ title, place }) => <TwoLines named first={title} second={place} />,
    },
    {
      id: 'starts_at',
      header: t('lessons.time'),
      sortable: true,
      cell: ({ starts_at, ends_at }) => (
        <TwoLines
          truncate
          first={minute(starts_at)}
          second={t('lessons.minutes', { count: (Date.parse(ends_at) - Date.parse(starts_at)) / 60_000 })}
        />
      ),
    },
    {
      id: 'teachers',
      header: t('lessons.teachers'),
      cell: ({ teachers }) =>
        teachers.map(({ name }) => name).join(t('common.list_comma')) || t('common.none'),
    },
    {
      id: 'present',
      header: t('lessons.there'),
      align: 'end',
      cell: ({ counts: { present, late, expected } }) => (
        <Text tabular>{t('lessons.there_of', { there: present + late, expected })}</Text>
      ),
    },
  ];
};
