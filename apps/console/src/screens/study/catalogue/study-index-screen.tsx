import { Grid, StateView } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';
import { ScreenPage } from '../../../shell/screen-page.js';
import { useStudyPlan } from '../use-study-plan.js';
import { CourseCard } from './course-card.js';

/** The courses of the active class as candidates find them: those that are published, in their order. */
export function StudyIndexScreen() {
  const { t } = useWords();
  const plan = useStudyPlan();
  const published = plan.courses.filter(({ status }) => status === 'published');
  const isEmpty = plan.state === 'ready' && published.length === 0;
  return (
    <ScreenPage description={t('study.index_text')}>
      <StateView
        state={isEmpty ? 'empty' : plan.state}
        stateTitle={isEmpty ? t('study.index_empty') : undefined}
        stateText={isEmpty ? t(plan.data?.online ? 'study.index_empty_text' : 'study.not_online') : undefined}
        onRetry={plan.retry}
      >
        <Grid columns={3}>
          {published.map((course) => (
            <CourseCard key={course.course_id} course={course} />
          ))}
        </Grid>
      </StateView>
    </ScreenPage>
  );
}
