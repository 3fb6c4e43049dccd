import '@skillcert/ui/badge.css';
import '@skillcert/ui/checkbox-group.css';
import '@skillcert/ui/combobox.css';
import '@skillcert/ui/command-list.css';
import '@skillcert/ui/multi-select.css';
import '@skillcert/ui/popover.css';
import '@skillcert/ui/radio-group.css';
import '@skillcert/ui/tag.css';
import { examPapers } from '@skillcert/core';
import { CheckboxGroup, Field, MultiSelect, RadioGroup, Stack } from '@skillcert/ui';
import { useState } from 'react';
import { call } from '../../../../client/call.js';
import { useWords } from '../../../../messages/words-state.js';
import { sittingsAtOnce } from '../../tickets/seats/sitting-choice.js';
import { useSittingName } from '../../tickets/seats/use-sitting-name.js';
import type { AllPapers } from './use-all-papers.js';

interface PapersFieldsProps {
  readonly classId: number;
  readonly state: AllPapers;
}

/** The sittings whose papers are made, found by their names. */
function SittingsField({ classId: class_id, state: { choice, choose } }: PapersFieldsProps) {
  const { t } = useWords();
  const nameOf = useSittingName();
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const search = async (text: string) => {
    const asked = { class_id, page: 1, limit: sittingsAtOnce, search: text.trim() };
    const { items } = await call('exam/fetchSittingLists', asked, { quiet: true });
    const found = items.map((each) => ({ value: String(each.sitting_id), label: nameOf(each) }));
    setNames((known) => ({
      ...known,
      ...Object.fromEntries(found.map(({ value, label }) => [value, label])),
    }));
    return found;
  };
  return (
    <Field label={t('exam.all_papers.sittings')} hint={t('exam.all_papers.sittings_hint')}>
      <MultiSelect
        value={choice.sitting_ids.map(String)}
        valueLabels={names}
        onValueChange={(next) => choose({ sitting_ids: next.map(Number) })}
        onSearch={search}
        minLength={0}
      />
    </Field>
  );
}

/** The choice of papers and sittings, and their layout. */
export function PapersFields({ classId, state }: PapersFieldsProps) {
  const { t } = useWords();
  const { choice, choose } = state;
  const { papers, order, files, tickets_per_sheet } = choice;
  return (
    <Stack>
      <Field label={t('exam.all_papers.kinds')} group required>
        <CheckboxGroup
          value={papers}
          onValueChange={(next) => choose({ papers: examPapers.filter((each) => next.includes(each)) })}
          options={examPapers.map((value) => ({ value, label: t(`exam.papers.${value}`) }))}
        />
      </Field>
      <SittingsField classId={classId} state={state} />
      <Field label={t('exam.all_papers.files')} group required>
        <RadioGroup
          appearance="inline"
          value={files}
          onValueChange={(next) => choose({ files: next === 'kind' ? 'kind' : 'sitting' })}
          options={(['sitting', 'kind'] as const).map((value) => ({
            value,
            label: t(`exam.all_papers.files_${value}`),
          }))}
        />
      </Field>
      <Field label={t('exam.all_papers.order')} group required>
        <RadioGroup
          appearance="inline"
          value={order}
          onValueChange={(next) => choose({ order: next === 'paper' ? 'paper' : 'desk' })}
          options={(['desk', 'paper'] as const).map((value) => ({
            value,
            label: t(`exam.all_papers.order_${value}`),
          }))}
        />
      </Field>
      {papers.includes('tickets') && (
        <Field label={t('exam.all_papers.per_sheet')} group required>
          <RadioGroup
            appearance="inline"
            value={String(tickets_per_sheet)}
            onValueChange={(next) => choose({ tickets_per_sheet: next === '2' ? 2 : 1 })}
            options={([1, 2] as const).map((count) => ({
              value: String(count),
              label: t(`exam.all_papers.per_sheet_${count}`),
            }))}
          />
        </Field>
      )}
    </Stack>
  );
}
