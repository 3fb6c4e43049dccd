import { lessonCounts } from '../lesson-counts.js';
import '@skillcert/ui/descriptions.css';
import type { LessonRow, OutputOf } from '@skillcert/api-client';
import { Button, ConfirmDialog, Descriptions, Drawer, Stack } from '@skillcert/ui';
import { useState } from 'react';
import { call } from '../../../../client/call.js';
import { useCallQuery } from '../../../../client/use-call-query.js';
import { useCommand } from '../../../../client/use-command.js';
import { useFormats } from '../../../../format/use-formats.js';
import { contentState } from '../../../../lists/content-state.js';
import { useWords } from '../../../../messages/words-state.js';
import { RecordHistory } from '../../../../timeline/record-history.js';
import type { LessonPlan } from '../use-lesson-plan.js';

interface LessonDrawerProps {
  readonly plan: LessonPlan;
  readonly lessonId: number;
  readonly onEdit: (lesson: LessonRow) => void;
  readonly onClose: () => void;
}

/** A lesson with marks stays. */
const isUnmarked = ({ counts: { present, late, excused, absent } }: LessonRow) =>
  present + late + excused + absent === 0;

const steps = ['create', 'edit', 'print'] as const;

function LessonDetails({ lesson }: { readonly lesson: OutputOf<'course/fetchLessonById'> }) {
  const { t } = useWords();
  const actionTitle = (action: string): string => {
    const known = steps.find((each) => each === action);
    return known ? t(`lessons.history.${known}`) : action;
  };
  return (
    <Stack gap="lg">
      <Descriptions
        items={[
          { id: 'place', label: t('lessons.place'), value: lesson.place },
          {
            id: 'teachers',
            label: t('lessons.teachers'),
            value: lesson.teachers.map(({ name }) => name).join(t('common.list_comma')) || t('common.none'),
          },
          ...lessonCounts.map((id) => ({
            id,
            label: t(`lessons.count.${id}`),
            value: lesson.counts[id],
          })),
        ]}
      />
      <RecordHistory
        entries={lesson.timeline}
        actionTitle={actionTitle}
        unnamedActor={() => t('timeline.system')}
      />
    </Stack>
  );
}

/** One lesson beside the list: time, place, teachers, attendance, and its history. */
export function LessonDrawer({ plan, lessonId, onEdit, onClose }: LessonDrawerProps) {
  const { t } = useWords();
  const { minutes } = useFormats();
  const run = useCommand('course');
  const [leaving, setLeaving] = useState(false);
  const { class_id } = plan;
  const query = useCallQuery('course/fetchLessonById', { class_id, lesson_id: lessonId });
  const lesson = query.data;
  const removeIt = async ({ lesson_id, updated_at }: LessonRow) => {
    // Closed first: reading a removed record again would be an error.
    onClose();
    return run(() => call('course/removeLesson', { class_id, lesson_id, updated_at }), t('lessons.removed'));
  };
  return (
    <Drawer
      open
      onOpenChange={onClose}
      title={lesson?.title ?? t('lessons.heading')}
      description={lesson && minutes(lesson.starts_at, lesson.ends_at)}
      state={contentState(query)}
      onRetry={() => query.refetch()}
      footer={
        lesson &&
        plan.mayChange && (
          <>
            {isUnmarked(lesson) && (
              <Button variant="danger" onClick={() => setLeaving(true)}>
                {t('lessons.remove')}
              </Button>
            )}
            <Button variant="primary" onClick={() => onEdit(lesson)}>
              {t('common.edit')}
            </Button>
          </>
        )
      }
    >
      {lesson && <LessonDetails lesson={lesson} />}
      {lesson && leaving && (
        <ConfirmDialog
          open
          onOpenChange={setLeaving}
          title={t('lessons.remove')}
          description={t('lessons.remove_text')}
          confirmLabel={t('lessons.remove')}
          tone="danger"
          onConfirm={() => removeIt(lesson)}
        />
      )}
    </Drawer>
  );
}
