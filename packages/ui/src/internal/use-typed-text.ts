import { type KeyboardEvent, useState } from 'react';

/** The meaning of typed text: a value, nothing, or a problem. */
export type Reading = { value: string | null } | { problem: string };

interface TypedText {
  value: string | null;
  onValueChange: (value: string | null) => void;
  /** The value as it is shown. */
  show: (value: string) => string;
  read: (text: string) => Reading;
}

/**
 * Text that stands for a value. Unreadable text stays as typed and counts as no value; `problem` explains it once
 * the input is left.
 */
export const useTypedText = ({ value, onValueChange, show, read }: TypedText) => {
  const [draft, setDraft] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(true);
  const [sent, setSent] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    // Someone else gave a value, such as the calendar.
    if (value !== sent) setDraft(null);
  }
  const reading = draft === null ? { value } : read(draft);
  const unread = 'problem' in reading;
  const problem = unread && isLeft ? reading.problem : undefined;
  const commit = () => {
    setLeft(true);
    if (!unread) setDraft(null);
  };
  return {
    problem,
    /** For the text input. */
    input: {
      value: draft ?? (value === null ? '' : show(value)),
      // Where Form looks before it submits.
      'data-unread': unread || undefined,
      'aria-invalid': problem ? (true as const) : undefined,
      onValueChange: (text: string) => {
        const next = read(text);
        const given = 'problem' in next ? null : next.value;
        setDraft(text);
        setLeft(false);
        setSent(given);
        if (given !== value) onValueChange(given);
      },
      onBlur: commit,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Enter') commit();
      },
    },
    /** A value chosen elsewhere replaces the typed one. */
    choose: (chosen: string | null) => {
      setDraft(null);
      setSent(chosen);
      onValueChange(chosen);
    },
  };
};
