import '@skillcert/ui/combobox.css';
import '@skillcert/ui/command-list.css';
import '@skillcert/ui/multi-select.css';
import '@skillcert/ui/popover.css';
import '@skillcert/ui/tag.css';
import { MultiSelect, type MultiSelectProps } from '@skillcert/ui';

interface Person {
  readonly user_id: number;
  readonly name: string;
}

interface PeoplePickerProps extends Pick<MultiSelectProps, 'name' | 'onBlur' | 'ref'> {
  /** Their ids, as a form holds them. */
  readonly value: readonly string[];
  readonly onChange: (user_ids: string[]) => void;
  readonly offered: readonly Person[] | undefined;
  /** People chosen before keep a name here, even if they are no longer offered. */
  readonly chosen: readonly Person[] | undefined;
}

/** Some of the people who are offered, by their names. */
export function PeoplePicker({ value, onChange, onBlur, name, ref, offered, chosen }: PeoplePickerProps) {
  const names = new Map(
    [...(offered ?? []), ...(chosen ?? [])].map((person) => [String(person.user_id), person.name]),
  );
  return (
    <MultiSelect
      ref={ref}
      name={name}
      onBlur={onBlur}
      value={value}
      onValueChange={onChange}
      options={[...names].map(([id, label]) => ({ value: id, label }))}
    />
  );
}
