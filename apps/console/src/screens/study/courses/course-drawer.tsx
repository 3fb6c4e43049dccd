import { learningFigures } from '../learning-figures.js';
import '@skillcert/ui/descriptions.css';
import type { CourseRow, OutputOf } from '@skillcert/api-client';
import { Button, Descriptions, Drawer, Heading, Stack } from '@skillcert/ui';
import { useCallQuery } from '../../../client/use-call-query.js';
import { contentState } from '../../../lists/content-state.js';
import { useWords } from '../../../messages/words-state.js';
import { RecordHistory } from '../../../timeline/record-history.js';
import { CourseStatusBadge } from '../course-status-badge.js';
import { UnitTable } from '../unit-table.js';
import { useStudyActionTitle } from '../use-study-action-title.js';
import type { CourseCommands } from './use-course-commands.js';

interface CourseDrawerProps {
  readonly class_id: number;
  readonly courseId: number;
  readonly commands: CourseCommands;
  readonly onEdit: (course: CourseRow) => void;
  readonly onClose: () => void;
}

/** The subject of a course, its units, how far those who learn it are, and its history. */
function CourseParts({ course }: { readonly course: OutputOf<'study/fetchCourseById'> }) {
  const { t } = useWords();
  const actionTitle = useStudyActionTitle();
  return (
    <Stack gap="lg">
      <Descriptions
        items={[
          { id: 'summary', label: t('study.summary'), value: course.summary, wide: true },
          {
            id: 'status',
            label: t('study.status'),
            value: <CourseStatusBadge status={course.status} />,
          },
          { id: 'required', label: t('study.required'), value: course.required_minutes },
          ...learningFigures.map((id) => ({
            id,
            label: t(`study.${id}`),
            value: course[id],
          })),
        ]}
      />
      <Stack gap="sm">
        <Heading level={3}>{t('study.units')}</Heading>
        <UnitTable units={course.items} />
      </Stack>
      <RecordHistory
        entries={course.timeline}
        actionTitle={actionTitle}
        unnamedActor={() => t('timeline.system')}
      />
    </Stack>
  );
}

/** One course beside the list. */
export function CourseDrawer({ class_id, courseId, commands, onEdit, onClose }: CourseDrawerProps) {
  const { t } = useWords();
  const query = useCallQuery('study/fetchCourseById', { class_id, course_id: courseId });
  const course = query.data;
  return (
    <Drawer
      open
      onOpenChange={onClose}
      title={course?.title ?? t('study.course')}
      state={contentState(query)}
      onRetry={() => query.refetch()}
      footer={
        course?.may_edit && (
          <>
            {commands.eventsOf(course).map((event) => (
              <Button key={event} onClick={() => commands.decide(course, event)}>
                {t(`study.${event}`)}
              </Button>
            ))}
            <Button variant="primary" onClick={() => onEdit(course)}>
              {t('common.edit')}
            </Button>
          </>
        )
      }
    >
      {course && <CourseParts course={course} />}
    </Drawer>
  );
}
