import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.js';
import { Descriptions } from '../descriptions/descriptions.js';
import { Card } from './card.js';

const meta = {
  title: 'Layout/Card',
  component: Card,
  args: {
    title: '2026 年第三期（上海）',
    description: 'Intermediate · 21 Nov – 30 Nov',
    children: (
      <Descriptions
        items={[
          { id: 'unit', label: 'Unit', value: '上海市科技创业协会' },
          { id: 'fee', label: 'Fee', value: '¥1,280.00' },
        ]}
      />
    ),
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { padding: 'lg' } };

export const ActionsAndFooter: Story = {
  args: { actions: <Button size="small">Edit</Button>, footer: <Button variant="primary">Enter</Button> },
};

export const WithoutTitle: Story = { args: { title: undefined, description: undefined } };
