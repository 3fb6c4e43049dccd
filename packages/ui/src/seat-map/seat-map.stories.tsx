import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { sampleSays, useSampleWords } from '../testing/sample-words.js';
import { saidBy } from '../testing/spoken.js';
import { sampleHall, samplePeople, sampleRooms, seatInOrder } from './sample-seats.js';
import { SeatMap, type SeatMapProps } from './seat-map.js';
import { seatMapWords } from './seat-map-words.js';
import { sameUnitNeighbours } from './seat-neighbours.js';

const people = samplePeople(20);
const [firstRoom] = sampleRooms;
const value = [
  ...(firstRoom ? seatInOrder(people.slice(0, 18), firstRoom) : []),
  { person_id: '19', room_id: 'r2', row: 1, column: 1 },
];

function Demo({ value: start, onValueChange, ...props }: SeatMapProps) {
  const t = useSampleWords();
  const [seatings, setSeatings] = useState(start);
  return (
    <SeatMap
      {...props}
      value={seatings}
      onValueChange={(next) => {
        onValueChange?.(next);
        setSeatings(next);
      }}
      highlights={
        props.highlights ??
        sameUnitNeighbours(props.rooms, props.people, seatings, (other) => t('与{}同单位相邻', other.name))
      }
    />
  );
}

const meta = {
  title: 'Data/SeatMap',
  component: SeatMap,
  args: { rooms: sampleRooms, people, value, onValueChange: fn() },
  render: (args) => <Demo {...args} />,
  parameters: {
    guide: {
      not: 'counting free seats: SeatsBar. People without seats: DataTable.',
      keys: 'Arrows walk the seats; Enter picks a person up and puts him down, Escape cancels, plus and minus zoom; the list does the same by buttons.',
    },
  },
} satisfies Meta<typeof SeatMap>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const wide = { visual: { width: 1000, height: 620 } };

