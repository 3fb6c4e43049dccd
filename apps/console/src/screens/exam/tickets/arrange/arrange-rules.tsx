import '@skillcert/ui/checkbox-group.css';
import '@skillcert/ui/combobox.css';
import '@skillcert/ui/command-list.css';
import '@skillcert/ui/multi-select.css';
import '@skillcert/ui/popover.css';
import '@skillcert/ui/radio-group.css';
import '@skillcert/ui/tag.css';
import { Button, CheckboxGroup, Field, Inline, MultiSelect, RadioGroup, Stack, Text } from '@skillcert/ui';
import { useState } from 'react';
import { call } from '../../../../client/call.js';
import { useWords } from '../../../../messages/words-state.js';
import type { ArrangementState } from './use-arrangement.js';

interface ArrangeRulesProps {
  readonly state: ArrangementState;
}

const wishes = ['apart', 'keep'] as const;
const atOnce = 20;

/** The people who need an accessible desk. */
function AccessibleField({ state: { rules, change, class_id, known } }: ArrangeRulesProps) {
  const { t } = useWords();
  const [labels, setLabels] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(known.map(({ enrolment_id, name }) => [String(enrolment_id), name])),
  );
  const search = async (text: string) => {
    const { items } = await call(
      'class/fetchReportLists',
      { class_id, page: 1, limit: atOnce, search: text.trim() },
      { quiet: true },
    );
    setLabels((before) => ({
      ...before,
      ...Object.fromEntries(items.map(({ enrolment_id, name }) => [String(enrolment_id), name])),
    }));
    return items.map(({ enrolment_id, name, enrol_no }) => ({
      value: String(enrolment_id),
      label: name,
      hint: enrol_no,
    }));
  };
  return (
    <Field label={t('exam.tickets.accessible')} hint={t('exam.tickets.accessible_hint')}>
      <MultiSelect
        value={rules.accessible.map(String)}
        onValueChange={(chosen) => change({ accessible: chosen.map(Number) })}
        onSearch={search}
        valueLabels={labels}
      />
    </Field>
  );
}

/** The order of seating, the people kept apart, those who stay, and those who need an accessible desk. */
export function ArrangeRules({ state }: ArrangeRulesProps) {
  const { t } = useWords();
  const { rules, change, redraw } = state;
  return (
    <Stack>
      <Field group label={t('exam.tickets.order')} required>
        <RadioGroup
          value={rules.order}
          onValueChange={(order) => change({ order: order === 'random' ? 'random' : 'number' })}
          options={(['number', 'random'] as const).map((each) => ({
            value: each,
            label: t(`exam.tickets.order_${each}`),
          }))}
        />
      </Field>
      {rules.order === 'random' && (
        <Inline>
          <Text tone="muted" tabular>
            {t('exam.tickets.seed', { seed: rules.seed })}
          </Text>
          <Button size="small" onClick={redraw}>
            {t('exam.tickets.redraw')}
          </Button>
        </Inline>
      )}
      <Field group label={t('exam.tickets.wishes')}>
        <CheckboxGroup
          value={wishes.filter((each) => rules[each])}
          onValueChange={(chosen) =>
            change({ apart: chosen.includes('apart'), keep: chosen.includes('keep') })
          }
          options={wishes.map((each) => ({ value: each, label: t(`exam.tickets.${each}`) }))}
        />
      </Field>
      <AccessibleField state={state} />
    </Stack>
  );
}
