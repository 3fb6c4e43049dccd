import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumb } from './breadcrumb.js';

const meta = {
  title: 'Navigation/Breadcrumb',
  component: Breadcrumb,
  args: {
    items: [
      { id: 'home', label: '首页', to: '/index' },
      { id: 'applicants', label: '考生管理' },
      { id: 'list', label: '资格审核', to: '/applicants/applicants-lists' },
    ],
  },
  parameters: {
    guide: {
      not: 'the steps of a flow: Steps. One level only: the title of the page says it.',
      keys: 'Tab goes from link to link.',
    },
  },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getAllByRole('listitem').at(-1)).toHaveAttribute('aria-current', 'page');
  },
};

export const Playground: Story = {};

export const External: Story = {
  args: {
    items: [
      { id: 'a', label: 'Handbook', to: 'https://example.org', external: true },
      { id: 'b', label: 'Here' },
    ],
  },
};

/** In a line that is too short, every step gives up some of its room and none is printed outside. */
export const InAShortLine: Story = {
  args: {
    items: [
      { id: 'home', label: '首页', to: '/index' },
      { id: 'long', label: 'Instituciones y responsables de convocatoria' },
    ],
  },
  decorators: [(Story) => <div style={{ width: '14rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};
