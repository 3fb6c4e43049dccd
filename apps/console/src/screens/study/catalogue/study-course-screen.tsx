import { Card, Link, Stack, StateView, Text } from '@skillcert/ui';
import { useCallQuery } from '../../../client/use-call-query.js';
import { contentState } from '../../../lists/content-state.js';
import { useWords } from '../../../messages/words-state.js';
import { routes } from '../../../routes.js';
import { useCurrentRoute } from '../../../shell/current-route.js';
import { ScreenPage } from '../../../shell/screen-page.js';
import { useRequiredClass } from '../../../shell/use-required-class.js';
import { CourseStatusBadge } from '../course-status-badge.js';
import { UnitTable } from '../unit-table.js';

/** One course with its units, each of which leads to its content. */
export function StudyCourseScreen() {
  const { t } = useWords();
  const { class_id } = useRequiredClass();
  const { params } = useCurrentRoute();
  const query = useCallQuery('study/fetchCourseById', { class_id, course_id: Number(params.cid) });
  const course = query.data;
  const state = contentState(query);
  return (
    <ScreenPage before={<Link to={routes.byId['study-index'].path}>{t('study.back_to_courses')}</Link>}>
      <StateView
        state={state}
        stateTitle={state === 'refused' ? t('study.course_gone') : undefined}
        stateText={state === 'refused' ? t('study.course_gone_text') : undefined}
        onRetry={() => query.refetch()}
      >
        {course && (
          <Card
            title={course.title}
            description={t('study.size', { units: course.units, minutes: course.required_minutes })}
            actions={course.status === 'draft' && <CourseStatusBadge status={course.status} />}
          >
            <Stack>
              {course.summary && <Text as="p">{course.summary}</Text>}
              <UnitTable units={course.items} />
            </Stack>
          </Card>
        )}
      </StateView>
    </ScreenPage>
  );
}
