import type { OwnEnrolment } from '@skillcert/api-client';
import { Descriptions, Heading, Stack, Text } from '@skillcert/ui';
import { formatSpan } from '../../../words/format-moment.js';
import { useWords } from '../../../words/use-words.js';
import type { OwnEnrolments } from '../use-own-enrolments.js';

interface LessonsPartProps {
  readonly enrolment: OwnEnrolment;
  readonly own: OwnEnrolments;
}

/** The times and places of the lessons in a room, and the attendance. */
export function LessonsPart({ enrolment, own }: LessonsPartProps) {
  const { t, language } = useWords();
  const lessons = own.lessonsOf(enrolment);
  if (lessons.length === 0) return null;
  return (
    <Stack gap="md">
      <Heading level={3}>{t('lessons.title')}</Heading>
      <Descriptions
        layout="rows"
        items={lessons.map(({ lesson_id, title, place, starts_at, ends_at, mark }) => ({
          id: String(lesson_id),
          label: title,
          value: (
            <Stack gap="xs">
              <Text>{formatSpan(starts_at, ends_at, language)}</Text>
              <Text tone="muted">{place}</Text>
              {mark && <Text weight="medium">{t(`lessons.mark.${mark}`)}</Text>}
            </Stack>
          ),
        }))}
      />
    </Stack>
  );
}