const loaded = (canvas: Canvas) => canvas.findByRole('grid', { name: sampleSays('第一考场') });
const seatAt = (grid: HTMLElement, row: number, column: number): HTMLElement => {
  const seat = grid.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`);
  if (!seat) throw new Error(`There is no seat ${column} in row ${row}.`);
  return seat;
};
const pointAt = (seat: HTMLElement) => {
  const { left, top, width, height } = seat.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
};

export const Default: Story = {
  tags: ['visual'],
  parameters: wide,
  play: async ({ canvas }) => {
    const grid = await loaded(canvas);
    await expect(seatAt(grid, 1, 1)).toHaveAccessibleName(/张晓明, 20260001, 科技协会/);
  },
};

/** On a seat only the end of a number has room; its name and its title have the whole of it. */
export const TellsApartByTheEndOfTheNumber: Story = {
  args: {
    people: people.map((person, at) => ({
      ...person,
      ticket: `TC26-0021-T${String(at + 1).padStart(4, '0')}`,
    })),
  },
  play: async ({ canvas }) => {
    const seat = seatAt(await loaded(canvas), 1, 1);
    await expect(seat.querySelector('[data-end]')).toHaveAttribute('data-end', 'T0001');
    await expect(seat).toHaveAccessibleName(/张晓明, TC26-0021-T0001, 科技协会/);
    await expect(seat).toHaveAttribute('title', seat.getAttribute('aria-label'));
  },
};

export const Playground: Story = {
  args: { readOnly: false },
  play: async ({ canvas }) => {
    await loaded(canvas);
  },
};

export const MovesAndSwapsByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const grid = await loaded(canvas);
    await userEvent.click(seatAt(grid, 1, 1));
    await userEvent.keyboard('{Enter}');
    await expect(
      canvas.getByText(saidBy(seatMapWords).pickedUp('张晓明', saidBy(seatMapWords).seat(1, 1))),
    ).toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(
      canvas.getByText(saidBy(seatMapWords).swapped('张晓明', '李思远', saidBy(seatMapWords).seat(1, 2))),
    ).toBeInTheDocument();
    await expect(seatAt(grid, 1, 2)).toHaveFocus();
    await expect(seatAt(grid, 1, 1)).toHaveTextContent('李思远');
    await userEvent.keyboard(' {Control>}{ArrowDown}{/Control}{ArrowUp}{Enter}');
    await expect(
      canvas.getByText(saidBy(seatMapWords).moved('张晓明', saidBy(seatMapWords).seat(4, 2))),
    ).toBeInTheDocument();
    await expect(seatAt(grid, 4, 2)).toHaveTextContent('张晓明');
    await expect(seatAt(grid, 1, 2)).toHaveAccessibleName(
      `${saidBy(seatMapWords).seat(1, 2)}, ${saidBy(seatMapWords).free}`,
    );
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
  },
};

export const CancelsAndRefuses: Story = {
  play: async ({ args, canvas }) => {
    const grid = await loaded(canvas);
    await userEvent.click(seatAt(grid, 3, 1));
    await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}{Enter}');
    await expect(
      canvas.getByText(saidBy(seatMapWords).refused(saidBy(seatMapWords).seat(5, 1))),
    ).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect(seatAt(grid, 3, 1)).toHaveFocus();
    await expect(
      canvas.getByText(new RegExp(saidBy(seatMapWords).cancelled('.*', saidBy(seatMapWords).seat(3, 1)))),
    ).toBeInTheDocument();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Drags: Story = {
  tags: ['visual'],
  parameters: wide,
  play: async ({ args, canvas }) => {
    const grid = await loaded(canvas);
    const mouse = userEvent.setup();
    const [from, to, last] = [seatAt(grid, 1, 1), seatAt(grid, 4, 3), seatAt(grid, 4, 4)];
    await mouse.pointer([
      { keys: '[MouseLeft>]', target: from, coords: pointAt(from) },
      { target: to, coords: pointAt(to) },
    ]);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: saidBy(seatMapWords).putDown })).toBeVisible(),
    );
    await mouse.pointer([
      { target: to, coords: pointAt(to) },
      { keys: '[/MouseLeft]', target: to, coords: pointAt(to) },
    ]);
    await waitFor(() => expect(to).toHaveTextContent('张晓明'));
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    // A second one is left in the air, for the picture.
    const next = seatAt(grid, 1, 2);
    await mouse.pointer([
      { keys: '[MouseLeft>]', target: next, coords: pointAt(next) },
      { target: last, coords: pointAt(last) },
    ]);
    await waitFor(() => expect(next).toHaveAttribute('data-carried'));
    await mouse.pointer({ target: last, coords: pointAt(last) });
    await waitFor(() => expect(last).toHaveAttribute('data-target'));
  },
};

export const MovesByButtons: Story = {
  play: async ({ canvas }) => {
    const grid = await loaded(canvas);
    await userEvent.click(seatAt(grid, 1, 1));
    await userEvent.click(canvas.getByRole('button', { name: saidBy(seatMapWords).pickUp('张晓明') }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: saidBy(seatMapWords).room }), 'r2');
    const other = canvas.getByRole('grid', { name: sampleSays('第二考场') });
    await userEvent.click(seatAt(other, 2, 2));
    await userEvent.click(canvas.getByRole('button', { name: saidBy(seatMapWords).putDown }));
    await expect(seatAt(other, 2, 2)).toHaveTextContent('张晓明');
    await expect(seatAt(other, 2, 2)).toHaveFocus();
  },
};

export const TellsNeighboursOfOneUnit: Story = {
  play: async ({ canvas }) => {
    const grid = await loaded(canvas);
    await expect(seatAt(grid, 1, 1)).toHaveAccessibleName(
      new RegExp(`, ${sampleSays('与{}同单位相邻', '周海燕')}$`),
    );
    await userEvent.click(seatAt(grid, 1, 1));
    await userEvent.keyboard('{Enter}{ArrowRight}{Enter}');
    await expect(seatAt(grid, 1, 2)).toHaveAccessibleName(
      `${saidBy(seatMapWords).seat(1, 2)}, 张晓明, 20260001, 科技协会`,
    );
  },
};

export const FindsAPerson: Story = {
  play: async ({ canvas }) => {
    const grid = await loaded(canvas);
    await userEvent.type(canvas.getByRole('searchbox', { name: saidBy(seatMapWords).find }), '2026000');
    await expect(canvas.getByText(saidBy(seatMapWords).found(9))).toBeVisible();
    await expect(grid.querySelectorAll('[data-found]')).toHaveLength(9);
    await userEvent.keyboard('8{Enter}');
    await expect(seatAt(grid, 2, 2)).toHaveFocus();
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.type(canvas.getByRole('searchbox'), '20260019{Enter}');
    const other = await canvas.findByRole('grid', { name: sampleSays('第二考场') });
    await expect(seatAt(other, 1, 1)).toHaveFocus();
  },
};

export const Zooms: Story = {
  play: async ({ canvas }) => {
    const grid = await loaded(canvas);
    const before = seatAt(grid, 1, 1).offsetWidth;
    await userEvent.click(canvas.getByRole('button', { name: saidBy(seatMapWords).zoomIn }));
    await expect(seatAt(grid, 1, 1).offsetWidth).toBeGreaterThan(before);
    await userEvent.click(seatAt(grid, 1, 1));
    await userEvent.keyboard('--');
    await expect(seatAt(grid, 1, 1).offsetWidth).toBeLessThan(before);
    await userEvent.keyboard('0');
    await expect(seatAt(grid, 1, 1).offsetWidth).toBe(before);
    await fireEvent.wheel(grid, { deltaY: -100, ctrlKey: true });
    await expect(await canvas.findByRole('button', { name: '125 %' })).toBeVisible();
  },
};

export const AsAList: Story = {
  tags: ['visual'],
  parameters: wide,
  play: async ({ canvas }) => {
    await loaded(canvas);
    await userEvent.click(canvas.getByRole('button', { name: saidBy(seatMapWords).list }));
    await expect(canvas.getAllByRole('row')).toHaveLength(21);
    await expect(canvas.getByText(saidBy(seatMapWords).noSeat)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '王雅琴' }));
    const grid = await loaded(canvas);
    await expect(seatAt(grid, 1, 3)).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: saidBy(seatMapWords).list }));
  },
};

export const OnAPhone: Story = {
  tags: ['visual'],
  globals: { viewport: { value: 'phone' } },
  parameters: { visual: { width: 390, height: 720 } },
  play: async ({ canvas }) => {
    await canvas.findByRole('table');
    await userEvent.click(canvas.getByRole('button', { name: '赵子龙' }));
    const grid = await loaded(canvas);
    await expect(seatAt(grid, 1, 5)).toHaveFocus();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ args, canvas }) => {
    const grid = await loaded(canvas);
    await userEvent.click(seatAt(grid, 1, 1));
    await userEvent.keyboard('{Enter}{ArrowRight}{Enter}');
    await expect(seatAt(grid, 1, 2)).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(
      canvas.queryByRole('button', { name: new RegExp(saidBy(seatMapWords).pickUp('.*')) }),
    ).toBeNull();
  },
};

const crowd = samplePeople(1150);

export const AHall: Story = {
  parameters: {
    // The rows are alike, and axe takes longer over 1,200 seats than a test may.
    a11y: { context: { exclude: ['.sc-seat-row:nth-child(n + 5)'] } },
  },
  args: { rooms: [sampleHall], people: crowd, value: seatInOrder(crowd, sampleHall), highlights: [] },
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: sampleSays('大礼堂') });
    await userEvent.click(seatAt(grid, 1, 1));
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(seatAt(grid, 30, 40)).toHaveFocus());
    await expect(seatAt(grid, 30, 40)).toBeVisible();
  },
};

export const Loading: Story = { args: { state: 'loading' } };

export const Empty: Story = { args: { rooms: [] } };
