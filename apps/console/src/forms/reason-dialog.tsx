import { limits } from '@skillcert/core';
import { ConfirmDialog, Field, Stack, Textarea, TextInput } from '@skillcert/ui';
import { type ReactNode, useState } from 'react';
import { useWords } from '../messages/words-state.js';

interface ReasonDialogProps {
  readonly title: string;
  readonly description: string;
  readonly tone?: 'accent' | 'danger';
  /** The label of its button, if it differs from the title. */
  readonly confirm?: string;
  /** The label of the field, if it is not called a reason. */
  readonly label?: string;
  /** The length of the reason: a line, or several. */
  readonly length?: 'line' | 'paragraph';
  /** The reason that is most likely, to be changed. */
  readonly suggested?: string;
  /** Other fields, before it. */
  readonly children?: ReactNode;
  /** A part that follows from the fields, after it. */
  readonly after?: ReactNode;
  readonly onClose: () => void;
  /** Receives the reason; the dialog closes if it answers true. */
  readonly onGive: (reason: string) => Promise<boolean>;
}

/** Asks for the reason that a step needs, and goes no further without one. */
export function ReasonDialog({
  title,
  description,
  tone = 'accent',
  confirm: confirmLabel = title,
  label,
  length = 'line',
  suggested = '',
  children,
  after,
  onClose,
  onGive,
}: ReasonDialogProps) {
  const { t } = useWords();
  const [reason, setReason] = useState(suggested);
  const [asked, setAsked] = useState(false);
  const given = reason.trim();

  const confirm = async () => {
    setAsked(true);
    return given === '' ? false : onGive(given);
  };

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      confirmLabel={confirmLabel}
      tone={tone}
      onConfirm={confirm}
    >
      <Stack>
        {children}
        <Field
          label={label ?? t('common.reason')}
          required
          error={asked && given === '' ? t(label ? 'field.required' : 'field.reason_required') : undefined}
        >
          {length === 'line' ? (
            <TextInput
              value={reason}
              onValueChange={setReason}
              maxLength={limits.short_reason_length_max}
              autoComplete="off"
            />
          ) : (
            <Textarea value={reason} onValueChange={setReason} maxLength={limits.reason_length_max} />
          )}
        </Field>
        {after}
      </Stack>
    </ConfirmDialog>
  );
}
