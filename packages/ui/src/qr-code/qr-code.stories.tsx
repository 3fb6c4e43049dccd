import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { QRCode } from './qr-code.js';

const meta = {
  title: 'Content/QRCode',
  component: QRCode,
  args: { value: 'https://example.org/enroll/create?class=1', label: 'Enrolment link' },
  parameters: { guide: { not: 'an address on the screen of the phone that would read it: Link.' } },
} satisfies Meta<typeof QRCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const code = await canvas.findByRole('img', { name: 'Enrolment link' });
    await waitFor(() => expect(code.querySelector('path')?.getAttribute('d')?.length).toBeGreaterThan(500));
  },
};

export const Playground: Story = { args: { size: 'lg' } };

export const Small: Story = { args: { size: 'sm' } };

export const Chinese: Story = { args: { value: '技能等级认定·张晓明', label: '准考证' } };

export const TooLong: Story = {
  args: { value: 'https://example.org/'.padEnd(2400, 'x') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: /^Enrolment link: / })).toBeVisible();
  },
};
