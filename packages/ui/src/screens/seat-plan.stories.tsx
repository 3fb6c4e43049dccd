import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button, Page, SeatMap } from '../index.js';
import { samplePeople, sampleRooms, seatInOrder } from '../seat-map/sample-seats.js';
import { ConsoleFrame } from './sample-frame.js';

const people = samplePeople(20);
const start = sampleRooms.slice(0, 1).flatMap((room) => [...seatInOrder(people.slice(0, 18), room)]);

function SeatPlanScreen() {
  const [seatings, setSeatings] = useState(start);
  return (
    <ConsoleFrame activeId="sittings" title="考场座位">
      <Page
        title="考场座位"
        description="2026 年第三期（上海）· 理论知识"
        width="full"
        actions={
          <>
            <Button onClick={fn()}>重新分配</Button>
            <Button variant="primary" onClick={fn()}>
              生成准考证
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
