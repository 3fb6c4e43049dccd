import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Badge, Button, Inline, Page, ScoreGrid } from '../index.js';
import { sampleColumns, sampleMarks, sampleRows, sampleScores } from '../score-grid/sample-scores.js';
import { applyScores } from '../score-grid/score-sheet.js';
import { ConsoleFrame } from './sample-frame.js';

const rows = sampleRows(10);

function ScoreEntryScreen() {
  const [scores, setScores] = useState(sampleScores);
  return (
    <ConsoleFrame activeId="sittings" title="成绩录入">
      <Page
        title="成绩录入"
        description="2026 年第三期（上海）· 理论知识"
        actions={
          <>
            <Button onClick={fn()}>导入</Button>
            <Button variant="primary" onClick={fn()}>
              提交复核
            </Button>
          </>
        }
      >
        <Inline>
          <Badge tone="accent">第一次录入</Badge>
        </Inline>
        <ScoreGrid
          caption="成绩录入"
          rows={rows}
          columns={sampleColumns}
          marks={sampleMarks}
          value={scores}
          onChange={(changes) => setScores(applyScores(scores, changes))}
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
      what: 'Scores of a class entered, checked and handed in.',
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
    await canvas.findByRole('grid', { name: '成绩录入' });
  },
};
