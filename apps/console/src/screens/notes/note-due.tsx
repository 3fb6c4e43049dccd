import '@skillcert/ui/badge.css';
import type { NoteRecord } from '@skillcert/api-client';
import { Badge } from '@skillcert/ui';
import { programmeToday } from '../../forms/wall-time.js';
import { useWords } from '../../messages/words-state.js';
import { dueState } from './due-notes.js';

const tones = { ahead: 'neutral', due: 'warning', done: 'success' } as const;

/** When a note is to be followed up, or that it was. */
export function NoteDue({ note }: { readonly note: Pick<NoteRecord, 'due_on' | 'done_at'> }) {
  const { t } = useWords();
  const state = dueState(note, programmeToday(new Date()));
  if (state === 'none') return null;
  return <Badge tone={tones[state]}>{t(`notes.due.${state}`, { day: note.due_on ?? '' })}</Badge>;
}
