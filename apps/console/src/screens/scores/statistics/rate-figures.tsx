import '@skillcert/ui/skeleton.css';
import '@skillcert/ui/stat.css';
import type { ScoreStatistics } from '@skillcert/api-client';
import { percent } from '@skillcert/core';
import { Card, Grid, Stat } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';

/** The number of candidates who sat the exam, have a result, and passed. */
export function RateFigures({
  statistics: { examined, judged, passed },
}: {
  readonly statistics: ScoreStatistics;
}) {
  const { t } = useWords();
  return (
    <Card>
      <Grid columns={4}>
        <Stat label={t('scores.statistics.examined')} value={examined} />
        <Stat label={t('scores.statistics.judged')} value={judged} />
        <Stat label={t('scores.statistics.passed')} value={passed} />
        <Stat
          label={t('scores.statistics.rate')}
          value={judged > 0 ? percent(passed / judged) : t('common.none')}
        />
      </Grid>
    </Card>
  );
}
