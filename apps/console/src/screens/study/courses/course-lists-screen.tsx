import type { CourseRow } from '@skillcert/api-client';
import { Button, ConfirmDialog, Inline, VisuallyHidden } from '@skillcert/ui';
import { lazy, Suspense, useState } from 'react';
import { FullList } from '../../../lists/full-list.js';
import { useWords } from '../../../messages/words-state.js';
import { ScreenPage } from '../../../shell/screen-page.js';
import { RowMover } from '../row-mover.js';
import { StudyBanner } from '../study-banner.js';
import { useStudyPlan } from '../use-study-plan.js';
import { CourseActions } from './course-actions.js';
import { CourseDrawer } from './course-drawer.js';
import { StudyGateSwitch } from './study-gate-switch.js';
import { useCourseColumns } from './use-course-columns.js';
import { useCourseCommands } from './use-course-commands.js';
import { useCourseFilters } from './use-course-filters.js';
import { useCourses } from './use-courses.js';

const CourseFormDrawer = lazy(async () => ({
  default: (await import('./course-form-drawer.js')).CourseFormDrawer,
}));

/** The courses of the active class: written, put in order, shown to candidates or taken back. */
export function CourseListsScreen() {
  const { t } = useWords();
  const plan = useStudyPlan();
  const { class_id, mayChange } = plan;
  const list = useCourses(class_id);
  const columns = useCourseColumns();
  const filters = useCourseFilters();
  const commands = useCourseCommands(class_id);
  const [writing, setWriting] = useState<{ readonly course?: CourseRow }>();
  const [removing, setRemoving] = useState<CourseRow>();
  const edit = (course: CourseRow) => {
    list.close();
    setWriting({ course });
  };
  return (
    <ScreenPage
      description={t('study.courses.text')}
      actions={
        mayChange && (
          <Button variant="primary" onClick={() => setWriting({})}>
            {t('study.course_new')}
          </Button>
        )
      }
    >
      <StudyBanner plan={plan} />
      <StudyGateSwitch plan={plan} />
      <FullList
        area="study.courses"
        invites={mayChange}
        filters={filters}
        list={list}
        columns={columns}
        rowId={({ course_id }) => String(course_id)}
        rowLabel={({ title }) => title}
        rowActions={(course) => (
          <Inline wrap={false} gap="xs">
            {mayChange && list.inOrder && (
              <RowMover
                name={course.title}
                position={course.position}
                total={list.total}
                onMove={(by) => commands.move(course, by)}
              />
            )}
            <CourseActions
              course={course}
              commands={commands}
              mayChange={mayChange}
              onEdit={() => edit(course)}
              onRemove={() => setRemoving(course)}
            />
          </Inline>
        )}
      />
      <VisuallyHidden role="status">{commands.said}</VisuallyHidden>
      {list.openId !== undefined && (
        <CourseDrawer
          key={list.openId}
          class_id={class_id}
          courseId={list.openId}
          commands={commands}
          onEdit={edit}
          onClose={list.close}
        />
      )}
      {writing && (
        <Suspense>
          <CourseFormDrawer
            class_id={class_id}
            course={writing.course}
            onClose={() => setWriting(undefined)}
          />
        </Suspense>
      )}
      {removing && (
        <ConfirmDialog
          open
          onOpenChange={() => setRemoving(undefined)}
          title={t('study.course_remove_title', { title: removing.title })}
          description={t('study.course_remove_text')}
          confirmLabel={t('study.course_remove')}
          tone="danger"
          onConfirm={async () => {
            await commands.remove(removing);
            // A refusal means that the seen data is old.
            return true;
          }}
        />
      )}
    </ScreenPage>
  );
}
