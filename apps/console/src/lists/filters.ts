import type { Filter } from '@skillcert/ui';

/** A text filter to find a record. */
export const searchFilter = (label: string, maxLength = 80): Filter => ({
  kind: 'text',
  id: 'search',
  label,
  maxLength,
});

interface Choices<Choice extends string> {
  readonly id: string;
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly title: (choice: Choice) => string;
}

/** One of a few. */
export const choiceFilter = <Choice extends string>({
  id,
  label,
  choices,
  title,
}: Choices<Choice>): Filter => ({
  kind: 'select',
  id,
  label,
  options: choices.map((value) => ({ value, label: title(value) })),
});
