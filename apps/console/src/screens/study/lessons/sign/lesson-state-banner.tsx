import type { LessonRow } from '@skillcert/api-client';
import { type LessonState, lessonLimits } from '@skillcert/core';
import { Banner } from '@skillcert/ui';
import { useFormats } from '../../../../format/use-formats.js';
import { useWords } from '../../../../messages/words-state.js';

interface LessonStateBannerProps {
  readonly lesson: LessonRow;
  readonly state: LessonState;
}

/** The reason why nobody can be marked in a lesson now, or by name only; nothing while arrivals are marked. */
export function LessonStateBanner({ lesson, state }: LessonStateBannerProps) {
  const { t } = useWords();
  const { minutes } = useFormats();
  if (state === 'open') return null;
  const time = minutes(lesson.starts_at, lesson.ends_at);
  return (
    <Banner tone="info">
      {state === 'ahead'
        ? t('lessons.state.ahead', { time, minutes: lessonLimits.early_minutes })
        : t(`lessons.state.${state}`, { time })}
    </Banner>
  );
}
