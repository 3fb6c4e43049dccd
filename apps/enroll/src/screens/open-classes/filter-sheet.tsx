import '@skillcert/ui/dialog.css';
import '@skillcert/ui/field.css';
import { Button, DateInput, Drawer, Field, Select, Stack } from '@skillcert/ui';
import { useWords } from '../../words/use-words.js';
import { useExamDays, useFilterChoices } from './use-filter-choices.js';
import type { OpenClasses } from './use-open-classes.js';

interface FilterSheetProps {
  readonly list: OpenClasses;
  readonly onClose: () => void;
}

/** Everything the open classes can be narrowed by, one below the other on a phone; each change shows at once. */
export function FilterSheet({ list, onClose }: FilterSheetProps) {
  const { t } = useWords();
  const choices = useFilterChoices(list);
  const days = useExamDays(list);
  return (
    <Drawer
      open
      onOpenChange={onClose}
      title={t('list.filters')}
      footer={
        <>
          {list.filtered && (
            <Button block onClick={list.clear}>
              {t('list.clear')}
            </Button>
          )}
          <Button variant="primary" block onClick={onClose}>
            {t('list.show_found', { count: list.total })}
          </Button>
        </>
      }
    >
      <Stack gap="lg">
        {choices.map(({ id, label, all, options, value, choose }) => (
          <Field key={id} label={label} required>
            <Select placeholder={all} options={options} value={value} onValueChange={choose} />
          </Field>
        ))}
        {days.map(({ id, label, ...day }) => (
          <Field key={id} label={label} required>
            <DateInput {...day} />
          </Field>
        ))}
      </Stack>
    </Drawer>
  );
}
