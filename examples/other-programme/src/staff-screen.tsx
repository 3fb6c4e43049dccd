import type { EnrolmentRow } from '@skillcert/api-client';
import {
  canUseClass,
  eventsFrom,
  formatSerial,
  type ReviewEvent,
  type ReviewStatus,
  reviewLifecycle,
} from '@skillcert/core';
import {
  Button,
  Card,
  type Column,
  DataTable,
  Field,
  Inline,
  Page,
  Select,
  Stack,
  StatusBadge,
  Text,
  type Tone,
} from '@skillcert/ui';
import { useEffect, useState } from 'react';
import { programme } from '../programme.js';
import { accounts } from './accounts.js';
import { call } from './call.js';
import { sampleClasses } from './sample-classes.js';
import { type Speech, useSpeech } from './speech.js';

const tones: Record<ReviewStatus, Tone> = {
  waiting: 'neutral',
  offered: 'accent',
  submitted: 'info',
  in_review: 'accent',
  returned: 'warning',
  doubtful: 'warning',
  approved: 'success',
  refused: 'danger',
  withdrawn: 'neutral',
  moved: 'neutral',
  expired: 'neutral',
};

const [open] = sampleClasses;
const class_id = open?.class_id ?? 0;
const isQuick = (event: ReviewEvent) => event === 'claim' || event === 'approve';

const fetchRows = async () => (await call('enrolment/fetchEnrolmentLists', { class_id })).items;

/** An approved candidate has an admission number; the class is its first part, the place in the list its last. */
const ticketOf = ({ status, enrol_no }: EnrolmentRow) =>
  status === 'approved'
    ? formatSerial(programme.numbers.ticket, {
        class_code: open?.code ?? '',
        serial: Number(enrol_no.slice(-3)),
      })
    : '—';

const columnsIn = ({ words }: Speech): readonly Column<EnrolmentRow>[] => [
  { id: 'name', header: words.name, cell: (row) => row.name, card: 'title' },
  { id: 'enrol_no', header: words.number, cell: (row) => <Text tabular>{row.enrol_no}</Text> },
  { id: 'ticket', header: words.ticket, cell: (row) => <Text tabular>{ticketOf(row)}</Text> },
  { id: 'phone', header: words.phone, cell: (row) => row.phone_masked },
  {
    id: 'status',
    header: words.status,
    cell: (row) => <StatusBadge tone={tones[row.status]}>{words.statuses[row.status]}</StatusBadge>,
  },
];

/** The candidates of a class; the possible actions for each come from the lifecycle and the permission matrix. */
export function StaffScreen() {
  const speech = useSpeech();
  const { words, level } = speech;
  const [accountId, setAccountId] = useState(accounts[0]?.id ?? '');
  const [rows, setRows] = useState<readonly EnrolmentRow[]>([]);
  useEffect(() => {
    void fetchRows().then(setRows);
  }, []);
  const account = accounts.find(({ id }) => id === accountId);
  const mayReview =
    account && canUseClass(account.roles, account.permission_classes, { class_type: 'sign_up' }, class_id);
  const actionsOf = (row: EnrolmentRow) =>
    eventsFrom(reviewLifecycle, row.status, account?.roles ?? []).flatMap(({ event }) =>
      isQuick(event) ? [event] : [],
    );
  const fire = async ({ enrolment_id }: EnrolmentRow, event: 'claim' | 'approve') => {
    await call('enrolment/reviewEnrolment', { class_id, enrolment_id, event });
    setRows(await fetchRows());
  };
  return (
    <Page title={words.candidates} description={open && `${open.code} · ${level(open.level)}`}>
      <Stack gap="lg">
        <Field label={words.account} required>
          <Select
            placeholder={null}
            value={accountId}
            options={accounts.map(({ id, name }) => ({ value: id, label: name }))}
            onValueChange={setAccountId}
          />
        </Field>
        <Card padding="none">
          <DataTable
            caption={words.candidates}
            columns={columnsIn(speech)}
            rows={rows}
            rowId={(row) => String(row.enrolment_id)}
            rowLabel={(row) => row.name}
            rowActions={
              mayReview
                ? (row) => (
                    <Inline justify="end">
                      {actionsOf(row).map((event) => (
                        <Button
                          key={event}
                          size="small"
                          aria-label={`${words.events[event]}: ${row.name}`}
                          onClick={() => fire(row, event)}
                        >
                          {words.events[event]}
                        </Button>
                      ))}
                    </Inline>
                  )
                : undefined
            }
          />
        </Card>
      </Stack>
    </Page>
  );
}
