'use client';
import {
  type ComponentProps,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Banner } from '../banner/banner.js';
import { classNames } from '../internal/class-names.js';
import { FormContext } from '../internal/form-context.js';
import { usePending } from '../internal/use-pending.js';
import { ErrorSummary } from './error-summary.js';
import { findUnread } from './find-unread.js';

export interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  /** May return a promise: the submit button shows progress and a second submit is ignored meanwhile. */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => unknown;
  /** Messages by field name; each Field shows its own, the summary links to all of them. */
  errors?: Readonly<Record<string, string | undefined>>;
  /** The problem of the form as a whole. */
  error?: ReactNode;
  /** Leave the summary out for one or two fields. */
  summary?: boolean;
}

const noErrors = {};
const invalid = ':is(input, select, textarea)[aria-invalid=true]';

/**
 * A form that reports its problems: a summary, or without one the first of its fields, takes the focus after a
 * failed submit.
 */
export function Form({
  onSubmit,
  errors = noErrors,
  error,
  summary = true,
  className,
  children,
  ...rest
}: FormProps) {
  const id = useId();
  const [busy, run] = usePending();
  const [attempt, setAttempt] = useState<{ readonly of: HTMLFormElement }>();
  const box = useRef<HTMLDivElement>(null);
  const entries = Object.entries(errors).flatMap(([name, message]) => (message ? [{ name, message }] : []));
  useEffect(() => {
    if (attempt) (box.current ?? attempt.of.querySelector<HTMLElement>(invalid))?.focus();
  }, [attempt]);
  return (
    <FormContext value={{ id, busy, errors }}>
      <form
        noValidate
        {...rest}
        className={classNames('sc-form', className)}
        aria-busy={busy || undefined}
        onSubmit={async (event) => {
          event.preventDefault();
          if (busy) return;
          const form = event.currentTarget;
          const unread = findUnread(form);
          if (unread) return unread.focus();
          await run(() => onSubmit(event));
          setAttempt({ of: form });
        }}
      >
        {attempt && summary && entries.length > 0 && <ErrorSummary ref={box} formId={id} entries={entries} />}
        {error && <Banner tone="danger">{error}</Banner>}
        {children}
      </form>
    </FormContext>
  );
}
