import '@skillcert/ui/progress.css';
import type { CourseRow } from '@skillcert/api-client';
import { Card, Link, Progress, Stack, Text } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';
import { coursePath } from '../course-path.js';

/** One course to choose: its subject, its length, and the number who have finished it. */
export function CourseCard({ course }: { readonly course: CourseRow }) {
  const { t } = useWords();
  const { course_id, title, summary, units, required_minutes, done, expected } = course;
  return (
    <Card
      title={<Link to={coursePath(course_id)}>{title}</Link>}
      description={t('study.size', { units, minutes: required_minutes })}
    >
      <Stack gap="sm">
        {summary && <Text as="p">{summary}</Text>}
        {expected > 0 && (
          <Progress value={done} max={expected} label={t('study.done_named', { title })} tone="success" />
        )}
        <Text size="sm" tone="muted">
          {t('study.done_by', { done, expected })}
        </Text>
      </Stack>
    </Card>
  );
}
