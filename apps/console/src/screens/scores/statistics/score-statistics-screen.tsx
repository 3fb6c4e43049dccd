import { Button, Grid, Stack, StateView } from '@skillcert/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCallQuery } from '../../../client/use-call-query.js';
import { contentState } from '../../../lists/content-state.js';
import { useWords } from '../../../messages/words-state.js';
import { ScreenPage } from '../../../shell/screen-page.js';
import { useRequiredClass } from '../../../shell/use-required-class.js';
import { RateCharts } from './rate-charts.js';
import { RateFigures } from './rate-figures.js';
import { StatisticsExport } from './statistics-export.js';
import { SubjectHistogram } from './subject-histogram.js';

/** The statistics of the active class's scores: their distribution, and the pass rates by subject, unit and level. */
export function ScoreStatisticsScreen() {
  const { t } = useWords();
  const navigate = useNavigate();
  const { class_id } = useRequiredClass();
  const [exporting, setExporting] = useState(false);
  const query = useCallQuery('score/fetchScoreStatistics', { class_id });
  const { data } = query;
  const state = data?.examined === 0 ? 'empty' : contentState(query);
  return (
    <ScreenPage
      description={t('scores.statistics.about')}
      actions={
        <>
          <Button onClick={() => navigate('/exam/score-lists')}>{t('route.exam_scores')}</Button>
          <Button disabled={state !== 'ready'} onClick={() => setExporting(true)}>
            {t('scores.statistics.export')}
          </Button>
        </>
      }
    >
      <StateView
        state={state}
        stateTitle={state === 'empty' ? t('scores.empty') : undefined}
        stateText={state === 'empty' ? t('scores.empty_text') : undefined}
        onRetry={() => query.refetch()}
      >
        {data && (
          <Stack>
            <RateFigures statistics={data} />
            <Grid columns={2}>
              {data.subjects.map((subject) => (
                <SubjectHistogram key={subject.subject} subject={subject} />
              ))}
            </Grid>
            <RateCharts statistics={data} />
          </Stack>
        )}
      </StateView>
      {exporting && <StatisticsExport class_id={class_id} onClose={() => setExporting(false)} />}
    </ScreenPage>
  );
}
