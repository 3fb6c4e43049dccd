import type { OwnCourse, OwnEnrolment } from '@skillcert/api-client';
import { classAccepts } from '@skillcert/core';
import { Button, Heading, Inline, Stack, Text } from '@skillcert/ui';
import { problemText } from '../../../client/problem-text.js';
import { useWords } from '../../../words/use-words.js';
import type { OwnEnrolments } from '../use-own-enrolments.js';
import { CourseUnits } from './course-units.js';

interface StudyPartProps {
  readonly enrolment: OwnEnrolment;
  readonly own: OwnEnrolments;
}

/** The courses that a candidate learns at home, and the progress in each. */
export function StudyPart({ enrolment, own }: StudyPartProps) {
  const { t } = useWords();
  const courses = own.courses.of(enrolment);
  if (!courses) return null;
  return (
    <Stack gap="md">
      <Heading level={3}>{t('study.title')}</Heading>
      <Courses courses={courses} class_status={enrolment.class_status} own={own} />
    </Stack>
  );
}

interface CoursesProps extends Pick<OwnEnrolment, 'class_status'> {
  readonly courses: readonly OwnCourse[];
  readonly own: OwnEnrolments;
}

const unitsLeft = (courses: readonly OwnCourse[]) =>
  courses.flatMap(({ items }) => items).filter(({ done_at }) => done_at === null).length;

/** The courses, or the text in their place. */
function Courses({ courses, class_status, own: { courses: asked } }: CoursesProps) {
  const { t } = useWords();
  if (asked.problem)
    return (
      <Inline justify="between">
        <Text as="p" tone="danger" role="alert">
          {problemText(t, asked.problem)}
        </Text>
        <Button size="small" onClick={asked.reload}>
          {t('site.retry')}
        </Button>
      </Inline>
    );
  if (courses.length === 0)
    return (
      <Text as="p" tone="muted" role="status">
        {t(asked.loading ? 'site.loading' : 'study.empty')}
      </Text>
    );
  return (
    <>
      {classAccepts('study_gate', class_status) && courses.some(({ gate }) => gate) && (
        <Text as="p" weight="medium">
          {t('study.gate', { left: unitsLeft(courses) })}
        </Text>
      )}
      {courses.map((course) => (
        <CourseUnits key={course.course_id} course={course} />
      ))}
    </>
  );
}
