import '@skillcert/ui/checkbox.css';
import '@skillcert/ui/field.css';
import type { NoteRecord } from '@skillcert/api-client';
import { Checkbox, Field, Grid, Stack } from '@skillcert/ui';
import { DayPicker } from '../../forms/day-picker.js';
import { useWords } from '../../messages/words-state.js';

interface NoteFollowUpProps extends Pick<NoteRecord, 'due_on' | 'done_at'> {
  readonly error: string | undefined;
  readonly onChange: (changes: Partial<Pick<NoteRecord, 'due_on' | 'done_at'>>) => void;
}

/** The day on which a note waits for its writer, and whether it still does. */
export function NoteFollowUp({ due_on, done_at, error, onChange }: NoteFollowUpProps) {
  const { t } = useWords();
  const choose = (day: string) => {
    // Another day is another follow-up.
    if (day !== (due_on ?? '')) onChange({ due_on: day || null, done_at: null });
  };
  return (
    <Grid columns={2}>
      <Stack gap="sm">
        <Field label={t('notes.due_on')} hint={t('notes.due_on_hint')} error={error}>
          <DayPicker value={due_on ?? ''} onChange={choose} />
        </Field>
        {due_on && (
          <Checkbox
            label={t('notes.done')}
            checked={done_at !== null}
            onCheckedChange={(isDone) => onChange({ done_at: isDone ? new Date().toISOString() : null })}
          />
        )}
      </Stack>
    </Grid>
  );
}
