import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Tabs, type TabsProps } from './tabs.js';

function Demo(props: TabsProps) {
  const [value, setValue] = useState(props.value);
  return <Tabs {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  args: {
    label: 'Reviews',
    value: 'open',
    onValueChange: () => undefined,
    items: [
      { id: 'open', label: 'Waiting', count: 12, content: 'Twelve reviews wait.' },
      { id: 'mine', label: 'Mine', count: 3, content: 'Three are mine.' },
      { id: 'done', label: 'Done', content: 'All done.' },
    ],
  },
  render: (args) => <Demo {...args} />,
  parameters: {
    guide: {
      not: 'steps in an order: Steps. Places of the product: Sidebar. What is compared: show both.',
      keys: 'Tab reaches the chosen tab, arrows, Home and End change it; Tab goes on into the panel.',
    },
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { value: 'mine' } };

export const MovesByKeyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('tab', { name: /Waiting/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /Mine/ })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Three are mine.');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Done' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /Waiting/ })).toHaveFocus();
  },
};
