'use client';
import { commandListWords } from '../command-list/command-list-words.js';
import { usePartWords } from '../internal/use-part-words.js';
import { useSkillcert } from '../provider/skillcert-context.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
import { comboboxWords } from './combobox-words.js';
import type { FoundOptions } from './use-found-options.js';

interface ChoiceStatusProps {
  open: boolean;
  found: FoundOptions;
  minLength: number;
}

/** Announces to screen readers what the list below the field shows. */
export function ChoiceStatus({ open, found, minLength }: ChoiceStatusProps) {
  const { words } = useSkillcert();
  const own = usePartWords('combobox', comboboxWords);
  const list = usePartWords('commandList', commandListWords);
  const said = {
    short: own.typeMore(minLength),
    loading: words.loading,
    error: own.failed,
    ready: found.count === 0 ? list.noMatch : list.results(found.count),
  };
  return <VisuallyHidden role="status">{open && said[found.state]}</VisuallyHidden>;
}
