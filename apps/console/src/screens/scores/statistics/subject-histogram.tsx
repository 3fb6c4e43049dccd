import '@skillcert/ui/chart.css';
import '@skillcert/ui/table.css';
import type { ScoreStatistics } from '@skillcert/api-client';
import { round1 } from '@skillcert/core';
import { Card, Histogram } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';
import { useSubjectTitle } from '../../exam/use-exam-plan.js';

/** How the points of a subject lie, with a line at those that pass it. */
export function SubjectHistogram({
  subject: { subject, pass_points, mean, judged, absent, violation, annulled, bins },
}: {
  readonly subject: ScoreStatistics['subjects'][number];
}) {
  const { t } = useWords();
  const title = useSubjectTitle()(subject);
  return (
    <Card>
      <Histogram
        title={t('scores.statistics.distribution', { subject: title })}
        description={t('scores.statistics.subject_text', {
          mean: mean === null ? t('common.none') : round1(mean),
          absent,
          violation,
          annulled,
        })}
        bins={judged > 0 ? bins : []}
        reference={{ value: pass_points, label: t('scores.statistics.pass_line', { points: pass_points }) }}
        valueLabel={t('scores.statistics.people')}
        categoryLabel={t('scores.points')}
        stateTitle={judged > 0 ? undefined : t('scores.statistics.none')}
      />
    </Card>
  );
}
