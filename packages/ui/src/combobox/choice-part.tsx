'use client';
import { lazy, Suspense } from 'react';
import { useOpened } from '../internal/use-opened.js';
import type { ChoicePopupProps } from './choice-popup.js';
import { ChoiceStatus } from './choice-status.js';
import type { useChoiceList } from './use-choice-list.js';

/** Downloads the list; called when the pointer or the focus comes near the field. */
export const loadChoices = () => import('./choice-popup.js');
const ChoicePopup = lazy(async () => ({ default: (await loadChoices()).ChoicePopup }));

interface ChoicePartProps extends Omit<ChoicePopupProps, 'listId' | 'active' | 'onActivate'> {
  list: ReturnType<typeof useChoiceList>;
  /** The problem of the typed text. */
  note: { id: string; text: string | false };
}

/** The parts beside a field that chooses: its note, the list below it, and the announcements for screen readers. */
export function ChoicePart({ list, note, ...rest }: ChoicePartProps) {
  const opened = useOpened(rest.open);
  return (
    <>
      <span id={note.id} className="sc-combobox-note" role="alert">
        {note.text}
      </span>
      <ChoiceStatus open={rest.open} found={rest.found} minLength={rest.minLength} />
      {opened && (
        <Suspense>
          <ChoicePopup {...rest} listId={list.listId} active={list.active} onActivate={list.activate} />
        </Suspense>
      )}
    </>
  );
}
