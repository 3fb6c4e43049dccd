import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button, Page, SeatMap } from '../index.js';
import { samplePeople, sampleRooms, seatInOrder } from '../seat-map/sample-seats.js';
import { useStoryWords } from '../testing/story-words.js';
import { ConsoleFrame } from './sample-frame.js';

const words = {
  title: { zh: '考场座位', en: 'Seats', es: 'Asientos', ja: '座席' },
  theory: { zh: '理论知识', en: 'Theory', es: 'Teoría', ja: '理論知識' },
  again: { zh: '重新分配', en: 'Seat again', es: 'Asignar de nuevo', ja: '割り当て直す' },
  tickets: { zh: '生成准考证', en: 'Issue tickets', es: 'Emitir tarjetas', ja: '受験票を発行' },
} as const;

const people = samplePeople(20);
const start = sampleRooms.slice(0, 1).flatMap((room) => [...seatInOrder(people.slice(0, 18), room)]);

function SeatPlanScreen() {
  const t = useStoryWords(words);
  const [seatings, setSeatings] = useState(start);
  return (
    <ConsoleFrame activeId="sittings" title={t('title')}>
      <Page
        title={t('title')}
        description={`2026 年第三期（上海）· ${t('theory')}`}
        width="full"
        actions={
          <>
            <Button onClick={fn()}>{t('again')}</Button>
            <Button variant="primary" onClick={fn()}>
              {t('tickets')}
            </Button>
          </>
        }
      >
        <SeatMap
          rooms={sampleRooms}
          people={people}
          value={seatings}
          onValueChange={(next) => setSeatings([...next])}
        />
      </Page>
    </ConsoleFrame>
  );
}

const meta = {
  title: 'Screens/Seat plan',
  component: SeatPlanScreen,
  parameters: {
    guide: {
      what: 'Candidates set into the rooms of a sitting.',
      not: 'a component: each has its own page.',
      keys: 'As SeatMap.',
    },
    layout: 'fullscreen',
    visual: { width: 1366, height: 900 },
  },
} satisfies Meta<typeof SeatPlanScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnADesk: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('grid'))[0]).toBeVisible();
  },
};
