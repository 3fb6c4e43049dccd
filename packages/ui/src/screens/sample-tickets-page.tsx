import { defaultExam } from '@skillcert/core';
import { type ReactNode, useState } from 'react';
import {
  Button,
  Card,
  type Column,
  DataTable,
  DataTableTools,
  FilterBar,
  type FilterValue,
  Page,
  Pagination,
  Stack,
  StatusBadge,
  type TableView,
  Text,
} from '../index.js';
import { useSampleWords } from '../testing/sample-words.js';
import { type SampleEnrolment, sampleEnrolments } from './sample-enrolments.js';
import { ConsoleFrame } from './sample-frame.js';
import { classMenu } from './sample-menus.js';
import { useLocalised, useSay } from './sample-say.js';
import { seatWords, ticketStatusWords } from './sample-seat-words.js';
import { TwoLines } from './sample-two-lines.js';

const nothing = () => undefined;
const states = Object.keys(ticketStatusWords) as (keyof typeof ticketStatusWords)[];
const arrangedAt = '2026-12-04 10:20';
const subjects = defaultExam.subjects.slice(0, 2);

/** The columns of the list of tickets. */
const useTicketColumns = (): readonly Column<SampleEnrolment>[] => {
  const t = useSay(seatWords);
  const room = useSampleWords()('第一考场');
  const statusTitle = useSay(ticketStatusWords);
  const localised = useLocalised();
  return [
    {
      id: 'name',
      header: t('candidate'),
      card: 'title',
      cell: ({ name, enrol_no }) => <TwoLines named truncate first={name} second={enrol_no} />,
    },
    {
      id: 'ticket_no',
      header: t('ticket_no'),
      sortable: true,
      cell: ({ id }) => <Text tabular>{`TC26-0027-T000${id}`}</Text>,
    },
    {
      id: 'status',
      header: t('state'),
      cell: () => <StatusBadge tone="success">{statusTitle('issued')}</StatusBadge>,
    },
    {
      id: 'seats',
      header: t('seats'),
      width: 'wide',
      cell: ({ id }) => (
        <Stack gap="xs">
          {subjects.map(({ id: subject, title }) => (
            <TwoLines
              key={subject}
              first={t('seat', { room, row: '1', column: id })}
              second={localised(title)}
            />
          ))}
        </Stack>
      ),
    },
    {
      id: 'unit',
      header: t('unit'),
      cell: ({ com_name }) => com_name ?? t('none'),
    },
    {
      id: 'updated_at',
      header: t('updated_at'),
      sortable: true,
      cell: () => <Text truncate>{arrangedAt}</Text>,
    },
  ];
};

interface TicketListProps {
  columns: readonly Column<SampleEnrolment>[];
  view: TableView;
}

/** The search of the list, and the tools of its columns. */
function TicketFilters({
  columns,
  view,
  onViewChange,
}: TicketListProps & { onViewChange: (view: TableView) => void }) {
  const t = useSay(seatWords);
  const room = useSampleWords()('第一考场');
  const statusTitle = useSay(ticketStatusWords);
  const [value, setValue] = useState<FilterValue>({});
  return (
    <FilterBar
      filters={[
        { kind: 'text', id: 'search', label: t('search'), maxLength: 80 },
        {
          kind: 'select',
          id: 'status',
          label: t('state'),
          options: states.map((each) => ({ value: each, label: statusTitle(each) })),
        },
        { kind: 'select', id: 'room', label: t('room'), options: [{ value: '1', label: room }] },
      ]}
      value={value}
      onValueChange={setValue}
      actions={<DataTableTools columns={columns} view={view} onViewChange={onViewChange} />}
    />
  );
}

/** The tickets, one line a candidate. */
function TicketTable({ columns, view }: TicketListProps) {
  const t = useSay(seatWords);
  return (
    <Card padding="none">
      <DataTable
        caption={t('heading')}
        columns={columns}
        view={view}
        rows={sampleEnrolments}
        total={sampleEnrolments.length}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        onRowClick={nothing}
        rowActions={({ name }) => (
          <Button size="small" aria-label={t('open_named', { name })}>
            {t('open')}
          </Button>
        )}
        footer={
          <Pagination
            page={1}
            limit={20}
            total={sampleEnrolments.length}
            onPageChange={nothing}
            onLimitChange={nothing}
          />
        }
      />
    </Card>
  );
}

interface TicketsPageProps {
  onSeats: () => void;
  /** The content above the list. */
  children: ReactNode;
}

/** The tickets of a class once its seats are arranged, the seats as yet unpublished. */
export function TicketsPage({ onSeats, children }: TicketsPageProps) {
  const t = useSay(seatWords);
  const columns = useTicketColumns();
  const [view, setView] = useState<TableView>({});
  return (
    <ConsoleFrame menu={classMenu} activeId="ticket" title={t('title')} inClass="2026 年第三期（上海）">
      <Page
        title={t('title')}
        description={t('arranged', { version: '2', time: arrangedAt, name: '李审核' })}
        width="full"
        actions={
          <>
            <Button onClick={onSeats}>{t('seat_map')}</Button>
            <Button>{t('print')}</Button>
            <Button>{t('publish')}</Button>
            <Button variant="primary">{t('arrange')}</Button>
          </>
        }
      >
        <TicketFilters columns={columns} view={view} onViewChange={setView} />
        <TicketTable columns={columns} view={view} />
        {children}
      </Page>
    </ConsoleFrame>
  );
}
