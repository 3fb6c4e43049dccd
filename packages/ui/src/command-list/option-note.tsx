'use client';
import type { ReactNode } from 'react';
import { Button } from '../button/button.js';
import { useSkillcert } from '../provider/skillcert-context.js';
import { Spinner } from '../spinner/spinner.js';

interface OptionNoteProps {
  kind: 'loading' | 'error' | 'empty';
  children?: ReactNode;
  onRetry?: (() => unknown) | undefined;
  /** The retry is for pointers; the keys are the text field's. */
  pointerOnly?: boolean;
}

/** The note in place of the options. */
export function OptionNote({ kind, children, onRetry, pointerOnly = false }: OptionNoteProps) {
  const { words } = useSkillcert();
  return (
    <div className="sc-option-note">
      {kind === 'loading' && <Spinner size="sm" />}
      <span className="sc-option-note-text">
        {kind === 'loading' ? words.loading : kind === 'error' ? (children ?? words.errorTitle) : children}
      </span>
      {kind === 'error' && onRetry && (
        <Button size="small" onClick={onRetry} {...(pointerOnly ? { tabIndex: -1 } : {})}>
          {words.retry}
        </Button>
      )}
    </div>
  );
}
