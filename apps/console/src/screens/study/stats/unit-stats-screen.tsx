import type { LearnedUnit } from '@skillcert/api-client';
import { percent } from '@skillcert/core';
import { Button, type Column, Text } from '@skillcert/ui';
import { useNavigate } from 'react-router-dom';
import { searchFilter } from '../../../lists/filters.js';
import { FullList } from '../../../lists/full-list.js';
import { TwoLines } from '../../../lists/two-lines.js';
import { useWords } from '../../../messages/words-state.js';
import { routes } from '../../../routes.js';
import { ScreenPage } from '../../../shell/screen-page.js';
import { courseFilter } from '../course-filter.js';
import { useStudyPlan } from '../use-study-plan.js';
import { UnitsChart } from './units-chart.js';
import { useUnitStats } from './use-unit-stats.js';

const useUnitStatsColumns = (): readonly Column<LearnedUnit>[] => {
  const { t } = useWords();
  return [
    {
      id: 'title',
      header: t('study.unit'),
      card: 'title',
      width: 'wide',
      cell: ({ title, course_title }) => <TwoLines named first={title} second={course_title} />,
    },
    { id: 'kind', header: t('study.kind'), cell: ({ kind }) => t(`study.kind.${kind}`) },
    {
      id: 'required_minutes',
      header: t('study.required'),
      align: 'end',
      cell: ({ required_minutes }) => required_minutes,
    },
    { id: 'expected', header: t('study.expected'), align: 'end', cell: ({ expected }) => expected },
    {
      id: 'begun',
      header: t('study.begun'),
      sortable: true,
      align: 'end',
      cell: ({ begun }) => begun,
    },
    {
      id: 'done',
      header: t('study.done'),
      sortable: true,
      align: 'end',
      cell: ({ done, expected }) => (
        <TwoLines truncate first={done} second={expected > 0 ? percent(done / expected) : ''} />
      ),
    },
    {
      id: 'minutes_mean',
      header: t('study.minutes_mean'),
      sortable: true,
      align: 'end',
      cell: ({ minutes_mean }) => <Text tabular>{minutes_mean}</Text>,
    },
  ];
};

/** The statistics of the active class's units; each leads to its learners. */
export function UnitStatsScreen() {
  const { t } = useWords();
  const navigate = useNavigate();
  const { class_id, courses } = useStudyPlan();
  const list = useUnitStats(class_id);
  const columns = useUnitStatsColumns();
  return (
    <ScreenPage description={t('study.unit_stats.text')}>
      <FullList
        area="study.unit_stats"
        filters={[searchFilter(t('study.unit_lists.search')), courseFilter(t('study.course'), courses)]}
        list={list}
        columns={columns}
        rowId={({ study_unit_id }) => String(study_unit_id)}
        rowLabel={({ title }) => title}
        rowActions={({ study_unit_id, title }) => (
          <Button
            size="small"
            aria-label={t('study.learners_of', { title })}
            onClick={() => navigate(`${routes.byId['study-unit-stats'].path}/${study_unit_id}`)}
          >
            {t('study.learners')}
          </Button>
        )}
      />
      <UnitsChart units={list.rows} />
    </ScreenPage>
  );
}
