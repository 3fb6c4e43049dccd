import { defaultExam } from '@skillcert/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { screen, userEvent, within } from 'storybook/test';
import { Combobox, Drawer, Field, SeatMap, Stack, sameUnitNeighbours } from '../index.js';
import { samplePeople, seatInOrder } from '../seat-map/sample-seats.js';
import { useSampled } from '../testing/sample-words.js';
import { seen } from '../testing/seen.js';
import { storySays } from '../testing/story-words.js';
import { useLocalised, useSay } from './sample-say.js';
import { seatWords } from './sample-seat-words.js';
import { TicketsPage } from './sample-tickets-page.js';

const sampleRoom = {
  id: '1',
  label: '第一考场',
  rows: 5,
  columns: 6,
  blocked: [
    { row: 5, column: 1 },
    { row: 5, column: 6 },
  ],
};
const people = samplePeople(18);

function SeatPlanScreen() {
  const t = useSay(seatWords);
  const localised = useLocalised();
  const room = useSampled(sampleRoom);
  const rooms = [room];
  const [open, setOpen] = useState(false);
  const [seatings, setSeatings] = useState(() => seatInOrder(people, room));
  const sitting = `${room.label} · ${localised(defaultExam.subjects[0]?.title)} · 2026-12-20 09:00`;
  return (
    <TicketsPage onSeats={() => setOpen(true)}>
      <Drawer
        open={open}
        onOpenChange={setOpen}
        size="large"
        title={t('seat_map')}
        description={t('seat_map_text')}
      >
        <Stack>
          <Field label={t('sitting')}>
            <Combobox
              value="1"
              valueLabel={sitting}
              onValueChange={() => undefined}
              onSearch={async () => [{ value: '1', label: sitting }]}
              minLength={0}
            />
          </Field>
          <SeatMap
            rooms={rooms}
            people={people}
            value={seatings}
            onValueChange={(next) => setSeatings(next)}
            highlights={sameUnitNeighbours(rooms, people, seatings, ({ name }) => t('beside', { name }))}
          />
        </Stack>
      </Drawer>
    </TicketsPage>
  );
}

const meta = {
  title: 'Screens/Seat plan',
  component: SeatPlanScreen,
  parameters: {
    guide: {
      what: 'The seats of a sitting beside the tickets: who moves to another desk gets a new ticket.',
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
    const name = storySays(seatWords)('seat_map');
    await userEvent.click(canvas.getByRole('button', { name }));
    await seen(await within(await screen.findByRole('dialog', { name })).findByRole('grid'));
  },
};
