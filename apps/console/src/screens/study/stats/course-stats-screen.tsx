import { Button, ButtonLink, Grid, Stack, StateView } from '@skillcert/ui';
import { useState } from 'react';
import { useCallQuery } from '../../../client/use-call-query.js';
import { contentState } from '../../../lists/content-state.js';
import { useWords } from '../../../messages/words-state.js';
import { routes } from '../../../routes.js';
import { ScreenPage } from '../../../shell/screen-page.js';
import { useRequiredClass } from '../../../shell/use-required-class.js';
import { CourseFigures } from './course-figures.js';
import { CourseTotals } from './course-totals.js';
import { LearnersExport } from './learners-export.js';
import { MinutesChart } from './minutes-chart.js';
import { StandingChart } from './standing-chart.js';

/**
 * The statistics of the active class's courses: the candidates' progress, their days of learning, and every course
 * by itself.
 */
export function CourseStatsScreen() {
  const { t } = useWords();
  const { class_id } = useRequiredClass();
  const query = useCallQuery('study/fetchCourseStats', { class_id });
  const { data } = query;
  const isEmpty = data?.courses.length === 0;
  const state = isEmpty ? 'empty' : contentState(query);
  const [exporting, setExporting] = useState(false);
  return (
    <ScreenPage
      description={t('study.stats.text')}
      actions={
        <>
          <ButtonLink to={routes.byId['study-unit-stats'].path}>{t('route.study_unit_stats')}</ButtonLink>
          <Button disabled={state !== 'ready'} onClick={() => setExporting(true)}>
            {t('study.stats.export')}
          </Button>
        </>
      }
    >
      <StateView
        state={state}
        stateTitle={isEmpty ? t('study.courses.empty') : undefined}
        stateText={isEmpty ? t('study.courses.empty_text') : undefined}
        onRetry={() => query.refetch()}
      >
        {data && (
          <Stack>
            <CourseFigures stats={data} />
            <Grid columns={2}>
              <StandingChart stats={data} />
              <MinutesChart stats={data} />
            </Grid>
            <CourseTotals stats={data} />
          </Stack>
        )}
      </StateView>
      {exporting && <LearnersExport class_id={class_id} onClose={() => setExporting(false)} />}
    </ScreenPage>
  );
}
