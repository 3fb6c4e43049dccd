import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.js';
import { Card } from '../card/card.js';
import { Link } from '../link/link.js';
import { Page } from './page.js';

const meta = {
  title: 'Layout/Page',
  component: Page,
  parameters: { layout: 'fullscreen' },
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
