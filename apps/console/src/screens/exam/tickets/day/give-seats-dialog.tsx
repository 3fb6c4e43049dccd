import '@skillcert/ui/combobox.css';
import '@skillcert/ui/command-list.css';
import '@skillcert/ui/multi-select.css';
import '@skillcert/ui/popover.css';
import '@skillcert/ui/tag.css';
import { limits } from '@skillcert/core';
import { Field, MultiSelect, Text } from '@skillcert/ui';
import { useState } from 'react';
import { call } from '../../../../client/call.js';
import { useCallQuery } from '../../../../client/use-call-query.js';
import { ReasonDialog } from '../../../../forms/reason-dialog.js';
import { useWords } from '../../../../messages/words-state.js';
import { PlannedSeats } from './planned-seats.js';
import { useDayMove } from './use-day-move.js';

interface GiveSeatsDialogProps {
  readonly classId: number;
  readonly onClose: () => void;
}

/** Candidates who can be given a seat, found by a part of their name or number; the names of those found. */
const useSeatable = (class_id: number) => {
  const [labels, setLabels] = useState<Readonly<Record<string, string>>>({});
  return {
    labels,
    search: async (text: string) => {
      const asked = text.trim();
      const asking = { class_id, page: 1, limit: limits.page_size_max, ...(asked && { search: asked }) };
      const { items } = await call('ticket/fetchUnseated', asking, { quiet: true });
      const found = items
        .filter(({ open }) => open === null)
        .map(({ enrolment_id, name, enrol_no }) => ({
          value: String(enrolment_id),
          label: name,
          hint: enrol_no,
        }));
      setLabels((before) => ({
        ...before,
        ...Object.fromEntries(found.map(({ value, label }) => [value, label])),
      }));
      return found;
    },
  };
};

/** Gives candidates a seat who have none although the seats are published: they paid late, or were approved late. */
export function GiveSeatsDialog({ classId: class_id, onClose }: GiveSeatsDialogProps) {
  const { t } = useWords();
  const { send, isSent } = useDayMove(class_id);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [needing, setNeeding] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState(false);
  const { data } = useCallQuery('ticket/fetchUnseated', { class_id, page: 1, limit: 1 });
  const { search, labels } = useSeatable(class_id);
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
      after={<PlannedSeats classId={class_id} isSent={isSent} move={chosen.length > 0 ? move : undefined} />}
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
        <MultiSelect
          value={chosen}
          onValueChange={setChosen}
          onSearch={search}
          minLength={0}
          valueLabels={labels}
        />
      </Field>
      {chosen.length > 0 && (
        <Field label={t('exam.tickets.accessible')}>
          <MultiSelect
            value={needing.filter((each) => chosen.includes(each))}
            onValueChange={setNeeding}
            options={chosen.map((value) => ({ value, label: labels[value] ?? value }))}
          />
        </Field>
      )}
      {data?.seatable === 0 && <Text tone="muted">{t('exam.day.nobody_to_seat')}</Text>}
    </ReasonDialog>
  );
}
