import { fillText } from '@skillcert/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  Button,
  ButtonLink,
  DataTableTools,
  FilterBar,
  Inline,
  Page,
  Split,
  type TableView,
} from '../index.js';
import { seen } from '../testing/seen.js';
import { storySays } from '../testing/story-words.js';
import { Bench } from './sample-bench.js';
import { benchWords, reviewEventWords } from './sample-bench-words.js';
import { useCandidateColumns } from './sample-candidate-columns.js';
import { useCandidateFilters } from './sample-candidate-filters.js';
import { CandidateTable } from './sample-candidate-table.js';
import { candidateWords } from './sample-candidate-words.js';
import { CandidatesToDo } from './sample-candidates-to-do.js';
import { sampleEnrolments } from './sample-enrolments.js';
import { ConsoleFrame } from './sample-frame.js';
import { classMenu } from './sample-menus.js';
import { type StaffEvent, stateAfter } from './sample-review.js';
import { useSay } from './sample-say.js';

/** The list and the record open beside it; decisions change both. */
const useEnrolments = (openId: string) => {
  const [rows, setRows] = useState(sampleEnrolments);
  const [opened, setOpened] = useState({ id: openId, byHand: false });
  const open = (id: string) => setOpened({ id, byHand: true });
  const decide = (id: string, event: StaffEvent) =>
    setRows((before) =>
      before.map((row) => (row.id === id ? { ...row, status: stateAfter(row.status, event) } : row)),
    );
  return {
    rows,
    opened,
    open,
    shown: rows.find(({ id }) => id === opened.id),
    fire: (id: string, event: StaffEvent) => {
      decide(id, event);
      const next = rows[rows.findIndex((row) => row.id === id) + 1];
      // After an approval the bench goes on to the next candidate, who is claimed on the way.
      if (event !== 'approve' || !next) return;
      decide(next.id, 'claim');
      open(next.id);
    },
  };
};

interface CandidateReviewProps {
  /** The enrolment in the address; empty if it has none. */
  openId: string;
}

function CandidateReviewScreen({ openId }: CandidateReviewProps) {
  const t = useSay(candidateWords);
  const columns = useCandidateColumns();
  const { filters, value, setValue, fits } = useCandidateFilters();
  const { rows, opened, open, shown, fire } = useEnrolments(openId);
  const [view, setView] = useState<TableView>({});
  const close = () => open('');
  const table = (
    <CandidateTable
      rows={rows.filter(fits)}
      columns={columns}
      view={view}
      isBeside={shown !== undefined}
      onOpen={open}
      onReset={() => setValue({})}
    />
  );
  return (
    <ConsoleFrame menu={classMenu} activeId="review" title={t('title')} inClass="2026 年第三期（上海）">
      <Page
        title={t('title')}
        width="full"
        actions={
          <>
            <Button>{t('import')}</Button>
            <ButtonLink to="/report/lists">{t('report')}</ButtonLink>
          </>
        }
      >
        <CandidatesToDo rows={rows} />
        <FilterBar
          filters={filters}
          value={value}
          onValueChange={setValue}
          actions={
            <Inline gap="sm">
              <Button>{t('export')}</Button>
              <DataTableTools columns={columns} view={view} onViewChange={setView} />
            </Inline>
          }
        />
        {shown ? (
          <Split
            open
            onOpenChange={close}
            masterLabel={t('queue')}
            master={table}
            detailLabel={t('bench')}
            detail={
              <Bench
                key={shown.id}
                enrolment={shown}
                queue={rows}
                takesFocus={opened.byHand}
                onOpen={open}
                onClose={close}
                onApply={(event) => fire(shown.id, event)}
              />
            }
          />
        ) : (
          table
        )}
      </Page>
    </ConsoleFrame>
  );
}

const meta = {
  title: 'Screens/Candidate review',
  component: CandidateReviewScreen,
  args: { openId: '2' },
  parameters: {
    guide: {
      what: 'A reviewer compares what a candidate entered with the papers, and decides.',
      not: 'a component: each has its own page.',
      keys: 'List and record are Split; all actions are buttons in Tab order. While the focus is in the bench it has the keys that it names.',
    },
    layout: 'fullscreen',
    visual: { width: 1366, height: 768 },
  },
} satisfies Meta<typeof CandidateReviewScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The heading of a candidate's bench has the focus, and so the keys are the bench's. */
const takesFocus = (name: string) => {
  const title = fillText(storySays(benchWords)('title'), { name });
  return waitFor(() => expect(document.activeElement).toHaveTextContent(title));
};

export const OnADesk: Story = { tags: ['visual'] };

export const OnAPhone: Story = {
  tags: ['visual'],
  globals: { viewport: { value: 'phone' } },
  parameters: { visual: { width: 390, height: 844 } },
};

export const NobodyIsOpen: Story = { tags: ['visual'], args: { openId: '' } };

export const SaysWhatToCorrect: Story = {
  play: async ({ canvas }) => {
    const giveBack = storySays(reviewEventWords)('return');
    await userEvent.click(canvas.getByRole('button', { name: giveBack }));
    const dialog = within(await screen.findByRole('dialog', { name: giveBack }));
    await userEvent.click(dialog.getByRole('button', { name: giveBack }));
    await seen(await dialog.findByText(storySays(benchWords)('return_none')));
  },
};

export const ApprovesByKeyAndGoesOn: Story = {
  args: { openId: '' },
  play: async ({ canvas }) => {
    const name = fillText(storySays(candidateWords)('review_named'), { name: '张晓明' });
    await userEvent.click(await canvas.findByRole('button', { name }));
    await takesFocus('张晓明');
    await userEvent.keyboard('a');
    await takesFocus('王雅琴');
  },
};
