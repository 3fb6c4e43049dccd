import type { OutputOf } from '@skillcert/api-client';
import { percent } from '@skillcert/core';
import { Card, DataTable, Link, Text } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';
import { routes } from '../../../routes.js';
import { CourseStatusBadge } from '../course-status-badge.js';
import { learningFigures } from '../learning-figures.js';

interface CourseTotalsProps {
  readonly stats: OutputOf<'study/fetchCourseStats'>;
}

/** Every course by itself; one click leads to the statistics of its units. */
export function CourseTotals({ stats: { courses } }: CourseTotalsProps) {
  const { t } = useWords();
  return (
    <Card padding="none">
      <DataTable
        caption={t('study.stats.by_course')}
        rows={courses}
        rowId={({ course_id }) => String(course_id)}
        rowLabel={({ title }) => title}
        columns={[
          {
            id: 'title',
            header: t('study.course'),
            card: 'title',
            width: 'wide',
            cell: ({ course_id, title }) => (
              <Link to={`${routes.byId['study-unit-stats'].path}?in=${course_id}`}>{title}</Link>
            ),
          },
          {
            id: 'status',
            header: t('study.status'),
            cell: ({ status }) => <CourseStatusBadge status={status} />,
          },
          ...learningFigures.map((id) => ({
            id,
            header: t(`study.${id}`),
            align: 'end' as const,
            cell: (course: (typeof courses)[number]) => <Text tabular>{course[id]}</Text>,
          })),
          {
            id: 'rate',
            header: t('study.stats.done_share'),
            align: 'end',
            cell: ({ done, expected }) =>
              expected > 0 ? <Text tabular>{percent(done / expected)}</Text> : t('common.empty'),
          },
          {
            id: 'minutes_mean',
            header: t('study.minutes_mean'),
            align: 'end',
            cell: ({ minutes_mean }) => <Text tabular>{minutes_mean}</Text>,
          },
        ]}
      />
    </Card>
  );
}
