import { defaultExam, scoreMarks } from '@skillcert/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import {
  Banner,
  Button,
  Card,
  DataTable,
  FilterBar,
  type FilterValue,
  Page,
  Pagination,
  ScoreGrid,
  type ScoreSheet,
  Stack,
  Tabs,
  Text,
} from '../index.js';
import { sampleRows } from '../score-grid/sample-scores.js';
import { applyScores } from '../score-grid/score-sheet.js';
import { storySays } from '../testing/story-words.js';
import { ConsoleFrame } from './sample-frame.js';
import { classMenu } from './sample-menus.js';
import { useLocalised, useSay } from './sample-say.js';
import { scoreMarkWords, scoreStatusWords, scoreWords } from './sample-score-words.js';
import { TwoLines } from './sample-two-lines.js';

const nothing = () => undefined;
const rows = sampleRows(10);
const level = '3';
const subjects = defaultExam.subjects.filter(({ id }) => defaultExam.levels[level]?.includes(id));
const counted = ['empty', 'entered_once', 'conflict', 'agreed', 'frozen', 'published'] as const;
const counts = { empty: 4, entered_once: 4, conflict: 1, agreed: 1, frozen: 0, published: 0 };
const keys = { absent: 'q', violation: 'w' } as const;
const states = Object.keys(scoreStatusWords) as (keyof typeof scoreStatusWords)[];

/** This person's entries: two texts of them are no scores. */
const entered: ScoreSheet = {
  1: { theory: 85, practical: 78 },
  2: { theory: 62, practical: 'absent' },
  3: { theory: 910, practical: '8O' },
  4: { theory: 90, practical: 88 },
};

/** The progress of each subject. */
function SubjectBoard() {
  const t = useSay(scoreWords);
  const statusTitle = useSay(scoreStatusWords);
  const localised = useLocalised();
  return (
    <Card padding="none">
      <DataTable
        caption={t('subjects')}
        rows={subjects}
        rowId={({ id }) => id}
        rowLabel={({ title }) => localised(title)}
        columns={[
          {
            id: 'subject',
            header: t('subject'),
            card: 'title',
            cell: ({ title, full_points, pass_points }) => (
              <TwoLines
                named
                first={localised(title)}
                second={t('pass_rule', { pass: String(pass_points), full: String(full_points) })}
              />
            ),
          },
          ...counted.map((status) => ({
            id: status,
            header: statusTitle(status),
            align: 'end' as const,
            cell: () => <Text tabular>{counts[status]}</Text>,
          })),
        ]}
        rowActions={() => null}
      />
    </Card>
  );
}

/** The sheet that scores are typed or pasted into. */
function Entry() {
  const t = useSay(scoreWords);
  const statusTitle = useSay(scoreStatusWords);
  const markTitle = useSay(scoreMarkWords);
  const localised = useLocalised();
  const [scores, setScores] = useState(entered);
  const [value, setValue] = useState<FilterValue>({});
  return (
    <Stack>
      <FilterBar
        filters={[
          { kind: 'text', id: 'search', label: t('search'), maxLength: 80 },
          {
            kind: 'select',
            id: 'status',
            label: t('state'),
            options: states.map((each) => ({ value: each, label: statusTitle(each) })),
          },
        ]}
        value={value}
        onValueChange={setValue}
      />
      <ScoreGrid
        caption={t('entry')}
        rows={rows}
        columns={subjects.map(({ id, title, full_points }) => ({
          id,
          label: localised(title),
          max: full_points,
        }))}
        marks={scoreMarks.map((id) => ({ id, label: markTitle(id), key: keys[id] }))}
        value={scores}
        onChange={(changes) => setScores(applyScores(scores, changes))}
      />
      <Card padding="none">
        <Pagination page={1} limit={20} total={rows.length} onPageChange={nothing} onLimitChange={nothing} />
      </Card>
    </Stack>
  );
}

function ScoreEntryScreen() {
  const t = useSay(scoreWords);
  return (
    <ConsoleFrame menu={classMenu} activeId="exam_lists" title={t('title')} inClass="2026 年第三期（上海）">
      <Page
        title={t('title')}
        description={t('about')}
        width="full"
        actions={
          <>
            <Button>{t('statistics')}</Button>
            <Button>{t('sittings')}</Button>
          </>
        }
      >
        <Banner
          tone="warning"
          actions={
            <Button size="small" aria-label={t('show_proposed')}>
              {t('show')}
            </Button>
          }
        >
          {t('waiting', { count: '2' })}
        </Banner>
        <SubjectBoard />
        <Tabs
          label={t('views')}
          value="entry"
          onValueChange={nothing}
          items={[
            { id: 'entry', label: t('entry'), content: <Entry /> },
            { id: 'results', label: t('results') },
          ]}
        />
      </Page>
    </ConsoleFrame>
  );
}

const meta = {
  title: 'Screens/Score entry',
  component: ScoreEntryScreen,
  parameters: {
    guide: {
      what: 'Scores of a class entered by two people: how far each subject is, and the sheet.',
      not: 'a component: each has its own page.',
      keys: 'As ScoreGrid.',
    },
    layout: 'fullscreen',
    visual: { width: 1366, height: 768 },
  },
} satisfies Meta<typeof ScoreEntryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnADesk: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await canvas.findByRole('grid', { name: storySays(scoreWords)('entry') });
  },
};
