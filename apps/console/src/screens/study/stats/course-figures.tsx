import '@skillcert/ui/stat.css';
import type { OutputOf } from '@skillcert/api-client';
import { percent } from '@skillcert/core';
import { Card, Grid, Stat } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';
import { standingOf } from './standing-of.js';

interface CourseFiguresProps {
  readonly stats: OutputOf<'study/fetchCourseStats'>;
}

/** The number of learners, of their courses, the completed share, and the recent time of learning. */
export function CourseFigures({ stats: { expected, courses, days } }: CourseFiguresProps) {
  const { t, language } = useWords();
  const { done, begun, none } = standingOf(courses);
  const all = done + begun + none;
  const minutes = days.reduce((sum, day) => sum + day.minutes, 0);
  return (
    <Card>
      <Grid columns={4}>
        <Stat label={t('study.expected')} value={expected} />
        <Stat
          label={t('study.stats.published')}
          value={courses.filter(({ status }) => status === 'published').length}
        />
        <Stat label={t('study.stats.done_share')} value={all > 0 ? percent(done / all) : t('common.none')} />
        <Stat
          label={t('study.stats.minutes')}
          value={new Intl.NumberFormat(language).format(minutes)}
          trend={days.map((day) => day.minutes)}
        />
      </Grid>
    </Card>
  );
}
