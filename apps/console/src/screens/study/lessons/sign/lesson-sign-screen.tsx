import { Button, Field, Select, StateView } from '@skillcert/ui';
import { lazy, Suspense, useState } from 'react';
import { useFormats } from '../../../../format/use-formats.js';
import { useWords } from '../../../../messages/words-state.js';
import { useNamedClass } from '../../../../shell/named-class.js';
import { ScreenPage } from '../../../../shell/screen-page.js';
import { useClassAccepts } from '../../../../shell/use-class-accepts.js';
import { AttendanceSheet } from './attendance-sheet.js';
import { useLessonChoice } from './use-lesson-choice.js';

const SheetDrawer = lazy(async () => ({ default: (await import('./sheet-drawer.js')).SheetDrawer }));

/**
 * The attendance of a lesson of the class: scanned, typed, or marked in the list. The code of a printed sheet leads
 * here, with any active class.
 */
export function LessonSignScreen() {
  const isElsewhere = useNamedClass();
  if (!isElsewhere) return <LessonSign />;
  return (
    <ScreenPage>
      <StateView state="loading" />
    </ScreenPage>
  );
}

function LessonSign() {
  const { t } = useWords();
  const { minute } = useFormats();
  const choice = useLessonChoice();
  const { class_id, lessonId } = choice;
  const { accepts } = useClassAccepts();
  const [printing, setPrinting] = useState(false);
  const isEmpty = choice.state === 'ready' && lessonId === undefined;
  return (
    <ScreenPage
      actions={
        lessonId !== undefined && <Button onClick={() => setPrinting(true)}>{t('lessons.print')}</Button>
      }
    >
      <StateView
        state={isEmpty ? 'empty' : choice.state}
        stateTitle={isEmpty ? t('lessons.empty') : undefined}
        stateText={isEmpty && accepts('lesson') ? t('lessons.empty_text') : undefined}
        onRetry={choice.retry}
      >
        <Field label={t('lessons.lesson')} required>
          <Select
            placeholder={null}
            value={String(lessonId ?? '')}
            onValueChange={choice.choose}
            options={choice.lessons.map(({ lesson_id, title, starts_at }) => ({
              value: String(lesson_id),
              label: `${minute(starts_at)} ${title}`,
            }))}
          />
        </Field>
        {lessonId !== undefined && <AttendanceSheet key={lessonId} class_id={class_id} lessonId={lessonId} />}
      </StateView>
      {printing && lessonId !== undefined && (
        <Suspense>
          <SheetDrawer class_id={class_id} lessonId={lessonId} onClose={() => setPrinting(false)} />
        </Suspense>
      )}
    </ScreenPage>
  );
}
