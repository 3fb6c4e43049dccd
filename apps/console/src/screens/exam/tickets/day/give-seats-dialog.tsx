import '@skillcert/ui/combobox.css';
import '@skillcert/ui/command-list.css';
import '@skillcert/ui/multi-select.css';
import '@skillcert/ui/popover.css';
import '@skillcert/ui/tag.css';
import { limits } from '@skillcert/core';
import { Field, MultiSelect, Text } from '@skillcert/ui';
import { useState } from 'react';
import { useCallQuery } from '../../../../client/use-call-query.js';
import { ReasonDialog } from '../../../../forms/reason-dialog.js';
import { useWords } from '../../../../messages/words-state.js';
import { PlannedSeats } from './planned-seats.js';
import { useDayMove } from './use-day-move.js';

interface GiveSeatsDialogProps {
  readonly classId: number;
  readonly onClose: () => void;
}

/** Gives candidates a seat who have none although the seats are published: they paid late, or were approved late. */
export function GiveSeatsDialog({ classId: class_id, onClose }: GiveSeatsDialogProps) {
  const { t } = useWords();
  const { send, isSent } = useDayMove(class_id);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [needing, setNeeding] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState(false);
  const asking = { class_id, page: 1, limit: limits.page_size_max };
  const { data } = useCallQuery('ticket/fetchUnseated', asking);
  const seatable = data?.items.filter(({ open }) => open === null) ?? [];
  const options = seatable.map(({ enrolment_id, name, enrol_no }) => ({
    value: String(enrolment_id),
    label: name,
    hint: enrol_no,
  }));
  const accessible = needing.filter((each) => chosen.includes(each)).map(Number);
  const move = {
    kind: 'seat' as const,
    enrolment_ids: chosen.map(Number),
    ...(accessible.length > 0 && { accessible }),
  };
  const waiting = data ? data.total - data.seatable : 0;
  return (
    <ReasonDialog
      title={t('exam.day.give_seats')}
      description={t('exam.day.give_text')}
      onClose={onClose}
      onGive={async (reason) => {
        setAsked(true);
        return chosen.length > 0 && send(move, reason);
      }}
    >
      <Field
        label={t('exam.tickets.people')}
        hint={waiting > 0 ? t('exam.day.not_yet', { count: waiting }) : undefined}
        error={asked && chosen.length === 0 ? t('field.required') : undefined}
        required
      >
        <MultiSelect value={chosen} onValueChange={setChosen} options={options} />
      </Field>
      {chosen.length > 0 && (
        <Field label={t('exam.tickets.accessible')}>
          <MultiSelect
            value={needing.filter((each) => chosen.includes(each))}
            onValueChange={setNeeding}
            options={options.filter(({ value }) => chosen.includes(value))}
          />
        </Field>
      )}
      {data && seatable.length === 0 && <Text tone="muted">{t('exam.day.nobody_to_seat')}</Text>}
      <PlannedSeats classId={class_id} isSent={isSent} move={chosen.length > 0 ? move : undefined} />
    </ReasonDialog>
  );
}
