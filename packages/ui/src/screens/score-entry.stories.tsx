import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Badge, Button, Inline, Page, ScoreGrid } from '../index.js';
import { sampleColumns, sampleMarks, sampleRows, sampleScores } from '../score-grid/sample-scores.js';
import { applyScores } from '../score-grid/score-sheet.js';
import { storySays, useStoryWords } from '../testing/story-words.js';
import { ConsoleFrame } from './sample-frame.js';

const words = {
  title: { zh: '成绩录入', en: 'Score entry', es: 'Introducción de calificaciones', ja: '成績入力' },
  importing: { zh: '导入', en: 'Import', es: 'Importar', ja: '取り込む' },
  hand_in: { zh: '提交复核', en: 'Hand in for checking', es: 'Enviar a comprobación', ja: '確認に回す' },
  first: { zh: '第一次录入', en: 'First entry', es: 'Primera introducción', ja: '1回目の入力' },
  theory: { zh: '理论知识', en: 'Theory', es: 'Teoría', ja: '理論知識' },
  skill: { zh: '技能考核', en: 'Skills', es: 'Práctica', ja: '技能考査' },
  review: { zh: '综合评审', en: 'Overall review', es: 'Evaluación global', ja: '総合評価' },
  absent: { zh: '缺考', en: 'Absent', es: 'Ausente', ja: '欠席' },
} as const;

const isNamed = (id: string): id is keyof typeof words => id in words;

const rows = sampleRows(10);

function ScoreEntryScreen() {
  const t = useStoryWords(words);
  const named = <Each extends { id: string; label: string }>(each: Each) => ({
    ...each,
    label: isNamed(each.id) ? t(each.id) : each.label,
  });
  const [scores, setScores] = useState(sampleScores);
  return (
    <ConsoleFrame activeId="sittings" title={t('title')}>
      <Page
        title={t('title')}
        description="2026 年第三期（上海）· 三级／高级工"
        actions={
          <>
            <Button onClick={fn()}>{t('importing')}</Button>
            <Button variant="primary" onClick={fn()}>
              {t('hand_in')}
            </Button>
          </>
        }
      >
        <Inline>
          <Badge tone="accent">{t('first')}</Badge>
        </Inline>
        <ScoreGrid
          caption={t('title')}
          rows={rows}
          columns={sampleColumns.map(named)}
          marks={sampleMarks.map(named)}
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
    await canvas.findByRole('grid', { name: storySays(words)('title') });
  },
};
