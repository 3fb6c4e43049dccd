import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/button.js';
import { Card } from '../card/card.js';
import { Link } from '../link/link.js';
import { Page } from './page.js';

const meta = {
  title: 'Layout/Page',
  component: Page,
  parameters: {
    guide: {
      not: 'a part of a page: Card. A page without the frame: EntryPage.',
      keys: 'The heading takes the focus after a change of route.',
    },
    layout: 'fullscreen',
  },
  args: {
    title: 'Exam sessions',
    description: 'The classes this account may see.',
    actions: <Button variant="primary">New class</Button>,
    children: <Card>…</Card>,
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { width: 'full' } };

export const NarrowWithAWayBack: Story = {
  args: { width: 'narrow', before: <Link to="/enroll">Back</Link> },
};

const heading = createRef<HTMLHeadingElement>();

export const TitleTakesTheFocus: Story = {
  args: { headingRef: heading },
  play: async ({ canvas }) => {
    heading.current?.focus();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Exam sessions' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'New class' })).toHaveFocus();
  },
};

export const LongTitleOnAPhone: Story = {
  args: { title: 'Identificación-de-la-convocatoria-2026-III-de-Shanghái, segunda vuelta extraordinaria' },
  decorators: [
    (Story) => (
      <div style={{ width: '320px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const page = canvas.getByRole('heading', { level: 1 }).closest('.sc-page');
    await expect(page?.scrollWidth).toBeLessThanOrEqual(320);
  },
};
